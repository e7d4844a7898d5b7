"""Newspaper: the front page of a finished game as it is printed, for any width."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result.engraving import paint_engraving
from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.news_column import NewsColumn
from acquire_desktop.ui.acquire.result.press import printed
from acquire_desktop.ui.acquire.table.board.geometry import PLAN
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, shrunk
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.texts import money, translate

PICTURE: Final = QSize(1200, 900)
"""Of the picture to give away, in pixels."""
_USUAL_PX: Final = 1200
_MARGIN: Final = 44
_GAP: Final = 32
_BOARD_SHARE: Final = 0.53
_USUAL_TEXT: Final = 100
_TWO_COLUMNS_PX: Final = 620
"""From this width on, at a text scale of 100 %, the picture stands beside the account."""
_CENTER: Final = Qt.AlignmentFlag.AlignHCenter
_FACE_SHARE: Final = 0.9
_MANY: Final = 5
"""From so many players on, their rows are lower."""


def page_height(story: FrontStory, width: int) -> int:
    """Return how high the page is for a width, in pixels."""
    return round(_print(None, story, width, theme.text_scale()))


def paint_page(painter: QPainter, story: FrontStory, width: int, height: int) -> None:
    """Print the page at the painter's origin, on a sheet of a height."""
    painter.fillRect(0, 0, width, height, printed().paper_raised)
    _print(painter, story, width, theme.text_scale())


def page_picture(story: FrontStory) -> QPixmap:
    """Return the page as a picture to give away, whatever the text size on the screen."""
    picture = QPixmap(PICTURE)
    picture.fill(printed().paper_raised)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    height = _print(None, story, PICTURE.width(), _USUAL_TEXT)
    scale = min(1.0, PICTURE.height() / height)
    painter.translate((PICTURE.width() - scale * PICTURE.width()) / 2, 0)
    painter.scale(scale, scale)
    _print(painter, story, PICTURE.width(), _USUAL_TEXT)
    painter.end()
    return picture


def _print(painter: QPainter | None, story: FrontStory, width: int, text_percent: int) -> float:
    """Print or measure the page, and return its height."""
    scale = width / _USUAL_PX
    margin = round(_MARGIN * scale)
    page = NewsColumn(painter, margin, margin * 0.6, width - 2 * margin, scale, text_percent)
    _print_head(page, story)
    page.gap(14)
    if width >= _TWO_COLUMNS_PX * text_percent / 100:
        board_px = round(page.width * _BOARD_SHARE)
        gap = page.px(_GAP)
        left = page.beside(page.left, board_px)
        right = page.beside(page.left + board_px + gap, page.width - board_px - gap)
        _print_board(left, story)
        _print_account(right, story)
        _print_articles(right, story)
        page.top = max(left.top, right.top)
    else:
        _print_board(page, story)
        _print_account(page, story)
        _print_articles(page, story)
    _print_notes(page, story)
    return page.top + margin * 0.6


def _print_head(page: NewsColumn, story: FrontStory) -> None:
    """Print masthead, date line, headline, and the line below it."""
    muted = printed().ink_muted
    page.write_line(story.masthead(), page.news(60), align=_CENTER)
    page.gap(4)
    page.rule(max(2, page.px(4)))
    page.gap(3)
    page.rule()
    page.gap(6)
    small = page.plain(15)
    parts = story.dateline()
    left, centre, right = map(QFontMetrics(small).horizontalAdvance, parts)
    if centre / 2 + max(left, right) + page.px(_GAP) <= page.width / 2:
        for text, align in zip(
            parts, (Qt.AlignmentFlag.AlignLeft, _CENTER, Qt.AlignmentFlag.AlignRight), strict=True
        ):
            page.beside(page.left, page.width).write_line(text, small, muted, align)
        page.top += QFontMetrics(small).height()
    else:
        page.write(" · ".join(parts), small, muted, _CENTER)
    page.gap(6)
    page.rule()
    page.gap(10)
    headline, deck = story.headline()
    font = page.news(62)
    if QFontMetrics(shrunk(font, headline, page.width)).height() > page.letter_px(44):
        page.write_line(headline, font, align=_CENTER)
    else:
        page.write(headline, page.news(44), align=_CENTER)
    page.gap(4)
    page.write(deck, page.news(24), muted, _CENTER)
    page.gap(10)
    page.rule()


def _print_board(page: NewsColumn, story: FrontStory) -> None:
    height = page.width * PLAN.height() / PLAN.width()
    if page.painter is not None:
        box = QRectF(page.left, page.top, page.width, height)
        paint_engraving(page.painter, box, story.view)
    page.top += height
    page.gap(8)
    page.write(story.caption(), page.plain(15), printed().ink_muted)
    page.gap(10)


def _print_title(page: NewsColumn, text: str) -> None:
    page.write(text, page.plain(15, bold=True), printed().loss)


def _print_account(page: NewsColumn, story: FrontStory) -> None:
    """Print the closing account: everybody's parts as a bar, the richest first."""
    _print_title(page, translate("FrontPage", "Closing account"))
    page.gap(2)
    page.rule()
    page.gap(8)
    row, gap = (44, 6) if story.view.players < _MANY else (34, 4)
    for at, seat in enumerate(story.ranking):
        height = max(page.px(row), 2 * page.letter_px(15) + 4)
        if page.painter is not None:
            box = QRectF(page.left, page.top, page.width, height)
            _paint_account(page, page.painter, box, story, seat, is_first=not at)
        page.top += height
        page.gap(gap)
    page.gap(4)
    page.rule()
    page.gap(8)


def _paint_account(
    page: NewsColumn,
    painter: QPainter,
    box: QRectF,
    story: FrontStory,
    seat: Seat,
    *,
    is_first: bool,
) -> None:
    look, race = printed(), story.race
    side = box.height() * _FACE_SHARE
    draw_face(painter, QRectF(box.left(), box.top(), side, side), story.faces[seat])
    total = money(race.ended.totals[seat])
    font = page.plain(20 if is_first else 17, bold=True)
    widest = QFontMetrics(page.plain(20, bold=True)).horizontalAdvance(
        money(max(race.ended.totals))
    )
    painter.setFont(font)
    painter.setPen(look.ink)
    painter.drawText(box, RIGHT, total)
    left = box.left() + side + page.px(10)
    place = QRectF(left, box.top(), box.right() - widest - page.px(12) - left, box.height())
    name = story.words.player(seat)
    painter.setFont(shrunk(page.news(17), name, place.width()))
    half = QFontMetrics(page.news(17)).height()
    painter.drawText(QRectF(place.left(), place.top(), place.width(), half), 0, name)
    bar = QRectF(place.left(), place.top() + half, place.width(), place.height() - half - 4)
    bar.adjust(0, 2, 0, 2)
    _paint_bar(painter, bar, story, seat)


def _paint_bar(painter: QPainter, bar: QRectF, story: FrontStory, seat: Seat) -> None:
    """Paint cash, and what each chain paid."""
    race, look = story.race, printed()
    full = max(1, *race.ended.totals)
    parts: list[tuple[int, QColor]] = [(race.cash[seat], look.ink_muted)]
    for payout in race.payouts:
        letter = story.words.edition.chains[payout.chain].letter
        parts.append((payout.gain(seat), theme.chain(letter).fill))
    left = bar.left()
    painter.setPen(look.ink)
    for amount, color in parts:
        width = amount * bar.width() / full
        if width >= 1:
            painter.setBrush(color)
            painter.drawRect(QRectF(left, bar.top(), width - 1, bar.height()))
            left += width


def _print_articles(page: NewsColumn, story: FrontStory) -> None:
    for article in story.articles():
        start = page.beside(page.left, page.width)
        turn = page.plain(14, bold=True)
        start.write_line(article.turn, turn, printed().loss, Qt.AlignmentFlag.AlignRight)
        indent = QFontMetrics(turn).horizontalAdvance(article.turn) + page.px(12)
        title = page.beside(page.left, page.width - indent)
        title.write(article.title, page.news(20))
        page.top = title.top
        page.gap(1)
        page.write(article.text, page.plain(15), printed().ink_muted)
        page.gap(9)


def _print_notes(page: NewsColumn, story: FrontStory) -> None:
    """Print the small columns at the foot."""
    page.rule()
    page.gap(8)
    notes = story.notes()
    gap = page.px(_GAP)
    width = (page.width - gap * (len(notes) - 1)) / len(notes)
    ends = []
    for at, (title, text) in enumerate(notes):
        column = page.beside(page.left + at * (width + gap), width)
        _print_title(column, title)
        column.write(text, column.plain(15))
        ends.append(column.top)
    page.top = max(ends)
