"""What Windows shows of the program in its properties: the version resource."""

import about
from PyInstaller.utils.win32 import versioninfo as resource

ENGLISH_UNICODE = "040904B0"
COPYRIGHT = "© 2026 The Underdeck authors"


def version_info(program: str) -> "resource.VSVersionInfo":
    """The version resource of a program, by the name of its file without `.exe`."""
    version = about.version()
    numbers = (*map(int, version.split(".")), 0)
    texts = {
        "CompanyName": "The Underdeck authors",
        "FileDescription": about.NAME,
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": about.NAME,
        "ProductVersion": version,
    }
    table = resource.StringTable(ENGLISH_UNICODE, [resource.StringStruct(*text) for text in texts.items()])
    language = resource.VarStruct("Translation", [int(ENGLISH_UNICODE[:4], 16), int(ENGLISH_UNICODE[4:], 16)])
    return resource.VSVersionInfo(
        ffi=resource.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[resource.StringFileInfo([table]), resource.VarFileInfo([language])],
    )
