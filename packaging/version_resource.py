"""Version resource: what Windows shows of the program in its properties."""

from typing import Final

_TEMPLATE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable({table!r}, [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [{language}, {codepage}])]),
  ],
)
"""
_ENGLISH: Final = 0x0409
_UNICODE: Final = 0x04B0


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows wants it; what is no number, as in ``1.2.0rc1``, is left out."""
    numbers = []
    for part in version.split("."):
        digits = part[: next((i for i, c in enumerate(part) if not c.isdigit()), len(part))]
        numbers.append(int(digits or 0))
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource(version: str) -> str:
    """Return the text from which PyInstaller makes the resource."""
    strings = {
        "CompanyName": "Acquire Desktop contributors",
        "FileDescription": "Acquire Desktop",
        "FileVersion": version,
        "InternalName": "acquire-desktop",
        "LegalCopyright": "MIT License",
        "OriginalFilename": "acquire-desktop.exe",
        "ProductName": "Acquire Desktop",
        "ProductVersion": version,
    }
    lines = (f"      StringStruct({name!r}, {text!r})," for name, text in strings.items())
    return _TEMPLATE.format(
        numbers=four_numbers(version),
        table=f"{_ENGLISH:04X}{_UNICODE:04X}",
        strings="\n".join(lines),
        language=_ENGLISH,
        codepage=_UNICODE,
    )
