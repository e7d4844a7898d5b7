"""Cut the bundled fonts down to the characters the program shows.

Run it by hand when a text needs a character that the bundled fonts lack:

    python tools/make_fonts.py INTER_DIR BIZUD_DIR JOSEFIN_DIR PLAYFAIR_DIR

The folders hold ``Inter-Regular.otf`` and ``Inter-SemiBold.otf``, ``BIZUDPGothic-Regular.ttf``
and ``BIZUDPGothic-Bold.ttf`` (Debian packages ``fonts-inter`` and
``fonts-morisawa-bizud-gothic``), ``josefin-sans-latin-700-normal.woff`` and
``playfair-display-latin-700-normal.woff`` (npm packages ``@fontsource/josefin-sans`` and
``@fontsource/playfair-display``).  It needs ``fonttools``; the results are committed.
"""

import argparse
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONT_DIR = Path(__file__).resolve().parent.parent / "resources" / "fonts"
INTER_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "case", "cv08"]
"""Figures of equal width, capitals' punctuation and the capital I with serifs, among others."""
JAPANESE_FEATURES = ["kern", "ccmp", "mark"]
SYMBOLS = "‘’“”„†‡•…‰′″‹›⁄€™−×÷≈≠≤≥∞←↑→↓↔▲▶▼◀▸◆●○■□▢★☆✓✗⁰¹²³⁴⁵⁶⁷⁸⁹–—₁₂₃\u2009\u202f\u00a0"


def latin_characters() -> set[int]:
    """Return ASCII, Latin-1, Latin Extended-A and the symbols the program uses."""
    ranges = (range(0x20, 0x7F), range(0xA0, 0x180))
    return {code for part in ranges for code in part} | {ord(symbol) for symbol in SYMBOLS}


def japanese_characters() -> set[int]:
    """Return kana, punctuation and the kanji of JIS X 0208 level 1, beside the Latin ones."""
    codes = set(latin_characters())
    for row in (*range(1, 9), *range(16, 48)):
        for cell in range(1, 95):
            try:
                codes.add(ord(bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return codes


def cut(source: Path, target: Path, codes: set[int], features: list[str]) -> TTFont:
    """Return the font of a file with no more than the given characters and features."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.save(target)
    return font


def link_as_bold(path: Path, family: str) -> None:
    """Make a semi-bold font answer as the bold style of its family on every system."""
    font = TTFont(path)
    names = font["name"]
    for name_id in (16, 17, 25):
        names.removeNames(nameID=name_id)
    texts = {1: family, 2: "Bold", 4: f"{family} Bold", 6: f"{family}-Bold"}
    for name_id, text in texts.items():
        names.removeNames(nameID=name_id)
        names.setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 700
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x40) | 0x20
    font["head"].macStyle |= 1
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames[0] = texts[6]
        cff.topDictIndex[0].FamilyName = family
        cff.topDictIndex[0].FullName = texts[4]
        cff.topDictIndex[0].Weight = "Bold"
    font.save(path)


def unpack(source: Path, target: Path) -> None:
    """Save a compressed font as it is: it holds Latin letters alone, and its name is reserved."""
    font = TTFont(source)
    font.flavor = None
    font.save(target)


def main() -> None:
    """Make the six font files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("inter_dir", type=Path)
    parser.add_argument("bizud_dir", type=Path)
    parser.add_argument("josefin_dir", type=Path)
    parser.add_argument("playfair_dir", type=Path)
    arguments = parser.parse_args()
    FONT_DIR.mkdir(parents=True, exist_ok=True)
    latin, japanese = latin_characters(), japanese_characters()
    jobs = (
        (arguments.inter_dir / "Inter-Regular.otf", "Inter-Regular.otf", latin),
        (arguments.inter_dir / "Inter-SemiBold.otf", "Inter-Bold.otf", latin),
        (arguments.bizud_dir / "BIZUDPGothic-Regular.ttf", "BIZUDPGothic-Regular.ttf", japanese),
        (arguments.bizud_dir / "BIZUDPGothic-Bold.ttf", "BIZUDPGothic-Bold.ttf", japanese),
    )
    for source, name, codes in jobs:
        features = INTER_FEATURES if name.startswith("Inter") else JAPANESE_FEATURES
        cut(source, FONT_DIR / name, codes, features)
    link_as_bold(FONT_DIR / "Inter-Bold.otf", "Inter")
    josefin = arguments.josefin_dir / "josefin-sans-latin-700-normal.woff"
    unpack(josefin, FONT_DIR / "JosefinSans-Bold.ttf")
    playfair = arguments.playfair_dir / "playfair-display-latin-700-normal.woff"
    unpack(playfair, FONT_DIR / "PlayfairDisplay-Bold.ttf")


if __name__ == "__main__":
    main()
