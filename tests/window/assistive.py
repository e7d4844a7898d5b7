"""Plays as a screen reader does: by names, roles, states, actions and values, and nothing else."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

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
_LIKED = ("merges", "founds", "grows", "alone")
"""What a tile should do, the best first."""


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
    assert some, f"nothing is called {name!r}"
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


def most_of(part: Part) -> float:
    """Set a number to the most that it can be, and return it."""
    value = part.valueInterface()
    value.setCurrentValue(value.maximumValue())
    assert value.currentValue() == value.maximumValue(), part.text(NAME)
    assert part.text(VALUE) == str(value.currentValue())
    return float(value.currentValue())


def panel_of(window: QWidget) -> Part:
    """Return the part in which decisions are made."""
    return found(whole(window), "Your decision")


def asked(window: QWidget) -> str:
    """Return the question of the decision."""
    return panel_of(window).text(DESCRIPTION)


def confirm(window: QWidget) -> None:
    """Press the last button of the decision, which says what it does."""
    act(buttons(panel_of(window))[-1])


def decide(window: QWidget, *, by_board: bool) -> None:
    """Answer what is asked, with the last press left to ``confirm``.

    Args:
        window: The window of the game.
        by_board: Whether tiles are chosen on the board, and else on the rack.
    """
    question = _question(window)
    if (card := _playable_card(window)) is not None:
        act(card)
        assert asked(window) == card.text(NAME).partition(",")[0]
    elif re.match("Place (a )?tile", question):
        _choose_tile(window, by_board=by_board)
    elif re.search("founds a chain|which survives|acquire next", question):
        chosen = _choices(window)[-1]
        act(chosen, TOGGLE)
        assert found(whole(window), chosen.text(NAME), Role.RadioButton).state().checked
    elif re.search("settles? (your )?[0-9]", question):
        for share in ("Trade", "Sell"):
            most_of(found(whole(window), share, Role.SpinBox))
    elif re.match("Buy|Take|Exchange", question):
        _choose_stock(window)
    else:
        assert re.match("None of your tiles|You hold no", question), question


def _choose_tile(window: QWidget, *, by_board: bool) -> None:
    rack = buttons(found(whole(window), "Your tiles"))
    ranked = [
        (rank, place.text(NAME))
        for rank, does in enumerate(_LIKED)
        for place in rack
        if f", {does}" in place.text(NAME)
    ]
    name = min(ranked)[1] if ranked else ""
    tile = re.split("[:,] ?", name)[1]
    if by_board:
        act(cell(window, f"{tile}, yours"))
    else:
        act(found(whole(window), name, Role.RadioButton))
    assert found(whole(window), name, Role.RadioButton).state().checked
    assert cell(window, f"{tile}, yours").state().selected


def _choices(window: QWidget) -> list[Part]:
    """Return the chains of which one is to be chosen."""
    at = whole(window)
    places = [found(at, name) for name in ("Your decision", "Stock exchange") if has(at, name)]
    return [each for place in places for each in parts(place) if each.role() == Role.RadioButton]


def _playable_card(window: QWidget) -> Part | None:
    """Return a power card that may be played now, or None."""
    if not has(whole(window), "Your power cards"):
        return None
    cards = buttons(found(whole(window), "Your power cards"))
    return next((each for each in cards if "Playable now" in each.text(NAME)), None)


def _last_button(window: QWidget) -> Part:
    return [each for each in parts(panel_of(window)) if each.role() == Role.Button][-1]


def _question(window: QWidget) -> str:
    """Return what is asked, without the power card under which it is."""
    return re.sub("^(Free stock|Buy five|Trade three|Draw five|Place four): ", "", asked(window))


def _choose_stock(window: QWidget) -> None:
    question = _question(window)
    at = whole(window)
    places = [found(at, name) for name in ("Your decision", "Stock exchange") if has(at, name)]
    names = [
        each.text(NAME)
        for place in places
        for each in buttons(place)
        if re.search("[Bb]ank| left", each.text(NAME))
    ]
    for name in names:
        chain = name.partition(",")[0] + ","
        card = next(
            each
            for each in parts(whole(window))
            if each.role() in BUTTONS and each.text(NAME).startswith(chain)
        )
        act(card)
        is_complete = not _last_button(window).text(NAME).startswith("Choose")
        if question.startswith("Exchange") and is_complete:
            break
    for box in [each for each in parts(panel_of(window)) if each.role() == Role.CheckBox]:
        act(box, TOGGLE)
