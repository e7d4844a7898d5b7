"""Which bonuses a merger would pay, in words, as far as the viewer may know."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.acquire.payouts import payouts
from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.editions import bonuses
from acquire_desktop.engine.observation import Holdings, View
from acquire_desktop.ui.kit.texts import join_list, money, translate
from acquire_desktop.ui.words.names import name_in_words

_SENTENCES: Final = (
    ("Nobody holds {chain} stock: no bonus.", "{chain} bonuses: {amounts}."),
    (
        "If {chain} is acquired, no bonus: nobody holds its stock.",
        "If {chain} is acquired, its bonuses: {amounts}.",
    ),
)
"""Of a chain that will be acquired and of one that may be, without holders and with some."""


def bonus_sentence(
    chain: Chain, view: View, names: Sequence[str], *, may_survive: bool = False
) -> str:
    """Return who would get what if a chain were acquired now.

    Args:
        chain: The chain to be acquired.
        view: The position; hidden holdings stay hidden.
        names: The players' names by seat; without them only the places are told.
        may_survive: Whether it is one of several of which one survives.
    """
    amounts = _amounts(chain, view, names)
    return translate(
        "Effect",
        _SENTENCES[may_survive][bool(amounts)],
        chain=view.edition.chains[chain].name,
        amounts=amounts,
    )


def _amounts(chain: Chain, view: View, names: Sequence[str]) -> str:
    """List who would get what, or only what each place pays; empty where nobody holds stock."""
    if not names or _is_unknown(view):
        return _by_place(chain, view)
    held = [stocks[chain] for stocks in view.stocks]
    paid = payouts(view.edition, chain, view.sizes[chain], held)
    winners = sorted((seat for seat, amount in enumerate(paid) if amount), key=lambda s: -paid[s])
    return join_list(
        [
            translate(
                "Effect",
                "{player} {amount}",
                player=name_in_words(names, seat),
                amount=money(paid[seat]),
            )
            for seat in winners
        ]
    )


def _is_unknown(view: View) -> bool:
    """Tell whether holdings are hidden, or the stock market draws its own by lot."""
    has_market = view.edition.two_player_market and view.players == 2
    return view.holdings is Holdings.HIDDEN or has_market


def _by_place(chain: Chain, view: View) -> str:
    amounts = bonuses(view.edition, chain, view.sizes[chain])[: view.edition.bonus_places]
    return join_list(
        [
            translate(
                "Effect",
                ("1st {amount}", "2nd {amount}", "3rd {amount}")[place],
                amount=money(amount),
            )
            for place, amount in enumerate(amounts)
        ]
    )
