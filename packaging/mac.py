"""What the macOS app says of itself: the entries of its `Info.plist` beside those that PyInstaller writes."""

from typing import Any

import about

CATEGORY = "public.app-category.card-games"
OLDEST = "14.0"  # of macOS: the wheel of NumPy that pip takes on the machine that builds is for it
COPYRIGHT = "© 2026 The Underdeck authors"


def info_plist() -> dict[str, Any]:
    """The entries. An app with `LSBackgroundOnly`, which PyInstaller sets for programs with a console, has no window
    in the Dock."""
    version = about.version()
    return {
        "CFBundleName": about.NAME,
        "CFBundleDisplayName": about.NAME,
        "CFBundleIdentifier": about.APP_ID,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": CATEGORY,
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
    }
