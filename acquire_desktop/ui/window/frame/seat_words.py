"""Words about seats: what is asked of people who leave, come back or have forgotten a PIN."""

from collections.abc import Callable
from dataclasses import dataclass

from acquire_desktop.game import Seat
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.frame.seat_dialog import SeatQuestion


@dataclass(frozen=True, slots=True)
class SeatWords:
    """A game's words for seats that change hands, and its computer players."""

    usual_level: str
    """The key of the level that is offered first."""
    level_text: Callable[[str], str]
    """Names a level."""
    make_levels: Callable[[], FittedBox]
    """Makes the box that offers all levels, in the language of now."""
    before_shown: Callable[[], str]
    """Says why a PIN is asked for before a closed hand is shown."""
    when_back: Callable[[], str]
    """Says what is shown when somebody is back."""
    when_forgotten: Callable[[str], str]
    """Says what it means for the player of a name that the PIN is removed."""


def leaving(names: dict[Seat, str], *, is_alone: bool) -> SeatQuestion:
    """Return the question whether a computer is to play for one of some people."""
    if is_alone:
        title = translate("Seats", "Let a computer play for you?")
        first = translate("Seats", "It sees what you see, and plays on from here.")
    else:
        title = translate("Seats", "Let a computer play for somebody?")
        if len(names) == 1:
            title = translate(
                "Seats", "Let a computer play for {player}?", player=next(iter(names.values()))
            )
        first = translate("Seats", "It sees what that player sees, and nothing else.")
    notes = (
        first,
        translate(
            "Seats",
            "The log tells it, and nothing before it can be taken back. The seat can be taken back"
            " at any time.",
        ),
    )
    return SeatQuestion(title, notes, translate("Seats", "Let the computer play"))


def returning(names: dict[Seat, str], words: SeatWords) -> SeatQuestion:
    """Return the question which of those who left is back."""
    title = translate("Seats", "Who is back?")
    if len(names) == 1:
        title = translate("Seats", "Is {player} back?", player=next(iter(names.values())))
    return SeatQuestion(title, (words.when_back(),), translate("Seats", "Play again"))


def forgetting(name: str, words: SeatWords) -> SeatQuestion:
    """Return the question whether a PIN is to be taken away."""
    notes = (
        words.when_forgotten(name),
        translate("Seats", "The log keeps a line of it for all to read."),
    )
    title = translate("Seats", "Has {player} forgotten the PIN?", player=name)
    return SeatQuestion(title, notes, translate("Seats", "Remove the PIN"), is_harmful=True)
