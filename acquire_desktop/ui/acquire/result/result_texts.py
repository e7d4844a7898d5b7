"""Texts of the end of a game: who won, by how much, and what every step of the account pays."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.events import BonusPaid, EndDeclared
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Payout, Race
from acquire_desktop.ui.acquire.words.game_names import GameNames, bonus_reason
from acquire_desktop.ui.acquire.words.names import is_you, list_first, name_in_words
from acquire_desktop.ui.kit.keys import has_single_keys, key_name
from acquire_desktop.ui.kit.texts import (
    join_list,
    join_phrases,
    join_sentences,
    money,
    signed_money,
    translate,
)

_WINS: Final = (
    "{player} wins with {total}",
    "You win with {total}",
    "{players} share the victory with {total} each",
)
_MOST: Final = (
    ("{player} has the most stock and gets {amount}.", "You have the most stock and get {amount}."),
    (
        "{player} has the second most and gets {amount}.",
        "You have the second most and get {amount}.",
    ),
    ("{player} has the third most and gets {amount}.", "You have the third most and get {amount}."),
)
_ALONE: Final = (
    "Only {player} has stock and gets {amount}.",
    "Only you have stock and get {amount}.",
)
_MARKET: Final = (
    "The stock market holds the most: {amount} stays in the bank.",
    "The stock market holds the second most: {amount} stays in the bank.",
)
_REASONS: Final[Mapping[str, str]] = {
    "named": "{player} declared the end",
    "you": "You declared the end",
    "declared": "The end was declared",
    "no-moves": "No more tiles could be placed",
}
_PLACES: Final = ("first", "second", "third")
"""Among the stockholders of a chain."""
_PACE: Final = {
    (True, True): (
        "Paused. {space} resumes, {back} and {forth} go step by step, {esc} shows the result."
    ),
    (True, False): "Paused. {back} and {forth} go step by step, {esc} shows the result.",
    (False, True): "Playing automatically. {space} pauses, {esc} shows the result.",
    (False, False): "Playing automatically. {esc} shows the result.",
}
"""How the story goes on, by whether it is held, and whether single keys act."""


def winners_text(names: Sequence[str], winners: Sequence[Seat], total: int) -> str:
    """Return who won, and with how much."""
    way = 2 if len(winners) > 1 else int(is_you(names, winners[0]))
    return translate(
        "Result",
        _WINS[way],
        players=list_first(names, winners),
        player=names[winners[0]],
        total=money(total),
    )


def lead_text(names: Sequence[str], totals: Sequence[int]) -> str:
    """Return by how much the winners are ahead; nothing where nobody is behind."""
    most = max(totals)
    behind = [seat for seat, total in enumerate(totals) if total < most]
    if not behind:
        return ""
    second = max(behind, key=lambda seat: totals[seat])
    return translate(
        "Result",
        "{amount} ahead of {player}.",
        amount=money(most - totals[second]),
        player=name_in_words(names, second),
    )


def total_text(cash: int, bonuses: int, sold: int) -> str:
    """Return how a total comes about, in dollars."""
    return translate(
        "Result",
        "{cash} cash + {bonuses} bonuses + {sales} stock = {total}",
        cash=money(cash),
        bonuses=money(bonuses),
        sales=money(sold),
        total=money(cash + bonuses + sold),
    )


# Steps of the final account


def overline_text(race: Race, step: int, words: GameNames) -> str:
    """Return what stands over a step: why the game ended, and at last that this chain is."""
    if race.is_last_chain(step) and step > 1:
        return translate("FinalAccount", "And now the last one")
    why = declared_text(race, words)
    return translate("FinalAccount", "Final account · {reason}", reason=why)


def declared_text(race: Race, words: GameNames) -> str:
    """Return why the game ended: that somebody declared it, or that no tile was left to place."""
    match race.declared:
        case EndDeclared(seat=seat):
            reason = "you" if words.is_you(seat) else "named"
        case _:
            seat, reason = 0, race.ended.reason
    return translate("FinalAccount", _REASONS[reason], player=words.player(seat))


def headline_text(race: Race, step: int, words: GameNames) -> str:
    """Return what happens at a step, in a few words."""
    payout = race.payout_at(step)
    if payout is not None:
        return translate(
            "FinalAccount",
            "{chain} · %n tile(s) · {price} a stock",
            n=payout.began.size,
            chain=words.edition.chains[payout.chain].name,
            price=money(payout.began.price),
        )
    if step == CASH_STEP:
        return translate("FinalAccount", "First, the cash")
    if race.is_photo(step):
        return translate("FinalAccount", "Photo finish")
    return winners_text(words.names, race.ended.winners, max(race.ended.totals))


def sum_text(race: Race, step: int, words: GameNames) -> str:
    """Return how the amounts of a step come about: who is paid which bonus, and for what."""
    payout = race.payout_at(step)
    if payout is not None:
        return join_sentences(_bonus_texts(payout, words))
    if step == CASH_STEP:
        return translate(
            "FinalAccount",
            "Then the bank pays each chain's bonuses and buys back its stock, smallest chain"
            " first.",
        )
    if race.is_photo(step):
        first, second = (race.ended.totals[seat] for seat in race.first_two)
        return translate(
            "FinalAccount",
            "Everything is paid. Two are {amount} apart."
            if first > second
            else "Everything is paid. Two have the same.",
            amount=money(first - second),
        )
    return lead_text(words.names, race.ended.totals)


def photo_text(race: Race, words: GameNames) -> str:
    """Return what the photograph of the finish proves."""
    first, second = race.first_two
    totals = race.ended.totals
    lead = totals[first] - totals[second]
    if not lead:
        players = words.players((first, second))
        return translate("FinalAccount", "{players}: a dead heat", players=players)
    return translate(
        "FinalAccount",
        "{player} by {amount}, {percent}% of the sum",
        player=words.player(first),
        amount=money(lead),
        percent=QLocale().toString(100 * lead / totals[first], "f", 1),
    )


def place_text(payout: Payout | None, seat: Seat) -> str:
    """Return the place that a player takes in the chain that is paid; nothing for no bonus."""
    bonuses = payout.bonuses if payout is not None else ()
    places = [bonus.places[0] for bonus in bonuses if bonus.seat == seat]
    return translate("FinalAccount", _PLACES[places[0]]) if places else ""


def standings_text(race: Race, step: int, words: GameNames) -> str:
    """Return what everybody has after a step, in the order of the rows, for a screen reader."""
    totals, payout = race.totals_after(step), race.payout_at(step)
    texts = []
    for seat in race.order_after(step):
        gain = 0 if payout is None else payout.gain(seat)
        texts.append(
            translate(
                "FinalAccount",
                "{player} {total} ({gain})" if gain else "{player} {total}",
                player=words.player(seat),
                total=money(totals[seat]),
                gain=signed_money(gain),
            )
        )
    return join_phrases(texts)


def _bonus_texts(payout: Payout, words: GameNames) -> list[str]:
    if not payout.bonuses:
        return [translate("FinalAccount", "Nobody has stock, so no bonus is paid.")]
    return [_group_text(group, payout, words) for group in payout.groups]


def _group_text(group: Sequence[BonusPaid], payout: Payout, words: GameNames) -> str:
    first, amount = group[0], money(group[0].amount)
    if len(group) > 1:
        return translate(
            "FinalAccount",
            "{players} share the {bonus}: {amount} each.",
            players=_holders(group, words),
            bonus=bonus_reason(first),
            amount=amount,
        )
    seat, place = first.seat, first.places[0]
    if seat is None:
        return translate("FinalAccount", _MARKET[place], amount=amount)
    is_yours, player = words.is_you(seat), words.player(seat)
    if payout.holders == 1:
        return translate("FinalAccount", _ALONE[is_yours], player=player, amount=amount)
    return translate("FinalAccount", _MOST[place][is_yours], player=player, amount=amount)


def _holders(group: Sequence[BonusPaid], words: GameNames) -> str:
    """Name those who share a bonus, the reader first and the stock market last."""
    players = words.players([bonus.seat for bonus in group if bonus.seat is not None])
    if all(bonus.seat is not None for bonus in group):
        return players
    return join_list([players, translate("FinalAccount", "the stock market")])


def pace_text(*, is_held: bool) -> str:
    """Return which keys hold the final account, lead through it and end it."""
    return translate(
        "FinalAccount",
        _PACE[is_held, has_single_keys()],
        space=key_name("Space"),
        esc=key_name("Esc"),
        back="←",
        forth="→",
    )
