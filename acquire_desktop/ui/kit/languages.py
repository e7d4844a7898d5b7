"""The languages of the program and the switch between them while it runs."""

import logging
from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import resource_dir, translation_dir
from acquire_desktop.ui.kit.look import change

_log = logging.getLogger(__name__)
_installed: list[QTranslator] = []


def system_language() -> str:
    """Return the code of the first language the user asked the system for and we speak."""
    for wanted in QLocale.system().uiLanguages():
        for code in LANGUAGES:
            if code[:2] == wanted[:2]:
                return code
    return "en"


def current_language() -> str:
    """Return the code of the language that is installed now."""
    name = QLocale().name()
    return next((code for code, spoken in LANGUAGES.items() if spoken.locale == name), "en")


def install_language(app: QApplication, code: str) -> None:
    """Switch the program to a language.

    An unknown code means English.  The same families serve every language: Qt takes each
    character from the first bundled font that has it.
    """
    code = code if code in LANGUAGES else "en"
    load_fonts()
    QLocale.setDefault(QLocale(LANGUAGES[code].locale))
    while _installed:
        old = _installed.pop()
        app.removeTranslator(old)
        old.deleteLater()  # else the application would keep each, with its texts
    if code != "en":
        qt_dir = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, f"qtbase_{code}", qt_dir)
    _install(app, f"acquire_{code}", str(translation_dir()))
    tell_of_texts(app)


def tell_of_texts(app: QApplication) -> None:
    """Let every widget write its texts again, and measure them when all have done so."""
    with change.going_on():
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))  # posted to windows
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


@cache
def load_fonts() -> tuple[str, ...]:
    """Give the bundled fonts to Qt, once, and return their families."""
    families: list[str] = []
    for path in sorted((resource_dir() / "fonts").glob("*.[ot]tf")):
        font_id = QFontDatabase.addApplicationFont(str(path))
        if font_id < 0:
            _log.warning("The bundled font %s cannot be read.", path.name)
        else:
            families += QFontDatabase.applicationFontFamilies(font_id)
    return tuple(dict.fromkeys(families))


def _install(app: QApplication, name: str, folder: str) -> None:
    translator = QTranslator(app)
    if not translator.load(name, folder):
        _log.warning("There is no translation %s in %s.", name, folder)
        return
    app.installTranslator(translator)
    _installed.append(translator)
