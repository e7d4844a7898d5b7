"""Every text of the program is translated, completely and in every language."""

import ast
import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from tests.words.texts import entries

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "acquire_desktop"
TRANSLATIONS = ROOT / "translations"
PLACEHOLDER = re.compile(r"\{\w+\}|%n")


def load_update_translations() -> ModuleType:
    path = ROOT / "tools" / "update_translations.py"
    spec = importlib.util.spec_from_file_location("update_translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


update_translations = load_update_translations()


@cache
def translate_calls() -> list[tuple[str, ast.Call, list[object]]]:
    """Return where each call stands, the call, and the texts between which it chooses."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        tables = update_translations.tables_of(tree)
        for call in update_translations.translate_calls(tree):
            texts = update_translations.literals(call.args[1], tables) if call.args[1:] else []
            found.append((f"{path.relative_to(ROOT)}:{call.lineno}", call, texts))
    return found


def test_a_translate_call_begins_with_a_context_and_literals() -> None:
    wrong = [
        place
        for place, call, texts in translate_calls()
        if len(call.args) != 2
        or not isinstance(call.args[0], ast.Constant)
        or not all(isinstance(text, str) for text in texts)
    ]
    assert wrong == []


def test_a_translate_call_fills_exactly_the_placeholders_of_its_texts() -> None:
    """Where it chooses between texts, each finds its fields, and each field its text."""
    wrong = []
    for place, call, texts in translate_calls():
        wanted = [{mark.strip("{}%") for mark in PLACEHOLDER.findall(str(text))} for text in texts]
        given = {word.arg for word in call.keywords}
        if set[str]().union(*wanted) != given and None not in given:
            wrong.append(f"{place}: {texts} gets {sorted(map(str, given))}")
    assert wrong == []


def test_the_texts_of_a_module_are_collected_with_their_plurals() -> None:
    source = (
        'translate("Log", "{player} waits.", player=name)\n'
        'texts.translate("Log", "%n stock(s)", n=count)\n'
        'translate("Log", title)\n'
        'translate("Log", "You wait." if is_you else "{player} waits.", player=name)\n'
        'translate("Log", ("first", "second", title)[place])\n'
        'translate("Log", _WAYS[kind][place], n=count)\n'
        '_WAYS: Final = {"a": ("one way",), "b": ("%n way(s)",)}\n'
        "painter.translate(3, 4)\n"
    )
    assert list(update_translations.texts_in(source)) == [
        ("Log", "{player} waits.", False),
        ("Log", "%n stock(s)", True),
        ("Log", "You wait.", False),
        ("Log", "{player} waits.", False),
        ("Log", "first", False),
        ("Log", "second", False),
        ("Log", "one way", False),
        ("Log", "%n way(s)", True),
    ]


def test_the_keys_equal_a_fresh_lupdate(tmp_path: Path) -> None:
    files = [tmp_path / f"acquire_{code}.ts" for code in LANGUAGES]
    update_translations.update(PACKAGE, files)
    for fresh in files:
        kept = {message.key for message in entries(TRANSLATIONS / fresh.name)}
        assert kept == {message.key for message in entries(fresh)}, fresh.name


def test_collecting_makes_the_file_of_a_language_that_has_none(tmp_path: Path) -> None:
    fresh = tmp_path / "acquire_es.ts"
    update_translations.update(PACKAGE, [fresh])
    found = entries(fresh)
    assert len(found) == len(entries(TRANSLATIONS / "acquire_ja.ts"))
    assert not any(message.is_finished for message in found)
    assert update_translations.files_of_languages() == [
        TRANSLATIONS / f"acquire_{code}.ts" for code in LANGUAGES
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_entry_is_unfinished(code: str) -> None:
    found = entries(TRANSLATIONS / f"acquire_{code}.ts")
    open_entries = [m.key for m in found if not m.is_finished or not all(m.forms)]
    assert open_entries == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_uses_the_placeholders_of_the_english_text(code: str) -> None:
    """A plural form may leave ``%n`` out where the word says the number."""
    wrong = []
    for message in entries(TRANSLATIONS / f"acquire_{code}.ts"):
        wanted = set(PLACEHOLDER.findall(message.source))
        for form in filter(None, message.forms):
            missing = wanted ^ set(PLACEHOLDER.findall(form))
            if missing - ({"%n"} if message.is_plural else set()):
                wrong.append(f"{message.source} -> {form}")
    assert wrong == []


def test_english_has_its_plurals_only() -> None:
    assert all(message.is_plural for message in entries(TRANSLATIONS / "acquire_en.ts"))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_has_a_glyph_in_the_bundled_fonts(code: str) -> None:
    languages.load_fonts()
    metrics = []
    for family in theme.FAMILIES:
        font = QFont(family)
        font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
        metrics.append(QFontMetrics(font))
    found = entries(TRANSLATIONS / f"acquire_{code}.ts")
    shown = {c for m in found for text in (m.source, *m.forms) for c in text if c > " "}
    missing = {c for c in shown if not any(m.inFontUcs4(ord(c)) for m in metrics)}
    assert sorted(missing) == []


def test_japanese_sentences_have_japanese_punctuation() -> None:
    """Half width stays in what Qt reads (keys of menus, patterns of files) and in marks."""
    read_by_qt = re.compile(r"\(&\w\)|\(\{pattern\}\)|\{\w+\}|（[?!]{1,2}）")
    wrong = [
        form
        for message in entries(TRANSLATIONS / "acquire_ja.ts")
        for form in message.forms
        if re.search(r"[\u3040-\u9fff]", form)
        and re.search(r"[;,!?:()]|\.(?!\d)", read_by_qt.sub("", form))
    ]
    assert wrong == []


def test_no_translated_text_names_a_key() -> None:
    """Keys have other names on macOS and in other languages: ``ui/kit/keys.py`` writes them."""
    key = re.compile(
        r"\b(Ctrl|Shift|Alt|Enter|Esc|Backspace|F\d+|Page (Up|Down))\b"
        r"|\(([A-Z]|Space|End|Del|Delete|Left|Right|Up|Down)\)|^(Space|Delete|Tab)\b"
    )
    code, *_ = (code for code in LANGUAGES if code != "en")
    sources = [message.source for message in entries(TRANSLATIONS / f"acquire_{code}.ts")]
    assert [source for source in sources if key.search(source)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_percentage_is_written_without_a_space(code: str) -> None:
    spaced = re.compile(r"\s%(?!n)")
    found = entries(TRANSLATIONS / f"acquire_{code}.ts")
    written = [text for message in found for text in (message.source, *message.forms)]
    assert [text for text in written if spaced.search(text)] == []


def test_every_language_of_the_list_has_its_files() -> None:
    named = {path.stem.removeprefix("acquire_") for path in TRANSLATIONS.glob("acquire_*.ts")}
    rules = {path.stem for path in (ROOT / "resources" / "rules").glob("*.txt")}
    assert named == rules == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_head_of_a_translation_names_its_language(code: str) -> None:
    head = ElementTree.parse(TRANSLATIONS / f"acquire_{code}.ts").getroot()
    assert head.get("language") == code
