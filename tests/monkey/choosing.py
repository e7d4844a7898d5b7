"""Draws what is done next: mostly what people do, and everything else that can be done."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QWidget,
)

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind, clean_name
from acquire_desktop.ui.acquire.setup.new_game import NewGame, choice_object
from tests.games.acquire.engine.variety import TABLES, random_house
from tests.monkey import words
from tests.monkey.deciding import keys_for_decision
from tests.monkey.places import address, front, parts
from tests.monkey.records import BEGIN, Event
from tests.monkey.stage import Stage

_LOOKS: Final = ("theme_", "language_", "larger", "smaller", "usual_size")
"""Commands that change how everything looks."""
_EPISODE: Final = 500
"""Events of one window, on average."""
_LEAST: Final = (480, 360)
_LARGEST: Final = (2560, 1440)
_SIZES: Final = (*((1280, 720),) * 4, (1100, 700), (800, 600), _LEAST, (1920, 1080), _LARGEST)
_TARGETS: Final = (QAbstractButton, QComboBox, QLineEdit)
_WITH_KEYS: Final = ("NoModifier", "ShiftModifier", "ControlModifier")
_LEVELS: Final = ("beginner", "novice", "easy", "medium", "medium-raider", "hard")


class Chooser:
    """Draws events from chance, looking at the window."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self._stage = stage
        self._seed = seed
        self._chance = Random(f"monkey {seed}")
        self._number = 0
        self._left = 0
        """Events until another window begins."""

    def next_event(self) -> Event:
        """Return what is done next."""
        event = self._draw()
        chance, self._number = self._chance, self._number + 1
        event.setdefault("ms", chance.choice((20, 100, 700, 700, 2000)))
        event.setdefault("moves", chance.choice((0, 0, 0, 1, 5)))
        return {**event, "n": self._seed * 1_000_000 + self._number}

    def _draw(self) -> Event:
        self._left -= 1
        top = front()
        if self._left < 0 and (top is None or top is self._stage.window_or_none):
            return self._begin()
        if isinstance(top, QFileDialog):
            return self._file()
        if isinstance(top, QMenu):
            return self._weighed({self._click: 6, self._menu_key: 5, self._escape: 3})
        if isinstance(top, QDialog):
            return self._weighed({self._click: 5, self._wheel: 2, self._key: 2, self._escape: 3})
        if top is not self._stage.window:
            return self._weighed({self._click: 4, self._menu_key: 4, self._escape: 2})
        return self._on_page()

    def _on_page(self) -> Event:
        window = self._stage.window
        session, page = window.session, self._stage.page
        ways = dict(_always(self))
        if page is window.pages.start:
            ways |= {self._new_game: 300}
        elif session.has_game and session.screen.handover_to is not None:
            ways |= {self._main_button: 300}
        elif window.pages.is_at_table():
            if session.screen.is_shut:
                ways |= {self._main_button: 300}
            if session.awaits_human:
                ways |= {self._decide: 200, self._board: 60}
            elif session.awaits_computer:
                ways |= {self._wait: 150}
            elif session.is_over:
                ways |= {self._main_button: 200, self._escape: 100}
        else:
            ways |= {self._escape: 100}
        return self._weighed(ways)

    def _weighed(self, ways: dict[Callable[[], Event], int]) -> Event:
        return self._chance.choices(list(ways), list(ways.values()))[0]()

    # The program

    def _begin(self) -> Event:
        chance = self._chance
        self._left = chance.randrange(_EPISODE // 2, _EPISODE * 3 // 2)
        settings = {
            "language": chance.choice(list(LANGUAGES)),
            "theme": chance.choice(("light", "dark")),
            "text_scale": chance.choice((100, 100, 100, 150, 200)),
            "animations": chance.random() < 0.5,
            "player_name": "",
        }
        is_fresh = not self._number or chance.random() < 0.7
        size = list(chance.choice(_SIZES))
        return {"do": BEGIN, "fresh": is_fresh, "settings": settings, "size": size, "moves": 1}

    def _new_game(self) -> Event:
        return {"do": "new_game", "choice": choice_object(self._choice()), "moves": 6}

    def _choice(self) -> NewGame:
        chance = self._chance
        table = chance.choice(TABLES)
        people = chance.choice((0, 1, 1, 1, 2, 2, 3, table.seats))
        names = [clean_name(name) for name in chance.sample(words.NAMES, table.seats)]
        players = tuple(
            Player(name, PlayerKind.HUMAN)
            if seat < people
            else Player(name, PlayerKind.COMPUTER, chance.choice(_LEVELS))
            for seat, name in enumerate(names)
        )
        players = tuple(chance.sample(players, len(players)))
        house = random_house(table.edition, chance) if chance.random() < 0.25 else {}
        holdings = chance.choice(list(Holdings))
        return NewGame(table.edition.key, players, holdings, "", table.cards, house)

    def _command(self) -> Event:
        actions = self._stage.window.menus.actions
        can = [key for key, action in actions.items() if action.isEnabled()]
        usual = [key for key in can if not key.startswith((*_LOOKS, "quit"))]
        looks = [key for key in can if key.startswith(_LOOKS)]
        return {
            "do": "command",
            "key": self._chance.choice(usual if self._chance.random() < 0.94 else looks),
        }

    def _file(self) -> Event:
        if self._chance.random() < 0.25:
            return {"do": "file", "name": None}
        return {"do": "file", "name": self._file_name()}

    def _later(self) -> Event:
        return {"do": "later", "file": None if self._chance.random() < 0.2 else self._file_name()}

    def _file_name(self) -> str:
        files = sorted(path.name for path in self._stage.files.iterdir())
        new = f"mine-{self._chance.randrange(4)}.acquire"
        return self._chance.choice([*files, *[new] * (len(files) // 2)])

    def _close(self) -> Event:
        return {"do": "close"}

    def _wait(self) -> Event:
        return {"do": "wait", "ms": self._chance.choice((20, 600, 3000)), "moves": 4}

    # The window

    def _resize(self) -> Event:
        chance = self._chance
        if chance.random() < 0.5:
            return {"do": "resize", "size": list(chance.choice(_SIZES))}
        width, height = (chance.randint(*ends) for ends in zip(_LEAST, _LARGEST, strict=True))
        return {"do": "resize", "size": [width, height]}

    def _state(self) -> Event:
        return {
            "do": "state",
            "to": self._chance.choice(("minimised", "normal", "normal", "maximised", "full")),
        }

    def _leave(self) -> Event:
        return {"do": self._chance.choice(("leave", "return"))}

    # The mouse

    def _place(self) -> tuple[str, list[int]] | None:
        """Return the address of a part on view and a point in it, of buttons twice as often."""
        top = front()
        found = [] if top is None else parts(top)
        if not found:
            return None
        likely = [part for part in found if isinstance(part, _TARGETS)]
        part = self._chance.choice(likely if likely and self._chance.random() < 0.7 else found)
        return address(part), self._point_in(part)

    def _point_in(self, part: QWidget) -> list[int]:
        shown = part.visibleRegion().boundingRect()
        x = self._chance.randint(shown.left(), max(shown.left(), shown.right()))
        y = self._chance.randint(shown.top(), max(shown.top(), shown.bottom()))
        return [x, y]

    def _pointed(self, name: str, **more: Any) -> Event:
        place = self._place()
        if place is None:
            return self._escape()
        return {"do": name, "on": place[0], "at": place[1], **more}

    def _click(self) -> Event:
        button = self._chance.choices(("LeftButton", "RightButton", "MiddleButton"), (85, 13, 2))[0]
        keys = self._chance.choices(("NoModifier", "ShiftModifier", "ControlModifier"), (90, 5, 5))[
            0
        ]
        times = 2 if self._chance.random() < 0.1 else 1
        return self._pointed("click", button=button, keys=keys, times=times)

    def _move(self) -> Event:
        return self._pointed("move")

    def _wheel(self) -> Event:
        keys = self._chance.choices(("NoModifier", "ControlModifier"), (90, 10))[0]
        return self._pointed("wheel", by=self._chance.choice((-120, 120, -480, 30)), keys=keys)

    def _drag(self) -> Event:
        end = self._place()
        if end is None:
            return self._escape()
        return self._pointed("drag", to=end[0], to_at=end[1])

    def _board(self) -> Event:
        """Click on the space of a tile."""
        window = self._stage.window
        board, tiles = window.pages.game.board, window.session.view.hand
        if not tiles:
            return self._click()
        space = board.cell_rect(self._chance.choice(tiles))
        point = board.viewport().mapFromGlobal(space.center())
        return self._left_click(board.viewport(), point, self._chance.choice((1, 1, 2)))

    def _main_button(self) -> Event:
        """Click on the button that leads on."""
        page = self._stage.page
        buttons = [
            part
            for part in page.findChildren(QAbstractButton)
            if part.isVisible() and part.isEnabled() and part.property("primary")
        ]
        if not buttons:
            return self._click()
        part = self._chance.choice(buttons)
        return self._left_click(part, part.rect().center(), 1)

    def _left_click(self, part: QWidget, point: QPoint, times: int) -> Event:
        return {
            "do": "click", "on": address(part), "at": [point.x(), point.y()],
            "button": "LeftButton", "keys": "NoModifier", "times": times, "ms": 700,
        }  # fmt: skip

    # The keys

    def _decide(self) -> Event:
        window = self._stage.window
        board = window.pages.game.board
        keys = keys_for_decision(window.session.view, board.selected_tile, self._chance)
        if not keys:
            return self._click()
        return {"do": "decide", "keys": keys, "ms": 700}

    def _key(self) -> Event:
        return self._pressed(words.KEYS)

    def _menu_key(self) -> Event:
        return self._pressed(words.MENU_KEYS)

    def _pressed(self, keys: Sequence[str]) -> Event:
        times = 5 if self._chance.random() < 0.08 else 1
        return {"do": "key", "key": self._chance.choice(keys), "times": times}

    def _escape(self) -> Event:
        return {"do": "key", "key": "Esc", "times": 1}

    def _type(self) -> Event:
        return self._given({"do": "type", "text": self._chance.choice(words.TEXTS)})

    def _compose(self) -> Event:
        gives = self._chance.random() < 0.7
        return self._given(
            {"do": "compose", "text": self._chance.choice(words.COMPOSED), "gives": gives}
        )

    def _paste(self) -> Event:
        return self._given({"do": "paste", "text": self._chance.choice(words.TEXTS)})

    def _given(self, event: Event) -> Event:
        """Return an event for a field, or more often one that gives a field the keys."""
        page = self._stage.page
        fields = [f for f in page.findChildren(QLineEdit) if f.isVisible() and f.isEnabled()]
        if isinstance(QApplication.focusWidget(), QLineEdit) or not fields:
            return event
        field = self._chance.choice(fields)
        return self._left_click(field, field.rect().center(), 1)


def _always(chooser: Chooser) -> dict[Callable[[], Event], int]:
    return {
        chooser._click: 300, chooser._move: 450, chooser._wheel: 70, chooser._drag: 30,
        chooser._key: 270, chooser._type: 30, chooser._compose: 20, chooser._paste: 20,
        chooser._command: 60, chooser._resize: 16, chooser._state: 8, chooser._leave: 30,
        chooser._wait: 60, chooser._later: 8, chooser._new_game: 8, chooser._close: 2,
    }  # fmt: skip
