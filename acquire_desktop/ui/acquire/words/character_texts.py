"""The words for the characters and levels of computer players."""

from typing import Final

from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.opponents import (
    CLOCKED,
    COUNTED,
    PLAIN_FACTOR,
    character_of,
    level_of,
    strength_of,
)
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.kit.texts import number, translate

_CHARACTERS: Final = {
    "founder": ("Founder", "founds whenever possible and protects new chains"),
    "raider": ("Raider", "merges chains as soon as it pays"),
    "banker": ("Banker", "keeps a lot of cash and sells stock of acquired chains"),
    "builder": ("Builder", "grows large chains and avoids mergers"),
    "shadow": ("Shadow", "founds few chains and buys into those founded by others"),
    "gambler": ("Gambler", "acts on a whim and keeps little cash"),
    "collector": ("Collector", "spends little and keeps stock of acquired chains"),
    "steady": ("All-rounder", "plays a bit of everything"),
}
"""What a character is, and what it likes."""

_LEVELS: Final = {
    "beginner": ("Beginner", "company for your first games"),
    "novice": ("Novice", "knows the rules and tries things out"),
    "easy": ("Easy", "plays sensibly, but slips at times"),
    "medium": ("Medium", "plays soundly, by instinct"),
    "skilled": ("Skilled", "looks a little ahead"),
    "hard": ("Hard", "weighs every choice"),
    "expert": ("Expert", "thinks for up to a second"),
    "master": ("Master", "thinks for up to five seconds"),
}
"""What a level is called, and how somebody of it plays."""


def character_text(key: str) -> str:
    """Return in a word what a character is, for example ``Raider``."""
    return translate("Character", _CHARACTERS[key][0]) if key in _CHARACTERS else ""


def character_line(key: str) -> str:
    """Return in one line what a character likes."""
    return translate("Character", _CHARACTERS[key][1]) if key in _CHARACTERS else ""


def character_sentence(key: str) -> str:
    """Return the name and taste of a character: ``Raider: merges chains as soon as it pays``."""
    return translate(
        "Character", "{character}: {line}", character=character_text(key), line=character_line(key)
    )


def level_text(level: str) -> str:
    """Return the name of a level in the present language, or an empty text."""
    return translate("SeatRow", _LEVELS[level][0]) if level in _LEVELS else ""


def level_line(level: str) -> str:
    """Return in one line how somebody of a level plays, or an empty text."""
    return translate("SeatRow", _LEVELS[level][1]) if level in _LEVELS else ""


def strength_text(level: str) -> str:
    """Return in one line how strong a level is, as far as that was measured.

    The matches were played by the compiled rules.
    """
    if not compiled.RUNNING and level in CLOCKED:
        return translate(
            "SeatRow",
            "Weaker here: in that time, compiled rules search about {times} times as much",
            times=PLAIN_FACTOR,
        )
    text = _measured(level)
    if not compiled.RUNNING and level in COUNTED:
        return translate("SeatRow", "{strength}; slower here, in plain Python", strength=text)
    return text


def _measured(level: str) -> str:
    strength = strength_of(level)
    if strength is None:
        return translate("SeatRow", "Strength not measured yet")
    rival = level_text(strength.against) or strength.against
    if rival == "newcomer":  # a player for reference, of no level
        rival = translate("SeatRow", "“any tile, cheapest stock”")
    text = translate(
        "SeatRow",
        "Wins {wins}% ± {margin} against {count} × {level} ({par}% is par, {games} games)",
        wins=round(100 * strength.wins),
        margin=max(1, round(100 * strength.margin)),
        count=strength.opponents,
        level=rival,
        par=round(100 / (1 + strength.opponents)),
        games=number(strength.games),
    )
    if strength.is_short:
        return translate("SeatRow", "{strength}, both with less time", strength=text)
    return text


def stand_in_text(player: Player) -> str:
    """Say in few words that a computer plays for a person; empty where none does."""
    return stood_in_text(player.stand_in)


def stood_in_text(level: str) -> str:
    """Say in few words that a computer of such a level plays for a person; empty without one."""
    return translate("Character", "computer, {level}", level=level_text(level)) if level else ""


def player_text(player: Player) -> str:
    """Return a computer player with character and level: ``Bea (Founder, Hard)``.

    Of a person for whom a computer plays that is told: ``Ana (played by the computer, Hard)``.
    """
    if player.program and not player.stand_in:
        return translate(
            "Character",
            "{player} (program {program})",
            player=player.name,
            program=player.program,
        )
    if player.stand_in:
        return translate(
            "Character",
            "{player} (played by the computer, {level})",
            player=player.name,
            level=level_text(player.stand_in),
        )
    level = level_text(level_of(player.level))
    character = character_text(character_of(player.level))
    if player.kind is PlayerKind.HUMAN or not level:
        return player.name
    return translate(
        "Character",
        "{player} ({character}, {level})" if character else "{player} ({level})",
        player=player.name,
        character=character,
        level=level,
    )
