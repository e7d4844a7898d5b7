"""Card of a recent game: its board, who won or whose turn it is, the players and the date."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle

from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.board.geometry import thumbnail_size
from acquire_desktop.ui.acquire.words.names import Names, is_you, label_of, list_first, names_of
from acquire_desktop.ui.acquire.words.places import place_text
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import LEFT, widest_word_px, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_terse, money, translate
from acquire_desktop.ui.start.recent_game import RecentGame
from acquire_desktop.ui.start.thumbnails import Preview

_WIDTH_PX: Final = 228
_HEIGHT_PX: Final = 180
_PICTURE_PX: Final = 88
_PORTRAIT_PX: Final = 52
_MARGIN_PX: Final = 10
_TWO_LINES: Final = 1.8
"""So many lines' worth of text finds room in two lines, wherever they are broken."""


# Texts


def card_lines(game: RecentGame, preview: Preview | None) -> tuple[str, ...]:
    """Return the lines of a card, from above: result or turn, players, edition and date."""
    if not game.available:
        return game.title, translate("StartPage", "The file was not found.")
    state = game.state
    if preview is not None:
        state = _standing_text(preview.view, names_of(preview.players))
    return tuple(line for line in (state, game.title, game.detail, game.time) if line)


def _standing_text(view: View, names: Names) -> str:
    """Return the winner of a game or its standing: public facts only."""
    if isinstance(view.decision, GameOver):
        return _result_text(view.decision, names)
    turn, seat = view.turn, view.turn_seat
    if names.you is not None and view.holdings is Holdings.OPEN:
        place = place_text(_place(view.worth, names.you))
        return translate("StartPage", "Turn {turn}, you are {place}", turn=turn, place=place)
    return translate(
        "StartPage",
        "Turn {turn}, your turn" if is_you(names, seat) else "Turn {turn}, {player}'s turn",
        turn=turn,
        player=names[seat],
    )


def _result_text(over: GameOver, names: Names) -> str:
    winners, you = over.winners, names.you
    if len(winners) > 1:
        players = list_first(names, winners)
        return translate("StartPage", "{players} share the victory", players=players)
    player, best = names[winners[0]], over.totals[winners[0]]
    if you is not None and you != winners[0]:
        return translate(
            "StartPage",
            "{player} won; you came {place}",
            player=player,
            place=place_text(_place(over.totals, you)),
        )
    return translate(
        "StartPage",
        "You won by {amount}" if you is not None else "{player} won by {amount}",
        player=player,
        amount=money(best - max(total for total in over.totals if total != best)),
    )


def _place(amounts: Sequence[int], seat: int) -> int:
    return 1 + sum(other > amounts[seat] for other in amounts)


# Drawing


def card_size() -> QSize:
    """Return the size of a card at the present size of the text, in pixels."""
    return QSize(theme.scaled(_WIDTH_PX), theme.scaled(_HEIGHT_PX))


def picture_height_px() -> int:
    """Return the height of the picture of a board at the present text scale."""
    return theme.scaled(_PICTURE_PX)


def paint_ground(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
    """Draw the card itself, as the pointer and the focus have it."""
    look, place = theme.current(), rect.toRectF().adjusted(1, 1, -1, -1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = look.hover if state & QStyle.StateFlag.State_MouseOver else look.paper
    draw_box(painter, place, theme.RADIUS, fill, QPen(look.hairline))
    if state & QStyle.StateFlag.State_HasFocus:
        draw_ring(painter, place, theme.RADIUS)


def paint_card(
    painter: QPainter,
    rect: QRect,
    game: RecentGame,
    preview: Preview | None,
    picture: QPixmap | None,
    *,
    is_coming: bool,
) -> None:
    """Draw what is on a card: the board, who is spoken of, and the lines below."""
    margin = theme.scaled(_MARGIN_PX)
    inner = rect.adjusted(margin, margin, -margin, -margin)
    place = QRect(inner.topLeft(), thumbnail_size(picture_height_px()))
    _paint_picture(painter, place, game, picture, is_coming=is_coming)
    if preview is not None:
        left = place.right() + theme.SPACE
        beside = QRect(left, place.top(), inner.right() - left, place.height())
        _paint_player(painter, beside, preview)
    lines = QRect(inner.left(), place.bottom() + 1, inner.width(), inner.bottom() - place.bottom())
    _paint_lines(painter, lines.adjusted(0, theme.SPACE_HALF, 0, 0), game, preview)


def _paint_picture(
    painter: QPainter, place: QRect, game: RecentGame, picture: QPixmap | None, *, is_coming: bool
) -> None:
    """Draw the board, an empty one while it is being read, or a sign where there is none."""
    colors = theme.current()
    painter.setPen(colors.hairline)
    if picture is not None:
        painter.drawPixmap(place.topLeft(), picture)
    else:
        painter.fillRect(place, colors.board)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)
    if picture is not None or is_coming:
        return
    side = theme.scaled(20)
    sign = QRect(0, 0, side, side)
    sign.moveCenter(place.center())
    name, ink = ("flag", colors.hairline) if game.available else ("warning", colors.loss)
    icons.draw_icon(painter, sign.toRectF(), name, ink)


def _paint_player(painter: QPainter, place: QRect, preview: Preview) -> None:
    """Draw the winner, ringed, or whose turn it is, with the name below."""
    from acquire_desktop.ui.kit.look.portraits import draw_face  # there may be no game to show

    look, decision = theme.current(), preview.view.decision
    over = decision if isinstance(decision, GameOver) else None
    seat = over.winners[0] if over is not None else preview.view.turn_seat
    side = min(theme.scaled(_PORTRAIT_PX), place.width())
    name = label_of(names_of(preview.players), seat)
    line = QFontMetrics(theme.font("small")).height()
    top = place.top() + (place.height() - side - line - theme.SPACE_HALF) / 2
    face = QRectF(place.center().x() - side / 2, top, side, side)
    draw_face(painter, face, faces_of(preview.players)[seat])
    if over is not None:
        ring = face.adjusted(-2, -2, 2, 2)
        draw_box(painter, ring, ring.width() / 2, pen=QPen(look.accent, theme.OUTLINE_PX))
    below = QRect(place.left(), round(face.bottom()) + theme.SPACE_HALF, place.width(), line)
    center = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine)
    write(painter, below, _elided(name, below.width()), look.ink_muted, flags=center)


def _paint_lines(
    painter: QPainter, place: QRect, game: RecentGame, preview: Preview | None
) -> None:
    """Write the lines; where the players need two, edition and date share the last one."""
    look, top, line_px = theme.current(), place.top(), QFontMetrics(theme.font("small")).height()
    lines = list(card_lines(game, preview))
    has_many = len(lines) > 1 and width_px(lines[1]) > place.width()
    if has_many:
        lines[2:] = [join_terse(lines[2:])] if lines[2:] else []
    for at, text in enumerate(lines):
        is_head, is_long = not at, has_many and at == 1
        size: theme.TextSize = "body" if is_head else "small"
        if width_px(text, size, bold=is_head) > place.width():
            size = "small"
        height = 2 * line_px if is_long else QFontMetrics(theme.font(size, is_head)).height()
        box = QRect(place.left(), top, place.width(), height)
        room = round(_TWO_LINES * box.width()) if is_long else box.width()
        ink = look.ink if is_head else look.ink_muted
        is_one_word = widest_word_px(text, theme.font(size, is_head)) > place.width()
        wrap = Qt.TextFlag.TextWrapAnywhere if is_one_word else Qt.TextFlag.TextWordWrap
        flags = LEFT | wrap if is_long else LEFT
        words = _elided(text, room, size, bold=is_head)
        ink = ink if game.available else look.disabled
        write(painter, box, words, ink, size, bold=is_head, flags=flags)
        top += height + 1


def _elided(text: str, width: int, size: theme.TextSize = "small", *, bold: bool = False) -> str:
    metrics = QFontMetrics(theme.font(size, bold))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
