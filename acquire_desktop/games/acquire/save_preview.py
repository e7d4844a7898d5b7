"""Save preview: what may be shown of a saved game before anybody sits down at it."""

from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.public_view import public_view
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.save_format import Loaded


def board_view(loaded: Loaded) -> View:
    """Return the public view of the position."""
    return public_view(observe(loaded.state, 0), may_decide=False)


def standing(loaded: Loaded) -> int | None:
    """Return the place of the only person at the table by net worth, counted from 1.

    None with several people, who are not spoken to as one, and while worth is hidden.
    """
    humans = human_seats(loaded.game.players)
    if len(humans) != 1 or loaded.game.setup.holdings is not Holdings.OPEN:
        return None
    worth = observe(loaded.state, humans[0]).worth
    return 1 + sum(other > worth[humans[0]] for other in worth)
