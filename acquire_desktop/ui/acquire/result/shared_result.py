"""Shared result: a finished game for people elsewhere, as text and as a picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.result.final_board import FinalBoard
from acquire_desktop.ui.acquire.result.race import Race, race_of
from acquire_desktop.ui.acquire.result.race_track import RaceTrack
from acquire_desktop.ui.acquire.result.result_model import Account, accounts
from acquire_desktop.ui.acquire.result.result_texts import lead_text, total_text, winners_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate

_WIDTH_PX: Final = 1200
_BOARD_PX: Final = 300
_ROW_PX: Final = 72


@dataclass(frozen=True, slots=True)
class SharedResult:
    """The end of a game, in which every player has a name: its readers were not there."""

    view: View
    """The game at its end."""
    events: Sequence[Event]
    """The final account, ``FinalAccountBegan`` to ``GameEnded``."""
    players: Sequence[Player]
    """By seat."""
    played_for: Mapping[Seat, int] = field(default_factory=dict)
    """How many decisions the computer made in the place of people."""

    @property
    def names(self) -> Names:
        """The players' names by seat."""
        return Names(tuple(player.name for player in self.players))

    def text(self) -> str:
        """Return who won, and the account of each player in a line, best first."""
        lines = map(self._line, accounts(self.events))
        head = filter(None, self._head(race_of(self.events)))
        return "\n".join((*head, "", *lines, *self._notes(), ""))

    def picture(self) -> QPixmap:
        """Return the same as a picture in the present look: the accounts as bars, and the board."""
        race, look = race_of(self.events), theme.current()
        sheet = QWidget()
        sheet.setAutoFillBackground(True)
        over, headline, lead = self._head(race)
        track, board = RaceTrack(), FinalBoard()
        track.show_race(race, GameNames(self.view.edition, self.names), faces_of(self.players))
        track.go_to(race.last)
        track.setMinimumHeight(theme.scaled(_ROW_PX) * len(self.players))
        board.set_height(theme.scaled(_BOARD_PX))
        board.show_view(self.view)
        column(
            label(over, "small", bold=True, tone="accent"),
            label(headline, "display", bold=True, wraps=True),
            label(lead, tone="muted", wraps=True),
            *(label(note, "small", tone="muted", wraps=True) for note in self._notes()),
            Gap(theme.SPACE_2),
            row(Stretched(track, 1), board, spacing=theme.SPACE_4),
            of=sheet,
            margins=theme.SPACE_4,
        )
        palette = sheet.palette()
        palette.setColor(sheet.backgroundRole(), look.paper)
        sheet.setPalette(palette)
        width = theme.scaled(_WIDTH_PX)
        sheet.resize(width, max(sheet.heightForWidth(width), sheet.minimumSizeHint().height()))
        return sheet.grab()

    def _head(self, race: Race) -> tuple[str, str, str]:
        """Return what was played, who won, and by how much, which may be empty."""
        totals, winners = race.ended.totals, race.ended.winners
        return (
            translate("Result", "Acquire · {edition}", edition=edition_name(self.view.edition)),
            winners_text(self.names, winners, max(totals)),
            lead_text(self.names, totals),
        )

    def _notes(self) -> list[str]:
        """Say who did not play all of the game."""
        return [
            translate(
                "Result",
                "The computer made %n decision(s) for {player}.",
                n=count,
                player=self.names[seat],
            )
            for seat, count in self.played_for.items()
            if count
        ]

    def _line(self, account: Account) -> str:
        return translate(
            "Result",
            "{place}. {player}: {sum}",
            place=account.place,
            player=self.names[account.seat],
            sum=total_text(account.cash, sum(account.bonuses), sum(account.sales)),
        )
