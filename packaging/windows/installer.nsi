; Installer for Windows: for one user, without an administrator, into a folder of that user.
;
; packaging/windows_installer.py compiles it and says what is in it, by these names:
;   VERSION, NUMBERS   the version, and as the four numbers that Windows wants
;   KILOBYTES          the size of what is installed
;   FILES              a script with the macros that install every file and take it away again
;   ICON, SIDE         the icon, and the picture beside the last page
;   TARGET             the installer to write
;
; To run it without a window: /S, and /D=FOLDER as the last words for another folder. Its exit
; status is 0, or 2 when nothing was installed. The uninstaller knows /S, too, and with
; /DELETE_SAVES it deletes saved games and settings, which it keeps otherwise.

Unicode true
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode
!endif
SetCompressor /SOLID lzma
; The same files make the same installer.
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
AllowSkipFiles off

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${FILES}"

!define NAME "Acquire Desktop"
!define EXE "acquire-desktop.exe"
!define UNINSTALLER "uninstall.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\AcquireDesktop"
!define CLASSES "Software\Classes"
!define SAVE_CLASS "AcquireDesktop.Save"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"
; Where the program keeps saves, settings and logs; see acquire_desktop/storage/folders.py.
!define USER_DATA "$LOCALAPPDATA\acquire-desktop"
!define FIRST_BUILD 17763
!define SHCNE_ASSOCCHANGED 0x08000000

Name "${NAME}"
OutFile "${TARGET}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE CheckFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskAboutSaves un.TakeAnswer
!insertmacro MUI_UNPAGE_INSTFILES

; The user's own language is taken where it is one of these, else the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!include "texts.nsh"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
!macro VersionTexts language
  VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "Acquire Desktop contributors"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "MIT License"
!macroend
!insertmacro VersionTexts ${LANG_ENGLISH}
!insertmacro VersionTexts ${LANG_JAPANESE}
!insertmacro VersionTexts ${LANG_PORTUGUESEBR}
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Acquire Desktop: installer"
VIAddVersionKey /LANG=${LANG_JAPANESE} "FileDescription" "Acquire Desktopインストーラー"
VIAddVersionKey /LANG=${LANG_PORTUGUESEBR} "FileDescription" "Instalador do Acquire Desktop"

; Sets error level 2 and ends.
!macro Refuse text
  MessageBox MB_OK|MB_ICONSTOP "${text}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

; Waits until no program runs from a folder: Windows lets nobody write to a program that does.
!macro WaitUntilClosed folder
  ${DoWhile} ${FileExists} "${folder}\${EXE}"
    ClearErrors
    FileOpen $0 "${folder}\${EXE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; Takes an earlier version away, saves excepted, so that no file of it stays behind.
!macro RemoveEarlier folder
  !insertmacro WaitUntilClosed "${folder}"
  ${If} ${FileExists} "${folder}\${UNINSTALLER}"
    ClearErrors
    ; With its place it runs there, not from a copy, so that one can wait for it.
    ExecWait '"${folder}\${UNINSTALLER}" /S _?=${folder}' $0
    ${If} ${Errors}
    ${OrIf} $0 <> 0
      !insertmacro Refuse "$(EARLIER_STAYS)"
    ${EndIf}
    Delete "${folder}\${UNINSTALLER}"
    RMDir "${folder}"
  ${EndIf}
!macroend

Function .onInit
  SetRegView 64
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${FIRST_BUILD}
    !insertmacro Refuse "$(TOO_OLD)"
  ${EndIf}
  ${If} ${Silent}
    Call CheckFolder
  ${EndIf}
FunctionEnd

; A folder with files of others is not mixed with those of the program.
Function CheckFolder
  ${If} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    Return
  ${EndIf}
  ${DirState} "$INSTDIR" $0
  ${If} $0 = 1
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(NOT_EMPTY)" /SD IDOK
    ${If} ${Silent}
      SetErrorLevel 2
      Quit
    ${EndIf}
    Abort
  ${EndIf}
FunctionEnd

Section
  ReadRegStr $1 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $1 != ""
    !insertmacro RemoveEarlier "$1"
  ${EndIf}
  !insertmacro RemoveEarlier "$INSTDIR"

  SetOutPath "$INSTDIR"
  ; First: should it be cut off, the next try knows the folder for its own.
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR" ; where the shortcut starts the program
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${EXE}"

  WriteRegStr HKCU "${CLASSES}\${SAVE_CLASS}" "" "$(SAVED_GAME)"
  WriteRegStr HKCU "${CLASSES}\${SAVE_CLASS}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${SAVE_CLASS}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.acquire" "" "${SAVE_CLASS}"
  WriteRegNone HKCU "${CLASSES}\.acquire\OpenWithProgids" "${SAVE_CLASS}"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Acquire Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
SectionEnd

Var DeletesSaves
Var SavesBox

Function un.onInit
  SetRegView 64
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETE_SAVES" $1
  ${IfNot} ${Errors}
    StrCpy $DeletesSaves ${BST_CHECKED}
  ${EndIf}
FunctionEnd

Function un.AskAboutSaves
  !insertmacro MUI_HEADER_TEXT "$(REMOVE_TITLE)" "$(REMOVE_SUBTITLE)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 40u "$(REMOVE_TEXT)"
  Pop $0
  ${NSD_CreateCheckbox} 0 50u 100% 12u "$(REMOVE_SAVES)"
  Pop $SavesBox
  ${NSD_SetState} $SavesBox $DeletesSaves
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(REMOVE_BUTTON)"
  nsDialogs::Show
FunctionEnd

Function un.TakeAnswer
  ${NSD_GetState} $SavesBox $DeletesSaves
FunctionEnd

Section Uninstall
  !insertmacro WaitUntilClosed "$INSTDIR"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"

  ; What belongs to another copy of the program, or by now to another program, stays.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    Delete "${SHORTCUT}"
    ReadRegStr $0 HKCU "${CLASSES}\.acquire" ""
    ${If} $0 == "${SAVE_CLASS}"
      DeleteRegValue HKCU "${CLASSES}\.acquire" ""
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.acquire\OpenWithProgids" "${SAVE_CLASS}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.acquire\OpenWithProgids"
    DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\.acquire"
    DeleteRegKey HKCU "${CLASSES}\${SAVE_CLASS}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
  ${EndIf}
  ${If} $DeletesSaves == ${BST_CHECKED}
    RMDir /r "${USER_DATA}"
  ${EndIf}
SectionEnd
