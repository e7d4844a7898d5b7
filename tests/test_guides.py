"""Every file and folder that the documents for programmers name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDES = ("CONTRIBUTING.md", "docs/architecture.md", "docs/extending.md")
PATH = re.compile(r"`(\w[\w/-]*(?:/[\w.-]+|\.(?:py|pxd|md|toml|txt|ts|json)))`")
TOP_FOLDERS = ("acquire_desktop", "docs", "packaging", "resources", "tests", "tools")


def is_there(name: str) -> bool:
    """Tell whether a path begins in the project or its package; a bare name may be anywhere."""
    if any((ROOT / folder / name).exists() for folder in (".", "acquire_desktop")):
        return True
    return "/" not in name and any(any((ROOT / top).rglob(name)) for top in TOP_FOLDERS)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_a_guide_names_is_there(guide: str) -> None:
    named = dict.fromkeys(PATH.findall((ROOT / guide).read_text("utf-8")))
    assert len(named) > 10
    missing = [name for name in named if not is_there(name)]
    assert missing == [], f"{guide} names what is no file or folder"
