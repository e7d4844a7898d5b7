"""Rules page: the rules of an edition to read, their chapters and a search."""

from PySide6.QtCore import QSignalBlocker, Signal

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.rules.board_figures import BoardFigures
from acquire_desktop.ui.acquire.rules.rules_text import rules_text
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.languages import current_language
from acquire_desktop.ui.kit.reading.markup import Text
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import translate


class RulesPage(ReadingPage):
    """Shows the rules of one edition, those of the game on the table first.

    Signals:
        comparison_requested(): Show the editions side by side.
    """

    comparison_requested = Signal()

    def __init__(self) -> None:
        choice, compare = FittedBox(), push_button()
        super().__init__(choice, compare, artist=BoardFigures(self.edition))
        self._editions: list[Edition] = list(EDITIONS.values())
        self._edition = self._editions[0]
        self._played: Edition | None = None
        self._sizes: tuple[int, ...] = ()
        self._choice, self._compare = choice, compare
        self._compare.clicked.connect(self.comparison_requested)
        self._choice.currentIndexChanged.connect(self._choose_edition)
        self.retranslate()

    def show_rules(self, edition: Edition, view: View | None = None, chapter: str = "") -> None:
        """Show the rules of an edition.

        Args:
            edition: The edition in play, or any other.
            view: The game on the table, for the marks in the chart; None without one.
            chapter: Where to begin to read; empty for the place read last.
        """
        # No more is kept of the view: whoever reads on may be another than whose view it is.
        self._played, self._sizes = (None, ()) if view is None else (view.edition, view.sizes)
        in_play = () if view is None or view.edition in EDITIONS.values() else (view.edition,)
        self._editions = [*in_play, *EDITIONS.values()]
        if edition not in self._editions:
            self._editions.insert(0, edition)
        if edition != self._edition:
            self._edition = edition
            self.browser.verticalScrollBar().setValue(0)
        self._search.clear()
        self.retranslate()
        if chapter:
            self.go_to(chapter)

    def show_view(self, view: View) -> None:
        """Move the marks in the chart to where the chains stand now."""
        if self._played is None or not self.isVisible():
            return
        old, self._sizes = self._sizes, view.sizes
        if old != view.sizes:
            self.show_text()

    def edition(self) -> Edition:
        """Return the edition whose rules are shown."""
        return self._edition

    def text(self) -> Text:
        sizes = self._sizes if self._played == self._edition else ()
        return rules_text(self._edition, current_language(), sizes)

    def retranslate(self) -> None:
        self._title.setText(translate("RulesPage", "Rules"))
        self._compare.setText(translate("RulesPage", "Compare editions"))
        self._choice.setAccessibleName(translate("RulesPage", "Edition"))
        self._search.setPlaceholderText(translate("RulesPage", "Search the rules"))
        self._search.setAccessibleName(translate("RulesPage", "Search the rules"))
        self.browser.setAccessibleName(translate("RulesPage", "Text of the rules"))
        with QSignalBlocker(self._choice):
            self._choice.clear()
            self._choice.addItems([edition_name(edition) for edition in self._editions])
            self._choice.refit()
            self._choice.setCurrentIndex(self._editions.index(self._edition))
        super().retranslate()

    def _choose_edition(self, place: int) -> None:
        key = self.browser.chapter()
        self._edition = self._editions[place]
        self.show_text()
        self.go_to(key)
