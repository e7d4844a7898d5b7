"""Desktop files: what makes a desktop of Linux list the program, describe it and open its saves."""

import gzip
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from icons import NAME

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "packaging" / "linux"
IDENTIFIER: Final = "org.acquire_desktop.AcquireDesktop"
"""The program's name among all programs."""
MANUAL: Final = f"man/man6/{NAME}.6.gz"
METAINFO: Final = f"metainfo/{IDENTIFIER}.metainfo.xml"
COPIED: Final = {
    f"{NAME}.desktop": f"applications/{NAME}.desktop",
    f"{NAME}.mime.xml": f"mime/packages/{NAME}.xml",
}
"""Where a file of ``packaging/linux`` goes below ``share``."""
PICTURES: Final[Mapping[str, Mapping[str, str]]] = {
    "table-light.png": {
        "en": "The table in the light theme, in mid-game",
        "ja": "ライトテーマの画面（ゲーム中盤）",
        "pt_BR": "A mesa no tema claro, no meio de um jogo",
    },
    "merger-dark.png": {
        "en": "A merger in the dark theme: who is paid a bonus",
        "ja": "ダークテーマの合併：配当を受け取る人",
        "pt_BR": "Uma fusão no tema escuro: quem recebe um bônus",
    },
    "account-dark.png": {
        "en": "The final account as a race, chain by chain",
        "ja": "チェーンごとに競う最終精算",
        "pt_BR": "A apuração final como uma corrida, rede por rede",
    },
}
"""The pictures of ``docs/pictures`` that software centres show, the first one first."""
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def packed(data: bytes) -> bytes:
    """Return data as the bytes of a ``.gz`` file that tells no time."""
    return gzip.compress(data, 9, mtime=0)


def write_desktop_files(
    share: Path, version: str, time: int, *, home: str = "", pictures: str = ""
) -> None:
    """Write desktop entry, description, file type and manual below a folder like ``/usr/share``.

    Args:
        share: The folder.
        version: The program's version.
        time: When the program was made, in seconds since 1970.
        home: The address of the program's page, if it has one.
        pictures: The address under which ``docs/pictures`` can be fetched, if there is one.
    """
    made = {target: (SOURCES / source).read_bytes() for source, target in COPIED.items()}
    made[MANUAL] = packed((SOURCES / f"{NAME}.6").read_bytes())
    date = release_date((ROOT / "CHANGELOG.md").read_text("utf-8"), version, time)
    made[METAINFO] = metainfo(version, date, home, pictures)
    for target, data in made.items():
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def release_date(changelog: str, version: str, time: int) -> str:
    """Return the date that stands beside a version in the changelog, else that of the build."""
    found = re.search(rf"^## {re.escape(version)} .*(\d{{4}}-\d\d-\d\d)", changelog, re.MULTILINE)
    return found[1] if found else f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d}"


def metainfo(version: str, date: str, home: str, pictures: str) -> bytes:
    """Return the description for software centres (AppStream).

    They fetch pictures from the network. A program without an address has none in it, rather
    than one that leads nowhere.
    """
    tree = ElementTree.parse(SOURCES / f"{NAME}.metainfo.xml")
    component = tree.getroot()
    releases = ElementTree.SubElement(component, "releases")
    ElementTree.SubElement(releases, "release", version=version, date=date)
    if home:
        ElementTree.SubElement(component, "url", type="homepage").text = home
    if pictures:
        component.append(_screenshots(pictures))
    ElementTree.indent(tree)
    text = ElementTree.tostring(component, "unicode", xml_declaration=False)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def _screenshots(address: str) -> ElementTree.Element:
    """Return the pictures, with what they show in every language."""
    screenshots = ElementTree.Element("screenshots")
    for name, captions in PICTURES.items():
        first = {} if len(screenshots) else {"type": "default"}
        screenshot = ElementTree.SubElement(screenshots, "screenshot", first)
        for language, text in captions.items():
            marked = {} if language == "en" else {_LANGUAGE: language}
            ElementTree.SubElement(screenshot, "caption", marked).text = text
        image = ElementTree.SubElement(screenshot, "image", type="source")
        image.text = f"{address.rstrip('/')}/{name}"
    return screenshots
