"""Seat commands: the menu of what people do about their seats."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from acquire_desktop.ui.kit.texts import later
from acquire_desktop.ui.window.menus import Command, Menu

if TYPE_CHECKING:
    from acquire_desktop.acquire.session import Session
    from acquire_desktop.ui.acquire.pages import AcquirePages


def seat_menu(pages: "AcquirePages", session: "Session") -> Menu:
    """Return the menu; what it does is made when a game is on the table.

    Args:
        pages: Have the table, and know whether it is on view.
        session: Says who plays which seat.
    """

    def do(deed: str) -> Callable[[], object]:
        return lambda: getattr(pages.frame.seating, deed)()  # noqa: PLW0108, it is made late

    def has_people() -> bool:
        return session.has_game and bool(session.seats.people)

    def may_leave() -> bool:
        return has_people() and bool(pages.frame.seating.leavers())

    def may_come_back() -> bool:
        return has_people() and bool(pages.frame.seating.away())

    def may_set_pin() -> bool:
        return has_people() and pages.frame.seating.may_set_pin()

    return Menu(
        "seats",
        later("Menus", "Sea&ts"),
        (
            Command(
                "leave_seat",
                later("Menus", "&Let a computer play for somebody…"),
                do("leave"),
                when=may_leave,
            ),
            Command(
                "take_seat",
                later("Menus", "&Take a seat back…"),
                do("come_back"),
                when=may_come_back,
            ),
            None,
            Command(
                "set_pin",
                later("Menus", "Set my &PIN…"),
                do("set_pin"),
                when=may_set_pin,
                note=later("Menus", "At your own turn, where several people play"),
            ),
        ),
    )
