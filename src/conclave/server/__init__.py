"""The web table: HTTP, websockets, the store, the lobby. The only part of Conclave with async code."""
