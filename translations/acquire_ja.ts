<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Acquire Desktop</source>
        <translation>Acquire Desktopについて</translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation>Acquire Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Qt and PySide6: LGPL, version 3</source>
        <translation>QtとPySide6：LGPLバージョン3</translation>
    </message>
    <message>
        <source>Rules engine: compiled</source>
        <translation>ルールエンジン：コンパイル版</translation>
    </message>
    <message>
        <source>Rules engine: plain Python. {expert}, {master} and hints think as long as usual, but are weaker: compiled rules search about {times} times as much. {skilled} and {hard} are as strong as usual, but slower. The downloaded program has compiled rules. If you run from source and have a C compiler, run {command} once.</source>
        <translation>ルールエンジン：Python版。「{expert}」「{master}」とヒントは、考える時間は変わりませんが、探索量が約{times}分の1になり、弱くなります。「{skilled}」と「{hard}」の強さは同じですが、時間がかかります。ダウンロード版のルールはコンパイル済みです。ソースから使う場合は、Cコンパイラーのある環境で{command}を1回実行してください。</translation>
    </message>
    <message>
        <source>This is an unofficial program, made by players. Acquire is a trademark of its owner, who is not involved.</source>
        <translation>このプログラムは愛好者による非公式のものです。Acquireは権利者の商標であり、権利者は本プログラムに関与していません。</translation>
    </message>
    <message>
        <source>This program: MIT licence</source>
        <translation>本プログラム：MITライセンス</translation>
    </message>
    <message>
        <source>Version {version} · Python {python} · Qt {qt}</source>
        <translation>バージョン{version} · Python {python} · Qt {qt}</translation>
    </message>
    <message>
        <source>pyqtgraph, NumPy and platformdirs: MIT and BSD licences</source>
        <translation>pyqtgraph、NumPy、platformdirs：MITおよびBSDライセンス</translation>
    </message>
    <message>
        <source>All licences…</source>
        <translation>すべてのライセンス…</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <translation>クレジットとライセンス</translation>
    </message>
    <message>
        <source>The fonts Inter, Josefin Sans, Playfair Display and BIZ UDPGothic: SIL Open Font License, version 1.1</source>
        <translation>フォントInter、Josefin Sans、Playfair Display、BIZ UDPゴシック：SIL Open Font Licenseバージョン1.1</translation>
    </message>
    <message>
        <source>The game of Acquire: Sid Sackson</source>
        <translation>Acquireのゲームデザイン：シド・サクソン</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Acquire {chain} next</source>
        <translation>次に{chain}を買収</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>購入しない</translation>
    </message>
    <message>
        <source>Buy {stocks}</source>
        <translation>{stocks}を購入</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>ゲーム終了を宣言</translation>
    </message>
    <message>
        <source>Exchange 2 {given} for 1 {taken}</source>
        <translation>{given}株2枚を{taken}株1枚と交換</translation>
    </message>
    <message>
        <source>Stop exchanging</source>
        <translation>交換を終える</translation>
    </message>
    <message>
        <source>Found {chain}</source>
        <translation>{chain}を設立</translation>
    </message>
    <message>
        <source>Keep all {count}</source>
        <translation>{count}枚すべて残す</translation>
    </message>
    <message>
        <source>Let {chain} survive</source>
        <translation>{chain}を存続させる</translation>
    </message>
    <message>
        <source>Place no tile</source>
        <translation>配置しない</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>{tile}を配置</translation>
    </message>
    <message>
        <source>Sell all {count}</source>
        <translation>{count}枚すべて売却</translation>
    </message>
    <message>
        <source>Sell {sell}, keep {keep}</source>
        <translation>{sell}枚売却、{keep}枚残す</translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}</source>
        <translation>{sell}枚売却、{trade}枚交換</translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}, keep {keep}</source>
        <translation>{sell}枚売却、{trade}枚交換、{keep}枚残す</translation>
    </message>
    <message>
        <source>Set aside my hand and draw a new one</source>
        <translation>手持ちを除外して引き直す</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>受け取らない</translation>
    </message>
    <message>
        <source>Take {stocks}</source>
        <translation>{stocks}を受け取る</translation>
    </message>
    <message>
        <source>Trade all {count}</source>
        <translation>{count}枚すべて交換</translation>
    </message>
    <message>
        <source>Trade {trade}, keep {keep}</source>
        <translation>{trade}枚交換、{keep}枚残す</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>「{card}」を使う</translation>
    </message>
    <message>
        <source>{count} {chain}</source>
        <translation>{chain}株{count}枚</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Your decision</source>
        <translation>あなたの選択</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%n free space(s) next to {chain}</source>
        <translation>
            <numerusform>{chain}の隣に空き%nマス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock(s) behind the leader in {chain}</source>
        <translation>
            <numerusform>{chain}の筆頭株主まであと%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you already hold %n {chain} stock(s)</source>
        <translation>
            <numerusform>すでに{chain}株を%n枚保有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n {chain} stock(s)</source>
        <translation>
            <numerusform>{chain}株%n枚が残る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from a merger of {chain} and {other}, worth {amount}</source>
        <translation>
            <numerusform>{chain}と{other}の間は建物%n個分（配当{amount}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) would connect {chain} and {other}: if {chain} is acquired, you get {amount}.</source>
        <translation>
            <numerusform>{chain}と{other}の間は建物%n個分です。{chain}が買収されると、{amount}の配当を受け取れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>With your cash, a cheap chain is best.</source>
        <translation>今の現金なら、安いチェーンがおすすめです。</translation>
    </message>
    <message>
        <source>Expensive chains pay bigger bonuses.</source>
        <translation>高いチェーンほど配当が多くなります。</translation>
    </message>
    <message>
        <source>A merger of {chain} would pay you {amount}.</source>
        <translation>{chain}が買収されると{amount}の配当を受け取れます。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>ほかの手</translation>
    </message>
    <message>
        <source>Best: {action}. Chance to win: {chance}.</source>
        <translation>最善：{action}。勝率：{chance}。</translation>
    </message>
    <message>
        <source>It is good to have cash now.</source>
        <translation>今は現金を持っておくと有利です。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Chance to win in trial games, with its margin of error</source>
        <translation>模擬対戦で求めた勝率と、その誤差です</translation>
    </message>
    <message>
        <source>Defend your lead in {chain}.</source>
        <translation>{chain}の筆頭株主の座を守りましょう。</translation>
    </message>
    <message>
        <source>Equally good: {actions}. Chance to win: {chance}.</source>
        <translation>同じくらい良い手：{actions}。勝率：{chance}。</translation>
    </message>
    <message>
        <source>Get closer to the leader in {chain}.</source>
        <translation>{chain}の筆頭株主に近づきましょう。</translation>
    </message>
    <message>
        <source>Give me an idea</source>
        <translation>考え方のヒント</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hints only work for your own decisions.</source>
        <translation>ヒントは自分の選択のときに使えます。</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>ヒントはオフです。</translation>
    </message>
    <message>
        <source>Keep cash for the next turns.</source>
        <translation>次の手番のために現金を残しましょう。</translation>
    </message>
    <message>
        <source>Leave the chains as they are for now.</source>
        <translation>今はチェーンをそのままにしておきましょう。</translation>
    </message>
    <message>
        <source>This choice hardly matters.</source>
        <translation>どれを選んでも大差はありません。</translation>
    </message>
    <message>
        <source>No computer has played since your last turn.</source>
        <translation>前回の手番のあと、コンピューターはまだ行動していません。</translation>
    </message>
    <message>
        <source>No hint this time. Ask again.</source>
        <translation>ヒントを出せませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>You can&apos;t afford any stock.</source>
        <translation>手持ちの現金で買える株券がありません。</translation>
    </message>
    <message>
        <source>You can reach second place in {chain}.</source>
        <translation>{chain}の第2株主をねらえます。</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>最善の手を表示</translation>
    </message>
    <message>
        <source>Show three moves</source>
        <translation>候補を3つ表示</translation>
    </message>
    <message>
        <source>Stock in several chains spreads the risk.</source>
        <translation>複数のチェーンの株券を持つと、リスクを分散できます。</translation>
    </message>
    <message>
        <source>{chain} stock is worth more in the long run.</source>
        <translation>長い目で見れば{chain}の株券のほうが有利です。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n are equally good: the difference is smaller than the margin of error.</source>
        <translation>
            <numerusform>上の%n手は同じくらい良い手です（差が誤差より小さいため）。</numerusform>
        </translation>
    </message>
    <message>
        <source>You can declare the end.</source>
        <translation>終了を宣言できます。</translation>
    </message>
    <message>
        <source>There is only one thing you can do.</source>
        <translation>できることは1つだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n {chain} stock(s) from a trade, worth {amount}</source>
        <translation>
            <numerusform>株式交換で{chain}株%n枚（{amount}相当）</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances for a player of your level: {level}.</source>
        <translation>勝率は、あなたのレベル（{level}）のプレイヤーとして計算しています。</translation>
    </message>
    <message>
        <source>Think about a merger of {chain}.</source>
        <translation>{chain}の合併を考えてみましょう。</translation>
    </message>
    <message>
        <source>Think about playing a power card.</source>
        <translation>特殊能力カードの使用を考えてみましょう。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Two of your tiles go side by side.</source>
        <translation>手持ちに、隣り合う建物が2個あります。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why they did that</source>
        <translation>コンピューターの手の理由</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>理由：{reasons}。</translation>
    </message>
    <message numerus="yes">
        <source>You are %n stock(s) behind the leader in {chain}.</source>
        <translation>
            <numerusform>{chain}の筆頭株主まであと%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are first in {chain}, ahead by {count}.</source>
        <translation>あなたは{chain}の筆頭株主で、{count}枚リードしています。</translation>
    </message>
    <message>
        <source>You can take the lead in {chain}.</source>
        <translation>{chain}の筆頭株主をねらえます。</translation>
    </message>
    <message>
        <source>You can found a chain.</source>
        <translation>ホテルチェーンを設立できます。</translation>
    </message>
    <message>
        <source>You are ahead and can declare the end.</source>
        <translation>あなたが首位で、終了を宣言できます。</translation>
    </message>
    <message>
        <source>You still hold {chain} stock.</source>
        <translation>{chain}の株券をまだ持っています。</translation>
    </message>
    <message>
        <source>You would keep your {chain} stock.</source>
        <translation>{chain}の株券はそのまま残ります。</translation>
    </message>
    <message>
        <source>You can push up the price of {chain}.</source>
        <translation>{chain}の株価を上げられます。</translation>
    </message>
    <message>
        <source>a chain is founded</source>
        <translation>チェーンを設立</translation>
    </message>
    <message>
        <source>ahead by {amount}</source>
        <translation>{amount}リード</translation>
    </message>
    <message>
        <source>next to another of your tiles</source>
        <translation>手持ちの別の建物と隣り合う</translation>
    </message>
    <message>
        <source>keeps cash for later</source>
        <translation>あとのために現金を残す</translation>
    </message>
    <message>
        <source>first in {chain}, ahead by {count}</source>
        <translation>{chain}の筆頭株主（{count}枚リード）</translation>
    </message>
    <message>
        <source>level with the leader in {chain}</source>
        <translation>{chain}の筆頭株主に並ぶ</translation>
    </message>
    <message>
        <source>the lead in {chain}, by {count}</source>
        <translation>{chain}の筆頭株主になる（{count}枚差）</translation>
    </message>
    <message>
        <source>no cash for stock, and no merger in sight</source>
        <translation>株券を買う現金がなく、合併も当面ない</translation>
    </message>
    <message>
        <source>leaves every chain as it is</source>
        <translation>チェーンに変化なし</translation>
    </message>
    <message>
        <source>you can&apos;t afford any stock</source>
        <translation>買える株券がない</translation>
    </message>
    <message>
        <source>nothing looks better</source>
        <translation>ほかに良い手がない</translation>
    </message>
    <message>
        <source>second place in {chain}</source>
        <translation>{chain}の第2株主になる</translation>
    </message>
    <message>
        <source>still first in {chain}, ahead by {count}</source>
        <translation>{chain}の筆頭株主を維持（{count}枚差）</translation>
    </message>
    <message>
        <source>stock of {count} chains</source>
        <translation>{count}つのチェーンの株券</translation>
    </message>
    <message>
        <source>a good moment for the card</source>
        <translation>カードの使いどころ</translation>
    </message>
    <message>
        <source>the end can be declared</source>
        <translation>終了を宣言できる</translation>
    </message>
    <message>
        <source>{amount} more for the {chain} stock held</source>
        <translation>{chain}株が{amount}値上がり</translation>
    </message>
    <message>
        <source>there is no other choice</source>
        <translation>ほかに選択肢がない</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>勝率{chance}</translation>
    </message>
    <message>
        <source>{amount} in cash right away</source>
        <translation>すぐに現金{amount}</translation>
    </message>
    <message>
        <source>keeps {amount} in cash for later</source>
        <translation>あとのために現金{amount}を残す</translation>
    </message>
    <message>
        <source>{chain} becomes safe</source>
        <translation>{chain}が大規模になる</translation>
    </message>
    <message>
        <source>{chain} can become safe.</source>
        <translation>{chain}を大規模にできます。</translation>
    </message>
    <message>
        <source>{chain} can grow.</source>
        <translation>{chain}を拡大できます。</translation>
    </message>
    <message numerus="yes">
        <source>{chain} grows to %n tile(s)</source>
        <translation>
            <numerusform>{chain}が建物%n個に拡大</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain} has room to grow.</source>
        <translation>{chain}には拡大の余地があります。</translation>
    </message>
    <message>
        <source>{chain} is cheap</source>
        <translation>{chain}は安い</translation>
    </message>
    <message>
        <source>{chain} is safe</source>
        <translation>{chain}は大規模</translation>
    </message>
    <message>
        <source>{chain} is safe and pays at the end.</source>
        <translation>{chain}は大規模で、ゲーム終了時に配当があります。</translation>
    </message>
    <message>
        <source>±: margin of error of the trial games</source>
        <translation>±は、模擬対戦で求めた勝率の誤差です。</translation>
    </message>
    <message>
        <source>{chain} is acquired, unless it is chosen to survive</source>
        <translation>存続に選ばれなければ{chain}が買収される</translation>
    </message>
    <message>
        <source>You can&apos;t afford any stock, and no single tile would start a merger that pays you. Grow your chains towards others.</source>
        <translation>今の現金で買える株券がなく、建物1個では配当の入る合併を起こせません。株券を持つチェーンを、ほかのチェーンに近づけましょう。</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon</source>
        <translation>{chain}はまもなく買収されそう</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon and pay {amount}</source>
        <translation>{chain}はまもなく買収されそう（配当{amount}）</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon.</source>
        <translation>{chain}はまもなく買収されそうです。</translation>
    </message>
    <message>
        <source>{chain} may be founded again</source>
        <translation>{chain}は再設立の可能性あり</translation>
    </message>
    <message>
        <source>{chain} may be founded again.</source>
        <translation>{chain}は再び設立されるかもしれません。</translation>
    </message>
    <message>
        <source>{chain} pays a bonus of {amount}</source>
        <translation>{chain}の配当{amount}</translation>
    </message>
    <message>
        <source>{chain} pays high bonuses</source>
        <translation>{chain}は配当が多い</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{other} acquires {chain}</source>
        <translation>{other}が{chain}を買収</translation>
    </message>
    <message>
        <source>{win}% ± {error}</source>
        <translation>{win}% ± {error}</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Click a space to cycle through: a tile, {chain}, empty. On the board, {key} places {chain} directly.</source>
        <translation>マスをクリックするたびに、独立した建物、{chain}、空きの順に変わります。ゲーム盤では、{key}キーですぐ{chain}になります。</translation>
    </message>
    <message>
        <source>Click a space to add its tile to the hand of the player whose turn it is, or to take it out. Key {key} on the board.</source>
        <translation>マスをクリックすると、その建物が手番プレイヤーの手持ちに入ります。もう一度クリックすると外れます。ゲーム盤では{key}キーです。</translation>
    </message>
    <message>
        <source>Try out “what if…”: this game never counts in your statistics.</source>
        <translation>「もしも」を試すためのゲームです。統計には数えません。</translation>
    </message>
    <message>
        <source>Analysis board</source>
        <translation>分析ボード</translation>
    </message>
    <message>
        <source>Arrow keys move. {enter} cycles: tile, chain, empty. A chain&apos;s key: that chain. {tile}: tile. {nothing}: empty. {hand}: hand.</source>
        <translation>矢印キー：移動。{enter}：建物→チェーン→空きの順に切り替え。チェーンのキー：そのチェーン、{tile}：建物、{nothing}：空き、{hand}：手持ち。</translation>
    </message>
    <message>
        <source>Arrow keys move. {enter} cycles: tile, chain, empty. {nothing} empties the space.</source>
        <translation>矢印キー：移動。{enter}：建物→チェーン→空きの順に切り替え。{nothing}：空き。</translation>
    </message>
    <message>
        <source>Work out chances</source>
        <translation>勝率を調べる</translation>
    </message>
    <message>
        <source>Work out chances: the best actions, and each player&apos;s chance to win.</source>
        <translation>勝率を調べる：最善の手と、各プレイヤーの勝率を表示します。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Best: {action}. Chance to win: {chance}.</source>
        <translation>最善：{action}。勝率：{chance}。</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>現金</translation>
    </message>
    <message>
        <source>Chances to win after the best action:</source>
        <translation>最善の手のあとの各プレイヤーの勝率：</translation>
    </message>
    <message>
        <source>Checks and chances</source>
        <translation>チェックと勝率</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Click a space on the board or a number in the table to change it.</source>
        <translation>ゲーム盤のマスや表の数字をクリックすると、変更できます。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>ゲームから</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手持ち</translation>
    </message>
    <message>
        <source>House rules: changed…</source>
        <translation>ハウスルール：変更あり…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>ハウスルール…</translation>
    </message>
    <message>
        <source>Illegal: {fault}</source>
        <translation>不正：{fault}</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Merger at {tile}: {decision}</source>
        <translation>{tile}での合併：{decision}</translation>
    </message>
    <message>
        <source>This can&apos;t happen in a real game: {fault}</source>
        <translation>実際のゲームでは現れない局面：{fault}</translation>
    </message>
    <message>
        <source>No answer this time. Try again.</source>
        <translation>勝率を調べられませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Only a legal position can be copied.</source>
        <translation>コピーできるのはルールに合った局面だけです。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>Play from here: play the rest against computers.</source>
        <translation>ここから始める：続きをコンピューターと対戦します。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>特殊能力カード</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Stock and cash</source>
        <translation>株券と現金</translation>
    </message>
    <message>
        <source>Stop ({stage} of {stages})</source>
        <translation>中止（{stage} / {stages}）</translation>
    </message>
    <message>
        <source>The others&apos; tiles are unknown, so every trial game deals them again. ±: margin of error.</source>
        <translation>ほかのプレイヤーの手持ちはわからないため、模擬対戦のたびに配り直します。±：勝率の誤差。</translation>
    </message>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>局面をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no such tile: {tiles}</source>
        <translation>そのような建物はありません：{tiles}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>This position is legal.</source>
        <translation>ルールに合った局面です。</translation>
    </message>
    <message>
        <source>Tiles of {player}</source>
        <translation>{player}の手持ち</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>この局面でできること</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>あなた：</translation>
    </message>
    <message>
        <source>against</source>
        <translation>相手：</translation>
    </message>
    <message>
        <source>for example 1A 9F 12I</source>
        <translation>例：1A 9F 12I</translation>
    </message>
    <message>
        <source>hidden during play: type some, e.g. 1A 9F 12I</source>
        <translation>対戦中は見えません：1A 9F 12Iのように入力</translation>
    </message>
    <message>
        <source>{player}, {column}: {value}</source>
        <translation>{player}、{column}：{value}</translation>
    </message>
    <message>
        <source>{tile}: {decision}</source>
        <translation>{tile}：{decision}</translation>
    </message>
    <message>
        <source>{tile}: {decision}, {chain} survives</source>
        <translation>{tile}：{decision}（存続：{chain}）</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Your decision.</source>
        <translation>あなたが選ぶ番です。</translation>
    </message>
    <message>
        <source>{player}&apos;s decision.</source>
        <translation>{player}が選ぶ番です。</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>取り消しました：{what}</translation>
    </message>
</context>
<context>
    <name>Bell</name>
    <message>
        <source>All chains are safe</source>
        <translation>全チェーンが大規模です</translation>
    </message>
    <message>
        <source>Press again to end the game</source>
        <translation>もう一度押すとゲームが終わります</translation>
    </message>
    <message>
        <source>Ring the bell</source>
        <translation>ベルを鳴らす</translation>
    </message>
    <message>
        <source>The bell has rung</source>
        <translation>ベルが鳴りました</translation>
    </message>
    <message>
        <source>hold it, or press it twice</source>
        <translation>長押しするか2回押す</translation>
    </message>
    <message>
        <source>hold it, or press {key} twice</source>
        <translation>長押しするか{key}を2回押す</translation>
    </message>
    <message>
        <source>press again to ring</source>
        <translation>もう一度押すと鳴ります</translation>
    </message>
    <message>
        <source>this is the last turn</source>
        <translation>最後の手番です</translation>
    </message>
    <message>
        <source>you are level</source>
        <translation>同額で首位</translation>
    </message>
    <message>
        <source>you lead by {amount}</source>
        <translation>{amount}差で首位</translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s)</source>
        <translation>
            <numerusform>{chain}は建物%n個です</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is {amount} ahead</source>
        <translation>{name}が{amount}リード</translation>
    </message>
    <message>
        <source>{ring}: {state}.</source>
        <translation>{ring}：{state}。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>ゲーム盤</translation>
    </message>
    <message>
        <source>Gold: the merger would pay you.</source>
        <translation>金色：この合併であなたに配当があります。</translation>
    </message>
    <message>
        <source>If a tile merges {chains} here, the primary bonus is {amount}.</source>
        <translation>ここで{chains}が合併すると、筆頭株主配当は{amount}です。</translation>
    </message>
    <message>
        <source>{cell}, placed last</source>
        <translation>{cell}、最後に配置</translation>
    </message>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The plate on its hotel shows the size.</source>
        <translation>
            <numerusform>{chain}：建物%n個。入口の数字がサイズです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The shield marks a safe chain.</source>
        <translation>
            <numerusform>{chain}：建物%n個。盾の印は大規模ホテルチェーンを表します。</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain}: {size}, {price}</source>
        <translation>{chain}：{size}、{price}</translation>
    </message>
    <message>
        <source>{tile}, empty</source>
        <translation>{tile}、空き</translation>
    </message>
    <message>
        <source>{tile}, empty, joins {chains}, first bonus {amount}</source>
        <translation>{tile}、空き、配置すると{chains}が合併、筆頭株主配当{amount}</translation>
    </message>
    <message>
        <source>{tile}, independent</source>
        <translation>{tile}、独立した建物</translation>
    </message>
    <message>
        <source>{tile}, yours, tile {number}, {effect}</source>
        <translation>{tile}、手持ち{number}番、{effect}</translation>
    </message>
    <message>
        <source>{tile}, {chain}</source>
        <translation>{tile}、{chain}</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s)</source>
        <translation>
            <numerusform>{tile}、{chain}本部、建物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s), safe</source>
        <translation>
            <numerusform>{tile}、{chain}本部、建物%n個、大規模</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message numerus="yes">
        <source>%n game(s) since {day}</source>
        <translation>
            <numerusform>{day}から%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): too few to rely on.</source>
        <translation>
            <numerusform>%nゲームだけでは、まだ当てになりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n連勝中</numerusform>
        </translation>
    </message>
    <message>
        <source>A game won</source>
        <translation>初勝利</translation>
    </message>
    <message>
        <source>All bonuses of a hotel chain for you alone</source>
        <translation>一つのチェーンの配当を独り占め</translation>
    </message>
    <message>
        <source>Beat two guests of the level {level} in one game</source>
        <translation>1ゲームで{level}のコンピューター2人に勝つ</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>勝利済み</translation>
    </message>
    <message>
        <source>Before: {before}, no sure change.</source>
        <translation>以前は{before}、はっきりした変化なし。</translation>
    </message>
    <message>
        <source>Better: it was {before}.</source>
        <translation>以前の{before}より改善。</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>キャリア</translation>
    </message>
    <message>
        <source>Cash at the third merger</source>
        <translation>3回目の合併時の現金</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Data for programs ({pattern})</source>
        <translation>プログラム用データ ({pattern})</translation>
    </message>
    <message>
        <source>Ended the game yourself, and won it</source>
        <translation>自分でゲームの終了を宣言して勝利</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>ゲームを書き出す</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Final sum of each game; full points: won</source>
        <translation>各ゲームの最終資産（塗りつぶしは勝利）</translation>
    </message>
    <message>
        <source>Final sums</source>
        <translation>最終資産</translation>
    </message>
    <message>
        <source>Final sums of the last {shown} of {games} games; full points: won</source>
        <translation>全{games}ゲームのうち直近{shown}ゲームの最終資産（塗りつぶしは勝利）</translation>
    </message>
    <message>
        <source>First bonuses in a game</source>
        <translation>1ゲームの筆頭株主配当の回数</translation>
    </message>
    <message>
        <source>First by a single stock, three times in one game</source>
        <translation>1ゲームで3回、1枚差の筆頭株主</translation>
    </message>
    <message>
        <source>First in a hotel chain by a single stock</source>
        <translation>1枚差で筆頭株主</translation>
    </message>
    <message>
        <source>First in a hotel chain of 30 tiles</source>
        <translation>30マスのチェーンの筆頭株主</translation>
    </message>
    <message>
        <source>First in a hotel chain of 41 tiles</source>
        <translation>41マスのチェーンの筆頭株主</translation>
    </message>
    <message>
        <source>Five hotel chains founded in one game</source>
        <translation>1ゲームで5つのチェーンを設立</translation>
    </message>
    <message>
        <source>Five mergers made in one game</source>
        <translation>1ゲームで5回合併を起こす</translation>
    </message>
    <message>
        <source>From {games} games against computers, without hints, your strength is estimated here.</source>
        <translation>ヒントなしでコンピューターと{games}ゲーム遊ぶと、ここに強さの目安が出ます。</translation>
    </message>
    <message>
        <source>Games by the strongest guest, without hints. Thin line: where your true share of wins may lie. Upright mark: by chance alone.</source>
        <translation>同席した最も強いコンピューター別、ヒントなしのゲームのみ。細い線：本当の勝率がありうる範囲。縦の印：運だけの場合。</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s)</source>
        <translation>
            <numerusform>直近%nゲームの平均</numerusform>
        </translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>マイルストーン</translation>
    </message>
    <message>
        <source>Next goal</source>
        <translation>次の目標</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだゲームがありません</translation>
    </message>
    <message>
        <source>Not beaten yet</source>
        <translation>まだ勝っていません</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>まだデータがありません</translation>
    </message>
    <message>
        <source>These do not count: what-if and training games, and games with house rules, extra cash or a position that was set up. Nor do games that a computer finished for you. All figures come from the list of results on this computer.</source>
        <translation>「もしも」のゲーム、練習ゲーム、ハウスルールや追加資金のあるゲーム、作成した局面から始めたゲームは数えません。コンピューターが代わりに終えたゲームも数えません。数字はすべて、このコンピューターにある結果の一覧から計算しています。</translation>
    </message>
    <message>
        <source>What your money shows</source>
        <translation>お金が語ること</translation>
    </message>
    <message>
        <source>Won by {amount} or less</source>
        <translation>{amount}以内の差で勝利</translation>
    </message>
    <message>
        <source>Won by {amount} or more</source>
        <translation>{amount}以上の差で勝利</translation>
    </message>
    <message numerus="yes">
        <source>Your strength: between {low} and {high} (%n game(s) without hints)</source>
        <translation>
            <numerusform>あなたの強さ：{low}から{high}の間（ヒントなしの%nゲーム）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>まだ対戦していません</translation>
    </message>
    <message>
        <source>&amp;Delete my history…</source>
        <translation>履歴を削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Play one game, and it will be here.</source>
        <translation>1ゲーム遊ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Seven first bonuses in one game</source>
        <translation>1ゲームで筆頭株主配当7回</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Six second bonuses in one game</source>
        <translation>1ゲームで第2株主配当6回</translation>
    </message>
    <message>
        <source>Stock worth nothing at the end</source>
        <translation>最後に無価値だった株券</translation>
    </message>
    <message>
        <source>Stronger ones beaten</source>
        <translation>より強い相手に勝利済み</translation>
    </message>
    <message>
        <source>Table for a spreadsheet ({pattern})</source>
        <translation>表計算ソフト用の表 ({pattern})</translation>
    </message>
    <message>
        <source>The career of {name}</source>
        <translation>{name}さんのキャリア</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>レベルのはしご</translation>
    </message>
    <message>
        <source>Three chains taken over with one tile</source>
        <translation>建物1個で3つのチェーンを買収</translation>
    </message>
    <message>
        <source>Turns without cash for the cheapest stock</source>
        <translation>最も安い株券も買えなかった手番</translation>
    </message>
    <message>
        <source>Two chains taken over with one tile</source>
        <translation>建物1個で2つのチェーンを買収</translation>
    </message>
    <message>
        <source>Whose career</source>
        <translation>誰のキャリアか</translation>
    </message>
    <message>
        <source>Win against a guest of the level {level}</source>
        <translation>{level}のコンピューターに勝つ</translation>
    </message>
    <message>
        <source>Won from the last place at half time</source>
        <translation>折り返しの最下位から勝利</translation>
    </message>
    <message>
        <source>Won with more second bonuses than first ones</source>
        <translation>筆頭より第2株主配当のほうが多くて勝利</translation>
    </message>
    <message>
        <source>Won with six at the table</source>
        <translation>6人のゲームで勝利</translation>
    </message>
    <message>
        <source>Won with two at the table</source>
        <translation>2人のゲームで勝利</translation>
    </message>
    <message>
        <source>Won without a turn short of cash</source>
        <translation>現金に困る手番なしで勝利</translation>
    </message>
    <message>
        <source>Won without any worthless stock</source>
        <translation>無価値な株券を残さず勝利</translation>
    </message>
    <message>
        <source>Worse: it was {before}.</source>
        <translation>以前の{before}より悪化。</translation>
    </message>
    <message>
        <source>You have beaten everybody. Nobody here plays better.</source>
        <translation>全員に勝ちました。これより強い相手はいません。</translation>
    </message>
    <message>
        <source>Your course</source>
        <translation>これまでの歩み</translation>
    </message>
    <message numerus="yes">
        <source>Your strength: {low} (%n game(s) without hints)</source>
        <translation>
            <numerusform>あなたの強さ：{low}（ヒントなしの%nゲーム）</numerusform>
        </translation>
    </message>
    <message>
        <source>Your table now</source>
        <translation>今のテーブル</translation>
    </message>
    <message>
        <source>best {total}</source>
        <translation>最高{total}</translation>
    </message>
    <message>
        <source>of {count}.</source>
        <translation>{count}回のうち。</translation>
    </message>
    <message>
        <source>{amount} at the end of a game</source>
        <translation>最終資産{amount}</translation>
    </message>
    <message>
        <source>{amount} in hand at the third merger</source>
        <translation>3回目の合併の時点で現金{amount}</translation>
    </message>
    <message>
        <source>{amount} of bonuses in one game</source>
        <translation>1ゲームで配当{amount}</translation>
    </message>
    <message>
        <source>{level}: not played yet</source>
        <translation>{level}：まだ対戦していません</translation>
    </message>
    <message>
        <source>{level}: {won} of {games} games won, which fits any share from {low}% to {high}%; by chance {par}%</source>
        <translation>{level}：{games}ゲーム中{won}勝。本当の勝率は{low}%から{high}%のどこか。運だけなら{par}%</translation>
    </message>
    <message>
        <source>{milestone} (game {game})</source>
        <translation>{milestone}（第{game}ゲーム）</translation>
    </message>
    <message>
        <source>{milestone}: not yet</source>
        <translation>{milestone}：未達成</translation>
    </message>
    <message>
        <source>{total}, won</source>
        <translation>{total}で勝利</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} / {games}</translation>
    </message>
    <message>
        <source>{won} won ({low}–{high}% of all, by chance {par}%)</source>
        <translation>{won}勝（勝率{low}%から{high}%、運だけなら{par}%）</translation>
    </message>
    <message>
        <source>± {margin} by chance.</source>
        <translation>運による誤差±{margin}。</translation>
    </message>
</context>
<context>
    <name>ChainPage</name>
    <message>
        <source>Choose a chain</source>
        <translation>チェーンを選択</translation>
    </message>
</context>
<context>
    <name>ChainReadings</name>
    <message>
        <source>American</source>
        <translation>American（アメリカン）</translation>
    </message>
    <message>
        <source>Continental</source>
        <translation>Continental（コンチネンタル）</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Festival（フェスティバル）</translation>
    </message>
    <message>
        <source>Imperial</source>
        <translation>Imperial（インペリアル）</translation>
    </message>
    <message>
        <source>Sackson</source>
        <translation>Sackson（サクソン）</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tower（タワー）</translation>
    </message>
    <message>
        <source>Worldwide</source>
        <translation>Worldwide（ワールドワイド）</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>All-rounder</source>
        <translation>万能型</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>銀行家</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築家</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>収集家</translation>
    </message>
    <message>
        <source>Founder</source>
        <translation>創業者</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>勝負師</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>買収屋</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>影</translation>
    </message>
    <message>
        <source>acts on a whim and keeps little cash</source>
        <translation>気まぐれに動き、現金をあまり残さない</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>コンピューター、{level}</translation>
    </message>
    <message>
        <source>founds few chains and buys into those founded by others</source>
        <translation>設立は少なく、他人のチェーンの株券を買う</translation>
    </message>
    <message>
        <source>founds whenever possible and protects new chains</source>
        <translation>できるだけ設立し、できたばかりのチェーンを守る</translation>
    </message>
    <message>
        <source>plays a bit of everything</source>
        <translation>これといった癖がない</translation>
    </message>
    <message>
        <source>keeps a lot of cash and sells stock of acquired chains</source>
        <translation>現金を多く残し、買収された株券は売る</translation>
    </message>
    <message>
        <source>grows large chains and avoids mergers</source>
        <translation>チェーンを大きくし、合併を避ける</translation>
    </message>
    <message>
        <source>merges chains as soon as it pays</source>
        <translation>得になればすぐに合併させる</translation>
    </message>
    <message>
        <source>spends little and keeps stock of acquired chains</source>
        <translation>お金をあまり使わず、買収された株券を残す</translation>
    </message>
    <message>
        <source>{player} (played by the computer, {level})</source>
        <translation>{player}（コンピューターが代行、{level}）</translation>
    </message>
    <message>
        <source>{player} (program {program})</source>
        <translation>{player}（プログラム：{program}）</translation>
    </message>
    <message>
        <source>{player} ({character}, {level})</source>
        <translation>{player}（{character}、{level}）</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <translation>{player}（{level}）</translation>
    </message>
    <message>
        <source>{character}: {line}</source>
        <translation>{character}：{line}</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Chart of the game</source>
        <translation>ゲームの推移</translation>
    </message>
    <message>
        <source>Holdings are hidden.</source>
        <translation>現金と株券は非公開です。</translation>
    </message>
    <message>
        <source>Holdings are hidden: only your own line is drawn, without bonuses.</source>
        <translation>現金と株券は非公開のため、自分の線だけを配当抜きで表示します。</translation>
    </message>
    <message>
        <source>Holdings are hidden: only your own line is drawn.</source>
        <translation>現金と株券は非公開のため、自分の線だけを表示します。</translation>
    </message>
    <message>
        <source>No chain has been founded yet.</source>
        <translation>まだチェーンは設立されていません。</translation>
    </message>
    <message>
        <source>Now: {values}.</source>
        <translation>現在：{values}。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Stock prices</source>
        <translation>株価</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>Turn {turn} — {player}</source>
        <translation>手番{turn}：{player}</translation>
    </message>
    <message>
        <source>Turns {first} to {last}.</source>
        <translation>手番{first}から{last}まで。</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>{name}: highest {amount}, on turn {turn}.</source>
        <translation>{name}：最高{amount}（手番{turn}）。</translation>
    </message>
    <message>
        <source>{turn}: {values}</source>
        <translation>{turn}：{values}</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>1人%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>残り%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody sees how long each person has thought.</source>
        <translation>各自が考えた時間を全員に表示します。</translation>
    </message>
    <message>
        <source>If the time runs out, a computer plays on.</source>
        <translation>時間切れになると、コンピューターが代わりにプレイします。</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Nobody&apos;s thinking time is shown.</source>
        <translation>考えた時間は表示しません。</translation>
    </message>
    <message>
        <source>Only counted</source>
        <translation>計るだけ</translation>
    </message>
    <message>
        <source>Thinking time: {times}.</source>
        <translation>考えた時間：{times}。</translation>
    </message>
    <message>
        <source>Time left: {times}.</source>
        <translation>残り時間：{times}。</translation>
    </message>
    <message>
        <source>Your last minute.</source>
        <translation>あなたの残り時間は1分です。</translation>
    </message>
    <message numerus="yes">
        <source>has thought for %n minute(s)</source>
        <translation>
            <numerusform>考えた時間：%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>残り1分</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>残り時間なし</translation>
    </message>
    <message>
        <source>thinking time is counted</source>
        <translation>考えた時間を計測</translation>
    </message>
    <message>
        <source>{player} {time}</source>
        <translation>{player} {time}</translation>
    </message>
    <message>
        <source>{player}&apos;s last minute.</source>
        <translation>{player}の残り時間は1分です。</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>建物%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>A chain is safe at</source>
        <translation>大規模になるサイズ</translation>
    </message>
    <message>
        <source>A chain may end the game at</source>
        <translation>終了できるサイズ</translation>
    </message>
    <message>
        <source>A single stockholder</source>
        <translation>単独株主</translation>
    </message>
    <message>
        <source>At any time on your turn</source>
        <translation>自分の手番中いつでも</translation>
    </message>
    <message>
        <source>Bonuses paid</source>
        <translation>支払われる配当</translation>
    </message>
    <message>
        <source>Cheap chains</source>
        <translation>安いチェーン</translation>
    </message>
    <message>
        <source>Editions side by side</source>
        <translation>版の比較表</translation>
    </message>
    <message>
        <source>Exchanged at the end of the turn</source>
        <translation>手番の終わりに引き直す</translation>
    </message>
    <message>
        <source>Expensive chains</source>
        <translation>高いチェーン</translation>
    </message>
    <message>
        <source>Founder, if the bank has no stock</source>
        <translation>設立時に株券がないとき</translation>
    </message>
    <message>
        <source>Half the primary bonus</source>
        <translation>筆頭株主配当の半額</translation>
    </message>
    <message>
        <source>On your turn, after the tile</source>
        <translation>自分の手番、建物の配置後</translation>
    </message>
    <message>
        <source>Gets {bonuses}</source>
        <translation>{bonuses}の配当を受け取る</translation>
    </message>
    <message>
        <source>May set the hand aside and draw a new one</source>
        <translation>手持ちを除外して引き直せる</translation>
    </message>
    <message>
        <source>Medium chains</source>
        <translation>中間のチェーン</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No tile can be placed</source>
        <translation>配置できる建物がないとき</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>何も受け取れない</translation>
    </message>
    <message>
        <source>Nothing is paid</source>
        <translation>配当なし</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>選択ルール</translation>
    </message>
    <message>
        <source>Own column: {least} to {most}</source>
        <translation>専用の欄：{least}〜{most}</translation>
    </message>
    <message>
        <source>Go on to buying without placing</source>
        <translation>配置せずに購入へ進む</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイ人数</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>特殊能力カード</translation>
    </message>
    <message>
        <source>Primary, secondary</source>
        <translation>筆頭、第2株主</translation>
    </message>
    <message>
        <source>Primary, secondary, tertiary</source>
        <translation>筆頭、第2、第3株主</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>第2株主配当</translation>
    </message>
    <message>
        <source>Split primary and secondary; nobody else is paid</source>
        <translation>筆頭＋第2を等分、ほかはなし</translation>
    </message>
    <message>
        <source>Split secondary</source>
        <translation>第2を等分</translation>
    </message>
    <message>
        <source>Split secondary and tertiary; nobody else is paid</source>
        <translation>第2＋第3を等分、ほかはなし</translation>
    </message>
    <message>
        <source>Split tertiary</source>
        <translation>第3を等分</translation>
    </message>
    <message>
        <source>Starting cash</source>
        <translation>最初の現金</translation>
    </message>
    <message>
        <source>Stay in hand</source>
        <translation>手持ちに残る</translation>
    </message>
    <message>
        <source>Stock market with two players</source>
        <translation>2人ゲームの架空プレイヤー</translation>
    </message>
    <message>
        <source>Stocks bought in a turn</source>
        <translation>1手番に買える株券</translation>
    </message>
    <message>
        <source>Stocks of each chain</source>
        <translation>各チェーンの株券</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>第3株主配当</translation>
    </message>
    <message>
        <source>The end may be declared</source>
        <translation>終了の宣言</translation>
    </message>
    <message>
        <source>At the start of the turn, the hand is shuffled back and a new one drawn</source>
        <translation>手番の開始時に手持ちをプールに戻し、引き直す</translation>
    </message>
    <message>
        <source>The price of one stock in cash</source>
        <translation>株価と同額の現金</translation>
    </message>
    <message>
        <source>Tie for primary</source>
        <translation>筆頭株主が複数</translation>
    </message>
    <message>
        <source>Tie for secondary</source>
        <translation>第2株主が複数</translation>
    </message>
    <message>
        <source>Tie for tertiary</source>
        <translation>第3株主が複数</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <translation>手持ちの建物</translation>
    </message>
    <message>
        <source>Two split primary and secondary, the next gets tertiary; three or more split all</source>
        <translation>2人なら筆頭＋第2を等分し、次の人が第3。3人以上なら全部を等分</translation>
    </message>
    <message>
        <source>Unplayable tiles</source>
        <translation>配置不能の建物</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>primary</source>
        <translation>筆頭株主</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>第2株主</translation>
    </message>
    <message>
        <source>tertiary</source>
        <translation>第3株主</translation>
    </message>
    <message>
        <source>{book}: not mentioned</source>
        <translation>{book}：記載なし</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest}〜{most}人</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Bold: differs from that edition.</source>
        <translation>太字：その版と異なるルール。</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>版を比べる</translation>
    </message>
    <message>
        <source>{key} or a double click opens the rule.</source>
        <translation>{key}キーかダブルクリックでルールを開きます。</translation>
    </message>
    <message>
        <source>Marked: {edition}, which you are playing.</source>
        <translation>色付き：プレイ中の{edition}。</translation>
    </message>
    <message>
        <source>Marked: {edition}.</source>
        <translation>色付き：{edition}。</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>すべてのルールを表示</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>You do not need your tiles now, so they stay covered.</source>
        <translation>今は手持ちの建物を使わないため、伏せたままです。</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>もう一度表示</translation>
    </message>
    <message>
        <source>A computer plays for {name}.</source>
        <translation>{name}の代わりにコンピューターがプレイしています。</translation>
    </message>
    <message>
        <source>I am {name} — take my seat back</source>
        <translation>{name}です。席に戻ります</translation>
    </message>
    <message>
        <source>Your tiles were covered while you were away.</source>
        <translation>ウィンドウを離れている間、手持ちの建物を隠しました。</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}</source>
        <translation>{name}です</translation>
    </message>
    <message>
        <source>I am {name} — show my tiles</source>
        <translation>{name}です。手持ちの建物を見ます</translation>
    </message>
    <message>
        <source>PIN forgotten…</source>
        <translation>暗証番号を忘れた…</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>{name}さんに交代してください</translation>
    </message>
    <message>
        <source>The fourth digit opens.</source>
        <translation>4桁目で開きます。</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <translation>この間の出来事</translation>
    </message>
    <message>
        <source>{name} is away: let a computer play…</source>
        <translation>{name}は不在：コンピューターに任せる…</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n回やり直し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played this month</source>
        <translation>
            <numerusform>今月は%n日分プレイ</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire, deal of the day {day}: {facts}</source>
        <translation>Acquire 今日の配り {day}：{facts}</translation>
    </message>
    <message>
        <source>At the table: {names}, all Hard</source>
        <translation>相手：{names}（全員 上級）</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Compiled rules are needed to compare you with Experts.</source>
        <translation>最上級との比較には、コンパイルされたルールが必要です。</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation>1行でコピー</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の配り</translation>
    </message>
    <message>
        <source>Everybody who plays the deal of a day has the same tiles, the same seat and the same guests. The first game that you finish counts.</source>
        <translation>その日の配りでは、誰もが同じ建物、同じ席、同じ相手でプレイします。最初に終えたゲームが記録されます。</translation>
    </message>
    <message>
        <source>Experts who have played these tiles: {played} of {count}</source>
        <translation>この建物でプレイ済みの最上級：{count}人中{played}人</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Play it again, not counted</source>
        <translation>もう一度プレイする（記録なし）</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>画像として保存…</translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation>結果を画像として保存</translation>
    </message>
    <message>
        <source>better than {beaten} of {count} Experts</source>
        <translation>最上級{count}人のうち{beaten}人に勝る</translation>
    </message>
    <message>
        <source>better than {beaten} of {count} Experts with these tiles (on average {mean})</source>
        <translation>同じ建物でプレイした最上級{count}人のうち{beaten}人に勝る（平均は{mean}）</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>on a later day</source>
        <translation>後日にプレイ</translation>
    </message>
    <message numerus="yes">
        <source>with %n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{year}年{month}</translation>
    </message>
    <message>
        <source>{place} of {count}, {total}</source>
        <translation>{count}人中{place}、{total}</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>Buy up to %n stock(s)</source>
        <translation>
            <numerusform>株券を%n枚まで購入できます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange stock up to %n more time(s)</source>
        <translation>
            <numerusform>株式交換：あと%n回まで</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles can be placed</source>
        <translation>配置できる建物がありません</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>建物を1個配置してください</translation>
    </message>
    <message>
        <source>Place tile {number} of {limit}</source>
        <translation>建物を配置：{limit}個中{number}個目</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n stock(s), free of charge</source>
        <translation>
            <numerusform>株券を%n枚まで無料で獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Which chain does {chain} acquire next?</source>
        <translation>{chain}が次に買収するホテルチェーンは？</translation>
    </message>
    <message>
        <source>You buy stock</source>
        <translation>あなた：株券の購入</translation>
    </message>
    <message>
        <source>You choose what is acquired next</source>
        <translation>あなた：次の買収先の選択</translation>
    </message>
    <message>
        <source>You choose which chain survives</source>
        <translation>あなた：存続チェーンの選択</translation>
    </message>
    <message>
        <source>You exchange stock</source>
        <translation>あなた：株券の交換</translation>
    </message>
    <message>
        <source>You found a chain</source>
        <translation>あなた：ホテルチェーンの設立</translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <translation>手持ちの建物がありません</translation>
    </message>
    <message>
        <source>You place a tile</source>
        <translation>あなた：建物の配置</translation>
    </message>
    <message>
        <source>You settle {chain} stock</source>
        <translation>あなた：{chain}の株券の処分</translation>
    </message>
    <message>
        <source>You take free stock</source>
        <translation>あなた：株券の無料獲得</translation>
    </message>
    <message numerus="yes">
        <source>{chains} have %n tile(s) each: which survives?</source>
        <translation>
            <numerusform>{chains}はいずれも建物%n個です。存続させるのは？</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} buys stock</source>
        <translation>{player}：株券の購入</translation>
    </message>
    <message>
        <source>{player} chooses what is acquired next</source>
        <translation>{player}：次の買収先の選択</translation>
    </message>
    <message>
        <source>{player} chooses which chain survives</source>
        <translation>{player}：存続チェーンの選択</translation>
    </message>
    <message>
        <source>{player} exchanges stock</source>
        <translation>{player}：株券の交換</translation>
    </message>
    <message>
        <source>{player} founds a chain</source>
        <translation>{player}：ホテルチェーンの設立</translation>
    </message>
    <message>
        <source>{player} places a tile</source>
        <translation>{player}：建物の配置</translation>
    </message>
    <message>
        <source>{player} settles {chain} stock</source>
        <translation>{player}：{chain}の株券の処分</translation>
    </message>
    <message>
        <source>{player} takes free stock</source>
        <translation>{player}：株券の無料獲得</translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: settle your %n stock(s)</source>
        <translation>
            <numerusform>{survivor}が{acquired}を買収：株券%n枚を処分してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: {player} settles %n stock(s)</source>
        <translation>
            <numerusform>{survivor}が{acquired}を買収：{player}さんの株券%n枚を処分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s)</source>
        <translation>
            <numerusform>{tile}で建物%n個のホテルチェーンを設立</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message numerus="yes">
        <source>%n finished game(s) and the list of all results are deleted for good.</source>
        <translation>
            <numerusform>終了したゲーム%n件と、すべての結果の一覧が完全に削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete everything</source>
        <translation>すべて削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep all</source>
        <translation>削除しない(&amp;K)</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>Everything is deleted</source>
        <translation>すべて削除しました</translation>
    </message>
    <message>
        <source>There are no finished games; the list of all results is deleted for good.</source>
        <translation>終了したゲームはありません。すべての結果の一覧が完全に削除されます。</translation>
    </message>
    <message>
        <source>Do you want to delete all finished games?</source>
        <translation>終了したゲームをすべて削除しますか？</translation>
    </message>
    <message>
        <source>These stay: unfinished games, the last {count} games on the start page, and your own files.</source>
        <translation>削除されないもの：終了していないゲーム、スタート画面の直近{count}ゲーム、自分で保存したファイル。</translation>
    </message>
</context>
<context>
    <name>DisposalPage</name>
    <message>
        <source>2 for 1 {chain}</source>
        <translation>2枚→{chain}株1枚</translation>
    </message>
    <message>
        <source>After: cash {cash} · {survivor} {more} · {acquired} {kept}</source>
        <translation>処分後：現金{cash} · {survivor}株{more}枚 · {acquired}株{kept}枚</translation>
    </message>
    <message numerus="yes">
        <source>Choose for all %n</source>
        <translation>
            <numerusform>%n枚をどうするか選ぶ</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>売却</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>すべて売却</translation>
    </message>
    <message>
        <source>Sell, trade or keep</source>
        <translation>売却、株式交換、残す</translation>
    </message>
    <message numerus="yes">
        <source>Settle your %n {chain}</source>
        <translation>
            <numerusform>{chain}株%n枚を処分</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>株式交換</translation>
    </message>
    <message>
        <source>Trade max</source>
        <translation>最大まで交換</translation>
    </message>
    <message>
        <source>Worth nothing until {chain} is founded again</source>
        <translation>{chain}の再設立まで無価値</translation>
    </message>
    <message>
        <source>{count} × {price} = {amount}</source>
        <translation>{count} × {price} = {amount}</translation>
    </message>
    <message>
        <source>{price} each</source>
        <translation>1枚{price}</translation>
    </message>
    <message>
        <source>{price} each then, {bank} left</source>
        <translation>合併後は1枚{price}、残り{bank}枚</translation>
    </message>
    <message>
        <source>{traded} for {received} {chain}</source>
        <translation>{traded}枚→{chain}株{received}枚</translation>
    </message>
</context>
<context>
    <name>DrawerTabs</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>コンピューター%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 6 people play the same deal, one after another</source>
        <translation>2〜6人が同じ配りで順番に遊ぶ</translation>
    </message>
    <message>
        <source>Duplicate in progress: {name} is next.</source>
        <translation>デュプリケートの途中です。次は{name}さんの番です。</translation>
    </message>
    <message>
        <source>A new deal with the same people, edition and computers</source>
        <translation>同じ人、同じ版、同じコンピューターで、新しい配りを遊びます</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>参加者を追加</translation>
    </message>
    <message>
        <source>After you: {names}.</source>
        <translation>このあと：{names}。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>別の配りでもう一度</translation>
    </message>
    <message>
        <source>Place in game</source>
        <translation>ゲーム内の順位</translation>
    </message>
    <message>
        <source>Start the duplicate</source>
        <translation>デュプリケート開始</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>首位との差</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>配当</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>デュプリケート</translation>
    </message>
    <message>
        <source>Duplicate: the same deal, one after another</source>
        <translation>デュプリケート：同じ配りで順番に遊ぶ</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Everyone who kept playing made the same choices.</source>
        <translation>最後まで遊んだ人は全員、同じ選択をしました。</translation>
    </message>
    <message>
        <source>Gave up: {names}.</source>
        <translation>棄権：{names}。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>棄権する</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Done: {names}.</source>
        <translation>終わった人：{names}。</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>資産の推移</translation>
    </message>
    <message>
        <source>I am {name} — continue my game</source>
        <translation>{name}です。自分のゲームを続けます</translation>
    </message>
    <message>
        <source>I am {name} — play</source>
        <translation>{name}です。始めます</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>資産</translation>
    </message>
    <message>
        <source>Name of person {number}</source>
        <translation>{number}人目の名前</translation>
    </message>
    <message>
        <source>New duplicate</source>
        <translation>新しいデュプリケート</translation>
    </message>
    <message>
        <source>No, keep playing</source>
        <translation>いいえ、続けます</translation>
    </message>
    <message>
        <source>Nobody finished the game</source>
        <translation>最後まで遊んだ人はいません</translation>
    </message>
    <message>
        <source>Not in a duplicate: everyone plays the same deal alone, and it stays hidden until all have played</source>
        <translation>デュプリケートでは使えません。同じ配りを1人ずつ遊び、内容は全員が遊び終わるまで伏せられます</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <translation>コンピューターの人数</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Remove person {number}</source>
        <translation>{number}人目を外す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討する</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>検討：{name}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>株券</translation>
    </message>
    <message>
        <source>Duplicate: the comparison</source>
        <translation>デュプリケートの比較</translation>
    </message>
    <message>
        <source>Same deal, games compared</source>
        <translation>同じ配りの比較</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Turn {turn}, the same game up to here:</source>
        <translation>手番{turn}：ここまでは同じゲームでした。</translation>
    </message>
    <message>
        <source>Two to six people take turns at the same deal: the same tiles in the same order, the same seat, the same computers. Nobody sees how the others did until all have played. Then you compare your money, how it grew, and where your games split.</source>
        <translation>2〜6人が同じ配りで順番に遊びます。建物の順番も、席も、コンピューターも同じです。全員が遊び終わるまで、ほかの人の結果は誰にもわかりません。そのあと、資産とその推移、選択が分かれたところを比べます。</translation>
    </message>
    <message>
        <source>How everyone did</source>
        <translation>全員の結果</translation>
    </message>
    <message>
        <source>Where your games split</source>
        <translation>選択が分かれたところ</translation>
    </message>
    <message>
        <source>Who plays, in this order</source>
        <translation>参加者（この順番）</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>ヒント等の使用</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>はい、棄権します</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>{edition}, seed {seed}.</source>
        <translation>{edition}、シード{seed}。</translation>
    </message>
    <message>
        <source>{name}, do you want to give up? Your game then counts as not finished.</source>
        <translation>{name}さんは棄権しますか？このゲームは未完了として扱われます。</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}さん、あなたの番です</translation>
    </message>
    <message>
        <source>{players} did best: {total}</source>
        <translation>最高額は{players}の{total}</translation>
    </message>
    <message>
        <source>{players} did best: {total} each</source>
        <translation>最高額は{players}の各{total}</translation>
    </message>
    <message>
        <source>{player} ({total})</source>
        <translation>{player}（{total}）</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <translation>{player}：{deed}</translation>
    </message>
    <message>
        <source>{table}. Everyone has the same tiles and the same computers. Results stay hidden until all have played, and your game is saved as you play.</source>
        <translation>{table}。建物もコンピューターも全員同じです。結果は全員が遊び終わるまで伏せられます。ゲームは遊んでいる間に保存されます。</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>1st {amount}</source>
        <translation>筆頭株主{amount}</translation>
    </message>
    <message>
        <source>2nd {amount}</source>
        <translation>第2株主{amount}</translation>
    </message>
    <message>
        <source>3rd {amount}</source>
        <translation>第3株主{amount}</translation>
    </message>
    <message>
        <source>Bonuses if {chain} is acquired: {amounts}.</source>
        <translation>{chain}が買収される場合の配当：{amounts}。</translation>
    </message>
    <message>
        <source>No bonus if {chain} is acquired: nobody holds its stock.</source>
        <translation>{chain}が買収される場合、株主がいないため配当はありません。</translation>
    </message>
    <message>
        <source>It becomes safe: it can never be acquired.</source>
        <translation>大規模ホテルチェーンになり、買収されなくなります。</translation>
    </message>
    <message>
        <source>Its stock rises from {before} to {after}.</source>
        <translation>株価は{before}から{after}に上がります。</translation>
    </message>
    <message>
        <source>Nobody holds {chain} stock: no bonus.</source>
        <translation>{chain}には株主がいないため、配当はありません。</translation>
    </message>
    <message>
        <source>After that, the end can be declared.</source>
        <translation>これで終了を宣言できます。</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>founds</source>
        <translation>設立</translation>
    </message>
    <message>
        <source>grows</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>grows {chain}</source>
        <translation>{chain}を拡大</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>merges {chains}</source>
        <translation>合併：{chains}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>配置不能</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>今は配置不可</translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation>{chain}（{size}個）</translation>
    </message>
    <message>
        <source>{chain} bonuses: {amounts}.</source>
        <translation>{chain}の配当：{amounts}。</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>{tile} can never be placed: it would join the safe chains {chains}.</source>
        <translation>{tile}は配置不能です。大規模ホテルチェーン（{chains}）同士がつながってしまいます。</translation>
    </message>
    <message>
        <source>{tile} cannot be placed now: all seven chains are on the board.</source>
        <translation>{tile}は今は配置できません。7つのホテルチェーンがすべて盤上にあります。</translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s).</source>
        <translation>
            <numerusform>{tile}で建物%n個のホテルチェーンを設立します。</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} grows {chain} from {before} to {size} tiles.</source>
        <translation>{tile}で{chain}が建物{before}個から{size}個に拡大します。</translation>
    </message>
    <message>
        <source>{tile} merges {acquired} into {survivor}: {size} tiles.</source>
        <translation>{tile}で合併が発生し、{survivor}が{acquired}を買収して建物{size}個になります。</translation>
    </message>
    <message numerus="yes">
        <source>{tile} merges {chains} into a chain of %n tile(s): you choose which survives.</source>
        <translation>
            <numerusform>{tile}で{chains}が合併し、建物%n個のホテルチェーンになります。どれを存続させるかはあなたが選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} stands alone.</source>
        <translation>{tile}は独立した建物になります。</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>&amp;Go on</source>
        <translation>閉じて続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>ゲームを続ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Show the &amp;report…</source>
        <translation>レポートを表示(&amp;R)…</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>プログラムにエラーが発生しました</translation>
    </message>
    <message>
        <source>You can go on. If anything looks wrong, quit and start the program again.</source>
        <translation>このまま続けられます。表示などがおかしいときは、いったん終了して起動し直してください。</translation>
    </message>
    <message>
        <source>You can keep playing. If anything looks wrong, quit and start the program again: {button} takes you back to the table.</source>
        <translation>このままゲームを続けられます。表示などがおかしいときは、いったん終了して起動し直してください。「{button}」でゲームに戻れます。</translation>
    </message>
    <message>
        <source>Your game is not saved. Save it first with {way}.</source>
        <translation>ゲームは保存されていません。まず「{way}」で保存してください。</translation>
    </message>
    <message>
        <source>Your game is over and saved.</source>
        <translation>ゲームは終了し、保存されています。</translation>
    </message>
    <message>
        <source>Your game is saved, up to the last action.</source>
        <translation>ゲームは最後の行動まで保存されています。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>建物%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Add one {chain}</source>
        <translation>{chain}を1枚追加</translation>
    </message>
    <message>
        <source>Stock exchange</source>
        <translation>株式取引所</translation>
    </message>
    <message>
        <source>acquired</source>
        <translation>買収される</translation>
    </message>
    <message>
        <source>acquired by {chain}</source>
        <translation>{chain}に買収される</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>others {count}</source>
        <translation>他{count}</translation>
    </message>
    <message>
        <source>can be founded</source>
        <translation>設立できる</translation>
    </message>
    <message>
        <source>Cheap</source>
        <translation>低価格</translation>
    </message>
    <message>
        <source>Expensive</source>
        <translation>高価格</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中価格</translation>
    </message>
    <message>
        <source>Seven chains wait for a founder.</source>
        <translation>7つのチェーンが設立を待っています。</translation>
    </message>
    <message>
        <source>can found</source>
        <translation>設立可</translation>
    </message>
    <message>
        <source>cheap {price}</source>
        <translation>低 {price}</translation>
    </message>
    <message>
        <source>cheap: {price} at {size} tiles</source>
        <translation>低価格：{size}個で{price}</translation>
    </message>
    <message>
        <source>expensive {price}</source>
        <translation>高 {price}</translation>
    </message>
    <message>
        <source>expensive: {price} at {size} tiles</source>
        <translation>高価格：{size}個で{price}</translation>
    </message>
    <message>
        <source>medium {price}</source>
        <translation>中 {price}</translation>
    </message>
    <message>
        <source>medium: {price} at {size} tiles</source>
        <translation>中価格：{size}個で{price}</translation>
    </message>
    <message>
        <source>survives or is acquired</source>
        <translation>存続か買収か</translation>
    </message>
    <message>
        <source>waits for a founder</source>
        <translation>設立待ち</translation>
    </message>
    <message>
        <source>you +{amount}</source>
        <translation>あなた +{amount}</translation>
    </message>
    <message>
        <source>you keep {count}</source>
        <translation>あなたの残り{count}</translation>
    </message>
    <message>
        <source>you {count}</source>
        <translation>保有{count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>残り{count}</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>{player} {count}, {place}</source>
        <translation>{player} {count}枚、{place}</translation>
    </message>
    <message>
        <source>{price} a stock at {size} tiles</source>
        <translation>{size}個で株価{price}</translation>
    </message>
    <message>
        <source>{size}, safe</source>
        <translation>{size}、大規模</translation>
    </message>
    <message>
        <source>{stocks} stocks of each. A chain is worth more with every tile, and safe at {size}.</source>
        <translation>株券は各{stocks}枚。チェーンは建物が増えるほど高くなり、{size}個で大規模になります。</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>And from which chain do you take one stock?</source>
        <translation>次に、受け取る株券1枚のチェーンを選んでください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Choose either chain again to undo your choice.</source>
        <translation>選んだチェーンをもう一度選ぶと、取り消せます。</translation>
    </message>
    <message>
        <source>Choose two chains</source>
        <translation>チェーンを2つ選んでください</translation>
    </message>
    <message>
        <source>The bank has no {chain}</source>
        <translation>銀行に{chain}の株券がありません</translation>
    </message>
    <message>
        <source>From which chain do you return two stocks?</source>
        <translation>返す株券2枚のチェーンを選んでください。</translation>
    </message>
    <message>
        <source>You don&apos;t have two {chain} to return</source>
        <translation>{chain}の株券が2枚ないため返せません</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A chain is acquired twice.</source>
        <translation>同じチェーンが2回買収されています。</translation>
    </message>
    <message>
        <source>A chain merges twice.</source>
        <translation>同じチェーンが2回合併しています。</translation>
    </message>
    <message>
        <source>A safe chain cannot be acquired.</source>
        <translation>大規模ホテルチェーンは買収されません。</translation>
    </message>
    <message>
        <source>All seven chains are active: none can be founded.</source>
        <translation>7つのチェーンがすべてアクティブなので、設立できません。</translation>
    </message>
    <message>
        <source>Free stock needs its power card.</source>
        <translation>株券を無料で受け取れるのは、その特殊能力カードを使ったときだけです。</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>ほかのプレイヤーの手番です。</translation>
    </message>
    <message>
        <source>There are more tiles on the board than turns played.</source>
        <translation>ゲーム盤の建物が、手番の数より多くなっています。</translation>
    </message>
    <message>
        <source>There are more turns than decisions.</source>
        <translation>手番の数が、選択の数より多くなっています。</translation>
    </message>
    <message>
        <source>This game has no power cards.</source>
        <translation>このゲームでは特殊能力カードを使いません。</translation>
    </message>
    <message>
        <source>Nobody has anything to decide here.</source>
        <translation>ここで選択することがあるプレイヤーはいません。</translation>
    </message>
    <message>
        <source>Exchanging stock needs its power card.</source>
        <translation>株券を交換できるのは、その特殊能力カードを使ったときだけです。</translation>
    </message>
    <message>
        <source>Start tiles are missing: the board needs one for each player.</source>
        <translation>開始時の建物が足りません（プレイヤー1人につき1つ）。</translation>
    </message>
    <message>
        <source>A merger goes from the largest chain to the smallest.</source>
        <translation>合併するチェーンは大きい順に並びます。</translation>
    </message>
    <message>
        <source>The end cannot be declared here.</source>
        <translation>終了を宣言できる局面ではありません。</translation>
    </message>
    <message>
        <source>The game in this text is over: there is nothing to decide.</source>
        <translation>このテキストのゲームは終了しており、選択することはありません。</translation>
    </message>
    <message>
        <source>The hand has the wrong number of tiles.</source>
        <translation>手持ちの建物の数が合いません。</translation>
    </message>
    <message>
        <source>The headquarters of {chain} is outside the chain.</source>
        <translation>{chain}の本部がチェーンの外にあります。</translation>
    </message>
    <message>
        <source>The largest acquired chain is settled first.</source>
        <translation>買収されたチェーンの株券は、大きいチェーンのものから処分します。</translation>
    </message>
    <message>
        <source>The largest chain survives.</source>
        <translation>存続するのは最大のチェーンです。</translation>
    </message>
    <message>
        <source>The power card in use was not played by the player whose turn it is.</source>
        <translation>使用中の特殊能力カードは手番プレイヤーのものではありません。</translation>
    </message>
    <message>
        <source>The tiles left to place do not fit the decision.</source>
        <translation>これから配置できる建物の数が、選択の内容と合いません。</translation>
    </message>
    <message>
        <source>There are no equal chains to choose from.</source>
        <translation>同じサイズのチェーンがないため、選択の必要がありません。</translation>
    </message>
    <message>
        <source>There are not 108 tiles.</source>
        <translation>建物が108個になっていません。</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a position first.</source>
        <translation>貼り付けるテキストがありません。先に局面をコピーしてください。</translation>
    </message>
    <message>
        <source>This edition has no power cards.</source>
        <translation>この版に特殊能力カードはありません。</translation>
    </message>
    <message>
        <source>In this edition, hands are not replaced.</source>
        <translation>この版では手持ちの引き直しはありません。</translation>
    </message>
    <message>
        <source>In this edition, no tiles are set aside.</source>
        <translation>この版では建物を除外しません。</translation>
    </message>
    <message>
        <source>This text is not a valid position: something is missing or impossible.</source>
        <translation>このテキストはルールに合った局面ではありません。足りない部分か、ゲームではありえない内容があります。</translation>
    </message>
    <message>
        <source>This text is not a position: copy all of it, from { to }.</source>
        <translation>このテキストは局面ではありません。{ から } まで全体をコピーしてください。</translation>
    </message>
    <message>
        <source>This text is too long to be a position.</source>
        <translation>テキストが長すぎて、局面として読み取れません。</translation>
    </message>
    <message>
        <source>Too many tiles are left to place.</source>
        <translation>これから配置できる建物が多すぎます。</translation>
    </message>
    <message>
        <source>Two safe chains never merge.</source>
        <translation>大規模ホテルチェーン同士は合併しません。</translation>
    </message>
    <message>
        <source>{chain} has no headquarters.</source>
        <translation>{chain}に本部がありません。</translation>
    </message>
    <message>
        <source>{chain} has the wrong size.</source>
        <translation>{chain}のサイズが合いません。</translation>
    </message>
    <message>
        <source>{chain} must be one connected group of two or more tiles.</source>
        <translation>{chain}は、接続した2個以上の建物でなければなりません。</translation>
    </message>
    <message>
        <source>{chain} is on the board, but nobody has its stock, not even its founder.</source>
        <translation>{chain}はゲーム盤にありますが、その株券を持つプレイヤーがいません（設立したプレイヤーが1枚受け取ったはずです）。</translation>
    </message>
    <message>
        <source>{chain}: players hold more stock than exists.</source>
        <translation>{chain}：プレイヤーの株券の合計が、全体の枚数を超えています。</translation>
    </message>
    <message>
        <source>{chain}: players hold stock, but no chain has been founded yet.</source>
        <translation>{chain}：プレイヤーが株券を持っていますが、まだどのチェーンも設立されていません。</translation>
    </message>
    <message>
        <source>{player} has no {chain} stock to settle.</source>
        <translation>{player}には処分する{chain}の株券がありません。</translation>
    </message>
    <message>
        <source>{player} has played a power card twice.</source>
        <translation>{player}が同じ特殊能力カードを2回使っています。</translation>
    </message>
    <message>
        <source>{player} has too few tiles: hands are full while the pool has tiles.</source>
        <translation>{player}の手持ちの建物が足りません（プールに建物がある間、手持ちは上限まで補充されます）。</translation>
    </message>
    <message>
        <source>{player} has too many tiles: the tile of this turn is on the board.</source>
        <translation>{player}の手持ちの建物が多すぎます（この手番の建物はすでにゲーム盤にあります）。</translation>
    </message>
    <message>
        <source>{player}: cash must be a multiple of $100.</source>
        <translation>{player}：現金は$100単位です。</translation>
    </message>
    <message>
        <source>{tile} does not merge the chains in question.</source>
        <translation>{tile}を配置しても、対象のチェーンは合併しません。</translation>
    </message>
    <message>
        <source>{tile} does not touch {chain}, which should survive.</source>
        <translation>{tile}は、存続するはずの{chain}に隣接していません。</translation>
    </message>
    <message>
        <source>{tile} founds no chain: it must touch independent tiles and no chain.</source>
        <translation>{tile}ではチェーンを設立できません（独立した建物だけに隣接している必要があります）。</translation>
    </message>
    <message>
        <source>{tile} is in two places.</source>
        <translation>{tile}が2か所にあります。</translation>
    </message>
    <message>
        <source>{tile} was just placed and must be an independent tile on the board.</source>
        <translation>配置したばかりの{tile}は、独立した建物のままゲーム盤になければなりません。</translation>
    </message>
    <message>
        <source>{tile}: independent tiles side by side would be a chain.</source>
        <translation>{tile}：独立した建物が隣り合うとチェーンになるはずです。</translation>
    </message>
    <message>
        <source>{tile}: {chain} touches other tiles.</source>
        <translation>{tile}：{chain}がほかの建物に隣接しています。</translation>
    </message>
</context>
<context>
    <name>FinalAccount</name>
    <message>
        <source>Final account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>Final account · {reason}</source>
        <translation>最終精算 · {reason}</translation>
    </message>
    <message>
        <source>First, the cash</source>
        <translation>まずは現金から</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Paused. {back} and {forth} go step by step, {esc} shows the result.</source>
        <translation>一時停止中。{back}と{forth}で1つずつ前後に移り、{esc}で結果を表示します。</translation>
    </message>
    <message>
        <source>Paused. {space} resumes, {back} and {forth} go step by step, {esc} shows the result.</source>
        <translation>一時停止中。{space}で再開、{back}と{forth}で1つずつ前後に移り、{esc}で結果を表示します。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>And now the last one</source>
        <translation>いよいよ最後のチェーンです</translation>
    </message>
    <message>
        <source>Everything is paid. Two are {amount} apart.</source>
        <translation>精算が終わりました。上位2人の差は{amount}です。</translation>
    </message>
    <message>
        <source>Everything is paid. Two have the same.</source>
        <translation>精算が終わりました。上位2人は同額です。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>No more tiles could be placed</source>
        <translation>配置できる建物がなくなりました</translation>
    </message>
    <message>
        <source>Nobody has stock, so no bonus is paid.</source>
        <translation>株主がいないので、配当はありません。</translation>
    </message>
    <message>
        <source>Only you have stock and get {amount}.</source>
        <translation>株主はあなただけで、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>Only {player} has stock and gets {amount}.</source>
        <translation>株主は{player}だけで、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>写真判定</translation>
    </message>
    <message>
        <source>Playing automatically. {esc} shows the result.</source>
        <translation>自動で進みます。{esc}で結果を表示します。</translation>
    </message>
    <message>
        <source>Playing automatically. {space} pauses, {esc} shows the result.</source>
        <translation>自動で進みます。{space}で一時停止、{esc}で結果を表示します。</translation>
    </message>
    <message>
        <source>The end was declared</source>
        <translation>終了が宣言されました</translation>
    </message>
    <message>
        <source>The stock market holds the most: {amount} stays in the bank.</source>
        <translation>架空プレイヤーが筆頭株主なので、{amount}は銀行に残ります。</translation>
    </message>
    <message>
        <source>The stock market holds the second most: {amount} stays in the bank.</source>
        <translation>架空プレイヤーが第2株主なので、{amount}は銀行に残ります。</translation>
    </message>
    <message>
        <source>first</source>
        <translation>筆頭</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3位</translation>
    </message>
    <message numerus="yes">
        <source>{chain} · %n tile(s) · {price} a stock</source>
        <translation>
            <numerusform>{chain}・建物%n個・株価{price}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} by {amount}, {percent}% of the sum</source>
        <translation>{player}が{amount}差で勝利（総額の{percent}%）</translation>
    </message>
    <message>
        <source>Then the bank pays each chain&apos;s bonuses and buys back its stock, smallest chain first.</source>
        <translation>続いて、小さいチェーンから順に、銀行が配当を支払い、株券を買い取ります。</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>What everyone has</source>
        <translation>全員の資産</translation>
    </message>
    <message>
        <source>You declared the end</source>
        <translation>あなたが終了を宣言しました</translation>
    </message>
    <message>
        <source>You have the most stock and get {amount}.</source>
        <translation>あなたが筆頭株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>You have the second most and get {amount}.</source>
        <translation>あなたが第2株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>You have the third most and get {amount}.</source>
        <translation>あなたが第3株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>the stock market</source>
        <translation>架空プレイヤー</translation>
    </message>
    <message>
        <source>{players} share the {bonus}: {amount} each.</source>
        <translation>{players}が{bonus}を分け、{amount}ずつ受け取ります。</translation>
    </message>
    <message>
        <source>{players}: a dead heat</source>
        <translation>{players}が同着</translation>
    </message>
    <message>
        <source>{player} declared the end</source>
        <translation>{player}が終了を宣言しました</translation>
    </message>
    <message>
        <source>{player} has the most stock and gets {amount}.</source>
        <translation>{player}が筆頭株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>{player} has the second most and gets {amount}.</source>
        <translation>{player}が第2株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>{player} has the third most and gets {amount}.</source>
        <translation>{player}が第3株主で、{amount}を受け取ります。</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player}：{total}</translation>
    </message>
    <message>
        <source>{player} {total} ({gain})</source>
        <translation>{player}：{total}（{gain}）</translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message numerus="yes">
        <source>%n finished game(s), newest first</source>
        <translation>
            <numerusform>終了したゲーム%n件（新しい順）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) cannot be read</source>
        <translation>
            <numerusform>終了したゲームのうち%n件は読み込めません</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>見る(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>検討する(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>There are no finished games.</source>
        <translation>終了したゲームはありません。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>{edition}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}、%n手番、{time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition}, won by {players}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}、勝者：{players}、%n手番、{time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Founding</name>
    <message>
        <source>The bank has none left: you receive no stock.</source>
        <translation>銀行に株券がないため、受け取れません。</translation>
    </message>
    <message>
        <source>The bank has none left: you receive {price}.</source>
        <translation>銀行に株券がないため、代わりに{price}を受け取ります。</translation>
    </message>
    <message>
        <source>The stock of an expensive chain costs more, and its bonuses are higher.</source>
        <translation>高いチェーンの株券は値が張りますが、配当も多くなります。</translation>
    </message>
    <message>
        <source>You receive 1 stock.</source>
        <translation>株券1枚を受け取ります。</translation>
    </message>
    <message numerus="yes">
        <source>{chain} starts with %n tile(s) at {price} a stock.</source>
        <translation>
            <numerusform>{chain}は建物%n個、株価{price}で始まります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message numerus="yes">
        <source>%n merger(s), with showers of bonuses.</source>
        <translation>
            <numerusform>合併%n回、ところにより配当。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture, 1200 × 900</source>
        <translation>画像、1200×900</translation>
    </message>
    <message>
        <source>After {count} changes of the lead: {player}</source>
        <translation>首位交代{count}回、最後は{player}</translation>
    </message>
    <message>
        <source>Ahead since turn {since}, and never caught</source>
        <translation>手番{since}から首位を譲らず</translation>
    </message>
    <message>
        <source>All chains stand to the end, and {total} win</source>
        <translation>全チェーンが最後まで残り、{total}が勝利</translation>
    </message>
    <message>
        <source>All on stock: {player}</source>
        <translation>株券が決め手、{player}</translation>
    </message>
    <message>
        <source>Behind until the last turn, {amount} ahead at the end</source>
        <translation>最後の手番まで追う側、結果は{amount}差</translation>
    </message>
    <message>
        <source>Bell by {declarer}, prize to {winner}</source>
        <translation>鐘は{declarer}、賞金は{winner}</translation>
    </message>
    <message>
        <source>By a nose: {player}</source>
        <translation>ハナ差の勝利、{player}</translation>
    </message>
    <message>
        <source>Calm: no merger.</source>
        <translation>穏やか、合併なし。</translation>
    </message>
    <message>
        <source>Cash is king: {player}</source>
        <translation>現金こそ王様、{player}</translation>
    </message>
    <message>
        <source>City full: {player}, by {amount}</source>
        <translation>街は満杯、{player}が{amount}差</translation>
    </message>
    <message>
        <source>Closing account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>Dead heat: {players}</source>
        <translation>同着優勝、{players}</translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>配り：{seed}</translation>
    </message>
    <message>
        <source>Each bonus and each sale</source>
        <translation>すべての配当と売却</translation>
    </message>
    <message>
        <source>Every majority: {player}</source>
        <translation>筆頭株主を総なめ、{player}</translation>
    </message>
    <message>
        <source>First in each chain that was paid: {total}</source>
        <translation>精算された全チェーンで筆頭株主、{total}</translation>
    </message>
    <message>
        <source>First: {player}, by {amount}</source>
        <translation>優勝は{player}、{amount}差</translation>
    </message>
    <message>
        <source>From last to first: {player}</source>
        <translation>最下位からの逆転、{player}</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>一面</translation>
    </message>
    <message>
        <source>In front all the way: {player}</source>
        <translation>終始首位、{player}</translation>
    </message>
    <message>
        <source>In front for good</source>
        <translation>首位固め</translation>
    </message>
    <message>
        <source>Landslide: {player}, by {amount}</source>
        <translation>圧勝、{player}が{amount}差</translation>
    </message>
    <message>
        <source>Last at half-time, {amount} ahead at the bell</source>
        <translation>折り返しでは最下位、終わってみれば{amount}差</translation>
    </message>
    <message>
        <source>Made of bonuses: {player}</source>
        <translation>配当長者、{player}</translation>
    </message>
    <message>
        <source>Never the largest holder, yet first: {player}</source>
        <translation>筆頭株主ゼロで優勝、{player}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>No other chain is left. First prize, with {total}: {player}</source>
        <translation>ほかのチェーンはすべて消滅。優勝は{total}の{player}</translation>
    </message>
    <message>
        <source>No tile fits any more, and the account decides</source>
        <translation>置ける建物はもうなく、精算が勝者を決める</translation>
    </message>
    <message>
        <source>Not a dollar left in turn {broke}, {total} at the end</source>
        <translation>手番{broke}で所持金ゼロ、終わりには{total}</translation>
    </message>
    <message>
        <source>Not one merger: {player}</source>
        <translation>合併なき一戦、{player}が制す</translation>
    </message>
    <message>
        <source>Not one primary bonus at the end, and still {total}</source>
        <translation>最後の筆頭株主配当は一つもなく、それでも{total}</translation>
    </message>
    <message>
        <source>Only {amount} between first and second after {turns} turns</source>
        <translation>{turns}手番の末、上位2人の差はわずか{amount}</translation>
    </message>
    <message>
        <source>Out of sight: {player}</source>
        <translation>独走、{player}</translation>
    </message>
    <message>
        <source>Over before half the city stood: {player}</source>
        <translation>街の半分で早々の決着、{player}</translation>
    </message>
    <message>
        <source>Photo finish: {player}, by {amount}</source>
        <translation>写真判定、{player}が{amount}差</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Rags to riches: {player}</source>
        <translation>無一文からの大逆転、{player}</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>ゲームの検討</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配りでもう一度</translation>
    </message>
    <message>
        <source>Save the front page</source>
        <translation>一面を保存</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Stock prices</source>
        <translation>株価</translation>
    </message>
    <message>
        <source>Stolen at the bell: {player}</source>
        <translation>終了間際の逆転、{player}</translation>
    </message>
    <message>
        <source>The Acquire Herald</source>
        <translation>アクワイア新聞</translation>
    </message>
    <message>
        <source>The bell rings in turn {turns}, to the surprise of many</source>
        <translation>手番{turns}の鐘に驚きの声</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>最高の手番</translation>
    </message>
    <message>
        <source>The city at the bell: {chains}.</source>
        <translation>終了時の街：{chains}。</translation>
    </message>
    <message>
        <source>The end came {amount} too soon</source>
        <translation>終了宣言は{amount}分早すぎた</translation>
    </message>
    <message>
        <source>The full account</source>
        <translation>精算の詳細</translation>
    </message>
    <message>
        <source>The great takeover</source>
        <translation>大型合併</translation>
    </message>
    <message>
        <source>The last change was the one that counted</source>
        <translation>決め手は最後の首位交代</translation>
    </message>
    <message>
        <source>The masters are beaten by {amount}</source>
        <translation>強豪が{amount}差で敗れる</translation>
    </message>
    <message>
        <source>The same deal, for all who think it was luck.</source>
        <translation>運のせいだと思う方に、同じ配りをもう一度。</translation>
    </message>
    <message>
        <source>The same players, other tiles</source>
        <translation>同じプレイヤー、別の建物</translation>
    </message>
    <message>
        <source>The stock to have</source>
        <translation>狙い目の株券</translation>
    </message>
    <message>
        <source>The upset of the year: {player}</source>
        <translation>大番狂わせ、{player}</translation>
    </message>
    <message>
        <source>The {paid} takeover: {player}</source>
        <translation>{paid}の大合併、勝者は{player}</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>明日</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>Turn {turn} fills many pockets, and one of them wins</source>
        <translation>手番{turn}の配当が勝負を動かす</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>天気</translation>
    </message>
    <message>
        <source>Where did I lose money?</source>
        <translation>どこで損をした？</translation>
    </message>
    <message>
        <source>You know the tiles now</source>
        <translation>建物の順番はもうわかっています</translation>
    </message>
    <message>
        <source>Your best: {amount}</source>
        <translation>自己最高：{amount}</translation>
    </message>
    <message>
        <source>Your new best: {amount}</source>
        <translation>自己最高を更新：{amount}</translation>
    </message>
    <message>
        <source>{bonuses} of {total} came from bonuses</source>
        <translation>{total}のうち{bonuses}が配当</translation>
    </message>
    <message>
        <source>{chain} ends it: {player}, by {amount}</source>
        <translation>{chain}が決着、{player}が{amount}差</translation>
    </message>
    <message>
        <source>{chain} owns the city</source>
        <translation>{chain}、街を独占</translation>
    </message>
    <message>
        <source>{chain} {price}</source>
        <translation>{chain} {price}</translation>
    </message>
    <message>
        <source>{chain} {size}</source>
        <translation>{chain} {size}</translation>
    </message>
    <message>
        <source>{count} won in a row</source>
        <translation>{count}連勝中</translation>
    </message>
    <message>
        <source>{percent}% of {total} lay in cash before the account</source>
        <translation>{total}の{percent}%が精算前の現金</translation>
    </message>
    <message>
        <source>{share}% of the sum between first and second</source>
        <translation>上位2人の差は総額の{share}%</translation>
    </message>
    <message>
        <source>{size} tiles: too large to go on</source>
        <translation>建物{size}個、もう続けられない</translation>
    </message>
    <message>
        <source>{stock} of {total} came from stock at the end</source>
        <translation>{total}のうち{stock}は最後の株券売却から</translation>
    </message>
    <message>
        <source>{total} at the bell in turn {turns}</source>
        <translation>手番{turns}の終了時に{total}</translation>
    </message>
    <message>
        <source>{total} at the bell, and nobody near</source>
        <translation>終了時{total}、追う者なし</translation>
    </message>
    <message>
        <source>{total} each: not a dollar between them</source>
        <translation>ともに{total}、差はまったくなし</translation>
    </message>
    <message>
        <source>{total}: more than twice as much as anybody else</source>
        <translation>{total}、ほかの誰よりも倍以上</translation>
    </message>
    <message>
        <source>{turn} · {reason}</source>
        <translation>{turn}・{reason}</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>{played}回中{won}勝</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The table</source>
        <translation>対戦画面</translation>
    </message>
</context>
<context>
    <name>Guests</name>
    <message>
        <source>A fair share for the old staff.</source>
        <translation>古くからの仲間にも、いいごほうびね。</translation>
    </message>
    <message>
        <source>A fine piece for my cabinet.</source>
        <translation>飾り棚にぴったりの逸品ね。</translation>
    </message>
    <message>
        <source>A fine suit opens doors.</source>
        <translation>上等な服は、扉を開けるものさ。</translation>
    </message>
    <message>
        <source>A good house, nothing fancy.</source>
        <translation>飾らなくても、いい宿になりますよ。</translation>
    </message>
    <message>
        <source>A grand door, and a back door.</source>
        <translation>立派な玄関には、裏口もあるもの。</translation>
    </message>
    <message>
        <source>A little something for my silence.</source>
        <translation>口止め料として、頂いておきます。</translation>
    </message>
    <message>
        <source>A loss. It is in the books.</source>
        <translation>損失ですな。計上いたしました。</translation>
    </message>
    <message>
        <source>A small find, but a pretty one.</source>
        <translation>小さいけれど、すてきな掘り出し物。</translation>
    </message>
    <message>
        <source>A sound investment, I believe.</source>
        <translation>堅実な投資かと存じます。</translation>
    </message>
    <message>
        <source>All that work, and no wages!</source>
        <translation>あんなに働いて、お給料なし？</translation>
    </message>
    <message>
        <source>Bait for bigger fish.</source>
        <translation>大物を釣る、いい餌になる。</translation>
    </message>
    <message>
        <source>Costly, but solid.</source>
        <translation>高くつきますが、手堅い。</translation>
    </message>
    <message>
        <source>Cut the ribbon, please!</source>
        <translation>さあ、テープカットをお願い！</translation>
    </message>
    <message>
        <source>Delicious. Who&apos;s next?</source>
        <translation>うまかった。さて、お次は？</translation>
    </message>
    <message>
        <source>Dinner is over. The bill, please!</source>
        <translation>ごちそうさま。お勘定を！</translation>
    </message>
    <message>
        <source>Double or nothing. Double it is!</source>
        <translation>倍か、無か。倍と出たね！</translation>
    </message>
    <message>
        <source>Enough for a new crane.</source>
        <translation>新しいクレーンが買えそうね。</translation>
    </message>
    <message>
        <source>Even a place bet pays.</source>
        <translation>複勝だって、払い戻しはあるのさ。</translation>
    </message>
    <message>
        <source>Even shadows stumble.</source>
        <translation>影も、つまずくことはあります。</translation>
    </message>
    <message>
        <source>Every dollar finds its place.</source>
        <translation>どのお金にも、居場所があるものです。</translation>
    </message>
    <message>
        <source>Every empire starts with one lobby.</source>
        <translation>どんな帝国も、始まりは小さなロビーよ。</translation>
    </message>
    <message>
        <source>For once, only the best.</source>
        <translation>たまには、とびきりのを。</translation>
    </message>
    <message>
        <source>Fortune smiles on a new sign.</source>
        <translation>新しい看板には、運が向くもんさ。</translation>
    </message>
    <message>
        <source>I can&apos;t complain.</source>
        <translation>文句はありません。</translation>
    </message>
    <message>
        <source>I never say no to dessert.</source>
        <translation>デザートは断らない主義でね。</translation>
    </message>
    <message>
        <source>I raised it, and it pays me back.</source>
        <translation>育てた甲斐があったわ。ご恩返しね。</translation>
    </message>
    <message>
        <source>I&apos;ll keep it as a souvenir.</source>
        <translation>思い出に取っておくわ。</translation>
    </message>
    <message>
        <source>I&apos;ll keep the old letterhead.</source>
        <translation>古い便せんは、記念にいただくわね。</translation>
    </message>
    <message>
        <source>In cash, if you please.</source>
        <translation>現金で頂戴いたします。</translation>
    </message>
    <message>
        <source>It happens. On we go.</source>
        <translation>よくあることです。さあ、続けましょう。</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>時間の問題でした。</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>待った甲斐があったわ。</translation>
    </message>
    <message>
        <source>Jackpot!</source>
        <translation>大当たり！</translation>
    </message>
    <message>
        <source>Ladies and gentlemen, last orders!</source>
        <translation>皆さま、ラストオーダーです！</translation>
    </message>
    <message>
        <source>Last round. Place your bets!</source>
        <translation>最後の勝負だ。さあ、張った張った！</translation>
    </message>
    <message>
        <source>Let us open the books.</source>
        <translation>では、帳簿を開きましょう。</translation>
    </message>
    <message>
        <source>Lights out.</source>
        <translation>では、明かりを消しましょう。</translation>
    </message>
    <message>
        <source>No hard feelings, I hope.</source>
        <translation>どうか、悪く思わないでください。</translation>
    </message>
    <message>
        <source>Not bad for a quiet day.</source>
        <translation>静かな一日にしては、上出来です。</translation>
    </message>
    <message>
        <source>Now that&apos;s room service.</source>
        <translation>これぞルームサービスだ。</translation>
    </message>
    <message>
        <source>Now there&apos;s room to build.</source>
        <translation>これで思いきり建てられるわ。</translation>
    </message>
    <message>
        <source>Oh well. I shall build another.</source>
        <translation>いいわ。また次を建てるもの。</translation>
    </message>
    <message>
        <source>One brick, then the next.</source>
        <translation>レンガは、一段ずつ積むのよ。</translation>
    </message>
    <message>
        <source>One more for the album.</source>
        <translation>アルバムの空きが、また埋まったわ。</translation>
    </message>
    <message>
        <source>One step at a time.</source>
        <translation>一歩ずつ参りましょう。</translation>
    </message>
    <message>
        <source>Only marble will do for this one.</source>
        <translation>ここだけは、大理石でなくちゃ。</translation>
    </message>
    <message>
        <source>Pour the concrete!</source>
        <translation>さあ、コンクリートを流して！</translation>
    </message>
    <message>
        <source>Quietly, please.</source>
        <translation>どうか、お静かに。</translation>
    </message>
    <message>
        <source>Roll out the carpet, I feel lucky!</source>
        <translation>赤じゅうたんを敷きな、今日はツイてる！</translation>
    </message>
    <message>
        <source>Shall we call it a day?</source>
        <translation>今日は、このへんにしましょうか。</translation>
    </message>
    <message>
        <source>Small today, on my plate tomorrow.</source>
        <translation>今日は小粒、明日は私の皿の上さ。</translation>
    </message>
    <message>
        <source>Somebody ate my lunch.</source>
        <translation>昼めしを横取りされたよ。</translation>
    </message>
    <message>
        <source>That pays for a few more floors.</source>
        <translation>これで、もう何階か伸ばせるわ。</translation>
    </message>
    <message>
        <source>The best rooms, all on one card!</source>
        <translation>いちばんいい部屋に、全部賭けた！</translation>
    </message>
    <message>
        <source>The collection is complete.</source>
        <translation>これでコレクションは完成ね。</translation>
    </message>
    <message>
        <source>The figures spoke for it.</source>
        <translation>数字がそう申しておりました。</translation>
    </message>
    <message>
        <source>The rarest of the set.</source>
        <translation>そろいの中でも、いちばんの珍品よ。</translation>
    </message>
    <message>
        <source>The roof is on. Tools down!</source>
        <translation>屋根が載ったわ。みんな、お疲れさま！</translation>
    </message>
    <message>
        <source>This one will touch the clouds.</source>
        <translation>これは雲まで届くわよ。</translation>
    </message>
    <message>
        <source>Time to balance the books.</source>
        <translation>そろそろ、帳簿を締めましょう。</translation>
    </message>
    <message>
        <source>Welcome to the family.</source>
        <translation>ようこそ、わが家へ。</translation>
    </message>
    <message>
        <source>You never saw me here.</source>
        <translation>私がここにいたことは、ご内密に。</translation>
    </message>
    <message>
        <source>You should have looked my way.</source>
        <translation>私にも、目を向けておくべきでしたね。</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>勝つ日もあれば、負ける日もある。</translation>
    </message>
    <message>
        <source>{player}: “{line}”</source>
        <translation>{player}：「{line}」</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>ガイドの本文</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Covered tile</source>
        <translation>伏せた建物</translation>
    </message>
    <message>
        <source>Place {number} of the rack, empty</source>
        <translation>手持ち{number}番、なし</translation>
    </message>
    <message>
        <source>Tile {number}: {tile}, {effect}</source>
        <translation>手持ち{number}番：{tile}、{effect}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>手持ちの建物</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{tile}, hint {number}</source>
        <translation>{tile}、ヒント{number}</translation>
    </message>
    <message>
        <source>{tile}, hint {number}, the best</source>
        <translation>{tile}、ヒント{number}、最善</translation>
    </message>
    <message>
        <source>{tile}, {meaning}</source>
        <translation>{tile}、{meaning}</translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>A small {place} after a number: {rank}</source>
        <translation>数字の右の小さな{place}：{rank}</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>現金</translation>
    </message>
    <message>
        <source>Holdings of all players</source>
        <translation>全プレイヤーの資産</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>株価</translation>
    </message>
    <message>
        <source>Price ($)</source>
        <translation>株価（$）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Dotted line: added up from what was announced</source>
        <translation>点線：公表された分の合計</translation>
    </message>
    <message>
        <source>primary stockholder</source>
        <translation>筆頭株主</translation>
    </message>
    <message>
        <source>secondary stockholder</source>
        <translation>第2株主</translation>
    </message>
    <message>
        <source>tertiary stockholder</source>
        <translation>第3株主</translation>
    </message>
    <message>
        <source>{chain}: not on the board</source>
        <translation>{chain}：盤上にありません</translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}</source>
        <translation>{chain}：建物{size}個、{price}</translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}, safe</source>
        <translation>{chain}：建物{size}個、{price}、大規模</translation>
    </message>
    <message>
        <source>{player}, deciding now</source>
        <translation>{player}、選択中</translation>
    </message>
</context>
<context>
    <name>HotelAccount</name>
    <message>
        <source>Click to see the board.</source>
        <translation>クリックするとゲーム盤に戻ります。</translation>
    </message>
    <message>
        <source>The last round was played.</source>
        <translation>最後のラウンドが終わりました。</translation>
    </message>
    <message>
        <source>A bankruptcy ended the game.</source>
        <translation>破産により、ゲームは終了です。</translation>
    </message>
    <message>
        <source>You are in place {place} of {count} with {total}.</source>
        <translation>あなたは{total}で、{count}人中{place}位です。</translation>
    </message>
    <message>
        <source>You win with {total}!</source>
        <translation>{total}であなたの勝ち！</translation>
    </message>
    <message>
        <source>{players} tie for first with {total}</source>
        <translation>{players}がともに{total}で勝利</translation>
    </message>
    <message>
        <source>{player} reached {amount} in cash and won at once.</source>
        <translation>{player}の現金が{amount}に達し、その場で勝ちが決まりました。</translation>
    </message>
    <message>
        <source>{player} wins with {total}</source>
        <translation>{total}で{player}の勝ち</translation>
    </message>
</context>
<context>
    <name>HotelActions</name>
    <message>
        <source>A night costs {fee} there.</source>
        <translation>1泊{fee}です。</translation>
    </message>
    <message>
        <source>A night then costs {fee}.</source>
        <translation>そのあとは1泊{fee}になります。</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>All its entrances are sold, too.</source>
        <translation>入口もすべて売られます。</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount}で入札する</translation>
    </message>
    <message>
        <source>Buy {hotel} for {price}</source>
        <translation>{hotel}を{price}で買う</translation>
    </message>
    <message>
        <source>Fully built: {price} more, {fee} a night.</source>
        <translation>すべて建てるとあと{price}、1泊{fee}です。</translation>
    </message>
    <message>
        <source>Discard it and draw another</source>
        <translation>捨てて別のカードを引く</translation>
    </message>
    <message>
        <source>Discard the entrance</source>
        <translation>入口を捨てる</translation>
    </message>
    <message numerus="yes">
        <source>Drive %n space(s)</source>
        <translation>
            <numerusform>%nマス進む</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Entrance of {hotel} at {tile}</source>
        <translation>{tile}に{hotel}の入口</translation>
    </message>
    <message>
        <source>Give the entrance to {player}</source>
        <translation>入口を{player}に渡す</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>価格は{price}です。</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>交換しない</translation>
    </message>
    <message>
        <source>Don&apos;t claim it</source>
        <translation>請求しない</translation>
    </message>
    <message>
        <source>Claim {amount}</source>
        <translation>{amount}を請求する</translation>
    </message>
    <message>
        <source>Double the list price of {price}.</source>
        <translation>定価{price}の2倍です。</translation>
    </message>
    <message>
        <source>Free of charge.</source>
        <translation>無料です。</translation>
    </message>
    <message>
        <source>Seller: {owner}.</source>
        <translation>売り手：{owner}。</translation>
    </message>
    <message>
        <source>Half of the list price of {price}.</source>
        <translation>定価{price}の半額です。</translation>
    </message>
    <message>
        <source>Ask me again later in this turn</source>
        <translation>この手番でまたたずねる</translation>
    </message>
    <message>
        <source>Drive {spaces} spaces</source>
        <translation>{spaces}マス進む</translation>
    </message>
    <message>
        <source>It will belong to {hotel} instead of {before}.</source>
        <translation>{before}ではなく{hotel}の入口になります。</translation>
    </message>
    <message>
        <source>List price {price}.</source>
        <translation>定価{price}。</translation>
    </message>
    <message>
        <source>Lost: {structures}, list price {price}.</source>
        <translation>失うもの：{structures}（定価{price}）。</translation>
    </message>
    <message>
        <source>Owner: {player}.</source>
        <translation>所有者：{player}。</translation>
    </message>
    <message>
        <source>Pay the fine and leave</source>
        <translation>罰金を払って出る</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount}を払う</translation>
    </message>
    <message>
        <source>Pay {amount} and build</source>
        <translation>{amount}を払って建てる</translation>
    </message>
    <message>
        <source>Pay {amount} and build nothing</source>
        <translation>{amount}を払い、何も建てない</translation>
    </message>
    <message>
        <source>Pay {amount}, draw a card, then throw for a normal turn.</source>
        <translation>{amount}を払ってカードを1枚引き、通常の手番と同じようにダイスを振ります。</translation>
    </message>
    <message>
        <source>Pay {amount}, then throw for a normal turn.</source>
        <translation>{amount}を払い、ふつうの手番として振ります。</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>カードを使わない</translation>
    </message>
    <message>
        <source>Play no card in this turn</source>
        <translation>この手番ではカードを使わない</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>「{card}」を使う</translation>
    </message>
    <message>
        <source>Play {card} on {player}</source>
        <translation>{player}に「{card}」を使う</translation>
    </message>
    <message>
        <source>Play {card}: turn the dice to {dice}</source>
        <translation>「{card}」を使う：ダイスを{dice}に変える</translation>
    </message>
    <message>
        <source>Put it off until your next turn</source>
        <translation>次の手番まで延ばす</translation>
    </message>
    <message>
        <source>Sell {hotel}&apos;s entrance at {tile} for {price}</source>
        <translation>{tile}にある{hotel}の入口を{price}で売る</translation>
    </message>
    <message>
        <source>Sell {hotel}&apos;s {structure} for {price}</source>
        <translation>{hotel}の{structure}を{price}で売る</translation>
    </message>
    <message>
        <source>Sold: {structures} for {price}.</source>
        <translation>売るもの：{structures}（{price}）。</translation>
    </message>
    <message>
        <source>The highest bid takes it, however low. If nobody bids, the Bank pays {price} and tears everything down.</source>
        <translation>どんなに安くても、最も高い入札に決まります。入札がなければ、銀行が{price}で買い取り、すべて取り壊します。</translation>
    </message>
    <message>
        <source>The highest bid takes it, however low. If nobody bids, the Bank pays {price} for the land.</source>
        <translation>どんなに安くても、最も高い入札に決まります。入札がなければ、銀行が{price}で土地を買い取ります。</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>ダイスを振る</translation>
    </message>
    <message>
        <source>{hotel}: up to {structure}</source>
        <translation>{hotel}：{structure}まで</translation>
    </message>
    <message>
        <source>{list}, {half} or {double}. A night still costs {fee}.</source>
        <translation>{list}、{half}または{double}。1泊{fee}のままです。</translation>
    </message>
    <message>
        <source>{list}, {half} or {double}. A night then costs {fee}.</source>
        <translation>{list}、{half}または{double}。そのあとは1泊{fee}になります。</translation>
    </message>
    <message>
        <source>The first entrance goes on the starred place.</source>
        <translation>最初の入口は星印の場所に置きます。</translation>
    </message>
    <message>
        <source>You lose the permission and pay nothing.</source>
        <translation>許可は無効になり、支払いはありません。</translation>
    </message>
    <message>
        <source>Turn the entrance at {tile} around</source>
        <translation>{tile}の入口の向きを変える</translation>
    </message>
    <message>
        <source>You will have {cash} left.</source>
        <translation>残りは{cash}です。</translation>
    </message>
    <message>
        <source>Put {hotel} up for auction</source>
        <translation>{hotel}を競売にかける</translation>
    </message>
    <message>
        <source>Sell the entrance</source>
        <translation>入口を売る</translation>
    </message>
    <message>
        <source>Stay in the Car Park</source>
        <translation>駐車場に残る</translation>
    </message>
    <message>
        <source>Stop bidding</source>
        <translation>入札をやめる</translation>
    </message>
    <message>
        <source>The Bank pays {amount}.</source>
        <translation>銀行が{amount}で買い取ります。</translation>
    </message>
    <message>
        <source>Throw for the nights</source>
        <translation>泊数のダイスを振る</translation>
    </message>
    <message>
        <source>Throw to leave the Car Park</source>
        <translation>駐車場を出るためにダイスを振る</translation>
    </message>
    <message numerus="yes">
        <source>and %n more for {cost}</source>
        <translation>
            <numerusform>（さらに{cost}で%nマス）</numerusform>
        </translation>
    </message>
    <message>
        <source>You give up {amount}.</source>
        <translation>{amount}は受け取れなくなります。</translation>
    </message>
    <message numerus="yes">
        <source>{cash} and %n event card(s).</source>
        <translation>
            <numerusform>{cash}とイベントカード%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cash}.</source>
        <translation>{cash}。</translation>
    </message>
    <message>
        <source>{hotel}: entrance at {tile}</source>
        <translation>{hotel}：{tile}の入口</translation>
    </message>
    <message>
        <source>{hotel}: {steps}</source>
        <translation>{hotel}：{steps}</translation>
    </message>
</context>
<context>
    <name>HotelBoard</name>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ゲーム盤</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>市庁舎</translation>
    </message>
    <message>
        <source>bare land</source>
        <translation>更地</translation>
    </message>
    <message>
        <source>car of {player}</source>
        <translation>{player}の車</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>休業中</translation>
    </message>
    <message>
        <source>entrance of {hotel} ({owner}), {fee} a night</source>
        <translation>{hotel}の入口（{owner}）、1泊{fee}</translation>
    </message>
    <message>
        <source>for sale: {price}</source>
        <translation>売り出し中：{price}</translation>
    </message>
    <message>
        <source>{fee} a night</source>
        <translation>1泊{fee}</translation>
    </message>
</context>
<context>
    <name>HotelCards</name>
    <message>
        <source>Antitrust</source>
        <translation>独占禁止</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>物乞い</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>Court Decision</source>
        <translation>判決</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>地震</translation>
    </message>
    <message>
        <source>Financial Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Framed</source>
        <translation>ぬれぎぬ</translation>
    </message>
    <message>
        <source>Friend of the Mayor</source>
        <translation>市長の友人</translation>
    </message>
    <message>
        <source>Go to the Car Park at once. Your turn is over.</source>
        <translation>ただちに駐車場へ行きます。手番は終わりです。</translation>
    </message>
    <message>
        <source>Happy Birthday</source>
        <translation>誕生日</translation>
    </message>
    <message>
        <source>Hooligans</source>
        <translation>暴徒</translation>
    </message>
    <message>
        <source>Huge Tip</source>
        <translation>大盤振る舞い</translation>
    </message>
    <message>
        <source>Interest Rates</source>
        <translation>利息</translation>
    </message>
    <message>
        <source>After choosing how far to drive, go on as many spaces as you like for {tip} each.</source>
        <translation>進む数を選んだあと、1マス{tip}で好きなだけ先へ進めます。</translation>
    </message>
    <message>
        <source>An opponent who crosses the Bank line gets nothing from the Bank.</source>
        <translation>銀行の線を越えた相手は、銀行から何も受け取れません。</translation>
    </message>
    <message>
        <source>Every car that reaches the start space stops there until all have arrived. Hotels of resting players are closed.</source>
        <translation>スタートのマスに来た車は、全員がそろうまでそこで待ちます。休んでいる人のホテルは閉まります。</translation>
    </message>
    <message>
        <source>Give {bankrupt} to a bankrupt player. If there is none, give {poorest} to the opponent with the least cash.</source>
        <translation>破産したプレイヤー1人に{bankrupt}を渡します。いなければ、現金が最も少ない相手に{poorest}を渡します。</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>維持費</translation>
    </message>
    <message>
        <source>Mind Control</source>
        <translation>マインド・コントロール</translation>
    </message>
    <message>
        <source>Night in the Limousine</source>
        <translation>リムジンの一夜</translation>
    </message>
    <message>
        <source>Sell the newest extension of one of your hotels to the Bank at half price. Only if all of them are finished do leisure grounds go instead.</source>
        <translation>自分のホテル1軒の最後に建てた増築を、半額で銀行に売ります。すべてのホテルが完成しているときに限り、代わりに娯楽施設を売ります。</translation>
    </message>
    <message>
        <source>The Bank takes all your cash. Then each opponent gives you up to {ponzi}.</source>
        <translation>現金をすべて銀行に渡します。そのあと、相手全員から1人あたり{ponzi}まで受け取ります。</translation>
    </message>
    <message>
        <source>Turn the die of an opponent&apos;s throw upside down.</source>
        <translation>相手が振ったダイスを上下裏返しにします。</translation>
    </message>
    <message>
        <source>You lose one of your entrances and pay the Bank {damage}. If you have no hotel, nothing happens.</source>
        <translation>自分の入口を1つ失い、銀行に{damage}を払います。ホテルがなければ何も起きません。</translation>
    </message>
    <message>
        <source>One of your hotels loses as many structures as a die shows. If you own several, the permission die decides which one is hit.</source>
        <translation>自分のホテル1軒が、ダイスの目の数だけ建物を失います。ホテルが複数あるときは、どのホテルになるかは許可ダイスで決まります。</translation>
    </message>
    <message>
        <source>Overdue Tax</source>
        <translation>税金の滞納</translation>
    </message>
    <message>
        <source>Patron of the Arts</source>
        <translation>芸術のパトロン</translation>
    </message>
    <message>
        <source>Pay each opponent {patron}.</source>
        <translation>相手それぞれに{patron}を払います。</translation>
    </message>
    <message>
        <source>Pay the Bank {land} for each property, {structure} for each structure and {entrance} for each entrance you own.</source>
        <translation>自分の土地1つにつき{land}、建物1棟につき{structure}、入口1つにつき{entrance}を銀行に払います。</translation>
    </message>
    <message>
        <source>Saves you once from the Car Park or from Resting Days.</source>
        <translation>駐車場か休業日を1回だけ避けられます。</translation>
    </message>
    <message>
        <source>Send any opponent to the Car Park, on your turn or just before an opponent throws.</source>
        <translation>自分の手番か、相手がダイスを振る直前に、相手1人を駐車場へ送ります。</translation>
    </message>
    <message>
        <source>Sleep in your car and pay nothing for one stay, even after throwing for the nights.</source>
        <translation>車の中で眠り、1回分の宿泊料を払わずにすみます。泊数が決まったあとでも使えます。</translation>
    </message>
    <message>
        <source>Your opponents give you {birthday} in all, in equal shares. Anyone who can&apos;t pay in full gives all their cash and draws a card.</source>
        <translation>相手全員から、合わせて{birthday}を均等に受け取ります。払いきれない人は現金をすべて渡し、カードを1枚引きます。</translation>
    </message>
    <message>
        <source>Turn one or both dice of an opponent&apos;s throw upside down.</source>
        <translation>相手が振ったダイスの1個か2個を裏返します。</translation>
    </message>
    <message>
        <source>The Bank takes all your cash. Then each opponent gives you one banknote of each kind; with the gentle option, up to {ponzi} each.</source>
        <translation>現金をすべて銀行に取られます。そのあと、相手それぞれから紙幣を1種類につき1枚ずつ受け取ります。「ゆるめ」のオプションでは1人から最大{ponzi}です。</translation>
    </message>
    <message>
        <source>Pay the Bank {tax}.</source>
        <translation>銀行に{tax}を払います。</translation>
    </message>
    <message>
        <source>Ponzi Scheme</source>
        <translation>ねずみ講</translation>
    </message>
    <message>
        <source>Resting Days</source>
        <translation>休業日</translation>
    </message>
    <message>
        <source>The Bank pays you {bubble}. You miss your next turn.</source>
        <translation>銀行から{bubble}を受け取ります。次の手番は休みです。</translation>
    </message>
    <message>
        <source>The Bank pays you {interest}.</source>
        <translation>銀行から{interest}を受け取ります。</translation>
    </message>
    <message>
        <source>Tired of Work</source>
        <translation>働き疲れ</translation>
    </message>
    <message>
        <source>You get a free entrance: place it, sell it or discard it.</source>
        <translation>無料の入口を1つ受け取ります。置くか、売るか、捨てます。</translation>
    </message>
</context>
<context>
    <name>HotelChoices</name>
    <message>
        <source>Ask for permission to build</source>
        <translation>建築許可を申請する</translation>
    </message>
    <message>
        <source>Build free of charge</source>
        <translation>無料で建てる</translation>
    </message>
    <message>
        <source>Buy an entrance</source>
        <translation>入口を買う</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>土地を買う</translation>
    </message>
    <message>
        <source>Claim nothing</source>
        <translation>請求しない</translation>
    </message>
    <message>
        <source>Drive on with a Huge Tip</source>
        <translation>「大盤振る舞い」でさらに進む</translation>
    </message>
    <message>
        <source>Give up the entrance</source>
        <translation>入口を手放す</translation>
    </message>
    <message>
        <source>Place the free entrance</source>
        <translation>無料の入口を置く</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>売る</translation>
    </message>
    <message>
        <source>Sell or put up for auction</source>
        <translation>売る・競売にかける</translation>
    </message>
    <message>
        <source>The die decides: list price (3 in 6), or half, double or a refusal (1 in 6 each).</source>
        <translation>ダイスで決まります：定価（6分の3）、半額、倍額、不許可（各6分の1）。</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>あなたのカード</translation>
    </message>
    <message>
        <source>less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>more</source>
        <translation>増やす</translation>
    </message>
</context>
<context>
    <name>HotelDeed</name>
    <message>
        <source>A night</source>
        <translation>1泊</translation>
    </message>
    <message>
        <source>Built so far: {sum}</source>
        <translation>これまでの建物：{sum}</translation>
    </message>
    <message>
        <source>Entrances at: {tiles}</source>
        <translation>入口のあるマス：{tiles}</translation>
    </message>
    <message>
        <source>Entrances can go on: {tiles}; the first one on {star}</source>
        <translation>入口を置けるマス：{tiles}。最初の入口は{star}</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>売り出し中</translation>
    </message>
    <message>
        <source>Land {price}, an entrance {entrance}</source>
        <translation>土地{price}、入口1つ{entrance}</translation>
    </message>
    <message>
        <source>Owner: {player}</source>
        <translation>所有者：{player}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>HotelDeeds</name>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>入口%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>星%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>a night</source>
        <translation>1泊</translation>
    </message>
    <message>
        <source>land</source>
        <translation>土地</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>次は{price}</translation>
    </message>
    <message numerus="yes">
        <source>{built} of %n structure(s)</source>
        <translation>
            <numerusform>建物%n棟中{built}棟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelDice</name>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>2: double the list price</source>
        <translation>2：定価の2倍</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>H: half the list price</source>
        <translation>H：定価の半額</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>green: the list price</source>
        <translation>緑：定価</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>red: no permission</source>
        <translation>赤：不許可</translation>
    </message>
</context>
<context>
    <name>HotelHint</name>
    <message>
        <source>A good choice waits there: {offer}.</source>
        <translation>そこで良い選択肢があります：{offer}。</translation>
    </message>
    <message>
        <source>If you end your turn without it, you pay upkeep.</source>
        <translation>これをせずに手番を終えると、維持費がかかります。</translation>
    </message>
    <message>
        <source>It brings you nearest to the Bank.</source>
        <translation>銀行にいちばん近づきます。</translation>
    </message>
    <message>
        <source>It costs you least.</source>
        <translation>あなたの損がいちばん少なくて済みます。</translation>
    </message>
    <message>
        <source>It does most harm to an opponent.</source>
        <translation>相手にいちばん大きな損を与えます。</translation>
    </message>
    <message>
        <source>It is worth about {dollars} to you.</source>
        <translation>あなたにとって約{dollars}の価値があります。</translation>
    </message>
    <message>
        <source>It keeps you out of the Car Park.</source>
        <translation>駐車場に入らずに済みます。</translation>
    </message>
    <message>
        <source>Keep your cash: a stay can cost you {dollars}.</source>
        <translation>現金を残しましょう。宿泊費が{dollars}になることもあります。</translation>
    </message>
    <message>
        <source>Medium would choose: {action}.</source>
        <translation>中級なら「{action}」を選びます。</translation>
    </message>
    <message>
        <source>Nothing here is worth its price to you.</source>
        <translation>ここには、値段に見合うものがありません。</translation>
    </message>
    <message>
        <source>The card is worth more later.</source>
        <translation>このカードは、あとで使うほうが得です。</translation>
    </message>
    <message>
        <source>The fine costs more than the turns you would miss.</source>
        <translation>罰金は、失う手番より高くつきます。</translation>
    </message>
    <message>
        <source>The property is worth only about {dollars} to you.</source>
        <translation>この物件は、あなたにとって約{dollars}の価値しかありません。</translation>
    </message>
    <message>
        <source>The stay there costs least.</source>
        <translation>そこの宿泊費がいちばん安く済みます。</translation>
    </message>
    <message>
        <source>The turns you would miss are worth more than the fine.</source>
        <translation>罰金を払っても、手番を失うより得です。</translation>
    </message>
    <message>
        <source>There is no stay to pay there.</source>
        <translation>そこでは宿泊費がかかりません。</translation>
    </message>
</context>
<context>
    <name>HotelLesson</name>
    <message>
        <source>A guest!</source>
        <translation>お客さま！</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建築</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>土地を買う</translation>
    </message>
    <message>
        <source>Here you may build on your land. You ask for permission, and a die sets the price: green means the list price. Ask for all of {hotel}, then end your turn.</source>
        <translation>ここでは自分の土地に建てられます。許可を申請し、値段はダイスで決まります。緑なら定価です。{hotel}の建物をすべて申請し、手番を終えましょう。</translation>
    </message>
    <message>
        <source>On this space you may buy one plot beside it. {hotel} is small and cheap. Then end your turn, and {guest} plays.</source>
        <translation>このマスでは、隣の土地を1つ買えます。{hotel}は小さくて安い土地です。買ったら手番を終えると、{guest}の番です。</translation>
    </message>
    <message>
        <source>One more entrance</source>
        <translation>入口をもう1つ</translation>
    </message>
    <message>
        <source>Open for guests</source>
        <translation>開業</translation>
    </message>
    <message>
        <source>That is how you win</source>
        <translation>こうして勝ちます</translation>
    </message>
    <message>
        <source>The Bank line</source>
        <translation>銀行の線</translation>
    </message>
    <message>
        <source>The Bank pays {interest} to everybody who crosses its line, just ahead. With your {cash} that is enough.</source>
        <translation>銀行は、すぐ先の銀行の線を越えた人に{interest}を払います。手持ちの{cash}と合わせれば足ります。</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>This space gives you an entrance free of charge. {guest} is on space 3, so space 5 lies right ahead. Then end your turn.</source>
        <translation>このマスでは入口を無料でもらえます。{guest}は3番のマスにいるので、すぐ先は5番のマスです。置いたら手番を終えましょう。</translation>
    </message>
    <message>
        <source>Throw and drive</source>
        <translation>ダイスを振って進む</translation>
    </message>
    <message>
        <source>You and {guest} drive round this city. Anyone who stops at an entrance of your hotel stays there and pays you. Here {goal} in cash wins.</source>
        <translation>あなたと{guest}は、車でこの町を回ります。あなたのホテルの入口に止まった相手は、泊まって料金を払います。ここでは現金{goal}で勝ちです。</translation>
    </message>
    <message>
        <source>You have {cash} in cash, and the game is over at once. You also win if everybody else is bankrupt, or as the richest after the last round. In a real game you need more cash.</source>
        <translation>現金が{cash}になり、ゲームはすぐに終わりました。ほかの全員が破産したときや、最終ラウンドのあと最も資産が多いときも勝ちです。本当のゲームでは、もっと現金が必要です。</translation>
    </message>
    <message>
        <source>You may do that in a real game. This lesson goes on as follows:</source>
        <translation>本当のゲームならできます。このレッスンは、次のように進みます。</translation>
    </message>
    <message>
        <source>Your car drives as many spaces as the die shows.</source>
        <translation>車は、ダイスの目の数だけ進みます。</translation>
    </message>
    <message>
        <source>Your first hotel</source>
        <translation>はじめてのホテル</translation>
    </message>
    <message>
        <source>Your hotel stands. A night costs {fee}. It has an entrance on space 2: the more entrances, the more guests.</source>
        <translation>ホテルが建ちました。1泊{fee}です。入口は2番のマスにあります。入口が多いほど、お客が増えます。</translation>
    </message>
    <message>
        <source>Your move: {action}</source>
        <translation>あなたの番：{action}</translation>
    </message>
    <message>
        <source>{guest} plays.</source>
        <translation>{guest}の番です。</translation>
    </message>
    <message>
        <source>{guest} stopped at a Build space, but owns no land to build on. Now it is your turn.</source>
        <translation>{guest}は「建築」のマスに止まりましたが、建てる土地がありません。あなたの番です。</translation>
    </message>
    <message>
        <source>{guest} stopped at your entrance and threw the die for the nights: 5 nights at {fee}. The money is yours.</source>
        <translation>{guest}があなたの入口に止まり、泊数のダイスを振りました。1泊{fee}で5泊です。お金はあなたのものです。</translation>
    </message>
</context>
<context>
    <name>HotelLog</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Nobody bid for {hotel}: the Bank cleared the land, and it is for sale again.</source>
        <translation>{hotel}には入札がなく、銀行が更地に戻しました。再び売り出し中です。</translation>
    </message>
    <message>
        <source>Round {round}: your turn</source>
        <translation>第{round}ラウンド：あなたの番</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <translation>第{round}ラウンド：{player}の番</translation>
    </message>
    <message>
        <source>The computer decided for {other}.</source>
        <translation>コンピューターが{other}に代わって決めました。</translation>
    </message>
    <message>
        <source>The computer plays for {other} from here on, at the level {level}.</source>
        <translation>ここからはコンピューター（{level}）が{other}の代わりにプレイします。</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile of %n card(s) became the new deck.</source>
        <translation>
            <numerusform>捨て札%n枚が新しい山札になりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: the last round was played.</source>
        <translation>ゲーム終了：最後のラウンドが終わりました。</translation>
    </message>
    <message>
        <source>The game is over: a bankruptcy ended it.</source>
        <translation>ゲーム終了：破産により終わりました。</translation>
    </message>
    <message>
        <source>The game is over: {winner} reached the goal in cash.</source>
        <translation>ゲーム終了：{winner}の現金が目標に達しました。</translation>
    </message>
    <message>
        <source>The permission die shows {face}.</source>
        <translation>許可ダイスは{face}でした。</translation>
    </message>
    <message numerus="yes">
        <source>{hotel} lost %n structure(s).</source>
        <translation>
            <numerusform>{hotel}は建物を%n棟失いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{hotel} lost the entrance at {tile}.</source>
        <translation>{hotel}は{tile}の入口を失いました。</translation>
    </message>
    <message>
        <source>{payee} began with {amount}.</source>
        <translation>{payee}は{amount}で始めました。</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} for the stay.</source>
        <translation>{payer}は{payee}に宿泊料{amount}を払いました。</translation>
    </message>
    <message>
        <source>{player} began a new lap.</source>
        <translation>{player}は新しい周に入りました。</translation>
    </message>
    <message>
        <source>{player} began to rest.</source>
        <translation>{player}は休み始めました。</translation>
    </message>
    <message>
        <source>{player} bid {amount}.</source>
        <translation>{player}は{amount}で入札しました。</translation>
    </message>
    <message>
        <source>{player} bought the land of {hotel} from {seller}.</source>
        <translation>{player}は{hotel}の土地を{seller}から買いました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} built %n structure(s) at {hotel}.</source>
        <translation>
            <numerusform>{player}は{hotel}に建物を%n棟建てました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} came back into the game.</source>
        <translation>{player}はゲームに復帰しました。</translation>
    </message>
    <message>
        <source>Earthquake: the permission die shows {face}.</source>
        <translation>地震：許可ダイスは{face}でした。</translation>
    </message>
    <message>
        <source>Everybody had arrived, so Resting Days ended. {player} went first.</source>
        <translation>全員がそろい、休業日が終わりました。{player}から再開しました。</translation>
    </message>
    <message>
        <source>Place {place}: {player} with {total}, and land worth {land}.</source>
        <translation>{place}位：{player}、{total}。土地の価格は{land}です。</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} for a fresh start.</source>
        <translation>銀行は{payee}に再出発の資金{amount}を払いました。</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} for completing the first lap.</source>
        <translation>銀行は{payee}に最初の1周の報酬{amount}を払いました。</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} in interest.</source>
        <translation>銀行は{payee}に利息{amount}を払いました。</translation>
    </message>
    <message>
        <source>Upkeep: the permission die shows {face}.</source>
        <translation>維持費：許可ダイスは{face}でした。</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} {reason}.</source>
        <translation>{payer}は{payee}に{amount}を払いました（{reason}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} asked for permission to build %n structure(s) at {hotel}, list price {total}.</source>
        <translation>
            <numerusform>{player}は{hotel}に%n棟、定価{total}の建築許可を申請しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} could not pay {amount}, and the debt was forgiven.</source>
        <translation>{player}は{amount}を払えず、免除されました。</translation>
    </message>
    <message>
        <source>{player} crossed the Bank line.</source>
        <translation>{player}は銀行の線を越えました。</translation>
    </message>
    <message>
        <source>{player} crossed the Town Hall line.</source>
        <translation>{player}は市庁舎の線を越えました。</translation>
    </message>
    <message>
        <source>{player} did not claim {amount}.</source>
        <translation>{player}は{amount}を請求しませんでした。</translation>
    </message>
    <message>
        <source>{player} discarded a free entrance.</source>
        <translation>{player}は無料の入口を捨てました。</translation>
    </message>
    <message>
        <source>{player} discarded all cards: {cards}.</source>
        <translation>{player}はすべてのカードを捨てました：{cards}。</translation>
    </message>
    <message>
        <source>{player} discarded {card} to draw another card.</source>
        <translation>{player}は「{card}」を捨て、別のカードを引きました。</translation>
    </message>
    <message>
        <source>{player} drew an event card.</source>
        <translation>{player}はイベントカードを引きました。</translation>
    </message>
    <message>
        <source>{player} drew the event card {card}.</source>
        <translation>{player}はイベントカード「{card}」を引きました。</translation>
    </message>
    <message>
        <source>{player} dropped out of the auction.</source>
        <translation>{player}は競売から降りました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} drove %n space(s) to {tile}.</source>
        <translation>
            <numerusform>{player}は%nマス進み、{tile}に着きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} escaped bankruptcy once.</source>
        <translation>{player}は1回だけ破産を免れました。</translation>
    </message>
    <message>
        <source>{player} gave a free entrance to {receiver}.</source>
        <translation>{player}は無料の入口を{receiver}に渡しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice}. The first six of a turn is driven and brings another throw.</source>
        <translation>{player}は{dice}を出しました。手番で最初の6は6マス進み、もう一度振ります。</translation>
    </message>
    <message>
        <source>{player} threw {dice}: another turn follows this one.</source>
        <translation>{player}は{dice}を出しました。この手番のあとにもう1手番があります。</translation>
    </message>
    <message>
        <source>{player} was framed and went to the Car Park.</source>
        <translation>{player}はぬれぎぬを着せられ、駐車場へ行きました。</translation>
    </message>
    <message>
        <source>{player} got tired of work and went to the Car Park.</source>
        <translation>{player}は働き疲れて駐車場へ行きました。</translation>
    </message>
    <message>
        <source>{player} won {hotel} in the auction.</source>
        <translation>{player}は競売で{hotel}を落札しました。</translation>
    </message>
    <message>
        <source>{player} forgot the PIN, and it was removed.</source>
        <translation>{player}は暗証番号を忘れたので、暗証番号は削除されました。</translation>
    </message>
    <message>
        <source>{player} stopped exactly on the start space and was parked.</source>
        <translation>{player}はちょうどスタートのマスに止まり、駐車しました。</translation>
    </message>
    <message>
        <source>{player} stopped on the start space.</source>
        <translation>{player}はスタートのマスに止まりました。</translation>
    </message>
    <message>
        <source>{player} left the Car Park.</source>
        <translation>{player}は駐車場を出ました。</translation>
    </message>
    <message>
        <source>{player} missed this turn.</source>
        <translation>{player}はこの手番を休みました。</translation>
    </message>
    <message>
        <source>{player} placed an entrance of {hotel} at {tile}.</source>
        <translation>{player}は{tile}に{hotel}の入口を置きました。</translation>
    </message>
    <message>
        <source>{player} played the event card {card} on {target}.</source>
        <translation>{player}は{target}にイベントカード「{card}」を使いました。</translation>
    </message>
    <message>
        <source>{player} played the event card {card}.</source>
        <translation>{player}はイベントカード「{card}」を使いました。</translation>
    </message>
    <message>
        <source>{player} put off a bill of {amount}.</source>
        <translation>{player}は{amount}の支払いを延ばしました。</translation>
    </message>
    <message>
        <source>{player} put {hotel} up for auction.</source>
        <translation>{player}は{hotel}を競売にかけました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} slept %n night(s) at {hotel} ({owner}): {nights} × {fee} = {amount}.</source>
        <translation>
            <numerusform>{player}は{owner}の{hotel}に%n泊しました：{nights} × {fee} = {amount}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a second six and went to the Car Park.</source>
        <translation>{player}は2回目の6を出し、駐車場へ行きました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the earthquake.</source>
        <translation>{player}は地震のダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the nights.</source>
        <translation>{player}は泊数のダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} for permission to build.</source>
        <translation>{player}は許可のダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} for a profile.</source>
        <translation>{player}は役を決めるダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} for upkeep.</source>
        <translation>{player}は維持費のダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} in the Car Park.</source>
        <translation>{player}は駐車場を出るためのダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice} to decide who goes first.</source>
        <translation>{player}は最初の手番を決めるダイスで{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player}は{dice}を出しました。</translation>
    </message>
    <message>
        <source>{player} took the profile {profile}.</source>
        <translation>{player}は「{profile}」になりました。</translation>
    </message>
    <message>
        <source>{player} took the seat back.</source>
        <translation>{player}は席に戻りました。</translation>
    </message>
    <message>
        <source>{player} turned the dice to {dice}.</source>
        <translation>{player}はダイスを{dice}に変えました。</translation>
    </message>
    <message>
        <source>{player} turned the entrance at {tile} from {before} to {hotel}.</source>
        <translation>{player}は{tile}にある{before}の入口を{hotel}の入口に変えました。</translation>
    </message>
    <message>
        <source>{player} gave no answer, so the program played a safe move.</source>
        <translation>{player}の応答がなかったため、プログラムが無難な手を選びました。</translation>
    </message>
    <message>
        <source>{player} went bankrupt.</source>
        <translation>{player}は破産しました。</translation>
    </message>
</context>
<context>
    <name>HotelMenus</name>
    <message>
        <source>&amp;Cover my cards when I leave the window</source>
        <translation>ウィンドウを離れるとき手札を隠す(&amp;C)</translation>
    </message>
</context>
<context>
    <name>HotelNames</name>
    <message>
        <source>The Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>HotelOutlook</name>
    <message>
        <source>Stay at {hotel} ({owner}): {fee} a night, {mean} on average, {most} at most.</source>
        <translation>{hotel}（{owner}）に宿泊：1泊{fee}、平均で{mean}、最高{most}。</translation>
    </message>
    <message>
        <source>To {tile}.</source>
        <translation>{tile}へ。</translation>
    </message>
    <message>
        <source>On average, this throw costs you {cost} in stays.</source>
        <translation>このダイスでかかる宿泊料は、平均で{cost}です。</translation>
    </message>
    <message>
        <source>stay: {chance}, {mean} on average, {most} at most</source>
        <translation>宿泊：確率{chance}、平均で{mean}、最高{most}</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>1%未満</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}%</translation>
    </message>
    <message>
        <source>{drive}: {tile}</source>
        <translation>{drive}：{tile}</translation>
    </message>
    <message>
        <source>{hotel}: about {mean}, at most {most}</source>
        <translation>{hotel}：平均で{mean}、最高{most}</translation>
    </message>
</context>
<context>
    <name>HotelPanel</name>
    <message>
        <source>Decision</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
</context>
<context>
    <name>HotelPlayers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>+ entrance</source>
        <translation>＋入口</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>サイコロとカード</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>破産</translation>
    </message>
    <message>
        <source>cash is hidden</source>
        <translation>現金は非公開</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非公開</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>1回休み</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>駐車中</translation>
    </message>
    <message>
        <source>resting</source>
        <translation>休み中</translation>
    </message>
    <message>
        <source>worth {worth}</source>
        <translation>資産{worth}</translation>
    </message>
</context>
<context>
    <name>HotelPreferences</name>
    <message>
        <source>Animate the cars. The game never waits for the animation.</source>
        <translation>車の動きをアニメーションで表示します。表示中もゲームは止まりません。</translation>
    </message>
</context>
<context>
    <name>HotelProfiles</name>
    <message>
        <source>Co-op</source>
        <translation>協同組合</translation>
    </message>
    <message>
        <source>Entrances are also for sale at the Bank line.</source>
        <translation>銀行の線でも入口を買えます。</translation>
    </message>
    <message>
        <source>Holding company</source>
        <translation>持株会社</translation>
    </message>
    <message>
        <source>Once per game, a card just drawn may be swapped.</source>
        <translation>引いたばかりのカードを、ゲーム中に1回だけ交換できます。</translation>
    </message>
    <message>
        <source>One bill at a time may wait until the next turn.</source>
        <translation>支払いを1件だけ、次の手番まで延ばせます。</translation>
    </message>
    <message>
        <source>The first bankruptcy does not count.</source>
        <translation>最初の破産は数えません。</translation>
    </message>
    <message>
        <source>Richest man</source>
        <translation>大富豪</translation>
    </message>
    <message>
        <source>Start-up founder</source>
        <translation>起業家</translation>
    </message>
</context>
<context>
    <name>HotelProperties</name>
    <message>
        <source>Acacia Lodge</source>
        <translation>アカシア・ロッジ</translation>
    </message>
    <message>
        <source>Capitol Tower</source>
        <translation>キャピトル・タワー</translation>
    </message>
    <message>
        <source>Coral Point</source>
        <translation>コーラル・ポイント</translation>
    </message>
    <message>
        <source>Grand Lumière</source>
        <translation>グラン・ルミエール</translation>
    </message>
    <message>
        <source>Kingsgate</source>
        <translation>キングスゲート</translation>
    </message>
    <message>
        <source>Maple Terrace</source>
        <translation>メープル・テラス</translation>
    </message>
    <message>
        <source>Marble Court</source>
        <translation>マーブル・コート</translation>
    </message>
    <message>
        <source>Palm Lagoon</source>
        <translation>パーム・ラグーン</translation>
    </message>
</context>
<context>
    <name>HotelQuestions</name>
    <message>
        <source>A second six: you go to the Car Park.</source>
        <translation>2回目の6です。駐車場へ行きます。</translation>
    </message>
    <message>
        <source>As the holding company you may swap one card per game.</source>
        <translation>持株会社は、ゲーム中1回だけカードを交換できます。</translation>
    </message>
    <message>
        <source>Claim it before the next throw.</source>
        <translation>次にダイスが振られる前に請求してください。</translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: which hotel loses %n structure(s)?</source>
        <translation>
            <numerusform>地震：建物を%n棟失うホテルを選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Earthquake: which of your hotels loses everything?</source>
        <translation>地震：すべてを失う自分のホテルを選んでください。</translation>
    </message>
    <message>
        <source>Earthquake: which other hotel loses its newest structure?</source>
        <translation>地震：最も新しい建物を失うホテルを、ほかに1軒選んでください。</translation>
    </message>
    <message>
        <source>Hooligans: which entrance do you lose?</source>
        <translation>暴徒：失う入口を選んでください。</translation>
    </message>
    <message>
        <source>No six. Do you stay in the Car Park or pay the fine to leave?</source>
        <translation>6が出ませんでした。駐車場に残りますか、罰金を払って出ますか？</translation>
    </message>
    <message>
        <source>The Bank owes you {amount} for crossing its line.</source>
        <translation>銀行の線を越えたので、{amount}を受け取れます。</translation>
    </message>
    <message>
        <source>The computer decides for you.</source>
        <translation>コンピューターがあなたに代わって決めています。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>Which profile do you take?</source>
        <translation>どの役になりますか？</translation>
    </message>
    <message>
        <source>You are on {tile}. What do you do?</source>
        <translation>{tile}にいます。何をしますか？</translation>
    </message>
    <message>
        <source>You are in the Car Park. A six lets you leave.</source>
        <translation>駐車場にいます。6が出れば出られます。</translation>
    </message>
    <message>
        <source>Put up for auction by {seller}.</source>
        <translation>{seller}が競売にかけました。</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>「{card}」を引きました。</translation>
    </message>
    <message>
        <source>You have a free entrance. Where does it go?</source>
        <translation>無料の入口があります。どこに置きますか？</translation>
    </message>
    <message numerus="yes">
        <source>You have {cash} for %n structure(s).</source>
        <translation>
            <numerusform>建物%nつに、現金は{cash}あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>現金は{cash}です。</translation>
    </message>
    <message numerus="yes">
        <source>You need {missing} more for %n structure(s).</source>
        <translation>
            <numerusform>建物%nつに、あと{missing}必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You owe {creditor} {amount} {reason}.</source>
        <translation>{creditor}に{amount}の支払いがあります（{reason}）。</translation>
    </message>
    <message>
        <source>You stay at {hotel}, which belongs to {owner}.</source>
        <translation>{owner}の{hotel}に泊まります。</translation>
    </message>
    <message>
        <source>You threw {dice}. How far do you drive?</source>
        <translation>{dice}が出ました。何マス進みますか？</translation>
    </message>
    <message>
        <source>You were framed and go to the Car Park.</source>
        <translation>ぬれぎぬを着せられ、駐車場へ行きます。</translation>
    </message>
    <message>
        <source>{guest} owes you {amount} for the stay at {hotel}.</source>
        <translation>{guest}が{hotel}に泊まったので、{amount}を受け取れます。</translation>
    </message>
    <message>
        <source>{hotel} costs double: {double}.</source>
        <translation>{hotel}の費用は2倍の{double}です。</translation>
    </message>
    <message>
        <source>{hotel} is up for auction: no bid yet.</source>
        <translation>{hotel}の競売：まだ入札はありません。</translation>
    </message>
    <message>
        <source>{hotel}: {amount} bid by {leader}.</source>
        <translation>{hotel}の競売：{leader}が{amount}で入札中。</translation>
    </message>
    <message>
        <source>{player} chooses a profile.</source>
        <translation>{player}は役を選んでいます。</translation>
    </message>
    <message>
        <source>{player} chooses how far to drive.</source>
        <translation>{player}は進む数を選んでいます。</translation>
    </message>
    <message>
        <source>{player} decides what to do.</source>
        <translation>{player}は何をするか考えています。</translation>
    </message>
    <message>
        <source>{player} decides whether to leave the Car Park.</source>
        <translation>{player}は駐車場を出るか考えています。</translation>
    </message>
    <message>
        <source>{player} has a bill to pay.</source>
        <translation>{player}は支払いをしています。</translation>
    </message>
    <message>
        <source>{player} has a free entrance.</source>
        <translation>{player}は無料の入口をどうするか考えています。</translation>
    </message>
    <message>
        <source>A new lap: play one of your starting cards.</source>
        <translation>新しい周に入りました。最初に受け取ったカードから1枚を使います。</translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) at {hotel}.</source>
        <translation>
            <numerusform>{hotel}に%n泊です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A die sets what upkeep costs: {most} at most.</source>
        <translation>維持費はダイスで決まります。高くて{most}です。</translation>
    </message>
    <message>
        <source>A night costs {fee}.</source>
        <translation>1泊{fee}です。</translation>
    </message>
    <message>
        <source>Ask for permission, or a die sets what upkeep costs: {most} at most.</source>
        <translation>建築を申請しなければ、ダイスで維持費が決まります（最大{most}）。</translation>
    </message>
    <message>
        <source>Bare land, list price {land}.</source>
        <translation>何も建っていない土地で、定価は{land}です。</translation>
    </message>
    <message>
        <source>Court Decision: which hotel sells its newest structure?</source>
        <translation>判決：どのホテルの最も新しい建物を売りますか？</translation>
    </message>
    <message numerus="yes">
        <source>Land {land}, structures {price}; %n entrance(s), {fee} a night.</source>
        <translation>
            <numerusform>土地{land}、建物{price}、入口%nか所、1泊{fee}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Resting Days: you stop on the start space.</source>
        <translation>休業日：スタートのマスで止まります。</translation>
    </message>
    <message>
        <source>Resting Days: your car waits until all cars are at the start.</source>
        <translation>休業日：全員の車がスタートに着くまで待ちます。</translation>
    </message>
    <message>
        <source>Tired of Work: you go to the Car Park.</source>
        <translation>働き疲れ：駐車場へ行きます。</translation>
    </message>
    <message>
        <source>To stay costs {fee}, and your hotels stay closed.</source>
        <translation>残ると{fee}かかり、自分のホテルは休業のままです。</translation>
    </message>
    <message>
        <source>You cross the Bank line.</source>
        <translation>銀行の線を越えます。</translation>
    </message>
    <message>
        <source>You need {amount} more.</source>
        <translation>あと{amount}必要です。</translation>
    </message>
    <message>
        <source>You owe the Bank {amount} {reason}.</source>
        <translation>銀行に{amount}の支払いがあります（{reason}）。</translation>
    </message>
    <message>
        <source>You stop exactly on the start space and are parked.</source>
        <translation>ちょうどスタートのマスに止まり、駐車します。</translation>
    </message>
    <message>
        <source>You threw {dice}.</source>
        <translation>{dice}が出ました。</translation>
    </message>
    <message>
        <source>Your car is parked. On your next turn, a six lets you leave.</source>
        <translation>駐車中です。次の手番に6が出れば出られます。</translation>
    </message>
    <message>
        <source>Your turn to throw.</source>
        <translation>あなたの番です。ダイスを振ってください。</translation>
    </message>
    <message>
        <source>{mover} crosses the Bank line and would get {amount}. Do you play {card}?</source>
        <translation>{mover}が銀行の線を越え、{amount}を受け取るところです。「{card}」を使いますか？</translation>
    </message>
    <message>
        <source>{mover} is about to throw. Do you play {card}?</source>
        <translation>{mover}がダイスを振るところです。「{card}」を使いますか？</translation>
    </message>
    <message>
        <source>{mover} threw {dice}. Do you play {card}?</source>
        <translation>{mover}は{dice}を出しました。「{card}」を使いますか？</translation>
    </message>
    <message>
        <source>{player} chooses a hotel.</source>
        <translation>{player}はホテルを選んでいます。</translation>
    </message>
    <message>
        <source>{player} crosses the Bank line.</source>
        <translation>{player}が銀行の線を越えます。</translation>
    </message>
    <message>
        <source>{player} has to stop on the start space.</source>
        <translation>{player}はスタートのマスで止まります。</translation>
    </message>
    <message>
        <source>{player} is about to throw.</source>
        <translation>{player}はダイスを振るところです。</translation>
    </message>
    <message>
        <source>{player} is in the Car Park and about to throw.</source>
        <translation>{player}は駐車場にいて、ダイスを振るところです。</translation>
    </message>
    <message>
        <source>{player} is short of money for a permission.</source>
        <translation>{player}は許可の費用が足りません。</translation>
    </message>
    <message>
        <source>{player} loses an entrance.</source>
        <translation>{player}は入口を1つ失います。</translation>
    </message>
    <message>
        <source>{player} may bid.</source>
        <translation>{player}は入札を考えています。</translation>
    </message>
    <message>
        <source>{player} may claim money.</source>
        <translation>{player}はお金を請求できます。</translation>
    </message>
    <message>
        <source>{player} may swap a card.</source>
        <translation>{player}はカードを交換できます。</translation>
    </message>
    <message>
        <source>{player} plays a starting card.</source>
        <translation>{player}は最初に受け取ったカードを使います。</translation>
    </message>
    <message>
        <source>{player} stays at a hotel.</source>
        <translation>{player}はホテルに泊まります。</translation>
    </message>
    <message>
        <source>{player}, your turn to throw.</source>
        <translation>{player}の番です。ダイスを振ってください。</translation>
    </message>
</context>
<context>
    <name>HotelReasons</name>
    <message>
        <source>at the beginning</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>because of an event card</source>
        <translation>イベントカード</translation>
    </message>
    <message>
        <source>because of the event card {card}</source>
        <translation>イベントカード「{card}」</translation>
    </message>
    <message>
        <source>for a bill that was put off</source>
        <translation>延ばした支払い</translation>
    </message>
    <message>
        <source>for a free entrance</source>
        <translation>無料の入口</translation>
    </message>
    <message>
        <source>for a fresh start</source>
        <translation>再出発</translation>
    </message>
    <message>
        <source>for a structure</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>for an entrance</source>
        <translation>入口</translation>
    </message>
    <message>
        <source>for building</source>
        <translation>建築</translation>
    </message>
    <message>
        <source>for complete hotels</source>
        <translation>完成したホテル</translation>
    </message>
    <message>
        <source>for crossing the Bank line</source>
        <translation>銀行の線の通過</translation>
    </message>
    <message>
        <source>for giving up a permission</source>
        <translation>許可の放棄</translation>
    </message>
    <message>
        <source>for land</source>
        <translation>土地</translation>
    </message>
    <message>
        <source>for leaving the Car Park</source>
        <translation>駐車場からの出発</translation>
    </message>
    <message>
        <source>for the Car Park</source>
        <translation>駐車場</translation>
    </message>
    <message>
        <source>for the first lap</source>
        <translation>最初の1周</translation>
    </message>
    <message>
        <source>for the stay</source>
        <translation>宿泊</translation>
    </message>
    <message>
        <source>for upkeep</source>
        <translation>維持費</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>競売</translation>
    </message>
</context>
<context>
    <name>HotelRules</name>
    <message>
        <source>&amp;Rules of Hotel Tycoon</source>
        <translation>ホテル・タイクーンのルール(&amp;R)</translation>
    </message>
    <message>
        <source>Rules of Hotel Tycoon</source>
        <translation>ホテル・タイクーンのルール</translation>
    </message>
</context>
<context>
    <name>HotelScene</name>
    <message>
        <source>An event card</source>
        <translation>イベントカード</translation>
    </message>
    <message>
        <source>Nobody else sees it before it is played.</source>
        <translation>使うまでほかの人には見えません。</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>支払いなし</translation>
    </message>
    <message>
        <source>A bare plot can&apos;t be refused.</source>
        <translation>更地の売却は断れません。</translation>
    </message>
    <message>
        <source>Permission to build at {hotel}</source>
        <translation>{hotel}の建築許可</translation>
    </message>
    <message>
        <source>This time nothing happens.</source>
        <translation>今回は何も起こりません。</translation>
    </message>
    <message>
        <source>Turned around: the entrance at {tile}</source>
        <translation>{tile}の入口を裏返しました</translation>
    </message>
    <message>
        <source>Upkeep of the land here</source>
        <translation>この土地の維持費</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>相手全員</translation>
    </message>
    <message>
        <source>{amount} from {payer} to {payee}.</source>
        <translation>{payer}から{payee}へ{amount}。</translation>
    </message>
    <message>
        <source>{amount} to {payee}: {parts}.</source>
        <translation>{payee}へ{amount}（{parts}）。</translation>
    </message>
    <message>
        <source>{player} drew this card and kept it.</source>
        <translation>{player}がこのカードを引いて手札に入れました。</translation>
    </message>
    <message>
        <source>{player} drew this card.</source>
        <translation>{player}がこのカードを引きました。</translation>
    </message>
    <message>
        <source>{player} played this card on {target}.</source>
        <translation>{player}がこのカードを{target}に使いました。</translation>
    </message>
    <message>
        <source>{player} played this card.</source>
        <translation>{player}がこのカードを使いました。</translation>
    </message>
    <message>
        <source>{player} took it from {loser}.</source>
        <translation>{loser}から{player}へ移りました。</translation>
    </message>
</context>
<context>
    <name>HotelSeats</name>
    <message>
        <source>Before your cards are shown.</source>
        <translation>手札を表示する前に確認します。</translation>
    </message>
    <message>
        <source>Show this to everybody at the table. The PIN of {player} is removed, and the cards are shown to the person who says they are {player}.</source>
        <translation>これを全員に見せてください。{player}の暗証番号は削除され、{player}だと名乗る人に手札が表示されます。</translation>
    </message>
    <message>
        <source>If nobody else has to decide now, the cards are shown. Only their owner should look.</source>
        <translation>ほかに選択中の人がいなければ、手札が表示されます。本人だけが画面を見てください。</translation>
    </message>
</context>
<context>
    <name>HotelSetup</name>
    <message>
        <source>Back to Acquire</source>
        <translation>Acquireに戻る</translation>
    </message>
    <message>
        <source>Bare plots at half price</source>
        <translation>更地は半額</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>End after {rounds} rounds</source>
        <translation>{rounds}ラウンドで終了</translation>
    </message>
    <message>
        <source>Everybody begins with nothing and lives on what the Bank pays each lap.</source>
        <translation>全員が無一文で始めます。1周するごとに銀行から受け取るお金だけが頼りです。</translation>
    </message>
    <message>
        <source>Gentle Ponzi</source>
        <translation>ねずみ講（ゆるめ）</translation>
    </message>
    <message>
        <source>Gentle fines</source>
        <translation>罰金の免除</translation>
    </message>
    <message>
        <source>A game of about an hour in which hotels stand early.</source>
        <translation>1時間ほどのゲームで、ホテルが早く建ちます。</translation>
    </message>
    <message>
        <source>A main building brings the entrance on its starred place.</source>
        <translation>本館を建てると、星印の場所に入口が付きます。</translation>
    </message>
    <message>
        <source>About {rounds} rounds with {players} players.</source>
        <translation>{players}人で約{rounds}ラウンドです。</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>一晩で</translation>
    </message>
    <message>
        <source>An opponent&apos;s bare plot costs you only half its land price.</source>
        <translation>相手の更地を、土地の値段の半額で買えます。</translation>
    </message>
    <message>
        <source>Back with the Beggar</source>
        <translation>物乞いで復帰</translation>
    </message>
    <message>
        <source>Buy land, build hotels and place their entrances on the road. Opponents who stop at your entrance stay there and pay you!</source>
        <translation>土地を買い、ホテルを建て、道に入口を置きます。そこに止まった相手は、泊まって料金を払います！</translation>
    </message>
    <message>
        <source>By the letter</source>
        <translation>原作どおり</translation>
    </message>
    <message>
        <source>Dice decide who is the richest man, the holding company, the co-op or the start-up founder. Each begins with different cash and has a special right.</source>
        <translation>大富豪、持株会社、協同組合、起業家のどれになるかをダイスで決めます。資金も特権もそれぞれ違います。</translation>
    </message>
    <message>
        <source>Everybody begins with {amount} and lives on what the Bank pays each lap.</source>
        <translation>全員が{amount}で始め、1周ごとに銀行が払うお金でやりくりします。</translation>
    </message>
    <message>
        <source>Everybody begins with {amount}. Best for a first game.</source>
        <translation>全員が{amount}で始めます。最初のゲームにおすすめです。</translation>
    </message>
    <message>
        <source>Everybody has so much beside the cash of the set-up.</source>
        <translation>セットアップの資金に加えて、全員がこの額を受け取ります。</translation>
    </message>
    <message>
        <source>Everybody sees only their own cash.</source>
        <translation>自分の現金だけが見えます。</translation>
    </message>
    <message>
        <source>Everybody would begin with the cash that wins.</source>
        <translation>始めの資金が勝利に必要な現金に達しています。</translation>
    </message>
    <message>
        <source>First entrance for nothing</source>
        <translation>最初の入口は無料</translation>
    </message>
    <message>
        <source>Hidden cash</source>
        <translation>現金を隠す</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Investors</source>
        <translation>投資家</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>遊んで学ぶ</translation>
    </message>
    <message>
        <source>New game of Hotel Tycoon</source>
        <translation>ホテル・タイクーンの新しいゲーム</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Sales in need only</source>
        <translation>売却は必要なときだけ</translation>
    </message>
    <message>
        <source>Self-made</source>
        <translation>裸一貫</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>The Bank pays this much at its line. The rulebook says {amount}.</source>
        <translation>銀行の線でこの額を受け取ります。ルールブックでは{amount}です。</translation>
    </message>
    <message>
        <source>Build several steps at once only beside your car, elsewhere one per turn.</source>
        <translation>まとめて建てられるのは自分の車の隣だけです。ほかでは1手番に1つです。</translation>
    </message>
    <message>
        <source>A six draws an event card and gives another turn.</source>
        <translation>6が出るとイベントカードを1枚引き、もう1手番できます。</translation>
    </message>
    <message>
        <source>A six gives another turn.</source>
        <translation>6が出るともう1手番できます。</translation>
    </message>
    <message>
        <source>Event cards lie open. Best for several people at one screen.</source>
        <translation>イベントカードを公開します。1つの画面で複数人が遊ぶときに便利です。</translation>
    </message>
    <message>
        <source>Everything as the source has it.</source>
        <translation>すべて原作のままです。</translation>
    </message>
    <message>
        <source>No event cards</source>
        <translation>イベントカードなし</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>ダイス1個</translation>
    </message>
    <message>
        <source>Only the dice bring luck and bad luck.</source>
        <translation>運を左右するのはダイスだけです。</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Strict building</source>
        <translation>厳しい建築</translation>
    </message>
    <message>
        <source>The Beggar card brings a bankrupt player back, once.</source>
        <translation>「物乞い」のカードで、破産したプレイヤーが1回だけ復帰します。</translation>
    </message>
    <message>
        <source>The Ponzi Scheme card takes up to {amount} per opponent, not one note of each kind.</source>
        <translation>「ねずみ講」で受け取るのは、各種の紙幣1枚ずつではなく、1人から最大{amount}です。</translation>
    </message>
    <message>
        <source>The richest player then wins.</source>
        <translation>そのとき資産が最も多いプレイヤーが勝ちます。</translation>
    </message>
    <message>
        <source>This much cash wins at once. The rulebook asks for {amount}.</source>
        <translation>この額の現金ですぐに勝ちます。ルールブックでは{amount}です。</translation>
    </message>
    <message>
        <source>What this changes</source>
        <translation>変更点を見る</translation>
    </message>
    <message>
        <source>What you can&apos;t pay the Bank is forgiven: only stays can make you bankrupt.</source>
        <translation>銀行に払いきれない分は免除されます。破産するのは宿泊料を払えないときだけです。</translation>
    </message>
    <message>
        <source>Win with {amount}</source>
        <translation>{amount}で勝利</translation>
    </message>
    <message>
        <source>You sell and put up for auction only when you owe money.</source>
        <translation>売ったり競売にかけたりできるのは、支払いがあるときだけです。</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分流</translation>
    </message>
    <message>
        <source>Your own options: how long it takes is not measured.</source>
        <translation>自分で選んだオプションです。長さは計測していません。</translation>
    </message>
    <message>
        <source>{amount} interest</source>
        <translation>利息{amount}</translation>
    </message>
    <message>
        <source>{amount} more to begin with</source>
        <translation>始めの資金に{amount}追加</translation>
    </message>
</context>
<context>
    <name>HotelStandings</name>
    <message>
        <source>Cash</source>
        <translation>現金</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>入口</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>ホテル</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>今終われば</translation>
    </message>
    <message>
        <source>Land does not count; it only breaks ties.</source>
        <translation>土地は数えません。同額なら土地の多い人が上位です。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}位 {player}</translation>
    </message>
</context>
<context>
    <name>HotelStay</name>
    <message numerus="yes">
        <source>%n night(s), for {owner}</source>
        <translation>
            <numerusform>%n泊、{owner}へ</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} at {hotel}</source>
        <translation>{guest}、{hotel}に宿泊</translation>
    </message>
    <message>
        <source>{nights} × {fee} = {amount}</source>
        <translation>{nights} × {fee} = {amount}</translation>
    </message>
</context>
<context>
    <name>HotelSteps</name>
    <message>
        <source>extension</source>
        <translation>増築</translation>
    </message>
    <message>
        <source>leisure grounds</source>
        <translation>娯楽施設</translation>
    </message>
    <message>
        <source>main building</source>
        <translation>本館</translation>
    </message>
    <message>
        <source>{structure} {number}</source>
        <translation>{structure}{number}</translation>
    </message>
</context>
<context>
    <name>HotelTable</name>
    <message>
        <source>Deeds</source>
        <translation>権利書</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>選択</translation>
    </message>
</context>
<context>
    <name>HotelTiles</name>
    <message>
        <source>Build</source>
        <translation>建築</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>土地の購入</translation>
    </message>
    <message>
        <source>Free building</source>
        <translation>無料の建築</translation>
    </message>
    <message>
        <source>Free entrance</source>
        <translation>無料の入口</translation>
    </message>
    <message>
        <source>Start and Car Park</source>
        <translation>スタートと駐車場</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>{number}番のマス</translation>
    </message>
    <message>
        <source>space {number} ({kind})</source>
        <translation>{number}番のマス（{kind}）</translation>
    </message>
</context>
<context>
    <name>HotelWealth</name>
    <message>
        <source>In front: {players}.</source>
        <translation>首位だったのは、{players}です。</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>Wealth, round by round</source>
        <translation>ラウンドごとの資産</translation>
    </message>
    <message>
        <source>{player} in round {round}</source>
        <translation>{player}（第{round}ラウンド）</translation>
    </message>
    <message>
        <source>{player} led from round {round} to the end.</source>
        <translation>第{round}ラウンドから最後まで、{player}が首位でした。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n round(s)</source>
        <translation>
            <numerusform>{player}が%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>{sign} Bankrupt: {players}.</source>
        <translation>{sign} 破産：{players}。</translation>
    </message>
    <message>
        <source>{sign} Biggest stay: {guest} paid {amount} to {host} in round {round}.</source>
        <translation>{sign} 最も高い宿泊：第{round}ラウンド、{guest}が{host}に{amount}を支払いました。</translation>
    </message>
</context>
<context>
    <name>HotelWindow</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>山札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>I am {name} — show my cards</source>
        <translation>{name}です。手札を見ます</translation>
    </message>
    <message>
        <source>Show {player}&apos;s cards</source>
        <translation>{player}さんのカードを見る</translation>
    </message>
    <message>
        <source>no card in the deck</source>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>round {round} of {last}</source>
        <translation>第{round}ラウンド（全{last}ラウンド）</translation>
    </message>
    <message>
        <source>{amount} wins</source>
        <translation>{amount}で勝ち</translation>
    </message>
    <message>
        <source>{game} — round {round} — {player}</source>
        <translation>{game} — 第{round}ラウンド — {player}</translation>
    </message>
    <message>
        <source>{game} — the game is over</source>
        <translation>{game} — ゲーム終了</translation>
    </message>
</context>
<context>
    <name>HousePanel</name>
    <message>
        <source>As in the rulebook</source>
        <translation>ルールブックどおりに戻す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Rulebook: {value}</source>
        <translation>ルールブック：{value}</translation>
    </message>
    <message>
        <source>If you change a rule, the game is called {name}.</source>
        <translation>ルールを変えると、ゲームの名前は「{name}」になります。</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>As in the rulebook.</source>
        <translation>ルールブックどおり。</translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n player(s).</source>
        <translation>
            <numerusform>このゲームは%n人以上で遊びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This rule cannot be changed here.</source>
        <translation>このルールは変えられません。</translation>
    </message>
    <message>
        <source>Type an amount from {least} to {most}, in hundreds.</source>
        <translation>{least}から{most}まで、$100単位で入力してください。</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}：{value}</translation>
    </message>
</context>
<context>
    <name>IdlePage</name>
    <message numerus="yes">
        <source>After {players}, you settle your %n {chain} stock(s).</source>
        <translation>
            <numerusform>{players}の次に、あなたが{chain}株%n枚を処分します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of your tiles to see what it would do.</source>
        <translation>手持ちの建物を選ぶと、配置の結果を確認できます。</translation>
    </message>
    <message>
        <source>Hide {player}&apos;s tiles</source>
        <translation>{player}さんの手持ちの建物を隠す</translation>
    </message>
    <message>
        <source>No tile can be placed any more.</source>
        <translation>配置できる建物がなくなりました。</translation>
    </message>
    <message>
        <source>Only computers are playing: you are watching.</source>
        <translation>コンピューターだけのゲームを観戦しています。</translation>
    </message>
    <message>
        <source>Show {player}&apos;s tiles</source>
        <translation>{player}さんの手持ちの建物を見る</translation>
    </message>
    <message>
        <source>The tiles are covered.</source>
        <translation>手持ちの建物は伏せてあります。</translation>
    </message>
    <message>
        <source>Tiles, cash and stock are covered.</source>
        <translation>手持ちの建物、現金、株券は伏せてあります。</translation>
    </message>
    <message>
        <source>The computer plays for you, at the level {level}.</source>
        <translation>コンピューター（{level}）があなたの代わりにプレイしています。</translation>
    </message>
    <message>
        <source>Sit down…</source>
        <translation>席に着く…</translation>
    </message>
    <message>
        <source>The computer plays for {player}, at the level {level}.</source>
        <translation>コンピューター（{level}）が{player}の代わりにプレイしています。</translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation>終了が宣言されました。</translation>
    </message>
    <message>
        <source>Then your turn continues.</source>
        <translation>そのあと、あなたの手番が続きます。</translation>
    </message>
    <message>
        <source>To take the seat back: {way}.</source>
        <translation>席に戻るには：{way}。</translation>
    </message>
    <message>
        <source>To take your seat back: {way}.</source>
        <translation>席に戻るには：{way}。</translation>
    </message>
    <message>
        <source>Your tiles and this decision are hidden.</source>
        <translation>手持ちの建物とこの選択を伏せています。</translation>
    </message>
    <message>
        <source>Your turn comes after {players}.</source>
        <translation>{players}の次があなたの手番です。</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player}が考えています…</translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking… %n second(s)</source>
        <translation>
            <numerusform>{player}が考えています… %n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Default key</source>
        <translation>初期設定のキー</translation>
    </message>
    <message>
        <source>Chain {letter}</source>
        <translation>チェーン{letter}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <source>Only what was known then</source>
        <translation>その時にわかっていたことだけ</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>This shortcut must be a letter, a digit or a symbol.</source>
        <translation>この操作に割り当てられるのは、文字、数字、記号のキーだけです。</translation>
    </message>
    <message>
        <source>Press the new key for {command}. {esc} cancels.</source>
        <translation>「{command}」の新しいキーを押してください。{esc}で中止します。</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>建物を置く</translation>
    </message>
    <message>
        <source>Add a tile to the hand</source>
        <translation>建物を手持ちに加える</translation>
    </message>
    <message>
        <source>Single-key shortcuts are off.</source>
        <translation>単独キーはオフになっています。</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>こちらで使う</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>このキーは使えません。</translation>
    </message>
    <message>
        <source>Tile or choice {number}</source>
        <translation>建物・選択肢{number}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>{command}: {keys}</source>
        <translation>{command}：{keys}</translation>
    </message>
    <message>
        <source>{enter} changes the key, {delete} removes it.</source>
        <translation>{enter}でキーを変更、{delete}で外します。</translation>
    </message>
    <message>
        <source>{key} is used by the menus or the system.</source>
        <translation>{key}はメニューやシステムで使われています。</translation>
    </message>
    <message>
        <source>{key} does the same everywhere and cannot be changed.</source>
        <translation>{key}はどの画面でも同じ働きをするため、変更できません。</translation>
    </message>
    <message>
        <source>{key} is already used for {command}.</source>
        <translation>{key}は「{command}」に使われています。</translation>
    </message>
</context>
<context>
    <name>KeyMoments</name>
    <message>
        <source>Key moments</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>Nothing in this game stood out.</source>
        <translation>このゲームに目立った場面はありませんでした。</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>その時点の対戦画面を見る</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>You became primary stockholder of {chain}. It later paid {amount}, the game&apos;s largest bonus.</source>
        <translation>あなたが{chain}の筆頭株主になりました。のちに、このゲームで最高額の配当{amount}を得ています。</translation>
    </message>
    <message>
        <source>You gained {amount}, the most in any turn of the game.</source>
        <translation>あなたの資産が{amount}増えました。1手番での最大の増加です。</translation>
    </message>
    <message>
        <source>You merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.</source>
        <translation>あなたが{chains}を合併させました。配当と売却額は計{amount}（{gainer}に{gain}）。</translation>
    </message>
    <message>
        <source>You merged {chains}: bonuses and sales brought {amount}.</source>
        <translation>あなたが{chains}を合併させました。配当と売却額は計{amount}でした。</translation>
    </message>
    <message>
        <source>You took the lead for good, {amount} ahead.</source>
        <translation>あなたが{amount}差で首位に立ち、最後まで守りました。</translation>
    </message>
    <message>
        <source>{player} became primary stockholder of {chain}. It later paid {amount}, the game&apos;s largest bonus.</source>
        <translation>{player}が{chain}の筆頭株主になりました。のちに、このゲームで最高額の配当{amount}を得ています。</translation>
    </message>
    <message>
        <source>{player} gained {amount}, the most in any turn of the game.</source>
        <translation>{player}の資産が{amount}増えました。1手番での最大の増加です。</translation>
    </message>
    <message>
        <source>{player} merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.</source>
        <translation>{player}が{chains}を合併させました。配当と売却額は計{amount}（{gainer}に{gain}）。</translation>
    </message>
    <message>
        <source>{player} merged {chains}: bonuses and sales brought {amount}.</source>
        <translation>{player}が{chains}を合併させました。配当と売却額は計{amount}でした。</translation>
    </message>
    <message>
        <source>{player} took the lead for good, {amount} ahead.</source>
        <translation>{player}が{amount}差で首位に立ち、最後まで守りました。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{text} ({keys})</source>
        <translation>{text}（{keys}）</translation>
    </message>
</context>
<context>
    <name>LaterStarts</name>
    <message>
        <source>Acquire Desktop is already running, but does not respond.</source>
        <translation>Acquire Desktopはすでに起動していますが、応答しません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Two copies could damage each other&apos;s saved games, so this one is waiting. Close the other window, or end the program in your system&apos;s list of running programs, and try again. It may also be running on another computer that uses the same folder.</source>
        <translation>2つ同時に動くと、互いのセーブデータを壊すおそれがあるため、こちらは待機しています。もう一方のウィンドウを閉じるか、実行中のプログラムの一覧から終了して、もう一度お試しください。同じフォルダーを使う別のパソコンで動いていることもあります。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A chain grows</source>
        <translation>チェーンが拡大する</translation>
    </message>
    <message>
        <source>Found a chain</source>
        <translation>自分のチェーンを設立する</translation>
    </message>
    <message>
        <source>Your first real game is against three Beginners. The coach warns you before a decision that would cost you a lot.</source>
        <translation>初めての本番では、「超入門」のコンピューター3人と対戦します。勝率を大きく失いそうなときは、コーチが知らせます。</translation>
    </message>
    <message>
        <source>A lone tile</source>
        <translation>独立した建物</translation>
    </message>
    <message>
        <source>A merger, step by step</source>
        <translation>合併を順に見る</translation>
    </message>
    <message>
        <source>A third chain</source>
        <translation>3つ目のチェーン</translation>
    </message>
    <message>
        <source>A tile that never fits</source>
        <translation>配置不能の建物</translation>
    </message>
    <message>
        <source>All chains are safe</source>
        <translation>すべて大規模ホテルチェーン</translation>
    </message>
    <message>
        <source>All chains pay their bonuses once more, and the bank buys all stock. The player with the most money wins.</source>
        <translation>最後にすべてのチェーンの配当が支払われ、銀行がすべての株券を買い取ります。お金が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Another game, near its end, and it is your turn. If the game ended now, you would have {worth}, and {bea} would have {bea_worth}.</source>
        <translation>別のゲームの終盤で、あなたの手番です。今終われば、あなたは{worth}、{bea}は{bea_worth}です。</translation>
    </message>
    <message>
        <source>Second place pays, too</source>
        <translation>第2株主になる</translation>
    </message>
    <message>
        <source>Become the richest</source>
        <translation>いちばんのお金持ちをめざす</translation>
    </message>
    <message>
        <source>Buy early</source>
        <translation>早めに買う</translation>
    </message>
    <message>
        <source>Buy what you like, or nothing. You have {cash}, and money comes back only in a merger or at the end.</source>
        <translation>好きな株券を買っても、何も買わなくてもかまいません。所持金は{cash}で、お金が戻るのは合併か終了のときだけです。</translation>
    </message>
    <message>
        <source>Money to spend</source>
        <translation>再び現金が入る</translation>
    </message>
    <message>
        <source>Choose a chain</source>
        <translation>チェーンを選ぶ</translation>
    </message>
    <message>
        <source>Use the + and − buttons. Then press {enter} or the large button.</source>
        <translation>＋と−のボタンで処分を決め、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>終了を宣言する</translation>
    </message>
    <message>
        <source>Everybody may buy</source>
        <translation>誰でも買える</translation>
    </message>
    <message>
        <source>Everybody settles</source>
        <translation>全員が株券を処分する</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Hidden holdings: you see only your own. Purchases are announced, so remember them or look them up in the log.</source>
        <translation>非公開モード：見えるのは自分の分だけです。ほかの人の購入は公表されるので、覚えておくか、記録で確かめましょう。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>中断する</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面へ</translation>
    </message>
    <message>
        <source>Make it larger</source>
        <translation>チェーンを大きくする</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>合併させる</translation>
    </message>
    <message>
        <source>Mind your cash</source>
        <translation>所持金に注意</translation>
    </message>
    <message>
        <source>Not here: you would tie for first place in Tower, and this step is about second place.</source>
        <translation>ここでは違います。Towerの筆頭株主に並んでしまいます。この場面では第2株主をめざします。</translation>
    </message>
    <message>
        <source>Not now: the merger decides this game.</source>
        <translation>ここでは置きません。このゲームは合併で決まります。</translation>
    </message>
    <message>
        <source>Not now: two chains are ready to merge.</source>
        <translation>ここでは置きません。2つのチェーンを合併させましょう。</translation>
    </message>
    <message>
        <source>Not yet: buy one to three {mine} stocks while they are cheap, and nothing else.</source>
        <translation>まだです。{mine}の株券が安いうちに、それだけを1枚から3枚買いましょう。</translation>
    </message>
    <message>
        <source>Buy one to three {mine} stocks: click its card or press {mine_key} for each. Then press {enter} or the large button.</source>
        <translation>{mine}株を1枚から3枚購入：1枚ごとにカードをクリックするか{mine_key}を押し、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Buy one to three {mine} stocks: click its card, once for each. Then press {enter} or the large button.</source>
        <translation>{mine}株を1枚から3枚購入：1枚ごとにカードをクリックし、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Buy three Tower stocks: click its card or press {tower_key}, three times. Then press {enter} or the large button.</source>
        <translation>Tower株を3枚購入：カードを3回クリックするか{tower_key}を3回押し、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Buy three Tower stocks: click its card three times. Then press {enter} or the large button.</source>
        <translation>Tower株を3枚購入：カードを3回クリックし、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Click a card or press its key. Then press {enter} or the large button.</source>
        <translation>カードをクリックするかそのキーを押し、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Click a card. Then press {enter} or the large button.</source>
        <translation>カードをクリックし、{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>Click up to three cards, then press {enter} or the large button. Or click “{nothing}”.</source>
        <translation>カードのクリックで3枚まで選び、{enter}か大きいボタンで確定します。買わないなら「{nothing}」をクリックします。</translation>
    </message>
    <message>
        <source>Each turn you place one tile on its matching space and draw a new one at the end. {tile} has no neighbours yet, so no chain is founded and there is nothing to buy.</source>
        <translation>手番ごとに、建物1個を同じ名前のマスに置き、最後に1個引きます。{tile}の隣にはまだ何もないので、チェーンは設立されず、買える株券もありません。</translation>
    </message>
    <message>
        <source>Not this one: the lesson continues with {tile}.</source>
        <translation>この建物ではありません。レッスンでは次に{tile}を置きます。</translation>
    </message>
    <message>
        <source>Not yet: first go on and see what happens.</source>
        <translation>まだです。先へ進んで続きを見ましょう。</translation>
    </message>
    <message>
        <source>Not yet: first make {mine} larger.</source>
        <translation>まだ置きません。先に{mine}を拡大しましょう。</translation>
    </message>
    <message>
        <source>Not yet: first see what a lone tile does.</source>
        <translation>まだ置きません。先に、独立した建物がどうなるかを見ましょう。</translation>
    </message>
    <message>
        <source>Not yet: buy three Tower stocks and nothing else, and you are second.</source>
        <translation>まだです。Towerの株券だけを3枚買うと、第2株主になれます。</translation>
    </message>
    <message>
        <source>Keep cash for your next two turns</source>
        <translation>次の2手番分の現金を残す</translation>
    </message>
    <message>
        <source>Be first or second in a chain, or stay away</source>
        <translation>筆頭株主か第2株主をねらい、無理なら買わない</translation>
    </message>
    <message>
        <source>Merge when you are ahead</source>
        <translation>リードしているときに合併させる</translation>
    </message>
    <message>
        <source>A third game: you begin your turn with {cash}. Place {tile}, but even the cheapest stock, Sackson, costs {sackson_price}: you cannot buy any.</source>
        <translation>3つ目のゲームです。手番の始めの所持金は{cash}。{tile}を置いても、いちばん安いSacksonの株券が{sackson_price}なので、何も買えません。</translation>
    </message>
    <message>
        <source>A tie is shared</source>
        <translation>同数なら分け合う</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Bonuses pay for your next stocks. Where others lead, let them wait.</source>
        <translation>配当は次の株券の資金になります。ほかの人がリードしているチェーンの合併は急がないようにしましょう。</translation>
    </message>
    <message>
        <source>Bonuses win</source>
        <translation>配当が勝負を決める</translation>
    </message>
    <message>
        <source>Both bonuses for you</source>
        <translation>配当を両方受け取る</translation>
    </message>
    <message>
        <source>Done for you: {what}.</source>
        <translation>代わりに行いました：{what}。</translation>
    </message>
    <message>
        <source>First the sizes: the larger chain survives. The larger the acquired chain, the higher its bonuses.</source>
        <translation>まずサイズを比べます。大きいチェーンが存続します。買収されるチェーンのサイズが大きいほど、配当も多くなります。</translation>
    </message>
    <message>
        <source>Half of both bonuses</source>
        <translation>配当を半分ずつ</translation>
    </message>
    <message>
        <source>Hold the bell, or press it twice.</source>
        <translation>ベルを長押しするか、2回押します。</translation>
    </message>
    <message>
        <source>Hold the bell, or press {declare_key} twice.</source>
        <translation>ベルを長押しするか、{declare_key}を2回押します。</translation>
    </message>
    <message>
        <source>If you place it: {effect}</source>
        <translation>置いた場合：{effect}</translation>
    </message>
    <message>
        <source>In most editions third place gets no bonus: count the stocks before you buy.</source>
        <translation>ほとんどの版では、3番目の株主に配当はありません。買う前に株券を数えましょう。</translation>
    </message>
    <message>
        <source>Large enough to end</source>
        <translation>ゲームを終えられる大きさ</translation>
    </message>
    <message>
        <source>Money comes back only in mergers: without it, you watch others buy.</source>
        <translation>お金が戻るのは合併のときだけです。現金がなければ、ほかの人が買うのを見ているだけになります。</translation>
    </message>
    <message>
        <source>Not during the lesson: the card shows what to do, and you can go back a step there.</source>
        <translation>レッスン中は使えません。次にすることはカードにあり、そこから1つ前に戻ることもできます。</translation>
    </message>
    <message>
        <source>Not yet: first ring the bell.</source>
        <translation>まだです。先にベルを鳴らしましょう。</translation>
    </message>
    <message>
        <source>Not yet: first see what a turn without cash is like.</source>
        <translation>まだ置きません。先に、現金のない手番を見ましょう。</translation>
    </message>
    <message>
        <source>Not yet: first settle your stock.</source>
        <translation>まだです。先に株券を処分しましょう。</translation>
    </message>
    <message>
        <source>Not yet: first {mine} must become the larger one.</source>
        <translation>まだ置きません。先に{mine}のほうを大きくしましょう。</translation>
    </message>
    <message>
        <source>Now you know the game</source>
        <translation>これでルールがわかりました</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Open holdings: everybody sees everybody&apos;s money and stock, as in the lesson.</source>
        <translation>公開モード：レッスンと同じく、全員のお金と株券が全員に見えます。</translation>
    </message>
    <message>
        <source>Others buy</source>
        <translation>ほかの人が買う</translation>
    </message>
    <message>
        <source>Others work for you</source>
        <translation>ほかの人も育ててくれる</translation>
    </message>
    <message>
        <source>Out of cash</source>
        <translation>現金が足りない</translation>
    </message>
    <message>
        <source>Payday: the one who holds the most stock of the acquired chain gets the primary bonus, the second the secondary bonus.</source>
        <translation>配当です。買収されるチェーンの株券を最も多く持つ人が筆頭株主配当を、次に多い人が第2株主配当を受け取ります。</translation>
    </message>
    <message>
        <source>Place {tile}: press {key}, then {enter}, or click it twice.</source>
        <translation>{tile}を配置：{key}を押して{enter}、または2回クリックします。</translation>
    </message>
    <message>
        <source>Play a first real game</source>
        <translation>初めての本番に進む</translation>
    </message>
    <message>
        <source>Press {enter} for each step.</source>
        <translation>{enter}で1つずつ進みます。</translation>
    </message>
    <message>
        <source>Press {enter} to go on.</source>
        <translation>{enter}で進みます。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>大規模ホテルチェーン</translation>
    </message>
    <message>
        <source>Sell your Tower stock for {tower_price} each, trade two for one {mine} stock, or keep it. Kept stock is worth something only if Tower is founded again.</source>
        <translation>Towerの株券は、1枚{tower_price}で売却するか、2枚を{mine}の株券1枚と交換するか、手元に残します。残した株券は、Towerが再び設立されないかぎり価値がありません。</translation>
    </message>
    <message>
        <source>Sell, trade or keep</source>
        <translation>売却、株式交換、残す</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>お手本</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>The final account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>The larger one survives</source>
        <translation>大きいほうが存続する</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>最後の手番</translation>
    </message>
    <message>
        <source>The merger brought you money: you have {cash}. Buy up to three stocks, or nothing, to end your turn.</source>
        <translation>合併でお金が入り、所持金は{cash}です。株券を3枚まで買うか、何も買わずに手番を終えます。</translation>
    </message>
    <message>
        <source>The next chain</source>
        <translation>次のチェーン</translation>
    </message>
    <message>
        <source>The survivor takes over all the tiles. It is larger, so its stock costs more.</source>
        <translation>存続チェーンがすべての建物を引き継ぎます。大きくなったので、株価も上がります。</translation>
    </message>
    <message>
        <source>Then all who hold its stock decide in turn: sell, trade two for one of the survivor, or keep.</source>
        <translation>続いて、その株券を持つ人が順番に決めます。売却、存続チェーンの株券と2対1で交換、または保有です。</translation>
    </message>
    <message>
        <source>This step is done for you</source>
        <translation>この操作を代わりに行います</translation>
    </message>
    <message>
        <source>Tower has {tower_size} tiles. With {end_size} or more in one chain, the player whose turn it is may declare the end: you are ahead, so do it.</source>
        <translation>Towerの建物は{tower_size}個です。1つのチェーンが{end_size}個以上になると、手番の人は終了を宣言できます。リードしているあなたは宣言しましょう。</translation>
    </message>
    <message>
        <source>Watch. {end} skips it.</source>
        <translation>見ていてください。{end}でスキップします。</translation>
    </message>
    <message>
        <source>You and {bea} share the victory with {worth} each: the Imperial stock you kept is worth nothing. Go back three steps and sell it, and you win alone.</source>
        <translation>あなたと{bea}は{worth}ずつで、勝利を分かち合います。残したImperialの株券には価値がありません。3つ戻って売却すれば、単独で勝てます。</translation>
    </message>
    <message>
        <source>You and {bea} shared the American bonuses. Sell your stock for {american_price} each, or keep it; the bank has no Tower stock to trade.</source>
        <translation>あなたと{bea}がAmericanの配当を等分しました。株券は1枚{american_price}で売却するか、手元に残します。銀行には交換できるTowerの株券がありません。</translation>
    </message>
    <message>
        <source>You are the only holder of Sackson, so you got its primary and its secondary bonus. Sell your stock for {sackson_price} each, or keep it.</source>
        <translation>あなたはSacksonの単独株主なので、筆頭株主配当と第2株主配当の両方が支払われました。株券は1枚{sackson_price}で売却するか、手元に残します。</translation>
    </message>
    <message>
        <source>You invest in hotel chains with {cash} and the six tiles below; the board marks where each one goes. Money comes back only when chains merge and at the end.</source>
        <translation>あなたは{cash}と下の建物6個を持って、ホテルチェーンに投資します。それぞれの建物を置くマスは盤上に示されています。お金が戻るのは、チェーンが合併したときと終了時だけです。</translation>
    </message>
    <message>
        <source>You win with {worth}; {bea} has {bea_worth}. Keeping your Imperial stocks would have cost you the victory.</source>
        <translation>あなたが{worth}、{bea}が{bea_worth}で、あなたの勝ちです。Imperialの株券を残していたら、単独では勝てませんでした。</translation>
    </message>
    <message>
        <source>You win with {worth}; {carlos} has {carlos_worth}. Your bonuses for American and Sackson were worth more than first place in Tower.</source>
        <translation>あなたが{worth}、{carlos}が{carlos_worth}で、あなたの勝ちです。AmericanとSacksonの配当が、Towerの筆頭株主配当を上回りました。</translation>
    </message>
    <message>
        <source>{bea} and {carlos} buy the last three Tower stocks, and {carlos} overtakes you. You can only watch: keep cash for your next two turns.</source>
        <translation>{bea}と{carlos}がTowerの最後の株券3枚を買い、{carlos}があなたを抜きました。あなたは見ているだけです。次の2手番分の現金を残しておきましょう。</translation>
    </message>
    <message>
        <source>{bea} and {carlos} buy {mine} stock, too. A gold ring marks the first in each chain, a silver ring the second.</source>
        <translation>{bea}と{carlos}も{mine}の株券を買います。各チェーンの筆頭株主は金の輪、第2株主は銀の輪で示されます。</translation>
    </message>
    <message>
        <source>{bea} joins two tiles, and two tiles make a chain: {tower}. The founder gets one free stock, and everybody may buy up to three stocks a turn.</source>
        <translation>{bea}が建物2個を接続し、{tower}を設立します。設立した人は株券1枚を無料で受け取ります。株券は誰でも、自分の手番に3枚まで買えます。</translation>
    </message>
    <message>
        <source>{bea} sells everything, {carlos} keeps two. The player who placed the tile decides first, then the others in turn.</source>
        <translation>{bea}はすべて売却し、{carlos}は2枚残します。建物を置いた人が最初に決め、続いてほかの人が順番に決めます。</translation>
    </message>
    <message>
        <source>{bea} sells everything. Sackson is acquired next, and only you have stock of it.</source>
        <translation>{bea}はすべて売却します。次はSacksonが買収されます。その株券を持っているのはあなただけです。</translation>
    </message>
    <message>
        <source>{bea} wins with {bea_worth}, and you have {worth}: the stock you kept is worth nothing, because its chain is gone. Go back three steps and sell it, and you win.</source>
        <translation>{bea}が{bea_worth}で勝ち、あなたは{worth}です。なくなったチェーンの株券は、残しても価値がありません。3つ戻って売却すれば勝てます。</translation>
    </message>
    <message>
        <source>{tile} merges American and Sackson into Tower. You and {bea} have {own_american} American stocks each: in a tie for first place, both bonuses are added and shared equally.</source>
        <translation>{tile}でTowerがAmericanとSacksonを買収します。Americanの株券はあなたも{bea}も{own_american}枚。筆頭株主が同数なら、2つの配当を合計して等分します。</translation>
    </message>
    <message>
        <source>{tile} merges Imperial into Worldwide. You have {own_imperial} Imperial stocks, {bea} has {bea_imperial}: you lead by one, so you get the primary bonus.</source>
        <translation>{tile}でWorldwideがImperialを買収します。Imperialの株券はあなたが{own_imperial}枚、{bea}が{bea_imperial}枚。1枚多いあなたに筆頭株主配当が支払われます。</translation>
    </message>
    <message>
        <source>{tile} would join {joined}, which are both safe, so it can never be placed. Select it to see why.</source>
        <translation>{tile}は、どちらも大規模ホテルチェーンの{joined}をつなぐので、配置不能です。選ぶと、理由が表示されます。</translation>
    </message>
    <message>
        <source>Two tiles make a chain</source>
        <translation>建物2個でチェーンになる</translation>
    </message>
    <message>
        <source>Click up to three cards or press their keys, or press {nothing_key} to buy nothing. Then press {enter} or the large button.</source>
        <translation>カードのクリックかそのキーで3枚まで選びます。買わないなら{nothing_key}を押します。{enter}か大きいボタンで確定します。</translation>
    </message>
    <message>
        <source>One stock ahead</source>
        <translation>1枚の差</translation>
    </message>
    <message>
        <source>Place {tile}: go to it with {tab}, then {enter} twice, or click it twice.</source>
        <translation>{tile}を配置：{tab}で移って{enter}を2回、または2回クリックします。</translation>
    </message>
    <message>
        <source>Watch, then press {enter}.</source>
        <translation>確かめたら、{enter}で進みます。</translation>
    </message>
    <message>
        <source>Watch. {space} speeds it up, {end} skips it.</source>
        <translation>見ていてください。{space}で早送り、{end}でスキップします。</translation>
    </message>
    <message>
        <source>What is kept stock worth?</source>
        <translation>残した株券の価値は？</translation>
    </message>
    <message>
        <source>What others may know</source>
        <translation>ほかの人に見えるもの</translation>
    </message>
    <message>
        <source>You can continue from here later</source>
        <translation>あとでここから続けられます</translation>
    </message>
    <message>
        <source>You got one {mine} stock free; each further one costs {mine_price}. The price rises as the chain grows, so buy one to three now.</source>
        <translation>{mine}の株券を1枚無料で受け取りました。2枚目からは1枚{mine_price}です。チェーンが拡大すると値上がりするので、今のうちに1枚から3枚買いましょう。</translation>
    </message>
    <message>
        <source>You don&apos;t have to, but there is not much left to win. At the end all bonuses are paid and all stock is sold.</source>
        <translation>宣言しなくてもかまいませんが、この先で得られるものはわずかです。終了時には配当がすべて支払われ、株券がすべて売却されます。</translation>
    </message>
    <message>
        <source>You tried: {what}.</source>
        <translation>選んだ手：{what}。</translation>
    </message>
    <message>
        <source>You got the primary bonus. Imperial stock sells for {imperial_price}, and the bank has no Worldwide stock to trade: what is kept stock worth if the game ends now?</source>
        <translation>筆頭株主配当が支払われました。Imperialの株券は{imperial_price}で売却でき、銀行には交換できるWorldwideの株券がありません。今ゲームが終わるとしたら、残した株券の価値は？</translation>
    </message>
    <message>
        <source>Your tiles are secret: nobody else sees them, in any game.</source>
        <translation>手持ちの建物は秘密です。どのゲームでもほかの人には見えません。</translation>
    </message>
    <message>
        <source>{bea} has {bea_tower} Tower stocks, {carlos} has {carlos_tower}, you have none. When Tower is acquired, its two largest holders get a bonus: three stocks make you second.</source>
        <translation>Towerの株券は{bea}が{bea_tower}枚、{carlos}が{carlos_tower}枚、あなたは0枚です。買収されると上位2人に配当が支払われます。3枚買えば第2株主です。</translation>
    </message>
    <message>
        <source>{bea} sells everything. Every chain on the board is safe now, so the player whose turn it is may declare the end.</source>
        <translation>{bea}はすべて売却します。盤上のチェーンがすべて大規模ホテルチェーンになったので、手番の人は終了を宣言できます。</translation>
    </message>
    <message>
        <source>{carlos} adds a tile to {mine}: it has {mine_size} tiles now, and each stock is worth {mine_price}. Nobody owns a chain: anybody may add to it and buy its stock.</source>
        <translation>{carlos}が建物を加え、{mine}は建物{mine_size}個、株券は1枚{mine_price}になります。チェーンは誰のものでもなく、誰でも拡大でき、株券も買えます。</translation>
    </message>
    <message>
        <source>{carlos} founds {other} elsewhere. Up to seven chains fit on the board, and you may own stock in all of them.</source>
        <translation>{carlos}が離れた場所に{other}を設立します。盤上のチェーンは最大7つで、どのチェーンの株券でも持てます。</translation>
    </message>
    <message>
        <source>{carlos} joins your lone tile to Tower, which now has {tower_size} tiles. A larger chain costs more: its stock rose from {tower_before} to {tower_price}.</source>
        <translation>{carlos}があなたの建物をTowerに接続し、Towerは建物{tower_size}個になります。チェーンは大きいほど株価が高く、Tower株は{tower_before}から{tower_price}に上がります。</translation>
    </message>
    <message>
        <source>{cheap} are cheap, {middle} cost more, {expensive} the most. Choose any: expensive stock pays more in a merger, cheap stock leaves you more cash.</source>
        <translation>安いのは{cheap}、中間は{middle}、高いのは{expensive}です。どれでもかまいません。高い株券は合併での配当が多く、安い株券なら現金が多く残ります。</translation>
    </message>
    <message>
        <source>{mine} has {mine_size} tiles, Tower {tower_size}, and only two spaces are left between them. {tile} makes {mine} the larger one.</source>
        <translation>{mine}は建物{mine_size}個、Towerは{tower_size}個で、間にあるのは2マスだけです。{tile}で{mine}のほうが大きくなります。</translation>
    </message>
    <message>
        <source>{mine} has {mine_size} tiles. With {safe_size} or more a chain is safe: it is never acquired, and a shield marks it on the board.</source>
        <translation>{mine}は建物{mine_size}個です。{safe_size}個以上になると大規模ホテルチェーンとなり、買収されることはなく、盤上に盾の印が付きます。</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>{tile} brings {mine} to {grown} tiles. When two chains meet, they merge: the larger one survives, the smaller one is acquired.</source>
        <translation>{tile}で{mine}は建物{grown}個になります。2つのチェーンが接続すると合併し、大きいほうが存続し、小さいほうが買収されます。</translation>
    </message>
    <message>
        <source>{tile} connects {mine} ({mine_size} tiles) and Tower ({tower_size}): Tower is acquired. {bea} gets its primary bonus, and you get its secondary bonus.</source>
        <translation>{tile}は、建物{mine_size}個の{mine}と{tower_size}個のTowerをつなぎ、Towerが買収されます。{bea}に筆頭株主配当、あなたに第2株主配当が支払われます。</translation>
    </message>
    <message>
        <source>{tile} is next to a lone tile on the board. Place it: the two found a chain, and you choose which one.</source>
        <translation>{tile}は、盤上の独立した建物の隣です。置くと2個でチェーンになり、どのチェーンにするかはあなたが選びます。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>It is used unchanged. You may replace it with a compatible version of your own, and modify and examine this program to do so.</source>
        <translation>変更せずに使用しています。互換性のある自分のバージョンに置き換えることができ、そのためにこのプログラムを改変したり解析したりしてもかまいません。</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>ライセンス：{licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>プログラムの構成要素</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>ソース：{address}</translation>
    </message>
    <message>
        <source>The text of this licence is not part of this installation.</source>
        <translation>このライセンスの本文は、インストールされたファイルに含まれていません。</translation>
    </message>
    <message>
        <source>This program is published under the MIT licence. It includes the work of others, each under its own licence; their authors are not involved in this program.</source>
        <translation>このプログラムはMITライセンスで公開されています。第三者の著作物も含まれ、それぞれのライセンスに従います。その著作者はこのプログラムに関与していません。</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>ライセンスの本文</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>It is your turn.</source>
        <translation>あなたの手番です。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>{player}の手番です。</translation>
    </message>
    <message>
        <source>The end is declared: this is the last turn.</source>
        <translation>終了が宣言されました。これが最後の手番です。</translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation>{card}：{question}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation>{before}、{last}</translation>
    </message>
    <message>
        <source>{before} {next}</source>
        <translation>{before}{next}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}、{next}</translation>
    </message>
    <message>
        <source>{before}; {next}</source>
        <translation>{before}／{next}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}と{second}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Before the first turn</source>
        <translation>最初の手番の前</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>From here on the computer plays instead.</source>
        <translation>これ以後はコンピューターが代わりにプレイします。</translation>
    </message>
    <message>
        <source>Holdings are strictly hidden: earlier turns are shown when the game is over.</source>
        <translation>完全非公開モードです。あなたの前回の手番より前のことは、ゲーム終了後に表示されます。</translation>
    </message>
    <message>
        <source>No tile can be placed any more. Bonuses are paid and all stock is sold.</source>
        <translation>配置できる建物がなくなりました。株主配当を支払い、株券をすべて売却します。</translation>
    </message>
    <message>
        <source>Nobody holds its stock.</source>
        <translation>株主はいません。</translation>
    </message>
    <message>
        <source>Earlier turns are folded away</source>
        <translation>これより前の手番は閉じています</translation>
    </message>
    <message>
        <source>Stockholders: {list}.</source>
        <translation>株主：{list}。</translation>
    </message>
    <message>
        <source>The computer decided instead.</source>
        <translation>コンピューターが代わりに決めました。</translation>
    </message>
    <message>
        <source>The computer plays for you from here on, at the level {level}.</source>
        <translation>ここからはコンピューター（{level}）があなたの代わりにプレイします。</translation>
    </message>
    <message>
        <source>The computer plays for {player} from here on, at the level {level}.</source>
        <translation>ここからはコンピューター（{level}）が{player}の代わりにプレイします。</translation>
    </message>
    <message>
        <source>The end was declared. Bonuses are paid and all stock is sold.</source>
        <translation>終了が宣言されました。株主配当を支払い、株券をすべて売却します。</translation>
    </message>
    <message>
        <source>The merger is complete: {chain} has {size} tiles and is safe.</source>
        <translation>合併が完了し、{chain}は建物{size}個の大規模ホテルチェーンになりました。</translation>
    </message>
    <message>
        <source>The merger is complete: {chain} has {size} tiles.</source>
        <translation>合併が完了し、{chain}は建物{size}個になりました。</translation>
    </message>
    <message>
        <source>The stock market drew {tile} and holds {stocks}.</source>
        <translation>架空プレイヤーは{tile}を引き、{stocks}の株主になりました。</translation>
    </message>
    <message>
        <source>The stock market&apos;s {amount} for {chain} stays in the bank: {reason}.</source>
        <translation>架空プレイヤーの{chain}の配当{amount}は銀行に残ります（{reason}）。</translation>
    </message>
    <message>
        <source>There was nothing to buy: no chain is on the board.</source>
        <translation>アクティブなホテルチェーンがないため、購入できる株券はありませんでした。</translation>
    </message>
    <message>
        <source>There was nothing to buy: the bank has no stock of any active chain.</source>
        <translation>銀行にアクティブなホテルチェーンの株券がないため、購入できる株券はありませんでした。</translation>
    </message>
    <message>
        <source>There was too little cash to buy: the cheapest stock costs {price}.</source>
        <translation>現金が足りず、株券を購入できませんでした（最も安い株券は{price}）。</translation>
    </message>
    <message>
        <source>This what-if game begins here.</source>
        <translation>「もしも」のゲームがここから始まります。</translation>
    </message>
    <message>
        <source>Turn {turn} — {player}</source>
        <translation>手番{turn}：{player}</translation>
    </message>
    <message>
        <source>You received {amount} for {chain}: {reason}.</source>
        <translation>あなたは{chain}の配当{amount}を受け取りました（{reason}）。</translation>
    </message>
    <message>
        <source>You begin with {extra} extra cash: {cash}.</source>
        <translation>あなたは追加資金{extra}を受け取り、{cash}で始めます。</translation>
    </message>
    <message>
        <source>You bought nothing.</source>
        <translation>あなたは何も購入しませんでした。</translation>
    </message>
    <message>
        <source>You bought {stocks} for {cost}.</source>
        <translation>あなたは{stocks}を{cost}で購入しました。</translation>
    </message>
    <message>
        <source>You chose the survivor: {chain}.</source>
        <translation>あなたは{chain}を存続させました。</translation>
    </message>
    <message>
        <source>You could not place any tile and set your hand aside: {tiles}.</source>
        <translation>あなたは配置できる建物がなく、手持ちを除外しました：{tiles}。</translation>
    </message>
    <message>
        <source>You could not place any tile and shuffled your hand back: {tiles}.</source>
        <translation>あなたは配置できる建物がなく、手持ちをプールに戻して混ぜました：{tiles}。</translation>
    </message>
    <message>
        <source>You declared the end: every active chain is safe.</source>
        <translation>あなたはゲーム終了を宣言しました：アクティブなホテルチェーンがすべて大規模です。</translation>
    </message>
    <message>
        <source>You declared the end: {chain} has {size} tiles or more.</source>
        <translation>あなたはゲーム終了を宣言しました：{chain}が建物{size}個以上です。</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>あなたは建物を1個引きました。</translation>
    </message>
    <message>
        <source>You drew the start tile {tile}.</source>
        <translation>あなたは最初の手番を決める建物{tile}を引きました。</translation>
    </message>
    <message>
        <source>You drew {tiles}.</source>
        <translation>あなたは{tiles}を引きました。</translation>
    </message>
    <message>
        <source>You exchanged {given} for {taken}.</source>
        <translation>あなたは{given}を{taken}と交換しました。</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received a stock of it.</source>
        <translation>あなたは建物{size}個で{chain}を設立し、設立時発行株式1枚を獲得しました。</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received nothing: the bank has no stock of it.</source>
        <translation>あなたは建物{size}個で{chain}を設立しました。銀行に株券がなく、何も受け取れませんでした。</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.</source>
        <translation>あなたは建物{size}個で{chain}を設立しました。銀行に株券がなく、代わりに{cash}を受け取りました。</translation>
    </message>
    <message>
        <source>You forgot your PIN, and it was removed.</source>
        <translation>あなたが暗証番号を忘れたため、暗証番号は削除されました。</translation>
    </message>
    <message>
        <source>You merged {chains} with {tile}.</source>
        <translation>あなたは{tile}で{chains}を合併させました。</translation>
    </message>
    <message>
        <source>You placed no tile: none in your hand can be placed.</source>
        <translation>あなたは配置できる建物がなく、配置しませんでした。</translation>
    </message>
    <message>
        <source>You placed {tile}.</source>
        <translation>あなたは{tile}を配置しました。</translation>
    </message>
    <message>
        <source>You took your seat back.</source>
        <translation>あなたは席に戻りました。</translation>
    </message>
    <message>
        <source>You set {tile} aside: it can never be placed.</source>
        <translation>あなたは配置不能の{tile}を除外しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n {chain}</source>
        <translation>
            <numerusform>{chain}株%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>You settled {chain}: {parts}.</source>
        <translation>あなたは{chain}の株券を処分しました：{parts}。</translation>
    </message>
    <message>
        <source>You sold {stocks} for {count} × {price} = {amount}.</source>
        <translation>あなたは{stocks}を売却しました：{count} × {price} = {amount}。</translation>
    </message>
    <message numerus="yes">
        <source>You stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>あなたは建物%n個で配置を終えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You took back {tile}.</source>
        <translation>あなたは{tile}の配置を取り消しました。</translation>
    </message>
    <message>
        <source>You took no stock.</source>
        <translation>あなたは株券を受け取りませんでした。</translation>
    </message>
    <message>
        <source>You took {stocks} free of charge.</source>
        <translation>あなたは{stocks}を無料で獲得しました。</translation>
    </message>
    <message>
        <source>The computer in your seat gave no answer, so the program played a safe move.</source>
        <translation>あなたの席のコンピューターの応答がなかったため、プログラムが無難な手を選びました。</translation>
    </message>
    <message>
        <source>You used the power card “{card}”.</source>
        <translation>あなたは特殊能力カード{card}を使いました。</translation>
    </message>
    <message>
        <source>You win with {amount}.</source>
        <translation>あなたは{amount}で勝利しました。</translation>
    </message>
    <message>
        <source>kept {count}</source>
        <translation>{count}枚を残す</translation>
    </message>
    <message>
        <source>primary and secondary bonus</source>
        <translation>筆頭・第2株主配当</translation>
    </message>
    <message>
        <source>primary and tertiary bonus</source>
        <translation>筆頭・第3株主配当</translation>
    </message>
    <message>
        <source>primary bonus</source>
        <translation>筆頭株主配当</translation>
    </message>
    <message>
        <source>primary, secondary and tertiary bonus</source>
        <translation>筆頭・第2・第3株主配当</translation>
    </message>
    <message>
        <source>secondary and tertiary bonus</source>
        <translation>第2・第3株主配当</translation>
    </message>
    <message>
        <source>secondary bonus</source>
        <translation>第2株主配当</translation>
    </message>
    <message>
        <source>sold {count} for {cash}</source>
        <translation>{count}枚を{cash}で売却</translation>
    </message>
    <message>
        <source>tertiary bonus</source>
        <translation>第3株主配当</translation>
    </message>
    <message>
        <source>traded {count} for {stocks}</source>
        <translation>{count}枚を{stocks}と交換</translation>
    </message>
    <message>
        <source>{bonus} shared by {count}</source>
        <translation>{bonus}を{count}等分</translation>
    </message>
    <message>
        <source>{bonus}, {sum}</source>
        <translation>{bonus}、{sum}</translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation>{chain}（{size}個）</translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles and is safe.</source>
        <translation>{chain}は建物{before}個から{size}個に拡大し、大規模ホテルチェーンになりました。</translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles.</source>
        <translation>{chain}は建物{before}個から{size}個に拡大しました。</translation>
    </message>
    <message>
        <source>{chain} is settled: {size} tiles at {price} a stock. {holders}</source>
        <translation>{chain}の精算：建物{size}個、株価{price}。{holders}</translation>
    </message>
    <message>
        <source>{chain} is the largest and survives.</source>
        <translation>最大の{chain}が存続します。</translation>
    </message>
    <message>
        <source>{chain} was the only chain left to found.</source>
        <translation>設立できるホテルチェーンは{chain}だけでした。</translation>
    </message>
    <message>
        <source>{players} share the victory with {amount} each.</source>
        <translation>{players}は{amount}ずつで並び、勝利を分かち合いました。</translation>
    </message>
    <message>
        <source>{player} begins with {extra} extra cash: {cash}.</source>
        <translation>{player}は追加資金{extra}を受け取り、{cash}で始めます。</translation>
    </message>
    <message>
        <source>{player} bought nothing.</source>
        <translation>{player}は何も購入しませんでした。</translation>
    </message>
    <message>
        <source>{player} bought {stocks} for {cost}.</source>
        <translation>{player}は{stocks}を{cost}で購入しました。</translation>
    </message>
    <message>
        <source>{player} chose the survivor: {chain}.</source>
        <translation>{player}は{chain}を存続させました。</translation>
    </message>
    <message>
        <source>{player} could not place any tile and set the hand aside: {tiles}.</source>
        <translation>{player}は配置できる建物がなく、手持ちを除外しました：{tiles}。</translation>
    </message>
    <message>
        <source>{player} could not place any tile and shuffled the hand back: {tiles}.</source>
        <translation>{player}は配置できる建物がなく、手持ちをプールに戻して混ぜました：{tiles}。</translation>
    </message>
    <message>
        <source>{player} declared the end: every active chain is safe.</source>
        <translation>{player}はゲーム終了を宣言しました：アクティブなホテルチェーンがすべて大規模です。</translation>
    </message>
    <message>
        <source>{player} declared the end: {chain} has {size} tiles or more.</source>
        <translation>{player}はゲーム終了を宣言しました：{chain}が建物{size}個以上です。</translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n tile(s).</source>
        <translation>
            <numerusform>{player}は建物を%n個引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} drew a tile.</source>
        <translation>{player}は建物を1個引きました。</translation>
    </message>
    <message>
        <source>{player} drew the start tile {tile}.</source>
        <translation>{player}は最初の手番を決める建物{tile}を引きました。</translation>
    </message>
    <message>
        <source>{player} drew {tiles}.</source>
        <translation>{player}は{tiles}を引きました。</translation>
    </message>
    <message>
        <source>{player} exchanged {given} for {taken}.</source>
        <translation>{player}は{given}を{taken}と交換しました。</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received a stock of it.</source>
        <translation>{player}は建物{size}個で{chain}を設立し、設立時発行株式1枚を獲得しました。</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received nothing: the bank has no stock of it.</source>
        <translation>{player}は建物{size}個で{chain}を設立しました。銀行に株券がなく、何も受け取れませんでした。</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.</source>
        <translation>{player}は建物{size}個で{chain}を設立しました。銀行に株券がなく、代わりに{cash}を受け取りました。</translation>
    </message>
    <message>
        <source>{player} forgot the PIN, and it was removed.</source>
        <translation>{player}が暗証番号を忘れたため、暗証番号は削除されました。</translation>
    </message>
    <message>
        <source>{player} received {amount} for {chain}: {reason}.</source>
        <translation>{player}は{chain}の配当{amount}を受け取りました（{reason}）。</translation>
    </message>
    <message>
        <source>{player} merged {chains} with {tile}.</source>
        <translation>{player}は{tile}で{chains}を合併させました。</translation>
    </message>
    <message>
        <source>{player} placed no tile: none in hand can be placed.</source>
        <translation>{player}は配置できる建物がなく、配置しませんでした。</translation>
    </message>
    <message>
        <source>{player} placed {tile}.</source>
        <translation>{player}は{tile}を配置しました。</translation>
    </message>
    <message>
        <source>{player} took the seat back.</source>
        <translation>{player}は席に戻りました。</translation>
    </message>
    <message>
        <source>{player} set {tile} aside: it can never be placed.</source>
        <translation>{player}は配置不能の{tile}を除外しました。</translation>
    </message>
    <message>
        <source>{player} settled {chain}: {parts}.</source>
        <translation>{player}は{chain}の株券を処分しました：{parts}。</translation>
    </message>
    <message>
        <source>{player} sold {stocks} for {count} × {price} = {amount}.</source>
        <translation>{player}は{stocks}を売却しました：{count} × {price} = {amount}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>{player}は建物%n個で配置を終えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} took back {tile}.</source>
        <translation>{player}は{tile}の配置を取り消しました。</translation>
    </message>
    <message>
        <source>{player} took no stock.</source>
        <translation>{player}は株券を受け取りませんでした。</translation>
    </message>
    <message>
        <source>{player} took {stocks} free of charge.</source>
        <translation>{player}は{stocks}を無料で獲得しました。</translation>
    </message>
    <message>
        <source>{player} gave no answer, so the program played a safe move.</source>
        <translation>{player}の応答がなかったため、プログラムが無難な手を選びました。</translation>
    </message>
    <message>
        <source>{player} used the power card “{card}”.</source>
        <translation>{player}は特殊能力カード{card}を使いました。</translation>
    </message>
    <message>
        <source>{player} wins with {amount}.</source>
        <translation>{player}は{amount}で勝利しました。</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}枚</translation>
    </message>
    <message>
        <source>{player}: the game went on without the program&apos;s answer.</source>
        <translation>{player}：プログラムの答えを待たずに進みました。</translation>
    </message>
    <message>
        <source>{player}: the program chose something that is not possible now.</source>
        <translation>{player}：プログラムが今はできない行動を選びました。</translation>
    </message>
    <message>
        <source>{player}: the program could not be started.</source>
        <translation>{player}：プログラムを起動できませんでした。</translation>
    </message>
    <message>
        <source>{player}: the program did not answer in time.</source>
        <translation>{player}：プログラムが時間内に答えませんでした。</translation>
    </message>
    <message>
        <source>{player}: the program ended without an answer.</source>
        <translation>{player}：プログラムが答えずに終了しました。</translation>
    </message>
    <message>
        <source>{player}: the program&apos;s answer named no action.</source>
        <translation>{player}：プログラムの答えに行動が含まれていませんでした。</translation>
    </message>
    <message>
        <source>{sum}, rounded up to the next $100</source>
        <translation>{sum}、$100単位に切り上げ</translation>
    </message>
    <message>
        <source>{survivor} acquires {acquired}: {size} tiles at {price} a stock. {holders}</source>
        <translation>{survivor}は{acquired}（建物{size}個、株価{price}）を買収します。{holders}</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>Acquire — log of the game</source>
        <translation>Acquire — ゲームの記録</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>記録を書き出す</translation>
    </message>
    <message>
        <source>Plain text ({pattern})</source>
        <translation>テキスト ({pattern})</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>プレイヤー：{names}</translation>
    </message>
    <message>
        <source>Web page ({pattern})</source>
        <translation>ウェブページ ({pattern})</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>All lines</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>Close, show all lines</source>
        <translation>閉じてすべての行を表示</translation>
    </message>
    <message>
        <source>Find and filter</source>
        <translation>検索と絞り込み</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>記録を検索</translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>Mergers and money</source>
        <translation>合併と現金</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>Press {key} on a line to look back at that moment.</source>
        <translation>記録の行で{key}キーを押すと、その時点を振り返ります。</translation>
    </message>
</context>
<context>
    <name>LookAgainPage</name>
    <message>
        <source>A better idea: {idea}</source>
        <translation>より良い手のヒント：{idea}</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度考える</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>このまま進める</translation>
    </message>
    <message>
        <source>Something else is better here.</source>
        <translation>ここではほかの手のほうが有利です。</translation>
    </message>
    <message>
        <source>The coach: look again</source>
        <translation>コーチ：もう一度考えましょう</translation>
    </message>
    <message>
        <source>This would cost you a great deal of your chance to win.</source>
        <translation>この手では、勝率を非常に大きく失います。</translation>
    </message>
    <message>
        <source>This would cost you a lot of your chance to win.</source>
        <translation>この手では、勝率を大きく失います。</translation>
    </message>
    <message>
        <source>This would cost you some of your chance to win.</source>
        <translation>この手では、勝率をいくらか失います。</translation>
    </message>
    <message>
        <source>{chain} can&apos;t be founded again: keeping its stock gives away {amount}.</source>
        <translation>{chain}は二度と設立できないため、株券を残すと{amount}を失います。</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Next: {sentence}</source>
        <translation>次：{sentence}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>ゲームの流れ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ前へ</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>1つ先へ</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1手番前へ</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1手番先へ</translation>
    </message>
    <message>
        <source>The game has moved on.</source>
        <translation>ゲームは先に進みました。</translation>
    </message>
    <message>
        <source>Turn {turn}: {sentence}</source>
        <translation>手番{turn}：{sentence}</translation>
    </message>
    <message>
        <source>Turn {turn}, looking back</source>
        <translation>手番{turn}を振り返り中</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n tile(s) in the pool</source>
        <translation>
            <numerusform>建物プール：残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer version of the program has also saved this game here. That game stays as it is; what you play now becomes a separate game.</source>
        <translation>このゲームは、新しいバージョンのプログラムでもここに保存されています。そのゲームはそのまま残り、今から遊ぶのは別のゲームになります。</translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation>Acquire Desktop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きくする</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>シード：{seed}</translation>
    </message>
    <message>
        <source>training game (not counted)</source>
        <translation>練習ゲーム（統計に入りません）</translation>
    </message>
    <message>
        <source>training game, {edition}</source>
        <translation>練習：{edition}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation>手番{turn}/{last}</translation>
    </message>
    <message>
        <source>{expert} and {master} are weaker here, because the rules run in plain Python. Compiled rules search about {times} times as much. For a fix, see {way}.</source>
        <translation>ここではルールがPython版で動くため、「{expert}」と「{master}」は通常より弱くなります（探索量は約{times}分の1）。対処法は「{way}」にあります。</translation>
    </message>
    <message>
        <source>This screen has room for larger text. {key} brings back the usual size.</source>
        <translation>この画面なら文字を大きくできます。{key}で標準のサイズに戻ります。</translation>
    </message>
    <message>
        <source>This version does not know the level of {names}: {level} is used instead.</source>
        <translation>{names}のレベルはこのバージョンにないため、「{level}」でプレイします。</translation>
    </message>
    <message>
        <source>Your first game! The computers play at the level {level}. For stronger ones, choose {way}.</source>
        <translation>最初のゲームです。コンピューターの強さは「{level}」です。もっと強い相手は「{way}」で選べます。</translation>
    </message>
    <message>
        <source>no tiles in the pool</source>
        <translation>建物プール：残りなし</translation>
    </message>
    <message>
        <source>what-if game, {edition}</source>
        <translation>もしも：{edition}</translation>
    </message>
    <message>
        <source>what-if game (not counted)</source>
        <translation>「もしも」のゲーム（統計に入りません）</translation>
    </message>
    <message>
        <source>view only</source>
        <translation>閲覧のみ</translation>
    </message>
    <message>
        <source>{app} — hand-over</source>
        <translation>{app} — 交代</translation>
    </message>
    <message>
        <source>{app} — the game waits while you read</source>
        <translation>{app} — 読んでいる間、ゲームは待ちます</translation>
    </message>
    <message>
        <source>{app} — {edition} — the game is over</source>
        <translation>{app} — {edition} — ゲーム終了</translation>
    </message>
    <message>
        <source>{app} — {edition} — turn {turn} — your turn</source>
        <translation>{app} — {edition} — 手番{turn} — あなたの手番</translation>
    </message>
    <message>
        <source>{app} — {edition} — turn {turn} — {player}</source>
        <translation>{app} — {edition} — 手番{turn} — {player}</translation>
    </message>
    <message>
        <source>{file} is an earlier state of a game that you continued later. The continued game is not lost: it is among the recent games.</source>
        <translation>「{file}」は、その後も続けたゲームの古い状態です。続けたほうのゲームも残っていて、「最近のゲーム」から開けます。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Acquire Desktop</source>
        <translation>Acquire Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>常に(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analysis board</source>
        <translation>分析ボード(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>グラフ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>コーチ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare editions</source>
        <translation>版を比べる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Costly decisions too (?)</source>
        <translation>悪手も（?）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cover my tiles when I leave the window</source>
        <translation>ウィンドウを離れるとき手持ちの建物を隠す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Doubtful decisions too (?!)</source>
        <translation>疑問手も（?!）(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>デュプリケート(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export log…</source>
        <translation>記録を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Give hints</source>
        <translation>ヒントを出す(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Blunders only (??)</source>
        <translation>大悪手だけ（??）(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>瞬時(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>キーボード操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>遊んで学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Let a computer play for somebody…</source>
        <translation>コンピューターに任せる(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View one…</source>
        <translation>見る(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>大きめ(&amp;L)</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタート画面へ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mute or unmute</source>
        <translation>消音の切り替え(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Career</source>
        <translation>キャリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Line only</source>
        <translation>下の行だけ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>しない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>コンピューターを一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>問題集(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>小さめ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Recover a game…</source>
        <translation>ゲームの復元(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this edition</source>
        <translation>この版のルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save game</source>
        <translation>ゲームを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed of the computers</source>
        <translation>コンピューターの速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take a seat back…</source>
        <translation>席に戻る(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day</source>
        <translation>今日の配り(&amp;L)</translation>
    </message>
    <message>
        <source>On your own turn, when several people play</source>
        <translation>複数の人で遊ぶとき、自分の手番に設定できます</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>画像としてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>テキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;o coach</source>
        <translation>コーチなし(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt action</source>
        <translation>次の行動(&amp;X)</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>ゲームの検討(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;hare the result</source>
        <translation>結果を共有(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;tep by step</source>
        <translation>1手ずつ(&amp;T)</translation>
    </message>
    <message>
        <source>Save game &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Set my &amp;PIN…</source>
        <translation>自分の暗証番号を設定(&amp;P)…</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>手番(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>ゲームを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <translation>株価(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>標準の文字サイズ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>A&amp;dvice and reasons</source>
        <translation>助言と理由(&amp;D)</translation>
    </message>
    <message>
        <source>F&amp;ind in the log</source>
        <translation>記録を検索(&amp;I)</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>記録(&amp;O)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>文字を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;now</source>
        <translation>すぐ決めさせる(&amp;N)</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>手番の最初に戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Ring the &amp;bell</source>
        <translation>ベルを鳴らす(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;it down for a computer…</source>
        <translation>コンピューターの席に着く(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>自分の手番まで飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>サウンド(&amp;O)</translation>
    </message>
    <message>
        <source>Sea&amp;ts</source>
        <translation>席(&amp;T)</translation>
    </message>
    <message>
        <source>When I play a&amp;lone</source>
        <translation>1人で遊ぶとき(&amp;L)</translation>
    </message>
    <message>
        <source>With &amp;several people</source>
        <translation>複数人のとき(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>ユーザーガイド(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete finished games…</source>
        <translation>終了したゲームを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Finished games</source>
        <translation>終了したゲーム(&amp;F)</translation>
    </message>
    <message>
        <source>Games to &amp;keep</source>
        <translation>残しておくゲーム(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>残さない(&amp;N)</translation>
    </message>
    <message>
        <source>The &amp;last {count}</source>
        <translation>直近{count}ゲーム(&amp;L)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Show m&amp;ergers step by step</source>
        <translation>合併を順に見る(&amp;E)</translation>
    </message>
    <message>
        <source>When &amp;my stock is involved</source>
        <translation>自分の株券が関わるとき(&amp;M)</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>エラー</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Your name</source>
        <translation>お名前</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>2008</source>
        <translation>2008年</translation>
    </message>
    <message>
        <source>2023</source>
        <translation>2023年</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Asks you to think again before a costly decision.</source>
        <translation>悪手を選ぶと、考え直すよう促します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>版を比べる</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Everybody sees all cash and stock: best for a first game.</source>
        <translation>全員の現金と株券が見えます。初めての方におすすめです。</translation>
    </message>
    <message>
        <source>Five for each player, each used once.</source>
        <translation>1人5枚、それぞれ1回だけ使えます。</translation>
    </message>
    <message>
        <source>From a seed</source>
        <translation>シードを指定</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>現金と株券</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>ハウスルール…</translation>
    </message>
    <message>
        <source>In the Japanese editions, or by a house rule.</source>
        <translation>日本語版か、ハウスルールで使えます。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語版</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Needs compiled rules: see {way}.</source>
        <translation>コンパイル済みのルールが必要です（「{way}」を参照）。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>建物の順番</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>特殊能力カード</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Same seed, same tiles</source>
        <translation>同じシードなら同じ順番</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>席順を入れ替え</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>ゲーム開始</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>練習ゲーム</translation>
    </message>
    <message>
        <source>Tycoon</source>
        <translation>タイクーン</translation>
    </message>
    <message>
        <source>When one person plays against computers.</source>
        <translation>1人でコンピューターと対戦するときに使えます。</translation>
    </message>
    <message>
        <source>Take back any move, even after the computers&apos; turns. It does not count.</source>
        <translation>コンピューターの行動のあとでも、どの手も取り消せます。統計には入りません。</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>最初のゲーム</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>完全非公開</translation>
    </message>
    <message>
        <source>Everybody sees the announced totals.</source>
        <translation>公表された分の合計が全員に見えます。</translation>
    </message>
    <message>
        <source>You see only your own, and the log since your last turn.</source>
        <translation>自分の分と、自分の前回の手番のあとの記録だけが見えます。</translation>
    </message>
    <message>
        <source>hints always</source>
        <translation>ヒント常時</translation>
    </message>
    <message>
        <source>{count} × {level}, {edition}, {holdings}</source>
        <translation>「{level}」{count}人、{edition}、{holdings}</translation>
    </message>
</context>
<context>
    <name>OfChain</name>
    <message>
        <source>{chain}</source>
        <translation>{chain}</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>After that: {chains}.</source>
        <translation>その次：{chains}。</translation>
    </message>
    <message>
        <source>All of them will be acquired. The one you choose goes first: its bonuses are paid and its stock is settled before the next.</source>
        <translation>どのチェーンも買収されます。選んだチェーンの配当と株券の処分が先に済み、そのあとで次のチェーンに移ります。</translation>
    </message>
    <message>
        <source>Which is next?</source>
        <translation>次はどれ？</translation>
    </message>
    <message>
        <source>{chain} is acquired first.</source>
        <translation>先に{chain}を買収します。</translation>
    </message>
</context>
<context>
    <name>PaceControl</name>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Do not wait any longer</source>
        <translation>これ以上待たない</translation>
    </message>
    <message>
        <source>Resume the computers</source>
        <translation>コンピューターを再開</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>コンピューターを一時停止</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>コンピューターの速さ</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>速さ：{speed}</translation>
    </message>
    <message>
        <source>{key}: next action</source>
        <translation>{key}：次の行動</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>The game waits while you read</source>
        <translation>読んでいる間、ゲームは止まっています</translation>
    </message>
</context>
<context>
    <name>Pin</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>A PIN for {player}</source>
        <translation>{player}の新しい暗証番号</translation>
    </message>
    <message>
        <source>A PIN has four digits.</source>
        <translation>暗証番号は4桁です。</translation>
    </message>
    <message>
        <source>Erase the digits</source>
        <translation>数字を消す</translation>
    </message>
    <message>
        <source>Four digits, asked for before your tiles are shown. They only keep others at the table from seeing your tiles by accident: anyone with the game file can find them out.</source>
        <translation>手持ちの建物を表示する前に尋ねられる4桁の数字です。同じ画面で遊ぶ人がうっかり見るのを防ぐだけのもので、セーブデータがあれば誰でも突き止められます。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>暗証番号なし</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>暗証番号を設定</translation>
    </message>
    <message>
        <source>That is not the PIN of {player}.</source>
        <translation>{player}の暗証番号と一致しません。</translation>
    </message>
    <message>
        <source>The PIN of {player}</source>
        <translation>{player}の暗証番号</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>同じ暗証番号をもう一度</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>2つの暗証番号が一致しません。</translation>
    </message>
    <message>
        <source>Type the four digits again to confirm.</source>
        <translation>確認のため、4桁の数字をもう一度入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>次の入力まで%n秒お待ちください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacementPage</name>
    <message>
        <source>Choose a tile</source>
        <translation>建物を選んでください</translation>
    </message>
    <message>
        <source>Click a tile to see what it would do.</source>
        <translation>建物をクリックすると、配置の結果を確認できます。</translation>
    </message>
    <message>
        <source>Click a tile, or press its key, to see what it would do.</source>
        <translation>建物をクリックするか、書かれたキーを押すと、配置の結果を確認できます。</translation>
    </message>
    <message>
        <source>Draw a new hand</source>
        <translation>手札を引き直す</translation>
    </message>
    <message>
        <source>No tiles are left to draw. You go on to buying.</source>
        <translation>引ける建物が残っていません。株券の購入に進みます。</translation>
    </message>
    <message>
        <source>Place no tile this time and go on to buying. A blocked tile may become playable later.</source>
        <translation>今回は配置せず、株券の購入に進みます。「今は配置不可」の建物は、あとで配置できることがあります。</translation>
    </message>
    <message>
        <source>Stop placing</source>
        <translation>配置を終える</translation>
    </message>
    <message>
        <source>The new hand has no tile to place either. You go on to buying.</source>
        <translation>引き直した手持ちにも配置できる建物がありません。株券の購入に進みます。</translation>
    </message>
    <message>
        <source>This tile can never be placed</source>
        <translation>この建物は配置不能です</translation>
    </message>
    <message>
        <source>This tile cannot be placed now</source>
        <translation>この建物は今は配置できません</translation>
    </message>
    <message>
        <source>To place it, double-click it or drag it to the board.</source>
        <translation>配置するには、ダブルクリックするか、ゲーム盤へドラッグします。</translation>
    </message>
    <message>
        <source>{survivor} takes over {acquired}.</source>
        <translation>{survivor}が{acquired}を買収します。</translation>
    </message>
    <message>
        <source>Once this turn, you may show your whole hand, set it aside for good and draw a new one. Or place no tile and go on to buying.</source>
        <translation>この手番に1回だけ、手持ちをすべて公開してゲームから除外し、引き直せます。または、配置せずに株券の購入に進みます。</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>first</source>
        <translation>筆頭株主</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第2株主</translation>
    </message>
    <message>
        <source>third</source>
        <translation>第3株主</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>同数で筆頭</translation>
    </message>
    <message>
        <source>tied for second</source>
        <translation>同数で第2</translation>
    </message>
    <message>
        <source>tied for third</source>
        <translation>同数で第3</translation>
    </message>
    <message>
        <source>you {before} → {after}</source>
        <translation>保有{before} → {after}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>cash and stock are hidden</source>
        <translation>現金と株券は非公開</translation>
    </message>
    <message>
        <source>no buy</source>
        <translation>購入なし</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>worth {amount}</source>
        <translation>今終われば {amount}</translation>
    </message>
    <message>
        <source>your turn: place a tile</source>
        <translation>手番：建物を配置</translation>
    </message>
    <message>
        <source>{amount} without bonuses</source>
        <translation>配当抜きで {amount}</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>Buy five</source>
        <translation>5枚購入</translation>
    </message>
    <message>
        <source>Buy up to 5 stocks this turn.</source>
        <translation>この手番は、株券を5枚まで購入できます。</translation>
    </message>
    <message>
        <source>Draw 5 more tiles before you place one. On later turns you draw only while you hold fewer than 6.</source>
        <translation>配置の前に、建物をさらに5個引きます。以後の手番では、手持ちが6個より少ないときだけ引きます。</translation>
    </message>
    <message>
        <source>Draw five</source>
        <translation>5個追加</translation>
    </message>
    <message>
        <source>Free stock</source>
        <translation>株券無料</translation>
    </message>
    <message>
        <source>Instead of buying, take up to 3 stocks of active chains from the bank, free of charge.</source>
        <translation>購入の代わりに、アクティブなチェーンの株券を3枚まで銀行から無料で受け取ります。</translation>
    </message>
    <message>
        <source>No power card used yet.</source>
        <translation>特殊能力カードは未使用です。</translation>
    </message>
    <message>
        <source>Only one card a turn</source>
        <translation>カードは1手番に1枚だけです</translation>
    </message>
    <message>
        <source>Place four</source>
        <translation>4個配置</translation>
    </message>
    <message>
        <source>Place up to 4 tiles this turn, one after the other. At the end of the turn you draw back up to 6.</source>
        <translation>この手番は、建物を1個ずつ4個まで配置できます。手番の終わりに、手持ちが6個になるまで引きます。</translation>
    </message>
    <message>
        <source>Playable before you buy</source>
        <translation>購入の前に使えます</translation>
    </message>
    <message>
        <source>Playable before you place a tile</source>
        <translation>建物を配置する前に使えます</translation>
    </message>
    <message>
        <source>Playable now</source>
        <translation>今使えます</translation>
    </message>
    <message>
        <source>Power cards used: {cards}.</source>
        <translation>使用済みの特殊能力カード：{cards}。</translation>
    </message>
    <message>
        <source>Trade three</source>
        <translation>3回交換</translation>
    </message>
    <message>
        <source>Up to three times, return two stocks of one active chain and take one of another. You may buy as well, before or after that.</source>
        <translation>アクティブな1つのチェーンの株券2枚を返し、別のアクティブなチェーンの株券1枚を受け取ります（3回まで）。その前かあとに、購入もできます。</translation>
    </message>
    <message>
        <source>You have already used this card</source>
        <translation>このカードは使用済みです</translation>
    </message>
    <message>
        <source>Your power cards</source>
        <translation>あなたの特殊能力カード</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}。</translation>
    </message>
</context>
<context>
    <name>PowerCardPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Use card</source>
        <translation>カードを使う</translation>
    </message>
</context>
<context>
    <name>PowerCardTitle</name>
    <message>
        <source>Buy five</source>
        <translation>「株券を5枚まで購入する」</translation>
    </message>
    <message>
        <source>Draw five</source>
        <translation>「手持ち建物を5個追加する」</translation>
    </message>
    <message>
        <source>Free stock</source>
        <translation>「株券を無料で獲得する」</translation>
    </message>
    <message>
        <source>Place four</source>
        <translation>「建物4個を配置する」</translation>
    </message>
    <message>
        <source>Trade three</source>
        <translation>「株式交換を3回まで行う」</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message numerus="yes">
        <source>%n preference(s) found</source>
        <translation>
            <numerusform>%n件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>A program, your own or somebody else&apos;s, can take a seat in a new game. For each decision it gets one line with what its player may know, and answers with one line. If it gives no answer, the computer decides, and the log notes it.</source>
        <translation>自分やほかの人が作ったプログラムを、新しいゲームに参加させられます。選択のたびに、そのプレイヤーが知ってよいことを1行で受け取り、1行で答えます。答えがないときはコンピューターが代わりに選び、そのことが記録に残ります。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>All text changes at once, even in the middle of a game.</source>
        <translation>すべての表示がすぐに切り替わります。ゲームの途中でも変えられます。</translation>
    </message>
    <message>
        <source>Computers say a word now and then: when they found a chain, in a merger, and when they end the game.</source>
        <translation>コンピューターが、チェーンの設立、合併、終了の宣言などのときに、ひとこと話します。</translation>
    </message>
    <message>
        <source>Reset: {what}.</source>
        <translation>初期設定に戻しました：{what}。</translation>
    </message>
    <message>
        <source>Like the boxed game</source>
        <translation>ボードゲームに近い色</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Colours of the chains</source>
        <translation>チェーンの色</translation>
    </message>
    <message>
        <source>Give any menu command or single-key shortcut another key, or none.</source>
        <translation>メニューの各コマンドと単独キーに、別のキーを割り当てられます。キーなしにもできます。</translation>
    </message>
    <message>
        <source>All text has a contrast of at least 7:1, in the light and the dark theme.</source>
        <translation>ライトでもダークでも、すべての文字が背景に対して7対1以上のコントラストになります。</translation>
    </message>
    <message>
        <source>Finished games to keep</source>
        <translation>終了したゲームの保存</translation>
    </message>
    <message>
        <source>Finished games: {games}
Results: {results}</source>
        <translation>終了したゲーム：{games}
結果：{results}</translation>
    </message>
    <message>
        <source>How long it may think about each decision.</source>
        <translation>1回の選択に使える時間です。</translation>
    </message>
    <message>
        <source>How long each of their actions is shown.</source>
        <translation>コンピューターの行動を1つずつ表示する長さです。</translation>
    </message>
    <message>
        <source>Test the volume</source>
        <translation>音量の確認</translation>
    </message>
    <message>
        <source>The name you play under in single-player games.</source>
        <translation>1人で遊ぶときに使う名前です。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Keys for menus and pages</source>
        <translation>メニューとページのキー</translation>
    </message>
    <message>
        <source>Use letters, digits and {space} as shortcuts. When this is off, they only type, and {space} presses the focused button. {tab}, the arrow keys, {enter}, {esc} and the menu keys still do everything.</source>
        <translation>文字、数字、{space}を押すだけで操作できます。オフにすると文字の入力だけに使われ、{space}はフォーカスのあるボタンを押します。オフでも、{tab}、矢印キー、{enter}、{esc}、メニューのキーですべて操作できます。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>More space between letters, words and lines in the guide, rules, log and advice. This can help with dyslexia.</source>
        <translation>ガイド、ルール、記録、助言の行間などを広げます。ディスレクシア（読み書き障害）の方にも読みやすくなります。</translation>
    </message>
    <message>
        <source>Keeps passers-by from seeing them while you are away.</source>
        <translation>席を離れている間、ほかの人に見られないようにします。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere</source>
        <translation>どこにも送信しません</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Light like a paper map, or dark like a city at night.</source>
        <translation>紙の地図のような明るい画面か、夜の街のような暗い画面です。</translation>
    </message>
    <message>
        <source>Always on with the colour-blind friendly colours.</source>
        <translation>「色覚に配慮した色」では常にオンです。</translation>
    </message>
    <message>
        <source>Choose the standard colours, colours close to the boxed game, or colours that are easy to tell apart if you are colour-blind.</source>
        <translation>標準の色、ボードゲームに近い色、色覚の異なる人にも見分けやすい色から選べます。</translation>
    </message>
    <message>
        <source>Coordinates in spaces</source>
        <translation>マスの座標</translation>
    </message>
    <message>
        <source>Each chain has its letter and a pattern of its own on the board.</source>
        <translation>ゲーム盤で、チェーンごとに文字と模様を付けます。</translation>
    </message>
    <message>
        <source>Each empty space of the board shows its coordinate, not only the one you point at.</source>
        <translation>指しているマスだけでなく、空いているすべてのマスに座標を表示します。</translation>
    </message>
    <message>
        <source>Follow the screen</source>
        <translation>画面に合わせる</translation>
    </message>
    <message>
        <source>Guests speak</source>
        <translation>コンピューターのひとこと</translation>
    </message>
    <message>
        <source>In a window on a large screen, everything is drawn larger.</source>
        <translation>大きな画面のウィンドウでは、すべてが大きく表示されます。</translation>
    </message>
    <message>
        <source>Marks for colour-blind eyes</source>
        <translation>色覚に配慮した目印</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>鳴らす</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Programs at the table</source>
        <translation>対戦に参加するプログラム</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>色覚に配慮した色</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Single-key shortcuts</source>
        <translation>単独キー</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Spacious text</source>
        <translation>広めの字間と行間</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>How the chains look</source>
        <translation>この配色での見え方</translation>
    </message>
    <message>
        <source>The finished games and the list of all results are deleted for good.</source>
        <translation>終了したゲームと、すべての結果の一覧が完全に削除されます。</translation>
    </message>
    <message>
        <source>You need no account and no internet connection.</source>
        <translation>アカウントもインターネット接続も必要ありません。</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>サウンドはオフです。</translation>
    </message>
    <message>
        <source>You can view and review these games later. A one-line result of every game is always kept.</source>
        <translation>あとで見直したり検討したりできます。結果の1行は、どのゲームでも必ず残ります。</translation>
    </message>
    <message>
        <source>Animate tiles, stock and money. The game never waits for the animation.</source>
        <translation>建物、株券、お金の動きをアニメーションで表示します。表示中もゲームは止まりません。</translation>
    </message>
    <message>
        <source>Time for a program</source>
        <translation>プログラムの持ち時間</translation>
    </message>
    <message>
        <source>Deleting finished games</source>
        <translation>終了したゲームの削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>The sound at the start of your turn.</source>
        <translation>自分の手番が始まるときの音です。</translation>
    </message>
    <message>
        <source>Where files are stored</source>
        <translation>保存場所</translation>
    </message>
    <message>
        <source>When you play alone against computers, it asks again before a decision that would cost you much of your chance to win.</source>
        <translation>1人でコンピューターと対戦するとき、勝率を大きく失う手の前に確認します。</translation>
    </message>
    <message>
        <source>Already off, because your system is set to reduce motion.</source>
        <translation>システムの設定で視覚効果を減らしているため、すでにオフです。</translation>
    </message>
    <message>
        <source>Already on, because your system is set to high contrast.</source>
        <translation>システムの設定でコントラストを高くしているため、すでにオンです。</translation>
    </message>
    <message>
        <source>Which mergers fill the screen, step by step. The first three always do. The line below the board shows every merger too.</source>
        <translation>画面全体で順を追って見せる合併を選びます。最初の3回は必ず見せます。どの合併も、ゲーム盤の下の行に表示されます。</translation>
    </message>
    <message>
        <source>{key} shows one. It uses only what you know.</source>
        <translation>{key}で表示します。あなたが知っていることだけを使います。</translation>
    </message>
    <message>
        <source>{key} mutes and unmutes them. Everything you hear is also shown on the screen.</source>
        <translation>{key}で消音を切り替えます。音で知らせることは、すべて画面にも表示されます。</translation>
    </message>
    <message>
        <source>Change it anywhere with {larger} and {smaller}.</source>
        <translation>{larger}と{smaller}で、どの画面でも変えられます。</translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message numerus="yes">
        <source>%n tile(s) to {price}</source>
        <translation>
            <numerusform>あと%n個で{price}</numerusform>
        </translation>
    </message>
    <message>
        <source>1st bonus</source>
        <translation>筆頭株主</translation>
    </message>
    <message>
        <source>2nd bonus</source>
        <translation>第2株主</translation>
    </message>
    <message>
        <source>3rd bonus</source>
        <translation>第3株主</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>株価</translation>
    </message>
    <message>
        <source>Prices and bonuses</source>
        <translation>株価と配当</translation>
    </message>
    <message>
        <source>Primary bonus</source>
        <translation>筆頭株主配当</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>第2株主配当</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>第3株主配当</translation>
    </message>
    <message>
        <source>highest price</source>
        <translation>株価の上限</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>大規模</translation>
    </message>
    <message numerus="yes">
        <source>safe at {size}: %n to go</source>
        <translation>
            <numerusform>大規模（{size}個）まであと%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{sizes} tiles: {price}</source>
        <translation>建物{sizes}個：{price}</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>&amp;Arguments, one a line</source>
        <translation>引数（1行に1つ）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>A file for the program</source>
        <translation>プログラムに渡すファイル</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Another program already has this name.</source>
        <translation>その名前は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>It can do whatever your other programs can: add only one that you trust.</source>
        <translation>ふだん使うプログラムと同じ権限で動きます。信頼できるものだけを選んでください。</translation>
    </message>
    <message>
        <source>It wrote: {text}</source>
        <translation>出力：{text}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The computer plays for programs that are not on your list: {names}. The list is under {way}.</source>
        <translation>プログラムの一覧にないため、コンピューターが代わりにプレイします：{names}。一覧は「{way}」にあります。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Programs that may take a seat</source>
        <translation>参加できるプログラム</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>There are too many arguments, or they are too long.</source>
        <translation>引数が多すぎるか、長すぎます。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Which program should be started?</source>
        <translation>起動するプログラムを指定してください。</translation>
    </message>
    <message>
        <source>Who decides if it does &amp;not</source>
        <translation>応答がないときに代わるコンピューター(&amp;L)</translation>
    </message>
    <message>
        <source>{name} answered “{action}” after {seconds} s: it can take a seat.</source>
        <translation>{name}は{seconds}秒で「{action}」と答えました。対戦に参加できます。</translation>
    </message>
    <message>
        <source>Asking {name}…</source>
        <translation>{name}に尋ねています…</translation>
    </message>
    <message>
        <source>{name} (stand-in: {level})</source>
        <translation>{name}（代役：「{level}」）</translation>
    </message>
    <message>
        <source>{name}: it chose something that is not possible there.</source>
        <translation>{name}：そこではできない行動を選びました。</translation>
    </message>
    <message>
        <source>{name}: it did not answer in time.</source>
        <translation>{name}：時間内に答えませんでした。</translation>
    </message>
    <message>
        <source>{name}: it ended without an answer.</source>
        <translation>{name}：答えずに終了しました。</translation>
    </message>
    <message>
        <source>{name}: its answer contains no action.</source>
        <translation>{name}：答えに行動が含まれていません。</translation>
    </message>
    <message>
        <source>{name}: there is no such program, or it cannot be started.</source>
        <translation>{name}：プログラムがないか、起動できません。</translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message numerus="yes">
        <source>%n stock(s), free of charge</source>
        <translation>
            <numerusform>株券%n枚、無料</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy {count} for {cost}</source>
        <translation>{count}枚を{cost}で購入</translation>
    </message>
    <message>
        <source>Choose what to buy</source>
        <translation>購入する株券を選ぶ</translation>
    </message>
    <message>
        <source>Choose what to buy, or buy nothing</source>
        <translation>購入する株券を選ぶか、購入しない</translation>
    </message>
    <message>
        <source>Choose what to take</source>
        <translation>受け取る株券を選ぶ</translation>
    </message>
    <message>
        <source>Choose what to take, or take nothing</source>
        <translation>受け取る株券を選ぶか、受け取らない</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Exchange stock…</source>
        <translation>株券を交換…</translation>
    </message>
    <message>
        <source>You have {amount} in cash</source>
        <translation>現金{amount}</translation>
    </message>
    <message>
        <source>{amount} left in cash</source>
        <translation>残りの現金{amount}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} for %n stock(s)</source>
        <translation>
            <numerusform>株券%n枚で{cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain is on the board yet: there is nothing to buy.</source>
        <translation>まだ盤上にホテルチェーンがないため、購入できる株券がありません。</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n stock(s) a turn</source>
        <translation>
            <numerusform>購入は1手番に%n枚までです</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cash for {chain}</source>
        <translation>{chain}の株券を買う現金が足りません</translation>
    </message>
    <message>
        <source>Remove one {chain}</source>
        <translation>{chain}の株券を1枚減らす</translation>
    </message>
    <message numerus="yes">
        <source>Take %n stock(s)</source>
        <translation>
            <numerusform>株券%n枚を獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank has no more {chain}</source>
        <translation>銀行に{chain}の株券が残っていません</translation>
    </message>
    <message>
        <source>{purchase} — {cost}</source>
        <translation>{purchase}：{cost}</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>復習%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger chain pays you more, or becomes safe.</source>
        <translation>チェーンが大きくなれば、株価も配当も上がります。</translation>
    </message>
    <message>
        <source>A merger is possible, but another tile is worth more.</source>
        <translation>合併もできますが、別の建物のほうが得です。</translation>
    </message>
    <message>
        <source>A usual answer: {action}, {win}%, and about {amount} less in the end.</source>
        <translation>よくある手：{action}、{win}%。最終的な資産は約{amount}少なくなります。</translation>
    </message>
    <message>
        <source>A usual answer: {action}, {win}%.</source>
        <translation>よくある手：{action}、{win}%。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>All themes mixed</source>
        <translation>全テーマから出題</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Buy for first place</source>
        <translation>筆頭株主をねらう</translation>
    </message>
    <message>
        <source>Cash in hand</source>
        <translation>現金を残す</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>惜しい。</translation>
    </message>
    <message>
        <source>Difficulty {stars} of 3</source>
        <translation>難易度{stars}（最高3）</translation>
    </message>
    <message>
        <source>Found a chain</source>
        <translation>チェーンを設立する</translation>
    </message>
    <message>
        <source>Have more stock of a chain than anybody else.</source>
        <translation>チェーンの株券を、誰よりも多く持ちましょう。</translation>
    </message>
    <message>
        <source>In favour of yours: {reasons}.</source>
        <translation>あなたの手の良い点：{reasons}。</translation>
    </message>
    <message>
        <source>In the end, yours leaves you about {amount} less.</source>
        <translation>あなたの手では、最終的な資産が約{amount}少なくなります。</translation>
    </message>
    <message>
        <source>Join a race</source>
        <translation>株主争いに加わる</translation>
    </message>
    <message>
        <source>Keep your stock</source>
        <translation>株券を残す</translation>
    </message>
    <message>
        <source>A new chain brings free stock.</source>
        <translation>チェーンを設立すると、株券を1枚もらえます。</translation>
    </message>
    <message>
        <source>Cheap or expensive, and who holds its stock already?</source>
        <translation>安いチェーンか、高いチェーンか。株券を持っている人は？</translation>
    </message>
    <message>
        <source>Choose a chain</source>
        <translation>チェーンを選ぶ</translation>
    </message>
    <message>
        <source>Just as good in trial games: {action}, {win}%.</source>
        <translation>模擬対戦では同じくらい良い手：{action}、{win}%。</translation>
    </message>
    <message>
        <source>Let a chain grow</source>
        <translation>チェーンを拡大する</translation>
    </message>
    <message>
        <source>Merge now</source>
        <translation>今こそ合併</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>まだです。</translation>
    </message>
    <message>
        <source>Numbers appear after your answer.</source>
        <translation>数値は答えたあとに表示されます。</translation>
    </message>
    <message>
        <source>Previous puzzle</source>
        <translation>前の問題</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>問題{number}／{count}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Somebody else leads: get close, or second.</source>
        <translation>首位はほかの人。追い上げるか、第2株主をねらいます。</translation>
    </message>
    <message>
        <source>Spend less or sell, and be able to pay later.</source>
        <translation>買い控えるか売却して、あとで使える現金を持ちます。</translation>
    </message>
    <message>
        <source>Stock of the survivor is worth giving up two for one.</source>
        <translation>2枚を手放しても、存続チェーンの株券1枚が得です。</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>The best move wins {win}%.</source>
        <translation>最善の手なら{win}%。</translation>
    </message>
    <message>
        <source>The bonus is ripe: bring the chains together.</source>
        <translation>配当の取りどきです。チェーンを合併させましょう。</translation>
    </message>
    <message>
        <source>The chain is gone, but may be founded again.</source>
        <translation>チェーンはなくなっても、再び設立されるかもしれません。</translation>
    </message>
    <message>
        <source>The theme stays hidden.</source>
        <translation>テーマは伏せられています。</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>テーマ一覧</translation>
    </message>
    <message>
        <source>Trade two for one</source>
        <translation>2枚を1枚に交換</translation>
    </message>
    <message>
        <source>Wait with a merger</source>
        <translation>合併を待つ</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>あなたならどうしますか？</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>理由：{reasons}。</translation>
    </message>
    <message>
        <source>good answer</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>{action}: you win {win}% of the trial games.</source>
        <translation>{action}：模擬対戦での勝率は{win}%。</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{count}問中{solved}問正解</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} / {count}</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の箇所</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>declares the end</source>
        <translation>終了を宣言</translation>
    </message>
    <message>
        <source>keeps {stocks}</source>
        <translation>{stocks}を残す</translation>
    </message>
    <message>
        <source>no tile to place</source>
        <translation>配置できる建物なし</translation>
    </message>
    <message>
        <source>replaces the hand</source>
        <translation>手持ちを引き直す</translation>
    </message>
    <message>
        <source>sells {stocks}</source>
        <translation>{stocks}を売却</translation>
    </message>
    <message>
        <source>stops placing</source>
        <translation>配置を終了</translation>
    </message>
    <message>
        <source>takes {stocks}</source>
        <translation>{stocks}を獲得</translation>
    </message>
    <message>
        <source>exchanges {given} for {taken}</source>
        <translation>{given}を{taken}と交換</translation>
    </message>
    <message>
        <source>trades {stocks}</source>
        <translation>{stocks}を交換</translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>&amp;Open this state</source>
        <translation>この状態を開く(&amp;O)</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>読み込めないゲーム</translation>
    </message>
    <message>
        <source>Backup from the beginning of a turn</source>
        <translation>手番の始まりのバックアップ</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Finished, {time}</source>
        <translation>終了、{time}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>It cannot be opened: {reason}</source>
        <translation>開けません：{reason}</translation>
    </message>
    <message>
        <source>Earlier contents of one of your files</source>
        <translation>ファイルの上書き前の内容</translation>
    </message>
    <message>
        <source>Earlier contents of {file}</source>
        <translation>{file}の上書き前の内容</translation>
    </message>
    <message>
        <source>Recover a game</source>
        <translation>ゲームの復元</translation>
    </message>
    <message>
        <source>Saved after the last action</source>
        <translation>最後の行動のあとに保存</translation>
    </message>
    <message>
        <source>Replaced by a newer save</source>
        <translation>新しい保存に置き換えられた状態</translation>
    </message>
    <message>
        <source>States of the game</source>
        <translation>ゲームの状態</translation>
    </message>
    <message>
        <source>The newest state that can be read</source>
        <translation>読み込める最新の状態</translation>
    </message>
    <message>
        <source>Turn {turn}, {time}</source>
        <translation>手番{turn}、{time}</translation>
    </message>
    <message>
        <source>{edition}, finished, {time}</source>
        <translation>{edition}、終了、{time}</translation>
    </message>
    <message>
        <source>{edition}, turn {turn}, {time}</source>
        <translation>{edition}、手番{turn}、{time}</translation>
    </message>
    <message>
        <source>No games yet. The last turns of every game you play will appear here.</source>
        <translation>保存されているゲームはまだありません。遊んだゲームの直近の手番がここに並びます。</translation>
    </message>
    <message>
        <source>The newest state</source>
        <translation>最新の状態</translation>
    </message>
    <message>
        <source>These are saved states of your games. Opening an older one loses nothing: the later states stay here, too.</source>
        <translation>保存されているゲームの状態です。古い状態を開いても何も失われません。その後の状態もここに残ります。</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Problem report</source>
        <translation>問題のレポート</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>レポートをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The report was not saved:</source>
        <translation>レポートを保存できませんでした。</translation>
    </message>
    <message>
        <source>This is everything in the report: versions, your system and the program&apos;s error log. It names no player, tile or holding. Nothing is sent: copy or save it and send it to the person helping you, with a note on what you were doing.</source>
        <translation>レポートの内容はここに表示されているものがすべてです。バージョン、お使いのシステム、プログラムのエラーログが含まれ、プレイヤーの名前や建物、現金や株券は含まれません。自動では何も送信されません。コピーまたは保存して、何をしていたときかを書き添え、問題を調べてくれる人に送ってください。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>取り消し%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>精算</translation>
    </message>
    <message>
        <source>Acquire · {edition}</source>
        <translation>Acquire · {edition}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>配当</translation>
    </message>
    <message>
        <source>Cash before</source>
        <translation>精算前の現金</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>ゲームの推移</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>最終精算</translation>
    </message>
    <message>
        <source>Final account of all players</source>
        <translation>全プレイヤーの最終精算</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Pictures (*{ending})</source>
        <translation>画像（*{ending}）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>ゲームの結果</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討する</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>株券</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>小計</translation>
    </message>
    <message numerus="yes">
        <source>The computer made %n decision(s) for {player}.</source>
        <translation>
            <numerusform>コンピューターが{player}の代わりに%n回選択しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation>終了が宣言されました。</translation>
    </message>
    <message>
        <source>The game ended because no more tiles could be placed.</source>
        <translation>配置できる建物がなくなり、ゲームが終了しました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard. Paste it into a chat or an e-mail.</source>
        <translation>画像をクリップボードにコピーしました。チャットやメールなどに貼り付けてください。</translation>
    </message>
    <message>
        <source>The result is on the clipboard. Paste it into a message.</source>
        <translation>結果をクリップボードにコピーしました。メッセージなどに貼り付けてください。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Game summary</source>
        <translation>ゲームのまとめ</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>一面</translation>
    </message>
    <message>
        <source>Save the front page</source>
        <translation>一面を保存</translation>
    </message>
    <message>
        <source>With help: {helps}.</source>
        <translation>ヒントなどを使用：{helps}。</translation>
    </message>
    <message>
        <source>You began with {amount} extra cash.</source>
        <translation>あなたは追加資金{amount}で始めました。</translation>
    </message>
    <message>
        <source>You win with {total}</source>
        <translation>あなたが{total}で勝利</translation>
    </message>
    <message>
        <source>{amount} ahead of {player}.</source>
        <translation>{player}との差は{amount}です。</translation>
    </message>
    <message>
        <source>{bonus}: {sum}</source>
        <translation>{bonus}：{sum}</translation>
    </message>
    <message>
        <source>{cash} cash + {bonuses} bonuses + {sales} stock = {total}</source>
        <translation>現金{cash} + 配当{bonuses} + 株券{sales} = {total}</translation>
    </message>
    <message>
        <source>{count} × {price}</source>
        <translation>{count} × {price}</translation>
    </message>
    <message>
        <source>{lead} {reason}</source>
        <translation>{reason}{lead}</translation>
    </message>
    <message>
        <source>{place}. {player}: {sum}</source>
        <translation>{place}位&#x3000;{player}：{sum}</translation>
    </message>
    <message>
        <source>{players} share the victory with {total} each</source>
        <translation>{players}がともに{total}で勝利</translation>
    </message>
    <message>
        <source>{player} began with {amount} extra cash.</source>
        <translation>{player}は追加資金{amount}で始めました。</translation>
    </message>
    <message>
        <source>{player} had help: {helps}.</source>
        <translation>{player}はヒントなどを使用：{helps}。</translation>
    </message>
    <message>
        <source>{player} wins with {total}</source>
        <translation>{player}が{total}で勝利</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>終了時のゲーム盤</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) made by the computer</source>
        <translation>
            <numerusform>コンピューターによる選択%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch the account again</source>
        <translation>精算をもう一度見る</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全員の手持ち</translation>
    </message>
    <message>
        <source>With all hands known: {chances}.</source>
        <translation>全員の手持ちを知っていた場合：{chances}。</translation>
    </message>
    <message>
        <source>Review complete</source>
        <translation>すべて検討しました</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>通常の変動幅</translation>
    </message>
    <message>
        <source>Just as good, within the margin of error: {action}, {chance}.</source>
        <translation>誤差の範囲内で同じくらい良い手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>検討に戻る</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Better: {action}, {chance}.</source>
        <translation>より良い手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>Between {low} and {high}.</source>
        <translation>{low}から{high}の間です。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>勝率の変化</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Chance to win, decision by decision</source>
        <translation>選択ごとの勝率</translation>
    </message>
    <message>
        <source>A similar move, but a deeper search rates it higher.</source>
        <translation>よく似た手ですが、先まで読むと、こちらのほうが勝率は高くなります。</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>失った勝率の大きい順</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>前の選択</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Decisions, the costliest first</source>
        <translation>選択、失った勝率の大きい順</translation>
    </message>
    <message>
        <source>Dot: a level&apos;s average. Bar: the range of two thirds of its games. Vertical line: this game. Shaded: the range of this player&apos;s average, with 90% confidence.</source>
        <translation>点：そのレベルの平均。横棒：ゲームの3分の2が入る範囲。縦線：このゲーム。色の付いた帯：このプレイヤーの平均がある範囲（信頼度90%）。</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き</translation>
    </message>
    <message>
        <source>First decision</source>
        <translation>最初の選択</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>失った勝率</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>How much a draw at that moment usually changes the chance.</source>
        <translation>その時点での引きによって、勝率が通常どれだけ動くかを表します。</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>検討の進み具合</translation>
    </message>
    <message>
        <source>Biggest drop, just before: {moment}.</source>
        <translation>最も下がったのは次の選択の前です：{moment}。</translation>
    </message>
    <message>
        <source>Quick review only: the rules run in plain Python</source>
        <translation>簡易検討：ルールがPython版で動いています</translation>
    </message>
    <message>
        <source>Last decision</source>
        <translation>最後の選択</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>検討を終える</translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. Your average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>1ゲームだけでは、多くはわかりません。ヒントなどを使わないゲームを{fewest}回検討すると、あなたの平均も示します（これまで%n回）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. {player}&apos;s average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>1ゲームだけでは、多くはわかりません。ヒントなどを使わないゲームを{fewest}回検討すると、{player}の平均も示します（これまで%n回）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth more money at about the same chance: {action}, {chance}.</source>
        <translation>勝率はほぼ同じで、金額が増える手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>Your draws changed your chance by {points} points; {usual} is usual for such draws.</source>
        <translation>あなたの引きによる勝率の変化は{points}ポイントです。このような引きなら、通常の変動幅は{usual}です。</translation>
    </message>
    <message>
        <source>{player}&apos;s draws changed the chance by {points} points; {usual} is usual for such draws.</source>
        <translation>{player}の引きによる勝率の変化は{points}ポイントです。このような引きなら、通常の変動幅は{usual}です。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Each bar below is a drawn tile: solid and pointing up if it helped, hollow and pointing down if it hurt. Longer bars matter more.</source>
        <translation>下の棒は、引いた建物を表します。上向きの塗りつぶした棒は有利に、下向きの白抜きの棒は不利に働いたもので、長いほど影響が大きかったことを示します。</translation>
    </message>
    <message>
        <source>This game&apos;s {share} comes closest to {level}. Games of that level usually lie within {deviation} points of its average, sometimes twice as far.</source>
        <translation>このゲームの{share}に最も近いのは「{level}」です。同じレベルでも、ゲームごとに平均から上下に{deviation}ポイントほど、ときにはその2倍ずれます。</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の選択</translation>
    </message>
    <message>
        <source>Next decision with a mark</source>
        <translation>印の付いた次の選択</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>次の印</translation>
    </message>
    <message>
        <source>No decision has a mark.</source>
        <translation>印の付いた選択はありません。</translation>
    </message>
    <message>
        <source>No comparison with levels: none was measured for this kind of game ({edition}, {players}).</source>
        <translation>レベルとの比較はありません。この条件（{edition}、{players}）ではどのレベルも測定していません。</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>これより良い手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>同じ条件の%nゲームでのあなたの平均は{low}から{high}で、「{first}」に近い値です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>同じ条件の%nゲームでのあなたの平均は{low}から{high}で、「{first}」と「{last}」の間です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>同じ条件の%nゲームでの{player}の平均は{low}から{high}で、「{first}」に近い値です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>同じ条件の%nゲームでの{player}の平均は{low}から{high}で、「{first}」と「{last}」の間です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>ゲームの検討</translation>
    </message>
    <message>
        <source>Share of the chance to win lost per decision, by level</source>
        <translation>1回の選択で失う勝率の割合、レベル別</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Stopped at {percent}%</source>
        <translation>{percent}%で中断</translation>
    </message>
    <message>
        <source>The computer played for you: {action}, {chance}.</source>
        <translation>コンピューターがあなたの代わりにした手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>The computer played for {player}: {action}, {chance}.</source>
        <translation>コンピューターが{player}の代わりにした手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>Draws are not reviewed, because the rules run in plain Python here.</source>
        <translation>ルールがPython版で動いているため、引きは調べません。</translation>
    </message>
    <message>
        <source>Still reviewing the draws…</source>
        <translation>引きを調べています…</translation>
    </message>
    <message>
        <source>The review stopped unexpectedly.</source>
        <translation>検討が途中で止まりました。</translation>
    </message>
    <message>
        <source>The line shows the chance to win before each decision, the pale band its margin of error (twice the standard error).</source>
        <translation>線は各選択の前の勝率、周りの薄い帯はその誤差の範囲（標準誤差の2倍）です。</translation>
    </message>
    <message>
        <source>Find one as good, and it opens and says why.</source>
        <translation>同じくらい良い手を選ぶと開き、その理由もわかります。</translation>
    </message>
    <message>
        <source>Others&apos; draws changed it by {points}.</source>
        <translation>ほかのプレイヤーの引きによる変化は{points}ポイントです。</translation>
    </message>
    <message>
        <source>Others&apos; draws changed your chance by {points}.</source>
        <translation>ほかのプレイヤーの引きによる変化は{points}ポイントです。</translation>
    </message>
    <message>
        <source>Points: percentage points of the chance to win. ±: margin of error (twice the standard error). Where the chance was small, fewer points set a mark.</source>
        <translation>ポイントは勝率のパーセントポイントです。±は誤差の範囲（標準誤差の2倍）です。勝率が小さいときは、少ないポイントでも印が付きます。</translation>
    </message>
    <message>
        <source>The best move is sealed.</source>
        <translation>最善手は伏せてあります。</translation>
    </message>
    <message>
        <source>The program has only practised similar games, not this kind: the numbers in this review are rougher than they look.</source>
        <translation>プログラムはこの種類のゲームを学習しておらず、似たゲームで代用しています。この検討の数値は、実際の誤差が表示より大きくなります。</translation>
    </message>
    <message>
        <source>The tiles of all players</source>
        <translation>全プレイヤーの建物</translation>
    </message>
    <message>
        <source>The tiles of all players, or what was known then</source>
        <translation>全プレイヤーの建物、またはその時にわかっていたこと</translation>
    </message>
    <message>
        <source>This decision has not been reviewed yet.</source>
        <translation>この選択はまだ検討していません。</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Tiles drawn, biggest effect first</source>
        <translation>引いた建物、影響の大きい順</translation>
    </message>
    <message>
        <source>Try it myself</source>
        <translation>自分で試す</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, decision {number} of {count}</source>
        <translation>手番{turn}、選択{number}/{count}</translation>
    </message>
    <message>
        <source>Turn {turn}, {kind}</source>
        <translation>手番{turn}、{kind}</translation>
    </message>
    <message>
        <source>Turn {turn}, {number} of {count}</source>
        <translation>手番{turn}、{number}/{count}</translation>
    </message>
    <message>
        <source>Biggest effect first</source>
        <translation>影響の大きい順</translation>
    </message>
    <message>
        <source>What if: this game continues another one and does not count in the statistics.</source>
        <translation>もしも：別のゲームの途中から始めたゲームで、統計には数えません。</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>その理由：{reasons}。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰の選択か</translation>
    </message>
    <message>
        <source>Luck of the draw aside, you earned a {percent} chance to win.</source>
        <translation>引きの運を除くと、あなたの勝率は{percent}相当でした。</translation>
    </message>
    <message>
        <source>Luck of the draw aside, {player} earned a {percent} chance to win.</source>
        <translation>引きの運を除くと、{player}の勝率は{percent}相当でした。</translation>
    </message>
    <message>
        <source>With new luck: other tiles to come</source>
        <translation>これから引く建物を変える</translation>
    </message>
    <message>
        <source>With the same tiles to come</source>
        <translation>これから引く建物はそのまま</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then found a chain.</source>
        <translation>その後、模擬対戦の{percent}%であなたはチェーンを設立できます。</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then have {chain} acquired.</source>
        <translation>その後、模擬対戦の{percent}%であなたは{chain}を買収に持ち込めます。</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then grow {chain}.</source>
        <translation>その後、模擬対戦の{percent}%であなたは{chain}を拡大できます。</translation>
    </message>
    <message>
        <source>In favour of your move: {reasons}.</source>
        <translation>あなたの手の良い点：{reasons}。</translation>
    </message>
    <message>
        <source>You played: {action}, {chance}.</source>
        <translation>あなたの手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>first estimate</source>
        <translation>仮の評価</translation>
    </message>
    <message>
        <source>all hands known, at the end of each turn</source>
        <translation>全員の手持ちを知っていた場合、手番の終わりごと</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>答えを開く</translation>
    </message>
    <message>
        <source>band: margin of error</source>
        <translation>帯：誤差の範囲</translation>
    </message>
    <message>
        <source>better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>株券の購入</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>draws: solid bars helped, hollow ones hurt</source>
        <translation>引き：塗りつぶしは有利、白抜きは不利</translation>
    </message>
    <message>
        <source>founding</source>
        <translation>設立</translation>
    </message>
    <message>
        <source>cost: {loss} points {mark}</source>
        <translation>失った勝率：{loss}ポイント {mark}</translation>
    </message>
    <message>
        <source>merger</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>power card</source>
        <translation>特殊能力カード</translation>
    </message>
    <message>
        <source>settling stock</source>
        <translation>株券の処分</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>{mark} {points} points or more</source>
        <translation>{mark} {points}ポイント以上</translation>
    </message>
    <message>
        <source>{moment}, cost: {loss}, played: {played}, better: {better}</source>
        <translation>{moment}、失った勝率：{loss}、実際の手：{played}、より良い手：{better}</translation>
    </message>
    <message>
        <source>{moment}, tile {tile}: {gain} points, usual {usual}</source>
        <translation>{moment}、建物{tile}：{gain}ポイント、通常の変動幅{usual}</translation>
    </message>
    <message>
        <source>{moment}: {chance} ± {margin}.</source>
        <translation>{moment}：{chance} ± {margin}。</translation>
    </message>
    <message>
        <source>{percent}% reviewed</source>
        <translation>{percent}%検討済み</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then found a chain.</source>
        <translation>その後、模擬対戦の{percent}%で{player}はチェーンを設立できます。</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then have {chain} acquired.</source>
        <translation>その後、模擬対戦の{percent}%で{player}は{chain}を買収に持ち込めます。</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then grow {chain}.</source>
        <translation>その後、模擬対戦の{percent}%で{player}は{chain}を拡大できます。</translation>
    </message>
    <message>
        <source>In favour of {player}&apos;s move: {reasons}.</source>
        <translation>{player}の手の良い点：{reasons}。</translation>
    </message>
    <message>
        <source>{player} played: {action}, {chance}.</source>
        <translation>{player}の手：{action}、{chance}。</translation>
    </message>
    <message>
        <source>{player} {chance}</source>
        <translation>{player} {chance}</translation>
    </message>
    <message>
        <source>{win}% ± {margin}</source>
        <translation>{win}% ± {margin}</translation>
    </message>
</context>
<context>
    <name>ReviewMoney</name>
    <message>
        <source>Ahead by {amount}</source>
        <translation>{amount}の差で1位</translation>
    </message>
    <message>
        <source>Also: {fact}.</source>
        <translation>ほかに：{fact}。</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>最善手と同じくらい良い手です。</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>最終金額</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Bad draws cost about {amount}</source>
        <translation>引きが悪く、約{amount}の損</translation>
    </message>
    <message>
        <source>Behind by {amount}</source>
        <translation>{amount}の差で敗北</translation>
    </message>
    <message>
        <source>Best: {action}.</source>
        <translation>最善手：{action}。</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>現金</translation>
    </message>
    <message>
        <source>Cash at the start of each turn</source>
        <translation>各手番の始めの現金</translation>
    </message>
    <message>
        <source>Costs need the compiled rules; these run in plain Python.</source>
        <translation>金額の計算にはコンパイル版のルールが必要です。今はPython版で動いています。</translation>
    </message>
    <message>
        <source>Decided in turn {turn}: chance to win {before}% → {after}%</source>
        <translation>手番{turn}で決まった：勝率{before}%→{after}%</translation>
    </message>
    <message>
        <source>First place shared</source>
        <translation>首位を分け合う</translation>
    </message>
    <message>
        <source>Good draws brought about {amount}</source>
        <translation>引きが良く、約{amount}の得</translation>
    </message>
    <message>
        <source>It gives away {points}% of the chance to win.</source>
        <translation>勝率を{points}%失います。</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>ミスから学ぶ</translation>
    </message>
    <message>
        <source>No decision surely cost money.</source>
        <translation>確かに損をした選択はありません。</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>もう少しです。</translation>
    </message>
    <message>
        <source>Other tiles from the pool would have brought that much more on average.</source>
        <translation>ほかの建物を引いていれば、平均でそれだけ多くなりました。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>The {chain} stocks kept were worthless in the end.</source>
        <translation>残した{chain}の株券は、最後には無価値でした。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Turn {turn} · Better: {action}</source>
        <translation>手番{turn} · より良い手：{action}</translation>
    </message>
    <message>
        <source>Turn {turn}: what would you do?</source>
        <translation>手番{turn}：あなたならどうしますか？</translation>
    </message>
    <message>
        <source>Turns that then began without money for a stock: {count}.</source>
        <translation>その後、株券を買えずに始まった手番：{count}回。</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>失った金額</translation>
    </message>
    <message>
        <source>What the drawn tiles brought against others from the pool, sure to within {amount}.</source>
        <translation>引いた建物を、引けたはずのほかの建物と比べた差です（誤差{amount}以内）。</translation>
    </message>
    <message>
        <source>What the listed decisions cost, sure to within {amount}.</source>
        <translation>一覧の選択で失った金額です（誤差{amount}以内）。</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>差の内訳</translation>
    </message>
    <message>
        <source>Fewer stocks bought than possible, which cost about {amount}</source>
        <translation>株券の購入が少なく、約{amount}の損</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>引きの運</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>One stock short of the first bonus in {chain}, about {amount}</source>
        <translation>{chain}の筆頭株主配当まで株券1枚足りず、約{amount}の損</translation>
    </message>
    <message>
        <source>Other tiles from the pool would have brought that much less on average.</source>
        <translation>ほかの建物を引いていれば、平均でそれだけ少なくなりました。</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>その他</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) by a computer</source>
        <translation>
            <numerusform>%n回はコンピューターの選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%nポイント</numerusform>
        </translation>
    </message>
    <message>
        <source>All else: good moves, what the others did, and losses too small for a card.</source>
        <translation>そのほかすべて：良い手、ほかのプレイヤーの手、カードにするには小さな損。</translation>
    </message>
    <message>
        <source>Any of {count} decisions would have been enough: {theirs} was missing</source>
        <translation>{count}回の選択のどれか1つで足りた：首位との差は{theirs}だけ</translation>
    </message>
    <message>
        <source>Better: {better}.</source>
        <translation>より良い手：{better}。</translation>
    </message>
    <message>
        <source>Chance {before}% → {after}%, mostly by decisions in turns {turn} to {until}</source>
        <translation>勝率{before}%→{after}%、主に手番{turn}から{until}までの選択</translation>
    </message>
    <message>
        <source>On average the move played brought {facts}.</source>
        <translation>選んだ手の結果は平均で、{facts}。</translation>
    </message>
    <message>
        <source>One decision cost about {amount}; only {theirs} was missing</source>
        <translation>1つの選択の損が約{amount}、首位との差は{theirs}だけ</translation>
    </message>
    <message>
        <source>Overtaken at the end: ahead by {amount} until turn {turn}</source>
        <translation>最後に逆転：手番{turn}までは{amount}差で首位</translation>
    </message>
    <message>
        <source>Sales less purchases. Stocks bought: {count} against {other}.</source>
        <translation>売却額から購入額を引いた差です。購入した株券：{count}枚対{other}枚。</translation>
    </message>
    <message>
        <source>That was in turn {turn}, and the game went on.</source>
        <translation>手番{turn}のことですが、ゲームは続きました。</translation>
    </message>
    <message>
        <source>That was in turn {turn}.</source>
        <translation>手番{turn}のことです。</translation>
    </message>
    <message>
        <source>The best move stays hidden until you answer.</source>
        <translation>答えるまで最善手は表示しません。</translation>
    </message>
    <message>
        <source>The chain was not on the board at the end.</source>
        <translation>最後にそのチェーンは残っていませんでした。</translation>
    </message>
    <message>
        <source>The end could have been declared while {amount} ahead</source>
        <translation>{amount}のリード中に終了を宣言できた</translation>
    </message>
    <message>
        <source>The end was declared too early, which cost about {amount}</source>
        <translation>終了の宣言が早すぎて、約{amount}の損</translation>
    </message>
    <message>
        <source>The first four add up to {total}, as much as {player}.</source>
        <translation>最初の4つの合計は{total}で、{player}と同額です。</translation>
    </message>
    <message>
        <source>The first four add up to {total}: {gap} less than {player} ({rival}).</source>
        <translation>最初の4つの合計は{total}で、{player}（{rival}）より{gap}少ない金額です。</translation>
    </message>
    <message>
        <source>The first four add up to {total}: {gap} more than {player} ({rival}).</source>
        <translation>最初の4つの合計は{total}で、{player}（{rival}）より{gap}多い金額です。</translation>
    </message>
    <message>
        <source>The four parts together.</source>
        <translation>4つの合計です。</translation>
    </message>
    <message>
        <source>The greatest loss of chance comes first.</source>
        <translation>失った勝率が大きい順です。</translation>
    </message>
    <message>
        <source>The last turn and the final account turned it.</source>
        <translation>最後の手番と最終精算で逆転されました。</translation>
    </message>
    <message>
        <source>The move played: {loss}. The best one stays hidden until you answer.</source>
        <translation>選んだ手：{loss}。答えるまで最善手は表示しません。</translation>
    </message>
    <message>
        <source>The one in turn {turn} cost most: about {amount}.</source>
        <translation>最も大きい損は手番{turn}の約{amount}です。</translation>
    </message>
    <message>
        <source>Turn {turn}: {other} stocks against {count}.</source>
        <translation>手番{turn}：株券は{other}枚、相手は{count}枚。</translation>
    </message>
    <message>
        <source>Turns {turn} to {until}. Stocks {player} bought in that time: {other}. As many would have brought about {amount}.</source>
        <translation>手番{turn}から{until}まで。その間に{player}が購入した株券：{other}枚。同じ枚数なら約{amount}になりました。</translation>
    </message>
    <message>
        <source>What this seat brings on average with these opening tiles.</source>
        <translation>この席と最初の建物で、平均して得られる最終金額です。</translation>
    </message>
    <message>
        <source>Working out what decisions cost…</source>
        <translation>失った金額を計算しています…</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>資産</translation>
    </message>
    <message>
        <source>Your answer: {amount} against the best move.</source>
        <translation>あなたの答え：最善手と比べて{amount}。</translation>
    </message>
    <message>
        <source>about the same money</source>
        <translation>金額はほぼ同じ</translation>
    </message>
    <message>
        <source>{count} turns without money for a stock</source>
        <translation>{count}回の手番で株券を買えず</translation>
    </message>
    <message>
        <source>chance {best} → {played}%</source>
        <translation>勝率 {best} → {played}%</translation>
    </message>
    <message>
        <source>$: how much less the move brought than the better one. A computer played on from both {games} times with the same luck. Chance: to win, if all play on equally well. What is not sure is left out.</source>
        <translation>$：良い手と比べて減った金額です。コンピューターが両方の手から同じ運で{games}回ずつ進めた平均です。勝率：全員が同じ強さで続けた場合の値です。確かでないものは除いています。</translation>
    </message>
    <message>
        <source>far behind: chance {best}%</source>
        <translation>大差で不利：勝率{best}%</translation>
    </message>
    <message>
        <source>sure to within {amount}</source>
        <translation>誤差{amount}以内</translation>
    </message>
    <message>
        <source>turn {turn}: {cash}</source>
        <translation>手番{turn}：{cash}</translation>
    </message>
    <message>
        <source>{action}: the last {amount}</source>
        <translation>{action}（最後の{amount}）</translation>
    </message>
    <message>
        <source>{amount} against the move of the game.</source>
        <translation>ゲームでの手と比べて{amount}。</translation>
    </message>
    <message>
        <source>{amount} less gained with stock</source>
        <translation>株券の利益が{amount}減</translation>
    </message>
    <message>
        <source>{amount} less gained with stock than {player}</source>
        <translation>株券の利益が{player}より{amount}少ない</translation>
    </message>
    <message>
        <source>{amount} less in bonuses at the end</source>
        <translation>最終精算の配当が{amount}減</translation>
    </message>
    <message>
        <source>{amount} less in bonuses at the end than {player}</source>
        <translation>最終精算の配当が{player}より{amount}少ない</translation>
    </message>
    <message>
        <source>{amount} less in bonuses from mergers</source>
        <translation>合併の配当が{amount}減</translation>
    </message>
    <message>
        <source>{amount} less in bonuses from mergers than {player}</source>
        <translation>合併の配当が{player}より{amount}少ない</translation>
    </message>
    <message>
        <source>{amount} more gained with stock</source>
        <translation>株券の利益が{amount}増</translation>
    </message>
    <message>
        <source>{amount} more gained with stock than {player}</source>
        <translation>株券の利益が{player}より{amount}多い</translation>
    </message>
    <message>
        <source>{amount} more in bonuses at the end</source>
        <translation>最終精算の配当が{amount}増</translation>
    </message>
    <message>
        <source>{amount} more in bonuses at the end than {player}</source>
        <translation>最終精算の配当が{player}より{amount}多い</translation>
    </message>
    <message>
        <source>{amount} more in bonuses from mergers</source>
        <translation>合併の配当が{amount}増</translation>
    </message>
    <message>
        <source>{amount} more in bonuses from mergers than {player}</source>
        <translation>合併の配当が{player}より{amount}多い</translation>
    </message>
    <message>
        <source>{count} decisions cost about {amount}, the most in turn {turn}</source>
        <translation>{count}回の選択で約{amount}の損、最大は手番{turn}</translation>
    </message>
    <message>
        <source>{count} {chain} stocks were worthless in the end, {amount} lost</source>
        <translation>{chain}の株券{count}枚が最後には無価値で、{amount}の損</translation>
    </message>
    <message>
        <source>{fact} (mostly {chain})</source>
        <translation>{fact}（主に{chain}）</translation>
    </message>
    <message>
        <source>{own} against {theirs}, most of the difference for {chain}.</source>
        <translation>{own}対{theirs}で、差の大半は{chain}です。</translation>
    </message>
    <message>
        <source>{own} against {theirs}.</source>
        <translation>{own}対{theirs}です。</translation>
    </message>
    <message>
        <source>{place}. {player} {amount}</source>
        <translation>{place}位 {player} {amount}</translation>
    </message>
    <message>
        <source>{amount} stayed unspent.</source>
        <translation>{amount}を使わずに残しました。</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Japanese rulebook 2023</source>
        <translation>2023年日本語版ルールブック</translation>
    </message>
    <message>
        <source>Highlighted: the active chains of your game, at their present size.</source>
        <translation>色付き：プレイ中のゲームでアクティブなチェーン（現在のサイズ）。</translation>
    </message>
    <message>
        <source>Portuguese rules 2008</source>
        <translation>2008年ポルトガル語版ルール</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>株価</translation>
    </message>
    <message>
        <source>Primary bonus</source>
        <translation>筆頭株主配当</translation>
    </message>
    <message>
        <source>Rulebook 2008</source>
        <translation>2008年版ルールブック</translation>
    </message>
    <message>
        <source>Rulebook 2023</source>
        <translation>2023年版ルールブック</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>第2株主配当</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>第3株主配当</translation>
    </message>
    <message>
        <source>The rulebook does not say; this is how the program plays.</source>
        <translation>ルールブックに記載はありません。このプログラムではこのように処理します。</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>表紙</translation>
    </message>
    <message>
        <source>stockholder info card</source>
        <translation>株価ボード</translation>
    </message>
    <message>
        <source>{book}, {place}</source>
        <translation>{book}、{place}</translation>
    </message>
    <message>
        <source>{book}, “{chapter}”</source>
        <translation>{book}「{chapter}」</translation>
    </message>
    <message>
        <source>“{chapter}”</source>
        <translation>「{chapter}」</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Compare editions</source>
        <translation>版を比べる</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>ルールの本文</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>An automatically saved game</source>
        <translation>自動保存されたゲーム</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>ゲーム ({pattern})</translation>
    </message>
    <message>
        <source>Its newest backup is used instead: turn {turn}, {time}.</source>
        <translation>代わりに最新のバックアップ（手番{turn}、{time}）を使います。</translation>
    </message>
    <message>
        <source>It is saved in {file} up to turn {turn} ({time}). If you do not save now, everything after that is lost.</source>
        <translation>手番{turn}（{time}）の状態は{file}に残っています。今保存しないと、その後の進行は失われます。</translation>
    </message>
    <message>
        <source>One setting cannot be saved and lasts only until you quit. All others are saved.</source>
        <translation>設定に保存できない項目が1つあります。この項目は、プログラムを終了するまで有効です。ほかはすべて保存されています。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Open the last good backup</source>
        <translation>最新の正常なバックアップを開く</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>The duplicate cannot be saved in {folder}: {reason} Keep playing: the program keeps trying.</source>
        <translation>{folder}にデュプリケートを保存できません。{reason}保存は自動で繰り返し試みるので、そのまま続けられます。</translation>
    </message>
    <message>
        <source>The duplicate is safe up to the last save. If you quit now, everything after that is lost.</source>
        <translation>デュプリケートは最後に保存した時点まで残っています。今プログラムを終了すると、その後の進行は失われます。</translation>
    </message>
    <message>
        <source>The finished game cannot be saved in {folder}: {reason} It is not lost: you will find it among the recent games. The program keeps trying.</source>
        <translation>終了したゲームを{folder}に保存できません。{reason}ゲームは失われていません。最近のゲームに残っており、保存は自動で繰り返し試みます。</translation>
    </message>
    <message>
        <source>The game of {players}</source>
        <translation>{players}のゲーム</translation>
    </message>
    <message>
        <source>The game of {players}, turn {turn}, {time}</source>
        <translation>{players}のゲーム（手番{turn}、{time}）</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <source>Where is {file}?</source>
        <translation>{file}の場所</translation>
    </message>
    <message>
        <source>another program is using the file.</source>
        <translation>ほかのプログラムがファイルを使用中です。</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>ディスクに空きがありません。</translation>
    </message>
    <message>
        <source>the disk or folder is read-only.</source>
        <translation>ディスクまたはフォルダーが読み取り専用です。</translation>
    </message>
    <message>
        <source>the disk reported an error.</source>
        <translation>ディスクでエラーが発生しました。</translation>
    </message>
    <message>
        <source>the file could not be read or written ({reason}).</source>
        <translation>ファイルを読み書きできませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>the file is damaged. It was not changed.</source>
        <translation>ファイルが壊れています。ファイルはそのまま残しました。</translation>
    </message>
    <message>
        <source>the file is too big for a saved game.</source>
        <translation>セーブデータとしては大きすぎるファイルです。</translation>
    </message>
    <message>
        <source>the file or folder was not found.</source>
        <translation>ファイルまたはフォルダーが見つかりません。</translation>
    </message>
    <message>
        <source>the game cannot be written as a saved game.</source>
        <translation>このゲームはセーブデータとして書き出せません。</translation>
    </message>
    <message>
        <source>the name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>this game was saved by version {version}. Update the program to open it.</source>
        <translation>バージョン{version}で保存されたゲームです。開くにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>this is not a saved game.</source>
        <translation>セーブデータではありません。</translation>
    </message>
    <message>
        <source>you have no permission for this file or folder.</source>
        <translation>このファイルまたはフォルダーへのアクセス権がありません。</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}：{problem}</translation>
    </message>
    <message>
        <source>there is a file in place of the folder. Move or rename it.</source>
        <translation>フォルダーの場所に同じ名前のファイルがあります。移動するか名前を変えてください。</translation>
    </message>
    <message>
        <source>there is a folder in place of the file. Move or rename it.</source>
        <translation>ファイルの場所に同じ名前のフォルダーがあります。移動するか名前を変えてください。</translation>
    </message>
    <message>
        <source>what is there is not a file. Move or rename it.</source>
        <translation>そこにあるものはファイルではありません。移動するか名前を変えてください。</translation>
    </message>
    <message>
        <source>The error log cannot be written in {folder}: {reason} You can keep playing.</source>
        <translation>{folder}にエラーログを書き込めません。{reason}ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>Games cannot be saved in {folder}: {reason} Keep playing: the program keeps trying. Or save the game elsewhere with {way}.</source>
        <translation>{folder}にゲームを保存できません。{reason}保存は自動で繰り返し試みるので、そのまま続けられます。「{way}」で別の場所に保存することもできます。</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}: {reason} What you choose lasts until you quit.</source>
        <translation>{folder}に設定を保存できません。{reason}選んだ設定は、プログラムを終了するまで有効です。</translation>
    </message>
    <message>
        <source>It cannot be saved in {folder}: {reason}</source>
        <translation>{folder}に保存できません。{reason}</translation>
    </message>
    <message>
        <source>It is still being saved. This is taking a while.</source>
        <translation>保存に時間がかかっていて、まだ終わっていません。</translation>
    </message>
    <message>
        <source>It is saved up to turn {turn} ({time}). If you do not save now, everything after that is lost.</source>
        <translation>手番{turn}（{time}）の状態は残っています。今保存しないと、その後の進行は失われます。</translation>
    </message>
    <message>
        <source>If you do not save now, the whole game is lost.</source>
        <translation>今保存しないと、このゲームはすべて失われます。</translation>
    </message>
    <message>
        <source>Not everything could be deleted in {place}: {reason} Try again.</source>
        <translation>{place}で一部を削除できませんでした。{reason}もう一度お試しください。</translation>
    </message>
    <message>
        <source>You can find older states of your games under {way}.</source>
        <translation>ゲームの古い状態は、「{way}」にあります。</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason} Nothing is lost: choose another name or place.</source>
        <translation>{file}に保存できませんでした。{reason}失われたものはありません。別の名前か場所を選んでください。</translation>
    </message>
    <message>
        <source>a newer version of the program saved a game there.</source>
        <translation>新しいバージョンのプログラムがそこにゲームを保存しています。</translation>
    </message>
    <message>
        <source>another program changed the file.</source>
        <translation>ほかのプログラムがファイルを変更しました。</translation>
    </message>
    <message>
        <source>the game in it breaks the rules. The file was not changed.</source>
        <translation>ルールに反するゲームが記録されています。ファイルはそのまま残しました。</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>新しいバージョンのプログラムで保存されたゲームです。開くにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>this version does not have that game. Update the program to open it.</source>
        <translation>このバージョンが対応していないゲームです。開くにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>this version does not know the edition of the game. Update the program to open it.</source>
        <translation>このバージョンが対応していない版のゲームです。開くにはプログラムを更新してください。</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Beginner</source>
        <translation>超入門</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>最上級</translation>
    </message>
    <message>
        <source>Extra cash evens out a game between unequal players. Among four equal players, {amount} raises the chance to win from {par}% to {raised}%.</source>
        <translation>追加資金で実力差を埋められます。互角の4人なら、{amount}で勝率が{par}%から{raised}%に上がります。</translation>
    </message>
    <message>
        <source>Four digits to enter before this player&apos;s cards are shown</source>
        <translation>このプレイヤーの手札を表示する前に入力する4桁の数字</translation>
    </message>
    <message>
        <source>Four digits to enter before this player&apos;s tiles are shown</source>
        <translation>このプレイヤーの手持ちの建物を表示する前に入力する4桁の数字</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Level of player {seat}</source>
        <translation>プレイヤー{seat}の強さ</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of player {seat}</source>
        <translation>プレイヤー{seat}の名前</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>性格なし</translation>
    </message>
    <message>
        <source>No extra cash</source>
        <translation>追加資金なし</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>PIN of player {seat}: none</source>
        <translation>プレイヤー{seat}の暗証番号：なし</translation>
    </message>
    <message>
        <source>PIN of player {seat}: set</source>
        <translation>プレイヤー{seat}の暗証番号：設定済み</translation>
    </message>
    <message>
        <source>PIN set</source>
        <translation>設定済み</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>暗証番号…</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>プレイヤー{seat}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>このプレイヤーを外す</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中上級</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Strength not measured yet</source>
        <translation>強さは未測定</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Weaker here: in that time, compiled rules search about {times} times as much</source>
        <translation>この環境では弱くなります：Python版では、同じ時間の探索量が約{times}分の1です</translation>
    </message>
    <message>
        <source>Wins {wins}% ± {margin} against {count} × {level} ({par}% is par, {games} games)</source>
        <translation>「{level}」{count}人に勝率{wins}% ± {margin}（互角なら{par}%、{games}ゲーム）</translation>
    </message>
    <message>
        <source>your own program</source>
        <translation>自分のプログラム</translation>
    </message>
    <message>
        <source>company for your first games</source>
        <translation>最初のゲームの相手にぴったり</translation>
    </message>
    <message>
        <source>knows the rules and tries things out</source>
        <translation>ルールを覚えて、いろいろ試す</translation>
    </message>
    <message>
        <source>looks a little ahead</source>
        <translation>少し先を読む</translation>
    </message>
    <message>
        <source>plays sensibly, but slips at times</source>
        <translation>堅実だが、ときどき間違える</translation>
    </message>
    <message>
        <source>plays soundly, by instinct</source>
        <translation>直感で手堅くプレイする</translation>
    </message>
    <message>
        <source>thinks for up to a second</source>
        <translation>最長1秒考える</translation>
    </message>
    <message>
        <source>thinks for up to five seconds</source>
        <translation>最長5秒考える</translation>
    </message>
    <message>
        <source>weighs every choice</source>
        <translation>すべての選択肢を比べる</translation>
    </message>
    <message>
        <source>{amount} extra cash</source>
        <translation>追加資金 {amount}</translation>
    </message>
    <message>
        <source>If it does not decide, {level} does</source>
        <translation>応答がないときは「{level}」が代わりに決めます</translation>
    </message>
    <message>
        <source>{mark}: swap with {player}</source>
        <translation>{mark}：{player}と交換</translation>
    </message>
    <message>
        <source>{name}, {character}: {line}</source>
        <translation>{name}、{character}：{line}</translation>
    </message>
    <message>
        <source>{strength}, both with less time</source>
        <translation>{strength}、どちらも短い時間で</translation>
    </message>
    <message>
        <source>{strength}; slower here, in plain Python</source>
        <translation>{strength}、Python版では時間がかかります</translation>
    </message>
    <message>
        <source>“any tile, cheapest stock”</source>
        <translation>どの建物でも置き、一番安い株券を買う</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>レベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>プレイヤー(&amp;P)</translation>
    </message>
    <message numerus="yes">
        <source>The time of {players} is out; who takes the seat back has %n more minute(s).</source>
        <translation>
            <numerusform>{players}は時間切れです。席に戻ると、あと%n分あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>To take your seat back.</source>
        <translation>席に戻る前に確認します。</translation>
    </message>
    <message>
        <source>Before your tiles are shown.</source>
        <translation>手持ちの建物を表示する前に確認します。</translation>
    </message>
    <message>
        <source>Has {player} forgotten the PIN?</source>
        <translation>{player}は暗証番号を忘れましたか？</translation>
    </message>
    <message>
        <source>Is {player} back?</source>
        <translation>{player}は戻りましたか？</translation>
    </message>
    <message>
        <source>It sees what that player sees, and nothing else.</source>
        <translation>コンピューターには、そのプレイヤーに見えるものだけが見えます。</translation>
    </message>
    <message>
        <source>It sees what you see, and plays on from here.</source>
        <translation>コンピューターには、あなたに見えるものだけが見え、ここから続けてプレイします。</translation>
    </message>
    <message>
        <source>Let a computer play for somebody?</source>
        <translation>コンピューターに代わりを任せますか？</translation>
    </message>
    <message>
        <source>Let a computer play for you?</source>
        <translation>席をコンピューターに任せますか？</translation>
    </message>
    <message>
        <source>Let a computer play for {player}?</source>
        <translation>{player}の代わりをコンピューターに任せますか？</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>コンピューターに任せる</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>席に戻る</translation>
    </message>
    <message numerus="yes">
        <source>Your time is out. The computer plays for you ({level}); if you take your seat back, you have %n more minute(s).</source>
        <translation>
            <numerusform>時間切れです。コンピューター（{level}）があなたの代わりにプレイしています。席に戻ると、あと%n分あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>暗証番号を削除</translation>
    </message>
    <message>
        <source>Show this to everybody at the table. The PIN of {player} is removed, and the tiles are shown to the person who says they are {player}.</source>
        <translation>これを全員に見せてください。{player}の暗証番号は削除され、{player}だと名乗る人に手持ちの建物が表示されます。</translation>
    </message>
    <message>
        <source>Take the seat back…</source>
        <translation>席に戻る…</translation>
    </message>
    <message>
        <source>The computer plays for you ({level}).</source>
        <translation>コンピューター（{level}）があなたの代わりにプレイしています。</translation>
    </message>
    <message>
        <source>The computer plays for {players}.</source>
        <translation>コンピューターがプレイ中の席：{players}</translation>
    </message>
    <message>
        <source>The log records this for all to read.</source>
        <translation>このことは、全員が読める記録に残ります。</translation>
    </message>
    <message>
        <source>The log records this, and earlier actions can no longer be undone. The seat can be taken back at any time.</source>
        <translation>このことは記録に残り、それより前の行動は取り消せなくなります。席にはいつでも戻れます。</translation>
    </message>
    <message>
        <source>To change or remove it.</source>
        <translation>変更または削除する前に確認します。</translation>
    </message>
    <message>
        <source>If nobody else has to decide now, the tiles are shown. Only their owner should look.</source>
        <translation>ほかに選択中の人がいなければ、手持ちの建物が表示されます。本人だけが画面を見てください。</translation>
    </message>
    <message>
        <source>Who is back?</source>
        <translation>誰が戻りましたか？</translation>
    </message>
    <message>
        <source>You no longer have a PIN.</source>
        <translation>暗証番号を削除しました。</translation>
    </message>
    <message>
        <source>Your PIN is set.</source>
        <translation>暗証番号を設定しました。</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <translation>{player}（{level}）</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be used and were reset: {what}.</source>
        <translation>使えない設定があったため、初期設定に戻しました：{what}。</translation>
    </message>
    <message>
        <source>The last game you set up used players or rules that this version does not know. Check them before you start.</source>
        <translation>前回の新しいゲームの設定に、このバージョンにないプレイヤーやルールがありました。始める前に確認してください。</translation>
    </message>
    <message>
        <source>The old file is still there as {file}.</source>
        <translation>元のファイルは{file}として残してあります。</translation>
    </message>
    <message>
        <source>Your settings could not be read and were reset.</source>
        <translation>設定を読み込めなかったため、初期設定に戻しました。</translation>
    </message>
    <message>
        <source>language and look</source>
        <translation>言語と表示</translation>
    </message>
    <message>
        <source>speed, hints and cover</source>
        <translation>速さ、ヒント、建物の隠し方</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>the last new game</source>
        <translation>前回の新しいゲームの設定</translation>
    </message>
    <message>
        <source>the window layout</source>
        <translation>ウィンドウの配置</translation>
    </message>
    <message>
        <source>notices already shown</source>
        <translation>表示済みのお知らせ</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>コンピューター%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human(s)</source>
        <translation>
            <numerusform>人間%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</source>
        <translation>
            <numerusform>%n人（{kinds}）、{edition}、{holdings}、{tiles}、{extra}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}.</source>
        <translation>
            <numerusform>%n人（{kinds}）、{edition}、{holdings}、{tiles}。</numerusform>
        </translation>
    </message>
    <message>
        <source>2008 edition</source>
        <translation>2008年版</translation>
    </message>
    <message>
        <source>2023 Classic</source>
        <translation>2023年版クラシック</translation>
    </message>
    <message>
        <source>2023 Tycoon</source>
        <translation>2023年版タイクーン</translation>
    </message>
    <message>
        <source>Another player has this name. Type a different one.</source>
        <translation>同じ名前のプレイヤーがいます。別の名前を入力してください。</translation>
    </message>
    <message>
        <source>Custom ({edition})</source>
        <translation>カスタム（{edition}）</translation>
    </message>
    <message>
        <source>Japanese Classic</source>
        <translation>日本語版クラシック</translation>
    </message>
    <message>
        <source>Japanese Tycoon</source>
        <translation>日本語版タイクーン</translation>
    </message>
    <message>
        <source>This game cannot be started.</source>
        <translation>このゲームは始められません。</translation>
    </message>
    <message numerus="yes">
        <source>Three bonuses need at least %n player(s). Add a player or change the house rule.</source>
        <translation>
            <numerusform>配当が3つのゲームは%n人以上で遊びます。プレイヤーを追加するか、ハウスルールを変えてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name for this player.</source>
        <translation>プレイヤーの名前を入力してください。</translation>
    </message>
    <message>
        <source>Type a seed of up to 64 characters, or choose random tiles.</source>
        <translation>64文字以内のシードを入力するか、ランダムを選んでください。</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every tile, so it is hidden until the game ends.</source>
        <translation>シードを知っていればすべての建物を割り出せるため、ゲームが終わるまで表示されません。</translation>
    </message>
    <message>
        <source>an unplayable hand is redrawn</source>
        <translation>配置できない手持ちは引き直し</translation>
    </message>
    <message>
        <source>an unplayable hand may be replaced</source>
        <translation>配置できない手持ちは引き直し可</translation>
    </message>
    <message>
        <source>bonuses for 1st and 2nd</source>
        <translation>配当は筆頭・第2株主</translation>
    </message>
    <message>
        <source>bonuses for 1st, 2nd and 3rd</source>
        <translation>配当は筆頭・第2・第3株主</translation>
    </message>
    <message>
        <source>extra cash: {list}</source>
        <translation>追加資金：{list}</translation>
    </message>
    <message>
        <source>hidden holdings with a memory aid</source>
        <translation>非公開モード（メモあり）</translation>
    </message>
    <message>
        <source>open holdings</source>
        <translation>公開モード</translation>
    </message>
    <message>
        <source>random tiles</source>
        <translation>建物はランダム</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>シード：{seed}</translation>
    </message>
    <message>
        <source>strictly hidden holdings</source>
        <translation>完全非公開モード</translation>
    </message>
    <message>
        <source>unplayable tiles are replaced</source>
        <translation>配置不能の建物は引き直し</translation>
    </message>
    <message>
        <source>unplayable tiles stay in hand</source>
        <translation>配置不能の建物は手持ちに残る</translation>
    </message>
    <message>
        <source>{chains} cost the most</source>
        <translation>{chains}が最も高い</translation>
    </message>
    <message>
        <source>{edition} has no power cards. Choose a Japanese edition or play without them.</source>
        <translation>{edition}には特殊能力カードがありません。日本語版を選ぶか、カードなしで遊んでください。</translation>
    </message>
    <message numerus="yes">
        <source>{edition} needs at least %n player(s). Add a player or choose another edition.</source>
        <translation>
            <numerusform>{edition}は%n人以上で遊びます。プレイヤーを追加するか、別の版を選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition} seats at most %n player(s). Remove a player.</source>
        <translation>
            <numerusform>{edition}は%n人までです。プレイヤーを減らしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{edition} with power cards</source>
        <translation>{edition}、特殊能力カードあり</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}〜{most}人</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Board and choices</source>
        <translation>ゲーム盤と選択肢</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>番号で選択</translation>
    </message>
    <message>
        <source>Choose or add a chain</source>
        <translation>ホテルチェーンを選択・追加</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>何も購入しない</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて取り消す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Final account: back, forward, result</source>
        <translation>最終精算：戻る、進む、結果へ</translation>
    </message>
    <message>
        <source>Find in the log, next match</source>
        <translation>記録を検索、次を検索</translation>
    </message>
    <message>
        <source>Founding and buying</source>
        <translation>設立と購入</translation>
    </message>
    <message>
        <source>Hint; press again for more</source>
        <translation>ヒント、もう一度で詳しく</translation>
    </message>
    <message>
        <source>Hold to speed up; step by step: next action</source>
        <translation>押している間は速く、1手ずつのときは次へ</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード操作</translation>
    </message>
    <message>
        <source>Deselect the tile or choice</source>
        <translation>選んだ建物や選択を取り消す</translation>
    </message>
    <message>
        <source>Log and looking back</source>
        <translation>記録と振り返り</translation>
    </message>
    <message>
        <source>View a power card, then use it</source>
        <translation>特殊能力カードを確認して使う</translation>
    </message>
    <message>
        <source>Look back at that moment</source>
        <translation>その行の時点を振り返る</translation>
    </message>
    <message>
        <source>Merger: back, forward, skip</source>
        <translation>合併：戻る、次へ、スキップ</translation>
    </message>
    <message>
        <source>Mute or unmute sounds</source>
        <translation>サウンドの消音を切り替える</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>新しいゲーム、開く、保存</translation>
    </message>
    <message>
        <source>Step by step: next action</source>
        <translation>1手ずつのとき次へ</translation>
    </message>
    <message>
        <source>Next or previous part</source>
        <translation>次・前の部分へ</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>1つ前へ、1つ先へ</translation>
    </message>
    <message>
        <source>One turn back or forward</source>
        <translation>1手番前へ、1手番先へ</translation>
    </message>
    <message>
        <source>Pause, resume</source>
        <translation>一時停止、再開</translation>
    </message>
    <message>
        <source>Place the selected tile</source>
        <translation>選択した建物を配置</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>すぐ決めさせる</translation>
    </message>
    <message>
        <source>Preferences, full screen, quit</source>
        <translation>設定、全画面表示、終了</translation>
    </message>
    <message>
        <source>Review: pages, next mark, try it</source>
        <translation>検討：ページ、次の印、自分で試す</translation>
    </message>
    <message>
        <source>Remove one {letter}</source>
        <translation>{letter}の株券を1枚減らす</translation>
    </message>
    <message>
        <source>Merger: show, back, forward, skip</source>
        <translation>合併：表示、戻る、次へ、スキップ</translation>
    </message>
    <message>
        <source>New game: guests, rename, other chair</source>
        <translation>新しいゲーム：ゲスト、名前、別の席</translation>
    </message>
    <message>
        <source>New game: rename, other chair</source>
        <translation>新しいゲーム：名前、別の席</translation>
    </message>
    <message>
        <source>Remove the last stock</source>
        <translation>最後の株券を取り消す</translation>
    </message>
    <message>
        <source>Ring the bell (press twice)</source>
        <translation>ベルを鳴らす（2回押す）</translation>
    </message>
    <message>
        <source>Rules, user guide</source>
        <translation>ルール、ユーザーガイド</translation>
    </message>
    <message>
        <source>Select a tile; press again to place it</source>
        <translation>建物を選択、もう一度で配置</translation>
    </message>
    <message>
        <source>Sell as many as possible</source>
        <translation>最大まで売却</translation>
    </message>
    <message>
        <source>Sell one more or one fewer</source>
        <translation>売却を1枚増やす・減らす</translation>
    </message>
    <message>
        <source>Show the last merger</source>
        <translation>直前の合併を表示</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>自分の手番まで飛ばす</translation>
    </message>
    <message>
        <source>Stock of an acquired chain</source>
        <translation>買収されたチェーンの株券</translation>
    </message>
    <message>
        <source>On the analysis board: tile, hand, clear</source>
        <translation>分析ボードで：建物、手持ち、空き</translation>
    </message>
    <message>
        <source>On the analysis board: clear</source>
        <translation>分析ボードで：空き</translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation>建物とゲーム盤</translation>
    </message>
    <message>
        <source>Trade as many as possible</source>
        <translation>最大まで交換</translation>
    </message>
    <message>
        <source>Trade two more or two fewer</source>
        <translation>交換を2枚増やす・減らす</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>元に戻す・やり直す</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>ゲーム盤を移動</translation>
    </message>
    <message>
        <source>While computers play</source>
        <translation>コンピューターの手番</translation>
    </message>
    <message>
        <source>Why the computers did that</source>
        <translation>コンピューターの手の理由</translation>
    </message>
    <message>
        <source>One more or one fewer on a card</source>
        <translation>カード上で1枚増やす・減らす</translation>
    </message>
    <message>
        <source>Analysis board</source>
        <translation>分析ボード</translation>
    </message>
    <message>
        <source>Final account: pause, back, forward, result</source>
        <translation>最終精算：一時停止、戻る、進む、結果へ</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>帳簿</translation>
    </message>
    <message>
        <source>Ledger, prices, log, chart and advice</source>
        <translation>帳簿、株価、記録、グラフ、助言</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>取引所</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>株価表</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>取引所</translation>
    </message>
</context>
<context>
    <name>SitDown</name>
    <message>
        <source>A guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>この画面で遊ぶ人</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>最強の相手と対戦</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>配当</translation>
    </message>
    <message>
        <source>Chair {chair}: free</source>
        <translation>席{chair}：空席</translation>
    </message>
    <message>
        <source>Chair {chair}: {list}</source>
        <translation>席{chair}：{list}</translation>
    </message>
    <message>
        <source>Click a guest, or drag one to a chair.</source>
        <translation>ゲストをクリックするか、席へドラッグします。</translation>
    </message>
    <message>
        <source>Click: a person or a guest sits down.</source>
        <translation>クリックすると、人かゲストが座ります。</translation>
    </message>
    <message>
        <source>Colour and mark</source>
        <translation>色とマーク</translation>
    </message>
    <message>
        <source>Deal the tiles</source>
        <translation>建物を配る</translation>
    </message>
    <message>
        <source>Empty this chair</source>
        <translation>この席を空ける</translation>
    </message>
    <message>
        <source>Evening with friends</source>
        <translation>友人と遊ぶ</translation>
    </message>
    <message>
        <source>Every chair is taken. Drag the guest to one of them.</source>
        <translation>空いている席がありません。ゲストを席へドラッグしてください。</translation>
    </message>
    <message>
        <source>Extra cash</source>
        <translation>追加資金</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Last time again</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Level of all guests</source>
        <translation>ゲスト全員の強さ</translation>
    </message>
    <message>
        <source>Move anticlockwise</source>
        <translation>反時計回りに移動</translation>
    </message>
    <message>
        <source>Move clockwise</source>
        <translation>時計回りに移動</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Two players must stay.</source>
        <translation>プレイヤーは2人以上必要です。</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>この画面</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>not at the table</source>
        <translation>着席していません</translation>
    </message>
    <message>
        <source>on chair {chair}</source>
        <translation>席{chair}</translation>
    </message>
    <message>
        <source>person at this screen</source>
        <translation>この画面で遊ぶ人</translation>
    </message>
    <message>
        <source>seats a guest by chance</source>
        <translation>ゲストを無作為に選ぶ</translation>
    </message>
    <message>
        <source>{amount} extra cash: fair here</source>
        <translation>追加資金 {amount}（公平の目安）</translation>
    </message>
    <message>
        <source>{amount} less</source>
        <translation>{amount}減らす</translation>
    </message>
    <message>
        <source>{amount} more</source>
        <translation>{amount}増やす</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}：{line}</translation>
    </message>
    <message>
        <source>{player} sits there.</source>
        <translation>そこには{player}さんが座っています。</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}。</translation>
    </message>
</context>
<context>
    <name>Spectator</name>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Whose seat do you take?</source>
        <translation>どの席に着きますか？</translation>
    </message>
    <message>
        <source>You play on from here in a copy of this game. It does not count for your career, since you may have seen every hand.</source>
        <translation>このゲームの写しで、ここから続きをプレイします。全員の手札を見た可能性があるため、キャリアには数えません。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n player(s), {edition}, {holdings}</source>
        <translation>
            <numerusform>%n人、{edition}、{holdings}</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5位</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6位</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Acquire</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Hotel Tycoon</source>
        <translation>ホテル・タイクーン</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>場所を指定…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>クイックゲーム</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Second game: Hotel Tycoon</source>
        <translation>もう1つのゲーム：ホテル・タイクーン</translation>
    </message>
    <message>
        <source>The file was not found.</source>
        <translation>ファイルが見つかりませんでした。</translation>
    </message>
    <message>
        <source>Turn {turn}, you are {place}, saved {time}</source>
        <translation>手番{turn}、現在{place}（{time}保存）</translation>
    </message>
    <message>
        <source>Turn {turn}, {players}; saved {time}</source>
        <translation>手番{turn}、{players}（{time}保存）</translation>
    </message>
    <message>
        <source>{file} was not found.</source>
        <translation>{file}が見つかりません。</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>キャリア</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の配り</translation>
    </message>
    <message>
        <source>Do you mix up colours? Marks on the chains help.</source>
        <translation>色を見分けにくい方には目印があります。</translation>
    </message>
    <message>
        <source>Best move?</source>
        <translation>最善の手は？</translation>
    </message>
    <message>
        <source>Continue in scene {scene} of 3</source>
        <translation>第{scene}場面（全3場面）から続ける</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>One for all</source>
        <translation>みんな同じ</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open one</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n back today</source>
        <translation>
            <numerusform>今日の復習：%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n問正解</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Sit down at a table</source>
        <translation>テーブルに着く</translation>
    </message>
    <message>
        <source>The age of grand hotels</source>
        <translation>グランドホテルの時代</translation>
    </message>
    <message>
        <source>The second game</source>
        <translation>2つ目のゲーム</translation>
    </message>
    <message>
        <source>Turn day into night</source>
        <translation>夜に切り替える</translation>
    </message>
    <message>
        <source>Turn night into day</source>
        <translation>昼に切り替える</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>手番{turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, you are {place}</source>
        <translation>手番{turn}、現在{place}</translation>
    </message>
    <message>
        <source>Turn {turn}, your turn</source>
        <translation>手番{turn}、あなたの番</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}&apos;s turn</source>
        <translation>手番{turn}、{player}の番</translation>
    </message>
    <message>
        <source>Twelve minutes with Bea</source>
        <translation>ベアと12分</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>You won by {amount}</source>
        <translation>{amount}差であなたの勝ち</translation>
    </message>
    <message>
        <source>Your games will be here.</source>
        <translation>遊んだゲームがここに並びます。</translation>
    </message>
    <message>
        <source>Your goals</source>
        <translation>次の目標</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>{game}, turn {turn}, {players}; saved {time}</source>
        <translation>{game}、手番{turn}、{players}（{time}保存）</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players}がともに勝利</translation>
    </message>
    <message>
        <source>{player} won by {amount}</source>
        <translation>{amount}差で{player}の勝ち</translation>
    </message>
    <message>
        <source>{player} won; you came {place}</source>
        <translation>{player}の勝ち、あなたは{place}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{title}: fewer</source>
        <translation>{title}：減らす</translation>
    </message>
    <message>
        <source>{title}: more</source>
        <translation>{title}：増やす</translation>
    </message>
</context>
<context>
    <name>Survivor</name>
    <message>
        <source>The survivor takes over the others. Their stockholders get bonuses, then sell, trade or keep their stock.</source>
        <translation>存続するチェーンがほかを買収します。買収される側の株主は配当を受け取り、株券を売却するか、株式交換するか、残します。</translation>
    </message>
    <message>
        <source>Which survives?</source>
        <translation>どれが存続？</translation>
    </message>
    <message numerus="yes">
        <source>Your %n {chain} would sell for {amount}.</source>
        <translation>
            <numerusform>手持ちの{chain}株%n枚の売却額は{amount}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{survivor} survives and acquires {acquired}.</source>
        <translation>{survivor}が存続し、{acquired}を買収します。</translation>
    </message>
</context>
<context>
    <name>TheChain</name>
    <message>
        <source>{chain}</source>
        <translation>{chain}</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>A seat has changed players since.</source>
        <translation>そのあと、席のプレイヤーが交代しました。</translation>
    </message>
    <message>
        <source>A tile was drawn, so this can&apos;t be undone.</source>
        <translation>建物を引いたので、取り消せません。</translation>
    </message>
    <message>
        <source>Another player acted after that, so it can&apos;t be undone.</source>
        <translation>最後に行動したのはほかのプレイヤーなので、取り消せません。</translation>
    </message>
    <message>
        <source>Another player has seen the table and is deciding now.</source>
        <translation>ほかのプレイヤーが対戦画面を見て、選択しているところです。</translation>
    </message>
    <message>
        <source>Dice were thrown or a card was seen, so this can&apos;t be undone.</source>
        <translation>ダイスを振ったかカードを見たので、取り消せません。</translation>
    </message>
    <message>
        <source>Hidden holdings were revealed, so this can&apos;t be undone.</source>
        <translation>非公開の株券の枚数が明らかになったため、取り消せません。</translation>
    </message>
    <message>
        <source>The cards are hidden.</source>
        <translation>手札は伏せてあります。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <translation>建物は伏せてあります。</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>取り消せる行動がまだありません。</translation>
    </message>
    <message>
        <source>What was revealed can&apos;t be hidden again.</source>
        <translation>明かされた情報は取り消せません。</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>保存せずに離れる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>別の場所に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>Sta&amp;y in the game</source>
        <translation>ゲームに戻る(&amp;Y)</translation>
    </message>
    <message>
        <source>That did not work either.</source>
        <translation>今回も保存できませんでした。</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>このゲームは保存されていません</translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Sounds: {loudness}</source>
        <translation>サウンド：{loudness}</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>建物%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonuses for {chain}: {list}.</source>
        <translation>{chain}の配当：{list}。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Merger by {player}.</source>
        <translation>{player}が仕掛けた合併。</translation>
    </message>
    <message>
        <source>Merger of {chains}</source>
        <translation>{chains}の合併</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Nobody holds its stock: no bonus is paid.</source>
        <translation>株主がいないため、配当はありません。</translation>
    </message>
    <message>
        <source>One {chain} stock is still worth {price}.</source>
        <translation>{chain}の株価は{price}のままです。</translation>
    </message>
    <message>
        <source>One {chain} stock was worth {before} and is now worth {after}.</source>
        <translation>{chain}の株価は{before}から{after}になりました。</translation>
    </message>
    <message>
        <source>Sell for {price} each, trade two for one {survivor}, or keep in case {chain} is founded again.</source>
        <translation>1枚{price}で売却するか、2枚を{survivor}株1枚と交換するか、{chain}の再設立に備えて残します。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show: {story}</source>
        <translation>表示：{story}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>順に見る</translation>
    </message>
    <message>
        <source>Stock market</source>
        <translation>架空プレイヤー</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>これからの流れ</translation>
    </message>
    <message>
        <source>With two players, the stock market takes part. It draws a tile and holds as many stocks as the tile&apos;s number.</source>
        <translation>2人ゲームでは架空プレイヤーも株主になります。引いた建物の列の数字が保有枚数です。</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>配当なし</translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players}が同数で筆頭株主となり、%nつの配当を分けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the second most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players}が同数で第2株主となり、%nつの配当を分けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the third most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players}が同数で第3株主となり、%nつの配当を分けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {player} holds stock and gets %n bonus(es).</source>
        <translation>
            <numerusform>株主は{player}だけなので、%nつの配当を受け取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} placed {tile}, which connects {chains}. The largest survives.</source>
        <translation>{player}が{tile}を配置し、{chains}がつながりました。最大のチェーンが存続します。</translation>
    </message>
    <message>
        <source> (next: {chains})</source>
        <translation>（次は{chains}）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Plays automatically: {escape} skips.</source>
        <translation>自動で進みます。{escape}でスキップします。</translation>
    </message>
    <message>
        <source>The chains are acquired one after another, the largest first.</source>
        <translation>サイズの大きいホテルチェーンから順に買収されます。</translation>
    </message>
    <message>
        <source>The largest chain survives. The others become part of it, from largest to smallest.</source>
        <translation>最も大きいチェーンが存続します。ほかのチェーンは、大きいものから順に買収されます。</translation>
    </message>
    <message>
        <source>The stock market&apos;s share stays in the bank.</source>
        <translation>架空プレイヤーの分は銀行に残ります。</translation>
    </message>
    <message>
        <source>The three players with the most stock of an acquired chain get a bonus.</source>
        <translation>買収されるチェーンの株券を多く持つ上位3人に配当が支払われます。</translation>
    </message>
    <message>
        <source>The two players with the most stock of an acquired chain get a bonus.</source>
        <translation>買収されるチェーンの株券を多く持つ上位2人に配当が支払われます。</translation>
    </message>
    <message>
        <source>Then everybody who holds its stock decides: sell, trade or keep.</source>
        <translation>そのあと、その株券を持つ全員が、売却、株式交換、または残すことを選びます。</translation>
    </message>
    <message>
        <source>They are acquired one after another, the largest first: {chains}.</source>
        <translation>サイズの大きい順に1つずつ買収されます：{chains}。</translation>
    </message>
    <message>
        <source>Go to your decision</source>
        <translation>選択に進む</translation>
    </message>
    <message>
        <source>What happens to {chain} stock</source>
        <translation>{chain}の株券の処分</translation>
    </message>
    <message numerus="yes">
        <source>Only you hold stock and get %n bonus(es).</source>
        <translation>
            <numerusform>株主はあなただけなので、%nつの配当を受け取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>If sizes are equal, you choose.</source>
        <translation>同じサイズの場合はあなたが選びます。</translation>
    </message>
    <message numerus="yes">
        <source>Equal with %n tile(s)</source>
        <translation>
            <numerusform>同じ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Payday</source>
        <translation>配当</translation>
    </message>
    <message>
        <source>Takeover</source>
        <translation>買収</translation>
    </message>
    <message>
        <source>You hold the most.</source>
        <translation>あなたが筆頭株主です。</translation>
    </message>
    <message>
        <source>You hold the second most.</source>
        <translation>あなたが第2株主です。</translation>
    </message>
    <message>
        <source>You hold the third most.</source>
        <translation>あなたが第3株主です。</translation>
    </message>
    <message>
        <source>You placed {tile}, which connects {chains}. The largest survives.</source>
        <translation>あなたが{tile}を配置し、{chains}がつながりました。最大のチェーンが存続します。</translation>
    </message>
    <message>
        <source>Your merger.</source>
        <translation>あなたが仕掛けた合併。</translation>
    </message>
    <message>
        <source>decide now</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>decides now</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>the stock market</source>
        <translation>架空プレイヤー</translation>
    </message>
    <message>
        <source>{back} and {next} step, {escape} closes.</source>
        <translation>{back}と{next}で1つずつ前後に移り、{escape}で閉じます。</translation>
    </message>
    <message>
        <source>{bonus}: {sum}</source>
        <translation>{bonus}：{sum}</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. You placed the tile, so you choose.</source>
        <translation>{chains}はいずれも建物{size}個です。配置したあなたが選びます。</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. You placed the tile and chose {chain}.</source>
        <translation>{chains}はいずれも建物{size}個です。配置したあなたが{chain}を選びました。</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. {player} placed the tile and chooses.</source>
        <translation>{chains}はいずれも建物{size}個です。配置した{player}が選びます。</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. {player} placed the tile and chose {chain}.</source>
        <translation>{chains}はいずれも建物{size}個です。配置した{player}が{chain}を選びました。</translation>
    </message>
    <message>
        <source>{chain} has the most tiles, so it survives and takes over the others.</source>
        <translation>{chain}は建物が最も多いため存続し、ほかを買収します。</translation>
    </message>
    <message>
        <source>If sizes are equal, {player} chooses.</source>
        <translation>同じサイズの場合は{player}が選びます。</translation>
    </message>
    <message>
        <source>The bank pays {amounts}.</source>
        <translation>配当は{amounts}。</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>joint first</source>
        <translation>1位タイ</translation>
    </message>
    <message>
        <source>joint second</source>
        <translation>2位タイ</translation>
    </message>
    <message>
        <source>joint third</source>
        <translation>3位タイ</translation>
    </message>
    <message numerus="yes">
        <source>kept %n</source>
        <translation>
            <numerusform>%n枚残す</numerusform>
        </translation>
    </message>
    <message>
        <source>only holder</source>
        <translation>単独株主</translation>
    </message>
    <message>
        <source>paid next</source>
        <translation>次に配当</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2位</translation>
    </message>
    <message numerus="yes">
        <source>sold %n</source>
        <translation>
            <numerusform>%n枚売却</numerusform>
        </translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>買収される</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3位</translation>
    </message>
    <message numerus="yes">
        <source>traded %n</source>
        <translation>
            <numerusform>%n枚交換</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s): the bank pays {amounts}.</source>
        <translation>
            <numerusform>{chain}は%n個。銀行が{amounts}を支払います。</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain} stock</source>
        <translation>{chain}株</translation>
    </message>
    <message>
        <source>{chain} survives.</source>
        <translation>{chain}が存続します。</translation>
    </message>
    <message>
        <source>{player} holds the most.</source>
        <translation>{player}が筆頭株主です。</translation>
    </message>
    <message>
        <source>{player} holds the second most.</source>
        <translation>{player}が第2株主です。</translation>
    </message>
    <message>
        <source>{player} holds the third most.</source>
        <translation>{player}が第3株主です。</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>{sum} each</source>
        <translation>{sum}ずつ</translation>
    </message>
    <message>
        <source>{sum}, rounded up to the next $100: {amount} each</source>
        <translation>{sum}、$100単位に切り上げて各{amount}</translation>
    </message>
    <message>
        <source>{sum}, rounded up to {amount} each</source>
        <translation>{sum}、切り上げて各{amount}</translation>
    </message>
    <message>
        <source>{survivor}
takes over
{chains}</source>
        <translation>{survivor}が
{chains}を買収</translation>
    </message>
    <message numerus="yes">
        <source>Next: settle my %n {chain}</source>
        <translation>
            <numerusform>次へ：{chain}株%n枚を処分</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays automatically: {space} pauses, {escape} skips.</source>
        <translation>自動で進みます。{space}で一時停止、{escape}でスキップします。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>株券</translation>
    </message>
    <message>
        <source>The game waits while you read.</source>
        <translation>読んでいる間、ゲームは止まっています。</translation>
    </message>
    <message>
        <source>acquired</source>
        <translation>買収済み</translation>
    </message>
    <message>
        <source>acquired next</source>
        <translation>次に買収</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>大規模</translation>
    </message>
    <message>
        <source>survives</source>
        <translation>存続</translation>
    </message>
    <message>
        <source>{price} a stock</source>
        <translation>株価{price}</translation>
    </message>
    <message>
        <source>{space} continues, {back} and {next} step, {escape} closes.</source>
        <translation>{space}で再開、{back}と{next}で1つずつ前後に移り、{escape}で閉じます。</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>If it ended now</source>
        <translation>今終われば</translation>
    </message>
    <message>
        <source>If the game ended now: {sum} = {amount}</source>
        <translation>今終われば：{sum} = {amount}</translation>
    </message>
    <message>
        <source>The stock market draws only at the end, so it is left out.</source>
        <translation>架空プレイヤーは終了時に建物を引くため、含みません。</translation>
    </message>
    <message>
        <source>What each player would have if the game ended now: cash, the price of their stock, and the bonuses of all chains.</source>
        <translation>今終われば各プレイヤーが持つ金額です。現金、全株券の売却額、盤上の全チェーンの配当を合計しています。</translation>
    </message>
    <message>
        <source>What you would have without bonuses if the game ended now: cash and the price of all your stock. The bonuses would give away who holds the most.</source>
        <translation>今終われば、配当抜きであなたが持つ金額です。現金と全株券の売却額を合計しています。配当からは、誰が最も多く持っているかがわかってしまうためです。</translation>
    </message>
    <message>
        <source>Without bonuses</source>
        <translation>配当抜き</translation>
    </message>
    <message>
        <source>Without bonuses: {sum} = {amount}</source>
        <translation>配当抜き：{sum} = {amount}</translation>
    </message>
    <message>
        <source>added up from what was announced</source>
        <translation>公表された分の合計</translation>
    </message>
    <message>
        <source>{cash} cash + {stock} stock</source>
        <translation>現金{cash} + 株券{stock}</translation>
    </message>
    <message>
        <source>{cash} cash + {stock} stock + {bonuses} bonuses</source>
        <translation>現金{cash} + 株券{stock} + 配当{bonuses}</translation>
    </message>
    <message>
        <source>{sum} = {amount}</source>
        <translation>{sum} = {amount}</translation>
    </message>
</context>
</TS>
