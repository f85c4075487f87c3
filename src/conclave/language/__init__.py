"""The card language that every card game shares, generic in the state `S` and in the texts `F` of a game.

A card is a list of lines; a line is a verb, and what it points at is a noun, a number or a test. Here are
the words that know no game: how a text goes on (`flow`), how it asks (`grammar`), and what can be said of
any set (`sets`), number (`numbers`) or test (`tests`). A game adds its own nouns and verbs, and says in a
`Grammar` of its own how it asks. So a game begins with:

    class Effect(Text):                                  # in rules: the pronouns of its cards, and `copy`
    Noun = speech.Noun[Table, Effect]                    # in words: its parts of speech
    class OfThisGame(Grammar[Table, Effect]):            # in words: whoever is asked, what a pick means ...
    GRAMMAR = OfThisGame(yes=YES, branch=BRANCH, picks=[PICK], asks_may=ASKS_MAY, ...)
    pick, each, may = GRAMMAR.pick, GRAMMAR.each, GRAMMAR.may

A noun gives either `of`, or `most` and `why_not`, from which `of` follows. A line that asks answers "why
not?" itself (`Step.why_not`) from the noun it asks about, so options and refusals come from one place.
"""
