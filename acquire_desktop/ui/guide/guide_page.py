"""Guide page: the user guide to read, and what the program says in it of itself.

A file of ``resources/guide`` holds one language, written as ``kit/reading/source.py`` describes.
Names of menus, buttons, keys and levels are never written out there but taken from the program:

- ``{way new}`` is where a command or menu is, ``{key new}`` the key of a command;
- ``{single Shift+sell}`` is the single key of a page, with what is held with it;
- ``{press Shift+Tab}`` is a key that no command has, ``{label quick}`` one of ``LABELS``;
- ``{level expert}`` is the name of a level, ``{folder saves}`` a folder of this computer;
- ``{chapter people}`` is the title of another chapter;
- ``{chains}`` are the names of the seven chains.

``[rules=plain]`` keeps a line for where the rules are not compiled, ``[rules=compiled]`` for where
they are; ``[single=on]`` and ``[single=off]`` say whether letters, digits and Space act alone. A
key in brackets goes where there is none; elsewhere the way to its command takes its place.
Figures are those of ``stage.py``, and ``levels``, a table.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from PySide6.QtGui import QKeySequence

from acquire_desktop.games.acquire.engine.editions import JA_CLASSIC
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.paths import GUIDE, text_to_read
from acquire_desktop.storage.backups import TURNS_KEPT
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.recent import GAME_LIMIT
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.acquire.words.chain_readings import names_with_readings
from acquire_desktop.ui.acquire.words.character_texts import level_line, level_text, strength_text
from acquire_desktop.ui.guide.stage import Stage
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.keys import acting_key, command_key, has_single_keys, key_name
from acquire_desktop.ui.kit.languages import current_language
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.markup import Text, picture
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.kit.reading.source import Chapter, Condition, Value, applying, parse
from acquire_desktop.ui.kit.texts import escape_html, later, number
from acquire_desktop.ui.window.menus import Menus

LABELS: Final[Mapping[str, Callable[[], str]]] = {
    "sit_down": later("StartPage", "Play"),
    "learn": later("StartPage", "Learn"),
    "other_game": later("StartPage", "Second game: Hotel Tycoon"),
    "continue": later("StartPage", "Continue"),
    "recent": later("StartPage", "All games"),
    "locate": later("StartPage", "Locate…"),
    "start": later("SitDown", "Deal the tiles"),
    "seats": later("NewGamePage", "Shuffle seats"),
    "first_game": later("NewGamePage", "First game"),
    "friends": later("SitDown", "Evening with friends"),
    "experts": later("SitDown", "Against the best"),
    "usual": later("SitDown", "Last time again"),
    "guests": later("SitDown", "Guests"),
    "rename": later("SitDown", "Rename…"),
    "compare": later("NewGamePage", "Compare…"),
    "house": later("NewGamePage", "House rules…"),
    "holdings": later("NewGamePage", "Holdings"),
    "shown": later("NewGamePage", "Open"),
    "aided": later("NewGamePage", "Memory aid"),
    "hidden": later("NewGamePage", "Strict"),
    "seed": later("NewGamePage", "From a seed"),
    "steps": later("Walkthrough", "Step by step"),
    "show": later("Walkthrough", "Show"),
    "log": later("SidePane", "Log"),
    "prices": later("SidePane", "Prices"),
    "chart": later("SidePane", "Chart"),
    "advice": later("SidePane", "Advice"),
    "exchange": later("SidePane", "Exchange"),
    "instant": later("Menus", "&Instant"),
    "one_by_one": later("Menus", "S&tep by step"),
    "another_deal": later("Duplicate", "Another deal"),
    "from_game": later("AnalysisPage", "From the game"),
    "ask": later("AnalysisPage", "Work out chances"),
    "play_here": later("AnalysisPage", "Play from here"),
    "copy_position": later("AnalysisPage", "Copy"),
    "paste_position": later("AnalysisPage", "Paste"),
    "brush_hand": later("AnalysisPage", "Hand"),
    "back": later("LookBack", "Back to the game"),
    "again": later("Cover", "Show again"),
    "watch": later("Result", "Watch the account again"),
    "coach": later("NewGamePage", "Coach"),
    "training": later("NewGamePage", "Training game"),
    "thinking_time": later("NewGamePage", "Thinking time"),
    "counted": later("Clocks", "Only counted"),
    "buy_nothing": later("Action", "Buy nothing"),
    "look_again": later("LookAgainPage", "Look again"),
    "play": later("LookAgainPage", "Play it"),
    "rematch": later("FrontPage", "Play again"),
    "deal": later("FrontPage", "Same deal again"),
    "review": later("FrontPage", "Where did I lose money?"),
    "save_front": later("FrontPage", "Save the front page"),
    "full": later("FrontPage", "The full account"),
    "try": later("Review", "Try it myself"),
    "draws": later("Review", "Draws"),
    "levels": later("Review", "Levels"),
    "play_on": later("Review", "Play on from here"),
    "sounds": later("Menus", "S&ounds"),
    "programs": later("Preferences", "Programs"),
    "try_program": later("Programs", "Try it"),
    "restore": later("Preferences", "Restore defaults"),
    "chain_colors": later("Preferences", "Colours of the chains"),
    "chain_marks": later("Preferences", "Marks for colour-blind eyes"),
    "guests_speak": later("Preferences", "Guests speak"),
    "space_names": later("Preferences", "Coordinates in spaces"),
    "spacious": later("Preferences", "Spacious text"),
    "keyboard": later("Preferences", "Keyboard"),
    "single_keys": later("Preferences", "Single-key shortcuts"),
    "menu_keys": later("Preferences", "Keys for menus and pages"),
    "as_it_came": later("KeyEditor", "Default key"),
}
"""What stands on buttons and tabs, and a menu."""
_IN_BRACKETS: Final = re.compile(r" ?[(（]\{(key|press|single) ([^{}]+)\}[)）]")


@cache
def all_chapters(language: str) -> tuple[Chapter, ...]:
    """Return every chapter in a language, by its code.

    Raises:
        ValueError: If the file is not as it should be.
    """
    return parse(text_to_read(GUIDE, language))


class GuidePage(ReadingPage):
    """Shows how the program is used, in the language and look of the moment."""

    def __init__(self, menus: Menus, folders: Folders, engine: Callable[[], str]) -> None:
        """Make the page; see ``guide_text``."""
        super().__init__(artist=Stage(menus.actions))
        self._menus, self._folders, self._engine = menus, folders, engine
        self.set_texts(
            later("GuidePage", "User guide"),
            later("GuidePage", "Search the guide"),
            later("GuidePage", "Text of the guide"),
        )

    def text(self) -> Text:
        return guide_text(current_language(), self._menus, self._folders, self._engine)


def guide_text(language: str, menus: Menus, folders: Folders, engine: Callable[[], str]) -> Text:
    """Return the guide.

    Args:
        language: One of the program's.
        menus: Say where commands are, and what their keys.
        folders: The user's.
        engine: Says how the rules run here.
    """
    value = value_of(menus, folders, engine)
    chapters = applying(all_chapters(language), _holds)
    return Text(tuple(_without_idle_keys(each, menus) for each in chapters), value, _figure)


def value_of(menus: Menus, folders: Folders, engine: Callable[[], str]) -> Value:
    """Return the function that fills in the placeholders; see ``guide_text``."""
    places = {
        "saves": folders.autosaves,
        "backups": folders.backups,
        "archive": folders.archive,
        "journal": folders.journal,
        "settings": folders.config,
        "data": folders.data,
        "logs": folders.logs,
    }
    values: dict[str, Callable[[str], str]] = {
        "way": lambda key: _bare(menus.way_to(key)),
        "key": lambda command: _bare(menus.key_or_way(command)),
        "press": key_name,
        "single": lambda words: _bare(
            key_name(_single_key(words)) or menus.name_of(words.rpartition("+")[2])
        ),
        "label": lambda name: _bare(plain_name(LABELS[name]())),
        "level": level_text,
        "chains": lambda _: names_with_readings(JA_CLASSIC.chains),
        "chapter": _chapter_title,
        "folder": lambda name: str(places[name]),
        "games": lambda _: number(GAME_LIMIT),
        "turns": lambda _: number(TURNS_KEPT),
        "engine": lambda _: engine(),
    }
    return lambda name, words: values[name](" ".join(words))


def _chapter_title(key: str) -> str:
    """Return the title of a chapter in the present language."""
    return next(each.title for each in all_chapters(current_language()) if each.key == key)


def _bare(name: str) -> str:
    """Return a name without the dots that say that a question follows."""
    return name.removesuffix("…")


def _holds(condition: Condition) -> bool:
    return condition in {
        ("rules", "compiled" if compiled.RUNNING else "plain"),
        ("single", "on" if has_single_keys() else "off"),
    }


def _without_idle_keys(chapter: Chapter, menus: Menus) -> Chapter:
    """Return a chapter without the keys in brackets that do nothing."""

    def kept(match: re.Match[str]) -> str:
        kind, words = match[1], match[2]
        key = _single_key(words) if kind == "single" else words
        is_acting = menus.actions[words].shortcut() if kind == "key" else acting_key(key)
        return match[0] if is_acting else ""

    lines = (replace(line, text=_IN_BRACKETS.sub(kept, line.text)) for line in chapter.lines)
    return replace(chapter, lines=tuple(lines))


def _single_key(words: str) -> QKeySequence:
    """Return the key of a page by its command, with what is held with it: ``Shift+sell``."""
    held, plus, command = words.rpartition("+")
    return command_key(command, held + plus)


def _figure(name: str) -> str:
    return _levels() if name == "levels" else picture(name)


def _levels() -> str:
    """Return a table of the levels, as the list of them in a new game shows it."""
    colors, small = theme.current(), theme.text_px("small")
    rows = (
        f"<tr><td><b>{escape_html(level_text(level))}</b></td>"
        f"<td>{escape_html(level_line(level))}<br>"
        f'<span style="color: {colors.ink_muted.name()}; font-size: {small}px;">'
        f"{escape_html(strength_text(level))}</span></td></tr>"
        for level in COMPUTER_LEVELS
    )
    head = f'<table cellspacing="0" cellpadding="{theme.scaled(5)}"'
    return f'{head} style="margin-bottom: {theme.SPACE_2}px;">{"".join(rows)}</table>'
