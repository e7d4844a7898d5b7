"""The lines of the advice pane: an action with its chance to win and what speaks for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from acquire_desktop.acquire.hints import Choice, Grade, Hint
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, plain, translate
from acquire_desktop.ui.table.board.hint_marks import listed_choices, marks_of_hint
from acquire_desktop.ui.words.action_texts import action_text
from acquire_desktop.ui.words.advice_texts import ideas_text, reasons_text


def line(text: str, *, is_muted: bool = False) -> QLabel:
    """Return a line of text that wraps."""
    label = plain(QLabel(text))
    label.setWordWrap(True)
    theme.style_text(label, "small" if is_muted else "body", tone="muted" if is_muted else "ink")
    return label


def hint_body(hint: Hint) -> QWidget:
    """Return what a hint tells, to be put below its title."""
    body = QWidget()
    column(*_hint_parts(hint), of=body, spacing=theme.SPACE_HALF)
    return body


def _hint_parts(hint: Hint) -> list[QWidget]:
    if hint.grade is Grade.IDEA and hint.ideas:
        return [line(ideas_text(hint.ideas, hint.view.edition))]
    if hint.has_failed:
        return [line(translate("Advice", "No hint could be found. Ask again."))]
    if hint.is_thinking:
        return [line(translate("Advice", "Thinking…"), is_muted=True)]
    choices = _choices(hint, shows_chances=hint.grade is not Grade.CANDIDATES)
    if hint.grade is Grade.CANDIDATES or hint.equals < 2:
        return [choices]
    equals = translate(
        "Advice",
        "The first %n are equally good: the difference is smaller than its error.",
        n=hint.equals,
    )
    return [choices, line(equals, is_muted=True)]


def has_chances(hint: Hint) -> bool:
    """Tell whether a hint shows chances to win."""
    return hint.grade is Grade.BEST and not (hint.has_failed or hint.is_thinking)


def chance_text(choice: Choice) -> str:
    """Return the chance to win with its error, or an empty text if there is none."""
    if choice.win is None:
        return ""
    return translate(
        "Advice",
        "{win}% ± {error}",
        win=round(100 * choice.win),
        error=max(1, round(100 * choice.error)),
    )


def hint_sentence(hint: Hint) -> str:
    """Return a hint as a screen reader says it."""
    edition = hint.view.edition
    if hint.grade is Grade.IDEA and hint.ideas:
        return ideas_text(hint.ideas, edition)
    if hint.is_thinking or hint.has_failed:
        return ""
    best = hint.choices[: max(1, hint.equals)]
    choices = listed_choices(hint) if hint.grade is Grade.CANDIDATES else best
    said = join_phrases([action_text(choice.action, edition) for choice in choices])
    chance = chance_text(hint.choices[0]) if hint.grade is Grade.BEST else ""
    if not chance:
        return said
    return translate(
        "Advice",
        "Equally good: {actions}. Chance to win: {chance}."
        if len(choices) > 1
        else "Best: {action}. Chance to win: {chance}.",
        actions=said,
        action=said,
        chance=chance,
    )


def _chance(choice: Choice) -> QLabel:
    chance = chance_text(choice)
    label = plain(QLabel(chance and translate("Advice", "wins {chance}", chance=chance)))
    tip = translate("Advice", "Chance to win in trial games, and how far it may be off")
    label.setToolTip(escape_html(tip if chance else ""))
    return label


def _number(number: int) -> QLabel:
    label = plain(QLabel(str(number)))
    theme.style_text(label, bold=True, tone="accent")
    return label


def _choices(hint: Hint, *, shows_chances: bool) -> QWidget:
    """Lay choices out in lines: number, action, chance, reasons; the best are strong with chances.

    The number is that of the tile on the board and in the rack. The tips have all the reasons.
    """
    edition, marks = hint.view.edition, marks_of_hint(hint)
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(theme.SPACE_HALF)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(3, 1)
    for row, choice in enumerate(listed_choices(hint)):
        if marks:
            grid.addWidget(_number(row + 1), row, 0, Qt.AlignmentFlag.AlignTop)
        action = plain(QLabel(action_text(choice.action, edition)))
        action.setWordWrap(True)
        is_strong = not shows_chances or choice.is_equal or not row
        theme.style_text(action, "body" if is_strong else "small", bold=is_strong)
        grid.addWidget(action, row, 1, Qt.AlignmentFlag.AlignTop)
        chance = _chance(choice) if shows_chances else plain(QLabel())
        chance.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.style_text(
            chance,
            "body" if is_strong else "small",
            bold=is_strong,
            tone="accent" if is_strong else "ink",
        )
        grid.addWidget(chance, row, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        reasons = line(reasons_text(choice.reasons[:1], edition), is_muted=True)
        reasons.setToolTip(escape_html(reasons_text(choice.reasons, edition)))
        grid.addWidget(reasons, row, 3, Qt.AlignmentFlag.AlignTop)
    return table
