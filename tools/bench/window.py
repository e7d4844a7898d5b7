"""Window measurements: clicks, frames, languages, looks, the log and memory."""

import gc
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import cycle, islice, pairwise
from random import Random
from statistics import median
from typing import Any, Final

from PySide6.QtWidgets import QAbstractButton, QApplication

from acquire_desktop.games.acquire.ai.players.greedy import choose
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.look import theme
from tools.bench.stage import (
    FrameWatch,
    Stage,
    click,
    open_stage,
    percentile,
    resident_mb,
)
from tools.bench.stories import stories

GAMES: Final = 20
CLICKED_GAMES: Final = 2
ANIMATIONS: Final = 24
SWITCHES: Final = 9
TURNS: Final = 400
JUMPS: Final = 60
CHARTED_TURNS: Final = 200
BUSY_TURN: Final = 20
_FULL_BOARD: Final = (
    "AAAAAAAAAAAA",
    "AAAAAAAAAAAA",
    "............",
    "TTTTTTTTTT..",
    "............",
    "CCCCCCCCCCCC",
    "CCCCCCCCCCCC",
    "............",
    "SSSSSSSSSSSS",
)

Figures = dict[str, float]


def measure_part(part: str, level: str) -> Figures:
    """Measure one part in this process.

    Args:
        part: A key of ``ui.ROUNDS``.
        level: The computer player that searches while frames are measured.
    """
    parts: dict[str, Callable[[Stage], Figures]] = {
        "clicks": clicks,
        "frames": lambda stage: frames(stage, level),
        "stories": stories,
        "language": language,
        "look": look,
        "log": log,
        "chart": chart,
        "look_back": look_back,
        "memory": memory,
    }
    with open_stage(animations=part != "memory") as stage:
        return parts[part](stage)


def clicks(stage: Stage) -> Figures:
    """Play by mouse and measure every click until its result is painted."""
    times: list[float] = []
    chance = Random(1)
    for number in range(CLICKED_GAMES):
        stage.start_game(f"clicks {number}")
        while stage.wait_for_human():
            times += _decide_by_mouse(stage, chance)
    return {
        "click_p50_ms": percentile(times, 0.5),
        "click_p99_ms": percentile(times, 0.99),
        "click_cpu_p99_ms": percentile(stage.cpu_ms, 0.99),
    }


def _decide_by_mouse(stage: Stage, chance: Random) -> list[float]:
    """Take the present decision with clicks and return the time of each."""
    page, session = stage.window.pages.game, stage.window.session
    view = session.view
    placeable = [tile for tile in view.hand if PlaceTile(tile) in view.legal]
    if isinstance(view.decision, TilePlacement) and placeable:
        place = page.hand.places[view.hand.index(chance.choice(placeable))]
        return [stage.painted_ms(partial(click, place)) for _ in range(2)]
    panel = page.panel
    footer = (panel.confirm_button, panel.second_button)
    places = (panel, panel.disposal.shares, page.exchange)
    found = [button for place in places for button in place.findChildren(QAbstractButton)]
    turn = page.turn_buttons  # they take back a turn or ask for a hint, and decide nothing
    found = [b for b in found if b not in footer and not turn.isAncestorOf(b)]
    buttons = [b for b in found if b.isVisible() and b.isEnabled()]
    pressed = chance.sample(buttons, min(2, len(buttons)))
    times = [stage.painted_ms(partial(click, button)) for button in pressed]
    if panel.confirm_button.isEnabled():
        times.append(stage.painted_ms(partial(click, panel.confirm_button)))
    if session.has_game and not session.is_over and session.view.ply == view.ply:
        session.submit(choose(view, 1))
    return times


def frames(stage: Stage, level: str) -> Figures:
    """Animate a large merger again and again, alone and beside a computer player."""
    stage.start_game("frames")
    stage.wait_for_human()
    flying = _fly(stage)
    before, after = _merger()
    idle = _animate(stage, before, after)

    def search(*_: object) -> None:
        stage.computers.request("bench", 0, after, level, 1)

    stage.window.session.leave()
    stage.computers.answered.connect(search)
    search()
    busy = _animate(stage, before, after)
    stage.computers.answered.disconnect(search)
    stage.computers.cancel()
    painting = [
        stage.painted_ms(stage.window.pages.game.board.viewport().update) for _ in range(99)
    ]
    return {
        "frame_idle_p99_ms": percentile(idle, 0.99),
        "frame_busy_p99_ms": percentile(busy, 0.99),
        "frame_paint_p99_ms": percentile(painting, 0.99),
        "frame_flight_p99_ms": percentile(flying, 0.99),
    }


def _fly(stage: Stage) -> list[float]:
    """Return the intervals between frames while a tile flies to the board, again and again."""
    session, page = stage.window.session, stage.window.pages.game
    while not (session.view.turn >= BUSY_TURN and isinstance(session.view.legal[0], PlaceTile)):
        session.submit(choose(session.view, 1))
        stage.wait_for_human()
    tile = session.view.legal[0]
    watch = FrameWatch(page)
    intervals: list[float] = []
    for _ in range(ANIMATIONS):
        session.submit(tile)
        watch.clear()
        stage.wait(lambda: not page.flights.is_flying)
        intervals += [(b - a) * 1000 for a, b in pairwise(watch.times_s)]
        session.undo()
        stage.settle()
    watch.stop()
    return intervals


def _merger() -> tuple[View, View]:
    """Return a position before and after the merger of two large chains."""
    state = position(CLASSIC_2023, _FULL_BOARD, cash=[6000] * 4, hands=["5E 12E 1C 2C 3C 4C"])
    merged = apply(state, PlaceTile(TILES_BY_NAME["5E"])).state
    return observe(state, 0), observe(merged, merged.seat)


def _animate(stage: Stage, before: View, after: View) -> list[float]:
    """Return the intervals between the frames of many animations."""
    board = stage.window.pages.game.board
    scene = board.scene()
    if not isinstance(scene, BoardScene):
        raise TypeError("the board has another scene")
    watch = FrameWatch(board.viewport())
    intervals: list[float] = []
    for _ in range(ANIMATIONS):
        board.drawing.set_animated(False)
        board.show_view(before)
        stage.settle()
        board.drawing.set_animated(True)
        watch.clear()
        board.show_view(after)
        stage.wait(lambda: not scene.is_moving)
        intervals += [(b - a) * 1000 for a, b in pairwise(watch.times_s)]
    watch.stop()
    return intervals


def language(stage: Stage) -> Figures:
    """Switch the language in the middle of a game, with every page made and read before."""
    app = _with_every_page(stage)
    codes = islice(cycle(reversed(LANGUAGES)), SWITCHES)
    return {"language_ms": _switch_ms(stage, partial(install_language, app), codes)}


def look(stage: Stage) -> Figures:
    """Switch the colours, and the size of the text, as ``language`` does."""
    app = _with_every_page(stage)
    themes = islice(cycle(("dark", "light")), SWITCHES)
    sizes = islice(cycle((125, 150, 100)), SWITCHES)
    return {
        "theme_ms": _switch_ms(stage, partial(theme.apply_theme, app), themes),
        "text_size_ms": _switch_ms(stage, partial(theme.set_text_scale, app), sizes),
    }


def _with_every_page(stage: Stage) -> QApplication:
    """Show every page once, and a game in the middle; return the application."""
    window = stage.window
    for page in (
        window.pages.show_new_game,
        window.pages.reading.show_rules,
        window.pages.reading.show_comparison,
    ):
        page()
        stage.settle()
    stage.start_game("language")
    while stage.wait_for_human() and window.session.view.turn < 60:
        window.session.submit(choose(window.session.view, 1))
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("there is no application")
    return app


def _switch_ms(stage: Stage, switch: Callable[[Any], object], choices: Iterable[object]) -> float:
    """Return how long it takes until another choice is painted, the median of all."""

    def switched(choice: object) -> None:
        switch(choice)
        stage.settle()
        stage.window.update()

    return median([stage.painted_ms(partial(switched, choice)) for choice in choices])


def log(stage: Stage) -> Figures:
    """Fill the log with 400 turns, then add to it and jump about in it."""
    window = stage.window
    stage.start_game("log")
    while stage.wait_for_human():
        window.session.submit(choose(window.session.view, 1))
    steps = window.session.events_by_step()
    page = window.pages.game
    window.pages.setCurrentWidget(page)
    page.side.show_log()  # nothing of it is painted in a closed drawer
    stage.settle()
    turns = window.session.view.turn
    model = page.log_model
    words = GameNames(window.session.view.edition, names_of(window.session.players))

    long = steps * -(-TURNS // turns)
    anew = stage.painted_ms(partial(model.show_steps, long, words))
    stage.settle()
    bar, chance = page.log.verticalScrollBar(), Random(1)
    added = [
        stage.painted_ms(partial(model.add_events, events, words)) for events in steps[-JUMPS:]
    ]
    places = [chance.randrange(bar.maximum()) for _ in range(JUMPS)]
    jumps = [stage.painted_ms(partial(bar.setValue, place)) for place in places]
    return {
        "log_step_p99_ms": percentile(added, 0.99),
        "log_scroll_p99_ms": percentile(jumps, 0.99),
        "log_anew_ms": anew,
    }


def chart(stage: Stage) -> Figures:
    """Draw turn after turn into a chart that has 200 turns already."""
    play_through(stage, "chart")
    window = stage.window
    session, page = window.session, window.pages.game
    window.pages.setCurrentWidget(page)
    page.side.show_page("chart")
    stage.wait(lambda: page.side.chart.is_drawn)
    played = session.history()
    records = [
        replace(record, turn=turn + 1)
        for turn, record in enumerate(islice(cycle(played), CHARTED_TURNS + JUMPS))
    ]
    names, view = [player.name for player in session.players], session.view
    show = page.side.chart.show_history
    show(records[:CHARTED_TURNS], names, view.seat, view.edition)
    stage.settle()
    times = []
    for turn in range(CHARTED_TURNS, len(records)):
        start_s = time.perf_counter()
        show(records[:turn], names, view.seat, view.edition)
        times.append((time.perf_counter() - start_s) * 1000)
        stage.settle()
    return {"chart_update_p99_ms": percentile(times, 0.99)}


def look_back(stage: Stage) -> Figures:
    """Jump to steps all over a whole game."""
    play_through(stage, "look back")
    window, chance = stage.window, Random(1)
    page = window.pages.game
    window.pages.setCurrentWidget(page)
    stage.settle()
    steps = [chance.randrange(window.session.last_step) for _ in range(JUMPS)]
    times = [stage.painted_ms(partial(page.moment.go_to, step)) for step in steps]
    return {"look_back_p99_ms": percentile(times, 0.99)}


def play_through(stage: Stage, seed: str) -> None:
    """Play a whole game."""
    stage.start_game(seed)
    while stage.wait_for_human():
        stage.window.session.submit(choose(stage.window.session.view, 1))


def memory(stage: Stage) -> Figures:
    """Play whole games in one window and watch its memory."""
    sizes = []
    session = stage.window.session
    for number in range(GAMES):
        stage.start_game(f"memory {number}")
        while stage.wait_for_human():
            session.submit(choose(session.view, 1))
        stage.settle()
        gc.collect()
        sizes.append(resident_mb())
    return {
        "memory_mb": sizes[0],
        "memory_growth_mb": sizes[-1] - sizes[2],
        "worker_memory_mb": resident_mb(stage.computers.pid or 0),
    }
