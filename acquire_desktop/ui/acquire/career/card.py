"""Card of the career: a title, a figure at its right, and what stands below."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Part, Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later


class Card(Adaptive, QFrame):
    """A frame that a screen reader finds by its title."""

    is_region = True

    def __init__(self, title: Callable[[], str]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.set_text(self.setAccessibleName, title)
        self.title = self.with_text(label(size="title", bold=True, wraps=True), title)
        self.figure = label(size="title", bold=True)

    def put(self, *parts: Part) -> None:
        """Put what belongs on the card below its title."""
        column(
            row(Stretched(self.title, 1), self.figure, spacing=theme.SPACE),
            *parts,
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE_2, theme.SPACE_2, theme.SPACE_2),
        )


invitation = later("Career", "Play one game, and it will be here.")
"""What a card without games says."""
