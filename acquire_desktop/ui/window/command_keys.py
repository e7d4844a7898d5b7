"""Keys of the commands: which each has, of its usual ones and those that the user chose."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from acquire_desktop.ui.kit.keys import USUAL_SINGLE_KEYS, has_single_keys, is_single, key_name
from acquire_desktop.ui.kit.texts import later, translate

Keys = tuple[QKeySequence, ...]
Chosen = Mapping[str, str]
"""Keys in Qt's portable form, by the command that has them instead of its own; empty for none."""

_LEADING: Final = (
    *("Tab", "Shift+Tab", "Return", "Enter", "Esc", "Left", "Right", "Up", "Down"),
    *("Home", "PgUp", "PgDown", "Del", "Backspace", "Menu", "Shift+F10", "F10", "F3", "Shift+F3"),
    *("Shift+Return", "Shift+Enter", "Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
)
_EDITING: Final = ("Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A")
_OF_BUTTONS: Final = ("+", "-", "=", "Space")
"""Single keys that what has the focus takes, with Shift too."""
_TABLE: Final = frozenset({"purchase", "merger"})
_NUMBERS: Final = _TABLE | {"review"}
_CHAINS: Final = frozenset({"purchase", "analysis"})
_PAGES: Final[Mapping[frozenset[str], Callable[[], str]]] = {
    _NUMBERS: later("ShortcutsDialog", "Tiles and board"),
    _CHAINS: later("ShortcutsDialog", "Founding and buying"),
    _TABLE: later("ShortcutsDialog", "Tiles and board"),
    frozenset({"purchase"}): later("ShortcutsDialog", "Founding and buying"),
    frozenset({"merger"}): later("ShortcutsDialog", "Stock of an acquired chain"),
    frozenset({"review"}): later("Result", "Review"),
    frozenset({"analysis"}): later("ShortcutsDialog", "Analysis board"),
    frozenset({"start"}): later("Result", "Start page"),
    frozenset({"sit_down"}): later("SitDown", "Sit down"),
}
"""What the pages are called on which single keys act."""
_SINGLE_KEYS: Final[Mapping[str, tuple[Callable[[], str], frozenset[str]]]] = {
    "decline": (later("ShortcutsDialog", "Buy nothing"), frozenset({"purchase"})),
    "declare_end": (later("ShortcutsDialog", "Ring the bell (press twice)"), _TABLE),
    "power_cards": (later("ShortcutsDialog", "View a power card, then use it"), _TABLE),
    "show_merger": (later("ShortcutsDialog", "Show the last merger"), _TABLE),
    "keep_all": (later("ShortcutsDialog", "Keep all"), frozenset({"merger"})),
    "sell": (later("ShortcutsDialog", "Sell one more or one fewer"), frozenset({"merger"})),
    "trade": (later("ShortcutsDialog", "Trade two more or two fewer"), frozenset({"merger"})),
    "review_costs": (later("ReviewMoney", "What it cost"), frozenset({"review"})),
    "review_decisions": (later("Review", "Decisions"), frozenset({"review"})),
    "review_draws": (later("Review", "Draws"), frozenset({"review"})),
    "review_levels": (later("Review", "Levels"), frozenset({"review"})),
    "next_mark": (later("Review", "Next decision with a mark"), frozenset({"review"})),
    "all_hands": (later("Review", "All hands"), frozenset({"review"})),
    "known_hands": (later("KeyEditor", "Only what was known then"), frozenset({"review"})),
    "try_it": (later("Review", "Try it myself"), frozenset({"review"})),
    "play_on": (later("Review", "Play on from here"), frozenset({"review"})),
    "put_tile": (later("KeyEditor", "Place a tile"), frozenset({"analysis"})),
    "put_into_hand": (later("KeyEditor", "Add a tile to the hand"), frozenset({"analysis"})),
    "quick_game": (later("StartPage", "Quick game"), frozenset({"start"})),
    "guests": (later("SitDown", "Guests"), frozenset({"sit_down"})),
}
"""What single keys do and where, but for those of the numbers and the chains."""
_OF_THE_SYSTEM: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def keys_of(usual: Mapping[str, Keys], chosen: Chosen) -> dict[str, Keys]:
    """Return the keys of every command; no key is given twice in one place.

    A choice that cannot be used, as a file may hold one, counts as none.

    Args:
        usual: The keys that the commands come with.
        chosen: What the user chose, which goes before.
    """
    given: dict[str, Keys] = {}
    for command in usual:
        choice = chosen.get(command)
        if choice is not None and (not choice or _can_have(command, choice, given)):
            given[command] = _with_twin(choice)
    keys = {
        command: tuple(key for key in own if not owners(given, command, key.toString()))
        for command, own in usual.items()
    } | given
    if has_single_keys():
        return keys
    return {  # those of pages do nothing then, but some act with Alt
        command: tuple(each for each in keys[command] if not is_single(each))
        if command not in USUAL_SINGLE_KEYS
        else keys[command]
        for command in usual
    }


def owners(keys: Mapping[str, Keys], command: str, key: str) -> list[str]:
    """Return the other commands with a key where a command would need it."""
    return [
        other
        for other, own in keys.items()
        if other != command
        and _share_a_place(other, command)
        and any(_pressed(other, each.toString()) & _pressed(command, key) for each in own)
    ]


def single_key_text(command: str) -> str:
    """Return where a single key acts and what it does, in the present language."""
    kind, _, which = command.partition("_")
    if kind == "number":
        does = translate("KeyEditor", "Tile or choice {number}", number=which)
    elif kind == "chain":
        does = translate("KeyEditor", "Chain {letter}", letter=which)
    else:
        does = _SINGLE_KEYS[command][0]()
    return f"{_PAGES[_places(command)]()} > {does}"


def why_not(key: QKeySequence, command: str = "") -> str:
    """Return why a command cannot have a key, or no command can; an empty text where it can."""
    name = key.toString()
    if key.count() != 1 or not name:
        return translate("KeyEditor", "This key cannot be used.")
    pressed: QKeyCombination = key[0]  # type: ignore[index]  # the stub does not know it
    if pressed.key() in (Qt.Key.Key_unknown, 0):
        return translate("KeyEditor", "This key cannot be used.")
    if pressed.keyboardModifiers() & _OF_THE_SYSTEM:
        return translate(
            "KeyEditor", "{key} is used by the menus or the system.", key=key_name(key)
        )
    if name in _LEADING or name in _EDITING:
        return translate(
            "KeyEditor", "{key} does the same everywhere and cannot be changed.", key=key_name(key)
        )
    if command in USUAL_SINGLE_KEYS and (pressed.keyboardModifiers() or not is_single(key)):
        return translate("KeyEditor", "This shortcut must be a letter, a digit or a symbol.")
    if not is_single(key):
        return ""
    if not has_single_keys():
        return translate("KeyEditor", "Single-key shortcuts are off.")
    if name.removeprefix("Shift+") in _OF_BUTTONS:
        return translate(
            "KeyEditor", "{key} does the same everywhere and cannot be changed.", key=key_name(key)
        )
    return ""


def with_choice(
    usual: Mapping[str, Keys], chosen: Chosen, command: str, key: str
) -> dict[str, str]:
    """Return the choices with another key for a command, which no other has then.

    Args:
        usual: The keys that the commands come with.
        chosen: What was chosen before.
        command: The command.
        key: In Qt's portable form; empty for none.
    """
    kept = _without(chosen, command, key)
    own = next((each.toString() for each in usual[command]), "")
    return kept if key == own else {**kept, command: key}


def without_choice(usual: Mapping[str, Keys], chosen: Chosen, command: str) -> dict[str, str]:
    """Return the choices with a command as it came: no other has its keys then."""
    return _without(chosen, command, *(key.toString() for key in usual[command]))


def _without(chosen: Chosen, command: str, *keys: str) -> dict[str, str]:
    """Return the choices without that of a command, and without others that need its keys."""
    others = {of: _with_twin(has) for of, has in chosen.items()}
    gone = {command, *(of for key in keys if key for of in owners(others, command, key))}
    return {of: has for of, has in chosen.items() if of not in gone}


def _can_have(command: str, choice: str, given: Mapping[str, Keys]) -> bool:
    key = QKeySequence(choice)  # a file may write it in another way
    return not why_not(key, command) and not owners(given, command, key.toString())


def _pressed(command: str, key: str) -> set[str]:
    """Return the keys that are taken with one: a single key of a page acts with Shift too."""
    return {key, f"Shift+{key}"} if command in USUAL_SINGLE_KEYS else {key}


def _share_a_place(one: str, other: str) -> bool:
    """Tell whether two commands can be given on the same page; those of menus can everywhere."""
    places, others = _places(one), _places(other)
    return not places or not others or bool(places & others)


def _places(command: str) -> frozenset[str]:
    """Return where a single key acts; nothing for a command of the menus."""
    if command not in USUAL_SINGLE_KEYS:
        return frozenset()
    if command.startswith("number_"):
        return _NUMBERS
    if command.startswith("chain_"):
        return _CHAINS
    return _SINGLE_KEYS[command][1]


def _with_twin(choice: str) -> Keys:
    """Return a chosen key; of the two Enter keys one goes with the other."""
    twin = choice.replace("Return", "Enter") if "Return" in choice else ""
    return tuple(QKeySequence(each) for each in (choice, twin) if each)
