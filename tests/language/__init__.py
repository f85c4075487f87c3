"""The card language that every game shares."""
