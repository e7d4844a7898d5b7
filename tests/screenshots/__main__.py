"""Makes pictures of the program: ``python -m tests.screenshots --help``."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Literal, get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.browser import ReadingBrowser
from acquire_desktop.ui.window.main_window import MainWindow
from tests.screenshots.every import ALL_STATES, shown
from tests.screenshots.extras import ABOVE
from tests.screenshots.sheet import contact_sheets
from tests.screenshots.states import window_at

ThemeName = Literal["light", "dark", "light_contrast", "dark_contrast"]

THEMES: tuple[ThemeName, ...] = ("light", "dark")
ALL_THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
SIZES = (QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160))
"""In pixels of the screen; the last one is a screen at 200 %."""
_DOUBLED = 3840
README: tuple[tuple[str, ThemeName, str], ...] = (
    ("buying", "light", "table-light"),
    ("walkthrough", "dark", "merger-dark"),
    ("account", "dark", "account-dark"),
)
"""State, theme and file name of the pictures in the README; other languages follow the name."""
_README_SIZE = QSize(1920, 1080)
"""Of these pictures: the table has three columns."""
_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
_SMALLEST = 0
"""The quality of a PNG file is the effort spent on making it small."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures that were asked for and return the exit status."""
    options = _options(arguments)
    os.environ |= {"TZ": "UTC", "LOGNAME": "ana"}  # a time and a name that pictures show
    app = make_app()
    if options.readme or options.out is None:
        _make_readme(app, _FOLDER)
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    paths = []
    for name in options.only or ALL_STATES:
        for path, image in _pictures(app, name, options):
            image.save(str(path))
            paths.append(path)
    if options.contact_sheet:
        contact_sheets(paths, options.out)
    sys.stdout.write(f"Made {len(paths)} pictures in {options.out}.\n")
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, help="folder for pictures of every state")
    parser.add_argument("--only", action="append", choices=ALL_STATES, help="only this state")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="only this one")
    parser.add_argument("--theme", action="append", choices=ALL_THEMES, help="only this one")
    parser.add_argument("--width", action="append", type=int, help="only this width")
    parser.add_argument(
        "--height", action="append", type=int, help="this height, at every width asked for"
    )
    parser.add_argument(
        "--text-scale", action="append", type=int, help="size of the text in per cent"
    )
    parser.add_argument(
        "--contact-sheet", action="store_true", help="also sheets with all of them, made small"
    )
    parser.add_argument(
        "--readme", action="store_true", help="the README's pictures; as without --out"
    )
    return parser.parse_args(arguments)


def _pictures(
    app: QApplication, name: str, options: argparse.Namespace
) -> Iterator[tuple[Path, QImage]]:
    """Take a state in every language, text size, theme and size that is wanted."""
    languages, scales = options.language or LANGUAGES, options.text_scale or (100,)
    for language, scale, size in product(languages, scales, _sizes(options)):
        ratio = 2.0 if size.width() == _DOUBLED else 1.0
        with shown(name, language, scale, size=size / ratio) as window:
            for look in options.theme or THEMES:
                window.menus.actions[f"theme_{look.removesuffix('_contrast')}"].trigger()
                window.preferences.keep(high_contrast=look.endswith("_contrast"))
                room = f"{size.width()}" + (f"x{size.height()}" if options.height else "")
                text = f"-{scale}" if options.text_scale else ""
                file_name = f"{name}-{room}{text}-{look}-{language}.png"
                yield options.out / file_name, picture(app, window, size / ratio, ratio)


def _sizes(options: argparse.Namespace) -> list[QSize]:
    """Return the sizes of pictures that are wanted."""
    widths = options.width or [size.width() for size in SIZES]
    if options.height:
        return [QSize(width, height) for width, height in product(widths, options.height)]
    return [size for size in SIZES if size.width() in widths]


def picture(app: QApplication, window: MainWindow, size: QSize, ratio: float = 1.0) -> QImage:
    """Paint the window at a size, with so many pixels to a logical one."""
    window.resize(size)
    for _ in range(3):
        app.processEvents()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    window.render(image)
    while any(page.is_drawing() for page in window.findChildren(ReadingBrowser)):
        app.processEvents()
        window.render(image)
    _add_what_lies_above(app, window, image)
    return image


def _add_what_lies_above(app: QApplication, window: MainWindow, image: QImage) -> None:
    """Paint the open menus and dialogs, which are windows of their own."""
    painter = QPainter(image)
    for top in app.topLevelWidgets():
        if top is not window and top.isVisible() and top.windowType() != Qt.WindowType.Window:
            if isinstance(top, QDialog):
                top.move(window.frameGeometry().center() - top.rect().center())
            foot = top.property(ABOVE)
            if isinstance(foot, QWidget):
                top.move(foot.mapToGlobal(QPoint(0, -top.height())))
            top.render(painter, top.pos() - window.pos())
            painter.setPen(theme.current().border)
            painter.drawRect(QRect(top.pos() - window.pos(), top.size()))
    painter.end()


def _make_readme(app: QApplication, folder: Path) -> None:
    """Take each picture in each language; the English ones are the software centres', too."""
    folder.mkdir(parents=True, exist_ok=True)
    for (name, look, plain_name), language in product(README, LANGUAGES):
        file_name = plain_name if language == "en" else f"{plain_name}-{language}"
        with window_at(name, language, size=_README_SIZE) as window:
            window.menus.actions[f"theme_{look}"].trigger()
            image = picture(app, window, _README_SIZE, 1.0)
            # Nobody sees the last bits of a colour, and they are a fifth of the file and more.
            formats = QImage.Format
            kept = formats.Format_RGB666 if look == "light" else formats.Format_RGB555
            coarse = image.convertToFormat(kept)
            plain = coarse.convertToFormat(QImage.Format.Format_RGB32)
            plain.save(str(folder / f"{file_name}.png"), "PNG", _SMALLEST)  # type: ignore[call-overload]


if __name__ == "__main__":
    raise SystemExit(main())
