"""Mage Wars Arena, with Lost Grimoire: duels of Mages, each with a book of spells to choose from."""
