"""Words of the lesson: titles and explanations of its cards, and what there is to do."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.lesson import CORAL, GUEST, LEARNER
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.texts import money, translate

_TITLES: Final = {
    "start": "Your first hotel",
    "throw": "Throw and drive",
    "land": "Buy land",
    "again": "The next round",
    "build": "Build",
    "fee": "Open for guests",
    "entrance": "One more entrance",
    "guest": "A guest!",
    "bank": "The Bank line",
    "won": "That is how you win",
}
_BODIES: Final = {
    "start": "You and {guest} drive round this city. Anyone who stops at an entrance of your hotel"
    " stays there and pays you. Here {goal} in cash wins.",
    "throw": "Your car drives as many spaces as the die shows.",
    "land": "On this space you may buy one plot beside it. {hotel} is small and cheap. Then end"
    " your turn, and {guest} plays.",
    "again": "{guest} stopped at a Build space, but owns no land to build on. Now it is your turn.",
    "build": "Here you may build on your land. You ask for permission, and a die sets the price:"
    " green means the list price. Ask for all of {hotel}, then end your turn.",
    "fee": "Your hotel stands. A night costs {fee}. It has an entrance on space 2: the more"
    " entrances, the more guests.",
    "entrance": "This space gives you an entrance free of charge. {guest} is on space 3, so space"
    " 5 lies right ahead. Then end your turn.",
    "guest": "{guest} stopped at your entrance and threw the die for the nights: 5 nights at {fee}."
    " The money is yours.",
    "bank": "The Bank pays {interest} to everybody who crosses its line, just ahead. With your"
    " {cash} that is enough.",
    "won": "You have {cash} in cash, and the game is over at once. You also win if everybody else"
    " is bankrupt, or as the richest after the last round. In a real game you need more cash.",
}


def title_text(key: str) -> str:
    """Return the title of a card."""
    return translate("HotelLesson", _TITLES[key])


def body_text(key: str, view: View, names: Names) -> str:
    """Return the explanation of a card."""
    return translate(
        "HotelLesson",
        _BODIES[key],
        guest=names.first(GUEST),
        hotel=property_name(CORAL),
        goal=money(view.options.goal),
        interest=money(view.options.interest),
        cash=money(view.cash[LEARNER]),
        fee=money(DEEDS[CORAL].fee(len(DEEDS[CORAL].steps))),
    )


def task_text(wanted: Action | None, view: View, names: Names, *, is_watched: bool) -> str:
    """Return what there is to do, by the button for it, or who plays."""
    if is_watched:
        return translate("HotelLesson", "{guest} plays.", guest=names.first(GUEST))
    if wanted is None:
        return ""
    title = action_text(wanted, view, names).title
    return translate("HotelLesson", "Your move: {action}", action=title)


def refusal_text() -> str:
    """Return why an action is not taken; what there is to do stands below it."""
    return translate(
        "HotelLesson", "You may do that in a real game. This lesson goes on as follows:"
    )
