"""Black Rose Wars, in the making: rules, language and cards; not yet offered as a game."""
