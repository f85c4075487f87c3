"""What the cards of Mage Wars do, by kind of card."""
