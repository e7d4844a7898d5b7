"""The button of a person's PIN."""

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.pin.pin_button import PinButton


@pytest.mark.parametrize("px", range(9, 30))
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_as_wide_with_a_pin_as_without(qtbot: QtBot, language: str, px: int) -> None:
    install_language(make_app(), language)
    button = PinButton(1)
    button.setStyleSheet(f"font-size: {px}px")
    qtbot.addWidget(button)
    button.ensurePolished()
    without, text = button.sizeHint(), button.text()
    button.show_pin("kept")
    assert button.text() != text
    assert button.sizeHint() == without
