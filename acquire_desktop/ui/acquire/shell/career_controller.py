"""The way to the career of a person, and what is done with it: a file, or its end."""

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.opponents import character_of, named
from acquire_desktop.storage.folders import home_folder
from acquire_desktop.storage.players import PlayerKind, names_are_distinct
from acquire_desktop.storage.user_files import free_path
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVELS,
    NewGame,
    added_player,
    default_new_game,
    person_in,
)
from acquire_desktop.ui.acquire.shell.sharing import write_file
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.file_dialogs import ask_save
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.career.career import Career
    from acquire_desktop.games.acquire.career.ladder import Goal
    from acquire_desktop.ui.acquire.career.career_page import CareerPage
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages

_LEAST_GUESTS: Final = 2


class CareerController(QObject):
    """Shows a career as it stands in the journal now."""

    def __init__(self, window: MainWindow, pages: "AcquirePages") -> None:
        super().__init__(pages)
        self._window, self._pages = window, pages
        self._name = ""
        self._career: Career | None = None

    @cached_property
    def page(self) -> "CareerPage":
        """Shows it."""
        from acquire_desktop.ui.acquire.career.career_page import CareerPage

        page = CareerPage()
        self._pages.addWidget(page)
        page.left.connect(self._pages.trail.leave)
        page.sit_down.connect(self._sit_down)
        page.export_wanted.connect(self._ask_export)
        page.delete_wanted.connect(self._delete)
        page.person_chosen.connect(self._choose)
        return page

    def show(self) -> None:
        """Show the career of the person who plays alone, or who played last."""
        self._name = ""
        self._fill()
        self._pages.trail.lay(self.page)

    def export(self, path: Path) -> bool:
        """Write the games to a file, a table unless its name ends otherwise; return success."""
        from acquire_desktop.games.acquire.career.export import as_csv, as_json

        if self._career is None:
            return False
        data = (as_json if path.suffix.lower() == ".json" else as_csv)(self._career)
        return write_file(self._window, path, data)

    def _fill(self) -> None:
        from acquire_desktop.games.acquire.career.career import career_of
        from acquire_desktop.games.acquire.career.played_games import people_in

        lines = self._pages.journal()
        people = people_in(lines.values())
        if not self._name:
            alone = person_in(self._pages.last_choice().players)
            is_known = not names_are_distinct([alone, *people])
            self._name = alone if is_known else next(iter(people), alone)
        self._career = career_of(lines, self._name)
        self.page.show_career(self._career, people)

    def _choose(self, name: str) -> None:
        self._name = name
        self._fill()

    def _sit_down(self) -> None:
        """Offer a table at which the next goal can be reached."""
        goal = None if self._career is None else self._career.ladder.goal
        if goal is not None:
            self._pages.offer_game(table_for(goal, self._pages.last_choice()))

    def _ask_export(self) -> None:
        table = translate("Career", "Table for a spreadsheet ({pattern})", pattern="*.csv")
        data = translate("Career", "Data for programs ({pattern})", pattern="*.json")
        path, kind = ask_save(
            self.page,
            translate("Career", "Export the games"),
            home_folder() / "acquire-career.csv",
            f"{table};;{data}",
        )
        if path is None:
            return
        ending = ".json" if kind == data else ".csv"
        if path.suffix.lower() not in (".csv", ".json"):
            path = free_path(path.with_name(path.name + ending))
        elif kind == data and path.suffix.lower() == ".csv":
            path = free_path(path.with_suffix(ending))
        self.export(path)

    def _delete(self) -> None:
        self._window.menus.actions["delete_kept"].trigger()
        self._fill()


def table_for(goal: "Goal", choice: NewGame) -> NewGame:
    """Return a choice with as many guests of the goal's level as it asks for, the others weaker."""
    base = choice if person_in(choice.players) else default_new_game()
    players = [each for each in base.players if not each.program]
    while sum(each.kind is PlayerKind.COMPUTER for each in players) < _LEAST_GUESTS:
        players.append(added_player(players, goal.level))
    below = COMPUTER_LEVELS[max(0, COMPUTER_LEVELS.index(goal.level) - 1)]
    guests = 0
    for seat, player in enumerate(players):
        if player.kind is PlayerKind.COMPUTER:
            level = goal.level if guests < goal.guests else below
            players[seat] = replace(player, level=named(level, character_of(player.level)))
            guests += 1
    return replace(base, players=tuple(players), extra_cash=(), house={})
