"""`docs/language.md` lists every word of the card language, and no word that does not exist."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "language.md"
GAME = ROOT / "src" / "conclave" / "games" / "dark_artifacts"
SECTION = re.compile(r"^<!-- (all )?words of (\S+) -->$")
ENTRY = re.compile(r"^- `([A-Za-z_.]+)(?:\(([^)]*)\))?`: \S.*[.]$")

KERNEL = {
    "frames": "Frame Frame.this Frame.you Frame.here Frame.it Frame.them Frame.by Frame.amount Frame.told "
    "Frame.of Frame.again Frame.skip Frame.go_to Frame.leap Frame.start_over Frame.leave Label",
    "book": "Book Book.rule Step Step.run Do",
    "state": "State.ask State.ask_unless_forced State.fork State.push State.tell State.tell_and_head "
    "State.waiting_for State.whole State.frames State.show State.let_last State.end_lasting State.answer "
    "State.speakers State.voice_of State.face_of State.speaking_order UNKNOWN",
    "happenings": "Door Door.kind Door.ability Door.print_on Door.cause Door.happening Door.sequence "
    "Happening Happening.replace Opens "
    "Window Ability Ability.optional Ability.secret Ability.commutes BEFORE AFTER PASS USE",
    "sequences": "Sequence Sequence.prevent Sequence.spare Sequence.lessen Sequence.increase "
    "Sequence.redirect Sequence.replace Sequence.break_off Sequence.ends_with_it Sequence.amount_for",
    "modifiers": "Modifiers Modifiers.declare Modifiers.print_on Modifiers.says Modifiers.speaks_to "
    "Modifiers.total Modifiers.lasting_total Modifier Modifier.amount Fixed",
    "reasons": "Reasons Reasons.add Reason ALLOWED",
    "choices": "Option Decision pack unpack",
    "events": "Event EVERYONE",
    "lasting": "Lasting FOREVER",
    "rng": "Rng Rng.below Rng.die Rng.shuffle",
    "views": "make_holes begin_world fill_screens",
}
"""The words that a card or a rule of any game may use."""


@dataclass
class Words:
    """The words of a module: on the page, or in the source; each with its parameters if it has any."""

    found: dict[str, list[str] | None] = field(default_factory=dict)
    complete: bool = False


def on_the_page() -> dict[str, Words]:
    """The entries of the page under each module; headings between them do not matter."""
    sections: dict[str, Words] = {}
    current: Words | None = None
    for number, line in enumerate(PAGE.read_text(encoding="utf-8").splitlines(), 1):
        section = SECTION.match(line)
        if section:
            current = sections.setdefault(section[2], Words())
            current.complete = bool(section[1])
        elif line.startswith("- `") and current is not None:
            entry = ENTRY.match(line)
            assert entry, f"line {number} is not `word(parameters)`: one line, with a full stop: {line}"
            assert entry[1] not in current.found, f"line {number}: {entry[1]} is listed twice"
            written = None if entry[2] is None else [p.strip() for p in entry[2].split(",") if p.strip()]
            current.found[entry[1]] = written
    return sections


def in_the_source(path: Path) -> Words:
    """Everything public that a module defines, with methods and fields of its classes.

    A class takes what the one before it takes, unless it says otherwise (None if that one lies elsewhere),
    and a word may be a class.
    """
    words = Words()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            words.found[node.name] = parameters(node)
        elif isinstance(node, ast.ClassDef):
            words.found[node.name] = words.found.get(getattr(node.bases[0], "id", "")) if node.bases else None
            for member in node.body:
                add_member(words, node.name, member)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            words.found[node.target.id] = words.found.get(getattr(node.value, "id", ""))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    words.found[target.id] = None
    words.found = {
        name: of for name, of in words.found.items() if not name.rpartition(".")[2].startswith("_")
    }
    return words


def add_member(words: Words, owner: str, member: ast.stmt) -> None:
    """A method, a declared field, or the fields that `__init__` gives a class."""
    if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
        words.found[f"{owner}.{member.target.id}"] = None
    if not isinstance(member, ast.FunctionDef):
        return
    words.found[f"{owner}.{member.name}"] = parameters(member)[1:]
    if member.name == "__init__":
        words.found[owner] = parameters(member)[1:]
        for node in ast.walk(member):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                words.found[f"{owner}.{node.attr}"] = None


def parameters(node: ast.FunctionDef) -> list[str]:
    """The names of a function's parameters."""
    return [arg.arg for arg in node.args.args]


PAGE_WORDS = on_the_page()


def test_the_page_speaks_of_the_whole_vocabulary() -> None:
    wanted = {f"src/conclave/kernel/{name}.py" for name in KERNEL}
    for folder in (GAME / "words", ROOT / "src" / "conclave" / "language"):
        wanted |= {str(p.relative_to(ROOT)) for p in folder.glob("[a-z]*.py")}
    assert wanted <= set(PAGE_WORDS)


@pytest.mark.parametrize("module", PAGE_WORDS)
def test_the_page_names_nothing_that_does_not_exist(module: str) -> None:
    source = in_the_source(ROOT / module).found
    for word, written in PAGE_WORDS[module].found.items():
        assert word in source, f"docs/language.md: {module} has no {word}"
        if written is not None and source[word] is not None:
            assert written == source[word], f"docs/language.md: {word} takes {source[word]}"


@pytest.mark.parametrize("path", sorted(GAME.glob("words/[a-z]*.py")), ids=lambda path: path.name)
def test_every_word_of_the_cards_is_on_the_page(path: Path) -> None:
    section = PAGE_WORDS[str(path.relative_to(ROOT))]
    assert section.complete
    missing = {word for word in in_the_source(path).found if "." not in word} - set(section.found)
    assert not missing, f"docs/language.md lacks {sorted(missing)}"


@pytest.mark.parametrize("name", KERNEL)
def test_every_kernel_word_is_on_the_page(name: str) -> None:
    missing = set(KERNEL[name].split()) - set(PAGE_WORDS[f"src/conclave/kernel/{name}.py"].found)
    assert not missing, f"docs/language.md lacks {sorted(missing)}"


def test_every_term_that_a_card_uses_is_on_the_page() -> None:
    """What the cards and their words take from `terms.py`, events left out."""
    used = set()
    for path in [*GAME.glob("cards/*.py"), *GAME.glob("words/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "t":
                used.add(node.attr)
    assert len(used) > 40
    terms = in_the_source(GAME / "terms.py").found
    assert used <= set(terms)
    missing = {word for word in used if not is_event(word)} - set(
        PAGE_WORDS["src/conclave/games/dark_artifacts/terms.py"].found
    )
    assert not missing, f"docs/language.md lacks {sorted(missing)}"


def is_event(word: str) -> bool:
    """Events are told by verbs, never written on cards."""
    source = (GAME / "terms.py").read_text(encoding="utf-8")
    events = source[source.index("# --- events") : source.index("# --- modifiers")]
    return re.search(rf"^{word}: Final", events, re.MULTILINE) is not None
