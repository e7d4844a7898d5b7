"""The words for the characters and levels of computer players."""

from acquire_desktop.acquire.opponents import character_of, level_of, strength_of
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.kit.texts import number, translate


def character_text(key: str) -> str:
    """Return in a word what a character is, for example ``Raider``."""
    return {
        "founder": translate("Character", "Founder"),
        "raider": translate("Character", "Raider"),
        "banker": translate("Character", "Banker"),
        "builder": translate("Character", "Builder"),
        "shadow": translate("Character", "Shadow"),
        "gambler": translate("Character", "Gambler"),
        "collector": translate("Character", "Collector"),
        "steady": translate("Character", "All-rounder"),
    }.get(key, "")


def character_line(key: str) -> str:
    """Return in one line what a character likes."""
    return {
        "founder": translate("Character", "founds wherever possible and spares young chains"),
        "raider": translate("Character", "merges chains as soon as it pays"),
        "banker": translate("Character", "keeps much cash and sells acquired stock"),
        "builder": translate("Character", "makes chains large and avoids mergers"),
        "shadow": translate("Character", "founds little and buys into the chains of others"),
        "gambler": translate("Character", "acts on a whim and keeps little cash"),
        "collector": translate("Character", "spends little and keeps stock of acquired chains"),
        "steady": translate("Character", "has no weakness for anything"),
    }.get(key, "")


def level_text(level: str) -> str:
    """Return the name of a level in the present language, or an empty text."""
    return {
        "beginner": translate("SeatRow", "Beginner"),
        "novice": translate("SeatRow", "Novice"),
        "easy": translate("SeatRow", "Easy"),
        "medium": translate("SeatRow", "Medium"),
        "skilled": translate("SeatRow", "Skilled"),
        "hard": translate("SeatRow", "Hard"),
        "expert": translate("SeatRow", "Expert"),
        "master": translate("SeatRow", "Master"),
    }.get(level, "")


def level_line(level: str) -> str:
    """Return in one line how somebody of a level plays, or an empty text."""
    return {
        "beginner": translate("SeatRow", "company for your first games"),
        "novice": translate("SeatRow", "knows the rules and tries things out"),
        "easy": translate("SeatRow", "plays sensibly, with slips"),
        "medium": translate("SeatRow", "plays soundly, by first impression"),
        "skilled": translate("SeatRow", "looks a little ahead"),
        "hard": translate("SeatRow", "weighs every choice"),
        "expert": translate("SeatRow", "thinks for up to a second"),
        "master": translate("SeatRow", "thinks for up to five seconds"),
    }.get(level, "")


def strength_text(level: str) -> str:
    """Return in one line how strong a level is, as far as that was measured."""
    strength = strength_of(level)
    if strength is None:
        return translate("SeatRow", "Strength not measured yet")
    told = translate(
        "SeatRow",
        "Wins {wins}% ± {margin} against {count} × {level} ({par}% is par, {games} games)",
        wins=round(100 * strength.wins),
        margin=max(1, round(100 * strength.margin)),
        count=strength.opponents,
        level=_rival_text(strength.against),
        par=round(100 / (1 + strength.opponents)),
        games=number(strength.games),
    )
    if strength.is_short:
        return translate("SeatRow", "{strength}, both with less time", strength=told)
    return told


def _rival_text(name: str) -> str:
    """Return whom a level was measured against: another level, or a player for reference."""
    if name == "newcomer":
        return translate("SeatRow", "“any tile, cheapest stock”")
    return level_text(name) or name


def player_text(player: Player) -> str:
    """Return a computer player with character and level: ``Bea (Founder, Hard)``."""
    level = level_text(level_of(player.level))
    character = character_text(character_of(player.level))
    if player.kind is PlayerKind.HUMAN or not level:
        return player.name
    if not character:
        return translate("Character", "{player} ({level})", player=player.name, level=level)
    return translate(
        "Character",
        "{player} ({character}, {level})",
        player=player.name,
        character=character,
        level=level,
    )
