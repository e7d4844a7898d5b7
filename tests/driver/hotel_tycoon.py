"""Drivers of Hotel Tycoon's table: by mouse, by keys, and by what a screen reader can do."""

from abc import abstractmethod
from random import Random
from typing import Final

from PySide6.QtCore import Qt

from acquire_desktop.games.hotel_tycoon.engine.actions import SALES, Action
from acquire_desktop.games.hotel_tycoon.engine.board import TILE_COUNT, Tile
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.hotel_tycoon.board.geometry import pose
from acquire_desktop.ui.hotel_tycoon.choices import (
    Group,
    by_tile,
    equals_of,
    groups_of,
    is_armed,
    primary_of,
)
from acquire_desktop.ui.hotel_tycoon.run_picker import RunPicker
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.kit.line.choice_button import ChoiceButton
from tests.driver.acquire import DIGITS, reveal_button
from tests.driver.driver import Driver
from tests.driver.pointer import click_in_sight, press, tab_to
from tests.driver.screen_reader import Part, act, cell_of, found, has, press_in, whole

_BY_TILE: Final = 0.5
"""How often a tile is chosen on the board, where it stands for the action."""


def keeping_action(view: View, rng: Random) -> Action:
    """Return any legal action, but a sale or an auction only where nothing else is left."""
    return rng.choice([each for each in view.legal if not isinstance(each, SALES)] or view.legal)


class HotelDriver(Driver):
    """Takes an action by the main button, a row, a picker or a tile of the board."""

    def __init__(self, table: TablePage, session: GameSession, seed: object = "driver") -> None:
        super().__init__(session, seed)
        self.table: Final = table
        self.rows: Final = table.line.rows

    def meant(self, action: Action, view: View) -> Action:
        return equals_of(action, view)[0]

    def carry_out(self, action: Action, view: View) -> None:
        if primary_of(view) == action:
            self.press_primary(view)
            return
        tiles = [tile for tile, alone in by_tile(view).items() if alone == action]
        if tiles and self.rng.random() < _BY_TILE:
            self.press_tile(tiles[0])
            return
        group = next(each for each in groups_of(view) if action in each.actions)
        if group.is_folded and not self.is_open(group):
            self.unfold(group)
        if group.is_run:
            assert self.rows.picker is not None
            self.pick(action, group, self.rows.picker)
        else:
            self.choose(action, view)

    def is_open(self, group: Group) -> bool:
        """Tell whether the choices of a group that is folded at first are shown."""
        return all(self.rows.button_of(each) is not self.rows for each in group.actions)

    def opener(self, group: Group) -> ChoiceButton:
        """Return the button that shows a folded group."""
        named = [each for each in self.rows.choices if each.accessibleName() == group.title]
        (button,) = named
        return button

    @abstractmethod
    def press_primary(self, view: View) -> None:
        """Do what the main button says."""

    @abstractmethod
    def press_tile(self, tile: Tile) -> None:
        """Choose what a tile stands for."""

    @abstractmethod
    def unfold(self, group: Group) -> None:
        """Show the choices of a group."""

    @abstractmethod
    def pick(self, action: Action, group: Group, picker: RunPicker) -> None:
        """Step to an action of a run and choose it."""

    @abstractmethod
    def choose(self, action: Action, view: View) -> None:
        """Press the button of a choice."""


class MouseDriver(HotelDriver):
    """Clicks buttons and tiles."""

    def press_primary(self, view: View) -> None:
        click_in_sight(self.table.line.primary)

    def press_tile(self, tile: Tile) -> None:
        board = self.table.board
        click_in_sight(board.viewport(), board.mapFromScene(pose(tile).at))

    def unfold(self, group: Group) -> None:
        click_in_sight(self.opener(group))

    def pick(self, action: Action, group: Group, picker: RunPicker) -> None:
        for step in steps_between(picker.action(), action, group):
            click_in_sight(picker.steppers[step])
        click_in_sight(picker.button)

    def choose(self, action: Action, view: View) -> None:
        click_in_sight(self.rows.button_of(action))

    def take_over(self) -> None:
        click_in_sight(reveal_button(self.table.window()))


class KeyDriver(HotelDriver):
    """Presses digits, Enter and N, and else comes to a button by Tab."""

    def press_primary(self, view: View) -> None:
        self.press(Qt.Key.Key_Return if is_armed(view) else Qt.Key.Key_N)

    def press(self, *keys: Qt.Key) -> None:
        """Press keys at the focus."""
        press(self.table.window(), *keys)

    def press_tile(self, tile: Tile) -> None:
        board = self.table.board
        tab_to(self.table.window(), board)
        ahead = (tile - board.cursor_tile) % TILE_COUNT
        if not ahead:  # Enter is for a tile that the keys were led to
            self.press(Qt.Key.Key_Left)
            ahead = 1
        self.press(*[Qt.Key.Key_Right] * ahead)
        self.press(self.rng.choice([Qt.Key.Key_Return, Qt.Key.Key_Space]))

    def unfold(self, group: Group) -> None:
        tab_to(self.table.window(), self.opener(group))
        self.press(self.rng.choice([Qt.Key.Key_Return, Qt.Key.Key_Space]))

    def pick(self, action: Action, group: Group, picker: RunPicker) -> None:
        for step in steps_between(picker.action(), action, group):
            tab_to(self.table.window(), picker.steppers[step])
            self.press(Qt.Key.Key_Space)
        at = self.place_of(action)
        if at < len(DIGITS):
            self.press(DIGITS[at])
        else:
            tab_to(self.table.window(), picker.button)
            self.press(Qt.Key.Key_Return)

    def choose(self, action: Action, view: View) -> None:
        at = self.place_of(action)
        if at < len(DIGITS) and self.rng.random() < 0.8:
            self.press(DIGITS[at])
        else:
            tab_to(self.table.window(), self.rows.button_of(action))
            self.press(self.rng.choice([Qt.Key.Key_Return, Qt.Key.Key_Space]))

    def place_of(self, action: Action) -> int:
        """Return the place of an action among all that digits choose: a run has one together."""
        places: list[tuple[Action, ...]] = []
        for group in groups_of(self.session.view):
            if group.is_run:
                places.append(group.actions)
            elif not group.is_folded or self.is_open(group):
                places += [(each,) for each in group.actions]
        return next(at for at, actions in enumerate(places) if action in actions)

    def take_over(self) -> None:
        tab_to(self.table.window(), reveal_button(self.table.window()))
        self.press(Qt.Key.Key_Return)


class ReaderDriver(HotelDriver):
    """Knows the window by its accessible parts alone."""

    def press_primary(self, view: View) -> None:
        action = primary_of(view)
        assert action is not None
        press_in(self.part("Your decision"), self.title(action, view))

    def press_tile(self, tile: Tile) -> None:
        act(cell_of(self.table.window(), tile))

    def unfold(self, group: Group) -> None:
        press_in(self.place(), group.title)

    def pick(self, action: Action, group: Group, picker: RunPicker) -> None:
        for step in steps_between(picker.action(), action, group):
            press_in(self.place(), picker.steppers[step].accessibleName())
        press_in(self.place(), picker.button.accessibleName())

    def choose(self, action: Action, view: View) -> None:
        detail = self.rows.button_of(action).accessibleDescription()
        press_in(self.place(), self.title(action, view), detail)

    def title(self, action: Action, view: View) -> str:
        """Return what an action is called."""
        return action_text(action, view, self.table.names).title

    def part(self, name: str) -> Part:
        """Return the part of the window that begins with a name."""
        return found(whole(self.table.window()), name)

    def place(self) -> Part:
        """Return where the choices stand."""
        is_beside = has(whole(self.table.window()), "Decision")
        return self.part("Decision" if is_beside else "Your decision")

    def take_over(self) -> None:
        act(self.part("I am "))


def steps_between(now: Action, wanted: Action, group: Group) -> list[int]:
    """Return the steps of a picker from an action to another: by tens, then by ones."""
    ahead = group.actions.index(wanted) - group.actions.index(now)
    sign = 1 if ahead > 0 else -1
    tens, ones = divmod(abs(ahead), 10)
    return [10 * sign] * tens + [sign] * ones
