"""Preferences of Acquire: which settings the dialog shows, on which page, and in which words."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.choices import ChainPalette
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.acquire.rules.board_figures import BoardFigures
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL, COMPUTER_LEVELS, person_in
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit import choices
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.kept_pictures import new_picture
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.preferences.common_pages import (
    cover_row,
    keyboard_page,
    look_page,
    privacy_page,
    show_pages,
    sounds_page,
    speed_row,
)
from acquire_desktop.ui.preferences.rows import (
    Choice,
    Page,
    Programs,
    Row,
    Switch,
    Words,
)

if TYPE_CHECKING:
    from acquire_desktop.storage.settings import Settings
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages
    from acquire_desktop.ui.window.main_window import MainWindow

PROGRAM_LIMITS_S: Final = (1, 2, 5, 10, 20, 30, 60)
"""In seconds."""

_BOARD: Final = "blocked"
"""The board of the rules on which every chain stands."""
_WIDTH_PX: Final = 380
_LEAST_PX: Final = 200
_CHIP_PX: Final = 24


def show_preferences(window: "MainWindow", pages: "AcquirePages") -> None:
    """Show all preferences over the window."""
    show_pages(window, preference_pages(window, pages))


def preference_pages(window: "MainWindow", pages: "AcquirePages") -> tuple[Page, ...]:
    """Return every page of the preferences."""
    moving = later(
        "Preferences", "Animate tiles, stock and money. The game never waits for the animation."
    )
    return (
        look_page(window, moving, (_palette(), _marks(), _space_names())),
        Page(later("Preferences", "Play"), _play(pages)),
        Page(later("Preferences", "Programs"), _programs()),
        sounds_page(window),
        Page(later("Preferences", "Advice"), _advice(window)),
        keyboard_page(window),
        privacy_page(window),
    )


def _palette() -> Row:
    return Choice(
        later("Preferences", "Colours of the chains"),
        later(
            "Preferences",
            "Choose the standard colours, colours close to the boxed game, or colours that are "
            "easy to tell apart if you are colour-blind.",
        ),
        name="chain_palette",
        values=choices.PALETTES,
        picture=ChainPreview,
    )


def _marks() -> Row:
    def obstacle(settings: "Settings") -> str:
        if settings.chain_palette is not ChainPalette.SAFE:
            return ""
        return translate("Preferences", "Always on with the colour-blind friendly colours.")

    return Switch(
        later("Preferences", "Marks for colour-blind eyes"),
        later("Preferences", "Each chain has its letter and a pattern of its own on the board."),
        obstacle,
        name="chain_marks",
    )


def _space_names() -> Row:
    return Switch(
        later("Preferences", "Coordinates in spaces"),
        later(
            "Preferences",
            "Each empty space of the board shows its coordinate, not only the one you point at.",
        ),
        name="space_names",
    )


def _play(pages: "AcquirePages") -> tuple[Row, ...]:
    def in_lesson(_settings: "Settings") -> str:
        return pages.lessons.obstacle() if "lessons" in vars(pages) else ""

    return (
        Words(
            later("NameField", "Your name"),
            later("Preferences", "The name you play under in single-player games."),
            name="player_name",
            clean=clean_name,
            usual=lambda: person_in(pages.last_choice().players),
            most=NAME_LIMIT,
        ),
        speed_row(in_lesson),
        Choice(
            later("Menus", "Show m&ergers step by step"),
            later(
                "Preferences",
                "Which mergers fill the screen, step by step. The first three always do. The"
                " line below the board shows every merger too.",
            ),
            name="mergers",
            values=choices.MERGERS,
        ),
        Switch(
            later("Preferences", "Guests speak"),
            later(
                "Preferences",
                "Computers say a word now and then: when they found a chain, in a merger, and"
                " when they end the game.",
            ),
            name="guests_speak",
        ),
        cover_row(later("Menus", "&Cover my tiles when I leave the window")),
    )


def _programs() -> tuple[Row, ...]:
    from acquire_desktop.games.acquire.program_trial import ProgramTrial

    return (
        Programs(
            later("Preferences", "Programs at the table"),
            later(
                "Preferences",
                "A program, your own or somebody else's, can take a seat in a new game. For"
                " each decision it gets one line with what its player may know, and answers"
                " with one line. If it gives no answer, the computer decides, and the log"
                " notes it.",
            ),
            name="programs",
            levels={level: partial(level_text, level) for level in COMPUTER_LEVELS},
            usual_level=COMPUTER_LEVEL,
            trial=ProgramTrial,
        ),
        Choice(
            later("Preferences", "Time for a program"),
            later("Preferences", "How long it may think about each decision."),
            name="program_limit_s",
            values={limit: partial(_seconds, limit) for limit in PROGRAM_LIMITS_S},
        ),
    )


def _seconds(count: int) -> str:
    return translate("Preferences", "%n second(s)", n=count)


def _advice(window: "MainWindow") -> tuple[Row, ...]:
    def hints() -> str:
        return translate(
            "Preferences",
            "{key} shows one. It uses only what you know.",
            key=window.menus.key_or_way("hint"),
        )

    return (
        Choice(later("Menus", "&Give hints"), hints, name="hints", values=choices.HINTS),
        Choice(
            later("Menus", "&Coach"),
            later(
                "Preferences",
                "When you play alone against computers, it asks again before a decision that"
                " would cost you much of your chance to win.",
            ),
            name="coach",
            values=choices.COACHES,
        ),
    )


class ChainPreview(Adaptive, QWidget):
    """Is painted by what paints the board and the signs of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = BoardFigures(lambda: CLASSIC_2023)
        self._picture: QPixmap | None = None
        """The board as it was drawn last."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        name = later("Preferences", "How the chains look")
        self.set_text(self.setAccessibleName, name)

    def redraw(self) -> None:
        self._picture = None
        self.update()

    def refit(self) -> None:
        self._picture = None
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = theme.scaled(_WIDTH_PX)
        below = theme.scaled(_CHIP_PX) + theme.SPACE_2
        return QSize(width, round(self._board(width).height()) + below)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_PX), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self._board(min(self.width(), theme.scaled(_WIDTH_PX)))
        if self._picture is None:
            self._picture = new_picture(board, partial(self._draw, board), self.devicePixelRatioF())
        painter.drawPixmap(0, theme.SPACE, self._picture)
        side = float(theme.scaled(_CHIP_PX))
        top = board.height() + theme.SPACE_2
        for at, chain in enumerate(CLASSIC_2023.chains):
            place = QRectF(at * (side + theme.SPACE), top, side, side)
            draw_chip(painter, place.adjusted(1, 1, -1, -1), chain.letter, outlined=True)

    def _board(self, width: int) -> QRectF:
        """Return the place of a board that is so many pixels wide."""
        size = self._figures.size(_BOARD)
        return QRectF(0, 0, width, round(width * size.height() / size.width()))

    def _draw(self, board: QRectF, painter: QPainter) -> None:
        factor = board.width() / self._figures.size(_BOARD).width()
        painter.scale(factor, factor)
        self._figures.draw(_BOARD, painter)
