"""The games of this box. Others reach them through the registry."""
