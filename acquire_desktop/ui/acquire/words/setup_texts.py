"""The words for editions, holdings and everything else that is settled before a game."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.editions import (
    EDITIONS,
    Edition,
    StuckHand,
    Tier,
    is_custom,
)
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem, check_players
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player, names_are_distinct
from acquire_desktop.ui.kit.texts import join_facts, join_list, join_terse, money, translate

_EDITIONS: Final = {
    "2008": "2008 edition",
    "2023-classic": "2023 Classic",
    "2023-tycoon": "2023 Tycoon",
    "ja-classic": "Japanese Classic",
    "ja-tycoon": "Japanese Tycoon",
}

_STUCK_HANDS: Final = {
    StuckHand.SET_ASIDE: "an unplayable hand may be replaced",
    StuckHand.SHUFFLE_BACK: "an unplayable hand is redrawn",
}
_HOLDINGS: Final = {
    Holdings.OPEN: "open holdings",
    Holdings.AIDED: "hidden holdings with a memory aid",
    Holdings.HIDDEN: "strictly hidden holdings",
}
_PROBLEMS: Final[Mapping[SetupProblem | None, str]] = {
    SetupProblem.TOO_FEW_PLAYERS: "{edition} needs at least %n player(s). Add a player or choose "
    "another edition.",
    SetupProblem.TOO_MANY_PLAYERS: "{edition} seats at most %n player(s). Remove a player.",
    SetupProblem.BAD_SEED: "Type a seed of up to 64 characters, or choose random tiles.",
    SetupProblem.NO_POWER_CARDS: "{edition} has no power cards. Choose a Japanese edition or play "
    "without them.",
    None: "This game cannot be started.",
}


def edition_name(edition: Edition) -> str:
    """Return the edition's name; with house rules it is a custom game of that edition."""
    return custom_name(edition.key) if is_custom(edition) else published_name(edition.key)


def published_name(key: str) -> str:
    """Return an edition's name as the rulebooks' readers know it, or an unknown key as it is."""
    return translate("Setup", _EDITIONS[key]) if key in _EDITIONS else key


def custom_name(key: str) -> str:
    """Return the name of a game with house rules, by the edition that they change."""
    return translate("Setup", "Custom ({edition})", edition=published_name(key))


def edition_summary(edition: Edition) -> str:
    """Return in one line the special points of an edition, from its record."""
    fewest, most = edition.players
    dearest = [spec.name for spec in edition.chains if spec.tier is Tier.EXPENSIVE]
    has_third = edition.bonus_places > 2
    parts = (
        translate("Setup", "{fewest} to {most} players", fewest=fewest, most=most),
        translate(
            "Setup", "bonuses for 1st, 2nd and 3rd" if has_third else "bonuses for 1st and 2nd"
        ),
        translate("Setup", "{chains} cost the most", chains=join_list(dearest)),
        *_tile_summary(edition),
    )
    # A line may break after a dot, not before it.
    return "\u00a0· ".join(parts)


def _tile_summary(edition: Edition) -> list[str]:
    parts = []
    if edition.replaces_unplayable:
        parts.append(translate("Setup", "unplayable tiles are replaced"))
    if edition.stuck_hand in _STUCK_HANDS:
        parts.append(translate("Setup", _STUCK_HANDS[edition.stuck_hand]))
    return parts or [translate("Setup", "unplayable tiles stay in hand")]


def holdings_name(holdings: Holdings) -> str:
    """Return how the totals of cash and stock lie on the table."""
    return translate("Setup", _HOLDINGS[holdings])


def extra_cash_text(names: Sequence[str], extra_cash: Sequence[int]) -> str:
    """Return the extra cash of the players, or an empty text."""
    texts = [
        translate("Setup", "{player} {amount}", player=name, amount=money(extra))
        for name, extra in zip(names, extra_cash, strict=False)
        if extra
    ]
    return translate("Setup", "extra cash: {list}", list=join_terse(texts)) if texts else ""


def setup_problem_text(edition: Edition, problem: SetupProblem) -> str:
    """Return why a game cannot start like this and what to do about it."""
    fewest, most = edition.players
    is_house_rule = fewest > EDITIONS[edition.key].players[0]
    if problem is SetupProblem.TOO_FEW_PLAYERS and is_house_rule:
        return translate(
            "Setup",
            "Three bonuses need at least %n player(s). Add a player or change the house rule.",
            n=fewest,
        )
    return translate(
        "Setup",
        _PROBLEMS[problem if problem in _PROBLEMS else None],
        n=most if problem is SetupProblem.TOO_MANY_PLAYERS else fewest,
        edition=edition_name(edition),
    )


def edition_problem(edition: Edition, players: int) -> str:
    """Return why an edition cannot be played by so many, or an empty text if it can."""
    try:
        check_players(edition, players)
    except SetupError as error:
        return setup_problem_text(edition, error.problem)
    return ""


def name_problems(players: Sequence[Player]) -> list[str]:
    """Return the problem of each player's name, an empty text where there is none."""
    names = [player.name for player in players]
    return [_name_problem(names, seat) for seat in range(len(names))]


def _name_problem(names: Sequence[str], seat: int) -> str:
    if not names[seat]:
        return translate("Setup", "Type a name for this player.")
    if all(names_are_distinct((names[seat], other)) for other in names[:seat]):
        return ""
    return translate("Setup", "Another player has this name. Type a different one.")


def seed_note() -> str:
    """Return why a seed is not shown during the game."""
    return translate(
        "Setup",
        "Anyone who knows the seed can work out every tile, so it is hidden until the game ends.",
    )


def setup_recap(
    edition: Edition,
    players: Sequence[Player],
    holdings: Holdings,
    seed: str,
    power_cards: bool = False,
    extra_cash: Sequence[int] = (),
    clock: int | None = None,
) -> str:
    """Return in one sentence the game that would start; an empty seed is a random one."""
    from acquire_desktop.ui.acquire.words.clock_texts import clock_recap

    tiles = translate("Setup", "seed {seed}" if seed else "random tiles", seed=seed)
    name = edition_name(edition)
    if power_cards:
        name = translate("Setup", "{edition} with power cards", edition=name)
    extras = (
        extra_cash_text([player.name for player in players], extra_cash),
        clock_recap(clock),
    )
    extra = join_terse([text for text in extras if text])
    return translate(
        "Setup",
        "%n player(s) ({kinds}), {edition}, {holdings}, {tiles}, {extra}."
        if extra
        else "%n player(s) ({kinds}), {edition}, {holdings}, {tiles}.",
        extra=extra,
        n=len(players),
        kinds=_kinds(players),
        edition=name,
        holdings=holdings_name(holdings),
        tiles=tiles,
    )


def _kinds(players: Sequence[Player]) -> str:
    humans = len(human_seats(players))
    computers = len(players) - humans
    people = [translate("Setup", "%n human(s)", n=humans)] if humans else []
    others = [translate("Setup", "%n computer(s)", n=computers)] if computers else []
    return join_facts(people + others)
