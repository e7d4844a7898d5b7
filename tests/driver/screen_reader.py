"""The window as a screen reader has it: names, roles, states, actions and values."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from tests.driver.pointer import wait_for

Part = QAccessibleInterface
Role = QAccessible.Role
NAME, DESCRIPTION, VALUE = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
)
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
BUTTONS = (Role.Button, Role.RadioButton, Role.CheckBox)


def parts(whole: Part) -> Iterator[Part]:
    """Go through what is shown within a part, in the order of reading; the part comes first.

    Tables and lists are passed as one; ``items`` goes through them.
    """
    if whole.state().invisible:
        return
    yield whole
    if whole.role() in (Role.Table, Role.List, Role.MenuBar):
        return
    for index in range(whole.childCount()):
        child: Part | None = whole.child(index)  # the stub promises too much
        if child is not None:
            yield from parts(child)


def items(part: Part) -> Iterator[Part]:
    """Go through a table or a list."""
    return (part.child(index) for index in range(part.childCount()))


def cell(window: QWidget, tile: str) -> Part:
    """Return a space of the board by the beginning of what stands there."""
    board = found(whole(window), "Board", Role.Table)
    return next(each for each in items(board) if each.text(NAME).startswith(tile))


def cell_of(window: QWidget, number: int) -> Part:
    """Return a cell of a board by its number."""
    return found(whole(window), "Board", Role.Table, Role.List).child(number)


def whole(window: QWidget) -> Part:
    """Return a window, or a dialog."""
    return QAccessible.queryAccessibleInterface(window)


def found_all(within: Part, name: str, *roles: Role) -> list[Part]:
    """Return the parts that begin with a name."""
    return [
        part
        for part in parts(within)
        if part.text(NAME).startswith(name) and (not roles or part.role() in roles)
    ]


def found(within: Part, name: str, *roles: Role) -> Part:
    """Return the first part that begins with a name."""
    some = found_all(within, name, *roles)
    assert some, f"none of {[part.text(NAME) for part in parts(within)]} is called {name!r}"
    return some[0]


def has(within: Part, name: str) -> bool:
    """Tell whether a part that begins with a name is shown."""
    return any(part.text(NAME).startswith(name) for part in parts(within))


def buttons(within: Part) -> list[Part]:
    """Return what can be pressed within a part."""
    return [each for each in parts(within) if each.role() in BUTTONS and not each.state().disabled]


def act(part: Part, action: str = PRESS) -> None:
    """Do what a part says it can do."""
    can: QAccessibleActionInterface | None = part.actionInterface()
    assert can is not None, part.text(NAME)
    assert action in can.actionNames(), (part.text(NAME), can.actionNames())
    can.doAction(action)
    wait_for(lambda: not (part.isValid() and part.state().pressed))  # some stay down for a moment
    QApplication.processEvents()  # what comes up is shown


def set_number(part: Part, number: int) -> None:
    """Set a number, and check that it is that and is said."""
    value = part.valueInterface()
    value.setCurrentValue(number)
    assert value.currentValue() == number, part.text(NAME)
    assert part.text(VALUE) == str(number)


def press_in(place: Part, name: str, description: str = "", action: str = PRESS) -> None:
    """Press the button with a name, or of several the one with a description."""
    named = [each for each in buttons(place) if each.text(NAME) == name]
    if len(named) > 1:
        named = [each for each in named if each.text(DESCRIPTION) == description]
    assert len(named) == 1, f"{len(named)} buttons are called {name!r}: {description!r}"
    act(named[0], action)
