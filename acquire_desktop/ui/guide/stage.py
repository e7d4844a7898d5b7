"""Stage: the program's own pages at moments of a game that comes with the guide, to be drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import chain
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.view import EffectKind
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.review.key_moments import moments_of
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.paths import resource_dir
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.library import read_save
from acquire_desktop.ui.acquire.result.race_page import RacePage
from acquire_desktop.ui.acquire.result.result_page import ResultPage
from acquire_desktop.ui.acquire.setup.new_game import default_new_game
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.table.chart.pane import ChartPane
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.table.recap.recap import recap_of
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import portraits_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.pin.curtain import Curtain
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import first_lesson_summary

PLACING: Final = 46
BUYING: Final = 48
SETTLING: Final = 64
OVER: Final = 180
"""Lines of the game after which the person at the screen is asked, or the game is over."""

_TABLE: Final = QSize(1280, 680)
"""Size of the table at 100 %."""
_PAGE: Final = QSize(960, 600)
_CURTAIN: Final = QSize(720, 430)
_WIDE_PAGE: Final = QSize(1240, 760)
_WidgetT = TypeVar("_WidgetT", bound=QWidget)
_NAME: Final = "Ana"
_MARK_PX: Final = 44
"""How large a number on the table is."""


class Stage:
    """Draws pages and parts of them by their names, each as it is in the program.

    What it makes is never shown, and goes with ``rest``.
    """

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        """Prepare.

        Args:
            actions: The commands that stand on buttons of the table.
        """
        self._actions = actions
        self._made: list[QWidget] = []
        self._session: Session | None = None
        self._table: GamePage | None = None
        self._line = -1

    def size(self, name: str) -> QSize:
        """Return the size of a figure in pixels, at the present size of the text."""
        size, _ = FIGURES[name]
        return QSize(theme.scaled(size.width()), theme.scaled(size.height()))

    def draw(self, name: str, painter: QPainter) -> None:
        """Draw a figure."""
        _, show = FIGURES[name]
        show(self, painter, QRect(QPoint(), self.size(name)))

    def rest(self) -> None:
        """Let everything go that was made."""
        for widget in self._made:
            widget.deleteLater()
        if self._session is not None:
            self._session.deleteLater()
        self._made, self._session, self._table, self._line = [], None, None, -1

    def table(self, line: int, size: QSize = _TABLE) -> GamePage:
        """Return the table after a line of the game."""
        session = self.session(line)
        if self._table is None:
            self._table = GamePage(session)
            self._table.turn_buttons.set_commands(self._actions)
            for show_bar in (
                self._table.holdings.setHorizontalScrollBarPolicy,
                self._table.holdings.setVerticalScrollBarPolicy,
            ):
                show_bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # it would stay from before
            # What is kept has the size of the table, and loses strokes where that is made smaller.
            for item in self._table.board.items():
                item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            self._made.append(self._table)
        return _sized(self._table, size)

    def session(self, line: int) -> Session:
        """Return the game after a line; it is saved nowhere and asks no computer player."""
        if self._session is None:
            self._session = Session(ComputerPlayers(load_rules), lambda *_: None)
        if line != self._line:
            loaded = read_save(resource_dir() / "guide" / "example.acquire", GAMES)
            game = replace(loaded.game, history=loaded.game.history[:line], cursor=line)
            self._session.open(replace(loaded, game=game, states=loaded.states[: line + 1]))
            self._line = line
        return self._session

    def page(self, page: _WidgetT, size: QSize) -> _WidgetT:
        """Return a page that was made for a drawing, at its size at 100 %."""
        self._made.append(page)
        return _sized(page, size)


Draw = Callable[[Stage, QPainter, QRect], None]
"""A function that draws a figure in a rectangle."""


def _sized(page: _WidgetT, size: QSize) -> _WidgetT:
    """Give a page its size at 100 %, and have everything on it find its place."""
    page.resize(theme.scaled(size.width()), theme.scaled(size.height()))
    _settle(page)
    return page


def _settle(page: QWidget) -> None:
    """Have everything on a hidden page find its place, and scroll bars learn who needs them."""
    for _ in range(3):
        for each in (page, *page.findChildren(QWidget)):
            QCoreApplication.sendPostedEvents(each)
        QWidget.render(page, QPixmap(1, 1), QPoint(), QRegion(0, 0, 1, 1))


def _put(widget: QWidget, painter: QPainter, place: QRect) -> None:
    """Draw a widget as large as its place allows, in the middle."""
    scale = min(place.width() / widget.width(), place.height() / widget.height())
    painter.save()
    painter.translate(place.center())
    painter.scale(scale, scale)
    painter.translate(-widget.rect().center())
    flags = QWidget.RenderFlag
    whole = flags.DrawWindowBackground | flags.DrawChildren
    QWidget.render(widget, painter, QPoint(), QRegion(), whole)  # views have a render of their own
    painter.restore()


def _start(stage: Stage, painter: QPainter, place: QRect) -> None:
    page = StartPage()
    page.set_name(_NAME)
    page.set_lesson(first_lesson_summary())
    _put(stage.page(page, _PAGE), painter, place)


def _new_game(stage: Stage, painter: QPainter, place: QRect) -> None:
    page = NewGamePage()
    page.set_choice(default_new_game())
    _put(stage.page(page, _WIDE_PAGE), painter, place)


def _part(
    part: Callable[[GamePage], QWidget],
    line: int = PLACING,
    size: QSize = _TABLE,
    *,
    merges: bool = False,
    page: str = "exchange",
) -> Draw:
    """Return a function that draws a part of the table; with ``merges`` a merging tile is on."""

    def draw(stage: Stage, painter: QPainter, place: QRect) -> None:
        table = stage.table(line, size)
        table.side.show_page(page)
        _settle(table)
        table.log.doItemsLayout()  # which would wait for the next turn of the event loop
        table.log.scrollToBottom()
        effects = stage.session(line).view.effects
        merging = (effect.tile for effect in effects if effect.kind is EffectKind.MERGES)
        table.tile_choice.select(next(merging) if merges else None)
        _put(part(table), painter, place)

    return draw


def _whole_table(stage: Stage, painter: QPainter, place: QRect) -> None:
    table = stage.table(PLACING)
    table.side.show_page("exchange")
    table.tile_choice.select(None)
    _put(table, painter, place)
    scale = place.width() / table.width()
    for number, (part, across, down) in enumerate(
        (
            (table.people, 0.9, 0.1),
            (table.board, 0.236, 0.615),
            (table.decision_area, 0.06, 0.8),
            (table.hand, 0.97, 0.4),
            (table.exchange, 0.9, 0.5),
            (table.side.tabs, 0.97, 0.5),
        ),
        1,
    ):
        within = QPointF(across * part.width(), down * part.height())
        middle = part.mapTo(table, within)
        _mark(painter, middle * scale, number)


def _mark(painter: QPainter, middle: QPointF, number: int) -> None:
    """Draw a number in a disc round a point."""
    side, look = theme.scaled(_MARK_PX), theme.current()
    disc = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(look.accent_ink, theme.scaled(2)))
    painter.setBrush(look.accent)
    painter.drawEllipse(disc)
    painter.setFont(theme.font("display", bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _chart(stage: Stage, painter: QPainter, place: QRect) -> None:
    session = stage.session(OVER)
    pane = ChartPane(is_small=True)
    names, view = names_of(session.players), session.view
    pane.show_history(session.history(), names, view.seat, view.edition)
    pane.redraw()
    pane.switch.setParent(pane)  # else nobody would take it away
    pane.switch.hide()
    _put(stage.page(pane, FIGURES["chart"][0]), painter, place)


def _buying(stage: Stage, painter: QPainter, place: QRect) -> None:
    table = stage.table(BUYING)
    table.panel.purchase.take_back(is_all=True)
    for number in (2, 2, 4):
        table.panel.purchase.choose(number)
    _put(table.decision_area, painter, place)


def _settling(stage: Stage, painter: QPainter, place: QRect) -> None:
    table = stage.table(SETTLING)
    table.side.show_page("exchange")
    shares = table.panel.disposal
    for button in (shares.keep.most, shares.trade.more, shares.sell.more, shares.sell.more):
        button.click()
    _put(table.side, painter, place)


def _bonuses(stage: Stage, painter: QPainter, place: QRect) -> None:
    table = stage.table(SETTLING)
    area = table.decision_area
    area.open_recent()
    story = area.scene.story
    if story is not None:
        kinds = [step.kind for step in story.steps]
        area.player.walk_to(kinds.index(StepKind.BONUSES))
    _settle(table)
    _put(area.scene, painter, place)
    area.skip()


def _handover(stage: Stage, painter: QPainter, place: QRect) -> None:
    session = stage.session(PLACING)
    words = GameNames(session.setup.edition, [player.name for player in session.players])
    entries = without_notes(chain.from_iterable(session.events_by_step()[PLACING - 5 :]))
    curtain = Curtain()
    curtain.call(_NAME, lambda: recap_of(entries, 0, words), portraits_of(session.players)[0])
    _put(stage.page(curtain, _CURTAIN), painter, place)


def _account(stage: Stage, painter: QPainter, place: QRect) -> None:
    session = stage.session(OVER)
    page = stage.page(RacePage(), _TABLE)
    entries = without_notes(chain.from_iterable(session.events_by_step()))
    page.begin(session.view, entries, session.players, Speed.STEP)
    if page.race is not None:
        page.player.walk_to(len(page.race.payouts))
    _settle(page)
    _put(page, painter, place)


def _result(stage: Stage, painter: QPainter, place: QRect) -> None:
    session = stage.session(OVER)
    page = stage.page(ResultPage(), _TABLE)
    account, helps = session.final_account(), session.helps()
    page.show_result(session.view, account, session.players, helps, session.setup.extra_cash)
    page.show_course(session.history(), moments_of(session), session.view)
    _put(page, painter, place)


FIGURES: Final[Mapping[str, tuple[QSize, Draw]]] = {
    "start": (_PAGE, _start),
    "new_game": (_WIDE_PAGE, _new_game),
    "table": (_TABLE, _whole_table),
    "board": (QSize(580, 440), _part(lambda table: table.board, merges=True)),
    "tiles": (QSize(644, 64), _part(lambda table: table.hand)),
    "question": (QSize(644, 97), _part(lambda table: table.decision_area, merges=True)),
    "buying": (QSize(644, 97), _buying),
    "holdings": (QSize(420, 251), _part(lambda table: table.holdings, page="ledger")),
    "prices": (QSize(560, 560), _part(lambda table: table.side, page="prices")),
    "chart": (QSize(652, 280), _chart),
    "log": (QSize(560, 560), _part(lambda table: table.side, SETTLING, page="log")),
    "bonuses": (_TABLE, _bonuses),
    "settling": (QSize(560, 560), _settling),
    "handover": (_CURTAIN, _handover),
    "account": (_TABLE, _account),
    "result": (_TABLE, _result),
}
"""The figures by their names: the size of each at 100 %, and what draws it."""
