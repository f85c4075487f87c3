"""A match: seats, record, undo horizon, save and resume. No sockets."""
