"""What the window says of a game of Hotel Tycoon: title, facts, report, and the curtain."""

from functools import partial

from acquire_desktop.game import Seat
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.hotel_tycoon.shell.setup_texts import MODES
from acquire_desktop.ui.hotel_tycoon.shell.table import names_of
from acquire_desktop.ui.hotel_tycoon.words.log_texts import recap_of
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.frame.table_pages import Recap


def game_title(session: GameSession) -> str:
    """Name the game and the moment of it."""
    view: View = session.view
    name = translate("StartPage", "Hotel Tycoon")
    if session.is_over:
        return translate("HotelWindow", "{game} — the game is over", game=name)
    return translate(
        "HotelWindow",
        "{game} — round {round} — {player}",
        game=name,
        round=view.turn.round,
        player=session.players[view.turn.seat].name,
    )


def game_facts(session: GameSession) -> list[str]:
    """Return the facts of the status bar, all public, longest text first."""
    view: View = session.view
    facts = [MODES[view.mode](), translate("HotelWindow", "round {round}", round=view.turn.round)]
    if view.options.events:
        facts.append(_deck_text(view.deck_size))
    return ["   ·   ".join(facts[first:]) for first in range(len(facts))]


def _deck_text(count: int) -> str:
    if not count:
        return translate("HotelWindow", "no card in the deck")
    return translate("HotelWindow", "%n card(s) in the deck", n=count)


def report_facts(session: GameSession) -> dict[str, str]:
    """Return what a problem report says, in English: nothing that only one player may know."""
    if not session.has_game:
        return {"Game": "none of Hotel Tycoon"}
    view: View = session.view
    people = sum(player.kind is PlayerKind.HUMAN for player in session.players)
    return {
        "Game": f"Hotel Tycoon, {view.mode.value}, {view.players} players, {people} of them people,"
        f" turn {view.turn.number}{', over' if session.is_over else ''}"
    }


def recap(session: GameSession, seat: Seat) -> Recap:
    """Return what the curtain tells a player of what the others did meanwhile."""
    return partial(recap_of, session.events_since_shown(seat), seat, names_of(session.players))
