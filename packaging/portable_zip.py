"""Portable ZIP of the program for Windows: unpacked, it keeps everything in its own folder."""

import time as clock
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from acquire_desktop.storage.folders import PORTABLE

NOTE: Final = """\
Saved games, settings and error logs are kept in this folder, so you can carry them with the
program, for example on a USB stick. To go on with the next version, move this folder there.
Without this folder, the program keeps them in the same place as an installed one:
%LOCALAPPDATA%\\acquire-desktop

セーブデータ、設定、エラーログはこのフォルダーに保存されるので、USBメモリーなどでプログラムと一緒に持ち歩けます。
新しいバージョンで続けるには、このフォルダーを移してください。
このフォルダーがなければ、インストール版と同じ場所に保存されます。
%LOCALAPPDATA%\\acquire-desktop

Os jogos salvos, as preferências e os registros de erros ficam nesta pasta, para que você os leve
junto com o programa, por exemplo em um pen drive. Para continuar na próxima versão, mova a pasta
para lá. Sem esta pasta, o programa os salva no mesmo lugar que o programa instalado:
%LOCALAPPDATA%\\acquire-desktop
"""
"""What stands in the folder for what the user does, in the program's languages."""
BEST_LEVEL: Final = 9
_UNIX: Final = 3
_READABLE_FILE: Final = 0o100644


def write_zip(folder: Path, archive: Path, time: int, level: int = BEST_LEVEL) -> None:
    """Pack the program's folder, under its own name, with one for saves; the same bytes every time.

    Args:
        folder: The program's folder.
        archive: The file to write.
        time: When every file was changed, in seconds since 1970.
        level: How hard it tries to make the file small, 0 to 9.
    """
    contents = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }
    archive.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=level) as packed:
        for name, path in sorted(contents.items()):
            packed.writestr(_entry(f"{folder.name}/{name}", time), path.read_bytes())
        # Notepad needs the line ends of Windows, and the mark that tells of UTF-8.
        note = NOTE.replace("\n", "\r\n").encode("utf-8-sig")
        packed.writestr(_entry(f"{folder.name}/{PORTABLE}/README.txt", time), note)


def _entry(name: str, time: int) -> ZipInfo:
    entry = ZipInfo(name, clock.gmtime(time)[:6])
    entry.compress_type = ZIP_DEFLATED
    entry.create_system = _UNIX
    entry.external_attr = _READABLE_FILE << 16
    return entry
