"""The README says the same in every language, and everything that it names is there."""

import re
from pathlib import Path

import pytest

from acquire_desktop.languages import LANGUAGES
from linux_desktop import PICTURES

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = ROOT / "README.md"
WANTED = [ROOT / "docs" / f"README.{code}.md" for code in LANGUAGES if code != "en"]
OTHERS = [path for path in WANTED if path.exists()]
MOST_BYTES = 2_500_000
"""Of all pictures together: everybody who clones the project gets them."""
LINK = re.compile(r"(!?)\[[^]]*\]\(([^)]+)\)")


def without_blocks(text: str) -> str:
    """Return a text without its blocks of code."""
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)


def blocks(text: str) -> list[str]:
    """Return the blocks of code."""
    return re.findall(r"^```\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


def shape(text: str) -> list[str]:
    """Return what the lines of a text are: headings, entries of lists, rows of tables."""
    starts = (re.match(r"#+ |- |\|", line) for line in without_blocks(text).splitlines())
    return [start[0] for start in starts if start]


def code_in(text: str) -> list[str]:
    """Return everything written as code, which no language changes."""
    return sorted(re.findall(r"`([^`\n]+)`", without_blocks(text)))


def test_every_language_has_a_readme() -> None:
    assert [path.name for path in WANTED if path not in OTHERS] == []


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.name)
def test_every_language_has_the_same_sections_lists_and_commands(path: Path) -> None:
    ours, theirs = ENGLISH.read_text("utf-8"), path.read_text("utf-8")
    assert shape(theirs) == shape(ours)
    assert blocks(theirs) == blocks(ours)
    assert code_in(theirs) == code_in(ours)
    pictures = [sum(bool(sign) for sign, _ in LINK.findall(text)) for text in (ours, theirs)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("path", [ENGLISH, *OTHERS], ids=lambda path: path.name)
def test_every_link_leads_to_a_file_and_to_the_other_languages(path: Path) -> None:
    targets = [target for _, target in LINK.findall(path.read_text("utf-8"))]
    assert all((path.parent / target).is_file() for target in targets)
    linked = {(path.parent / target).resolve() for target in targets}
    assert {ENGLISH, *OTHERS} - {path} <= linked


@pytest.mark.parametrize("path", [ENGLISH, *OTHERS], ids=lambda path: path.name)
def test_every_document_that_is_named_is_there(path: Path) -> None:
    named = re.findall(r"`((?:docs/)?\w+\.md|LICENSE)`", path.read_text("utf-8"))
    assert len(named) >= 5
    assert all((ROOT / name).is_file() for name in named)


def test_the_two_commands_of_the_readme_are_those_of_the_script() -> None:
    commands = [block.split() for block in blocks(ENGLISH.read_text("utf-8"))]
    assert commands == [["python3", "dev.py", "run"], ["python3", "dev.py", "test"]]
    usage = (ROOT / "dev.py").read_text("utf-8")
    assert all(re.search(rf"^  {command[-1]} ", usage, re.MULTILINE) for command in commands)


def test_the_pictures_are_small_and_each_of_them_is_used() -> None:
    pictures = list((ROOT / "docs" / "pictures").iterdir())
    assert sum(path.stat().st_size for path in pictures) <= MOST_BYTES
    packaging = ROOT / "docs" / "packaging.md"
    texts = [path.read_text("utf-8") for path in (ENGLISH, *OTHERS, packaging)]
    used = {Path(target).name for text in texts for sign, target in LINK.findall(text) if sign}
    assert {path.name for path in pictures if path.suffix == ".png"} == used | PICTURES.keys()
