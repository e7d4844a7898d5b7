"""The program finds its own files in a checkout and in a wheel."""

from pathlib import Path

from acquire_desktop import paths


def test_a_checkout_uses_the_folders_beside_the_package() -> None:
    root = Path(__file__).resolve().parent.parent
    assert paths.resource_dir() == root / "resources"
    assert paths.translation_dir() == root / "translations"


def test_a_wheel_uses_the_data_folder_inside_the_package(tmp_path: Path) -> None:
    package_dir = tmp_path / "acquire_desktop"
    (package_dir / "_data").mkdir(parents=True)
    assert paths._shipped_root(package_dir) == package_dir / "_data"
