"""Story measurements: frames while a merger pays out, and while the final account is a race."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.ai.players.greedy import choose
from tools.bench.stage import FrameWatch, Stage, percentile

TELLINGS: Final = 12
"""How often each story is told."""

Figures = dict[str, float]


def stories(stage: Stage) -> Figures:
    """Tell mergers of a game while it is played, and its final account at the end."""
    window = stage.window
    area = window.pages.game.decision_area
    scene = area.scene
    paying, racing = _Frames(), _Frames()
    seen = 0
    stage.start_game("stories")
    while stage.wait_for_human():
        window.session.submit(choose(window.session.view, 1))
        area.open_recent()
        if scene.isVisible() and scene.story is not None and seen < TELLINGS:
            seen += 1
            steps = scene.story.last_shown + 1
            paying.add(stage, scene, scene.player.walk_to, steps, lambda: scene.flight.is_flying)
        area.skip()
    account = window.pages.account
    stage.wait(account.isVisible)
    steps = 0 if account.race is None else account.race.last + 1
    for _ in range(TELLINGS):
        racing.add(stage, account.track, account.player.walk_to, steps, account.track.is_moving)
    return {
        "frame_merger_p99_ms": percentile(paying.intervals_ms, 0.99),
        "frame_merger_cpu_p99_ms": percentile(paying.cpu_ms, 0.99),
        "frame_account_p99_ms": percentile(racing.intervals_ms, 0.99),
        "frame_account_cpu_p99_ms": percentile(racing.cpu_ms, 0.99),
    }


class _Frames:
    """Measurements of the frames of a story."""

    def __init__(self) -> None:
        self.intervals_ms: list[float] = []
        self.cpu_ms: list[float] = []
        """The processor time between two frames, which other programs do not lengthen."""

    def add(
        self,
        stage: Stage,
        painted: QWidget,
        go_to: Callable[[int], None],
        steps: int,
        moves: Callable[[], bool],
    ) -> None:
        """Go through the steps of a story and measure while something moves."""
        watch = FrameWatch(painted)
        for step in range(steps):
            go_to(step)
            watch.clear()
            stage.wait(lambda: not moves())
            self.intervals_ms += [(b - a) * 1000 for a, b in pairwise(watch.times_s)]
            self.cpu_ms += [(b - a) * 1000 for a, b in pairwise(watch.cpu_s)]
        watch.stop()
