"""Tests for the release script: what it changes, what it makes of what is there, and that it says what is left."""

import importlib
import sys
import zipfile
from pathlib import Path

import about
import archive
import changelog
import pytest
import release


@pytest.fixture
def _no_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what installs libraries."""
    for name in ("sbom", "licences"):
        monkeypatch.setattr(release, name, lambda path, _scratch: (path.write_text("{}"), path)[1])


def test_a_release_changes_the_version_and_dates_the_changelog() -> None:
    new = release.texts(about.version(), "2026-12-01")
    assert new[release.INIT] == release.INIT.read_text("utf-8")
    newest = changelog.releases(new[changelog.PATH])[0]
    assert newest.version == about.version()
    assert newest.date is not None
    with pytest.raises(SystemExit, match=r"9\.9\.9"):
        release.texts("9.9.9", "2026-12-01")  # nothing is written about it


@pytest.mark.parametrize("version", ["0.9", "v0.9.0", "0.9.0-rc1", ""])
def test_what_is_no_version_is_refused(version: str) -> None:
    with pytest.raises(SystemExit, match="no version"):
        release.check_version(version)


def test_our_own_languages_must_be_whole_and_others_need_not() -> None:
    whole = "de: 9 of 9 (100.0%)\nes: 9 of 9 (100.0%)\nfr: 9 of 9 (100.0%)\n"
    release.check_languages(whole + "pl: 1 of 9 (11.1%), not offered\n")
    with pytest.raises(SystemExit, match="fr is not whole: 8 of 9"):
        release.check_languages(whole.replace("fr: 9", "fr: 8"))
    with pytest.raises(SystemExit, match="es is not whole"):
        release.check_languages(whole.replace("es:", "it:"))


@pytest.mark.slow
def test_our_own_languages_are_told_of() -> None:
    assert all(f"{name}: " in release.coverage() for name in release.OURS)


@pytest.mark.parametrize("name", ["freeze", "release"])
def test_windows_can_run_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no `fcntl`."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.delitem(sys.modules, "python_build", raising=False)
    monkeypatch.delitem(sys.modules, name, raising=False)
    importlib.import_module(name)


@pytest.mark.slow
@pytest.mark.usefixtures("_no_environments")
def test_it_makes_what_it_can_and_says_what_is_left(folder: Path, tmp_path: Path) -> None:
    made = release.make(tmp_path / "out", frozen=folder)
    version = about.version()
    names = {path.name for path in made.made}
    assert f"underdeck-{version}-linux-x86_64.tar.gz" in names
    assert names >= {"SHA256SUMS", "notes.md", "sbom.cdx.json", "licences.md"}
    assert any(name.endswith(".deb") for name in names)
    assert {"archive for Windows", "archive for macOS", "AppImage", "installer for Windows", "Flatpak"} == set(
        made.left
    )
    sums = (tmp_path / "out" / "SHA256SUMS").read_text()
    assert {line.split("  ")[1] for line in sums.splitlines()} == names - {"SHA256SUMS", "notes.md"}
    for name in (*names, *made.left):
        assert name in made.report()


@pytest.mark.slow
@pytest.mark.usefixtures("_no_environments")
def test_the_installer_is_made_of_the_archive_for_windows(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    archive.pack(folder, out, "underdeck-windows", windows=True)
    archive.pack(folder, out, "underdeck-osx")
    with zipfile.ZipFile(out / "underdeck-windows.zip") as packed:
        assert "underdeck/underdeck" in packed.namelist()
    made = release.make(out)
    names = {path.name.replace(about.version(), "V") for path in made.made}
    assert names >= {
        "underdeck-V-windows-setup.exe",
        "underdeck-V-windows-x86_64.zip",
        "underdeck-V-macos-arm64.tar.gz",
    }
    assert all(path.is_file() for path in made.made)
    assert not {"archive for Windows", "archive for macOS", "installer for Windows"} & set(made.left)
    assert {"archive for Linux", ".deb"} <= set(made.left)


@pytest.mark.nightly
def test_what_is_shipped_is_listed_with_licences(tmp_path: Path) -> None:
    bill = release.sbom(tmp_path / "sbom.json", tmp_path).read_text("utf-8")
    licences = release.licences(tmp_path / "licences.md", tmp_path).read_text("utf-8")
    for name in ("pygame-ce", "PyTMX", "numpy", "platformdirs"):
        assert f'"name": "{name}"' in bill
        assert name in licences
    assert "pyinstaller" not in bill.lower()
