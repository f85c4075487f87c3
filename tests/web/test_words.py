"""The page's Fluent files: the same sentences with the same facts in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

WEB = files("conclave.web")
LANGUAGES = ("en", "it")


def messages(code: str) -> dict[str, str]:
    text = WEB.joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found if entry.span}


def scripts() -> str:
    folder = WEB.joinpath("js")
    return "\n".join(each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(".js"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_everything_with_the_same_facts(code: str) -> None:
    english, other = messages("en"), messages(code)
    assert english.keys() == other.keys()
    for key, text in other.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[key])), key


def test_every_sentence_that_the_page_asks_for_is_there() -> None:
    known = messages("en")
    wanted = re.findall(r'\bsay\("([\w-]+)"', scripts())
    assert len(wanted) > 60
    assert [key for key in wanted if key not in known] == []


def test_no_sentence_is_left_over() -> None:
    text = scripts()
    families = ("state-", "key-", "bot-", "value-", "masked-", "found-by-")
    for key in messages("en"):
        assert f'"{key}"' in text or key.startswith(families), key


def test_modules_are_small_and_import_only_each_other() -> None:
    for file in WEB.joinpath("js").iterdir():
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) < 400, file.name
        assert all(name.startswith("./") for name in re.findall(r'^import .* from "(.*)"', text, re.M)), (
            file.name
        )
