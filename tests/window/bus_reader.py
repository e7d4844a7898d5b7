"""Plays over the bus of screen readers (AT-SPI): a program for the system's own Python.

``test_bus.py`` starts it, since the library for that bus comes from the system. It tells what a
screen reader would get, one JSON object a line. With the word ``two`` two people play.
"""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import gi  # type: ignore[import-not-found, unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, unused-ignore]  # noqa: E402

PATIENCE_S = 60.0
MERGER = " merged .* with [0-9]"
"""How it is told that somebody merges chains; a tile that would do so has no such words."""
CURTAIN = "I am "
"""What the button of the handover begins with."""
ACCOUNT = "The full account"
"""What the button of the front page begins with that leads to the result."""
ALWAYS = ("Undo", "Redo", "Hint", "Pause", "Continue", "Skip")
"""What the buttons of the Line begin with that are there while nothing is asked, too."""
UNCHOSEN = "Choose"
"""What the main button begins with while something is still to be chosen."""
AGAIN_S = 2.0
"""After so long without that button it is chosen again."""
BUTTONS = ("push button", "radio button", "check box")
said: list[str] = []


def listen(event: Any) -> None:
    """Note what is announced."""
    said.append(str(event.any_data))


def settle() -> None:
    """Let the bus bring what has happened."""
    while GLib.MainContext.default().iteration(False):
        pass


def parts(whole: Any) -> Iterator[Any]:
    """Go through what is shown; tables and lists are passed as one."""
    if whole is None or not is_shown(whole):
        return
    yield whole
    if whole.get_role_name() in ("table", "list", "menu bar"):
        return
    for index in range(whole.get_child_count()):
        yield from parts(whole.get_child_at_index(index))


def window() -> Any:
    """Return the window of the program, or None while there is none."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_name() == "Acquire Desktop":
            return application.get_child_at_index(0)
    return None


def found(name: str, within: Any = None) -> Any:
    """Return what begins with a name, or None."""
    whole = window() if within is None else within
    return next((part for part in parts(whole) if part.get_name().startswith(name)), None)


@cache
def place(name: str) -> Any:
    """Return a part of the table by its name; it stays the same, shown or not."""
    return wait_for(lambda: found(name))


def is_shown(part: Any) -> bool:
    """Tell whether a part is on view."""
    return bool(part.get_state_set().contains(Atspi.StateType.SHOWING))


def is_away() -> bool:
    """Tell whether a curtain hangs at the table, or something else is on view."""
    return found(CURTAIN) is not None or not is_shown(place("Your decision"))


def buttons(within: Any) -> list[Any]:
    """Return what can be pressed."""
    usable = Atspi.StateType.ENABLED
    return [
        part
        for part in parts(within)
        if part.get_role_name() in BUTTONS and part.get_state_set().contains(usable)
    ]


def press(part: Any) -> bool:
    """Press a button; tell whether it was still there."""
    names = [part.get_action_name(at) for at in range(part.get_n_actions())]
    return "Press" in names and bool(part.do_action(names.index("Press")))


def wait_for(what: Callable[[], Any]) -> Any:
    """Return what is there, once it is."""
    end = time.monotonic() + PATIENCE_S
    fresh = time.monotonic() + AGAIN_S
    while time.monotonic() < end:
        settle()
        if there := what():
            return there
        if time.monotonic() > fresh and (top := window()) is not None:
            top.clear_cache()  # news of a change may be lost on a busy machine
            fresh = time.monotonic() + AGAIN_S
        time.sleep(0.02)
    raise SystemExit(
        f"never came: {what.__doc__ or what}; said last: {said[-3:]}; shown: {names(window())}"
    )


def tell(stage: str, **facts: object) -> None:
    """Write what a screen reader has got since the last stage."""
    settle()
    print(json.dumps({"stage": stage, "said": said[:], **facts}), flush=True)
    said.clear()


def names(within: Any) -> list[str]:
    """Return the names of all that is shown."""
    return [part.get_name() for part in parts(within) if part.get_name()]


def spaces() -> list[str]:
    """Return what stands on the spaces of the board."""
    board = place("Board")
    return [board.get_child_at_index(at).get_name() for at in range(board.get_child_count())]


def places() -> Iterator[Any]:
    """Go through all in which a decision may be taken."""
    for name in ("Your decision", "Stock exchange"):
        yield from parts(place(name))


def main_button() -> Any:
    """Return the button that says what is done; None while nothing is asked."""
    usable = reversed(buttons(place("Your decision")))
    pushed = (each for each in usable if each.get_role_name() == "push button")
    return next((each for each in pushed if not each.get_name().startswith(ALWAYS)), None)


def choose() -> None:
    """Choose what the decision of the moment needs in the simplest way."""
    panel, taken = place("Your decision"), list(places())
    if panel.get_description().startswith("Place a tile"):
        rack = buttons(place("Your tiles"))
        press(next(each for each in rack if not each.get_name().endswith(("never", "not now"))))
    elif choices := [each for each in taken if each.get_role_name() == "radio button"]:
        press(choices[0])
    elif keep := [each for each in taken if each.get_name().startswith("Keep all")]:
        press(keep[0])
    for box in [each for each in parts(panel) if each.get_role_name() == "check box"]:
        if not box.get_state_set().contains(Atspi.StateType.CHECKED):
            press(box)


def decide() -> None:
    """Take the decision of the moment, chosen again where the bus was behind the program."""

    def is_taken() -> bool:
        """The button says what is done, or the curtain has come."""
        choose()
        end = time.monotonic() + AGAIN_S
        while time.monotonic() < end:
            settle()
            button = main_button()
            is_ready = button is not None and not button.get_name().startswith(UNCHOSEN)
            if is_away() or (is_ready and press(button)):
                return True
            time.sleep(0.02)
        return False

    wait_for(is_taken)


def asked() -> str:
    """Return what is asked at which turn; empty while nothing is asked."""
    panel = place("Your decision")
    return f"{window().get_name()}: {panel.get_description()}" if main_button() else ""


def is_over() -> bool:
    """Tell whether the result is shown."""
    return is_away() and found(ACCOUNT) is not None


def go_on() -> None:
    """Take a decision, and wait until something came of it."""
    before = asked()
    decide()

    def has_gone_on() -> bool:
        """Something else is asked, or nothing, or somebody else."""
        return is_away() or asked() != before

    wait_for(has_gone_on)


def play_alone() -> None:
    """Play a whole game against computers."""
    decisions, has_merged = 0, False
    while wait_for(lambda: is_over() or asked()) and not is_over():
        go_on()
        decisions += 1
        if decisions == 2:
            tell("turn")
        if not has_merged and any(re.search(MERGER, text) for text in said):
            has_merged = True
            tell("merger")
    front = names(window())
    press(found(ACCOUNT))
    account = names(wait_for(lambda: found("Result of the game")))
    tell("end", front=front, names=account)


def hand_over() -> None:
    """Play the turns of two people, who hand the computer over."""
    for _ in range(2):
        curtain = wait_for(lambda: found(CURTAIN))
        tell("curtain", names=names(window()))
        press(curtain)
        wait_for(asked)
        tell("taken over", names=names(place("Your tiles")), spaces=spaces())
        while wait_for(lambda: is_away() or asked()) and not is_away():
            go_on()


def main() -> None:
    listener = Atspi.EventListener.new(listen)
    listener.register("object:announcement")
    start = wait_for(lambda: found("Play"))
    tell("start page", names=names(window()))
    press(start)
    press(wait_for(lambda: found("Deal the tiles")))
    (hand_over if sys.argv[1] == "two" else play_alone)()


if __name__ == "__main__":
    main()
