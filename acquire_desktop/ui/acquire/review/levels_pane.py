"""Levels pane: the share of the chance that was given away, beside what levels give away."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.comparison import Comparison
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.level_ranges import Band, nearest
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.review_texts import percent
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import (
    join_sentences,
    join_terse,
    label,
    later,
    number,
    translate,
)

_ROW_PX: Final = 17
_LEAST_ROW_PX: Final = 14
_LEAST_SCALE_PX: Final = 60
_INTERVAL_ALPHA: Final = 0.2
_WHOLE: Final = 10_000
_BETWEEN: Final = (
    "{player}'s average over %n such game(s): {low} to {high}, between {first} and {last}.",
    "Your average over %n such game(s): {low} to {high}, between {first} and {last}.",
)
_AT_ONE: Final = (
    "{player}'s average over %n such game(s): {low} to {high}, close to {first}.",
    "Your average over %n such game(s): {low} to {high}, close to {first}.",
)
_TOO_FEW: Final = (
    (
        "One game doesn't say much. {player}'s average appears after {fewest} reviewed games"
        " without help (so far: %n)."
    ),
    (
        "One game doesn't say much. Your average appears after {fewest} reviewed games without"
        " help (so far: %n)."
    ),
)


class LevelScale(Adaptive, QWidget):
    """Draws what every level gives away on one scale, and across it what the player gave away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bands: Sequence[Band] = ()
        self._share: int | None = None
        self._interval: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        name = later("Review", "Share of the chance to win lost per decision, by level")
        self.set_text(self.setAccessibleName, name)
        self.set_text(
            self.setToolTip,
            later(
                "Review",
                "Dot: a level's average. Bar: the range of two thirds of its games. Vertical line:"
                " this game. Shaded: the range of this player's average, with 90% confidence.",
            ),
        )

    def show_bands(
        self, bands: Sequence[Band], share: int | None, interval: tuple[int, int] | None
    ) -> None:
        """Show bands from above to below, and across them a share and an interval, if any."""
        self._bands, self._share, self._interval = bands, share, interval
        told = [f"{level_text(band.level)}: {_band_text(band)}" for band in bands]
        self.setAccessibleDescription(join_terse(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), theme.scaled(_ROW_PX) * len(self._bands))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(_LEAST_ROW_PX) * len(self._bands))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bands:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = max(width_px(level_text(band.level)) for band in self._bands) + theme.SPACE_2
        numbers = max(width_px(_band_text(band)) for band in self._bands) + theme.SPACE
        scale = QRectF(self.rect()).adjusted(names, 0, -numbers, 0)
        height = min(self.height() / len(self._bands), theme.scaled(2 * _ROW_PX))
        scale.setHeight(height * len(self._bands))
        if scale.width() < _LEAST_SCALE_PX:
            scale.setWidth(0)
        for row, band in enumerate(self._bands):
            line = QRectF(0, row * height, self.width(), height).toRect()
            write(painter, line, level_text(band.level), theme.current().ink, flags=LEFT)
            write(painter, line, _band_text(band), theme.current().ink_muted, flags=RIGHT)
            self._draw_band(painter, band, scale, row * height + height / 2)
        self._draw_player(painter, scale)

    def _draw_band(self, painter: QPainter, band: Band, scale: QRectF, middle: float) -> None:
        look = theme.current()
        painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
        y = round(middle) + 0.5
        painter.drawLine(QLineF(scale.left(), y, scale.right(), y))
        left, right = (
            self._x(share, scale)
            for share in (band.mean - band.deviation, band.mean + band.deviation)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.ink_muted)
        painter.drawRoundedRect(QRectF(left, middle - 2, right - left, 4), 2, 2)
        painter.setBrush(look.ink)
        painter.drawEllipse(QRectF(self._x(band.mean, scale) - 3.5, middle - 3.5, 7, 7))

    def _draw_player(self, painter: QPainter, scale: QRectF) -> None:
        look = theme.current()
        if self._interval is not None:
            low, high = (self._x(end, scale) for end in self._interval)
            area = QRectF(low, scale.top(), max(2.0, high - low), scale.height())
            painter.fillRect(area, with_alpha(look.accent, _INTERVAL_ALPHA))
        if self._share is not None:
            x = self._x(self._share, scale)
            painter.setPen(QPen(look.accent, 2.4))
            painter.drawLine(QLineF(x, scale.top(), x, scale.bottom()))

    def _x(self, share: int, scale: QRectF) -> float:
        """Return where a share lies; what is below 0 by luck lies at 0."""
        most = max(
            *(band.mean + band.deviation for band in self._bands),
            self._share or 0,
            *(self._interval or (0,)),
        )
        return scale.left() + scale.width() * min(max(share, 0), _WHOLE) / max(1, most)


class LevelsPane(QWidget):
    """Compares a player's share, or says in words why that is not done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale, self.comparison = LevelScale(), label(size="small", wraps=True)
        column(self.comparison, Stretched(self.scale, 100), 1, of=self, spacing=theme.SPACE_HALF)
        self.forget()

    def show_review(self, known: ReviewedGame, seat: Seat) -> None:
        """Compare what a seat gave away."""
        found, share = known.comparison(seat), known.share(seat)
        self.comparison.setText(join_sentences(_comparison_texts(found, share, seat, known.game)))
        self.scale.setVisible(bool(found.bands))
        self.scale.show_bands(found.bands, share, found.interval)

    def forget(self) -> None:
        """Compare nobody."""
        self.comparison.clear()
        self.scale.hide()
        self.scale.show_bands((), None, None)


def _band_text(band: Band) -> str:
    """Return a level's mean and how far its games lie from that as a rule: ``8% ± 4``."""
    return translate(
        "Review",
        "{win}% ± {margin}",
        win=number(round(band.mean / POINT)),
        margin=number(max(1, round(band.deviation / POINT))),
    )


def _comparison_texts(
    found: Comparison, share: int | None, seat: Seat, game: FinishedGame
) -> list[str]:
    """Return how a player compares, a sentence each.

    Args:
        found: What there is to compare with.
        share: What the player gave away, in 1/10,000; None where that is not told.
        seat: The player's.
        game: What was played.
    """
    if not found.bands:
        return _not_compared(found, game)
    texts = []
    if share is not None:
        band = nearest(found.bands, share)
        texts.append(
            translate(
                "Review",
                "This game's {share} comes closest to {level}. Games of that level usually lie"
                " within {deviation} points of its average, sometimes twice as far.",
                share=percent(max(0, share) / POINT),
                level=level_text(band.level),
                deviation=number(max(1, round(band.deviation / POINT))),
            )
        )
    return [*texts, _games_text(found, names_of(game.players), seat)]


def _games_text(found: Comparison, names: Sequence[str], seat: Seat) -> str:
    you, player = is_you(names, seat), names[seat]
    if found.interval is None or found.levels is None:
        return translate(
            "Review", _TOO_FEW[you], n=found.games, player=player, fewest=found.fewest_games
        )
    low, high = (percent(max(0, end) / POINT) for end in found.interval)
    first, last = (level_text(level) for level in found.levels)
    of = {"player": player, "low": low, "high": high}
    if first == last:
        return translate("Review", _AT_ONE[you], n=found.games, first=first, **of)
    return translate("Review", _BETWEEN[you], n=found.games, first=first, last=last, **of)


def _not_compared(found: Comparison, game: FinishedGame) -> list[str]:
    texts = [
        translate(
            "Review",
            "No comparison with levels: none was measured for this kind of game ({edition},"
            " {players}).",
            edition=edition_name(game.edition),
            players=translate("Review", "%n player(s)", n=len(game.players)),
        )
    ]
    if not found.has_own_weights:
        texts.append(
            translate(
                "Review",
                "The program has only practised similar games, not this kind: the numbers in this"
                " review are rougher than they look.",
            )
        )
    return texts
