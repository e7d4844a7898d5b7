"""Keys are named as the system and the language name them."""

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.keys import key_name, with_key
from acquire_desktop.ui.kit.languages import install_language


@pytest.mark.parametrize(
    ("code", "space", "text", "undo"),
    [
        ("en", "Space", "Undo", "Undo (Ctrl+Z)"),
        ("ja", "Space", "元に戻す", "元に戻す（Ctrl+Z）"),
        ("pt_BR", "Espaço", "Desfazer", "Desfazer (Ctrl+Z)"),
    ],
)
def test_a_key_stands_behind_what_it_does(
    qapp: QApplication, code: str, space: str, text: str, undo: str
) -> None:
    install_language(qapp, code)
    try:
        assert key_name("Space") == space
        assert with_key(text, "Ctrl+Z") == undo
    finally:
        install_language(qapp, "en")
