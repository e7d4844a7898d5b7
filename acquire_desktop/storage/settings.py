"""Settings: what the user prefers; those that cannot be read never stop the program."""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Final, get_type_hints

from acquire_desktop.choices import (
    LEARNED_MERGERS,
    TEXT_SCALES,
    ChainPalette,
    CoachRule,
    Cover,
    HintRule,
    KeepGames,
    Loudness,
    MergerScenes,
    Speed,
    ThemeChoice,
)
from acquire_desktop.codec import Codec, Form, matching, text_of
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.folders import ensure_folder
from acquire_desktop.storage.players import clean_name
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.strict_json import StrictJsonError, parse

PROGRAM_LIMITS_S: Final = range(1, 61)
"""Seconds that a decision of an outside program may be given."""

_FORMAT: Final = "acquire-desktop-settings"
_VERSION: Final = 1
_MAX_BYTES: Final = 1 << 20
_HEX: Final = re.compile(r"(?:[0-9a-f]{2}){0,8192}")
_COMMAND: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,39}")
_MOST_KEYS: Final = 200
_LONGEST_KEY: Final = 40
_LAYOUT_KEY: Final = re.compile(r"[a-z_]{1,32}")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is kept between two runs besides the games."""

    language: str = "system"
    """A code of ``LANGUAGES``, or ``system``."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    computer_speed: Speed = Speed.NORMAL
    cover: Cover = Cover.HOT_SEAT
    hints: HintRule = HintRule.ALWAYS
    coach: CoachRule = CoachRule.OFF
    mergers: MergerScenes = MergerScenes.MINE
    mergers_seen: Annotated[int, range(LEARNED_MERGERS + 1)] = 0
    """How many mergers were told over the whole table."""
    guests_speak: bool = True
    """Whether computer players say a word now and then."""
    keep_games: KeepGames = KeepGames.ALL
    """Which finished games are kept for good."""
    animations: bool = True
    high_contrast: bool = False
    """Whether the theme is the one of its kind with the highest contrast."""
    chain_palette: ChainPalette = ChainPalette.USUAL
    chain_marks: bool = False
    """Whether chains have letters and patterns on the board; with the safe palette they do."""
    space_names: bool = False
    """Whether every empty space has its coordinate, and not only the one that is pointed at."""
    single_keys: bool = True
    """Whether letters, digits and Space do something alone, without Ctrl or Alt."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys that the user gave to commands, in Qt's portable form, by the command; at most 200."""
    spacious_text: bool = False
    """Whether running texts have more air between letters, words and lines."""
    sounds: Loudness = Loudness.NORMAL
    text_scale: Annotated[int, TEXT_SCALES] = 100
    """Per cent."""
    follow_screen: bool = True
    """Whether everything is drawn larger in a window on a large screen."""
    player_name: str = ""
    """How the person who plays alone is called; empty before anybody said so."""
    programs: Sequence[Mapping[str, object]] = field(default_factory=list)
    """The outside programs that may take a seat, as ``seats.programs.program_object`` has them."""
    program_limit_s: Annotated[int, PROGRAM_LIMITS_S] = 10
    """How many seconds such a program may think about a decision."""
    plain_rules_told: bool = False
    """Whether somebody was told once what playing without the compiled rules means."""
    text_size_told: bool = False
    """Whether larger text was offered once on a large screen."""
    marks_told: bool = False
    """Whether marks on the chains were offered once, and there was an answer."""
    last_new_game: Mapping[str, object] | None = None
    """The last choices of the new-game page as JSON without floats; None before the first."""
    last_hotel_tycoon: Mapping[str, object] | None = None
    """The same of the second game."""
    window_layout: Mapping[str, str] = field(default_factory=dict)
    """Geometry of windows and splitters in lower-case hex, by name of a-z and ``_``; at most
    16 of 8 KiB."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The settings read from the file, and its faults."""

    settings: Settings
    unusable: frozenset[str] = frozenset()
    """The settings that have their defaults, because the file's could not be used; all of them
    when the file itself could not."""


ALL: Final = frozenset(known.name for known in fields(Settings))
"""The names of the settings."""
_DEFAULTS: Final = asdict(Settings())


def read_settings(path: Path) -> Reading:
    """Read the settings; what cannot be used gets its default, and the file stays as it is.

    Keys that are not known stay out: a newer version may have written them.
    """
    try:
        values = _values_from(read_file(path, _MAX_BYTES))
    except FileNotFoundError:
        return Reading(Settings())
    except (OSError, StrictJsonError):
        return Reading(Settings(), ALL)
    unusable = frozenset(name for name, value in values.items() if not _is_usable(name, value))
    usable = {name: _FORMS[name].read(values[name]) for name in values.keys() - unusable}
    return Reading(Settings(**usable), unusable)


def load_settings(path: Path) -> Reading:
    """Read the settings; a file that cannot be used as it is is kept as ``.bad``."""
    reading = read_settings(path)
    with suppress(OSError):
        if reading.unusable:
            put_aside(path)
    return reading


def is_unreadable(path: Path) -> bool:
    """Tell whether there may be settings which only cannot be read now."""
    try:
        read_file(path, _MAX_BYTES)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def put_aside(path: Path) -> None:
    """Keep a settings file as ``.bad``, if it is a regular file.

    Raises:
        OSError: If it stays where it is.
    """
    if path.is_file():
        path.replace(bad_path(path))


def bad_path(path: Path) -> Path:
    """Return where a settings file is kept that could not be used."""
    return path.with_name(f"{path.name}.bad")


def writable(settings: Settings, kept: Settings) -> Settings:
    """Return settings that can be written: each that cannot is as it was kept.

    Args:
        settings: Any.
        kept: Settings that could be written, as those that were read or written last.
    """
    values = {name: getattr(settings, name) for name in _DEFAULTS}
    bad = [name for name, value in values.items() if not _is_usable(name, value)]
    found = replace(settings, **{name: getattr(kept, name) for name in bad})
    if len(_text_of(found)) > _MAX_BYTES:  # all others are bounded
        found = replace(
            found,
            last_new_game=kept.last_new_game,
            last_hotel_tycoon=kept.last_hotel_tycoon,
        )
    return found


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings.

    Raises:
        OSError: If they cannot be written; the old ones are untouched.
        ValueError: If a setting is not what ``Settings`` says.
    """
    for name in _DEFAULTS:
        if not _is_usable(name, getattr(settings, name)):
            raise ValueError(f"not a setting: {name}={getattr(settings, name)!r}")
    text = _text_of(settings)
    if len(text) > _MAX_BYTES:
        raise ValueError("too many settings")
    ensure_folder(path.parent)
    write_atomically(path, text.encode("ascii"))


def _text_of(settings: Settings) -> str:
    return json.dumps({"format": _FORMAT, "version": _VERSION, **asdict(settings)}, indent=1)


def _values_from(data: bytes) -> dict[str, object]:
    if len(data) > _MAX_BYTES:
        raise StrictJsonError("too big")
    value = parse(data)
    if type(value) is not dict or value.get("format") != _FORMAT:
        raise StrictJsonError("no settings")
    return {name: setting for name, setting in value.items() if name in ALL}


def _is_usable(name: str, value: object) -> bool:
    try:
        _FORMS[name].read(value)
    except StrictJsonError:
        return False
    return True


def _language_from(value: object) -> str:
    return matching(value, re.compile("|".join(("system", *LANGUAGES))))


def _name_from(value: object) -> str:
    name = text_of(value)
    if name != clean_name(name):
        raise StrictJsonError("no name")
    return name


def _layout_from(value: object) -> dict[str, str]:
    if type(value) is not dict or len(value) > 16:
        raise StrictJsonError("no window layout")
    return {matching(name, _LAYOUT_KEY): matching(layout, _HEX) for name, layout in value.items()}


def _keys_from(value: object) -> dict[str, str]:
    """Read how keys are written; whether there is such a command or key, the window finds out."""
    if type(value) is not dict or len(value) > _MOST_KEYS:
        raise StrictJsonError("no keys")
    keys = {matching(name, _COMMAND): text_of(key, _LONGEST_KEY) for name, key in value.items()}
    if not all(map(str.isprintable, keys.values())):
        raise StrictJsonError("no key")
    return keys


def _programs_from(value: object) -> object:
    if value != []:  # who has none does not load what reads them
        from acquire_desktop.storage.seats.programs import programs_from

        programs_from(value)
    return value


def _new_game_from(value: object) -> object:
    if value is None:
        return None
    if type(value) is not dict:
        raise StrictJsonError("no new game")
    try:
        # What is written must be readable again, to the limits of the strict reader.
        readable = parse(json.dumps({"last_new_game": value}).encode("ascii"))
    except (TypeError, ValueError, RecursionError) as error:
        raise StrictJsonError("not plain JSON") from error
    if readable != {"last_new_game": value}:
        raise StrictJsonError("not plain JSON")
    return value


_OWN_FORMS: Final = {
    "language": Form(str, _language_from),
    "player_name": Form(str, _name_from),
    "window_layout": Form(dict, _layout_from),
    "keys": Form(dict, _keys_from),
    "programs": Form(list, _programs_from),
    "last_new_game": Form(dict, _new_game_from),
    "last_hotel_tycoon": Form(dict, _new_game_from),
}
_HINTS: Final = {**get_type_hints(Settings, include_extras=True), **_OWN_FORMS}
_FORMS: Final = {name: Codec(hint) for name, hint in _HINTS.items()}
"""What reads each setting."""
