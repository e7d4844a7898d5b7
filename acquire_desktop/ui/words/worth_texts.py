"""What a player would have if the game ended now, in words: the head, its meaning, the sum."""

from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.decisions import GameOver
from acquire_desktop.engine.view import View
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


def worth_head() -> str:
    """Return the name of the amount, short enough for the head of a column."""
    return translate("Worth", "If it ended now")


def worth_meaning(view: View) -> str:
    """Say what the amount counts."""
    meaning = translate(
        "Worth",
        "What each player would have if the game ended now: cash, the sale of all stock, and the "
        "bonuses of every chain on the board.",
    )
    if not view.edition.two_player_market or view.players != 2:
        return meaning
    market = translate("Worth", "The stock market, which draws at the end, is left out.")
    return join_sentences((meaning, market))


def worth_sum(view: View, seat: Seat) -> str:
    """Return how a seat's amount comes about: ``$4,900 cash + $1,500 stock + $8,400 bonuses``."""
    cash, stock = view.cash[seat], view.stock_values[seat]
    return translate(
        "Worth",
        "{cash} cash + {stock} stock + {bonuses} bonuses",
        cash=money(cash),
        stock=money(stock),
        bonuses=money(view.worth[seat] - cash - stock),
    )


def worth_text(view: View, seat: Seat) -> str:
    """Return a seat's amount with its sum, as a sentence."""
    amount, parts = money(view.worth[seat]), worth_sum(view, seat)
    if isinstance(view.decision, GameOver):
        return translate("Worth", "{sum} = {amount}", sum=parts, amount=amount)
    return translate("Worth", "If the game ended now: {sum} = {amount}", sum=parts, amount=amount)
