"""What Black Rose Wars looks like and what it says."""
