"""Shared result: a finished game for people elsewhere, as text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.result.race import Race, race_of
from acquire_desktop.ui.acquire.result.result_model import Account, accounts
from acquire_desktop.ui.acquire.result.result_texts import lead_text, total_text, winners_text
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.texts import translate

_WIDTH_PX: Final = 1200
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
