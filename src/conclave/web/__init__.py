"""The page: a generic client that draws scenes; the server sends these files as they are."""
