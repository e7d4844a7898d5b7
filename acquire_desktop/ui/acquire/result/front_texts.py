"""Front texts: what the newspaper prints of each kind of game."""

from collections.abc import Mapping
from typing import Final

from acquire_desktop.games.acquire.news.facts import GameFacts
from acquire_desktop.games.acquire.news.headlines import HeadlineKind, headline_kind
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.texts import join_terse, money, number, translate

_HEADLINES: Final[Mapping[HeadlineKind, str]] = {
    HeadlineKind.TIE: "Dead heat: {players}",
    HeadlineKind.UPSET: "The upset of the year: {player}",
    HeadlineKind.NOSE: "By a nose: {player}",
    HeadlineKind.NO_MERGER: "Not one merger: {player}",
    HeadlineKind.SWALLOWED: "{chain} owns the city",
    HeadlineKind.FULL: "City full: {player}, by {amount}",
    HeadlineKind.DOUBLE: "Out of sight: {player}",
    HeadlineKind.LAST_TO_FIRST: "From last to first: {player}",
    HeadlineKind.STOLEN: "Stolen at the bell: {player}",
    HeadlineKind.CASH: "Cash is king: {player}",
    HeadlineKind.NO_MAJORITY: "Never the largest holder, yet first: {player}",
    HeadlineKind.EARLY: "Over before half the city stood: {player}",
    HeadlineKind.PHOTO: "Photo finish: {player}, by {amount}",
    HeadlineKind.WIRE: "In front all the way: {player}",
    HeadlineKind.BACKFIRE: "Bell by {declarer}, prize to {winner}",
    HeadlineKind.LANDSLIDE: "Landslide: {player}, by {amount}",
    HeadlineKind.BIG_MERGER: "The {paid} takeover: {player}",
    HeadlineKind.SWEEP: "Every majority: {player}",
    HeadlineKind.STOCK: "All on stock: {player}",
    HeadlineKind.BROKE: "Rags to riches: {player}",
    HeadlineKind.BONUSES: "Made of bonuses: {player}",
    HeadlineKind.SEESAW: "After {count} changes of the lead: {player}",
    HeadlineKind.GIANT: "{chain} ends it: {player}, by {amount}",
    HeadlineKind.CLEAR: "First: {player}, by {amount}",
}
_DECKS: Final[Mapping[HeadlineKind, str]] = {
    HeadlineKind.TIE: "{total} each: not a dollar between them",
    HeadlineKind.UPSET: "The masters are beaten by {amount}",
    HeadlineKind.NOSE: "Only {amount} between first and second after {turns} turns",
    HeadlineKind.NO_MERGER: "All chains stand to the end, and {total} win",
    HeadlineKind.SWALLOWED: "No other chain is left. First prize, with {total}: {player}",
    HeadlineKind.FULL: "No tile fits any more, and the account decides",
    HeadlineKind.DOUBLE: "{total}: more than twice as much as anybody else",
    HeadlineKind.LAST_TO_FIRST: "Last at half-time, {amount} ahead at the bell",
    HeadlineKind.STOLEN: "Behind until the last turn, {amount} ahead at the end",
    HeadlineKind.CASH: "{percent}% of {total} lay in cash before the account",
    HeadlineKind.NO_MAJORITY: "Not one primary bonus at the end, and still {total}",
    HeadlineKind.EARLY: "The bell rings in turn {turns}, to the surprise of many",
    HeadlineKind.PHOTO: "{share}% of the sum between first and second",
    HeadlineKind.WIRE: "Ahead since turn {since}, and never caught",
    HeadlineKind.BACKFIRE: "The end came {amount} too soon",
    HeadlineKind.LANDSLIDE: "{total} at the bell, and nobody near",
    HeadlineKind.BIG_MERGER: "Turn {turn} fills many pockets, and one of them wins",
    HeadlineKind.SWEEP: "First in each chain that was paid: {total}",
    HeadlineKind.STOCK: "{stock} of {total} came from stock at the end",
    HeadlineKind.BROKE: "Not a dollar left in turn {broke}, {total} at the end",
    HeadlineKind.BONUSES: "{bonuses} of {total} came from bonuses",
    HeadlineKind.SEESAW: "The last change was the one that counted",
    HeadlineKind.GIANT: "{size} tiles: too large to go on",
    HeadlineKind.CLEAR: "{total} at the bell in turn {turns}",
}
_TITLES: Final[Mapping[KeyMomentKind, str]] = {
    KeyMomentKind.MERGER: "The great takeover",
    KeyMomentKind.LEAD: "In front for good",
    KeyMomentKind.MAJORITY: "The stock to have",
    KeyMomentKind.SWING: "The best turn",
}


def headline_of(facts: GameFacts, words: GameNames) -> tuple[str, str]:
    """Return the headline of a game, and the line below it."""
    kind, fields = headline_kind(facts), _fields(facts, words)
    return (
        translate("FrontPage", _HEADLINES[kind], n=None, **fields),
        translate("FrontPage", _DECKS[kind], n=None, **fields),
    )


def _fields(facts: GameFacts, words: GameNames) -> dict[str, str]:
    chain, size = facts.chains[-1] if facts.chains else (0, 0)
    richest = facts.richest
    declarer = facts.winner if facts.declared is None else facts.declared.seat
    return {
        "player": words.player(facts.winner),
        "players": words.players(facts.winners),
        "winner": words.player_in_words(facts.winner),
        "declarer": words.player_in_words(declarer),
        "amount": money(facts.lead),
        "total": money(facts.total),
        "stock": money(facts.stock),
        "bonuses": money(facts.bonuses),
        "paid": money(0 if richest is None else richest.paid),
        "turn": number(0 if richest is None else richest.turn),
        "turns": number(facts.turns),
        "broke": number(facts.least_cash_turn),
        "since": number(max(1, facts.leads_since)),
        "count": number(facts.lead_changes),
        "percent": number(100 * facts.cash // max(1, facts.total)),
        "share": number(max(1, round(100 * facts.lead / max(1, facts.total)))),
        "chain": words.edition.chains[chain].name,
        "size": number(size),
    }


def article_title(moment: KeyMoment) -> str:
    """Return the headline of an article about a key moment."""
    return translate("FrontPage", _TITLES[moment.kind])


def sizes_text(facts: GameFacts, words: GameNames) -> str:
    """Return what stands below the picture of the city: its chains, the largest first."""
    chains = [
        translate(
            "FrontPage", "{chain} {size}", chain=words.edition.chains[chain].name, size=number(size)
        )
        for chain, size in reversed(facts.chains)
    ]
    return translate("FrontPage", "The city at the bell: {chains}.", chains=join_terse(chains))


def weather_text(facts: GameFacts) -> str:
    """Return the weather of the game: its mergers."""
    if not facts.mergers:
        return translate("FrontPage", "Calm: no merger.")
    return translate("FrontPage", "%n merger(s), with showers of bonuses.", n=facts.mergers)
