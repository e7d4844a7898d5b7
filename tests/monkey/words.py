"""What the monkey types: keys, names and texts that nobody would think of."""

from typing import Final

NAMES: Final = (
    "Ana", "Bea", "Carlos", "ありさ", "大輔", "<b>Eve</b>", "%1 & {x}", "W" * 24, "🏨👩‍👩‍👧",
    "عمر", "é̈́", "O'Brien", "{0.__class__}", "-", "&&Hilton", "null",
)  # fmt: skip
"""Names that ``clean_name`` leaves nearly as they are, hostile ones among them."""

TEXTS: Final = (
    "Ann", "0", "12", "-1", "999999999999999999999", "Festival", "zzz", " ", "1e9", "(", "[a-",
    "<img src=x onerror=y>", "&amp;", "%n %1 %s {name}", "\u202eright to left", "a\u0000b",
    "多人数", "ação", "🏨" * 40, "x" * 3000, "line\nline\ttab", "\ud7ff\uffff", "̈" * 30,
    "C:\\CON", "../../etc", "'; drop", "１２３",
)  # fmt: skip

COMPOSED: Final = ("にほん", "日本", "´a", "ã", "한", "")

_LETTERS: Final = tuple("WSFIACTKEPDMJ1234567890")
_PLAIN: Final = (
    "Tab", "Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "Return", "Return", "Enter", "Space",
    "Esc", "Esc", "Backspace", "Del", "Home", "End", "PgUp", "PgDown", "F3", "F6", "F10", "Menu",
    "Ins", "Alt+Down", "Alt+G", "Alt+S", "Alt+T", "Alt+V", "Shift+W", "Shift+S", "Shift+T",
    "Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+Home", "Ctrl+End", "Shift+F10", "Ctrl+Tab", "/",
)  # fmt: skip
_COMMANDS: Final = (
    "Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+Z", "Ctrl+Y", "Ctrl+Backspace", "Ctrl+H",
    "Ctrl+P", "End", "Ctrl+Return", "F1", "Shift+F1", "F11", "Ctrl+/", "Ctrl+F", "M", "F2", "F4",
    "F5", "F7", "F8", "F9", "Ctrl+1", "Ctrl+2", "Ctrl+L", "Ctrl+Q",
)  # fmt: skip
KEYS: Final = (*_LETTERS, *_PLAIN, *_PLAIN, *_COMMANDS)

MENU_KEYS: Final = ("Down", "Down", "Up", "Right", "Left", "Return", "Return", "Space", "A", "Home")
