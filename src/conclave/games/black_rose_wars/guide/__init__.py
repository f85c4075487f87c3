"""What people look up and learn from: cards, rules, sentences."""
