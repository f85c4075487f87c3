"""Black Rose Wars: one file per chapter of the rules or group of cards; `layout` builds positions."""
