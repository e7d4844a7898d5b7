<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%n free space(s) next to {chain}</source>
        <translation>
            <numerusform>%n free space next to {chain}</numerusform>
            <numerusform>%n free spaces next to {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock(s) behind the leader in {chain}</source>
        <translation>
            <numerusform>%n stock behind the leader in {chain}</numerusform>
            <numerusform>%n stocks behind the leader in {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you already hold %n {chain} stock(s)</source>
        <translation>
            <numerusform>you already hold %n {chain} stock</numerusform>
            <numerusform>you already hold %n {chain} stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n {chain} stock(s)</source>
        <translation>
            <numerusform>you keep %n {chain} stock</numerusform>
            <numerusform>you keep %n {chain} stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from a merger of {chain} and {other}, worth {amount}</source>
        <translation>
            <numerusform>%n tile from a merger of {chain} and {other}, worth {amount}</numerusform>
            <numerusform>%n tiles from a merger of {chain} and {other}, worth {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) would connect {chain} and {other}: if {chain} is acquired, you get {amount}.</source>
        <translation>
            <numerusform>%n tile would connect {chain} and {other}: if {chain} is acquired, you get {amount}.</numerusform>
            <numerusform>%n tiles would connect {chain} and {other}: if {chain} is acquired, you get {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {chain} stock(s) from a trade, worth {amount}</source>
        <translation>
            <numerusform>%n {chain} stock from a trade, worth {amount}</numerusform>
            <numerusform>%n {chain} stocks from a trade, worth {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are equally good: the difference is smaller than the margin of error.</source>
        <translation>
            <numerusform>The first %n is equally good: the difference is smaller than the margin of error.</numerusform>
            <numerusform>The first %n are equally good: the difference is smaller than the margin of error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n stock(s) behind the leader in {chain}.</source>
        <translation>
            <numerusform>You are %n stock behind the leader in {chain}.</numerusform>
            <numerusform>You are %n stocks behind the leader in {chain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chain} grows to %n tile(s)</source>
        <translation>
            <numerusform>{chain} grows to %n tile</numerusform>
            <numerusform>{chain} grows to %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bell</name>
    <message numerus="yes">
        <source>{chain} has %n tile(s)</source>
        <translation>
            <numerusform>{chain} has %n tile</numerusform>
            <numerusform>{chain} has %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The plate on its hotel shows the size.</source>
        <translation>
            <numerusform>{chain}: %n tile. The plate on its hotel shows the size.</numerusform>
            <numerusform>{chain}: %n tiles. The plate on its hotel shows the size.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The shield marks a safe chain.</source>
        <translation>
            <numerusform>{chain}: %n tile. The shield marks a safe chain.</numerusform>
            <numerusform>{chain}: %n tiles. The shield marks a safe chain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s)</source>
        <translation>
            <numerusform>{tile}, {chain} headquarters, %n tile</numerusform>
            <numerusform>{tile}, {chain} headquarters, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s), safe</source>
        <translation>
            <numerusform>{tile}, {chain} headquarters, %n tile, safe</numerusform>
            <numerusform>{tile}, {chain} headquarters, %n tiles, safe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message numerus="yes">
        <source>%n game(s) since {day}</source>
        <translation>
            <numerusform>%n game since {day}</numerusform>
            <numerusform>%n games since {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): too few to rely on.</source>
        <translation>
            <numerusform>%n game: too few to rely on.</numerusform>
            <numerusform>%n games: too few to rely on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n won in a row</numerusform>
            <numerusform>%n won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s)</source>
        <translation>
            <numerusform>Your last game</numerusform>
            <numerusform>Mean of your last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your strength: between {low} and {high} (%n game(s) without hints)</source>
        <translation>
            <numerusform>Your strength: between {low} and {high} (%n game without hints)</numerusform>
            <numerusform>Your strength: between {low} and {high} (%n games without hints)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your strength: {low} (%n game(s) without hints)</source>
        <translation>
            <numerusform>Your strength: {low} (%n game without hints)</numerusform>
            <numerusform>Your strength: {low} (%n games without hints)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has thought for %n minute(s)</source>
        <translation>
            <numerusform>has thought for %n minute</numerusform>
            <numerusform>has thought for %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n action taken back</numerusform>
            <numerusform>%n actions taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played this month</source>
        <translation>
            <numerusform>%n day played this month</numerusform>
            <numerusform>%n days played this month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n hint(s)</source>
        <translation>
            <numerusform>with %n hint</numerusform>
            <numerusform>with %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>Buy up to %n stock(s)</source>
        <translation>
            <numerusform>Buy up to %n stock</numerusform>
            <numerusform>Buy up to %n stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange stock up to %n more time(s)</source>
        <translation>
            <numerusform>Exchange stock up to %n more time</numerusform>
            <numerusform>Exchange stock up to %n more times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n stock(s), free of charge</source>
        <translation>
            <numerusform>Take up to %n stock, free of charge</numerusform>
            <numerusform>Take up to %n stocks, free of charge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chains} have %n tile(s) each: which survives?</source>
        <translation>
            <numerusform>{chains} have %n tile each: which survives?</numerusform>
            <numerusform>{chains} have %n tiles each: which survives?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: settle your %n stock(s)</source>
        <translation>
            <numerusform>{survivor} acquires {acquired}: settle your %n stock</numerusform>
            <numerusform>{survivor} acquires {acquired}: settle your %n stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: {player} settles %n stock(s)</source>
        <translation>
            <numerusform>{survivor} acquires {acquired}: {player} settles %n stock</numerusform>
            <numerusform>{survivor} acquires {acquired}: {player} settles %n stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s)</source>
        <translation>
            <numerusform>{tile} founds a chain of %n tile</numerusform>
            <numerusform>{tile} founds a chain of %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message numerus="yes">
        <source>%n finished game(s) and the list of all results are deleted for good.</source>
        <translation>
            <numerusform>%n finished game and the list of all results are deleted for good.</numerusform>
            <numerusform>%n finished games and the list of all results are deleted for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisposalPage</name>
    <message numerus="yes">
        <source>Choose for all %n</source>
        <translation>
            <numerusform>Choose for %n</numerusform>
            <numerusform>Choose for all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settle your %n {chain}</source>
        <translation>
            <numerusform>Settle your %n {chain}</numerusform>
            <numerusform>Settle your %n {chain}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s).</source>
        <translation>
            <numerusform>{tile} founds a chain of %n tile.</numerusform>
            <numerusform>{tile} founds a chain of %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} merges {chains} into a chain of %n tile(s): you choose which survives.</source>
        <translation>
            <numerusform>{tile} merges {chains} into a chain of %n tile: you choose which survives.</numerusform>
            <numerusform>{tile} merges {chains} into a chain of %n tiles: you choose which survives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalAccount</name>
    <message numerus="yes">
        <source>{chain} · %n tile(s) · {price} a stock</source>
        <translation>
            <numerusform>{chain} · %n tile · {price} a stock</numerusform>
            <numerusform>{chain} · %n tiles · {price} a stock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message numerus="yes">
        <source>%n finished game(s), newest first</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games, newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) cannot be read</source>
        <translation>
            <numerusform>%n finished game cannot be read</numerusform>
            <numerusform>%n finished games cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}, %n turn, {time}</numerusform>
            <numerusform>{edition}, %n turns, {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition}, won by {players}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}, won by {players}, %n turn, {time}</numerusform>
            <numerusform>{edition}, won by {players}, %n turns, {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Founding</name>
    <message numerus="yes">
        <source>{chain} starts with %n tile(s) at {price} a stock.</source>
        <translation>
            <numerusform>{chain} starts with %n tile at {price} a stock.</numerusform>
            <numerusform>{chain} starts with %n tiles at {price} a stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message numerus="yes">
        <source>%n merger(s), with showers of bonuses.</source>
        <translation>
            <numerusform>%n merger, with showers of bonuses.</numerusform>
            <numerusform>%n mergers, with showers of bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelActions</name>
    <message numerus="yes">
        <source>Drive %n space(s)</source>
        <translation>
            <numerusform>Drive %n space</numerusform>
            <numerusform>Drive %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more for {cost}</source>
        <translation>
            <numerusform>and %n more for {cost}</numerusform>
            <numerusform>and %n more for {cost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cash} and %n event card(s).</source>
        <translation>
            <numerusform>{cash} and %n event card.</numerusform>
            <numerusform>{cash} and %n event cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelDeeds</name>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n entrance</numerusform>
            <numerusform>%n entrances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{built} of %n structure(s)</source>
        <translation>
            <numerusform>{built} of %n structure</numerusform>
            <numerusform>{built} of %n structures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelLog</name>
    <message numerus="yes">
        <source>The discard pile of %n card(s) became the new deck.</source>
        <translation>
            <numerusform>The discard pile of %n card became the new deck.</numerusform>
            <numerusform>The discard pile of %n cards became the new deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hotel} lost %n structure(s).</source>
        <translation>
            <numerusform>{hotel} lost %n structure.</numerusform>
            <numerusform>{hotel} lost %n structures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} asked for permission to build %n structure(s) at {hotel}, list price {total}.</source>
        <translation>
            <numerusform>{player} asked for permission to build %n structure at {hotel}, list price {total}.</numerusform>
            <numerusform>{player} asked for permission to build %n structures at {hotel}, list price {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} built %n structure(s) at {hotel}.</source>
        <translation>
            <numerusform>{player} built %n structure at {hotel}.</numerusform>
            <numerusform>{player} built %n structures at {hotel}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} drove %n space(s) to {tile}.</source>
        <translation>
            <numerusform>{player} drove %n space to {tile}.</numerusform>
            <numerusform>{player} drove %n spaces to {tile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slept %n night(s) at {hotel} ({owner}): {nights} × {fee} = {amount}.</source>
        <translation>
            <numerusform>{player} slept %n night at {hotel} ({owner}): {nights} × {fee} = {amount}.</numerusform>
            <numerusform>{player} slept %n nights at {hotel} ({owner}): {nights} × {fee} = {amount}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelPlayers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelQuestions</name>
    <message numerus="yes">
        <source>%n night(s) at {hotel}.</source>
        <translation>
            <numerusform>%n night at {hotel}.</numerusform>
            <numerusform>%n nights at {hotel}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: which hotel loses %n structure(s)?</source>
        <translation>
            <numerusform>Earthquake: which hotel loses %n structure?</numerusform>
            <numerusform>Earthquake: which hotel loses %n structures?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land {land}, structures {price}; %n entrance(s), {fee} a night.</source>
        <translation>
            <numerusform>Land {land}, structures {price}; %n entrance, {fee} a night.</numerusform>
            <numerusform>Land {land}, structures {price}; %n entrances, {fee} a night.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {cash} for %n structure(s).</source>
        <translation>
            <numerusform>You have {cash} for %n structure.</numerusform>
            <numerusform>You have {cash} for %n structures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {missing} more for %n structure(s).</source>
        <translation>
            <numerusform>You need {missing} more for %n structure.</numerusform>
            <numerusform>You need {missing} more for %n structures.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelStay</name>
    <message numerus="yes">
        <source>%n night(s), for {owner}</source>
        <translation>
            <numerusform>%n night, for {owner}</numerusform>
            <numerusform>%n nights, for {owner}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelWealth</name>
    <message numerus="yes">
        <source>{player}: %n round(s)</source>
        <translation>
            <numerusform>{player}: %n round</numerusform>
            <numerusform>{player}: %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HotelWindow</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>This game needs at least %n player(s).</source>
        <translation>
            <numerusform>This game needs at least %n player.</numerusform>
            <numerusform>This game needs at least %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdlePage</name>
    <message numerus="yes">
        <source>After {players}, you settle your %n {chain} stock(s).</source>
        <translation>
            <numerusform>After {players}, you settle your {chain} stock.</numerusform>
            <numerusform>After {players}, you settle your %n {chain} stocks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking… %n second(s)</source>
        <translation>
            <numerusform>{player} is thinking… %n second</numerusform>
            <numerusform>{player} is thinking… %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n {chain}</source>
        <translation>
            <numerusform>%n {chain}</numerusform>
            <numerusform>%n {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>You stopped placing after %n tile.</numerusform>
            <numerusform>You stopped placing after %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n tile(s).</source>
        <translation>
            <numerusform>{player} drew %n tile.</numerusform>
            <numerusform>{player} drew %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>{player} stopped placing after %n tile.</numerusform>
            <numerusform>{player} stopped placing after %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n tile(s) in the pool</source>
        <translation>
            <numerusform>%n tile in the pool</numerusform>
            <numerusform>%n tiles in the pool</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pin</name>
    <message numerus="yes">
        <source>Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Wait %n second before the next try.</numerusform>
            <numerusform>Wait %n seconds before the next try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message numerus="yes">
        <source>%n preference(s) found</source>
        <translation>
            <numerusform>%n preference found</numerusform>
            <numerusform>%n preferences found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message numerus="yes">
        <source>%n tile(s) to {price}</source>
        <translation>
            <numerusform>%n tile to {price}</numerusform>
            <numerusform>%n tiles to {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>safe at {size}: %n to go</source>
        <translation>
            <numerusform>safe at {size}: %n to go</numerusform>
            <numerusform>safe at {size}: %n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message numerus="yes">
        <source>%n stock(s), free of charge</source>
        <translation>
            <numerusform>%n stock, free of charge</numerusform>
            <numerusform>%n stocks, free of charge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n stock(s) a turn</source>
        <translation>
            <numerusform>No more than %n stock a turn</numerusform>
            <numerusform>No more than %n stocks a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n stock(s)</source>
        <translation>
            <numerusform>Take %n stock</numerusform>
            <numerusform>Take %n stocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost} for %n stock(s)</source>
        <translation>
            <numerusform>{cost} for %n stock</numerusform>
            <numerusform>{cost} for %n stocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n to repeat</numerusform>
            <numerusform>%n to repeat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <translation>
            <numerusform>%n match found</numerusform>
            <numerusform>%n matches found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n decision(s) made by the computer</source>
        <translation>
            <numerusform>%n decision made by the computer</numerusform>
            <numerusform>%n decisions made by the computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n take-back</numerusform>
            <numerusform>%n take-backs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer made %n decision(s) for {player}.</source>
        <translation>
            <numerusform>The computer made %n decision for {player}.</numerusform>
            <numerusform>The computer made %n decisions for {player}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. Your average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>One game doesn&apos;t say much. Your average appears after {fewest} reviewed games without help (so far: %n).</numerusform>
            <numerusform>One game doesn&apos;t say much. Your average appears after {fewest} reviewed games without help (so far: %n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. {player}&apos;s average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>One game doesn&apos;t say much. {player}&apos;s average appears after {fewest} reviewed games without help (so far: %n).</numerusform>
            <numerusform>One game doesn&apos;t say much. {player}&apos;s average appears after {fewest} reviewed games without help (so far: %n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>Your average over %n such game: {low} to {high}, close to {first}.</numerusform>
            <numerusform>Your average over %n such games: {low} to {high}, close to {first}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>Your average over %n such game: {low} to {high}, between {first} and {last}.</numerusform>
            <numerusform>Your average over %n such games: {low} to {high}, between {first} and {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>{player}&apos;s average over %n such game: {low} to {high}, close to {first}.</numerusform>
            <numerusform>{player}&apos;s average over %n such games: {low} to {high}, close to {first}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>{player}&apos;s average over %n such game: {low} to {high}, between {first} and {last}.</numerusform>
            <numerusform>{player}&apos;s average over %n such games: {low} to {high}, between {first} and {last}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewMoney</name>
    <message numerus="yes">
        <source>%n decision(s) by a computer</source>
        <translation>
            <numerusform>%n decision by a computer</numerusform>
            <numerusform>%n decisions by a computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>The time of {players} is out; who takes the seat back has %n more minute(s).</source>
        <translation>
            <numerusform>The time of {players} is out; who takes the seat back has %n more minute.</numerusform>
            <numerusform>The time of {players} is out; who takes the seat back has %n more minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your time is out. The computer plays for you ({level}); if you take your seat back, you have %n more minute(s).</source>
        <translation>
            <numerusform>Your time is out. The computer plays for you ({level}); if you take your seat back, you have %n more minute.</numerusform>
            <numerusform>Your time is out. The computer plays for you ({level}); if you take your seat back, you have %n more minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human(s)</source>
        <translation>
            <numerusform>%n human</numerusform>
            <numerusform>%n humans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</source>
        <translation>
            <numerusform>%n player ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</numerusform>
            <numerusform>%n players ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}.</source>
        <translation>
            <numerusform>%n player ({kinds}), {edition}, {holdings}, {tiles}.</numerusform>
            <numerusform>%n players ({kinds}), {edition}, {holdings}, {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three bonuses need at least %n player(s). Add a player or change the house rule.</source>
        <translation>
            <numerusform>Three bonuses need at least %n player. Add a player or change the house rule.</numerusform>
            <numerusform>Three bonuses need at least %n players. Add a player or change the house rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition} needs at least %n player(s). Add a player or choose another edition.</source>
        <translation>
            <numerusform>{edition} needs at least %n player. Add a player or choose another edition.</numerusform>
            <numerusform>{edition} needs at least %n players. Add a player or choose another edition.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition} seats at most %n player(s). Remove a player.</source>
        <translation>
            <numerusform>{edition} seats at most %n player. Remove a player.</numerusform>
            <numerusform>{edition} seats at most %n players. Remove a player.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n back today</source>
        <translation>
            <numerusform>%n back today</numerusform>
            <numerusform>%n back today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), {edition}, {holdings}</source>
        <translation>
            <numerusform>%n player, {edition}, {holdings}</numerusform>
            <numerusform>%n players, {edition}, {holdings}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Survivor</name>
    <message numerus="yes">
        <source>Your %n {chain} would sell for {amount}.</source>
        <translation>
            <numerusform>Your %n {chain} would sell for {amount}.</numerusform>
            <numerusform>Your %n {chain} would sell for {amount}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal with %n tile(s)</source>
        <translation>
            <numerusform>Equal with %n tile</numerusform>
            <numerusform>Equal with %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you hold stock and get %n bonus(es).</source>
        <translation>
            <numerusform>Only you hold stock and get the bonus.</numerusform>
            <numerusform>Only you hold stock and get %n bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kept %n</source>
        <translation>
            <numerusform>kept %n</numerusform>
            <numerusform>kept %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n</source>
        <translation>
            <numerusform>sold %n</numerusform>
            <numerusform>sold %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>traded %n</source>
        <translation>
            <numerusform>traded %n</numerusform>
            <numerusform>traded %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s): the bank pays {amounts}.</source>
        <translation>
            <numerusform>{chain} has %n tile: the bank pays {amounts}.</numerusform>
            <numerusform>{chain} has %n tiles: the bank pays {amounts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} tie for the most and share the bonus.</numerusform>
            <numerusform>{players} tie for the most and share %n bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the second most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} tie for the second most and share the bonus.</numerusform>
            <numerusform>{players} tie for the second most and share %n bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the third most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} tie for the third most and share the bonus.</numerusform>
            <numerusform>{players} tie for the third most and share %n bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {player} holds stock and gets %n bonus(es).</source>
        <translation>
            <numerusform>Only {player} holds stock and gets the bonus.</numerusform>
            <numerusform>Only {player} holds stock and gets %n bonuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: settle my %n {chain}</source>
        <translation>
            <numerusform>Next: settle my %n {chain}</numerusform>
            <numerusform>Next: settle my %n {chain}</numerusform>
        </translation>
    </message>
</context>
</TS>
