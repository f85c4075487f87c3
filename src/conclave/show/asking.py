"""What the viewer is asked, as a scene shows it: the question, its answers, and what else may be asked about.

All of it follows from the vocabulary; a game adds the facts that the numbers of an option do not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import Any

from mypy_extensions import mypyc_attr

from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS, USE
from conclave.show.names import MOST, Names
from conclave.show.scene import Choice, Deed, Prompt
from conclave.show.sentences import NO_SENTENCE, Fact, Sentence, Thing
from conclave.show.vocabulary import Verb, Vocabulary

KEY = "key"
"""The name under which facts may bring another sentence than the usual one."""

More = Mapping[str, Fact]


def family_name(family: str) -> Callable[[Any, int], Thing]:
    """How a thing is called whose number is all that its name rests on."""

    def thing(look: Any, x: int) -> Thing:
        return (family, x)

    return thing


def family_key(family: str) -> Callable[[Any, int], str]:
    """The key of a thing that is always drawn."""

    def key(look: Any, x: int) -> str:
        return f"{family}-{x}" if x >= 0 else ""

    return key


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """How questions and answers of a game are told.

    For families: `things` gives the facts by which one of a number is called, `keys` its key in the scene, or
    nothing where it is not drawn. For verbs: `labels` adds facts, `notes` says what to read before choosing,
    `points` which things an option is about, `pictures` names a drawing. For questions: `questions` adds
    facts, `helps` and `rules` take the place of the usual ones, `about` names the things a question is about.
    `takes` names, for a question and a verb, the families of what the verb takes there, if not the usual.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        *,
        things: Mapping[str, Callable[[Any, int], Thing]] | None = None,
        keys: Mapping[str, Callable[[Any, int], str]] | None = None,
        labels: Mapping[int, Callable[[Any, Option], More]] | None = None,
        notes: Mapping[int, Callable[[Any, Option], Fact]] | None = None,
        points: Mapping[int, Callable[[Any, Option], tuple[str, ...]]] | None = None,
        pictures: Mapping[int, Callable[[Any, Option], str]] | None = None,
        questions: Mapping[int, Callable[[Any, Decision], More]] | None = None,
        helps: Callable[[Any, Decision], Sentence | None] | None = None,
        rules: Callable[[Any, Decision], str] | None = None,
        about: Callable[[Any, Decision], tuple[str, ...]] | None = None,
        kinds: Callable[[Any, Decision], str] | None = None,
        takes: Mapping[tuple[int, int], tuple[str, ...]] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        families = {family for verb in vocabulary.verbs for _, family in verb.slots}
        families |= {family for kind in vocabulary.kinds for _, family in kind.slots}
        self.things = {family: family_name(family) for family in families} | dict(things or {})
        self.keys = {family: family_key(family) for family in families & vocabulary.shown} | dict(keys or {})
        self.labels = labels or {}
        self.notes = notes or {}
        self.points = points or {}
        self.pictures = pictures or {}
        self.questions = questions or {}
        self.helps = helps
        self.rules = rules
        self.about = about
        self.kinds = kinds
        self.takes = takes or {}
        self.deeds = lru_cache(1_000)(self._deeds)
        self.option_key = lru_cache(1_000)(self._option_key)

    # --- answers ------------------------------------------------------------------------------------------
    def label(self, look: Any, o: Option, d: Decision | None) -> Sentence:
        """An option as a sentence; `option-stop-act`, for the question `act`, goes before `option-stop`."""
        facts = self.named(look, o)
        more = self.labels.get(o.verb)
        if more is not None:
            facts.update(more(look, o))
        own = facts.pop(KEY, None)
        key = str(own) if own is not None else self.option_key(o.verb, d.about if d is not None else -1)
        return key, tuple(facts.items())

    def _option_key(self, verb: int, about: int) -> str:
        """The usual sentence for a verb, after one for the question if there is one."""
        key = f"option-{self.vocabulary.verbs[verb].name}"
        return f"{key}-{self.vocabulary.questions[about].name}|{key}" if about >= 0 else key

    def named(self, look: Any, o: Option) -> dict[str, Fact]:
        """The things that the numbers of an option stand for."""
        found: dict[str, Fact] = {}
        x = o.a
        for fact, family in self.vocabulary.verbs[o.verb].slots:
            if fact and x >= 0:
                found[fact] = self.things[family](look, x)
            x = o.b
        return found

    def pointed_at(self, look: Any, o: Option) -> tuple[str, ...]:
        """The keys of the things an option is about, as far as they are drawn."""
        own = self.points.get(o.verb)
        if own is not None:
            return own(look, o)
        found: list[str] = []
        x = o.a
        for _, family in self.vocabulary.verbs[o.verb].slots:
            key = self.keys[family](look, x) if family in self.keys and x >= 0 else ""
            if key:
                found.append(key)
            x = o.b
        return tuple(found)

    def option(self, look: Any, d: Decision, index: int, o: Option) -> tuple[Any, ...]:
        """All that is shown of an option."""
        note = self.notes.get(o.verb)
        picture = self.pictures.get(o.verb)
        return (
            index,
            self.vocabulary.verbs[o.verb].name,
            (o.verb, o.a, o.b),
            self.label(look, o, d),
            self.pointed_at(look, o),
            note(look, o) if note is not None else "",
            picture(look, o) if picture is not None else "",
        )

    # --- the question -------------------------------------------------------------------------------------
    def facts(self, look: Any, d: Decision | None) -> tuple[Any, ...]:
        """All that is shown of a question; nothing where the viewer is not asked."""
        if d is None:
            return ()
        options = d.options
        offered = tuple(dict.fromkeys([o.verb for o in options]))
        kind = self.kind(look, d)
        return (
            d.seat,
            kind,
            self.question(look, d, kind),
            self.help(look, d, kind),
            self.rule(look, d),
            self.about(look, d) if self.about is not None else (),
            (d.about, offered),
            not d.open and PASS in offered,
            tuple([self.option(look, d, index, o) for index, o in enumerate(options)]),
        )

    def kind(self, look: Any, d: Decision) -> str:
        """The name of a question."""
        return self.kinds(look, d) if self.kinds else self.vocabulary.questions[d.about].name

    def question(self, look: Any, d: Decision, kind: str) -> Sentence:
        """A question of a kind as a sentence."""
        more = self.questions.get(d.about)
        facts = dict(more(look, d)) if more is not None else {}
        key = str(facts.pop(KEY, f"ask-{kind}"))
        return key, tuple(facts.items())

    def help(self, look: Any, d: Decision, kind: str) -> Sentence:
        """What a newcomer should know when asked this for the first time."""
        own = self.helps(look, d) if self.helps is not None else None
        return own if own is not None else (f"help-{kind}", ())

    def rule(self, look: Any, d: Decision) -> str:
        """The rule that a question comes from."""
        return self.rules(look, d) if self.rules is not None else self.vocabulary.questions[d.about].rule

    def _deeds(self, about: int, offered: tuple[int, ...]) -> tuple[Deed, ...]:
        """What a person may expect to be offered at a question, beside what is, and so may ask about."""
        often = self.vocabulary.questions[about].often
        verbs = [*often, *[verb for verb in offered if verb not in often and verb not in (PASS, USE)]]
        return tuple([self.deed(about, self.vocabulary.verbs[verb]) for verb in verbs])

    def deed(self, about: int, verb: Verb) -> Deed:
        """A verb as a person may ask about it: with things that are shown, as far as there are such."""
        shown = self.vocabulary.shown
        usual = tuple(takewhile(shown.__contains__, verb.takes))
        takes = self.takes.get((about, verb.number), usual)
        return Deed(name=verb.short, verb=verb.number, takes=takes, mine=verb.mine)

    # --- drawing ------------------------------------------------------------------------------------------
    def draw(self, names: Names, facts: tuple[Any, ...]) -> Prompt | None:
        """A question with its answers."""
        if not facts:
            return None
        seat, kind, question, helping, rule, about, deeds, may_stand, options = facts
        before = names.drawn.setdefault(self, {})
        return Prompt(
            seat=seat,
            question=names.capital(question),
            rule=rule,
            choices=tuple([before.get(option) or choice(names, before, option) for option in options]),
            points_at=about,
            kind=kind,
            help=names.tell(helping) if is_known(names, helping) else "",
            deeds=self.deeds(*deeds),
            may_stand=may_stand,
        )


def is_known(names: Names, sentence: Sentence) -> bool:
    """Whether the locale has a sentence."""
    return sentence != NO_SENTENCE and any(names.words.knows(key) for key in sentence[0].split("|"))


def choice(names: Names, before: dict[Any, Choice], option: tuple[Any, ...]) -> Choice:
    """An answer, drawn from its facts and remembered."""
    index, verb, code, label, points_at, note, picture = option
    if len(before) >= MOST:
        before.clear()
    found = before[option] = Choice(
        index=index,
        label=names.capital(label),
        verb=verb,
        points_at=points_at,
        code=code,
        note=str(names.fact(note)),
        picture=picture,
    )
    return found
