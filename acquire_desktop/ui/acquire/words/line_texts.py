"""Texts of the Line: what is asked, under which power card, and whose turn it is."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.action_texts import decision_prompt
from acquire_desktop.ui.acquire.words.card_texts import card_title
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.kit.texts import translate


def line_sentence(view: View, names: Sequence[str]) -> str:
    """Return what is asked or who decides; a power card that is played comes first."""
    prompt = decision_prompt(view, names)
    if view.card is None or isinstance(view.decision, GameOver):
        return prompt
    return translate("Line", "{card}: {question}", card=card_title(view.card), question=prompt)


def line_state(view: View, names: Sequence[str]) -> list[str]:
    """Return what stands above every decision: a declared end, and the turn of another player."""
    texts: list[str] = []
    decision = view.decision
    if isinstance(decision, GameOver):
        return texts
    if view.end_declared:
        texts.append(translate("Line", "The end is declared: this is the last turn."))
    if decision.seat != view.turn_seat:
        texts.append(
            translate(
                "Line",
                "It is your turn." if is_you(names, view.turn_seat) else "It is {player}'s turn.",
                player=names[view.turn_seat],
            )
        )
    return texts
