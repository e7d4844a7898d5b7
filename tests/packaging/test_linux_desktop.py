"""A desktop of Linux lists the program, describes it in three languages and opens its saves."""

import configparser
import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import icons
import linux_desktop
from acquire_desktop import __version__
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.envelope import MAGIC, SUFFIX

NOON = 1_800_000_000
FILE_TYPE = "application/x-acquire-save"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
FREEDESKTOP = "{http://www.freedesktop.org/standards/shared-mime-info}"
OTHERS = sorted(set(LANGUAGES) - {"en"})


def needs(tool: str, package: str) -> pytest.MarkDecorator:
    """Skip a test where a tool is missing, which is in this package of Debian."""
    return pytest.mark.skipif(
        shutil.which(tool) is None, reason=f"{tool} is missing (in Debian: {package})"
    )


def check(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a tool that must be content, and return what it says."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Write the files; return the folder ``share``."""

    def write(home: str = "", pictures: str = "") -> Path:
        linux_desktop.write_desktop_files(
            tmp_path / "share", __version__, NOON, home=home, pictures=pictures
        )
        return tmp_path / "share"

    return write


def entry(share: Path) -> configparser.SectionProxy:
    """Return the desktop entry."""
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(share / "applications" / f"{icons.NAME}.desktop", "utf-8")
    return parser["Desktop Entry"]


def languages_of(elements: list[ElementTree.Element]) -> list[str]:
    """Return the languages of elements that say the same; English is not named."""
    return [element.get(LANGUAGE, "en") for element in elements]


def test_the_menu_has_the_program_in_every_language_and_knows_its_window(
    make: Callable[..., Path],
) -> None:
    desktop = entry(make())
    for key in ("GenericName", "Comment", "Keywords"):
        texts = [desktop[key], *(desktop[f"{key}[{language}]"] for language in OTHERS)]
        assert len(set(texts)) == len(LANGUAGES)
    source = Path(linux_desktop.ROOT, "acquire_desktop", "app.py").read_text("utf-8")
    assert f'setDesktopFileName("{desktop["StartupWMClass"]}")' in source
    assert desktop["Icon"] == desktop["TryExec"] == icons.NAME
    assert desktop["Exec"] == f"{icons.NAME} %f"


def test_saves_are_known_by_their_first_bytes_and_by_their_names(make: Callable[..., Path]) -> None:
    share = make()
    (kind,) = ElementTree.parse(share / "mime" / "packages" / f"{icons.NAME}.xml").getroot()
    match = kind.find(f"{FREEDESKTOP}magic/{FREEDESKTOP}match")
    glob = kind.find(f"{FREEDESKTOP}glob")
    assert match is not None
    assert glob is not None
    assert match.get("value", "").encode() == MAGIC
    assert match.get("offset") == "0"
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert sorted(languages_of(kind.findall(f"{FREEDESKTOP}comment"))) == sorted(LANGUAGES)
    assert kind.get("type") == FILE_TYPE
    assert entry(share)["MimeType"] == f"{FILE_TYPE};"


def test_software_centres_read_every_text_in_every_language(make: Callable[..., Path]) -> None:
    root = ElementTree.parse(make(pictures="https://host.example/") / linux_desktop.METAINFO)
    assert root.findtext("id") == linux_desktop.IDENTIFIER
    assert sorted(languages_of(root.findall("summary"))) == sorted(LANGUAGES)
    description = root.find("description")
    assert description is not None
    for kind in ("p", "li"):
        texts = languages_of(list(description.iter(kind)))
        assert len(texts) % len(LANGUAGES) == 0
        assert {texts.count(language) for language in LANGUAGES} == {len(texts) // len(LANGUAGES)}
    for screenshot in root.iter("screenshot"):
        assert sorted(languages_of(screenshot.findall("caption"))) == sorted(LANGUAGES)
    assert root.findtext("provides/mediatype") == FILE_TYPE
    assert root.findtext("launchable") == f"{icons.NAME}.desktop"


def test_pictures_are_named_where_the_build_was_told_their_address(
    make: Callable[..., Path],
) -> None:
    without = make().joinpath(linux_desktop.METAINFO).read_text("utf-8")
    assert "http" not in without
    share = make(home="https://host.example/", pictures="https://host.example/pictures/")
    root = ElementTree.parse(share / linux_desktop.METAINFO)
    assert root.findtext("url") == "https://host.example/"
    images = [image.text or "" for image in root.iter("image")]
    assert images
    for address in images:
        name = address.removeprefix("https://host.example/pictures/")
        assert Path(linux_desktop.ROOT, "docs", "pictures", name).is_file()


def test_a_release_has_the_date_of_the_changelog_else_that_of_the_build() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2030-04-05)\n\n## 1.1.0 - 2029-01-02\n"
    assert linux_desktop.release_date(changelog, "1.2.0", NOON) == "2030-04-05"
    assert linux_desktop.release_date(changelog, "1.1.0", NOON) == "2029-01-02"
    assert linux_desktop.release_date(changelog, "1.2", NOON) == "2027-01-15"
    assert linux_desktop.release_date(changelog, "1.3.0", NOON) == "2027-01-15"


def test_the_manual_names_every_option(make: Callable[..., Path]) -> None:
    text = gzip.decompress((make() / linux_desktop.MANUAL).read_bytes()).decode()
    command = [sys.executable, "-m", "acquire_desktop", "--help"]
    options = set(re.findall(r"--[a-z-]+", check(*command)))
    assert {"--demo", "--protocol"} <= options
    assert options == set(re.findall(r"--[a-z-]+", text.replace("\\-", "-")))


def test_the_flatpak_is_made_from_the_tarball_of_this_version() -> None:
    path = linux_desktop.SOURCES / f"{linux_desktop.IDENTIFIER}.json"
    manifest = json.loads(path.read_text("utf-8"))
    assert manifest["id"] == linux_desktop.IDENTIFIER
    assert manifest["rename-desktop-file"] == f"{icons.NAME}.desktop"
    ((source,),) = [module["sources"] for module in manifest["modules"]]
    name = f"{icons.NAME}-{__version__}-linux-x86_64.tar.xz"
    assert source["path"] == f"../../dist/{name}"


@needs("desktop-file-validate", "desktop-file-utils")
def test_the_desktop_entry_is_valid(make: Callable[..., Path]) -> None:
    said = check("desktop-file-validate", make() / "applications" / f"{icons.NAME}.desktop")
    assert said == ""


@needs("appstreamcli", "appstream")
@pytest.mark.parametrize("address", ["", "https://host.example/pictures"])
def test_the_description_is_valid(make: Callable[..., Path], address: str) -> None:
    path = make(home=address, pictures=address) / linux_desktop.METAINFO
    check("appstreamcli", "validate", "--no-net", "--no-color", path)


@needs("update-mime-database", "shared-mime-info")
def test_the_file_type_enters_the_database_of_the_system(make: Callable[..., Path]) -> None:
    folder = make() / "mime"
    check("update-mime-database", folder)
    assert f":{FILE_TYPE}:*{SUFFIX}\n" in (folder / "globs2").read_text("utf-8")
    assert MAGIC in (folder / "magic").read_bytes()


@needs("flatpak-builder", "flatpak-builder")
def test_the_flatpak_manifest_is_understood(tmp_path: Path) -> None:
    path = linux_desktop.SOURCES / f"{linux_desktop.IDENTIFIER}.json"
    assert "WARNING" not in check("flatpak-builder", "--show-manifest", path, cwd=tmp_path)


@needs("man", "man-db")
def test_the_manual_is_set_without_a_complaint(make: Callable[..., Path]) -> None:
    page = make() / linux_desktop.MANUAL
    done = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
