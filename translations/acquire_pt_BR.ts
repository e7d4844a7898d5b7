<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Acquire Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6: LGPL, version 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fonts Inter and BIZ UDPGothic: SIL Open Font License, version 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an unofficial program, made by players. Acquire is a trademark of its owner, who has no part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program: MIT licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version} · Python {python} · Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pyqtgraph, NumPy and platformdirs: MIT and BSD licences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Acquire {chain} next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {stocks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let {chain} survive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place no tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {sell}, keep {keep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}, keep {keep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside my hand and draw anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade all {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade {trade}, keep {keep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {chain}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Your decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, and declare the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, placed last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, yours, tile {number}, {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s), safe</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChainCard</name>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChainPage</name>
    <message>
        <source>Choose a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>Buy up to %n stock(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles can be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which chain does {chain} acquire next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{chains} have %n tile(s) each: which survives?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} buys stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chooses what is acquired next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chooses which chain survives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} founds a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} settles {chain} stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: settle your %n stock(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeclareControl</name>
    <message>
        <source>All chains are safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish this turn, then the game is over (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisposalPage</name>
    <message>
        <source>2 for 1 {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: cash {cash} · {survivor} {more} · {acquired} {kept}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth nothing until {chain} is founded again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × {price} = {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{price} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{price} each, bank {bank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{traded} for {received} {chain}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>It becomes safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its stock rises from {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>founds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grows {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merges {chains}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} can never be placed: it would join the safe chains {chains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} cannot be placed now: all seven chains are on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} grows {chain} from {before} to {size} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} merges {acquired} into {survivor}: {size} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{tile} merges {chains} into %n tile(s): you choose which survives.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Founding</name>
    <message>
        <source>The bank has none left: you receive no stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has none left: you receive {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive 1 stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{chain} starts with %n tile(s) at {price} a stock.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Covered tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {number} of the rack, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {number}: {tile}, {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoverPage</name>
    <message>
        <source>I am {name} — show my tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holdings of all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary stockholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secondary stockholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tertiary stockholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain}: not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}, safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, to decide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdlePage</name>
    <message>
        <source>Nothing on the board can change any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decision is covered while your tiles are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory with {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking… %n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {total}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile can be placed any more. Bonuses are paid and all stock is sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds its stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stockholders: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end was declared. Bonuses are paid and all stock is sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merger is settled: {chain} has {size} tiles and is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merger is settled: {chain} has {size} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock market drew {tile} and counts as {stocks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock market&apos;s {amount} for {chain} stays in the bank: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} — {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary and secondary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary and tertiary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary, secondary and tertiary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secondary and tertiary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secondary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sold {count} for {cash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tertiary bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traded {count} for {stocks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bonus} shared by {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bonus}, {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles and is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} is settled, {size} tiles at {price} a stock. {holders}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} is the largest and survives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory with {amount} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bought nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bought {stocks} for {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chose the survivor: {chain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} could place no tile and set the hand aside: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} could place no tile and shuffled the hand back: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declared the end: every active chain is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declared the end: {chain} has {size} tiles or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew the start tile {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received a stock of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received nothing: the bank has no stock of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is paid {amount} for {chain}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} merges {chains} with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} placed no tile: none in hand can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} placed {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} set {tile} aside: it can never be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} settled {chain}: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sold {stocks} for {count} × {price} = {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins with {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, rounded up to the next $100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{survivor} acquires {acquired}, {size} tiles at {price} a stock. {holders}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n tile(s) in the pool</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be saved ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{app} — hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{app} — {edition} — turn {turn} — {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Acquire Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed of computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save game &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>2008</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees all cash and stocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same seed, same tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tycoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see only your own cash and stocks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>After it: {chains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chain} is settled first: its stock sells at {price}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>1 Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Buy (up to {limit})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking, {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacementPage</name>
    <message>
        <source>Choose a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your tiles to see what it would do: click it, or press its number from 1 to 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tiles are left to draw. Your turn goes on with buying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place no tile this time. Your turn goes on with buying; a tile that is only blocked may fit later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new hand has no tile to place either. Your turn goes on with buying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile can never be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile cannot be placed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may set your whole hand aside, face up and out of play, and draw a new one, once in this turn. Or place no tile and go on with buying.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message>
        <source>Cash after {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chain is on the board yet: there is nothing to buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No more than %n stock(s) a turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cash for {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has no more {chain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{purchase} — {cost}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final account of all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ended because no tile could be placed any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} ahead of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bonus}: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cash} cash + {bonuses} bonuses + {sales} stock = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory with {total} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins with {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Games ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program changed the file. Save under a new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be read or written ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too big for a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game in it breaks the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game was saved by version {version}. Update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this version does not know the edition of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of player {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>2008 edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2023 Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2023 Tycoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has this name. Type a different one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name for this player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seed of up to 64 characters, or choose random tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand that cannot be played may be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonuses for 1st and 2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonuses for 1st, 2nd and 3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden holdings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open holdings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unplayable tiles are replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unplayable tiles stay in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chains} cost most</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{edition} needs at least %n player(s). Add a player or choose another edition.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition} seats at most %n player(s). Remove a player.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Choose or add a chain by its letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the end, or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Founding and buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, previous part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the selected tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tile, again to place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell as many as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell one more, one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stocks of an acquired chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade as many as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade two more, two less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A game saved in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose players, edition and holdings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found hotel chains, force mergers, finish richest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts at once with your last settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {players}; saved {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial program. Acquire is a trademark of its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edition}, {state}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{title}: fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Survivor</name>
    <message>
        <source>{survivor} survives and acquires {acquired}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
