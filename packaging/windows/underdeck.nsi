; An installer for one player of a Windows machine: no administrator, no service, nothing outside the player's own folders.
; packaging/installer.py defines VERSION, NUMBERS (four of them), ICON, LICENCE, OUT, SITE and KILOBYTES, and writes
; files.nsh with the macros InstallFiles and DeleteFiles, which name every file: nothing else is ever deleted.
Target amd64-unicode ; 64 bits, as the program is
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
AllowSkipFiles off

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Underdeck"
Name "Underdeck"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Underdeck"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Underdeck ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Underdeck"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Underdeck"
VIAddVersionKey "CompanyName" "The Underdeck authors"
VIAddVersionKey "LegalCopyright" "The Underdeck authors. Code: MIT. Art: CC BY 4.0. Fonts: OFL 1.1"

!include "MUI2.nsh"
!include "files.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\underdeck.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString DESKTOP ${LANG_ENGLISH} "A sign on the desktop"
LangString DESKTOP ${LANG_GERMAN} "Ein Zeichen auf dem Desktop"

Section "Underdeck"
  SectionIn RO
  SetShellVarContext current
  ; an older version goes first, or files that are no longer shipped would stay
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Underdeck.lnk" "$INSTDIR\underdeck.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Underdeck"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\underdeck.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Underdeck authors"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${SITE}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section /o "$(DESKTOP)"
  SetShellVarContext current
  CreateShortcut "$DESKTOP\Underdeck.lnk" "$INSTDIR\underdeck.exe"
SectionEnd

Section "Uninstall" ; saves and settings stay: they are the player's
  SetShellVarContext current
  !insertmacro DeleteFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Underdeck.lnk"
  Delete "$DESKTOP\Underdeck.lnk"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
