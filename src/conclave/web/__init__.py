"""The page: a generic client that draws scenes. No Python lives here; the server sends these files as they are."""
