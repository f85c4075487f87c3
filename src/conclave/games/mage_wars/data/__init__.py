"""The printed facts of the cards, and the published spellbooks."""
