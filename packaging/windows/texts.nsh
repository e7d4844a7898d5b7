; What the installer itself says; the usual pages and buttons come with NSIS.

LangString SAVED_GAME ${LANG_ENGLISH} "Acquire game"
LangString SAVED_GAME ${LANG_JAPANESE} "Acquireのゲーム"
LangString SAVED_GAME ${LANG_PORTUGUESEBR} "Jogo de Acquire"

LangString STILL_RUNNING ${LANG_ENGLISH} "Acquire Desktop is running. Close it, then try again: your game is saved."
LangString STILL_RUNNING ${LANG_JAPANESE} "Acquire Desktopが実行中です。終了してから再試行してください。ゲームは保存されています。"
LangString STILL_RUNNING ${LANG_PORTUGUESEBR} "O Acquire Desktop está aberto. Feche-o e tente de novo: seu jogo está salvo."

LangString EARLIER_STAYS ${LANG_ENGLISH} "The installed version could not be removed. Nothing new was installed."
LangString EARLIER_STAYS ${LANG_JAPANESE} "インストール済みのバージョンを削除できませんでした。新しいバージョンはインストールされていません。"
LangString EARLIER_STAYS ${LANG_PORTUGUESEBR} "Não foi possível remover a versão instalada. Nada de novo foi instalado."

LangString TOO_OLD ${LANG_ENGLISH} "Acquire Desktop needs Windows 10, version 1809 or newer, on a 64-bit computer."
LangString TOO_OLD ${LANG_JAPANESE} "Acquire Desktopには64ビット版のWindows 10バージョン1809以降が必要です。"
LangString TOO_OLD ${LANG_PORTUGUESEBR} "O Acquire Desktop precisa do Windows 10, versão 1809 ou mais recente, em um computador de 64 bits."

LangString NOT_EMPTY ${LANG_ENGLISH} "There are other files in this folder. Choose a new or an empty one."
LangString NOT_EMPTY ${LANG_JAPANESE} "このフォルダーには別のファイルがあります。新しいフォルダーか空のフォルダーを選んでください。"
LangString NOT_EMPTY ${LANG_PORTUGUESEBR} "Há outros arquivos nesta pasta. Escolha uma pasta nova ou vazia."

LangString REMOVE_TITLE ${LANG_ENGLISH} "Uninstall Acquire Desktop"
LangString REMOVE_TITLE ${LANG_JAPANESE} "Acquire Desktopのアンインストール"
LangString REMOVE_TITLE ${LANG_PORTUGUESEBR} "Desinstalar o Acquire Desktop"

LangString REMOVE_SUBTITLE ${LANG_ENGLISH} "The program is removed from this computer."
LangString REMOVE_SUBTITLE ${LANG_JAPANESE} "このパソコンからプログラムを削除します。"
LangString REMOVE_SUBTITLE ${LANG_PORTUGUESEBR} "O programa será removido deste computador."

LangString REMOVE_TEXT ${LANG_ENGLISH} "Your saved games and settings stay, and are there again when you reinstall the program."
LangString REMOVE_TEXT ${LANG_JAPANESE} "セーブデータと設定は残り、もう一度インストールするとまた使えます。"
LangString REMOVE_TEXT ${LANG_PORTUGUESEBR} "Seus jogos salvos e suas preferências ficam e estarão lá quando você instalar o programa de novo."

LangString REMOVE_SAVES ${LANG_ENGLISH} "&Delete my saved games and settings, too"
LangString REMOVE_SAVES ${LANG_JAPANESE} "セーブデータと設定も削除する(&D)"
LangString REMOVE_SAVES ${LANG_PORTUGUESEBR} "&Excluir também meus jogos salvos e minhas preferências"

LangString REMOVE_BUTTON ${LANG_ENGLISH} "&Uninstall"
LangString REMOVE_BUTTON ${LANG_JAPANESE} "アンインストール(&U)"
LangString REMOVE_BUTTON ${LANG_PORTUGUESEBR} "&Desinstalar"
