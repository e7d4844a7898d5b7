"""The worth of a player if the game ended now, in words: the head, its meaning, the sum."""

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


def lacks_bonuses(view: View) -> bool:
    """Tell whether the amount counts no bonuses, which would tell who holds most."""
    return not (view.holdings.are_shown or isinstance(view.decision, GameOver))


def worth_head(view: View | None = None) -> str:
    """Return the name of the amount, short enough for the head of a column."""
    is_bare = view is not None and lacks_bonuses(view)
    return translate("Worth", "Without bonuses" if is_bare else "If it ended now")


def worth_meaning(view: View) -> str:
    """Say what the amount counts."""
    if lacks_bonuses(view):
        return translate(
            "Worth",
            "What you would have without bonuses if the game ended now: cash and the price of all"
            " your stock. The bonuses would give away who holds the most.",
        )
    meaning = translate(
        "Worth",
        "What each player would have if the game ended now: cash, the price of their stock,"
        " and the bonuses of all chains.",
    )
    if not view.edition.two_player_market or view.players != 2:
        return meaning
    market = translate("Worth", "The stock market draws only at the end, so it is left out.")
    return join_sentences((meaning, market))


def added_up_text() -> str:
    """Say where the totals come from that the memory aid shows."""
    return translate("Worth", "added up from what was announced")


def worth_sum(view: View, seat: Seat) -> str:
    """Return how a seat's amount comes about: ``$4,900 cash + $1,500 stock + $8,400 bonuses``."""
    cash, stock = view.cash[seat], view.stock_values[seat]
    return translate(
        "Worth",
        "{cash} cash + {stock} stock"
        if lacks_bonuses(view)
        else "{cash} cash + {stock} stock + {bonuses} bonuses",
        cash=money(cash),
        stock=money(stock),
        bonuses=money(view.worth[seat] - cash - stock),
    )


def worth_text(view: View, seat: Seat) -> str:
    """Return a seat's amount with its sum, as a sentence."""
    amount, parts = money(view.worth[seat]), worth_sum(view, seat)
    if isinstance(view.decision, GameOver):
        return translate("Worth", "{sum} = {amount}", sum=parts, amount=amount)
    return translate(
        "Worth",
        "Without bonuses: {sum} = {amount}"
        if lacks_bonuses(view)
        else "If the game ended now: {sum} = {amount}",
        sum=parts,
        amount=amount,
    )
