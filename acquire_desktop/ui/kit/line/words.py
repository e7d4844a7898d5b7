"""Words of the Line: a sentence, and below it a quieter row that says less where it must."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, wrapped_rect
from acquire_desktop.ui.kit.texts import breakable, escape_html, join_sentences, label

_LARGE_FROM_PX: Final = 78
"""From this height on, at 100 % text, the sentence is written large."""
_SIZES: Final[tuple[theme.TextSize, ...]] = ("large", "title", "body", "small")
_GAP_PX: Final = 1
_QUIET: Final[tuple[theme.TextSize, ...]] = ("body", "small")


class LineWords(Adaptive, QWidget):
    """Writes the sentence as large as fits; of the row below it the last sentences give way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = label(bold=True, wraps=True)
        self.detail = label(tone="muted", wraps=True)
        for each in (self.sentence, self.detail):
            each.setParent(self)
        self._sentence = self._short = ""
        self._details: Sequence[str] = ()
        self._tone: theme.Tone = "muted"
        self._upper_px = self._lower_px = 0

    def show_texts(
        self, sentence: str, details: Sequence[str], *, short: str = "", is_refusal: bool = False
    ) -> None:
        """Say something.

        Args:
            sentence: What is asked, or what goes on.
            details: More about it, in sentences of which the first matter most.
            short: What is said where there is no room for the sentence, or nothing where there is
                none for it either; empty for the beginning of the sentence.
            is_refusal: Whether the details answer what the player just tried.
        """
        self._sentence, self._short = breakable(sentence), breakable(short)
        self._details = [breakable(each) for each in details if each]  # some have nothing to say
        self._tone = "loss" if is_refusal else "muted"

    def clear(self) -> None:
        """Keep no words."""
        for each in (self.sentence, self.detail):
            each.clear()
        self.setToolTip("")

    def set_room(self, upper_px: int, lower_px: int) -> None:
        """Fit the words into the present height.

        Args:
            upper_px: The width of the sentence.
            lower_px: The width of the row below it.
        """
        self._upper_px, self._lower_px = upper_px, lower_px
        self.refit()

    def refit(self) -> None:
        if self._upper_px <= 0 or not self.height():
            return
        forms = [form for form in self._forms(self._sentence) if form[1] <= self.height()]
        if not forms:
            self._write_part()
            return
        size, high = forms[0]
        for form in forms:  # a smaller sentence is better than half a one below it
            if not self._details or self._fitting(form[1])[0]:
                size, high = form
                break
        fitting = self._fitting(high)
        fitting = fitting if fitting[0] else self._begun(high)
        if not fitting[0]:
            alone = self._forms(self._sentence, is_alone=True)
            alone = [form for form in alone if form[1] <= self.height()]
            if not alone:
                self._write_part()
                return
            size, high = alone[0]
        theme.style_text(self.sentence, size, bold=True)
        self.sentence.setText(self._sentence)
        self.sentence.show()
        self._place(min(high, self.height()), *fitting)

    def _write_part(self) -> None:
        """Write as much of a sentence as there is room for; the tip says all of it."""
        part = ""
        for shorter in (self._short,) if self._short else _parts(self._sentence):
            if self._forms(shorter, is_alone=True)[-1][1] <= self.height():
                part = shorter
                break
        theme.style_text(self.sentence, "small", bold=True)
        self.sentence.setText(part)
        self.sentence.setVisible(bool(part))
        self._place(self.height(), "", "small", 0)
        self.setToolTip(escape_html(join_sentences([self._sentence, *self._details])))

    def _forms(self, sentence: str, *, is_alone: bool = False) -> list[tuple[theme.TextSize, int]]:
        """Return sizes of a sentence, the best first: the text size and the height in pixels.

        Args:
            sentence: What is written.
            is_alone: Whether nothing stands below it, so that it needs the room of both rows.
        """
        is_large = self.height() >= theme.scaled(_LARGE_FROM_PX)
        is_upper = self._details and not is_alone
        width = self._upper_px if is_upper else min(self._upper_px, self._lower_px)
        single, several = [], []
        for size in _SIZES[not is_large :]:
            font = theme.font(size, bold=True)
            box = wrapped_rect(sentence, font, width)
            if width_px(sentence, size, bold=True) + 1 <= width:
                single.append((size, box.height()))
            elif box.width() <= width:
                several.append((size, box.height()))
        big = [form for form in single if form[0] != "small"]
        return [*big, *several, *single] or [("small", self.height() + 1)]

    def _fitting(self, high_px: int) -> tuple[str, theme.TextSize, int]:
        """Return as many of the details as fit below the sentence, their size and height."""
        place = self._below(high_px)
        for count in range(len(self._details), 0, -1):
            text = join_sentences(self._details[:count])
            for size in _QUIET:
                box = wrapped_rect(text, theme.font(size), self._lower_px)
                if place.contains(box):
                    return text, size, box.height()
        return "", "small", 0

    def _begun(self, high_px: int) -> tuple[str, theme.TextSize, int]:
        """Return how the first detail begins where not even that one fits; the tip has it whole."""
        for part in _parts(self._details[0]) if self._details else ():
            box = wrapped_rect(part, theme.font("small"), self._lower_px)
            if self._below(high_px).contains(box):
                return part, "small", box.height()
        return "", "small", 0

    def _below(self, high_px: int) -> QRect:
        return QRect(0, 0, self._lower_px, self.height() - high_px - _GAP_PX)

    def _place(self, high: int, text: str, size: theme.TextSize, low: int) -> None:
        theme.style_text(self.detail, size, tone=self._tone)
        self.detail.setText(text)
        self.detail.setVisible(bool(text))
        top = max(0, (self.height() - high - (low and low + _GAP_PX)) // 2)
        width = self._upper_px if low else min(self._upper_px, self._lower_px)
        self.sentence.setGeometry(0, top, width, high)
        self.detail.setGeometry(0, top + high + _GAP_PX, self._lower_px, low)
        whole = join_sentences(self._details)
        self.setToolTip("" if text == whole else escape_html(whole))


def _parts(text: str) -> Iterator[str]:
    """Yield a text with ever fewer of its words, or of its signs where it has no spaces."""
    gap = " " if " " in text else ""
    words = text.split(gap) if gap else list(text)
    for count in range(len(words) - 1, 0, -1):
        yield gap.join(words[:count]) + "…"
