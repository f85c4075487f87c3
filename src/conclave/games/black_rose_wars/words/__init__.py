"""The language of the cards of Black Rose Wars."""
