"""What Dark Artifacts looks like and what it says."""
