"""Second game: the pages of Hotel Tycoon, and a game at each kind of decision it can ask for."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from acquire_desktop.app import make_app
from acquire_desktop.choices import Speed
from acquire_desktop.games.hotel_tycoon import load_rules
from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.actions import ThrowDice
from acquire_desktop.games.hotel_tycoon.engine.decisions import GameOver, Stay
from acquire_desktop.games.hotel_tycoon.engine.rules.flow import ASKED
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Mode, Options, make_setup
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.stage import PlayedGame, play
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow
from acquire_desktop.ui.window.main_window import MainWindow

KINDS: Final = tuple(kind.__name__ for kind in (*ASKED, GameOver))
"""The kinds of decisions, the end of the game the last of them."""
_PLAYERS: Final = 4
_SEED: Final = "pages 2"
"""In the game that comes of it, everything is asked for once at least."""
_OPTIONS: Final = Options(
    fines_eliminate=False, claims=Claims.MANUAL, pick_profiles=True, round_limit=40
)

Show = Callable[[HotelTycoonWindow], None]
"""What brings the window to a page."""


def pages() -> dict[str, Show]:
    """Return the pages of the second game in their order."""
    return {
        "hotel set-up": lambda window: window.pages.show_new_game(),
        "hotel handover": lambda window: window.session.open(hotel_game().handover()),
        **{f"hotel {kind}": partial(_open, kind) for kind in KINDS[:-1]},
        "hotel stay": _stay,
        "hotel end": partial(_open, KINDS[-1]),
        "hotel rules": lambda window: window.menus.actions["rules"].trigger(),
    }


def make_window(first: MainWindow, computers: ComputerPlayers) -> HotelTycoonWindow:
    """Return the window of the second game, whose games are not saved.

    Args:
        first: The other window; its folders and preferences are used.
        computers: The computer players.
    """
    session = GameSession(load_rules, computers, lambda *_what: None)
    window = HotelTycoonWindow(
        make_app(), session, first.folders, first.finished, first.preferences
    )
    session.setParent(window)
    return window


@cache
def hotel_game() -> PlayedGame:
    """Return a game of Hotel Tycoon, to be shown at its decisions."""
    setup = make_setup(Mode.INVESTORS, _PLAYERS, _SEED, _OPTIONS)
    level = Level.MEDIUM
    return play(HOTEL_TYCOON, setup, lambda view, number: choose(view, level, number), level.value)


def _open(kind: str, window: HotelTycoonWindow) -> None:
    window.session.open(hotel_game().moment(kind))


def _stay(window: HotelTycoonWindow) -> None:
    """Throw for the nights, so that the stay is shown over the board."""
    window.session.computer_turns.pace.set_speed(Speed.NORMAL)  # else there are no scenes
    _open(Stay.__name__, window)
    if isinstance(window.session.view.decision, Stay):
        window.session.submit(ThrowDice())
