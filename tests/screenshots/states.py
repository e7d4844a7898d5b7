"""The moments of the program that are looked at, each made in a fresh window."""

import errno
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from operator import mul

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from acquire_desktop.app import make_window
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    ExchangeStock,
    PassPlacement,
    PlayPowerCard,
)
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import autosave
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.new_game import default_new_game
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind
from acquire_desktop.ui.start.recent_list import RecentList
from acquire_desktop.ui.window.troubles import RETRY_MS
from tests.screenshots import games
from tests.screenshots.advice import show_best_move, show_look_again
from tests.screenshots.games import Moment, game_at
from tests.screenshots.stage import SETTINGS, SilentPlayers, showing, stage

Show = Callable[[AcquireWindow], None]
"""What brings a new window into a state."""


@contextmanager
def window_at(
    state: str | Show,
    language: str = "en",
    text_scale: int = 100,
    *,
    size: QSize | None = None,
    translator: QTranslator | None = None,
    settings: Settings = SETTINGS,
    computers: ComputerPlayers | None = None,
) -> Iterator[AcquireWindow]:
    """Show the window in a state, with user folders of its own.

    Args:
        state: One of ``STATES`` by its name, or what is done in the window.
        language: One of the program's.
        text_scale: In per cent.
        size: Of the window before anything is done in it: what is chosen at a table with three
            columns is not chosen at one with two.
        translator: Speaks in place of the language.
        settings: All others.
        computers: Who plays; None for players who never answer.
    """
    with stage(language, text_scale, translator=translator, settings=settings) as (app, folders):
        if state in ("start_recent", "start_games"):
            save_some_games(folders)
        kept = replace(settings, language=language, text_scale=text_scale)
        computers = computers or SilentPlayers(load_rules)
        window = make_window(app, folders, kept, computers)
        with showing(window, size):
            show = STATES[state] if isinstance(state, str) else state
            show(window)
            yield window


def save_some_games(folders: Folders) -> None:
    for loaded, saved_at in (
        (game_at("2008", 6, "shot-2", games.is_over), "2025-03-09T20:15:00Z"),
        (game_at("2023-tycoon", 3, "shot-4", games.is_over), "2025-03-12T21:04:00Z"),
        (game_at("2023-classic", 4, "shot-5", games.is_late), "2025-03-14T19:42:00Z"),
    ):
        autosave(folders, replace(loaded.game, save_no=1, saved_at=saved_at), loaded.states)


# What is done in the window


def _stay(window: AcquireWindow) -> None:
    """Leave the start page as it comes."""


def _wait_for_board(window: AcquireWindow) -> None:
    """Wait until the game that goes on has its picture, if that is in sight."""
    plate = window.pages.start.go_on
    QApplication.processEvents()
    while not plate.visibleRegion().isEmpty() and not plate.has_picture():
        QApplication.processEvents()


def _list_games(window: AcquireWindow) -> None:
    """Wait until every recent game has its picture; none is asked for that is out of sight."""
    window.pages.start.show_games()
    QApplication.processEvents()
    recent = window.pages.start.findChild(RecentList)
    while recent and not recent.visibleRegion().isEmpty() and recent.is_waiting():
        QApplication.processEvents()


def _set_up(window: AcquireWindow) -> None:
    window.pages.show_new_game()


def select(window: AcquireWindow, kind: EffectKind) -> None:
    effects = window.session.view.effects
    tile = next(effect.tile for effect in effects if effect.kind is kind)
    window.pages.game.tile_choice.select(tile)


def _press(window: AcquireWindow, *keys: Qt.Key) -> None:
    for key in keys:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        window.pages.game.panel.handle_key(event)


def _fill_cart(window: AcquireWindow) -> None:
    """Put as many different stocks into the cart as are allowed, the dearest first."""
    view = window.session.view
    carts = [action.counts for action in view.legal if isinstance(action, BuyStock)]

    def rank(cart: Sequence[int]) -> tuple[int, int, int]:
        cost = sum(map(mul, cart, view.prices))
        return sum(cart), sum(map(bool, cart)), cost

    cart = max(carts, key=rank)
    for chain, count in enumerate(cart):
        letter = view.edition.chains[chain].letter
        _press(window, *[getattr(Qt.Key, f"Key_{letter}")] * count)


def _fail_to_save(window: AcquireWindow) -> None:
    window.session.finish_saving()  # what is saved later takes the message away again
    QApplication.processEvents()
    error = SaveError(SaveProblem.IO, "No space left on device", error_number=errno.ENOSPC)
    window.session.finish_saving()  # else the end of it would take the message away
    QApplication.processEvents()
    window.session.save_failed.emit(error)
    for timer in window.findChildren(QTimer):  # a second try would do, and tell nothing any more
        if timer.interval() == RETRY_MS:
            timer.stop()


def walk(window: AcquireWindow, kind: StepKind) -> None:
    """Open the scene of the last merger, at the last step of a kind."""
    area = window.pages.game.decision_area
    area.open_recent()
    story = area.scene.story
    assert story is not None
    steps = [at for at, step in enumerate(story.steps) if step.kind is kind]
    area.scene.player.walk_to(steps[-1])


def tell_account(window: AcquireWindow, *, is_won: bool = False) -> None:
    """Tell the final account up to the last chain, or to the winner, and stay there."""
    window.pages.end.watch_again()
    player = window.pages.account.player
    race = window.pages.account.race
    assert race is not None
    player.walk_to(race.last if is_won else len(race.payouts))


def show_result(window: AcquireWindow) -> None:
    """Go to the full account of a game that is over."""
    window.pages.end.show_result()


def think(window: AcquireWindow) -> None:
    """Stop the clock at three seconds of thinking."""
    page, session = window.pages.game, window.session
    decision = session.view.decision
    assert isinstance(decision, TilePlacement)
    session.thinking_changed.emit(None)
    name = session.players[decision.seat].name
    page.panel.show_thinking(name, 3)


def _set_up_house_rules(window: AcquireWindow) -> None:
    """Change some rules of the Japanese edition, and show the page that does it."""
    house: dict[str, object] = {"starting_cash": 8000, "stuck_hand": "set-aside"}
    choice = replace(default_new_game(), edition_key="ja-tycoon", house=house, power_cards=True)
    window.pages.show_new_game()
    window.pages.new_game.set_choice(choice)
    window.pages.new_game.show_house_rules()


def _set_up_custom_game(window: AcquireWindow) -> None:
    _set_up_house_rules(window)
    window.pages.new_game.leave_house_rules()


def look_at(window: AcquireWindow, card: PowerCard) -> None:
    window.pages.game.panel.show_card(card)


def _play(window: AcquireWindow, card: PowerCard) -> None:
    window.session.submit(PlayPowerCard(card))


def _exchange(window: AcquireWindow) -> None:
    """Play Trade three and pick the chains of the first exchange."""
    _play(window, TRADE_THREE)
    view, panel = window.session.view, window.pages.game.panel
    exchange = next(action for action in view.legal if isinstance(action, ExchangeStock))
    panel.second_button.click()
    panel.exchange.choose(exchange.give)
    panel.exchange.choose(exchange.take)


def _place_two(window: AcquireWindow) -> None:
    """Play Place four and place tiles until another may be placed."""
    _play(window, PLACE_FOUR)
    while PassPlacement() not in window.session.view.legal:
        window.session.submit(window.session.view.legal[0])


def _buying_with_cards(*actions: Show) -> Show:
    moment = games.has_cards_to_buy_with
    return opened("ja-tycoon", 4, "cards-9", moment, *actions, power_cards=True)


def placing_with_cards(*actions: Show) -> Show:
    moment = games.has_cards_to_place_with
    return opened("ja-tycoon", 4, "cards-12", moment, *actions, power_cards=True)


def _look_back_at_end(window: AcquireWindow) -> None:
    """Look back from a game that is over."""
    window.pages.end.look_back_at_step(40)


def _look_back(window: AcquireWindow) -> None:
    """Look at a merger in the middle of the log."""
    page = window.pages.game
    lines = page.log_model.lines()
    page.moment.go_to(next(line.step for line in lines if line.is_detail))


def _search_log(window: AcquireWindow) -> None:
    pane = window.pages.game.log_pane
    window.menus.actions["find"].trigger()
    pane.filter_box.setCurrentIndex(1)
    pane.field.setText("Festival")


def show_chart(window: AcquireWindow, kind: str) -> None:
    """Show the chart, and wait until its drawing has been loaded."""
    side = window.pages.game.side
    side.show_page("chart")
    side.chart.show_kind(kind)
    while not side.chart.is_drawn:
        QApplication.processEvents()


def opened(
    edition: str,
    seats: int,
    seed: str,
    moment: Moment,
    *actions: Show,
    humans: tuple[int, ...] | None = None,
    holdings: Holdings = Holdings.OPEN,
    power_cards: bool = False,
) -> Show:
    """Return what opens a game at its moment and then does something more."""

    def show(window: AcquireWindow) -> None:
        game = game_at(
            edition,
            seats,
            seed,
            moment,
            humans=humans,
            holdings=holdings,
            power_cards=power_cards,
        )
        window.session.open(game)
        for action in actions:
            action(window)

    return show


STATES: dict[str, Show] = {
    "start_fresh": _stay,
    "start_recent": _wait_for_board,
    "start_games": _list_games,
    "new_game": _set_up,
    "early": opened(
        "2023-classic",
        4,
        "shot-2",
        games.is_early,
        lambda window: select(window, EffectKind.FOUNDS),
    ),
    "merging": opened(
        "2023-classic",
        4,
        "shot-5",
        games.has_a_merger_in_hand,
        lambda window: select(window, EffectKind.MERGES),
    ),
    "stuck": opened("2008", 4, "stuck-113", games.is_stuck),
    "founding": opened("2023-classic", 3, "shot-2", games.is_founding),
    "buying": opened("2023-classic", 4, "shot-4", games.is_middle, _fill_cart),
    "buying_six": opened("2023-tycoon", 6, "shot-2", games.is_full),
    "hidden": opened(
        "2023-classic", 5, "shot-3", games.is_middle, _fill_cart, holdings=Holdings.HIDDEN
    ),
    "memory_aid": opened(
        "2023-classic", 5, "shot-3", games.is_middle, _fill_cart, holdings=Holdings.AIDED
    ),
    "look_back": opened("2023-classic", 4, "shot-4", games.is_middle, _look_back),
    "look_back_over": opened("2023-classic", 3, "shot-4", games.is_over, _look_back_at_end),
    "log_search": opened("2023-classic", 4, "shot-4", games.is_middle, _search_log),
    "merger": opened(
        "2023-classic",
        4,
        "shot-0",
        games.is_merger,
        lambda window: _press(window, Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_S),
    ),
    "prices": opened(
        "2023-classic",
        4,
        "shot-5",
        games.has_a_merger_in_hand,
        lambda window: select(window, EffectKind.MERGES),
        lambda window: window.pages.game.side.show_page("prices"),
    ),
    "chart": opened(
        "2023-classic", 4, "shot-4", games.is_middle, lambda window: show_chart(window, "worth")
    ),
    "chart_prices": opened(
        "2023-tycoon", 6, "shot-2", games.is_full, lambda window: show_chart(window, "prices")
    ),
    "advice": opened("2023-classic", 4, "shot-4", games.is_middle, show_best_move),
    "look_again": opened("2023-classic", 4, "shot-4", games.is_middle, show_look_again),
    "walkthrough": opened(
        "2023-tycoon",
        6,
        "shot-2",
        games.is_merger,
        lambda window: walk(window, StepKind.BONUSES),
    ),
    "walkthrough_market": opened(
        "2023-classic",
        2,
        "shot-7",
        games.is_merger,
        lambda window: walk(window, StepKind.BONUSES),
    ),
    "account": opened("2023-classic", 4, "shot-2", games.is_over, tell_account),
    "account_six": opened("2023-tycoon", 6, "shot-3", games.is_over, tell_account),
    "account_winner": opened(
        "2023-tycoon",
        6,
        "shot-3",
        games.is_over,
        lambda window: tell_account(window, is_won=True),
    ),
    "tie": opened("2023-classic", 4, "shot-1", games.is_tie),
    "thinking": opened("2023-classic", 4, "shot-4", games.is_late, think, humans=(3,)),
    "handover": opened("2023-classic", 3, "shot-4", games.is_late, humans=(0, 1, 2)),
    "front_three": opened("2023-classic", 3, "shot-4", games.is_over),
    "front_six": opened("2023-tycoon", 6, "shot-3", games.is_over),
    "result_three": opened("2023-classic", 3, "shot-4", games.is_over, show_result),
    "result_six": opened("2023-tycoon", 6, "shot-3", games.is_over, show_result),
    "new_game_custom": _set_up_custom_game,
    "house_rules": _set_up_house_rules,
    "cards_buying": _buying_with_cards(_fill_cart),
    "cards_question": _buying_with_cards(lambda window: look_at(window, TRADE_THREE)),
    "cards_refusal": _buying_with_cards(lambda window: look_at(window, PLACE_FOUR)),
    "cards_free_stock": _buying_with_cards(lambda window: _play(window, FREE_STOCK)),
    "cards_buy_five": _buying_with_cards(lambda window: _play(window, BUY_FIVE), _fill_cart),
    "cards_trade_three": _buying_with_cards(lambda window: _play(window, TRADE_THREE)),
    "cards_exchange": _buying_with_cards(_exchange),
    "cards_placing": placing_with_cards(),
    "cards_draw_five": placing_with_cards(lambda window: _play(window, DRAW_FIVE)),
    "cards_place_four": placing_with_cards(_place_two),
    "save_error": opened("2023-classic", 4, "shot-2", games.is_middle, _fail_to_save),
}
"""The states of the table and the pages round it."""
