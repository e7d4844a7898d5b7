"""What the action panel says while it asks nothing."""

from collections.abc import Collection, Sequence

from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.decisions import GameOver, StockDisposal
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.texts import join_sentences, money, translate
from acquire_desktop.ui.words.names import is_you, list_first, list_in_words


def waiting_text(name: str, thinking: bool, elapsed_s: int) -> str:
    """Tell who decides, and for how many seconds a computer has been thinking."""
    if not thinking:
        return translate("IdlePage", "Waiting for {player}.", player=name)
    if elapsed_s < 2:
        return translate("IdlePage", "{player} is thinking…", player=name)
    return translate("IdlePage", "{player} is thinking… %n second(s)", n=elapsed_s, player=name)


def idle_text(
    view: View | None, names: Sequence[str], humans: Collection[Seat], is_private_shown: bool
) -> tuple[str, bool]:
    """Return what there is to tell while nothing is asked, and whether a move may be planned.

    Args:
        view: The position, or None before there is one.
        names: The players' names by seat.
        humans: The seats that people fill.
        is_private_shown: Whether the player at the screen may see private things.
    """
    if view is None:
        return "", False
    if isinstance(view.decision, GameOver):
        return over_text(view.decision, names), False
    if not is_private_shown:
        return covered_text(), False
    return turn_text(view, names, humans), True


def turn_text(view: View, names: Sequence[str], humans: Collection[Seat]) -> str:
    """Tell when the turn of the player at the screen comes, and what to do until then."""
    if view.seat not in humans:
        return translate("IdlePage", "Only computers play this game: you watch it.")
    settling = _settling_text(view, names)
    if settling:
        return settling
    before = [
        (view.turn_seat + step) % view.players
        for step in range((view.seat - view.turn_seat) % view.players)
    ]
    told = [translate("IdlePage", "Then your turn goes on.")]
    if before:
        players = list_in_words(names, before)
        told = [translate("IdlePage", "Your turn comes after {players}.", players=players)]
    if view.hand:
        told.append(translate("IdlePage", "Choose one of your tiles to see what it would do."))
    return join_sentences(told)


def _settling_text(view: View, names: Sequence[str]) -> str:
    """Tell after whom the player at the screen settles stock of an acquired chain, if so."""
    decision = view.decision
    if not isinstance(decision, StockDisposal) or view.seat == view.turn_seat:
        return ""
    held = [stocks[decision.acquired] for stocks in view.stocks]
    seats = range(decision.seat, decision.seat + view.players)
    before = [seat % view.players for seat in seats if held[seat % view.players]]
    waits = (view.seat - view.turn_seat) % view.players
    if not held[view.seat] or waits < (decision.seat - view.turn_seat) % view.players:
        return ""
    return translate(
        "IdlePage",
        "After {players} you settle your %n {chain} stock(s).",
        n=held[view.seat],
        players=list_in_words(names, before[: before.index(view.seat)]),
        chain=view.edition.chains[decision.acquired].name,
    )


def covered_text() -> str:
    """Tell that the decision is covered."""
    return translate("IdlePage", "Your tiles and this decision are covered.")


def over_text(decision: GameOver, names: Sequence[str]) -> str:
    """Tell why the game is over and who won."""
    if decision.reason == "declared":
        reason = translate("IdlePage", "The end was declared.")
    else:
        reason = translate("IdlePage", "No tile can be placed any more.")
    best = money(max(decision.totals))
    winners = list_first(names, decision.winners)
    if is_you(names, decision.winners[0]) and len(decision.winners) == 1:
        result = translate("IdlePage", "You win with {total}.", total=best)
    elif len(decision.winners) > 1:
        result = translate(
            "IdlePage", "{players} share the victory with {total}.", players=winners, total=best
        )
    else:
        result = translate("IdlePage", "{player} wins with {total}.", player=winners, total=best)
    return join_sentences((reason, result))
