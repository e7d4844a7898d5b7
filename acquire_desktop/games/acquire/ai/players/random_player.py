"""Random player: any legal action, all equally likely."""

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.view import View


def choose(view: View, seed: int) -> Action:
    """Return one of the legal actions at random.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    return view.legal[Generator(seed).below(len(view.legal))]
