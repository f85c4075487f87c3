"""What people look up and learn from."""
