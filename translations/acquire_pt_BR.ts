<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Acquire Desktop</source>
        <translation>Sobre o Acquire Desktop</translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation>Acquire Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Qt and PySide6: LGPL, version 3</source>
        <translation>Qt e PySide6: LGPL, versão 3</translation>
    </message>
    <message>
        <source>Rules engine: compiled</source>
        <translation>Motor de regras: compilado</translation>
    </message>
    <message>
        <source>Rules engine: plain Python. {expert}, {master} and hints think as long as usual, but are weaker: compiled rules search about {times} times as much. {skilled} and {hard} are as strong as usual, but slower. The downloaded program has compiled rules. If you run from source and have a C compiler, run {command} once.</source>
        <translation>Motor de regras: Python puro. {expert}, {master} e as dicas pensam pelo tempo normal, mas buscam cerca de {times} vezes menos e são mais fracos. {skilled} e {hard} têm a força normal, mas são mais lentos. O programa baixado tem as regras compiladas. Se você usa o código-fonte e tem um compilador C, execute {command} uma vez.</translation>
    </message>
    <message>
        <source>This is an unofficial program, made by players. Acquire is a trademark of its owner, who is not involved.</source>
        <translation>Este é um programa não oficial, feito por jogadores. Acquire é uma marca de seu proprietário, que não tem relação com ele.</translation>
    </message>
    <message>
        <source>This program: MIT licence</source>
        <translation>Este programa: licença MIT</translation>
    </message>
    <message>
        <source>Version {version} · Python {python} · Qt {qt}</source>
        <translation>Versão {version} · Python {python} · Qt {qt}</translation>
    </message>
    <message>
        <source>pyqtgraph, NumPy and platformdirs: MIT and BSD licences</source>
        <translation>pyqtgraph, NumPy e platformdirs: licenças MIT e BSD</translation>
    </message>
    <message>
        <source>All licences…</source>
        <translation>Todas as licenças…</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <translation>Créditos e licenças</translation>
    </message>
    <message>
        <source>The fonts Inter, Josefin Sans, Playfair Display and BIZ UDPGothic: SIL Open Font License, version 1.1</source>
        <translation>As fontes Inter, Josefin Sans, Playfair Display e BIZ UDPGothic: SIL Open Font License, versão 1.1</translation>
    </message>
    <message>
        <source>The game of Acquire: Sid Sackson</source>
        <translation>O jogo Acquire: Sid Sackson</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Acquire {chain} next</source>
        <translation>Adquirir a {chain} agora</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Não comprar nada</translation>
    </message>
    <message>
        <source>Buy {stocks}</source>
        <translation>Comprar {stocks}</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>Declarar o fim</translation>
    </message>
    <message>
        <source>Exchange 2 {given} for 1 {taken}</source>
        <translation>Trocar 2 da {given} por 1 da {taken}</translation>
    </message>
    <message>
        <source>Stop exchanging</source>
        <translation>Parar de trocar</translation>
    </message>
    <message>
        <source>Found {chain}</source>
        <translation>Fundar a {chain}</translation>
    </message>
    <message>
        <source>Keep all {count}</source>
        <translation>Manter tudo ({count})</translation>
    </message>
    <message>
        <source>Let {chain} survive</source>
        <translation>Escolher a {chain}</translation>
    </message>
    <message>
        <source>Place no tile</source>
        <translation>Não colocar</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Colocar {tile}</translation>
    </message>
    <message>
        <source>Sell all {count}</source>
        <translation>Vender tudo ({count})</translation>
    </message>
    <message>
        <source>Sell {sell}, keep {keep}</source>
        <translation>Vender {sell}, manter {keep}</translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}</source>
        <translation>Vender {sell}, negociar {trade}</translation>
    </message>
    <message>
        <source>Sell {sell}, trade {trade}, keep {keep}</source>
        <translation>Vender {sell}, negociar {trade}, manter {keep}</translation>
    </message>
    <message>
        <source>Set aside my hand and draw a new one</source>
        <translation>Descartar a mão e pegar outra</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Não pegar nada</translation>
    </message>
    <message>
        <source>Take {stocks}</source>
        <translation>Pegar {stocks}</translation>
    </message>
    <message>
        <source>Trade all {count}</source>
        <translation>Negociar tudo ({count})</translation>
    </message>
    <message>
        <source>Trade {trade}, keep {keep}</source>
        <translation>Negociar {trade}, manter {keep}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Usar {card}</translation>
    </message>
    <message>
        <source>{count} {chain}</source>
        <translation>{count} {chain}</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Your decision</source>
        <translation>Sua decisão</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%n free space(s) next to {chain}</source>
        <translation>
            <numerusform>%n casa livre ao lado da {chain}</numerusform>
            <numerusform>%n casas livres ao lado da {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock(s) behind the leader in {chain}</source>
        <translation>
            <numerusform>%n ação atrás da liderança na {chain}</numerusform>
            <numerusform>%n ações atrás da liderança na {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you already hold %n {chain} stock(s)</source>
        <translation>
            <numerusform>você já tem %n ação da {chain}</numerusform>
            <numerusform>você já tem %n ações da {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n {chain} stock(s)</source>
        <translation>
            <numerusform>você mantém %n ação da {chain}</numerusform>
            <numerusform>você mantém %n ações da {chain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from a merger of {chain} and {other}, worth {amount}</source>
        <translation>
            <numerusform>a %n peça da fusão da {chain} e da {other}: bônus de {amount}</numerusform>
            <numerusform>a %n peças da fusão da {chain} e da {other}: bônus de {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) would connect {chain} and {other}: if {chain} is acquired, you get {amount}.</source>
        <translation>
            <numerusform>%n peça ligaria a {chain} à {other}: se a {chain} for adquirida, você recebe {amount}.</numerusform>
            <numerusform>%n peças ligariam a {chain} à {other}: se a {chain} for adquirida, você recebe {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your cash, a cheap chain is best.</source>
        <translation>Com o dinheiro que você tem, melhor uma rede barata.</translation>
    </message>
    <message>
        <source>Expensive chains pay bigger bonuses.</source>
        <translation>Redes caras pagam bônus maiores.</translation>
    </message>
    <message>
        <source>A merger of {chain} would pay you {amount}.</source>
        <translation>Uma fusão da {chain} pagaria {amount} a você.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conselhos</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Também possível</translation>
    </message>
    <message>
        <source>Best: {action}. Chance to win: {chance}.</source>
        <translation>Melhor: {action}. Chance de vencer: {chance}.</translation>
    </message>
    <message>
        <source>It is good to have cash now.</source>
        <translation>Agora é bom ter dinheiro.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance de vencer</translation>
    </message>
    <message>
        <source>Chance to win in trial games, with its margin of error</source>
        <translation>Chance de vencer em partidas simuladas e a margem de erro</translation>
    </message>
    <message>
        <source>Defend your lead in {chain}.</source>
        <translation>Defenda sua liderança na {chain}.</translation>
    </message>
    <message>
        <source>Equally good: {actions}. Chance to win: {chance}.</source>
        <translation>Igualmente boas: {actions}. Chance de vencer: {chance}.</translation>
    </message>
    <message>
        <source>Get closer to the leader in {chain}.</source>
        <translation>Aproxime-se da liderança na {chain}.</translation>
    </message>
    <message>
        <source>Give me an idea</source>
        <translation>Pedir uma ideia</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hints only work for your own decisions.</source>
        <translation>As dicas só valem para as suas próprias decisões.</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>As dicas estão desativadas.</translation>
    </message>
    <message>
        <source>Keep cash for the next turns.</source>
        <translation>Guarde dinheiro para os próximos turnos.</translation>
    </message>
    <message>
        <source>Leave the chains as they are for now.</source>
        <translation>Por ora, deixe as redes como estão.</translation>
    </message>
    <message>
        <source>This choice hardly matters.</source>
        <translation>Esta escolha quase não faz diferença.</translation>
    </message>
    <message>
        <source>No computer has played since your last turn.</source>
        <translation>Nenhum computador jogou desde o seu último turno.</translation>
    </message>
    <message>
        <source>No hint this time. Ask again.</source>
        <translation>Nenhuma dica foi encontrada. Tente de novo.</translation>
    </message>
    <message>
        <source>You can&apos;t afford any stock.</source>
        <translation>Seu dinheiro não dá para nenhuma ação.</translation>
    </message>
    <message>
        <source>You can reach second place in {chain}.</source>
        <translation>O segundo lugar na {chain} está ao seu alcance.</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Mostrar a melhor jogada</translation>
    </message>
    <message>
        <source>Show three moves</source>
        <translation>Mostrar três jogadas</translation>
    </message>
    <message>
        <source>Stock in several chains spreads the risk.</source>
        <translation>Ações de várias redes diluem o risco.</translation>
    </message>
    <message>
        <source>{chain} stock is worth more in the long run.</source>
        <translation>As ações da {chain} valem mais a longo prazo.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n are equally good: the difference is smaller than the margin of error.</source>
        <translation>
            <numerusform>A primeira é igualmente boa: a diferença é menor que a margem de erro.</numerusform>
            <numerusform>As primeiras %n são igualmente boas: a diferença é menor que a margem de erro.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can declare the end.</source>
        <translation>Você pode declarar o fim.</translation>
    </message>
    <message>
        <source>There is only one thing you can do.</source>
        <translation>Você só pode fazer uma coisa.</translation>
    </message>
    <message numerus="yes">
        <source>%n {chain} stock(s) from a trade, worth {amount}</source>
        <translation>
            <numerusform>negociação: %n ação da {chain}, no valor de {amount}</numerusform>
            <numerusform>negociação: %n ações da {chain}, no valor de {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances for a player of your level: {level}.</source>
        <translation>Chances para quem joga no seu nível: {level}.</translation>
    </message>
    <message>
        <source>Think about a merger of {chain}.</source>
        <translation>Pense em uma fusão da {chain}.</translation>
    </message>
    <message>
        <source>Think about playing a power card.</source>
        <translation>Pense em usar uma carta de poder.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Two of your tiles go side by side.</source>
        <translation>Duas das suas peças ficam lado a lado.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Why they did that</source>
        <translation>Por que jogaram assim</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Motivo: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n stock(s) behind the leader in {chain}.</source>
        <translation>
            <numerusform>Falta %n ação para você alcançar a liderança na {chain}.</numerusform>
            <numerusform>Faltam %n ações para você alcançar a liderança na {chain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are first in {chain}, ahead by {count}.</source>
        <translation>Você está em primeiro na {chain}, com {count} de vantagem.</translation>
    </message>
    <message>
        <source>You can take the lead in {chain}.</source>
        <translation>Você pode assumir a liderança na {chain}.</translation>
    </message>
    <message>
        <source>You can found a chain.</source>
        <translation>Você pode fundar uma rede.</translation>
    </message>
    <message>
        <source>You are ahead and can declare the end.</source>
        <translation>Você está na frente e pode declarar o fim.</translation>
    </message>
    <message>
        <source>You still hold {chain} stock.</source>
        <translation>Você ainda tem ações da {chain}.</translation>
    </message>
    <message>
        <source>You would keep your {chain} stock.</source>
        <translation>Você manteria suas ações da {chain}.</translation>
    </message>
    <message>
        <source>You can push up the price of {chain}.</source>
        <translation>Você pode valorizar suas ações da {chain}.</translation>
    </message>
    <message>
        <source>a chain is founded</source>
        <translation>uma rede é fundada</translation>
    </message>
    <message>
        <source>ahead by {amount}</source>
        <translation>{amount} à frente</translation>
    </message>
    <message>
        <source>next to another of your tiles</source>
        <translation>fica ao lado de outra peça sua</translation>
    </message>
    <message>
        <source>keeps cash for later</source>
        <translation>guarda dinheiro para depois</translation>
    </message>
    <message>
        <source>first in {chain}, ahead by {count}</source>
        <translation>em primeiro na {chain}, com {count} de vantagem</translation>
    </message>
    <message>
        <source>level with the leader in {chain}</source>
        <translation>empate na liderança da {chain}</translation>
    </message>
    <message>
        <source>the lead in {chain}, by {count}</source>
        <translation>liderança na {chain}, com {count} de vantagem</translation>
    </message>
    <message>
        <source>no cash for stock, and no merger in sight</source>
        <translation>sem dinheiro para ações e sem fusão à vista</translation>
    </message>
    <message>
        <source>leaves every chain as it is</source>
        <translation>nenhuma rede muda</translation>
    </message>
    <message>
        <source>you can&apos;t afford any stock</source>
        <translation>seu dinheiro não dá para nenhuma ação</translation>
    </message>
    <message>
        <source>nothing looks better</source>
        <translation>nada parece melhor</translation>
    </message>
    <message>
        <source>second place in {chain}</source>
        <translation>segundo lugar na {chain}</translation>
    </message>
    <message>
        <source>still first in {chain}, ahead by {count}</source>
        <translation>ainda em primeiro na {chain}, com {count} de vantagem</translation>
    </message>
    <message>
        <source>stock of {count} chains</source>
        <translation>ações de {count} redes</translation>
    </message>
    <message>
        <source>a good moment for the card</source>
        <translation>bom momento para a carta</translation>
    </message>
    <message>
        <source>the end can be declared</source>
        <translation>o fim pode ser declarado</translation>
    </message>
    <message>
        <source>{amount} more for the {chain} stock held</source>
        <translation>{amount} a mais em ações da {chain}</translation>
    </message>
    <message>
        <source>there is no other choice</source>
        <translation>não há outra opção</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>chance de {chance}</translation>
    </message>
    <message>
        <source>{amount} in cash right away</source>
        <translation>{amount} em dinheiro na hora</translation>
    </message>
    <message>
        <source>keeps {amount} in cash for later</source>
        <translation>guarda {amount} em dinheiro para depois</translation>
    </message>
    <message>
        <source>{chain} becomes safe</source>
        <translation>a {chain} fica segura</translation>
    </message>
    <message>
        <source>{chain} can become safe.</source>
        <translation>A {chain} pode ficar segura.</translation>
    </message>
    <message>
        <source>{chain} can grow.</source>
        <translation>A {chain} pode crescer.</translation>
    </message>
    <message numerus="yes">
        <source>{chain} grows to %n tile(s)</source>
        <translation>
            <numerusform>a {chain} cresce para %n peça</numerusform>
            <numerusform>a {chain} cresce para %n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain} has room to grow.</source>
        <translation>A {chain} tem espaço para crescer.</translation>
    </message>
    <message>
        <source>{chain} is cheap</source>
        <translation>a {chain} é barata</translation>
    </message>
    <message>
        <source>{chain} is safe</source>
        <translation>a {chain} está segura</translation>
    </message>
    <message>
        <source>{chain} is safe and pays at the end.</source>
        <translation>A {chain} está segura e paga no fim.</translation>
    </message>
    <message>
        <source>±: margin of error of the trial games</source>
        <translation>±: margem de erro das partidas simuladas</translation>
    </message>
    <message>
        <source>{chain} is acquired, unless it is chosen to survive</source>
        <translation>a {chain} é adquirida, se não for a escolhida para sobreviver</translation>
    </message>
    <message>
        <source>You can&apos;t afford any stock, and no single tile would start a merger that pays you. Grow your chains towards others.</source>
        <translation>Seu dinheiro não dá para nenhuma ação, e nenhuma peça, por si só, causa uma fusão que pague algo a você. Aproxime suas redes de outras.</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon</source>
        <translation>a {chain} pode ser adquirida em breve</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon and pay {amount}</source>
        <translation>a {chain} pode ser adquirida em breve e pagar {amount}</translation>
    </message>
    <message>
        <source>{chain} may be acquired soon.</source>
        <translation>A {chain} pode ser adquirida em breve.</translation>
    </message>
    <message>
        <source>{chain} may be founded again</source>
        <translation>a {chain} pode ser fundada de novo</translation>
    </message>
    <message>
        <source>{chain} may be founded again.</source>
        <translation>A {chain} pode ser fundada de novo.</translation>
    </message>
    <message>
        <source>{chain} pays a bonus of {amount}</source>
        <translation>a {chain} paga um bônus de {amount}</translation>
    </message>
    <message>
        <source>{chain} pays high bonuses</source>
        <translation>a {chain} paga bônus altos</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{other} acquires {chain}</source>
        <translation>a {other} adquire a {chain}</translation>
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
        <translation>Cada clique em uma casa alterna: peça, {chain}, nada. No tabuleiro, a tecla {key} coloca a {chain} direto.</translation>
    </message>
    <message>
        <source>Click a space to add its tile to the hand of the player whose turn it is, or to take it out. Key {key} on the board.</source>
        <translation>Um clique em uma casa põe a peça dela na mão de quem joga, ou a tira de lá. No tabuleiro, tecla {key}.</translation>
    </message>
    <message>
        <source>Try out “what if…”: this game never counts in your statistics.</source>
        <translation>Teste “e se…”: este jogo não entra nas estatísticas.</translation>
    </message>
    <message>
        <source>Analysis board</source>
        <translation>Tabuleiro de análise</translation>
    </message>
    <message>
        <source>Arrow keys move. {enter} cycles: tile, chain, empty. A chain&apos;s key: that chain. {tile}: tile. {nothing}: empty. {hand}: hand.</source>
        <translation>Setas: mover. {enter} alterna: peça, rede, nada. Tecla da rede: essa rede. {tile}: peça. {nothing}: nada. {hand}: mão.</translation>
    </message>
    <message>
        <source>Arrow keys move. {enter} cycles: tile, chain, empty. {nothing} empties the space.</source>
        <translation>Setas: mover. {enter} alterna: peça, rede, nada. {nothing} esvazia a casa.</translation>
    </message>
    <message>
        <source>Work out chances</source>
        <translation>Calcular chances</translation>
    </message>
    <message>
        <source>Work out chances: the best actions, and each player&apos;s chance to win.</source>
        <translation>Calcular chances: as melhores jogadas e a chance de vencer de cada jogador.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Best: {action}. Chance to win: {chance}.</source>
        <translation>Melhor: {action}. Chance de vencer: {chance}.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Chances to win after the best action:</source>
        <translation>Chances de vencer depois da melhor jogada:</translation>
    </message>
    <message>
        <source>Checks and chances</source>
        <translation>Verificação e chances</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Click a space on the board or a number in the table to change it.</source>
        <translation>Clique em uma casa do tabuleiro ou em um número da tabela para mudá-lo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Trazer do jogo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>House rules: changed…</source>
        <translation>Regras da casa: alteradas…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
    </message>
    <message>
        <source>Illegal: {fault}</source>
        <translation>Inválida: {fault}</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>Nível dos computadores</translation>
    </message>
    <message>
        <source>Merger at {tile}: {decision}</source>
        <translation>Fusão em {tile}: {decision}</translation>
    </message>
    <message>
        <source>This can&apos;t happen in a real game: {fault}</source>
        <translation>Isso não acontece em um jogo real: {fault}</translation>
    </message>
    <message>
        <source>No answer this time. Try again.</source>
        <translation>Desta vez não houve resposta. Tente de novo.</translation>
    </message>
    <message>
        <source>Only a legal position can be copied.</source>
        <translation>Só se pode copiar uma posição válida.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Play from here: play the rest against computers.</source>
        <translation>Jogar daqui: jogue o resto contra computadores.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Stock and cash</source>
        <translation>Ações e dinheiro</translation>
    </message>
    <message>
        <source>Stop ({stage} of {stages})</source>
        <translation>Parar ({stage} de {stages})</translation>
    </message>
    <message>
        <source>The others&apos; tiles are unknown, so every trial game deals them again. ±: margin of error.</source>
        <translation>As peças dos outros são desconhecidas e mudam a cada partida simulada. ±: margem de erro.</translation>
    </message>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>A posição está na área de transferência, como texto.</translation>
    </message>
    <message>
        <source>There is no such tile: {tiles}</source>
        <translation>Esta peça não existe: {tiles}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This position is legal.</source>
        <translation>Esta posição é válida.</translation>
    </message>
    <message>
        <source>Tiles of {player}</source>
        <translation>Peças de {player}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>O que você pode fazer com ela</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Você joga como</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>for example 1A 9F 12I</source>
        <translation>por exemplo, 1A 9F 12I</translation>
    </message>
    <message>
        <source>hidden during play: type some, e.g. 1A 9F 12I</source>
        <translation>ocultas no jogo: digite, por exemplo, 1A 9F 12I</translation>
    </message>
    <message>
        <source>{player}, {column}: {value}</source>
        <translation>{player}, {column}: {value}</translation>
    </message>
    <message>
        <source>{tile}: {decision}</source>
        <translation>{tile}: {decision}</translation>
    </message>
    <message>
        <source>{tile}: {decision}, {chain} survives</source>
        <translation>{tile}: {decision}, a {chain} sobrevive</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Your decision.</source>
        <translation>Você decide agora.</translation>
    </message>
    <message>
        <source>{player}&apos;s decision.</source>
        <translation>{player} decide agora.</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
</context>
<context>
    <name>Bell</name>
    <message>
        <source>All chains are safe</source>
        <translation>Todas as redes estão seguras</translation>
    </message>
    <message>
        <source>Press again to end the game</source>
        <translation>Pressione de novo para encerrar o jogo</translation>
    </message>
    <message>
        <source>Ring the bell</source>
        <translation>Tocar o sino</translation>
    </message>
    <message>
        <source>The bell has rung</source>
        <translation>O sino tocou</translation>
    </message>
    <message>
        <source>hold it, or press it twice</source>
        <translation>segure ou pressione duas vezes</translation>
    </message>
    <message>
        <source>hold it, or press {key} twice</source>
        <translation>segure ou pressione {key} duas vezes</translation>
    </message>
    <message>
        <source>press again to ring</source>
        <translation>pressione de novo para tocar</translation>
    </message>
    <message>
        <source>this is the last turn</source>
        <translation>este é o último turno</translation>
    </message>
    <message>
        <source>you are level</source>
        <translation>empate na liderança</translation>
    </message>
    <message>
        <source>you lead by {amount}</source>
        <translation>você lidera por {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s)</source>
        <translation>
            <numerusform>A {chain} tem %n peça</numerusform>
            <numerusform>A {chain} tem %n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is {amount} ahead</source>
        <translation>{name} está {amount} à frente</translation>
    </message>
    <message>
        <source>{ring}: {state}.</source>
        <translation>{ring}: {state}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Gold: the merger would pay you.</source>
        <translation>Dourado: a fusão pagaria a você.</translation>
    </message>
    <message>
        <source>If a tile merges {chains} here, the primary bonus is {amount}.</source>
        <translation>Se uma peça unir {chains} aqui, o bônus primário será de {amount}.</translation>
    </message>
    <message>
        <source>{cell}, placed last</source>
        <translation>{cell}, última colocada</translation>
    </message>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The plate on its hotel shows the size.</source>
        <translation>
            <numerusform>{chain}: %n peça. A placa na porta do hotel mostra o tamanho.</numerusform>
            <numerusform>{chain}: %n peças. A placa na porta do hotel mostra o tamanho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chain}: %n tile(s). The shield marks a safe chain.</source>
        <translation>
            <numerusform>{chain}: %n peça. O escudo marca uma rede segura.</numerusform>
            <numerusform>{chain}: %n peças. O escudo marca uma rede segura.</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain}: {size}, {price}</source>
        <translation>{chain}: {size}, {price}</translation>
    </message>
    <message>
        <source>{tile}, empty</source>
        <translation>{tile}, vazia</translation>
    </message>
    <message>
        <source>{tile}, empty, joins {chains}, first bonus {amount}</source>
        <translation>{tile}, vazia, fusão {chains}, bônus primário {amount}</translation>
    </message>
    <message>
        <source>{tile}, independent</source>
        <translation>{tile}, independente</translation>
    </message>
    <message>
        <source>{tile}, yours, tile {number}, {effect}</source>
        <translation>{tile}, sua peça {number}, {effect}</translation>
    </message>
    <message>
        <source>{tile}, {chain}</source>
        <translation>{tile}, {chain}</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s)</source>
        <translation>
            <numerusform>{tile}, sede da {chain}, %n peça</numerusform>
            <numerusform>{tile}, sede da {chain}, %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {chain} headquarters, %n tile(s), safe</source>
        <translation>
            <numerusform>{tile}, sede da {chain}, %n peça, segura</numerusform>
            <numerusform>{tile}, sede da {chain}, %n peças, segura</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message numerus="yes">
        <source>%n game(s) since {day}</source>
        <translation>
            <numerusform>%n jogo desde {day}</numerusform>
            <numerusform>%n jogos desde {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): too few to rely on.</source>
        <translation>
            <numerusform>%n jogo: poucos para confiar.</numerusform>
            <numerusform>%n jogos: poucos para confiar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n vitória seguida</numerusform>
            <numerusform>%n vitórias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>A game won</source>
        <translation>Um jogo vencido</translation>
    </message>
    <message>
        <source>All bonuses of a hotel chain for you alone</source>
        <translation>Todos os bônus de uma rede só para você</translation>
    </message>
    <message>
        <source>Beat two guests of the level {level} in one game</source>
        <translation>Vencer dois computadores do nível {level} em um só jogo</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Before: {before}, no sure change.</source>
        <translation>Antes: {before}; mudança incerta.</translation>
    </message>
    <message>
        <source>Better: it was {before}.</source>
        <translation>Melhor: era {before}.</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Carreira</translation>
    </message>
    <message>
        <source>Cash at the third merger</source>
        <translation>Dinheiro na terceira fusão</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Data for programs ({pattern})</source>
        <translation>Dados para programas ({pattern})</translation>
    </message>
    <message>
        <source>Ended the game yourself, and won it</source>
        <translation>Vencer encerrando você o jogo</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar os jogos</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Final sum of each game; full points: won</source>
        <translation>Total final de cada jogo; pontos cheios: vitórias</translation>
    </message>
    <message>
        <source>Final sums</source>
        <translation>Totais finais</translation>
    </message>
    <message>
        <source>Final sums of the last {shown} of {games} games; full points: won</source>
        <translation>Totais finais dos últimos {shown} de {games} jogos; pontos cheios: vitórias</translation>
    </message>
    <message>
        <source>First bonuses in a game</source>
        <translation>Bônus primários por jogo</translation>
    </message>
    <message>
        <source>First by a single stock, three times in one game</source>
        <translation>Três vezes primeiro acionista por uma só ação, em um jogo</translation>
    </message>
    <message>
        <source>First in a hotel chain by a single stock</source>
        <translation>Primeiro acionista por uma só ação</translation>
    </message>
    <message>
        <source>First in a hotel chain of 30 tiles</source>
        <translation>Primeiro acionista de uma rede de 30 peças</translation>
    </message>
    <message>
        <source>First in a hotel chain of 41 tiles</source>
        <translation>Primeiro acionista de uma rede de 41 peças</translation>
    </message>
    <message>
        <source>Five hotel chains founded in one game</source>
        <translation>Cinco redes fundadas em um jogo</translation>
    </message>
    <message>
        <source>Five mergers made in one game</source>
        <translation>Cinco fusões feitas em um jogo</translation>
    </message>
    <message>
        <source>From {games} games against computers, without hints, your strength is estimated here.</source>
        <translation>Com {games} jogos contra computadores, sem dicas, sua força aparece estimada aqui.</translation>
    </message>
    <message>
        <source>Games by the strongest guest, without hints. Thin line: where your true share of wins may lie. Upright mark: by chance alone.</source>
        <translation>Jogos pelo computador mais forte, sem dicas. Linha fina: onde pode estar sua taxa real de vitórias. Traço vertical: só pela sorte.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s)</source>
        <translation>
            <numerusform>Seu último jogo</numerusform>
            <numerusform>Média dos últimos %n jogos</numerusform>
        </translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Marcos</translation>
    </message>
    <message>
        <source>Next goal</source>
        <translation>Próxima meta</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nenhum jogo ainda</translation>
    </message>
    <message>
        <source>Not beaten yet</source>
        <translation>Ainda não vencido</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Ainda sem dados</translation>
    </message>
    <message>
        <source>These do not count: what-if and training games, and games with house rules, extra cash or a position that was set up. Nor do games that a computer finished for you. All figures come from the list of results on this computer.</source>
        <translation>Não contam jogos hipotéticos e de treino nem jogos com regras da casa, dinheiro extra ou posição montada. Também não contam os que um computador terminou por você. Todos os números vêm da lista de resultados deste computador.</translation>
    </message>
    <message>
        <source>What your money shows</source>
        <translation>O que seu dinheiro mostra</translation>
    </message>
    <message>
        <source>Won by {amount} or less</source>
        <translation>Vitória por {amount} ou menos</translation>
    </message>
    <message>
        <source>Won by {amount} or more</source>
        <translation>Vitória por {amount} ou mais</translation>
    </message>
    <message numerus="yes">
        <source>Your strength: between {low} and {high} (%n game(s) without hints)</source>
        <translation>
            <numerusform>Sua força: entre {low} e {high} (%n jogo sem dicas)</numerusform>
            <numerusform>Sua força: entre {low} e {high} (%n jogos sem dicas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ainda não jogado</translation>
    </message>
    <message>
        <source>&amp;Delete my history…</source>
        <translation>&amp;Apagar meu histórico…</translation>
    </message>
    <message>
        <source>Play one game, and it will be here.</source>
        <translation>Jogue um jogo e ele aparecerá aqui.</translation>
    </message>
    <message>
        <source>Seven first bonuses in one game</source>
        <translation>Sete bônus primários em um jogo</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar à mesa</translation>
    </message>
    <message>
        <source>Six second bonuses in one game</source>
        <translation>Seis bônus secundários em um jogo</translation>
    </message>
    <message>
        <source>Stock worth nothing at the end</source>
        <translation>Ações sem valor no fim</translation>
    </message>
    <message>
        <source>Stronger ones beaten</source>
        <translation>Já venceu mais fortes</translation>
    </message>
    <message>
        <source>Table for a spreadsheet ({pattern})</source>
        <translation>Tabela para planilhas ({pattern})</translation>
    </message>
    <message>
        <source>The career of {name}</source>
        <translation>A carreira de {name}</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>A escada</translation>
    </message>
    <message>
        <source>Three chains taken over with one tile</source>
        <translation>Três redes adquiridas com uma só peça</translation>
    </message>
    <message>
        <source>Turns without cash for the cheapest stock</source>
        <translation>Turnos sem dinheiro para a ação mais barata</translation>
    </message>
    <message>
        <source>Two chains taken over with one tile</source>
        <translation>Duas redes adquiridas com uma só peça</translation>
    </message>
    <message>
        <source>Whose career</source>
        <translation>De quem é a carreira</translation>
    </message>
    <message>
        <source>Win against a guest of the level {level}</source>
        <translation>Vencer um computador do nível {level}</translation>
    </message>
    <message>
        <source>Won from the last place at half time</source>
        <translation>Vitória depois de estar em último na metade</translation>
    </message>
    <message>
        <source>Won with more second bonuses than first ones</source>
        <translation>Vitória com mais bônus secundários que primários</translation>
    </message>
    <message>
        <source>Won with six at the table</source>
        <translation>Vitória com seis à mesa</translation>
    </message>
    <message>
        <source>Won with two at the table</source>
        <translation>Vitória com dois à mesa</translation>
    </message>
    <message>
        <source>Won without a turn short of cash</source>
        <translation>Vitória sem nenhum turno sem dinheiro</translation>
    </message>
    <message>
        <source>Won without any worthless stock</source>
        <translation>Vitória sem nenhuma ação sem valor</translation>
    </message>
    <message>
        <source>Worse: it was {before}.</source>
        <translation>Pior: era {before}.</translation>
    </message>
    <message>
        <source>You have beaten everybody. Nobody here plays better.</source>
        <translation>Você já venceu todos. Ninguém aqui joga melhor.</translation>
    </message>
    <message>
        <source>Your course</source>
        <translation>Seu percurso</translation>
    </message>
    <message numerus="yes">
        <source>Your strength: {low} (%n game(s) without hints)</source>
        <translation>
            <numerusform>Sua força: {low} (%n jogo sem dicas)</numerusform>
            <numerusform>Sua força: {low} (%n jogos sem dicas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your table now</source>
        <translation>Sua mesa agora</translation>
    </message>
    <message>
        <source>best {total}</source>
        <translation>melhor: {total}</translation>
    </message>
    <message>
        <source>of {count}.</source>
        <translation>de {count}.</translation>
    </message>
    <message>
        <source>{amount} at the end of a game</source>
        <translation>{amount} no fim de um jogo</translation>
    </message>
    <message>
        <source>{amount} in hand at the third merger</source>
        <translation>{amount} em caixa na terceira fusão</translation>
    </message>
    <message>
        <source>{amount} of bonuses in one game</source>
        <translation>{amount} em bônus em um jogo</translation>
    </message>
    <message>
        <source>{level}: not played yet</source>
        <translation>{level}: ainda não jogado</translation>
    </message>
    <message>
        <source>{level}: {won} of {games} games won, which fits any share from {low}% to {high}%; by chance {par}%</source>
        <translation>{level}: {won} de {games} jogos vencidos, o que combina com qualquer taxa de {low}% a {high}%; pela sorte, {par}%</translation>
    </message>
    <message>
        <source>{milestone} (game {game})</source>
        <translation>{milestone} (jogo {game})</translation>
    </message>
    <message>
        <source>{milestone}: not yet</source>
        <translation>{milestone}: ainda não</translation>
    </message>
    <message>
        <source>{total}, won</source>
        <translation>{total}, vitória</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} de {games}</translation>
    </message>
    <message>
        <source>{won} won ({low}–{high}% of all, by chance {par}%)</source>
        <translation>{won} vitórias ({low}–{high}% do total; pela sorte, {par}%)</translation>
    </message>
    <message>
        <source>± {margin} by chance.</source>
        <translation>± {margin} de acaso.</translation>
    </message>
</context>
<context>
    <name>ChainPage</name>
    <message>
        <source>Choose a chain</source>
        <translation>Escolha uma rede</translation>
    </message>
</context>
<context>
    <name>ChainReadings</name>
    <message>
        <source>American</source>
        <translation>American</translation>
    </message>
    <message>
        <source>Continental</source>
        <translation>Continental</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Festival</translation>
    </message>
    <message>
        <source>Imperial</source>
        <translation>Imperial</translation>
    </message>
    <message>
        <source>Sackson</source>
        <translation>Sackson</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tower</translation>
    </message>
    <message>
        <source>Worldwide</source>
        <translation>Worldwide</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>All-rounder</source>
        <translation>Versátil</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banqueiro</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Construtora</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Colecionadora</translation>
    </message>
    <message>
        <source>Founder</source>
        <translation>Fundadora</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Apostador</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Tubarão</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Sombra</translation>
    </message>
    <message>
        <source>acts on a whim and keeps little cash</source>
        <translation>age por impulso e guarda pouco dinheiro</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computador, {level}</translation>
    </message>
    <message>
        <source>founds few chains and buys into those founded by others</source>
        <translation>funda pouco e compra ações das redes dos outros</translation>
    </message>
    <message>
        <source>founds whenever possible and protects new chains</source>
        <translation>funda sempre que pode e protege redes novas</translation>
    </message>
    <message>
        <source>plays a bit of everything</source>
        <translation>joga um pouco de tudo</translation>
    </message>
    <message>
        <source>keeps a lot of cash and sells stock of acquired chains</source>
        <translation>guarda muito dinheiro e vende ações adquiridas</translation>
    </message>
    <message>
        <source>grows large chains and avoids mergers</source>
        <translation>faz redes grandes e evita fusões</translation>
    </message>
    <message>
        <source>merges chains as soon as it pays</source>
        <translation>faz fusões assim que compensa</translation>
    </message>
    <message>
        <source>spends little and keeps stock of acquired chains</source>
        <translation>gasta pouco e mantém as ações das redes adquiridas</translation>
    </message>
    <message>
        <source>{player} (played by the computer, {level})</source>
        <translation>{player} (o computador joga, {level})</translation>
    </message>
    <message>
        <source>{player} (program {program})</source>
        <translation>{player} (programa {program})</translation>
    </message>
    <message>
        <source>{player} ({character}, {level})</source>
        <translation>{player} ({character}, {level})</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <translation>{player} ({level})</translation>
    </message>
    <message>
        <source>{character}: {line}</source>
        <translation>{character}: {line}</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Chart of the game</source>
        <translation>Gráfico do jogo</translation>
    </message>
    <message>
        <source>Holdings are hidden.</source>
        <translation>Carteiras ocultas.</translation>
    </message>
    <message>
        <source>Holdings are hidden: only your own line is drawn, without bonuses.</source>
        <translation>Carteiras ocultas: só a sua linha aparece, sem bônus.</translation>
    </message>
    <message>
        <source>Holdings are hidden: only your own line is drawn.</source>
        <translation>Carteiras ocultas: só a sua linha aparece.</translation>
    </message>
    <message>
        <source>No chain has been founded yet.</source>
        <translation>Nenhuma rede foi fundada ainda.</translation>
    </message>
    <message>
        <source>Now: {values}.</source>
        <translation>Agora: {values}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Stock prices</source>
        <translation>Preço das ações</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Turn {turn} — {player}</source>
        <translation>Turno {turn} — {player}</translation>
    </message>
    <message>
        <source>Turns {first} to {last}.</source>
        <translation>Turnos {first} a {last}.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>O que o gráfico mostra</translation>
    </message>
    <message>
        <source>{name}: highest {amount}, on turn {turn}.</source>
        <translation>{name}: máximo de {amount}, no turno {turn}.</translation>
    </message>
    <message>
        <source>{turn}: {values}</source>
        <translation>{turn}: {values}</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto para cada um</numerusform>
            <numerusform>%n minutos para cada um</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>resta %n minuto</numerusform>
            <numerusform>restam %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody sees how long each person has thought.</source>
        <translation>Todos veem quanto tempo cada pessoa já pensou.</translation>
    </message>
    <message>
        <source>If the time runs out, a computer plays on.</source>
        <translation>Se o tempo acabar, um computador continua a jogar.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>Nobody&apos;s thinking time is shown.</source>
        <translation>O tempo para pensar não é mostrado.</translation>
    </message>
    <message>
        <source>Only counted</source>
        <translation>Só contado</translation>
    </message>
    <message>
        <source>Thinking time: {times}.</source>
        <translation>Tempo para pensar: {times}.</translation>
    </message>
    <message>
        <source>Time left: {times}.</source>
        <translation>Tempo restante: {times}.</translation>
    </message>
    <message>
        <source>Your last minute.</source>
        <translation>Seu último minuto.</translation>
    </message>
    <message numerus="yes">
        <source>has thought for %n minute(s)</source>
        <translation>
            <numerusform>pensou por %n minuto</numerusform>
            <numerusform>pensou por %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>último minuto</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>sem tempo</translation>
    </message>
    <message>
        <source>thinking time is counted</source>
        <translation>tempo para pensar contado</translation>
    </message>
    <message>
        <source>{player} {time}</source>
        <translation>{player} {time}</translation>
    </message>
    <message>
        <source>{player}&apos;s last minute.</source>
        <translation>Último minuto de {player}.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>A chain is safe at</source>
        <translation>Uma rede fica segura com</translation>
    </message>
    <message>
        <source>A chain may end the game at</source>
        <translation>Uma rede pode encerrar o jogo com</translation>
    </message>
    <message>
        <source>A single stockholder</source>
        <translation>Um único acionista</translation>
    </message>
    <message>
        <source>At any time on your turn</source>
        <translation>A qualquer momento do seu turno</translation>
    </message>
    <message>
        <source>Bonuses paid</source>
        <translation>Bônus pagos</translation>
    </message>
    <message>
        <source>Cheap chains</source>
        <translation>Redes baratas</translation>
    </message>
    <message>
        <source>Editions side by side</source>
        <translation>Edições lado a lado</translation>
    </message>
    <message>
        <source>Exchanged at the end of the turn</source>
        <translation>Trocadas no fim do turno</translation>
    </message>
    <message>
        <source>Expensive chains</source>
        <translation>Redes caras</translation>
    </message>
    <message>
        <source>Founder, if the bank has no stock</source>
        <translation>Fundador, se o banco não tem ações</translation>
    </message>
    <message>
        <source>Half the primary bonus</source>
        <translation>Metade do bônus primário</translation>
    </message>
    <message>
        <source>On your turn, after the tile</source>
        <translation>No seu turno, depois da peça</translation>
    </message>
    <message>
        <source>Gets {bonuses}</source>
        <translation>Recebe o bônus {bonuses}</translation>
    </message>
    <message>
        <source>May set the hand aside and draw a new one</source>
        <translation>Pode descartar a mão e pegar outra</translation>
    </message>
    <message>
        <source>Medium chains</source>
        <translation>Redes médias</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No tile can be placed</source>
        <translation>Sem peça jogável</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Não há</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing is paid</source>
        <translation>Nada é pago</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcionais</translation>
    </message>
    <message>
        <source>Own column: {least} to {most}</source>
        <translation>Coluna própria: de {least} a {most}</translation>
    </message>
    <message>
        <source>Go on to buying without placing</source>
        <translation>Passa à compra sem colocar peça</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
    <message>
        <source>Primary, secondary</source>
        <translation>Primário, secundário</translation>
    </message>
    <message>
        <source>Primary, secondary, tertiary</source>
        <translation>Primário, secundário, terciário</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>Bônus secundário</translation>
    </message>
    <message>
        <source>Split primary and secondary; nobody else is paid</source>
        <translation>Dividem primário e secundário; ninguém mais recebe</translation>
    </message>
    <message>
        <source>Split secondary</source>
        <translation>Dividem o secundário</translation>
    </message>
    <message>
        <source>Split secondary and tertiary; nobody else is paid</source>
        <translation>Dividem secundário e terciário; ninguém mais recebe</translation>
    </message>
    <message>
        <source>Split tertiary</source>
        <translation>Dividem o terciário</translation>
    </message>
    <message>
        <source>Starting cash</source>
        <translation>Dinheiro inicial</translation>
    </message>
    <message>
        <source>Stay in hand</source>
        <translation>Ficam na mão</translation>
    </message>
    <message>
        <source>Stock market with two players</source>
        <translation>Mercado de ações com dois jogadores</translation>
    </message>
    <message>
        <source>Stocks bought in a turn</source>
        <translation>Ações compradas por turno</translation>
    </message>
    <message>
        <source>Stocks of each chain</source>
        <translation>Ações de cada rede</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>Bônus terciário</translation>
    </message>
    <message>
        <source>The end may be declared</source>
        <translation>O fim pode ser declarado</translation>
    </message>
    <message>
        <source>At the start of the turn, the hand is shuffled back and a new one drawn</source>
        <translation>No início do turno, a mão volta à reserva e dá lugar a outra</translation>
    </message>
    <message>
        <source>The price of one stock in cash</source>
        <translation>O preço de uma ação em dinheiro</translation>
    </message>
    <message>
        <source>Tie for primary</source>
        <translation>Empate no primeiro lugar</translation>
    </message>
    <message>
        <source>Tie for secondary</source>
        <translation>Empate no segundo lugar</translation>
    </message>
    <message>
        <source>Tie for tertiary</source>
        <translation>Empate no terceiro lugar</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <translation>Peças na mão</translation>
    </message>
    <message>
        <source>Two split primary and secondary, the next gets tertiary; three or more split all</source>
        <translation>Dois dividem primário e secundário, o seguinte recebe terciário; três ou mais dividem tudo</translation>
    </message>
    <message>
        <source>Unplayable tiles</source>
        <translation>Peças injogáveis</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>primary</source>
        <translation>primário</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>secundário</translation>
    </message>
    <message>
        <source>tertiary</source>
        <translation>terciário</translation>
    </message>
    <message>
        <source>{book}: not mentioned</source>
        <translation>{book}: não menciona</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest} a {most}</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Bold: differs from that edition.</source>
        <translation>Em negrito: o que muda em relação a ela.</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Comparar edições</translation>
    </message>
    <message>
        <source>{key} or a double click opens the rule.</source>
        <translation>{key} ou um clique duplo abre a regra.</translation>
    </message>
    <message>
        <source>Marked: {edition}, which you are playing.</source>
        <translation>Em destaque: {edition}, que você está jogando.</translation>
    </message>
    <message>
        <source>Marked: {edition}.</source>
        <translation>Em destaque: {edition}.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Mostrar todas as regras</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>You do not need your tiles now, so they stay covered.</source>
        <translation>Você não precisa das suas peças agora: elas continuam cobertas.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar de novo</translation>
    </message>
    <message>
        <source>A computer plays for {name}.</source>
        <translation>Um computador joga por {name}.</translation>
    </message>
    <message>
        <source>I am {name} — take my seat back</source>
        <translation>Sou {name} — retomar</translation>
    </message>
    <message>
        <source>Your tiles were covered while you were away.</source>
        <translation>Suas peças foram cobertas enquanto você estava fora da janela.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}</source>
        <translation>Sou {name}</translation>
    </message>
    <message>
        <source>I am {name} — show my tiles</source>
        <translation>Sou {name} — mostrar minhas peças</translation>
    </message>
    <message>
        <source>PIN forgotten…</source>
        <translation>PIN esquecido…</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passe o computador para {name}</translation>
    </message>
    <message>
        <source>The fourth digit opens.</source>
        <translation>O quarto dígito abre.</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <translation>Enquanto isso</translation>
    </message>
    <message>
        <source>{name} is away: let a computer play…</source>
        <translation>{name} saiu: o computador joga…</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n ação desfeita</numerusform>
            <numerusform>%n ações desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played this month</source>
        <translation>
            <numerusform>%n dia jogado neste mês</numerusform>
            <numerusform>%n dias jogados neste mês</numerusform>
        </translation>
    </message>
    <message>
        <source>Acquire, deal of the day {day}: {facts}</source>
        <translation>Acquire, desafio do dia {day}: {facts}</translation>
    </message>
    <message>
        <source>At the table: {names}, all Hard</source>
        <translation>À mesa: {names}, todos no Difícil</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Compiled rules are needed to compare you with Experts.</source>
        <translation>Para comparar você com Especialistas são necessárias as regras compiladas.</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation>Copiar em uma linha</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Desafio do dia</translation>
    </message>
    <message>
        <source>Everybody who plays the deal of a day has the same tiles, the same seat and the same guests. The first game that you finish counts.</source>
        <translation>Quem joga o desafio de um dia recebe as mesmas peças, o mesmo lugar e os mesmos adversários. Vale o primeiro jogo que você terminar.</translation>
    </message>
    <message>
        <source>Experts who have played these tiles: {played} of {count}</source>
        <translation>Especialistas que já jogaram estas peças: {played} de {count}</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mês seguinte</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play it again, not counted</source>
        <translation>Jogar de novo, sem contar</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation>Salvar o resultado como imagem</translation>
    </message>
    <message>
        <source>better than {beaten} of {count} Experts</source>
        <translation>melhor que {beaten} de {count} Especialistas</translation>
    </message>
    <message>
        <source>better than {beaten} of {count} Experts with these tiles (on average {mean})</source>
        <translation>melhor que {beaten} de {count} Especialistas com estas peças (em média {mean})</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>não jogado</translation>
    </message>
    <message>
        <source>on a later day</source>
        <translation>em outro dia</translation>
    </message>
    <message numerus="yes">
        <source>with %n hint(s)</source>
        <translation>
            <numerusform>com %n dica</numerusform>
            <numerusform>com %n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} de {year}</translation>
    </message>
    <message>
        <source>{place} of {count}, {total}</source>
        <translation>{place} de {count}, {total}</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>Buy up to %n stock(s)</source>
        <translation>
            <numerusform>Compre até %n ação</numerusform>
            <numerusform>Compre até %n ações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange stock up to %n more time(s)</source>
        <translation>
            <numerusform>Você ainda pode trocar ações %n vez</numerusform>
            <numerusform>Você ainda pode trocar ações %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles can be placed</source>
        <translation>Nenhuma peça sua pode ser colocada</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Coloque uma peça</translation>
    </message>
    <message>
        <source>Place tile {number} of {limit}</source>
        <translation>Coloque a peça {number} de {limit}</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n stock(s), free of charge</source>
        <translation>
            <numerusform>Pegue até %n ação de graça</numerusform>
            <numerusform>Pegue até %n ações de graça</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>O jogo acabou</translation>
    </message>
    <message>
        <source>Which chain does {chain} acquire next?</source>
        <translation>Que rede a {chain} adquire a seguir?</translation>
    </message>
    <message>
        <source>You buy stock</source>
        <translation>Você compra ações</translation>
    </message>
    <message>
        <source>You choose what is acquired next</source>
        <translation>Você escolhe a próxima rede adquirida</translation>
    </message>
    <message>
        <source>You choose which chain survives</source>
        <translation>Você escolhe a rede que sobrevive</translation>
    </message>
    <message>
        <source>You exchange stock</source>
        <translation>Você troca ações</translation>
    </message>
    <message>
        <source>You found a chain</source>
        <translation>Você funda uma rede</translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <translation>Você não tem peças</translation>
    </message>
    <message>
        <source>You place a tile</source>
        <translation>Você coloca uma peça</translation>
    </message>
    <message>
        <source>You settle {chain} stock</source>
        <translation>Você decide sobre as ações da {chain}</translation>
    </message>
    <message>
        <source>You take free stock</source>
        <translation>Você pega ações grátis</translation>
    </message>
    <message numerus="yes">
        <source>{chains} have %n tile(s) each: which survives?</source>
        <translation>
            <numerusform>Empate: {chains} têm %n peça cada. Qual sobrevive?</numerusform>
            <numerusform>Empate: {chains} têm %n peças cada. Qual sobrevive?</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} buys stock</source>
        <translation>{player} compra ações</translation>
    </message>
    <message>
        <source>{player} chooses what is acquired next</source>
        <translation>{player} escolhe a próxima rede adquirida</translation>
    </message>
    <message>
        <source>{player} chooses which chain survives</source>
        <translation>{player} escolhe a rede que sobrevive</translation>
    </message>
    <message>
        <source>{player} exchanges stock</source>
        <translation>{player} troca ações</translation>
    </message>
    <message>
        <source>{player} founds a chain</source>
        <translation>{player} funda uma rede</translation>
    </message>
    <message>
        <source>{player} places a tile</source>
        <translation>{player} coloca uma peça</translation>
    </message>
    <message>
        <source>{player} settles {chain} stock</source>
        <translation>{player} decide sobre as ações da {chain}</translation>
    </message>
    <message>
        <source>{player} takes free stock</source>
        <translation>{player} pega ações grátis</translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: settle your %n stock(s)</source>
        <translation>
            <numerusform>A {survivor} adquire a {acquired}: decida o que fazer com sua ação</numerusform>
            <numerusform>A {survivor} adquire a {acquired}: decida o que fazer com suas %n ações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{survivor} acquires {acquired}: {player} settles %n stock(s)</source>
        <translation>
            <numerusform>A {survivor} adquire a {acquired}: {player} decide sobre %n ação</numerusform>
            <numerusform>A {survivor} adquire a {acquired}: {player} decide sobre %n ações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s)</source>
        <translation>
            <numerusform>{tile} funda uma rede de %n peça</numerusform>
            <numerusform>{tile} funda uma rede de %n peças</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message numerus="yes">
        <source>%n finished game(s) and the list of all results are deleted for good.</source>
        <translation>
            <numerusform>%n jogo terminado e a lista de todos os resultados serão excluídos para sempre.</numerusform>
            <numerusform>%n jogos terminados e a lista de todos os resultados serão excluídos para sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Delete everything</source>
        <translation>&amp;Excluir tudo</translation>
    </message>
    <message>
        <source>&amp;Keep all</source>
        <translation>&amp;Manter tudo</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Excluindo…</translation>
    </message>
    <message>
        <source>Everything is deleted</source>
        <translation>Tudo foi excluído</translation>
    </message>
    <message>
        <source>There are no finished games; the list of all results is deleted for good.</source>
        <translation>Não há jogos terminados; a lista de todos os resultados será excluída para sempre.</translation>
    </message>
    <message>
        <source>Do you want to delete all finished games?</source>
        <translation>Excluir todos os jogos terminados?</translation>
    </message>
    <message>
        <source>These stay: unfinished games, the last {count} games on the start page, and your own files.</source>
        <translation>O que fica: jogos não terminados, os últimos {count} jogos da página inicial e seus próprios arquivos.</translation>
    </message>
</context>
<context>
    <name>DisposalPage</name>
    <message>
        <source>2 for 1 {chain}</source>
        <translation>2 por 1 da {chain}</translation>
    </message>
    <message>
        <source>After: cash {cash} · {survivor} {more} · {acquired} {kept}</source>
        <translation>Depois: dinheiro {cash} · {survivor} {more} · {acquired} {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Choose for all %n</source>
        <translation>
            <numerusform>Escolha para a %n ação</numerusform>
            <numerusform>Escolha para as %n ações</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Manter tudo</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>Vender tudo</translation>
    </message>
    <message>
        <source>Sell, trade or keep</source>
        <translation>Vender, negociar ou manter</translation>
    </message>
    <message numerus="yes">
        <source>Settle your %n {chain}</source>
        <translation>
            <numerusform>Decida sobre sua ação da {chain}</numerusform>
            <numerusform>Decida sobre suas %n ações da {chain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Negociar</translation>
    </message>
    <message>
        <source>Trade max</source>
        <translation>Negociar máx.</translation>
    </message>
    <message>
        <source>Worth nothing until {chain} is founded again</source>
        <translation>Sem valor até a {chain} ser fundada de novo</translation>
    </message>
    <message>
        <source>{count} × {price} = {amount}</source>
        <translation>{count} × {price} = {amount}</translation>
    </message>
    <message>
        <source>{price} each</source>
        <translation>{price} cada</translation>
    </message>
    <message>
        <source>{price} each then, {bank} left</source>
        <translation>{price} cada depois, restam {bank}</translation>
    </message>
    <message>
        <source>{traded} for {received} {chain}</source>
        <translation>{traded} por {received} da {chain}</translation>
    </message>
</context>
<context>
    <name>DrawerTabs</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computador</numerusform>
            <numerusform>%n computadores</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 6 people play the same deal, one after another</source>
        <translation>2 a 6 pessoas, uma por vez, jogam com as mesmas peças</translation>
    </message>
    <message>
        <source>Duplicate in progress: {name} is next.</source>
        <translation>Há um duplicado em andamento: é a vez de {name}.</translation>
    </message>
    <message>
        <source>A new deal with the same people, edition and computers</source>
        <translation>Novas peças, com as mesmas pessoas, edição e computadores</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Adicionar pessoa</translation>
    </message>
    <message>
        <source>After you: {names}.</source>
        <translation>Depois de você: {names}.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Outra distribuição</translation>
    </message>
    <message>
        <source>Place in game</source>
        <translation>No jogo</translation>
    </message>
    <message>
        <source>Start the duplicate</source>
        <translation>Começar o duplicado</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicado</translation>
    </message>
    <message>
        <source>Duplicate: the same deal, one after another</source>
        <translation>Duplicado: as mesmas peças, uma pessoa por vez</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Everyone who kept playing made the same choices.</source>
        <translation>Quem continuou jogando fez sempre as mesmas escolhas.</translation>
    </message>
    <message>
        <source>Gave up: {names}.</source>
        <translation>Desistências: {names}.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Done: {names}.</source>
        <translation>Já jogaram: {names}.</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Evolução do dinheiro</translation>
    </message>
    <message>
        <source>I am {name} — continue my game</source>
        <translation>Sou {name} — continuar meu jogo</translation>
    </message>
    <message>
        <source>I am {name} — play</source>
        <translation>Sou {name} — jogar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>Nível dos computadores</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Name of person {number}</source>
        <translation>Nome da pessoa {number}</translation>
    </message>
    <message>
        <source>New duplicate</source>
        <translation>Novo duplicado</translation>
    </message>
    <message>
        <source>No, keep playing</source>
        <translation>Não, continuar jogando</translation>
    </message>
    <message>
        <source>Nobody finished the game</source>
        <translation>Ninguém terminou o jogo</translation>
    </message>
    <message>
        <source>Not in a duplicate: everyone plays the same deal alone, and it stays hidden until all have played</source>
        <translation>Não em um duplicado: cada pessoa joga sozinha com as mesmas peças, e tudo fica oculto até que todas tenham jogado</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <translation>Número de computadores</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Remove person {number}</source>
        <translation>Remover a pessoa {number}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Revisar: {name}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Duplicate: the comparison</source>
        <translation>Duplicado: a comparação</translation>
    </message>
    <message>
        <source>Same deal, games compared</source>
        <translation>Mesmas peças, jogos comparados</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turn {turn}, the same game up to here:</source>
        <translation>Turno {turn}, o mesmo jogo até aqui:</translation>
    </message>
    <message>
        <source>Two to six people take turns at the same deal: the same tiles in the same order, the same seat, the same computers. Nobody sees how the others did until all have played. Then you compare your money, how it grew, and where your games split.</source>
        <translation>De duas a seis pessoas jogam, uma por vez, com a mesma distribuição: as mesmas peças na mesma ordem, o mesmo lugar, os mesmos computadores. Ninguém sabe como as outras se saíram até que todas tenham jogado. Depois vocês comparam o dinheiro, sua evolução e onde as jogadas divergiram.</translation>
    </message>
    <message>
        <source>How everyone did</source>
        <translation>Como cada um se saiu</translation>
    </message>
    <message>
        <source>Where your games split</source>
        <translation>Onde as jogadas divergiram</translation>
    </message>
    <message>
        <source>Who plays, in this order</source>
        <translation>Quem joga, nesta ordem</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Sim, desistir</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>não terminou</translation>
    </message>
    <message>
        <source>{edition}, seed {seed}.</source>
        <translation>{edition}, semente {seed}.</translation>
    </message>
    <message>
        <source>{name}, do you want to give up? Your game then counts as not finished.</source>
        <translation>{name}, quer desistir? Seu jogo contará como não terminado.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, é a sua vez</translation>
    </message>
    <message>
        <source>{players} did best: {total}</source>
        <translation>Melhor resultado: {players}, {total}</translation>
    </message>
    <message>
        <source>{players} did best: {total} each</source>
        <translation>Melhor resultado: {players}, {total} cada</translation>
    </message>
    <message>
        <source>{player} ({total})</source>
        <translation>{player} ({total})</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <translation>{player}: {deed}</translation>
    </message>
    <message>
        <source>{table}. Everyone has the same tiles and the same computers. Results stay hidden until all have played, and your game is saved as you play.</source>
        <translation>{table}. Todos têm as mesmas peças e os mesmos computadores. Os resultados ficam ocultos até que todos tenham jogado, e seu jogo é salvo enquanto você joga.</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>1st {amount}</source>
        <translation>1º {amount}</translation>
    </message>
    <message>
        <source>2nd {amount}</source>
        <translation>2º {amount}</translation>
    </message>
    <message>
        <source>3rd {amount}</source>
        <translation>3º {amount}</translation>
    </message>
    <message>
        <source>Bonuses if {chain} is acquired: {amounts}.</source>
        <translation>Bônus se a {chain} for adquirida: {amounts}.</translation>
    </message>
    <message>
        <source>No bonus if {chain} is acquired: nobody holds its stock.</source>
        <translation>Sem bônus se a {chain} for adquirida: ninguém tem ações dela.</translation>
    </message>
    <message>
        <source>It becomes safe: it can never be acquired.</source>
        <translation>Ela fica segura: nunca mais pode ser adquirida.</translation>
    </message>
    <message>
        <source>Its stock rises from {before} to {after}.</source>
        <translation>A ação sobe de {before} para {after}.</translation>
    </message>
    <message>
        <source>Nobody holds {chain} stock: no bonus.</source>
        <translation>Ninguém tem ações da {chain}: não há bônus.</translation>
    </message>
    <message>
        <source>After that, the end can be declared.</source>
        <translation>Com isso, o fim pode ser declarado.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sozinha</translation>
    </message>
    <message>
        <source>founds</source>
        <translation>funda</translation>
    </message>
    <message>
        <source>grows</source>
        <translation>amplia</translation>
    </message>
    <message>
        <source>grows {chain}</source>
        <translation>amplia a {chain}</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>fusão</translation>
    </message>
    <message>
        <source>merges {chains}</source>
        <translation>fusão: {chains}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation>{chain} ({size})</translation>
    </message>
    <message>
        <source>{chain} bonuses: {amounts}.</source>
        <translation>Bônus da {chain}: {amounts}.</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>{tile} can never be placed: it would join the safe chains {chains}.</source>
        <translation>{tile} nunca poderá ser colocada: uniria as redes seguras {chains}.</translation>
    </message>
    <message>
        <source>{tile} cannot be placed now: all seven chains are on the board.</source>
        <translation>{tile} não pode ser colocada agora: as sete redes já estão no tabuleiro.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} founds a chain of %n tile(s).</source>
        <translation>
            <numerusform>{tile} funda uma rede de %n peça.</numerusform>
            <numerusform>{tile} funda uma rede de %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} grows {chain} from {before} to {size} tiles.</source>
        <translation>{tile} amplia a {chain} de {before} para {size} peças.</translation>
    </message>
    <message>
        <source>{tile} merges {acquired} into {survivor}: {size} tiles.</source>
        <translation>{tile} causa uma fusão: {survivor} adquire {acquired} e chega a {size} peças.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} merges {chains} into a chain of %n tile(s): you choose which survives.</source>
        <translation>
            <numerusform>{tile} causa a fusão {chains} em uma rede de %n peça: você escolhe qual sobrevive.</numerusform>
            <numerusform>{tile} causa a fusão {chains} em uma rede de %n peças: você escolhe qual sobrevive.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} stands alone.</source>
        <translation>{tile} fica independente.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuar jogando</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Show the &amp;report…</source>
        <translation>&amp;Mostrar o relatório…</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>You can go on. If anything looks wrong, quit and start the program again.</source>
        <translation>Você pode continuar. Se algo parecer errado, saia e abra o programa de novo.</translation>
    </message>
    <message>
        <source>You can keep playing. If anything looks wrong, quit and start the program again: {button} takes you back to the table.</source>
        <translation>Você pode continuar jogando. Se algo parecer errado, saia e abra o programa de novo: {button} leva você de volta à mesa.</translation>
    </message>
    <message>
        <source>Your game is not saved. Save it first with {way}.</source>
        <translation>Seu jogo não está salvo. Salve-o primeiro com {way}.</translation>
    </message>
    <message>
        <source>Your game is over and saved.</source>
        <translation>Seu jogo terminou e está salvo.</translation>
    </message>
    <message>
        <source>Your game is saved, up to the last action.</source>
        <translation>Seu jogo está salvo até a última ação.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>Add one {chain}</source>
        <translation>Adicionar uma {chain}</translation>
    </message>
    <message>
        <source>Stock exchange</source>
        <translation>Bolsa de valores</translation>
    </message>
    <message>
        <source>acquired</source>
        <translation>adquirida</translation>
    </message>
    <message>
        <source>acquired by {chain}</source>
        <translation>adquirida pela {chain}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>others {count}</source>
        <translation>outros {count}</translation>
    </message>
    <message>
        <source>can be founded</source>
        <translation>pode ser fundada</translation>
    </message>
    <message>
        <source>Cheap</source>
        <translation>Baratas</translation>
    </message>
    <message>
        <source>Expensive</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Seven chains wait for a founder.</source>
        <translation>Sete redes à espera de um fundador.</translation>
    </message>
    <message>
        <source>can found</source>
        <translation>a fundar</translation>
    </message>
    <message>
        <source>cheap {price}</source>
        <translation>barata {price}</translation>
    </message>
    <message>
        <source>cheap: {price} at {size} tiles</source>
        <translation>barata: {price} com {size} peças</translation>
    </message>
    <message>
        <source>expensive {price}</source>
        <translation>cara {price}</translation>
    </message>
    <message>
        <source>expensive: {price} at {size} tiles</source>
        <translation>cara: {price} com {size} peças</translation>
    </message>
    <message>
        <source>medium {price}</source>
        <translation>média {price}</translation>
    </message>
    <message>
        <source>medium: {price} at {size} tiles</source>
        <translation>média: {price} com {size} peças</translation>
    </message>
    <message>
        <source>survives or is acquired</source>
        <translation>sobrevive ou é adquirida</translation>
    </message>
    <message>
        <source>waits for a founder</source>
        <translation>à espera de fundador</translation>
    </message>
    <message>
        <source>you +{amount}</source>
        <translation>você +{amount}</translation>
    </message>
    <message>
        <source>you keep {count}</source>
        <translation>você mantém {count}</translation>
    </message>
    <message>
        <source>you {count}</source>
        <translation>você {count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>restam {count}</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>{player} {count}, {place}</source>
        <translation>{player} {count}, {place}</translation>
    </message>
    <message>
        <source>{price} a stock at {size} tiles</source>
        <translation>{price} por ação com {size} peças</translation>
    </message>
    <message>
        <source>{size}, safe</source>
        <translation>{size}, segura</translation>
    </message>
    <message>
        <source>{stocks} stocks of each. A chain is worth more with every tile, and safe at {size}.</source>
        <translation>{stocks} ações de cada. Uma rede vale mais a cada peça e fica segura com {size}.</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>And from which chain do you take one stock?</source>
        <translation>E de qual rede você pega uma ação?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Choose either chain again to undo your choice.</source>
        <translation>Para desfazer, escolha de novo uma das duas.</translation>
    </message>
    <message>
        <source>Choose two chains</source>
        <translation>Escolha duas redes</translation>
    </message>
    <message>
        <source>The bank has no {chain}</source>
        <translation>O banco não tem ações da {chain}</translation>
    </message>
    <message>
        <source>From which chain do you return two stocks?</source>
        <translation>De qual rede você devolve duas ações?</translation>
    </message>
    <message>
        <source>You don&apos;t have two {chain} to return</source>
        <translation>Você não tem duas ações da {chain} para devolver</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A chain is acquired twice.</source>
        <translation>Uma rede é adquirida duas vezes.</translation>
    </message>
    <message>
        <source>A chain merges twice.</source>
        <translation>Uma rede entra duas vezes na fusão.</translation>
    </message>
    <message>
        <source>A safe chain cannot be acquired.</source>
        <translation>Uma rede segura não pode ser adquirida.</translation>
    </message>
    <message>
        <source>All seven chains are active: none can be founded.</source>
        <translation>As sete redes estão ativas: nenhuma pode ser fundada.</translation>
    </message>
    <message>
        <source>Free stock needs its power card.</source>
        <translation>Para pegar ações grátis, é preciso ter a carta de poder delas.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>O turno é de outro jogador.</translation>
    </message>
    <message>
        <source>There are more tiles on the board than turns played.</source>
        <translation>Há mais peças no tabuleiro do que turnos jogados.</translation>
    </message>
    <message>
        <source>There are more turns than decisions.</source>
        <translation>Houve mais turnos do que decisões.</translation>
    </message>
    <message>
        <source>This game has no power cards.</source>
        <translation>Não há cartas de poder em jogo.</translation>
    </message>
    <message>
        <source>Nobody has anything to decide here.</source>
        <translation>Ninguém tem nada a decidir aqui.</translation>
    </message>
    <message>
        <source>Exchanging stock needs its power card.</source>
        <translation>Para trocar ações, é preciso ter a carta de poder dessa troca.</translation>
    </message>
    <message>
        <source>Start tiles are missing: the board needs one for each player.</source>
        <translation>Faltam peças iniciais no tabuleiro: uma por jogador.</translation>
    </message>
    <message>
        <source>A merger goes from the largest chain to the smallest.</source>
        <translation>As redes de uma fusão vêm da maior para a menor.</translation>
    </message>
    <message>
        <source>The end cannot be declared here.</source>
        <translation>O fim não pode ser declarado aqui.</translation>
    </message>
    <message>
        <source>The game in this text is over: there is nothing to decide.</source>
        <translation>O jogo deste texto acabou: não há nada a decidir.</translation>
    </message>
    <message>
        <source>The hand has the wrong number of tiles.</source>
        <translation>A mão tem um número errado de peças.</translation>
    </message>
    <message>
        <source>The headquarters of {chain} is outside the chain.</source>
        <translation>A sede da {chain} está fora da rede.</translation>
    </message>
    <message>
        <source>The largest acquired chain is settled first.</source>
        <translation>Primeiro se decide sobre a maior rede adquirida.</translation>
    </message>
    <message>
        <source>The largest chain survives.</source>
        <translation>A maior rede sobrevive.</translation>
    </message>
    <message>
        <source>The power card in use was not played by the player whose turn it is.</source>
        <translation>A carta de poder em uso não foi usada por quem está na vez.</translation>
    </message>
    <message>
        <source>The tiles left to place do not fit the decision.</source>
        <translation>O número de peças a colocar não combina com a decisão.</translation>
    </message>
    <message>
        <source>There are no equal chains to choose from.</source>
        <translation>Não há redes empatadas para escolher.</translation>
    </message>
    <message>
        <source>There are not 108 tiles.</source>
        <translation>Não há 108 peças.</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a position first.</source>
        <translation>Não há texto para colar. Primeiro copie uma posição.</translation>
    </message>
    <message>
        <source>This edition has no power cards.</source>
        <translation>Esta edição não tem cartas de poder.</translation>
    </message>
    <message>
        <source>In this edition, hands are not replaced.</source>
        <translation>Nesta edição, a mão não é trocada.</translation>
    </message>
    <message>
        <source>In this edition, no tiles are set aside.</source>
        <translation>Nesta edição, nenhuma peça é descartada.</translation>
    </message>
    <message>
        <source>This text is not a valid position: something is missing or impossible.</source>
        <translation>Este texto não é uma posição válida: falta algo ou há algo impossível.</translation>
    </message>
    <message>
        <source>This text is not a position: copy all of it, from { to }.</source>
        <translation>Este texto não é uma posição: copie-o inteiro, de { até }.</translation>
    </message>
    <message>
        <source>This text is too long to be a position.</source>
        <translation>Este texto é longo demais para ser uma posição.</translation>
    </message>
    <message>
        <source>Too many tiles are left to place.</source>
        <translation>Há peças demais a colocar.</translation>
    </message>
    <message>
        <source>Two safe chains never merge.</source>
        <translation>Duas redes seguras nunca entram em fusão.</translation>
    </message>
    <message>
        <source>{chain} has no headquarters.</source>
        <translation>A {chain} não tem sede.</translation>
    </message>
    <message>
        <source>{chain} has the wrong size.</source>
        <translation>A {chain} tem o tamanho errado.</translation>
    </message>
    <message>
        <source>{chain} must be one connected group of two or more tiles.</source>
        <translation>A {chain} deve ser um grupo ligado de duas peças ou mais.</translation>
    </message>
    <message>
        <source>{chain} is on the board, but nobody has its stock, not even its founder.</source>
        <translation>A {chain} está no tabuleiro, mas ninguém tem ações dela: quem a fundou recebeu uma.</translation>
    </message>
    <message>
        <source>{chain}: players hold more stock than exists.</source>
        <translation>{chain}: os jogadores têm mais ações do que existem.</translation>
    </message>
    <message>
        <source>{chain}: players hold stock, but no chain has been founded yet.</source>
        <translation>{chain}: jogadores têm ações, mas nenhuma rede foi fundada ainda.</translation>
    </message>
    <message>
        <source>{player} has no {chain} stock to settle.</source>
        <translation>{player} não tem ações da {chain}: não há o que decidir.</translation>
    </message>
    <message>
        <source>{player} has played a power card twice.</source>
        <translation>{player} usou uma carta de poder duas vezes.</translation>
    </message>
    <message>
        <source>{player} has too few tiles: hands are full while the pool has tiles.</source>
        <translation>{player} tem peças de menos: as mãos ficam completas enquanto há peças na reserva.</translation>
    </message>
    <message>
        <source>{player} has too many tiles: the tile of this turn is on the board.</source>
        <translation>{player} tem peças demais: a peça deste turno já está no tabuleiro.</translation>
    </message>
    <message>
        <source>{player}: cash must be a multiple of $100.</source>
        <translation>{player}: o dinheiro deve ser múltiplo de $100.</translation>
    </message>
    <message>
        <source>{tile} does not merge the chains in question.</source>
        <translation>{tile} não faz a fusão das redes em questão.</translation>
    </message>
    <message>
        <source>{tile} does not touch {chain}, which should survive.</source>
        <translation>{tile} não toca a {chain}, que deveria sobreviver.</translation>
    </message>
    <message>
        <source>{tile} founds no chain: it must touch independent tiles and no chain.</source>
        <translation>{tile} não funda uma rede: ao lado deve haver peças independentes e nenhuma rede.</translation>
    </message>
    <message>
        <source>{tile} is in two places.</source>
        <translation>{tile} está em dois lugares.</translation>
    </message>
    <message>
        <source>{tile} was just placed and must be an independent tile on the board.</source>
        <translation>{tile} acaba de ser colocada e deve ser uma peça independente no tabuleiro.</translation>
    </message>
    <message>
        <source>{tile}: independent tiles side by side would be a chain.</source>
        <translation>{tile}: peças independentes lado a lado seriam uma rede.</translation>
    </message>
    <message>
        <source>{tile}: {chain} touches other tiles.</source>
        <translation>{tile}: a {chain} toca outras peças.</translation>
    </message>
</context>
<context>
    <name>FinalAccount</name>
    <message>
        <source>Final account</source>
        <translation>Apuração final</translation>
    </message>
    <message>
        <source>Final account · {reason}</source>
        <translation>Apuração final · {reason}</translation>
    </message>
    <message>
        <source>First, the cash</source>
        <translation>Primeiro, o dinheiro</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Paused. {back} and {forth} go step by step, {esc} shows the result.</source>
        <translation>Em pausa. {back} e {forth} vão passo a passo, {esc} mostra o resultado.</translation>
    </message>
    <message>
        <source>Paused. {space} resumes, {back} and {forth} go step by step, {esc} shows the result.</source>
        <translation>Em pausa. {space} continua, {back} e {forth} vão passo a passo, {esc} mostra o resultado.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>And now the last one</source>
        <translation>E agora a última</translation>
    </message>
    <message>
        <source>Everything is paid. Two are {amount} apart.</source>
        <translation>Tudo está pago. {amount} separam os dois primeiros.</translation>
    </message>
    <message>
        <source>Everything is paid. Two have the same.</source>
        <translation>Tudo está pago. Os dois primeiros têm o mesmo.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>No more tiles could be placed</source>
        <translation>Não havia mais peças jogáveis</translation>
    </message>
    <message>
        <source>Nobody has stock, so no bonus is paid.</source>
        <translation>Ninguém tem ações, então nenhum bônus é pago.</translation>
    </message>
    <message>
        <source>Only you have stock and get {amount}.</source>
        <translation>Só você tem ações e recebe {amount}.</translation>
    </message>
    <message>
        <source>Only {player} has stock and gets {amount}.</source>
        <translation>Só {player} tem ações e recebe {amount}.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Decisão na foto</translation>
    </message>
    <message>
        <source>Playing automatically. {esc} shows the result.</source>
        <translation>Avanço automático. {esc} mostra o resultado.</translation>
    </message>
    <message>
        <source>Playing automatically. {space} pauses, {esc} shows the result.</source>
        <translation>Avanço automático. {space} pausa, {esc} mostra o resultado.</translation>
    </message>
    <message>
        <source>The end was declared</source>
        <translation>O fim foi declarado</translation>
    </message>
    <message>
        <source>The stock market holds the most: {amount} stays in the bank.</source>
        <translation>O mercado de ações está em primeiro: {amount} ficam no banco.</translation>
    </message>
    <message>
        <source>The stock market holds the second most: {amount} stays in the bank.</source>
        <translation>O mercado de ações está em segundo: {amount} ficam no banco.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>em primeiro</translation>
    </message>
    <message>
        <source>second</source>
        <translation>em segundo</translation>
    </message>
    <message>
        <source>third</source>
        <translation>em terceiro</translation>
    </message>
    <message numerus="yes">
        <source>{chain} · %n tile(s) · {price} a stock</source>
        <translation>
            <numerusform>{chain}: %n peça · {price} por ação</numerusform>
            <numerusform>{chain}: %n peças · {price} por ação</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} by {amount}, {percent}% of the sum</source>
        <translation>{player} por {amount}, {percent}% do total</translation>
    </message>
    <message>
        <source>Then the bank pays each chain&apos;s bonuses and buys back its stock, smallest chain first.</source>
        <translation>Depois o banco paga os bônus de cada rede e compra as ações dela, da menor para a maior.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>What everyone has</source>
        <translation>O que cada um tem</translation>
    </message>
    <message>
        <source>You declared the end</source>
        <translation>Você declarou o fim</translation>
    </message>
    <message>
        <source>You have the most stock and get {amount}.</source>
        <translation>Você está em primeiro e recebe {amount}.</translation>
    </message>
    <message>
        <source>You have the second most and get {amount}.</source>
        <translation>Você está em segundo e recebe {amount}.</translation>
    </message>
    <message>
        <source>You have the third most and get {amount}.</source>
        <translation>Você está em terceiro e recebe {amount}.</translation>
    </message>
    <message>
        <source>the stock market</source>
        <translation>o mercado de ações</translation>
    </message>
    <message>
        <source>{players} share the {bonus}: {amount} each.</source>
        <translation>{players} dividem o {bonus}: {amount} para cada.</translation>
    </message>
    <message>
        <source>{players}: a dead heat</source>
        <translation>{players}: empate</translation>
    </message>
    <message>
        <source>{player} declared the end</source>
        <translation>{player} declarou o fim</translation>
    </message>
    <message>
        <source>{player} has the most stock and gets {amount}.</source>
        <translation>{player} está em primeiro e recebe {amount}.</translation>
    </message>
    <message>
        <source>{player} has the second most and gets {amount}.</source>
        <translation>{player} está em segundo e recebe {amount}.</translation>
    </message>
    <message>
        <source>{player} has the third most and gets {amount}.</source>
        <translation>{player} está em terceiro e recebe {amount}.</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player}: {total}</translation>
    </message>
    <message>
        <source>{player} {total} ({gain})</source>
        <translation>{player}: {total} ({gain})</translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message numerus="yes">
        <source>%n finished game(s), newest first</source>
        <translation>
            <numerusform>%n jogo terminado</numerusform>
            <numerusform>%n jogos terminados, do mais recente ao mais antigo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) cannot be read</source>
        <translation>
            <numerusform>%n jogo terminado não pode ser lido</numerusform>
            <numerusform>%n jogos terminados não podem ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Jogos terminados</translation>
    </message>
    <message>
        <source>There are no finished games.</source>
        <translation>Não há jogos terminados.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message numerus="yes">
        <source>{edition}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}, %n turno, {time}</numerusform>
            <numerusform>{edition}, %n turnos, {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition}, won by {players}, %n turn(s), {time}</source>
        <translation>
            <numerusform>{edition}, vitória de {players}, %n turno, {time}</numerusform>
            <numerusform>{edition}, vitória de {players}, %n turnos, {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Founding</name>
    <message>
        <source>The bank has none left: you receive no stock.</source>
        <translation>O banco não tem mais ações: você não recebe nenhuma.</translation>
    </message>
    <message>
        <source>The bank has none left: you receive {price}.</source>
        <translation>O banco não tem mais ações: você recebe {price}.</translation>
    </message>
    <message>
        <source>The stock of an expensive chain costs more, and its bonuses are higher.</source>
        <translation>Em uma rede cara, a ação custa mais e os bônus são maiores.</translation>
    </message>
    <message>
        <source>You receive 1 stock.</source>
        <translation>Você recebe 1 ação.</translation>
    </message>
    <message numerus="yes">
        <source>{chain} starts with %n tile(s) at {price} a stock.</source>
        <translation>
            <numerusform>A {chain} começa com %n peça, a {price} por ação.</numerusform>
            <numerusform>A {chain} começa com %n peças, a {price} por ação.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message numerus="yes">
        <source>%n merger(s), with showers of bonuses.</source>
        <translation>
            <numerusform>%n fusão, com pancadas de bônus.</numerusform>
            <numerusform>%n fusões, com pancadas de bônus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture, 1200 × 900</source>
        <translation>Uma imagem, 1200 × 900</translation>
    </message>
    <message>
        <source>After {count} changes of the lead: {player}</source>
        <translation>Após {count} trocas de liderança: {player}</translation>
    </message>
    <message>
        <source>Ahead since turn {since}, and never caught</source>
        <translation>À frente desde o turno {since}, sem ser alcançado</translation>
    </message>
    <message>
        <source>All chains stand to the end, and {total} win</source>
        <translation>Todas as redes de pé até o fim, e {total} vencem</translation>
    </message>
    <message>
        <source>All on stock: {player}</source>
        <translation>Tudo em ações: {player}</translation>
    </message>
    <message>
        <source>Behind until the last turn, {amount} ahead at the end</source>
        <translation>Atrás até o último turno, {amount} à frente no fim</translation>
    </message>
    <message>
        <source>Bell by {declarer}, prize to {winner}</source>
        <translation>Sino de {declarer}, prêmio de {winner}</translation>
    </message>
    <message>
        <source>By a nose: {player}</source>
        <translation>Por um fio: {player}</translation>
    </message>
    <message>
        <source>Calm: no merger.</source>
        <translation>Tempo calmo: nenhuma fusão.</translation>
    </message>
    <message>
        <source>Cash is king: {player}</source>
        <translation>O dinheiro é rei: {player}</translation>
    </message>
    <message>
        <source>City full: {player}, by {amount}</source>
        <translation>Cidade cheia: {player}, por {amount}</translation>
    </message>
    <message>
        <source>Closing account</source>
        <translation>Apuração final</translation>
    </message>
    <message>
        <source>Dead heat: {players}</source>
        <translation>Empate na chegada: {players}</translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>Distribuição {seed}</translation>
    </message>
    <message>
        <source>Each bonus and each sale</source>
        <translation>Cada bônus e cada venda</translation>
    </message>
    <message>
        <source>Every majority: {player}</source>
        <translation>Todas as maiorias: {player}</translation>
    </message>
    <message>
        <source>First in each chain that was paid: {total}</source>
        <translation>Em primeiro em cada rede paga: {total}</translation>
    </message>
    <message>
        <source>First: {player}, by {amount}</source>
        <translation>Em primeiro: {player}, por {amount}</translation>
    </message>
    <message>
        <source>From last to first: {player}</source>
        <translation>De último a primeiro: {player}</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>In front all the way: {player}</source>
        <translation>Na frente de ponta a ponta: {player}</translation>
    </message>
    <message>
        <source>In front for good</source>
        <translation>Na frente de vez</translation>
    </message>
    <message>
        <source>Landslide: {player}, by {amount}</source>
        <translation>Goleada: {player}, por {amount}</translation>
    </message>
    <message>
        <source>Last at half-time, {amount} ahead at the bell</source>
        <translation>Em último na metade, {amount} à frente no fim</translation>
    </message>
    <message>
        <source>Made of bonuses: {player}</source>
        <translation>Feito de bônus: {player}</translation>
    </message>
    <message>
        <source>Never the largest holder, yet first: {player}</source>
        <translation>Sem maioria nenhuma, mas em primeiro: {player}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>No other chain is left. First prize, with {total}: {player}</source>
        <translation>Não resta outra rede. Primeiro prêmio, com {total}: {player}</translation>
    </message>
    <message>
        <source>No tile fits any more, and the account decides</source>
        <translation>Nenhuma peça cabe mais, e a apuração decide</translation>
    </message>
    <message>
        <source>Not a dollar left in turn {broke}, {total} at the end</source>
        <translation>Nem um dólar no turno {broke}, {total} no fim</translation>
    </message>
    <message>
        <source>Not one merger: {player}</source>
        <translation>Nenhuma fusão: {player}</translation>
    </message>
    <message>
        <source>Not one primary bonus at the end, and still {total}</source>
        <translation>Nenhum bônus primário no fim, e mesmo assim {total}</translation>
    </message>
    <message>
        <source>Only {amount} between first and second after {turns} turns</source>
        <translation>Só {amount} entre o primeiro e o segundo após {turns} turnos</translation>
    </message>
    <message>
        <source>Out of sight: {player}</source>
        <translation>Fora de alcance: {player}</translation>
    </message>
    <message>
        <source>Over before half the city stood: {player}</source>
        <translation>Fim com meia cidade em pé: {player}</translation>
    </message>
    <message>
        <source>Photo finish: {player}, by {amount}</source>
        <translation>Decisão na foto: {player}, por {amount}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Rags to riches: {player}</source>
        <translation>Do zero à fortuna: {player}</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Revisão do jogo</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesma distribuição</translation>
    </message>
    <message>
        <source>Save the front page</source>
        <translation>Salvar a primeira página</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Stock prices</source>
        <translation>Cotações</translation>
    </message>
    <message>
        <source>Stolen at the bell: {player}</source>
        <translation>Virada no fim: {player}</translation>
    </message>
    <message>
        <source>The Acquire Herald</source>
        <translation>Diário Acquire</translation>
    </message>
    <message>
        <source>The bell rings in turn {turns}, to the surprise of many</source>
        <translation>O sino toca no turno {turns}, para surpresa de muitos</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>O melhor turno</translation>
    </message>
    <message>
        <source>The city at the bell: {chains}.</source>
        <translation>A cidade no fim: {chains}.</translation>
    </message>
    <message>
        <source>The end came {amount} too soon</source>
        <translation>O fim veio {amount} cedo demais</translation>
    </message>
    <message>
        <source>The full account</source>
        <translation>A apuração completa</translation>
    </message>
    <message>
        <source>The great takeover</source>
        <translation>A grande fusão</translation>
    </message>
    <message>
        <source>The last change was the one that counted</source>
        <translation>A última troca foi a que valeu</translation>
    </message>
    <message>
        <source>The masters are beaten by {amount}</source>
        <translation>Os mestres ficam {amount} atrás</translation>
    </message>
    <message>
        <source>The same deal, for all who think it was luck.</source>
        <translation>A mesma distribuição, para quem acha que foi sorte.</translation>
    </message>
    <message>
        <source>The same players, other tiles</source>
        <translation>Os mesmos jogadores, outras peças</translation>
    </message>
    <message>
        <source>The stock to have</source>
        <translation>A ação da vez</translation>
    </message>
    <message>
        <source>The upset of the year: {player}</source>
        <translation>A zebra do ano: {player}</translation>
    </message>
    <message>
        <source>The {paid} takeover: {player}</source>
        <translation>A fusão de {paid}: {player}</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Amanhã</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Turn {turn} fills many pockets, and one of them wins</source>
        <translation>O turno {turn} enche muitos bolsos, e um deles vence</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Where did I lose money?</source>
        <translation>Onde perdi dinheiro?</translation>
    </message>
    <message>
        <source>You know the tiles now</source>
        <translation>Agora você conhece as peças</translation>
    </message>
    <message>
        <source>Your best: {amount}</source>
        <translation>Seu melhor: {amount}</translation>
    </message>
    <message>
        <source>Your new best: {amount}</source>
        <translation>Seu novo melhor: {amount}</translation>
    </message>
    <message>
        <source>{bonuses} of {total} came from bonuses</source>
        <translation>{bonuses} de {total} vieram de bônus</translation>
    </message>
    <message>
        <source>{chain} ends it: {player}, by {amount}</source>
        <translation>O fim pela {chain}: {player}, por {amount}</translation>
    </message>
    <message>
        <source>{chain} owns the city</source>
        <translation>A cidade é da {chain}</translation>
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
        <translation>{count} vitórias seguidas</translation>
    </message>
    <message>
        <source>{percent}% of {total} lay in cash before the account</source>
        <translation>{percent}% de {total} já em dinheiro antes da apuração</translation>
    </message>
    <message>
        <source>{share}% of the sum between first and second</source>
        <translation>{share}% do total entre o primeiro e o segundo</translation>
    </message>
    <message>
        <source>{size} tiles: too large to go on</source>
        <translation>{size} peças: grande demais para continuar</translation>
    </message>
    <message>
        <source>{stock} of {total} came from stock at the end</source>
        <translation>{stock} de {total} vieram das ações no fim</translation>
    </message>
    <message>
        <source>{total} at the bell in turn {turns}</source>
        <translation>{total} no fim, no turno {turns}</translation>
    </message>
    <message>
        <source>{total} at the bell, and nobody near</source>
        <translation>{total} no fim, e ninguém por perto</translation>
    </message>
    <message>
        <source>{total} each: not a dollar between them</source>
        <translation>{total} cada: nem um dólar de diferença</translation>
    </message>
    <message>
        <source>{total}: more than twice as much as anybody else</source>
        <translation>{total}: mais que o dobro de qualquer outro</translation>
    </message>
    <message>
        <source>{turn} · {reason}</source>
        <translation>{turn} · {reason}</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>{won} de {played} vencidos</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
</context>
<context>
    <name>Guests</name>
    <message>
        <source>A fair share for the old staff.</source>
        <translation>Um bom quinhão para os veteranos.</translation>
    </message>
    <message>
        <source>A fine piece for my cabinet.</source>
        <translation>Uma bela peça para a minha vitrine.</translation>
    </message>
    <message>
        <source>A fine suit opens doors.</source>
        <translation>Um bom terno abre portas.</translation>
    </message>
    <message>
        <source>A good house, nothing fancy.</source>
        <translation>Um bom hotel, sem luxo.</translation>
    </message>
    <message>
        <source>A grand door, and a back door.</source>
        <translation>Uma porta nobre e outra nos fundos.</translation>
    </message>
    <message>
        <source>A little something for my silence.</source>
        <translation>Um agrado pelo meu silêncio.</translation>
    </message>
    <message>
        <source>A loss. It is in the books.</source>
        <translation>Um prejuízo. Já está lançado.</translation>
    </message>
    <message>
        <source>A small find, but a pretty one.</source>
        <translation>Um achado pequeno, mas bonito.</translation>
    </message>
    <message>
        <source>A sound investment, I believe.</source>
        <translation>Um investimento sensato, creio eu.</translation>
    </message>
    <message>
        <source>All that work, and no wages!</source>
        <translation>Tanto trabalho, e nada de salário!</translation>
    </message>
    <message>
        <source>Bait for bigger fish.</source>
        <translation>Isca para peixe maior.</translation>
    </message>
    <message>
        <source>Costly, but solid.</source>
        <translation>Sai caro, mas é sólido.</translation>
    </message>
    <message>
        <source>Cut the ribbon, please!</source>
        <translation>Podem cortar a fita!</translation>
    </message>
    <message>
        <source>Delicious. Who&apos;s next?</source>
        <translation>Delicioso. Quem é o próximo?</translation>
    </message>
    <message>
        <source>Dinner is over. The bill, please!</source>
        <translation>Fim do jantar. A conta, por favor!</translation>
    </message>
    <message>
        <source>Double or nothing. Double it is!</source>
        <translation>O dobro ou nada. Deu o dobro!</translation>
    </message>
    <message>
        <source>Enough for a new crane.</source>
        <translation>Dá para um guindaste novo.</translation>
    </message>
    <message>
        <source>Even a place bet pays.</source>
        <translation>Segundo lugar também paga.</translation>
    </message>
    <message>
        <source>Even shadows stumble.</source>
        <translation>Até as sombras tropeçam.</translation>
    </message>
    <message>
        <source>Every dollar finds its place.</source>
        <translation>Cada dólar encontra seu lugar.</translation>
    </message>
    <message>
        <source>Every empire starts with one lobby.</source>
        <translation>Todo império começa com um saguão.</translation>
    </message>
    <message>
        <source>For once, only the best.</source>
        <translation>Desta vez, só do melhor.</translation>
    </message>
    <message>
        <source>Fortune smiles on a new sign.</source>
        <translation>A sorte gosta de letreiro novo.</translation>
    </message>
    <message>
        <source>I can&apos;t complain.</source>
        <translation>Não posso reclamar.</translation>
    </message>
    <message>
        <source>I never say no to dessert.</source>
        <translation>Nunca recuso a sobremesa.</translation>
    </message>
    <message>
        <source>I raised it, and it pays me back.</source>
        <translation>Criei com carinho, e ele me retribui.</translation>
    </message>
    <message>
        <source>I&apos;ll keep it as a souvenir.</source>
        <translation>Guardo de lembrança.</translation>
    </message>
    <message>
        <source>I&apos;ll keep the old letterhead.</source>
        <translation>Fico com o papel timbrado antigo.</translation>
    </message>
    <message>
        <source>In cash, if you please.</source>
        <translation>Em dinheiro vivo, por gentileza.</translation>
    </message>
    <message>
        <source>It happens. On we go.</source>
        <translation>Acontece. Vamos em frente.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Era só questão de tempo.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Valeu a pena esperar.</translation>
    </message>
    <message>
        <source>Jackpot!</source>
        <translation>Bilhete premiado!</translation>
    </message>
    <message>
        <source>Ladies and gentlemen, last orders!</source>
        <translation>Senhoras e senhores, últimos pedidos!</translation>
    </message>
    <message>
        <source>Last round. Place your bets!</source>
        <translation>Última rodada. Façam suas apostas!</translation>
    </message>
    <message>
        <source>Let us open the books.</source>
        <translation>Vamos abrir os livros.</translation>
    </message>
    <message>
        <source>Lights out.</source>
        <translation>Apaguem as luzes.</translation>
    </message>
    <message>
        <source>No hard feelings, I hope.</source>
        <translation>Sem ressentimentos, espero.</translation>
    </message>
    <message>
        <source>Not bad for a quiet day.</source>
        <translation>Nada mau para um dia tranquilo.</translation>
    </message>
    <message>
        <source>Now that&apos;s room service.</source>
        <translation>Isso, sim, é serviço de quarto.</translation>
    </message>
    <message>
        <source>Now there&apos;s room to build.</source>
        <translation>Agora há espaço para obras.</translation>
    </message>
    <message>
        <source>Oh well. I shall build another.</source>
        <translation>Paciência. Eu construo outro.</translation>
    </message>
    <message>
        <source>One brick, then the next.</source>
        <translation>Um tijolo, depois o outro.</translation>
    </message>
    <message>
        <source>One more for the album.</source>
        <translation>Mais uma para o álbum.</translation>
    </message>
    <message>
        <source>One step at a time.</source>
        <translation>Um passo de cada vez.</translation>
    </message>
    <message>
        <source>Only marble will do for this one.</source>
        <translation>Neste aqui, só mármore.</translation>
    </message>
    <message>
        <source>Pour the concrete!</source>
        <translation>Podem despejar o concreto!</translation>
    </message>
    <message>
        <source>Quietly, please.</source>
        <translation>Em silêncio, por favor.</translation>
    </message>
    <message>
        <source>Roll out the carpet, I feel lucky!</source>
        <translation>Estendam o tapete, hoje é meu dia!</translation>
    </message>
    <message>
        <source>Shall we call it a day?</source>
        <translation>Vamos encerrar por hoje?</translation>
    </message>
    <message>
        <source>Small today, on my plate tomorrow.</source>
        <translation>Pequeno hoje, no meu prato amanhã.</translation>
    </message>
    <message>
        <source>Somebody ate my lunch.</source>
        <translation>Comeram o meu almoço.</translation>
    </message>
    <message>
        <source>That pays for a few more floors.</source>
        <translation>Isso paga mais alguns andares.</translation>
    </message>
    <message>
        <source>The best rooms, all on one card!</source>
        <translation>Os melhores quartos, tudo ou nada!</translation>
    </message>
    <message>
        <source>The collection is complete.</source>
        <translation>A coleção está completa.</translation>
    </message>
    <message>
        <source>The figures spoke for it.</source>
        <translation>Os números falaram por si.</translation>
    </message>
    <message>
        <source>The rarest of the set.</source>
        <translation>A mais rara da coleção.</translation>
    </message>
    <message>
        <source>The roof is on. Tools down!</source>
        <translation>Telhado pronto. Fim da obra!</translation>
    </message>
    <message>
        <source>This one will touch the clouds.</source>
        <translation>Este vai tocar as nuvens.</translation>
    </message>
    <message>
        <source>Time to balance the books.</source>
        <translation>Hora de fechar o balanço.</translation>
    </message>
    <message>
        <source>Welcome to the family.</source>
        <translation>Bem-vindos à família.</translation>
    </message>
    <message>
        <source>You never saw me here.</source>
        <translation>Vocês nunca me viram aqui.</translation>
    </message>
    <message>
        <source>You should have looked my way.</source>
        <translation>Deviam ter olhado para cá.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>Um dia se ganha, outro se perde.</translation>
    </message>
    <message>
        <source>{player}: “{line}”</source>
        <translation>{player}: “{line}”</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Search the guide</source>
        <translation>Buscar no guia</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>Texto do guia</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guia do usuário</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Covered tile</source>
        <translation>Peça coberta</translation>
    </message>
    <message>
        <source>Place {number} of the rack, empty</source>
        <translation>Lugar {number} da mão, vazio</translation>
    </message>
    <message>
        <source>Tile {number}: {tile}, {effect}</source>
        <translation>Peça {number}: {tile}, {effect}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Suas peças</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{tile}, hint {number}</source>
        <translation>{tile}, dica {number}</translation>
    </message>
    <message>
        <source>{tile}, hint {number}, the best</source>
        <translation>{tile}, dica {number}, a melhor</translation>
    </message>
    <message>
        <source>{tile}, {meaning}</source>
        <translation>{tile}, {meaning}</translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>A small {place} after a number: {rank}</source>
        <translation>Um {place} pequeno depois de um número: {rank}</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Holdings of all players</source>
        <translation>Carteiras de todos os jogadores</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Price ($)</source>
        <translation>Preço ($)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Dotted line: added up from what was announced</source>
        <translation>Linha pontilhada: soma do que foi anunciado</translation>
    </message>
    <message>
        <source>primary stockholder</source>
        <translation>acionista primário</translation>
    </message>
    <message>
        <source>secondary stockholder</source>
        <translation>acionista secundário</translation>
    </message>
    <message>
        <source>tertiary stockholder</source>
        <translation>acionista terciário</translation>
    </message>
    <message>
        <source>{chain}: not on the board</source>
        <translation>{chain}: fora do tabuleiro</translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}</source>
        <translation>{chain}: {size} peças, {price}</translation>
    </message>
    <message>
        <source>{chain}: {size} tiles, {price}, safe</source>
        <translation>{chain}: {size} peças, {price}, segura</translation>
    </message>
    <message>
        <source>{player}, deciding now</source>
        <translation>{player}: decide agora</translation>
    </message>
</context>
<context>
    <name>HotelAccount</name>
    <message>
        <source>Click to see the board.</source>
        <translation>Clique para ver o tabuleiro.</translation>
    </message>
    <message>
        <source>The last round was played.</source>
        <translation>A última rodada terminou.</translation>
    </message>
    <message>
        <source>A bankruptcy ended the game.</source>
        <translation>Uma falência encerrou o jogo.</translation>
    </message>
    <message>
        <source>You are in place {place} of {count} with {total}.</source>
        <translation>Você fica em {place}º lugar de {count}, com {total}.</translation>
    </message>
    <message>
        <source>You win with {total}!</source>
        <translation>Você venceu com {total}!</translation>
    </message>
    <message>
        <source>{players} tie for first with {total}</source>
        <translation>{players} empatam em primeiro com {total}</translation>
    </message>
    <message>
        <source>{player} reached {amount} in cash and won at once.</source>
        <translation>{player} chegou a {amount} em dinheiro e venceu na hora.</translation>
    </message>
    <message>
        <source>{player} wins with {total}</source>
        <translation>{player} vence com {total}</translation>
    </message>
</context>
<context>
    <name>HotelActions</name>
    <message>
        <source>A night costs {fee} there.</source>
        <translation>Uma noite ali custa {fee}.</translation>
    </message>
    <message>
        <source>A night then costs {fee}.</source>
        <translation>A noite passa a custar {fee}.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>All its entrances are sold, too.</source>
        <translation>Todas as entradas também são vendidas.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Dar lance de {amount}</translation>
    </message>
    <message>
        <source>Buy {hotel} for {price}</source>
        <translation>Comprar {hotel} por {price}</translation>
    </message>
    <message>
        <source>Fully built: {price} more, {fee} a night.</source>
        <translation>Completo: mais {price}, {fee} a noite.</translation>
    </message>
    <message>
        <source>Discard it and draw another</source>
        <translation>Descartar e pegar outra carta</translation>
    </message>
    <message>
        <source>Discard the entrance</source>
        <translation>Descartar a entrada</translation>
    </message>
    <message numerus="yes">
        <source>Drive %n space(s)</source>
        <translation>
            <numerusform>Andar %n casa</numerusform>
            <numerusform>Andar %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <source>Entrance of {hotel} at {tile}</source>
        <translation>Entrada de {hotel} na {tile}</translation>
    </message>
    <message>
        <source>Give the entrance to {player}</source>
        <translation>Dar a entrada a {player}</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>Custa {price}.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Ficar com a carta</translation>
    </message>
    <message>
        <source>Don&apos;t claim it</source>
        <translation>Não cobrar</translation>
    </message>
    <message>
        <source>Claim {amount}</source>
        <translation>Cobrar {amount}</translation>
    </message>
    <message>
        <source>Double the list price of {price}.</source>
        <translation>O dobro do preço de tabela, {price}.</translation>
    </message>
    <message>
        <source>Free of charge.</source>
        <translation>De graça.</translation>
    </message>
    <message>
        <source>Seller: {owner}.</source>
        <translation>Quem vende: {owner}.</translation>
    </message>
    <message>
        <source>Half of the list price of {price}.</source>
        <translation>A metade do preço de tabela, {price}.</translation>
    </message>
    <message>
        <source>Ask me again later in this turn</source>
        <translation>Perguntar de novo neste turno</translation>
    </message>
    <message>
        <source>Drive {spaces} spaces</source>
        <translation>Andar {spaces} casas</translation>
    </message>
    <message>
        <source>It will belong to {hotel} instead of {before}.</source>
        <translation>Passa a ser de {hotel}, e não mais de {before}.</translation>
    </message>
    <message>
        <source>List price {price}.</source>
        <translation>Preço de tabela: {price}.</translation>
    </message>
    <message>
        <source>Lost: {structures}, list price {price}.</source>
        <translation>Perda: {structures}, preço de tabela {price}.</translation>
    </message>
    <message>
        <source>Owner: {player}.</source>
        <translation>Pertence a {player}.</translation>
    </message>
    <message>
        <source>Pay the fine and leave</source>
        <translation>Pagar a multa e sair</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>Pagar {amount}</translation>
    </message>
    <message>
        <source>Pay {amount} and build</source>
        <translation>Pagar {amount} e construir</translation>
    </message>
    <message>
        <source>Pay {amount} and build nothing</source>
        <translation>Pagar {amount} e não construir</translation>
    </message>
    <message>
        <source>Pay {amount}, draw a card, then throw for a normal turn.</source>
        <translation>Pague {amount}, pegue uma carta e depois lance os dados para um turno normal.</translation>
    </message>
    <message>
        <source>Pay {amount}, then throw for a normal turn.</source>
        <translation>Pague {amount} e lance para um turno normal.</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Não usar carta</translation>
    </message>
    <message>
        <source>Play no card in this turn</source>
        <translation>Não jogar carta neste turno</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Usar “{card}”</translation>
    </message>
    <message>
        <source>Play {card} on {player}</source>
        <translation>Usar “{card}” contra {player}</translation>
    </message>
    <message>
        <source>Play {card}: turn the dice to {dice}</source>
        <translation>Usar “{card}”: virar os dados para {dice}</translation>
    </message>
    <message>
        <source>Put it off until your next turn</source>
        <translation>Adiar para o seu próximo turno</translation>
    </message>
    <message>
        <source>Sell {hotel}&apos;s entrance at {tile} for {price}</source>
        <translation>Vender por {price} a entrada de {hotel} na {tile}</translation>
    </message>
    <message>
        <source>Sell {hotel}&apos;s {structure} for {price}</source>
        <translation>Vender por {price}: {structure} de {hotel}</translation>
    </message>
    <message>
        <source>Sold: {structures} for {price}.</source>
        <translation>Venda: {structures} por {price}.</translation>
    </message>
    <message>
        <source>The highest bid takes it, however low. If nobody bids, the Bank pays {price} and tears everything down.</source>
        <translation>O maior lance leva, por menor que seja. Sem lances, o Banco paga {price} e demole tudo.</translation>
    </message>
    <message>
        <source>The highest bid takes it, however low. If nobody bids, the Bank pays {price} for the land.</source>
        <translation>O maior lance leva, por menor que seja. Sem lances, o Banco paga {price} pelo terreno.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>{hotel}: up to {structure}</source>
        <translation>{hotel}: até {structure}</translation>
    </message>
    <message>
        <source>{list}, {half} or {double}. A night still costs {fee}.</source>
        <translation>{list}, {half} ou {double}. A noite continua a {fee}.</translation>
    </message>
    <message>
        <source>{list}, {half} or {double}. A night then costs {fee}.</source>
        <translation>{list}, {half} ou {double}. A noite passa a custar {fee}.</translation>
    </message>
    <message>
        <source>The first entrance goes on the starred place.</source>
        <translation>A primeira entrada vai no lugar com estrela.</translation>
    </message>
    <message>
        <source>You lose the permission and pay nothing.</source>
        <translation>Você perde a permissão e não paga nada.</translation>
    </message>
    <message>
        <source>Turn the entrance at {tile} around</source>
        <translation>Virar a entrada na {tile}</translation>
    </message>
    <message>
        <source>You will have {cash} left.</source>
        <translation>Você ficará com {cash}.</translation>
    </message>
    <message>
        <source>Put {hotel} up for auction</source>
        <translation>Levar {hotel} a leilão</translation>
    </message>
    <message>
        <source>Sell the entrance</source>
        <translation>Vender a entrada</translation>
    </message>
    <message>
        <source>Stay in the Car Park</source>
        <translation>Ficar no estacionamento</translation>
    </message>
    <message>
        <source>Stop bidding</source>
        <translation>Sair do leilão</translation>
    </message>
    <message>
        <source>The Bank pays {amount}.</source>
        <translation>O Banco paga {amount}.</translation>
    </message>
    <message>
        <source>Throw for the nights</source>
        <translation>Lançar o dado das noites</translation>
    </message>
    <message>
        <source>Throw to leave the Car Park</source>
        <translation>Lançar os dados para sair</translation>
    </message>
    <message numerus="yes">
        <source>and %n more for {cost}</source>
        <translation>
            <numerusform>e mais %n por {cost}</numerusform>
            <numerusform>e mais %n por {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>You give up {amount}.</source>
        <translation>Você abre mão de {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{cash} and %n event card(s).</source>
        <translation>
            <numerusform>{cash} e %n carta de evento.</numerusform>
            <numerusform>{cash} e %n cartas de evento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cash}.</source>
        <translation>{cash}.</translation>
    </message>
    <message>
        <source>{hotel}: entrance at {tile}</source>
        <translation>{hotel}: entrada na {tile}</translation>
    </message>
    <message>
        <source>{hotel}: {steps}</source>
        <translation>{hotel}: {steps}</translation>
    </message>
</context>
<context>
    <name>HotelBoard</name>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Prefeitura</translation>
    </message>
    <message>
        <source>bare land</source>
        <translation>terreno vazio</translation>
    </message>
    <message>
        <source>car of {player}</source>
        <translation>carro de {player}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message>
        <source>entrance of {hotel} ({owner}), {fee} a night</source>
        <translation>entrada de {hotel} ({owner}), {fee} por noite</translation>
    </message>
    <message>
        <source>for sale: {price}</source>
        <translation>à venda: {price}</translation>
    </message>
    <message>
        <source>{fee} a night</source>
        <translation>{fee} por noite</translation>
    </message>
</context>
<context>
    <name>HotelCards</name>
    <message>
        <source>Antitrust</source>
        <translation>Antitruste</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Mendigo</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Court Decision</source>
        <translation>Decisão judicial</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Terremoto</translation>
    </message>
    <message>
        <source>Financial Bubble</source>
        <translation>Bolha financeira</translation>
    </message>
    <message>
        <source>Framed</source>
        <translation>Armação</translation>
    </message>
    <message>
        <source>Friend of the Mayor</source>
        <translation>Amigo do prefeito</translation>
    </message>
    <message>
        <source>Go to the Car Park at once. Your turn is over.</source>
        <translation>Vá direto para o estacionamento. Seu turno acabou.</translation>
    </message>
    <message>
        <source>Happy Birthday</source>
        <translation>Feliz aniversário</translation>
    </message>
    <message>
        <source>Hooligans</source>
        <translation>Vândalos</translation>
    </message>
    <message>
        <source>Huge Tip</source>
        <translation>Gorjeta generosa</translation>
    </message>
    <message>
        <source>Interest Rates</source>
        <translation>Juros</translation>
    </message>
    <message>
        <source>After choosing how far to drive, go on as many spaces as you like for {tip} each.</source>
        <translation>Depois de escolher quanto andar, siga quantas casas quiser, por {tip} cada.</translation>
    </message>
    <message>
        <source>An opponent who crosses the Bank line gets nothing from the Bank.</source>
        <translation>Um adversário que cruza a linha do Banco não recebe nada do Banco.</translation>
    </message>
    <message>
        <source>Every car that reaches the start space stops there until all have arrived. Hotels of resting players are closed.</source>
        <translation>Todo carro que chega à casa de largada fica parado ali até que todos cheguem. Os hotéis de quem descansa ficam fechados.</translation>
    </message>
    <message>
        <source>Give {bankrupt} to a bankrupt player. If there is none, give {poorest} to the opponent with the least cash.</source>
        <translation>Dê {bankrupt} a um jogador falido. Se não houver nenhum, dê {poorest} ao adversário com menos dinheiro.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Manutenção</translation>
    </message>
    <message>
        <source>Mind Control</source>
        <translation>Controle mental</translation>
    </message>
    <message>
        <source>Night in the Limousine</source>
        <translation>Noite na limusine</translation>
    </message>
    <message>
        <source>Sell the newest extension of one of your hotels to the Bank at half price. Only if all of them are finished do leisure grounds go instead.</source>
        <translation>Venda ao Banco pela metade do preço o anexo mais novo de um dos seus hotéis. Só se todos estiverem completos vai a área de lazer no lugar.</translation>
    </message>
    <message>
        <source>The Bank takes all your cash. Then each opponent gives you up to {ponzi}.</source>
        <translation>O Banco leva todo o seu dinheiro. Depois, cada adversário dá a você até {ponzi}.</translation>
    </message>
    <message>
        <source>Turn the die of an opponent&apos;s throw upside down.</source>
        <translation>Vire de cabeça para baixo o dado de um adversário.</translation>
    </message>
    <message>
        <source>You lose one of your entrances and pay the Bank {damage}. If you have no hotel, nothing happens.</source>
        <translation>Você perde uma das suas entradas e paga {damage} ao Banco. Se não tiver hotel, nada acontece.</translation>
    </message>
    <message>
        <source>One of your hotels loses as many structures as a die shows. If you own several, the permission die decides which one is hit.</source>
        <translation>Um hotel seu perde o número de construções que um dado mostrar. Se você tem vários, o dado de permissão decide qual é atingido.</translation>
    </message>
    <message>
        <source>Overdue Tax</source>
        <translation>Imposto atrasado</translation>
    </message>
    <message>
        <source>Patron of the Arts</source>
        <translation>Mecenas</translation>
    </message>
    <message>
        <source>Pay each opponent {patron}.</source>
        <translation>Pague {patron} a cada adversário.</translation>
    </message>
    <message>
        <source>Pay the Bank {land} for each property, {structure} for each structure and {entrance} for each entrance you own.</source>
        <translation>Pague ao Banco {land} por propriedade, {structure} por construção e {entrance} por entrada que tiver.</translation>
    </message>
    <message>
        <source>Saves you once from the Car Park or from Resting Days.</source>
        <translation>Livra você uma vez do estacionamento ou dos Dias de descanso.</translation>
    </message>
    <message>
        <source>Send any opponent to the Car Park, on your turn or just before an opponent throws.</source>
        <translation>Mande um adversário para o estacionamento, no seu turno ou logo antes de um adversário lançar os dados.</translation>
    </message>
    <message>
        <source>Sleep in your car and pay nothing for one stay, even after throwing for the nights.</source>
        <translation>Durma no carro e não pague nada por uma estadia, mesmo depois de lançar o dado das noites.</translation>
    </message>
    <message>
        <source>Your opponents give you {birthday} in all, in equal shares. Anyone who can&apos;t pay in full gives all their cash and draws a card.</source>
        <translation>Seus adversários dão a você {birthday} ao todo, em partes iguais. Quem não pode pagar tudo dá o dinheiro que tem e pega uma carta.</translation>
    </message>
    <message>
        <source>Turn one or both dice of an opponent&apos;s throw upside down.</source>
        <translation>Vire para a face oposta um ou os dois dados que um adversário lançou.</translation>
    </message>
    <message>
        <source>The Bank takes all your cash. Then each opponent gives you one banknote of each kind; with the gentle option, up to {ponzi} each.</source>
        <translation>O Banco fica com todo o seu dinheiro. Depois cada adversário dá a você uma nota de cada tipo; com a opção branda, até {ponzi}.</translation>
    </message>
    <message>
        <source>Pay the Bank {tax}.</source>
        <translation>Pague {tax} ao Banco.</translation>
    </message>
    <message>
        <source>Ponzi Scheme</source>
        <translation>Pirâmide financeira</translation>
    </message>
    <message>
        <source>Resting Days</source>
        <translation>Dias de descanso</translation>
    </message>
    <message>
        <source>The Bank pays you {bubble}. You miss your next turn.</source>
        <translation>O Banco paga {bubble} a você. Você perde o próximo turno.</translation>
    </message>
    <message>
        <source>The Bank pays you {interest}.</source>
        <translation>O Banco paga {interest} a você.</translation>
    </message>
    <message>
        <source>Tired of Work</source>
        <translation>Cansaço do trabalho</translation>
    </message>
    <message>
        <source>You get a free entrance: place it, sell it or discard it.</source>
        <translation>Você ganha uma entrada grátis: coloque, venda ou descarte.</translation>
    </message>
</context>
<context>
    <name>HotelChoices</name>
    <message>
        <source>Ask for permission to build</source>
        <translation>Pedir permissão para construir</translation>
    </message>
    <message>
        <source>Build free of charge</source>
        <translation>Construir de graça</translation>
    </message>
    <message>
        <source>Buy an entrance</source>
        <translation>Comprar uma entrada</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>Comprar terreno</translation>
    </message>
    <message>
        <source>Claim nothing</source>
        <translation>Não cobrar</translation>
    </message>
    <message>
        <source>Drive on with a Huge Tip</source>
        <translation>Seguir com a “Gorjeta generosa”</translation>
    </message>
    <message>
        <source>Give up the entrance</source>
        <translation>Abrir mão da entrada</translation>
    </message>
    <message>
        <source>Place the free entrance</source>
        <translation>Colocar a entrada grátis</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Sell or put up for auction</source>
        <translation>Vender ou levar a leilão</translation>
    </message>
    <message>
        <source>The die decides: list price (3 in 6), or half, double or a refusal (1 in 6 each).</source>
        <translation>O dado decide: preço de tabela (3 em 6), ou metade, dobro ou recusa (1 em 6 cada).</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Suas cartas</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
</context>
<context>
    <name>HotelDeed</name>
    <message>
        <source>A night</source>
        <translation>Uma noite</translation>
    </message>
    <message>
        <source>Built so far: {sum}</source>
        <translation>Construído até agora: {sum}</translation>
    </message>
    <message>
        <source>Entrances at: {tiles}</source>
        <translation>Entradas nas casas: {tiles}</translation>
    </message>
    <message>
        <source>Entrances can go on: {tiles}; the first one on {star}</source>
        <translation>Entradas possíveis nas casas: {tiles}; a primeira na {star}</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>À venda</translation>
    </message>
    <message>
        <source>Land {price}, an entrance {entrance}</source>
        <translation>Terreno {price}, uma entrada {entrance}</translation>
    </message>
    <message>
        <source>Owner: {player}</source>
        <translation>Pertence a {player}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Construção</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>HotelDeeds</name>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n estrela</numerusform>
            <numerusform>%n estrelas</numerusform>
        </translation>
    </message>
    <message>
        <source>a night</source>
        <translation>por noite</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terreno</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>próxima: {price}</translation>
    </message>
    <message numerus="yes">
        <source>{built} of %n structure(s)</source>
        <translation>
            <numerusform>{built} de %n construção</numerusform>
            <numerusform>{built} de %n construções</numerusform>
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
        <translation>2: o dobro do preço de tabela</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>H: half the list price</source>
        <translation>H: metade do preço de tabela</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>green: the list price</source>
        <translation>verde: o preço de tabela</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>red: no permission</source>
        <translation>vermelho: sem permissão</translation>
    </message>
</context>
<context>
    <name>HotelHint</name>
    <message>
        <source>A good choice waits there: {offer}.</source>
        <translation>Lá há uma boa escolha: {offer}.</translation>
    </message>
    <message>
        <source>If you end your turn without it, you pay upkeep.</source>
        <translation>Se você encerrar o turno sem isso, paga manutenção.</translation>
    </message>
    <message>
        <source>It brings you nearest to the Bank.</source>
        <translation>Assim você chega mais perto do Banco.</translation>
    </message>
    <message>
        <source>It costs you least.</source>
        <translation>É o que menos custa para você.</translation>
    </message>
    <message>
        <source>It does most harm to an opponent.</source>
        <translation>É o que mais prejudica um adversário.</translation>
    </message>
    <message>
        <source>It is worth about {dollars} to you.</source>
        <translation>Para você, vale cerca de {dollars}.</translation>
    </message>
    <message>
        <source>It keeps you out of the Car Park.</source>
        <translation>Assim você não vai para o estacionamento.</translation>
    </message>
    <message>
        <source>Keep your cash: a stay can cost you {dollars}.</source>
        <translation>Guarde seu dinheiro: uma hospedagem pode custar {dollars}.</translation>
    </message>
    <message>
        <source>Medium would choose: {action}.</source>
        <translation>O nível Médio escolheria: {action}.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price to you.</source>
        <translation>Nada aqui vale o preço para você.</translation>
    </message>
    <message>
        <source>The card is worth more later.</source>
        <translation>A carta vale mais depois.</translation>
    </message>
    <message>
        <source>The fine costs more than the turns you would miss.</source>
        <translation>A multa custa mais do que os turnos que você perderia.</translation>
    </message>
    <message>
        <source>The property is worth only about {dollars} to you.</source>
        <translation>Para você, a propriedade vale só cerca de {dollars}.</translation>
    </message>
    <message>
        <source>The stay there costs least.</source>
        <translation>A hospedagem de lá é a mais barata.</translation>
    </message>
    <message>
        <source>The turns you would miss are worth more than the fine.</source>
        <translation>Os turnos que você perderia valem mais do que a multa.</translation>
    </message>
    <message>
        <source>There is no stay to pay there.</source>
        <translation>Lá não há hospedagem a pagar.</translation>
    </message>
</context>
<context>
    <name>HotelLesson</name>
    <message>
        <source>A guest!</source>
        <translation>Um hóspede!</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>Comprar terreno</translation>
    </message>
    <message>
        <source>Here you may build on your land. You ask for permission, and a die sets the price: green means the list price. Ask for all of {hotel}, then end your turn.</source>
        <translation>Aqui você pode construir no seu terreno. Você pede permissão, e um dado decide o preço: verde é o preço de tabela. Peça tudo de {hotel} e encerre o turno.</translation>
    </message>
    <message>
        <source>On this space you may buy one plot beside it. {hotel} is small and cheap. Then end your turn, and {guest} plays.</source>
        <translation>Nesta casa você pode comprar um terreno vizinho. O terreno de {hotel} é pequeno e barato. Depois encerre o turno, e joga {guest}.</translation>
    </message>
    <message>
        <source>One more entrance</source>
        <translation>Mais uma entrada</translation>
    </message>
    <message>
        <source>Open for guests</source>
        <translation>Aberto a hóspedes</translation>
    </message>
    <message>
        <source>That is how you win</source>
        <translation>É assim que se vence</translation>
    </message>
    <message>
        <source>The Bank line</source>
        <translation>A linha do Banco</translation>
    </message>
    <message>
        <source>The Bank pays {interest} to everybody who crosses its line, just ahead. With your {cash} that is enough.</source>
        <translation>O Banco paga {interest} a quem cruza a linha dele, logo à frente. Com os seus {cash}, isso basta.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A rodada seguinte</translation>
    </message>
    <message>
        <source>This space gives you an entrance free of charge. {guest} is on space 3, so space 5 lies right ahead. Then end your turn.</source>
        <translation>Esta casa dá a você uma entrada de graça. {guest} está na casa 3, e a casa 5 fica logo à frente. Depois encerre o turno.</translation>
    </message>
    <message>
        <source>Throw and drive</source>
        <translation>Lançar e dirigir</translation>
    </message>
    <message>
        <source>You and {guest} drive round this city. Anyone who stops at an entrance of your hotel stays there and pays you. Here {goal} in cash wins.</source>
        <translation>Você e {guest} dão voltas por esta cidade. Quem para em uma entrada do seu hotel fica ali e paga a você. Aqui, {goal} em dinheiro dão a vitória.</translation>
    </message>
    <message>
        <source>You have {cash} in cash, and the game is over at once. You also win if everybody else is bankrupt, or as the richest after the last round. In a real game you need more cash.</source>
        <translation>Você tem {cash} em dinheiro, e o jogo acaba na hora. Você também vence se todos os outros falirem ou se for o mais rico depois da última rodada. Em um jogo de verdade é preciso mais dinheiro.</translation>
    </message>
    <message>
        <source>You may do that in a real game. This lesson goes on as follows:</source>
        <translation>Em um jogo de verdade você pode fazer isso. A lição continua assim:</translation>
    </message>
    <message>
        <source>Your car drives as many spaces as the die shows.</source>
        <translation>Seu carro anda tantas casas quantas o dado mostrar.</translation>
    </message>
    <message>
        <source>Your first hotel</source>
        <translation>Seu primeiro hotel</translation>
    </message>
    <message>
        <source>Your hotel stands. A night costs {fee}. It has an entrance on space 2: the more entrances, the more guests.</source>
        <translation>Seu hotel está de pé. Uma noite custa {fee}. Ele tem uma entrada na casa 2: quanto mais entradas, mais hóspedes.</translation>
    </message>
    <message>
        <source>Your move: {action}</source>
        <translation>Sua vez: {action}</translation>
    </message>
    <message>
        <source>{guest} plays.</source>
        <translation>Joga {guest}.</translation>
    </message>
    <message>
        <source>{guest} stopped at a Build space, but owns no land to build on. Now it is your turn.</source>
        <translation>{guest} parou em uma casa de construção, mas não tem terreno para construir. Agora é a sua vez.</translation>
    </message>
    <message>
        <source>{guest} stopped at your entrance and threw the die for the nights: 5 nights at {fee}. The money is yours.</source>
        <translation>{guest} parou na sua entrada e lançou o dado das noites: 5 noites a {fee}. O dinheiro é seu.</translation>
    </message>
</context>
<context>
    <name>HotelLog</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nobody bid for {hotel}: the Bank cleared the land, and it is for sale again.</source>
        <translation>Ninguém deu lance por {hotel}: o Banco limpou o terreno, que está à venda de novo.</translation>
    </message>
    <message>
        <source>Round {round}: your turn</source>
        <translation>Rodada {round}: seu turno</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <translation>Rodada {round}: {player}</translation>
    </message>
    <message>
        <source>The computer decided for {other}.</source>
        <translation>O computador decidiu por {other}.</translation>
    </message>
    <message>
        <source>The computer plays for {other} from here on, at the level {level}.</source>
        <translation>Daqui em diante o computador joga por {other}, no nível {level}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile of %n card(s) became the new deck.</source>
        <translation>
            <numerusform>O descarte de %n carta virou o novo baralho.</numerusform>
            <numerusform>O descarte de %n cartas virou o novo baralho.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: the last round was played.</source>
        <translation>O jogo acabou: a última rodada terminou.</translation>
    </message>
    <message>
        <source>The game is over: a bankruptcy ended it.</source>
        <translation>O jogo acabou: uma falência o encerrou.</translation>
    </message>
    <message>
        <source>The game is over: {winner} reached the goal in cash.</source>
        <translation>O jogo acabou: {winner} atingiu a meta em dinheiro.</translation>
    </message>
    <message>
        <source>The permission die shows {face}.</source>
        <translation>O dado de permissão mostra {face}.</translation>
    </message>
    <message numerus="yes">
        <source>{hotel} lost %n structure(s).</source>
        <translation>
            <numerusform>{hotel} perdeu %n construção.</numerusform>
            <numerusform>{hotel} perdeu %n construções.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hotel} lost the entrance at {tile}.</source>
        <translation>{hotel} perdeu a entrada na {tile}.</translation>
    </message>
    <message>
        <source>{payee} began with {amount}.</source>
        <translation>{payee} começou com {amount}.</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} for the stay.</source>
        <translation>{payer} pagou {amount} para {payee} pela estadia.</translation>
    </message>
    <message>
        <source>{player} began a new lap.</source>
        <translation>{player} começou uma nova volta.</translation>
    </message>
    <message>
        <source>{player} began to rest.</source>
        <translation>{player} começou a descansar.</translation>
    </message>
    <message>
        <source>{player} bid {amount}.</source>
        <translation>{player} deu lance de {amount}.</translation>
    </message>
    <message>
        <source>{player} bought the land of {hotel} from {seller}.</source>
        <translation>{player} comprou o terreno de {hotel}. Quem vendeu: {seller}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} built %n structure(s) at {hotel}.</source>
        <translation>
            <numerusform>{player} ergueu %n construção em {hotel}.</numerusform>
            <numerusform>{player} ergueu %n construções em {hotel}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} came back into the game.</source>
        <translation>{player} voltou ao jogo.</translation>
    </message>
    <message>
        <source>Earthquake: the permission die shows {face}.</source>
        <translation>Terremoto: o dado de permissão mostra {face}.</translation>
    </message>
    <message>
        <source>Everybody had arrived, so Resting Days ended. {player} went first.</source>
        <translation>Todos chegaram, e os Dias de descanso acabaram. {player} começou.</translation>
    </message>
    <message>
        <source>Place {place}: {player} with {total}, and land worth {land}.</source>
        <translation>{place}º lugar: {player} com {total}, e terrenos no valor de {land}.</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} for a fresh start.</source>
        <translation>O Banco pagou {amount} a {payee} para um recomeço.</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} for completing the first lap.</source>
        <translation>O Banco pagou {amount} a {payee} pela primeira volta.</translation>
    </message>
    <message>
        <source>The Bank paid {payee} {amount} in interest.</source>
        <translation>O Banco pagou {amount} de juros a {payee}.</translation>
    </message>
    <message>
        <source>Upkeep: the permission die shows {face}.</source>
        <translation>Conservação: o dado de permissão mostra {face}.</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} {reason}.</source>
        <translation>{payer} pagou {amount} para {payee} {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} asked for permission to build %n structure(s) at {hotel}, list price {total}.</source>
        <translation>
            <numerusform>{player} pediu permissão para erguer %n construção em {hotel}, preço de tabela {total}.</numerusform>
            <numerusform>{player} pediu permissão para erguer %n construções em {hotel}, preço de tabela {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} could not pay {amount}, and the debt was forgiven.</source>
        <translation>{player} não pôde pagar {amount}, e a dívida foi perdoada.</translation>
    </message>
    <message>
        <source>{player} crossed the Bank line.</source>
        <translation>{player} cruzou a linha do Banco.</translation>
    </message>
    <message>
        <source>{player} crossed the Town Hall line.</source>
        <translation>{player} cruzou a linha da Prefeitura.</translation>
    </message>
    <message>
        <source>{player} did not claim {amount}.</source>
        <translation>{player} não cobrou {amount}.</translation>
    </message>
    <message>
        <source>{player} discarded a free entrance.</source>
        <translation>{player} descartou uma entrada grátis.</translation>
    </message>
    <message>
        <source>{player} discarded all cards: {cards}.</source>
        <translation>{player} descartou todas as cartas: {cards}.</translation>
    </message>
    <message>
        <source>{player} discarded {card} to draw another card.</source>
        <translation>{player} descartou “{card}” para pegar outra carta.</translation>
    </message>
    <message>
        <source>{player} drew an event card.</source>
        <translation>{player} pegou uma carta de evento.</translation>
    </message>
    <message>
        <source>{player} drew the event card {card}.</source>
        <translation>{player} pegou a carta de evento “{card}”.</translation>
    </message>
    <message>
        <source>{player} dropped out of the auction.</source>
        <translation>{player} saiu do leilão.</translation>
    </message>
    <message numerus="yes">
        <source>{player} drove %n space(s) to {tile}.</source>
        <translation>
            <numerusform>{player} andou %n casa até a {tile}.</numerusform>
            <numerusform>{player} andou %n casas até a {tile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} escaped bankruptcy once.</source>
        <translation>{player} escapou uma vez da falência.</translation>
    </message>
    <message>
        <source>{player} gave a free entrance to {receiver}.</source>
        <translation>{player} deu uma entrada grátis a {receiver}.</translation>
    </message>
    <message>
        <source>{player} threw {dice}. The first six of a turn is driven and brings another throw.</source>
        <translation>{player} tirou {dice}. O primeiro seis de um turno vale seis casas e outro lance.</translation>
    </message>
    <message>
        <source>{player} threw {dice}: another turn follows this one.</source>
        <translation>{player} tirou {dice}: depois deste turno vem outro.</translation>
    </message>
    <message>
        <source>{player} was framed and went to the Car Park.</source>
        <translation>{player} sofreu uma armação e foi para o estacionamento.</translation>
    </message>
    <message>
        <source>{player} got tired of work and went to the Car Park.</source>
        <translation>{player} se cansou do trabalho e foi para o estacionamento.</translation>
    </message>
    <message>
        <source>{player} won {hotel} in the auction.</source>
        <translation>{player} arrematou {hotel} no leilão.</translation>
    </message>
    <message>
        <source>{player} forgot the PIN, and it was removed.</source>
        <translation>{player} tinha esquecido o PIN, e ele foi removido.</translation>
    </message>
    <message>
        <source>{player} stopped exactly on the start space and was parked.</source>
        <translation>{player} parou exatamente na casa de largada e estacionou.</translation>
    </message>
    <message>
        <source>{player} stopped on the start space.</source>
        <translation>{player} parou na casa de largada.</translation>
    </message>
    <message>
        <source>{player} left the Car Park.</source>
        <translation>{player} saiu do estacionamento.</translation>
    </message>
    <message>
        <source>{player} missed this turn.</source>
        <translation>{player} perdeu este turno.</translation>
    </message>
    <message>
        <source>{player} placed an entrance of {hotel} at {tile}.</source>
        <translation>{player} colocou uma entrada de {hotel} na {tile}.</translation>
    </message>
    <message>
        <source>{player} played the event card {card} on {target}.</source>
        <translation>{player} usou a carta de evento “{card}” contra {target}.</translation>
    </message>
    <message>
        <source>{player} played the event card {card}.</source>
        <translation>{player} usou a carta de evento “{card}”.</translation>
    </message>
    <message>
        <source>{player} put off a bill of {amount}.</source>
        <translation>{player} adiou uma conta de {amount}.</translation>
    </message>
    <message>
        <source>{player} put {hotel} up for auction.</source>
        <translation>{player} levou {hotel} a leilão.</translation>
    </message>
    <message numerus="yes">
        <source>{player} slept %n night(s) at {hotel} ({owner}): {nights} × {fee} = {amount}.</source>
        <translation>
            <numerusform>{player} dormiu %n noite em {hotel} ({owner}): {nights} × {fee} = {amount}.</numerusform>
            <numerusform>{player} dormiu %n noites em {hotel} ({owner}): {nights} × {fee} = {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a second six and went to the Car Park.</source>
        <translation>{player} tirou um segundo seis e foi para o estacionamento.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the earthquake.</source>
        <translation>{player} tirou {dice} para o terremoto.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the nights.</source>
        <translation>{player} tirou {dice} para as noites.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for permission to build.</source>
        <translation>{player} tirou {dice} para a permissão.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for a profile.</source>
        <translation>{player} tirou {dice} para o perfil.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for upkeep.</source>
        <translation>{player} tirou {dice} para a conservação.</translation>
    </message>
    <message>
        <source>{player} threw {dice} in the Car Park.</source>
        <translation>{player} tirou {dice} ao tentar sair do estacionamento.</translation>
    </message>
    <message>
        <source>{player} threw {dice} to decide who goes first.</source>
        <translation>{player} tirou {dice} para decidir quem começa.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} tirou {dice}.</translation>
    </message>
    <message>
        <source>{player} took the profile {profile}.</source>
        <translation>{player} ficou com o perfil {profile}.</translation>
    </message>
    <message>
        <source>{player} took the seat back.</source>
        <translation>{player} retomou o lugar.</translation>
    </message>
    <message>
        <source>{player} turned the dice to {dice}.</source>
        <translation>{player} virou os dados para {dice}.</translation>
    </message>
    <message>
        <source>{player} turned the entrance at {tile} from {before} to {hotel}.</source>
        <translation>{player} virou a entrada na {tile} de {before} para {hotel}.</translation>
    </message>
    <message>
        <source>{player} gave no answer, so the program played a safe move.</source>
        <translation>{player} não respondeu; o programa fez uma jogada segura.</translation>
    </message>
    <message>
        <source>{player} went bankrupt.</source>
        <translation>{player} foi à falência.</translation>
    </message>
</context>
<context>
    <name>HotelMenus</name>
    <message>
        <source>&amp;Cover my cards when I leave the window</source>
        <translation>&amp;Cobrir minhas cartas quando saio da janela</translation>
    </message>
</context>
<context>
    <name>HotelNames</name>
    <message>
        <source>The Bank</source>
        <translation>O Banco</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>o Banco</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
</context>
<context>
    <name>HotelOutlook</name>
    <message>
        <source>Stay at {hotel} ({owner}): {fee} a night, {mean} on average, {most} at most.</source>
        <translation>Estadia em {hotel} ({owner}): {fee} por noite, {mean} em média, {most} no máximo.</translation>
    </message>
    <message>
        <source>To {tile}.</source>
        <translation>Até a {tile}.</translation>
    </message>
    <message>
        <source>On average, this throw costs you {cost} in stays.</source>
        <translation>Em média, este lançamento custa {cost} em estadias.</translation>
    </message>
    <message>
        <source>stay: {chance}, {mean} on average, {most} at most</source>
        <translation>estadia: {chance}, {mean} em média, {most} no máximo</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>menos de 1%</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}%</translation>
    </message>
    <message>
        <source>{drive}: {tile}</source>
        <translation>{drive}: {tile}</translation>
    </message>
    <message>
        <source>{hotel}: about {mean}, at most {most}</source>
        <translation>{hotel}: média {mean}, máx. {most}</translation>
    </message>
</context>
<context>
    <name>HotelPanel</name>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
</context>
<context>
    <name>HotelPlayers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>+ entrance</source>
        <translation>+ entrada</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>Dados e cartas</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>faliu</translation>
    </message>
    <message>
        <source>cash is hidden</source>
        <translation>dinheiro oculto</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>perde um turno</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>no estacionamento</translation>
    </message>
    <message>
        <source>resting</source>
        <translation>descansando</translation>
    </message>
    <message>
        <source>worth {worth}</source>
        <translation>total {worth}</translation>
    </message>
</context>
<context>
    <name>HotelPreferences</name>
    <message>
        <source>Animate the cars. The game never waits for the animation.</source>
        <translation>Os carros são animados. O jogo não espera a animação.</translation>
    </message>
</context>
<context>
    <name>HotelProfiles</name>
    <message>
        <source>Co-op</source>
        <translation>Cooperativa</translation>
    </message>
    <message>
        <source>Entrances are also for sale at the Bank line.</source>
        <translation>Também compra entradas na linha do Banco.</translation>
    </message>
    <message>
        <source>Holding company</source>
        <translation>Holding</translation>
    </message>
    <message>
        <source>Once per game, a card just drawn may be swapped.</source>
        <translation>Uma vez por jogo, pode trocar uma carta recém-tirada.</translation>
    </message>
    <message>
        <source>One bill at a time may wait until the next turn.</source>
        <translation>Uma conta por vez pode esperar até o próximo turno.</translation>
    </message>
    <message>
        <source>The first bankruptcy does not count.</source>
        <translation>A primeira falência não conta.</translation>
    </message>
    <message>
        <source>Richest man</source>
        <translation>Milionário</translation>
    </message>
    <message>
        <source>Start-up founder</source>
        <translation>Empreendedor</translation>
    </message>
</context>
<context>
    <name>HotelProperties</name>
    <message>
        <source>Acacia Lodge</source>
        <translation>Pousada das Acácias</translation>
    </message>
    <message>
        <source>Capitol Tower</source>
        <translation>Torre do Capitólio</translation>
    </message>
    <message>
        <source>Coral Point</source>
        <translation>Ponta do Coral</translation>
    </message>
    <message>
        <source>Grand Lumière</source>
        <translation>Grand Lumière</translation>
    </message>
    <message>
        <source>Kingsgate</source>
        <translation>Kingsgate</translation>
    </message>
    <message>
        <source>Maple Terrace</source>
        <translation>Terraço dos Bordos</translation>
    </message>
    <message>
        <source>Marble Court</source>
        <translation>Pátio de Mármore</translation>
    </message>
    <message>
        <source>Palm Lagoon</source>
        <translation>Lagoa das Palmeiras</translation>
    </message>
</context>
<context>
    <name>HotelQuestions</name>
    <message>
        <source>A second six: you go to the Car Park.</source>
        <translation>Um segundo seis: você vai para o estacionamento.</translation>
    </message>
    <message>
        <source>As the holding company you may swap one card per game.</source>
        <translation>Como holding, você pode trocar uma carta por jogo.</translation>
    </message>
    <message>
        <source>Claim it before the next throw.</source>
        <translation>Cobre antes do próximo lançamento.</translation>
    </message>
    <message numerus="yes">
        <source>Earthquake: which hotel loses %n structure(s)?</source>
        <translation>
            <numerusform>Terremoto: qual hotel perde %n construção?</numerusform>
            <numerusform>Terremoto: qual hotel perde %n construções?</numerusform>
        </translation>
    </message>
    <message>
        <source>Earthquake: which of your hotels loses everything?</source>
        <translation>Terremoto: qual dos seus hotéis perde tudo?</translation>
    </message>
    <message>
        <source>Earthquake: which other hotel loses its newest structure?</source>
        <translation>Terremoto: qual outro hotel perde a construção mais nova?</translation>
    </message>
    <message>
        <source>Hooligans: which entrance do you lose?</source>
        <translation>Vândalos: qual entrada você perde?</translation>
    </message>
    <message>
        <source>No six. Do you stay in the Car Park or pay the fine to leave?</source>
        <translation>Nenhum seis. Você fica no estacionamento ou paga a multa e sai?</translation>
    </message>
    <message>
        <source>The Bank owes you {amount} for crossing its line.</source>
        <translation>O Banco deve {amount} a você por cruzar a linha dele.</translation>
    </message>
    <message>
        <source>The computer decides for you.</source>
        <translation>O computador decide por você.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>O jogo acabou.</translation>
    </message>
    <message>
        <source>Which profile do you take?</source>
        <translation>Qual perfil você escolhe?</translation>
    </message>
    <message>
        <source>You are on {tile}. What do you do?</source>
        <translation>Você está na {tile}. O que você faz?</translation>
    </message>
    <message>
        <source>You are in the Car Park. A six lets you leave.</source>
        <translation>Você está no estacionamento. Um seis deixa você sair.</translation>
    </message>
    <message>
        <source>Put up for auction by {seller}.</source>
        <translation>Quem leiloa: {seller}.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>Você pegou a carta “{card}”.</translation>
    </message>
    <message>
        <source>You have a free entrance. Where does it go?</source>
        <translation>Você tem uma entrada grátis. Onde vai colocá-la?</translation>
    </message>
    <message numerus="yes">
        <source>You have {cash} for %n structure(s).</source>
        <translation>
            <numerusform>Você tem {cash} para %n construção.</numerusform>
            <numerusform>Você tem {cash} para %n construções.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Você tem {cash}.</translation>
    </message>
    <message numerus="yes">
        <source>You need {missing} more for %n structure(s).</source>
        <translation>
            <numerusform>Faltam {missing} para %n construção.</numerusform>
            <numerusform>Faltam {missing} para %n construções.</numerusform>
        </translation>
    </message>
    <message>
        <source>You owe {creditor} {amount} {reason}.</source>
        <translation>Você deve {amount} a {creditor} {reason}.</translation>
    </message>
    <message>
        <source>You stay at {hotel}, which belongs to {owner}.</source>
        <translation>Você se hospeda em {hotel}, de {owner}.</translation>
    </message>
    <message>
        <source>You threw {dice}. How far do you drive?</source>
        <translation>Você tirou {dice}. Quantas casas anda?</translation>
    </message>
    <message>
        <source>You were framed and go to the Car Park.</source>
        <translation>Você sofreu uma armação e vai para o estacionamento.</translation>
    </message>
    <message>
        <source>{guest} owes you {amount} for the stay at {hotel}.</source>
        <translation>{guest} deve {amount} a você pela estadia em {hotel}.</translation>
    </message>
    <message>
        <source>{hotel} costs double: {double}.</source>
        <translation>{hotel} custa o dobro: {double}.</translation>
    </message>
    <message>
        <source>{hotel} is up for auction: no bid yet.</source>
        <translation>{hotel} está em leilão: ainda sem lances.</translation>
    </message>
    <message>
        <source>{hotel}: {amount} bid by {leader}.</source>
        <translation>{hotel}: lance de {amount} de {leader}.</translation>
    </message>
    <message>
        <source>{player} chooses a profile.</source>
        <translation>{player} escolhe um perfil.</translation>
    </message>
    <message>
        <source>{player} chooses how far to drive.</source>
        <translation>{player} escolhe quantas casas anda.</translation>
    </message>
    <message>
        <source>{player} decides what to do.</source>
        <translation>{player} decide o que fazer.</translation>
    </message>
    <message>
        <source>{player} decides whether to leave the Car Park.</source>
        <translation>{player} decide se sai do estacionamento.</translation>
    </message>
    <message>
        <source>{player} has a bill to pay.</source>
        <translation>{player} tem uma conta a pagar.</translation>
    </message>
    <message>
        <source>{player} has a free entrance.</source>
        <translation>{player} tem uma entrada grátis.</translation>
    </message>
    <message>
        <source>A new lap: play one of your starting cards.</source>
        <translation>Nova volta: use uma das suas cartas iniciais.</translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) at {hotel}.</source>
        <translation>
            <numerusform>%n noite em {hotel}.</numerusform>
            <numerusform>%n noites em {hotel}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die sets what upkeep costs: {most} at most.</source>
        <translation>Um dado define a manutenção: no máximo {most}.</translation>
    </message>
    <message>
        <source>A night costs {fee}.</source>
        <translation>Uma noite custa {fee}.</translation>
    </message>
    <message>
        <source>Ask for permission, or a die sets what upkeep costs: {most} at most.</source>
        <translation>Peça permissão; senão, um dado define a conservação: no máximo {most}.</translation>
    </message>
    <message>
        <source>Bare land, list price {land}.</source>
        <translation>Terreno vazio, preço de tabela {land}.</translation>
    </message>
    <message>
        <source>Court Decision: which hotel sells its newest structure?</source>
        <translation>Decisão judicial: qual hotel vende a construção mais nova?</translation>
    </message>
    <message numerus="yes">
        <source>Land {land}, structures {price}; %n entrance(s), {fee} a night.</source>
        <translation>
            <numerusform>Terreno {land}, construções {price}; %n entrada, {fee} a noite.</numerusform>
            <numerusform>Terreno {land}, construções {price}; %n entradas, {fee} a noite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resting Days: you stop on the start space.</source>
        <translation>Dias de descanso: você para na casa de largada.</translation>
    </message>
    <message>
        <source>Resting Days: your car waits until all cars are at the start.</source>
        <translation>Dias de descanso: seu carro espera até todos chegarem à largada.</translation>
    </message>
    <message>
        <source>Tired of Work: you go to the Car Park.</source>
        <translation>Cansaço do trabalho: você vai para o estacionamento.</translation>
    </message>
    <message>
        <source>To stay costs {fee}, and your hotels stay closed.</source>
        <translation>Ficar custa {fee}, e seus hotéis continuam fechados.</translation>
    </message>
    <message>
        <source>You cross the Bank line.</source>
        <translation>Você cruza a linha do Banco.</translation>
    </message>
    <message>
        <source>You need {amount} more.</source>
        <translation>Faltam {amount}.</translation>
    </message>
    <message>
        <source>You owe the Bank {amount} {reason}.</source>
        <translation>Você deve {amount} ao Banco {reason}.</translation>
    </message>
    <message>
        <source>You stop exactly on the start space and are parked.</source>
        <translation>Você para exatamente na casa de largada e fica no estacionamento.</translation>
    </message>
    <message>
        <source>You threw {dice}.</source>
        <translation>Você tirou {dice}.</translation>
    </message>
    <message>
        <source>Your car is parked. On your next turn, a six lets you leave.</source>
        <translation>Seu carro está estacionado. No próximo turno, um seis deixa você sair.</translation>
    </message>
    <message>
        <source>Your turn to throw.</source>
        <translation>É a sua vez de lançar.</translation>
    </message>
    <message>
        <source>{mover} crosses the Bank line and would get {amount}. Do you play {card}?</source>
        <translation>{mover} cruza a linha do Banco e receberia {amount}. Você usa “{card}”?</translation>
    </message>
    <message>
        <source>{mover} is about to throw. Do you play {card}?</source>
        <translation>{mover} vai lançar os dados. Você usa “{card}”?</translation>
    </message>
    <message>
        <source>{mover} threw {dice}. Do you play {card}?</source>
        <translation>{mover} tirou {dice}. Você usa “{card}”?</translation>
    </message>
    <message>
        <source>{player} chooses a hotel.</source>
        <translation>{player} escolhe um hotel.</translation>
    </message>
    <message>
        <source>{player} crosses the Bank line.</source>
        <translation>{player} cruza a linha do Banco.</translation>
    </message>
    <message>
        <source>{player} has to stop on the start space.</source>
        <translation>{player} tem de parar na casa de largada.</translation>
    </message>
    <message>
        <source>{player} is about to throw.</source>
        <translation>{player} vai lançar os dados.</translation>
    </message>
    <message>
        <source>{player} is in the Car Park and about to throw.</source>
        <translation>{player} está no estacionamento e vai lançar os dados.</translation>
    </message>
    <message>
        <source>{player} is short of money for a permission.</source>
        <translation>Falta dinheiro a {player} para uma permissão.</translation>
    </message>
    <message>
        <source>{player} loses an entrance.</source>
        <translation>{player} perde uma entrada.</translation>
    </message>
    <message>
        <source>{player} may bid.</source>
        <translation>{player} pode dar um lance.</translation>
    </message>
    <message>
        <source>{player} may claim money.</source>
        <translation>{player} pode cobrar dinheiro.</translation>
    </message>
    <message>
        <source>{player} may swap a card.</source>
        <translation>{player} pode trocar uma carta.</translation>
    </message>
    <message>
        <source>{player} plays a starting card.</source>
        <translation>{player} usa uma carta inicial.</translation>
    </message>
    <message>
        <source>{player} stays at a hotel.</source>
        <translation>{player} se hospeda em um hotel.</translation>
    </message>
    <message>
        <source>{player}, your turn to throw.</source>
        <translation>{player}, é sua vez de lançar.</translation>
    </message>
</context>
<context>
    <name>HotelReasons</name>
    <message>
        <source>at the beginning</source>
        <translation>no começo</translation>
    </message>
    <message>
        <source>because of an event card</source>
        <translation>por causa de uma carta de evento</translation>
    </message>
    <message>
        <source>because of the event card {card}</source>
        <translation>por causa da carta de evento “{card}”</translation>
    </message>
    <message>
        <source>for a bill that was put off</source>
        <translation>por uma conta adiada</translation>
    </message>
    <message>
        <source>for a free entrance</source>
        <translation>por uma entrada grátis</translation>
    </message>
    <message>
        <source>for a fresh start</source>
        <translation>para um recomeço</translation>
    </message>
    <message>
        <source>for a structure</source>
        <translation>por uma construção</translation>
    </message>
    <message>
        <source>for an entrance</source>
        <translation>por uma entrada</translation>
    </message>
    <message>
        <source>for building</source>
        <translation>pela construção</translation>
    </message>
    <message>
        <source>for complete hotels</source>
        <translation>pelos hotéis completos</translation>
    </message>
    <message>
        <source>for crossing the Bank line</source>
        <translation>por cruzar a linha do Banco</translation>
    </message>
    <message>
        <source>for giving up a permission</source>
        <translation>por desistir de uma permissão</translation>
    </message>
    <message>
        <source>for land</source>
        <translation>por um terreno</translation>
    </message>
    <message>
        <source>for leaving the Car Park</source>
        <translation>para sair do estacionamento</translation>
    </message>
    <message>
        <source>for the Car Park</source>
        <translation>pelo estacionamento</translation>
    </message>
    <message>
        <source>for the first lap</source>
        <translation>pela primeira volta</translation>
    </message>
    <message>
        <source>for the stay</source>
        <translation>pela estadia</translation>
    </message>
    <message>
        <source>for upkeep</source>
        <translation>pela conservação</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>pelo lance no leilão</translation>
    </message>
</context>
<context>
    <name>HotelRules</name>
    <message>
        <source>&amp;Rules of Hotel Tycoon</source>
        <translation>&amp;Regras do Hotel Tycoon</translation>
    </message>
    <message>
        <source>Rules of Hotel Tycoon</source>
        <translation>Regras do Hotel Tycoon</translation>
    </message>
</context>
<context>
    <name>HotelScene</name>
    <message>
        <source>An event card</source>
        <translation>Uma carta de evento</translation>
    </message>
    <message>
        <source>Nobody else sees it before it is played.</source>
        <translation>Ninguém mais a vê antes de ser jogada.</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>Nada a pagar</translation>
    </message>
    <message>
        <source>A bare plot can&apos;t be refused.</source>
        <translation>Terreno vazio não se recusa.</translation>
    </message>
    <message>
        <source>Permission to build at {hotel}</source>
        <translation>Permissão para construir em {hotel}</translation>
    </message>
    <message>
        <source>This time nothing happens.</source>
        <translation>Desta vez nada acontece.</translation>
    </message>
    <message>
        <source>Turned around: the entrance at {tile}</source>
        <translation>Entrada virada: {tile}</translation>
    </message>
    <message>
        <source>Upkeep of the land here</source>
        <translation>Conservação do terreno daqui</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>todos os adversários</translation>
    </message>
    <message>
        <source>{amount} from {payer} to {payee}.</source>
        <translation>{amount} de {payer} para {payee}.</translation>
    </message>
    <message>
        <source>{amount} to {payee}: {parts}.</source>
        <translation>{amount} para {payee}: {parts}.</translation>
    </message>
    <message>
        <source>{player} drew this card and kept it.</source>
        <translation>{player} pegou esta carta e a guardou.</translation>
    </message>
    <message>
        <source>{player} drew this card.</source>
        <translation>{player} pegou esta carta.</translation>
    </message>
    <message>
        <source>{player} played this card on {target}.</source>
        <translation>{player} jogou esta carta em {target}.</translation>
    </message>
    <message>
        <source>{player} played this card.</source>
        <translation>{player} jogou esta carta.</translation>
    </message>
    <message>
        <source>{player} took it from {loser}.</source>
        <translation>{player} tomou de {loser}.</translation>
    </message>
</context>
<context>
    <name>HotelSeats</name>
    <message>
        <source>Before your cards are shown.</source>
        <translation>Antes que as suas cartas sejam mostradas.</translation>
    </message>
    <message>
        <source>Show this to everybody at the table. The PIN of {player} is removed, and the cards are shown to the person who says they are {player}.</source>
        <translation>Mostre isto a todos à mesa. O PIN de {player} é removido, e as cartas são mostradas a quem disser que é {player}.</translation>
    </message>
    <message>
        <source>If nobody else has to decide now, the cards are shown. Only their owner should look.</source>
        <translation>Se ninguém mais estiver decidindo, as cartas são mostradas. Só a pessoa a quem elas pertencem deve olhar.</translation>
    </message>
</context>
<context>
    <name>HotelSetup</name>
    <message>
        <source>Back to Acquire</source>
        <translation>Voltar ao Acquire</translation>
    </message>
    <message>
        <source>Bare plots at half price</source>
        <translation>Terrenos vazios pela metade</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>End after {rounds} rounds</source>
        <translation>Fim após {rounds} rodadas</translation>
    </message>
    <message>
        <source>Everybody begins with nothing and lives on what the Bank pays each lap.</source>
        <translation>Todos começam sem nada e vivem do que o Banco paga a cada volta.</translation>
    </message>
    <message>
        <source>Gentle Ponzi</source>
        <translation>Pirâmide branda</translation>
    </message>
    <message>
        <source>Gentle fines</source>
        <translation>Multas brandas</translation>
    </message>
    <message>
        <source>A game of about an hour in which hotels stand early.</source>
        <translation>Um jogo de cerca de uma hora, com hotéis desde cedo.</translation>
    </message>
    <message>
        <source>A main building brings the entrance on its starred place.</source>
        <translation>O prédio principal traz a entrada do lugar com estrela.</translation>
    </message>
    <message>
        <source>About {rounds} rounds with {players} players.</source>
        <translation>Cerca de {rounds} rodadas com {players} jogadores.</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Uma noite</translation>
    </message>
    <message>
        <source>An opponent&apos;s bare plot costs you only half its land price.</source>
        <translation>O terreno vazio de um adversário custa só metade do preço.</translation>
    </message>
    <message>
        <source>Back with the Beggar</source>
        <translation>De volta com o Mendigo</translation>
    </message>
    <message>
        <source>Buy land, build hotels and place their entrances on the road. Opponents who stop at your entrance stay there and pay you!</source>
        <translation>Compre terrenos, construa hotéis e ponha as entradas na estrada. O adversário que para na sua entrada se hospeda ali e paga a você!</translation>
    </message>
    <message>
        <source>By the letter</source>
        <translation>À risca</translation>
    </message>
    <message>
        <source>Dice decide who is the richest man, the holding company, the co-op or the start-up founder. Each begins with different cash and has a special right.</source>
        <translation>Os dados decidem quem é o milionário, a holding, a cooperativa ou o empreendedor. Cada um começa com uma quantia diferente e tem um direito especial.</translation>
    </message>
    <message>
        <source>Everybody begins with {amount} and lives on what the Bank pays each lap.</source>
        <translation>Todos começam com {amount} e vivem do que o Banco paga a cada volta.</translation>
    </message>
    <message>
        <source>Everybody begins with {amount}. Best for a first game.</source>
        <translation>Todos começam com {amount}. Ideal para o primeiro jogo.</translation>
    </message>
    <message>
        <source>Everybody has so much beside the cash of the set-up.</source>
        <translation>Todos recebem essa quantia além do dinheiro inicial.</translation>
    </message>
    <message>
        <source>Everybody sees only their own cash.</source>
        <translation>Cada um vê só o próprio dinheiro.</translation>
    </message>
    <message>
        <source>Everybody would begin with the cash that wins.</source>
        <translation>O dinheiro inicial já bastaria para vencer.</translation>
    </message>
    <message>
        <source>First entrance for nothing</source>
        <translation>Primeira entrada grátis</translation>
    </message>
    <message>
        <source>Hidden cash</source>
        <translation>Dinheiro oculto</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Investors</source>
        <translation>Investidores</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jogando</translation>
    </message>
    <message>
        <source>New game of Hotel Tycoon</source>
        <translation>Novo jogo de Hotel Tycoon</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Sales in need only</source>
        <translation>Venda só por necessidade</translation>
    </message>
    <message>
        <source>Self-made</source>
        <translation>Do zero</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>The Bank pays this much at its line. The rulebook says {amount}.</source>
        <translation>O Banco paga essa quantia na sua linha. No manual, são {amount}.</translation>
    </message>
    <message>
        <source>Build several steps at once only beside your car, elsewhere one per turn.</source>
        <translation>Várias etapas de uma vez só ao lado do seu carro; em outro lugar, uma por turno.</translation>
    </message>
    <message>
        <source>A six draws an event card and gives another turn.</source>
        <translation>Um seis dá uma carta de evento e outro turno.</translation>
    </message>
    <message>
        <source>A six gives another turn.</source>
        <translation>Um seis dá outro turno.</translation>
    </message>
    <message>
        <source>Event cards lie open. Best for several people at one screen.</source>
        <translation>Cartas à vista. Ideal para várias pessoas na mesma tela.</translation>
    </message>
    <message>
        <source>Everything as the source has it.</source>
        <translation>Tudo como no original.</translation>
    </message>
    <message>
        <source>No event cards</source>
        <translation>Sem cartas de evento</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Um dado</translation>
    </message>
    <message>
        <source>Only the dice bring luck and bad luck.</source>
        <translation>Sorte e azar vêm só dos dados.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos abertas</translation>
    </message>
    <message>
        <source>Strict building</source>
        <translation>Construção rigorosa</translation>
    </message>
    <message>
        <source>The Beggar card brings a bankrupt player back, once.</source>
        <translation>A carta “Mendigo” traz de volta um jogador falido, uma vez.</translation>
    </message>
    <message>
        <source>The Ponzi Scheme card takes up to {amount} per opponent, not one note of each kind.</source>
        <translation>A carta tira até {amount} por adversário, não uma nota de cada tipo.</translation>
    </message>
    <message>
        <source>The richest player then wins.</source>
        <translation>Nesse momento, vence quem tiver a maior fortuna.</translation>
    </message>
    <message>
        <source>This much cash wins at once. The rulebook asks for {amount}.</source>
        <translation>Essa quantia em dinheiro vence na hora. O manual pede {amount}.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>What you can&apos;t pay the Bank is forgiven: only stays can make you bankrupt.</source>
        <translation>O Banco perdoa suas dívidas: só estadias levam à falência.</translation>
    </message>
    <message>
        <source>Win with {amount}</source>
        <translation>Vencer com {amount}</translation>
    </message>
    <message>
        <source>You sell and put up for auction only when you owe money.</source>
        <translation>Você só vende e leva a leilão quando tem uma dívida a pagar.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Do seu jeito</translation>
    </message>
    <message>
        <source>Your own options: how long it takes is not measured.</source>
        <translation>Suas próprias opções: a duração não foi medida.</translation>
    </message>
    <message>
        <source>{amount} interest</source>
        <translation>Juros de {amount}</translation>
    </message>
    <message>
        <source>{amount} more to begin with</source>
        <translation>{amount} a mais no início</translation>
    </message>
</context>
<context>
    <name>HotelStandings</name>
    <message>
        <source>Cash</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Apuração final</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>Hotéis</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Se acabasse agora</translation>
    </message>
    <message>
        <source>Land does not count; it only breaks ties.</source>
        <translation>Os terrenos não contam; só desempatam.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}. {player}</translation>
    </message>
</context>
<context>
    <name>HotelStay</name>
    <message numerus="yes">
        <source>%n night(s), for {owner}</source>
        <translation>
            <numerusform>%n noite, para {owner}</numerusform>
            <numerusform>%n noites, para {owner}</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} at {hotel}</source>
        <translation>{guest} em {hotel}</translation>
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
        <translation>anexo</translation>
    </message>
    <message>
        <source>leisure grounds</source>
        <translation>área de lazer</translation>
    </message>
    <message>
        <source>main building</source>
        <translation>prédio principal</translation>
    </message>
    <message>
        <source>{structure} {number}</source>
        <translation>{structure} {number}</translation>
    </message>
</context>
<context>
    <name>HotelTable</name>
    <message>
        <source>Deeds</source>
        <translation>Escrituras</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Sua escolha</translation>
    </message>
</context>
<context>
    <name>HotelTiles</name>
    <message>
        <source>Build</source>
        <translation>Construção</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>Compra de terreno</translation>
    </message>
    <message>
        <source>Free building</source>
        <translation>Construção grátis</translation>
    </message>
    <message>
        <source>Free entrance</source>
        <translation>Entrada grátis</translation>
    </message>
    <message>
        <source>Start and Car Park</source>
        <translation>Largada e estacionamento</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>casa {number}</translation>
    </message>
    <message>
        <source>space {number} ({kind})</source>
        <translation>casa {number} ({kind})</translation>
    </message>
</context>
<context>
    <name>HotelWealth</name>
    <message>
        <source>In front: {players}.</source>
        <translation>Na frente: {players}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Wealth, round by round</source>
        <translation>Patrimônio, rodada a rodada</translation>
    </message>
    <message>
        <source>{player} in round {round}</source>
        <translation>{player} na rodada {round}</translation>
    </message>
    <message>
        <source>{player} led from round {round} to the end.</source>
        <translation>{player} liderou da rodada {round} até o fim.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n round(s)</source>
        <translation>
            <numerusform>{player}: %n rodada</numerusform>
            <numerusform>{player}: %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{sign} Bankrupt: {players}.</source>
        <translation>{sign} Falência: {players}.</translation>
    </message>
    <message>
        <source>{sign} Biggest stay: {guest} paid {amount} to {host} in round {round}.</source>
        <translation>{sign} Maior estadia: {guest} pagou {amount} a {host} na rodada {round}.</translation>
    </message>
</context>
<context>
    <name>HotelWindow</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta no baralho</numerusform>
            <numerusform>%n cartas no baralho</numerusform>
        </translation>
    </message>
    <message>
        <source>I am {name} — show my cards</source>
        <translation>Sou {name} — mostrar minhas cartas</translation>
    </message>
    <message>
        <source>Show {player}&apos;s cards</source>
        <translation>Mostrar as cartas de {player}</translation>
    </message>
    <message>
        <source>no card in the deck</source>
        <translation>nenhuma carta no baralho</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>rodada {round}</translation>
    </message>
    <message>
        <source>round {round} of {last}</source>
        <translation>rodada {round} de {last}</translation>
    </message>
    <message>
        <source>{amount} wins</source>
        <translation>{amount} vence</translation>
    </message>
    <message>
        <source>{game} — round {round} — {player}</source>
        <translation>{game} — rodada {round} — {player}</translation>
    </message>
    <message>
        <source>{game} — the game is over</source>
        <translation>{game} — o jogo acabou</translation>
    </message>
</context>
<context>
    <name>HousePanel</name>
    <message>
        <source>As in the rulebook</source>
        <translation>Como no manual</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Rulebook: {value}</source>
        <translation>No manual: {value}</translation>
    </message>
    <message>
        <source>If you change a rule, the game is called {name}.</source>
        <translation>Se você mudar uma regra, a edição se chamará {name}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>As in the rulebook.</source>
        <translation>Como no manual.</translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n player(s).</source>
        <translation>
            <numerusform>Este jogo precisa de pelo menos %n jogador.</numerusform>
            <numerusform>Este jogo precisa de pelo menos %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>This rule cannot be changed here.</source>
        <translation>Esta regra não pode ser mudada aqui.</translation>
    </message>
    <message>
        <source>Type an amount from {least} to {most}, in hundreds.</source>
        <translation>Digite um valor de {least} a {most}, múltiplo de $100.</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
</context>
<context>
    <name>IdlePage</name>
    <message numerus="yes">
        <source>After {players}, you settle your %n {chain} stock(s).</source>
        <translation>
            <numerusform>Depois de {players}, você decide o que fazer com sua ação da {chain}.</numerusform>
            <numerusform>Depois de {players}, você decide o que fazer com suas %n ações da {chain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of your tiles to see what it would do.</source>
        <translation>Escolha uma das suas peças para ver o que ela faria.</translation>
    </message>
    <message>
        <source>Hide {player}&apos;s tiles</source>
        <translation>Ocultar as peças de {player}</translation>
    </message>
    <message>
        <source>No tile can be placed any more.</source>
        <translation>Nenhuma peça pode mais ser colocada.</translation>
    </message>
    <message>
        <source>Only computers are playing: you are watching.</source>
        <translation>Só há computadores jogando: você assiste.</translation>
    </message>
    <message>
        <source>Show {player}&apos;s tiles</source>
        <translation>Mostrar as peças de {player}</translation>
    </message>
    <message>
        <source>The tiles are covered.</source>
        <translation>As peças estão cobertas.</translation>
    </message>
    <message>
        <source>Tiles, cash and stock are covered.</source>
        <translation>Peças, dinheiro e ações estão cobertos.</translation>
    </message>
    <message>
        <source>The computer plays for you, at the level {level}.</source>
        <translation>O computador joga por você, no nível {level}.</translation>
    </message>
    <message>
        <source>Sit down…</source>
        <translation>Sentar-se…</translation>
    </message>
    <message>
        <source>The computer plays for {player}, at the level {level}.</source>
        <translation>O computador joga por {player}, no nível {level}.</translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation>O fim foi declarado.</translation>
    </message>
    <message>
        <source>Then your turn continues.</source>
        <translation>Depois, seu turno continua.</translation>
    </message>
    <message>
        <source>To take the seat back: {way}.</source>
        <translation>Para retomar o lugar: {way}.</translation>
    </message>
    <message>
        <source>To take your seat back: {way}.</source>
        <translation>Para retomar o seu lugar: {way}.</translation>
    </message>
    <message>
        <source>Your tiles and this decision are hidden.</source>
        <translation>Suas peças e esta decisão estão cobertas.</translation>
    </message>
    <message>
        <source>Your turn comes after {players}.</source>
        <translation>Seu turno vem depois de {players}.</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} está pensando…</translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking… %n second(s)</source>
        <translation>
            <numerusform>{player} está pensando… %n segundo</numerusform>
            <numerusform>{player} está pensando… %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Default key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>Chain {letter}</source>
        <translation>Rede {letter}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos e suas teclas</translation>
    </message>
    <message>
        <source>Only what was known then</source>
        <translation>Só o que se sabia na hora</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>This shortcut must be a letter, a digit or a symbol.</source>
        <translation>Este atalho só pode ser uma letra, um número ou um símbolo.</translation>
    </message>
    <message>
        <source>Press the new key for {command}. {esc} cancels.</source>
        <translation>Pressione a nova tecla de {command}. {esc} cancela.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Colocar uma peça</translation>
    </message>
    <message>
        <source>Add a tile to the hand</source>
        <translation>Adicionar uma peça à mão</translation>
    </message>
    <message>
        <source>Single-key shortcuts are off.</source>
        <translation>Os atalhos de uma tecla estão desativados.</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>Usar aqui</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>Esta tecla não pode ser usada.</translation>
    </message>
    <message>
        <source>Tile or choice {number}</source>
        <translation>Peça ou opção {number}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem tecla</translation>
    </message>
    <message>
        <source>{command}: {keys}</source>
        <translation>{command}: {keys}</translation>
    </message>
    <message>
        <source>{enter} changes the key, {delete} removes it.</source>
        <translation>{enter} altera a tecla, {delete} a remove.</translation>
    </message>
    <message>
        <source>{key} is used by the menus or the system.</source>
        <translation>{key} já é usada pelos menus ou pelo sistema.</translation>
    </message>
    <message>
        <source>{key} does the same everywhere and cannot be changed.</source>
        <translation>{key} faz o mesmo em todas as telas e não pode ser mudada.</translation>
    </message>
    <message>
        <source>{key} is already used for {command}.</source>
        <translation>{key} já é a tecla de {command}.</translation>
    </message>
</context>
<context>
    <name>KeyMoments</name>
    <message>
        <source>Key moments</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Nothing in this game stood out.</source>
        <translation>Nada se destacou neste jogo.</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Mostrar a mesa desse momento</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>You became primary stockholder of {chain}. It later paid {amount}, the game&apos;s largest bonus.</source>
        <translation>Você se tornou acionista primário da {chain}. Depois isso rendeu {amount}, o maior bônus do jogo.</translation>
    </message>
    <message>
        <source>You gained {amount}, the most in any turn of the game.</source>
        <translation>Você ganhou {amount}, o maior ganho em um só turno.</translation>
    </message>
    <message>
        <source>You merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.</source>
        <translation>Você fez a fusão {chains}: bônus e vendas renderam {amount}, sendo {gain} para {gainer}.</translation>
    </message>
    <message>
        <source>You merged {chains}: bonuses and sales brought {amount}.</source>
        <translation>Você fez a fusão {chains}: bônus e vendas renderam {amount}.</translation>
    </message>
    <message>
        <source>You took the lead for good, {amount} ahead.</source>
        <translation>Você assumiu de vez a liderança, {amount} à frente.</translation>
    </message>
    <message>
        <source>{player} became primary stockholder of {chain}. It later paid {amount}, the game&apos;s largest bonus.</source>
        <translation>{player} se tornou acionista primário da {chain}. Depois isso rendeu {amount}, o maior bônus do jogo.</translation>
    </message>
    <message>
        <source>{player} gained {amount}, the most in any turn of the game.</source>
        <translation>{player} ganhou {amount}, o maior ganho em um só turno.</translation>
    </message>
    <message>
        <source>{player} merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.</source>
        <translation>{player} fez a fusão {chains}: bônus e vendas renderam {amount}, sendo {gain} para {gainer}.</translation>
    </message>
    <message>
        <source>{player} merged {chains}: bonuses and sales brought {amount}.</source>
        <translation>{player} fez a fusão {chains}: bônus e vendas renderam {amount}.</translation>
    </message>
    <message>
        <source>{player} took the lead for good, {amount} ahead.</source>
        <translation>{player} assumiu de vez a liderança, {amount} à frente.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{text} ({keys})</source>
        <translation>{text} ({keys})</translation>
    </message>
</context>
<context>
    <name>LaterStarts</name>
    <message>
        <source>Acquire Desktop is already running, but does not respond.</source>
        <translation>O Acquire Desktop já está aberto, mas não responde.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Two copies could damage each other&apos;s saved games, so this one is waiting. Close the other window, or end the program in your system&apos;s list of running programs, and try again. It may also be running on another computer that uses the same folder.</source>
        <translation>Dois abertos ao mesmo tempo poderiam danificar os jogos salvos um do outro; por isso, este está esperando. Feche a outra janela ou encerre o programa na lista de programas em execução e tente de novo. Ele também pode estar aberto em outro computador que usa a mesma pasta.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A chain grows</source>
        <translation>Uma rede cresce</translation>
    </message>
    <message>
        <source>Found a chain</source>
        <translation>Uma rede fundada por você</translation>
    </message>
    <message>
        <source>Your first real game is against three Beginners. The coach warns you before a decision that would cost you a lot.</source>
        <translation>Seu primeiro jogo de verdade é contra três Iniciantes. O treinador avisa antes de uma decisão que custaria caro.</translation>
    </message>
    <message>
        <source>A lone tile</source>
        <translation>Uma peça sozinha</translation>
    </message>
    <message>
        <source>A merger, step by step</source>
        <translation>Uma fusão, passo a passo</translation>
    </message>
    <message>
        <source>A third chain</source>
        <translation>Uma terceira rede</translation>
    </message>
    <message>
        <source>A tile that never fits</source>
        <translation>Uma peça que nunca cabe</translation>
    </message>
    <message>
        <source>All chains are safe</source>
        <translation>Todas as redes estão seguras</translation>
    </message>
    <message>
        <source>All chains pay their bonuses once more, and the bank buys all stock. The player with the most money wins.</source>
        <translation>Todas as redes pagam os bônus mais uma vez, e o banco compra todas as ações. Quem tiver mais dinheiro vence.</translation>
    </message>
    <message>
        <source>Another game, near its end, and it is your turn. If the game ended now, you would have {worth}, and {bea} would have {bea_worth}.</source>
        <translation>Outro jogo, perto do fim, no seu turno. Se acabasse agora, você teria {worth}, e {bea}, {bea_worth}.</translation>
    </message>
    <message>
        <source>Second place pays, too</source>
        <translation>Fique em segundo</translation>
    </message>
    <message>
        <source>Become the richest</source>
        <translation>Termine com a maior fortuna</translation>
    </message>
    <message>
        <source>Buy early</source>
        <translation>Compre cedo</translation>
    </message>
    <message>
        <source>Buy what you like, or nothing. You have {cash}, and money comes back only in a merger or at the end.</source>
        <translation>Compre o que quiser, ou nada. Você tem {cash}, e o dinheiro só volta em uma fusão ou no fim.</translation>
    </message>
    <message>
        <source>Money to spend</source>
        <translation>Dinheiro de novo</translation>
    </message>
    <message>
        <source>Choose a chain</source>
        <translation>Escolha uma rede</translation>
    </message>
    <message>
        <source>Use the + and − buttons. Then press {enter} or the large button.</source>
        <translation>Use os botões + e −. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Declare the end</source>
        <translation>Declare o fim</translation>
    </message>
    <message>
        <source>Everybody may buy</source>
        <translation>Todos podem comprar</translation>
    </message>
    <message>
        <source>Everybody settles</source>
        <translation>Todos decidem</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Hidden holdings: you see only your own. Purchases are announced, so remember them or look them up in the log.</source>
        <translation>Carteiras ocultas: você vê só a sua. As compras dos outros são anunciadas: memorize-as ou consulte o registro.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Make it larger</source>
        <translation>Amplie a rede</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>Faça a fusão</translation>
    </message>
    <message>
        <source>Mind your cash</source>
        <translation>Cuide do seu dinheiro</translation>
    </message>
    <message>
        <source>Not here: you would tie for first place in Tower, and this step is about second place.</source>
        <translation>Aqui não: você dividiria o primeiro lugar na Tower, e este passo trata do segundo.</translation>
    </message>
    <message>
        <source>Not now: the merger decides this game.</source>
        <translation>Agora não: a fusão decide este jogo.</translation>
    </message>
    <message>
        <source>Not now: two chains are ready to merge.</source>
        <translation>Agora não: duas redes estão prontas para a fusão.</translation>
    </message>
    <message>
        <source>Not yet: buy one to three {mine} stocks while they are cheap, and nothing else.</source>
        <translation>Ainda não: compre de uma a três ações da {mine} enquanto estão baratas, e mais nada.</translation>
    </message>
    <message>
        <source>Buy one to three {mine} stocks: click its card or press {mine_key} for each. Then press {enter} or the large button.</source>
        <translation>Compre de uma a três ações da {mine}: clique no cartão dela ou pressione {mine_key}, uma vez para cada. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Buy one to three {mine} stocks: click its card, once for each. Then press {enter} or the large button.</source>
        <translation>Compre de uma a três ações da {mine}: clique no cartão dela, uma vez para cada. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Buy three Tower stocks: click its card or press {tower_key}, three times. Then press {enter} or the large button.</source>
        <translation>Compre três ações da Tower: clique três vezes no cartão dela, ou pressione {tower_key} três vezes. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Buy three Tower stocks: click its card three times. Then press {enter} or the large button.</source>
        <translation>Compre três ações da Tower: clique três vezes no cartão dela. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Click a card or press its key. Then press {enter} or the large button.</source>
        <translation>Clique em um cartão ou pressione a tecla dele. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Click a card. Then press {enter} or the large button.</source>
        <translation>Clique em um cartão. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>Click up to three cards, then press {enter} or the large button. Or click “{nothing}”.</source>
        <translation>Clique em até três cartões, depois {enter} ou o botão grande. Ou clique em “{nothing}”.</translation>
    </message>
    <message>
        <source>Each turn you place one tile on its matching space and draw a new one at the end. {tile} has no neighbours yet, so no chain is founded and there is nothing to buy.</source>
        <translation>A cada turno você coloca uma peça na casa de mesmo nome e, no fim, pega outra. {tile} ainda não tem vizinhas: nenhuma rede é fundada, e não há ações à venda.</translation>
    </message>
    <message>
        <source>Not this one: the lesson continues with {tile}.</source>
        <translation>Esta não: a lição continua com {tile}.</translation>
    </message>
    <message>
        <source>Not yet: first go on and see what happens.</source>
        <translation>Ainda não: primeiro continue e veja o que acontece.</translation>
    </message>
    <message>
        <source>Not yet: first make {mine} larger.</source>
        <translation>Ainda não: primeiro amplie a {mine}.</translation>
    </message>
    <message>
        <source>Not yet: first see what a lone tile does.</source>
        <translation>Ainda não: primeiro veja o que faz uma peça sozinha.</translation>
    </message>
    <message>
        <source>Not yet: buy three Tower stocks and nothing else, and you are second.</source>
        <translation>Ainda não: compre três ações da Tower e mais nada, e você fica em segundo.</translation>
    </message>
    <message>
        <source>Keep cash for your next two turns</source>
        <translation>Guarde dinheiro para os seus dois próximos turnos</translation>
    </message>
    <message>
        <source>Be first or second in a chain, or stay away</source>
        <translation>Seja o primeiro ou o segundo acionista, ou fique de fora</translation>
    </message>
    <message>
        <source>Merge when you are ahead</source>
        <translation>Faça a fusão quando estiver na frente</translation>
    </message>
    <message>
        <source>A third game: you begin your turn with {cash}. Place {tile}, but even the cheapest stock, Sackson, costs {sackson_price}: you cannot buy any.</source>
        <translation>Um terceiro jogo: você começa o turno com {cash}. Coloque {tile}, mas até a ação mais barata, a da Sackson, custa {sackson_price}: você não pode comprar nenhuma.</translation>
    </message>
    <message>
        <source>A tie is shared</source>
        <translation>O empate é dividido</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Bonuses pay for your next stocks. Where others lead, let them wait.</source>
        <translation>Os bônus pagam as próximas ações. Onde outros lideram, não tenha pressa.</translation>
    </message>
    <message>
        <source>Bonuses win</source>
        <translation>Os bônus decidem</translation>
    </message>
    <message>
        <source>Both bonuses for you</source>
        <translation>Os dois bônus são seus</translation>
    </message>
    <message>
        <source>Done for you: {what}.</source>
        <translation>Feito para você: {what}.</translation>
    </message>
    <message>
        <source>First the sizes: the larger chain survives. The larger the acquired chain, the higher its bonuses.</source>
        <translation>Primeiro os tamanhos: a rede maior sobrevive. Quanto maior a rede adquirida, maiores os bônus.</translation>
    </message>
    <message>
        <source>Half of both bonuses</source>
        <translation>Metade dos dois bônus</translation>
    </message>
    <message>
        <source>Hold the bell, or press it twice.</source>
        <translation>Segure o sino ou pressione-o duas vezes.</translation>
    </message>
    <message>
        <source>Hold the bell, or press {declare_key} twice.</source>
        <translation>Segure o sino ou pressione {declare_key} duas vezes.</translation>
    </message>
    <message>
        <source>If you place it: {effect}</source>
        <translation>Se for colocada: {effect}</translation>
    </message>
    <message>
        <source>In most editions third place gets no bonus: count the stocks before you buy.</source>
        <translation>Na maioria das edições, o terceiro não recebe bônus: conte as ações antes de comprar.</translation>
    </message>
    <message>
        <source>Large enough to end</source>
        <translation>Grande o bastante para encerrar</translation>
    </message>
    <message>
        <source>Money comes back only in mergers: without it, you watch others buy.</source>
        <translation>O dinheiro só volta nas fusões: sem ele, você fica vendo os outros comprarem.</translation>
    </message>
    <message>
        <source>Not during the lesson: the card shows what to do, and you can go back a step there.</source>
        <translation>Durante a lição, não: o cartão mostra o que fazer, e nele você também pode voltar um passo.</translation>
    </message>
    <message>
        <source>Not yet: first ring the bell.</source>
        <translation>Ainda não: primeiro toque o sino.</translation>
    </message>
    <message>
        <source>Not yet: first see what a turn without cash is like.</source>
        <translation>Ainda não: primeiro veja como é um turno sem dinheiro.</translation>
    </message>
    <message>
        <source>Not yet: first settle your stock.</source>
        <translation>Ainda não: primeiro decida o que fazer com as suas ações.</translation>
    </message>
    <message>
        <source>Not yet: first {mine} must become the larger one.</source>
        <translation>Ainda não: primeiro a {mine} precisa ser a maior.</translation>
    </message>
    <message>
        <source>Now you know the game</source>
        <translation>Agora você conhece o jogo</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>Open holdings: everybody sees everybody&apos;s money and stock, as in the lesson.</source>
        <translation>Carteiras abertas: todos veem o dinheiro e as ações de todos, como na lição.</translation>
    </message>
    <message>
        <source>Others buy</source>
        <translation>Os outros compram</translation>
    </message>
    <message>
        <source>Others work for you</source>
        <translation>Os outros trabalham para você</translation>
    </message>
    <message>
        <source>Out of cash</source>
        <translation>Sem dinheiro</translation>
    </message>
    <message>
        <source>Payday: the one who holds the most stock of the acquired chain gets the primary bonus, the second the secondary bonus.</source>
        <translation>Dia de pagamento: quem tem mais ações da rede adquirida recebe o bônus primário; o segundo, o secundário.</translation>
    </message>
    <message>
        <source>Place {tile}: press {key}, then {enter}, or click it twice.</source>
        <translation>Coloque {tile}: pressione {key} e {enter}, ou clique nela duas vezes.</translation>
    </message>
    <message>
        <source>Play a first real game</source>
        <translation>Jogar o primeiro jogo de verdade</translation>
    </message>
    <message>
        <source>Press {enter} for each step.</source>
        <translation>Pressione {enter} a cada passo.</translation>
    </message>
    <message>
        <source>Press {enter} to go on.</source>
        <translation>Pressione {enter} para continuar.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Segura</translation>
    </message>
    <message>
        <source>Sell your Tower stock for {tower_price} each, trade two for one {mine} stock, or keep it. Kept stock is worth something only if Tower is founded again.</source>
        <translation>Venda suas ações da Tower por {tower_price} cada, negocie duas por uma ação da {mine} ou mantenha-as. Ações mantidas só valem algo se a Tower for fundada de novo.</translation>
    </message>
    <message>
        <source>Sell, trade or keep</source>
        <translation>Vender, negociar ou manter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostre</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>The final account</source>
        <translation>A apuração final</translation>
    </message>
    <message>
        <source>The larger one survives</source>
        <translation>A maior sobrevive</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>O último turno</translation>
    </message>
    <message>
        <source>The merger brought you money: you have {cash}. Buy up to three stocks, or nothing, to end your turn.</source>
        <translation>A fusão rendeu dinheiro: você tem {cash}. Compre até três ações, ou nenhuma, e o seu turno termina.</translation>
    </message>
    <message>
        <source>The next chain</source>
        <translation>A próxima rede</translation>
    </message>
    <message>
        <source>The survivor takes over all the tiles. It is larger, so its stock costs more.</source>
        <translation>A rede que sobrevive fica com todas as peças. Ela cresceu, e suas ações ficam mais caras.</translation>
    </message>
    <message>
        <source>Then all who hold its stock decide in turn: sell, trade two for one of the survivor, or keep.</source>
        <translation>Depois, quem tem ações dela decide, na ordem: vender, trocar duas por uma da sobrevivente ou manter.</translation>
    </message>
    <message>
        <source>This step is done for you</source>
        <translation>Este passo é feito para você</translation>
    </message>
    <message>
        <source>Tower has {tower_size} tiles. With {end_size} or more in one chain, the player whose turn it is may declare the end: you are ahead, so do it.</source>
        <translation>A Tower tem {tower_size} peças. Com {end_size} ou mais em uma rede, quem está no turno pode declarar o fim: você está na frente, então declare.</translation>
    </message>
    <message>
        <source>Watch. {end} skips it.</source>
        <translation>Observe. {end} pula.</translation>
    </message>
    <message>
        <source>You and {bea} share the victory with {worth} each: the Imperial stock you kept is worth nothing. Go back three steps and sell it, and you win alone.</source>
        <translation>Você e {bea} dividem a vitória com {worth} cada: as ações da Imperial que você manteve não valem nada. Volte três passos para vendê-las, e você vence.</translation>
    </message>
    <message>
        <source>You and {bea} shared the American bonuses. Sell your stock for {american_price} each, or keep it; the bank has no Tower stock to trade.</source>
        <translation>Você e {bea} dividiram os bônus da American. Venda suas ações por {american_price} cada ou mantenha-as; o banco não tem ações da Tower para negociar.</translation>
    </message>
    <message>
        <source>You are the only holder of Sackson, so you got its primary and its secondary bonus. Sell your stock for {sackson_price} each, or keep it.</source>
        <translation>Você é o único acionista da Sackson, por isso recebeu o bônus primário e o secundário. Venda suas ações por {sackson_price} cada ou mantenha-as.</translation>
    </message>
    <message>
        <source>You invest in hotel chains with {cash} and the six tiles below; the board marks where each one goes. Money comes back only when chains merge and at the end.</source>
        <translation>Você investe em redes de hotéis com {cash} e as seis peças abaixo; o tabuleiro marca o lugar de cada uma. O dinheiro só volta nas fusões e no fim.</translation>
    </message>
    <message>
        <source>You win with {worth}; {bea} has {bea_worth}. Keeping your Imperial stocks would have cost you the victory.</source>
        <translation>Você vence com {worth} contra {bea_worth} de {bea}. Manter suas ações da Imperial teria custado a vitória.</translation>
    </message>
    <message>
        <source>You win with {worth}; {carlos} has {carlos_worth}. Your bonuses for American and Sackson were worth more than first place in Tower.</source>
        <translation>Você vence com {worth} contra {carlos_worth} de {carlos}. Os seus bônus da American e da Sackson valeram mais do que o primeiro lugar na Tower.</translation>
    </message>
    <message>
        <source>{bea} and {carlos} buy the last three Tower stocks, and {carlos} overtakes you. You can only watch: keep cash for your next two turns.</source>
        <translation>{bea} e {carlos} compram as três últimas ações da Tower, e {carlos} passa à sua frente. Você só pode olhar: guarde dinheiro para os seus dois próximos turnos.</translation>
    </message>
    <message>
        <source>{bea} and {carlos} buy {mine} stock, too. A gold ring marks the first in each chain, a silver ring the second.</source>
        <translation>{bea} e {carlos} também compram ações da {mine}. Um anel de ouro marca o primeiro de cada rede; um de prata, o segundo.</translation>
    </message>
    <message>
        <source>{bea} joins two tiles, and two tiles make a chain: {tower}. The founder gets one free stock, and everybody may buy up to three stocks a turn.</source>
        <translation>{bea} liga duas peças, e duas peças formam uma rede: a {tower}. Quem funda ganha uma ação, e todos podem comprar até três ações por turno.</translation>
    </message>
    <message>
        <source>{bea} sells everything, {carlos} keeps two. The player who placed the tile decides first, then the others in turn.</source>
        <translation>{bea} vende tudo, {carlos} mantém duas. Quem colocou a peça decide primeiro; depois os outros, em ordem.</translation>
    </message>
    <message>
        <source>{bea} sells everything. Sackson is acquired next, and only you have stock of it.</source>
        <translation>{bea} vende tudo. A Sackson é adquirida em seguida, e só você tem ações dela.</translation>
    </message>
    <message>
        <source>{bea} wins with {bea_worth}, and you have {worth}: the stock you kept is worth nothing, because its chain is gone. Go back three steps and sell it, and you win.</source>
        <translation>{bea} vence com {bea_worth}, e você tem {worth}: as ações que você manteve não valem nada, pois a rede deixou de existir. Volte três passos para vendê-las, e você vence.</translation>
    </message>
    <message>
        <source>{tile} merges American and Sackson into Tower. You and {bea} have {own_american} American stocks each: in a tie for first place, both bonuses are added and shared equally.</source>
        <translation>Com {tile}, a Tower adquire a American e a Sackson. Você e {bea} têm {own_american} ações da American cada um: no empate em primeiro, os dois bônus são somados e divididos igualmente.</translation>
    </message>
    <message>
        <source>{tile} merges Imperial into Worldwide. You have {own_imperial} Imperial stocks, {bea} has {bea_imperial}: you lead by one, so you get the primary bonus.</source>
        <translation>Com {tile}, a Worldwide adquire a Imperial. Você tem {own_imperial} ações da Imperial, e {bea}, {bea_imperial}: com uma à frente, o bônus primário é seu.</translation>
    </message>
    <message>
        <source>{tile} would join {joined}, which are both safe, so it can never be placed. Select it to see why.</source>
        <translation>{tile} ligaria as redes {joined}, ambas seguras, e por isso nunca poderá ser colocada. Escolha-a para ver a explicação.</translation>
    </message>
    <message>
        <source>Two tiles make a chain</source>
        <translation>Duas peças formam uma rede</translation>
    </message>
    <message>
        <source>Click up to three cards or press their keys, or press {nothing_key} to buy nothing. Then press {enter} or the large button.</source>
        <translation>Clique em até três cartões ou pressione as teclas deles; para não comprar, {nothing_key}. Depois {enter}, ou o botão grande.</translation>
    </message>
    <message>
        <source>One stock ahead</source>
        <translation>Uma ação à frente</translation>
    </message>
    <message>
        <source>Place {tile}: go to it with {tab}, then {enter} twice, or click it twice.</source>
        <translation>Coloque {tile}: vá até ela com {tab} e pressione {enter} duas vezes, ou clique nela duas vezes.</translation>
    </message>
    <message>
        <source>Watch, then press {enter}.</source>
        <translation>Observe e pressione {enter}.</translation>
    </message>
    <message>
        <source>Watch. {space} speeds it up, {end} skips it.</source>
        <translation>Observe. {space} acelera, {end} pula.</translation>
    </message>
    <message>
        <source>What is kept stock worth?</source>
        <translation>Quanto valem as ações mantidas?</translation>
    </message>
    <message>
        <source>What others may know</source>
        <translation>O que os outros podem saber</translation>
    </message>
    <message>
        <source>You can continue from here later</source>
        <translation>Você pode continuar daqui depois</translation>
    </message>
    <message>
        <source>You got one {mine} stock free; each further one costs {mine_price}. The price rises as the chain grows, so buy one to three now.</source>
        <translation>Você ganhou uma ação da {mine}, e cada ação a mais custa {mine_price}. O preço sobe quando a rede cresce: compre agora de uma a três.</translation>
    </message>
    <message>
        <source>You don&apos;t have to, but there is not much left to win. At the end all bonuses are paid and all stock is sold.</source>
        <translation>Não é obrigatório, mas resta pouco a ganhar. No fim todos os bônus são pagos e todas as ações são vendidas.</translation>
    </message>
    <message>
        <source>You tried: {what}.</source>
        <translation>Você tentou: {what}.</translation>
    </message>
    <message>
        <source>You got the primary bonus. Imperial stock sells for {imperial_price}, and the bank has no Worldwide stock to trade: what is kept stock worth if the game ends now?</source>
        <translation>Você recebeu o bônus primário. Cada ação da Imperial é vendida por {imperial_price}, e o banco não tem ações da Worldwide para negociar: quanto vale uma ação mantida se o jogo acabar agora?</translation>
    </message>
    <message>
        <source>Your tiles are secret: nobody else sees them, in any game.</source>
        <translation>As suas peças são secretas: mais ninguém as vê, em nenhum jogo.</translation>
    </message>
    <message>
        <source>{bea} has {bea_tower} Tower stocks, {carlos} has {carlos_tower}, you have none. When Tower is acquired, its two largest holders get a bonus: three stocks make you second.</source>
        <translation>{bea} tem {bea_tower} ações da Tower, {carlos} tem {carlos_tower}, e você, nenhuma. Quando a Tower for adquirida, os dois maiores acionistas receberão bônus: com três ações você fica em segundo.</translation>
    </message>
    <message>
        <source>{bea} sells everything. Every chain on the board is safe now, so the player whose turn it is may declare the end.</source>
        <translation>{bea} vende tudo. Agora todas as redes no tabuleiro estão seguras: quem está na vez pode declarar o fim.</translation>
    </message>
    <message>
        <source>{carlos} adds a tile to {mine}: it has {mine_size} tiles now, and each stock is worth {mine_price}. Nobody owns a chain: anybody may add to it and buy its stock.</source>
        <translation>{carlos} põe uma peça na {mine}: agora ela tem {mine_size} peças, e cada ação vale {mine_price}. Redes não têm dono: todos podem ampliá-las e comprar ações delas.</translation>
    </message>
    <message>
        <source>{carlos} founds {other} elsewhere. Up to seven chains fit on the board, and you may own stock in all of them.</source>
        <translation>{carlos} funda a {other} em outro lugar. Até sete redes cabem no tabuleiro, e você pode ter ações de todas.</translation>
    </message>
    <message>
        <source>{carlos} joins your lone tile to Tower, which now has {tower_size} tiles. A larger chain costs more: its stock rose from {tower_before} to {tower_price}.</source>
        <translation>{carlos} liga à Tower a peça que você colocou; a rede fica com {tower_size} peças. Uma rede maior custa mais: a ação subiu de {tower_before} para {tower_price}.</translation>
    </message>
    <message>
        <source>{cheap} are cheap, {middle} cost more, {expensive} the most. Choose any: expensive stock pays more in a merger, cheap stock leaves you more cash.</source>
        <translation>{cheap} são baratas; {middle} custam mais; {expensive} são as mais caras. Escolha qualquer uma: ações caras pagam mais na fusão; ações baratas deixam mais dinheiro na mão.</translation>
    </message>
    <message>
        <source>{mine} has {mine_size} tiles, Tower {tower_size}, and only two spaces are left between them. {tile} makes {mine} the larger one.</source>
        <translation>A {mine} tem {mine_size} peças, a Tower tem {tower_size}, e só há duas casas entre elas. {tile} faz da {mine} a maior.</translation>
    </message>
    <message>
        <source>{mine} has {mine_size} tiles. With {safe_size} or more a chain is safe: it is never acquired, and a shield marks it on the board.</source>
        <translation>A {mine} tem {mine_size} peças. Com {safe_size} ou mais, uma rede está segura: nunca é adquirida, e um escudo a marca no tabuleiro.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{tile} brings {mine} to {grown} tiles. When two chains meet, they merge: the larger one survives, the smaller one is acquired.</source>
        <translation>{tile} leva a {mine} a {grown} peças. Quando duas redes se encontram, há uma fusão: a maior sobrevive, a menor é adquirida.</translation>
    </message>
    <message>
        <source>{tile} connects {mine} ({mine_size} tiles) and Tower ({tower_size}): Tower is acquired. {bea} gets its primary bonus, and you get its secondary bonus.</source>
        <translation>{tile} liga a {mine}, com {mine_size} peças, à Tower, com {tower_size}: a Tower é adquirida. {bea} recebe o bônus primário, e você, o secundário.</translation>
    </message>
    <message>
        <source>{tile} is next to a lone tile on the board. Place it: the two found a chain, and you choose which one.</source>
        <translation>{tile} fica ao lado de uma peça sozinha no tabuleiro. Coloque-a: as duas fundam uma rede, e você escolhe qual.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>It is used unchanged. You may replace it with a compatible version of your own, and modify and examine this program to do so.</source>
        <translation>É usado sem alterações. Você pode substituí-lo por uma versão sua que seja compatível e, para isso, modificar e examinar este programa.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Licença: {licence}.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>Código-fonte: {address}</translation>
    </message>
    <message>
        <source>The text of this licence is not part of this installation.</source>
        <translation>O texto desta licença não faz parte desta instalação.</translation>
    </message>
    <message>
        <source>This program is published under the MIT licence. It includes the work of others, each under its own licence; their authors are not involved in this program.</source>
        <translation>Este programa é publicado sob a licença MIT. Ele inclui o trabalho de outros, cada um sob sua própria licença; os autores não têm relação com este programa.</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>It is your turn.</source>
        <translation>É o seu turno.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>É o turno de {player}.</translation>
    </message>
    <message>
        <source>The end is declared: this is the last turn.</source>
        <translation>O fim foi declarado: este é o último turno.</translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation>{card}: {question}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} e {last}</translation>
    </message>
    <message>
        <source>{before} {next}</source>
        <translation>{before} {next}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{before}; {next}</source>
        <translation>{before}; {next}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first} e {second}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes do primeiro turno</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Apuração final</translation>
    </message>
    <message>
        <source>From here on the computer plays instead.</source>
        <translation>Daqui em diante o computador joga por ele.</translation>
    </message>
    <message>
        <source>Holdings are strictly hidden: earlier turns are shown when the game is over.</source>
        <translation>As carteiras são totalmente ocultas: os turnos anteriores aparecerão no fim do jogo.</translation>
    </message>
    <message>
        <source>No tile can be placed any more. Bonuses are paid and all stock is sold.</source>
        <translation>Nenhuma peça pode mais ser colocada. Os bônus são pagos e todas as ações são vendidas.</translation>
    </message>
    <message>
        <source>Nobody holds its stock.</source>
        <translation>Ninguém tem ações dela.</translation>
    </message>
    <message>
        <source>Earlier turns are folded away</source>
        <translation>Turnos anteriores recolhidos</translation>
    </message>
    <message>
        <source>Stockholders: {list}.</source>
        <translation>Acionistas: {list}.</translation>
    </message>
    <message>
        <source>The computer decided instead.</source>
        <translation>O computador decidiu por ele.</translation>
    </message>
    <message>
        <source>The computer plays for you from here on, at the level {level}.</source>
        <translation>Daqui em diante o computador joga por você, no nível {level}.</translation>
    </message>
    <message>
        <source>The computer plays for {player} from here on, at the level {level}.</source>
        <translation>Daqui em diante o computador joga por {player}, no nível {level}.</translation>
    </message>
    <message>
        <source>The end was declared. Bonuses are paid and all stock is sold.</source>
        <translation>O fim foi declarado. Os bônus são pagos e todas as ações são vendidas.</translation>
    </message>
    <message>
        <source>The merger is complete: {chain} has {size} tiles and is safe.</source>
        <translation>Fusão concluída: a {chain} tem {size} peças e está segura.</translation>
    </message>
    <message>
        <source>The merger is complete: {chain} has {size} tiles.</source>
        <translation>Fusão concluída: a {chain} tem {size} peças.</translation>
    </message>
    <message>
        <source>The stock market drew {tile} and holds {stocks}.</source>
        <translation>O mercado de ações pegou a peça {tile} e fica com {stocks}.</translation>
    </message>
    <message>
        <source>The stock market&apos;s {amount} for {chain} stays in the bank: {reason}.</source>
        <translation>O bônus da {chain} para o mercado de ações, {amount}, fica no banco: {reason}.</translation>
    </message>
    <message>
        <source>There was nothing to buy: no chain is on the board.</source>
        <translation>Não havia nada para comprar: não há nenhuma rede no tabuleiro.</translation>
    </message>
    <message>
        <source>There was nothing to buy: the bank has no stock of any active chain.</source>
        <translation>Não havia nada para comprar: o banco não tem ações de nenhuma rede ativa.</translation>
    </message>
    <message>
        <source>There was too little cash to buy: the cheapest stock costs {price}.</source>
        <translation>Faltou dinheiro para comprar: a ação mais barata custa {price}.</translation>
    </message>
    <message>
        <source>This what-if game begins here.</source>
        <translation>Este jogo hipotético começa aqui.</translation>
    </message>
    <message>
        <source>Turn {turn} — {player}</source>
        <translation>Turno {turn} — {player}</translation>
    </message>
    <message>
        <source>You received {amount} for {chain}: {reason}.</source>
        <translation>Você recebeu {amount} de bônus da {chain}: {reason}.</translation>
    </message>
    <message>
        <source>You begin with {extra} extra cash: {cash}.</source>
        <translation>Você começa com {extra} de dinheiro extra: {cash}.</translation>
    </message>
    <message>
        <source>You bought nothing.</source>
        <translation>Você não comprou nada.</translation>
    </message>
    <message>
        <source>You bought {stocks} for {cost}.</source>
        <translation>Você comprou {stocks} por {cost}.</translation>
    </message>
    <message>
        <source>You chose the survivor: {chain}.</source>
        <translation>Você escolheu a sobrevivente: {chain}.</translation>
    </message>
    <message>
        <source>You could not place any tile and set your hand aside: {tiles}.</source>
        <translation>Você não podia colocar nenhuma peça e descartou a mão: {tiles}.</translation>
    </message>
    <message>
        <source>You could not place any tile and shuffled your hand back: {tiles}.</source>
        <translation>Você não podia colocar nenhuma peça e devolveu a mão à reserva: {tiles}.</translation>
    </message>
    <message>
        <source>You declared the end: every active chain is safe.</source>
        <translation>Você declarou o fim: todas as redes ativas estão seguras.</translation>
    </message>
    <message>
        <source>You declared the end: {chain} has {size} tiles or more.</source>
        <translation>Você declarou o fim: a {chain} tem {size} peças ou mais.</translation>
    </message>
    <message>
        <source>You drew a tile.</source>
        <translation>Você pegou uma peça.</translation>
    </message>
    <message>
        <source>You drew the start tile {tile}.</source>
        <translation>Você pegou a peça inicial {tile}.</translation>
    </message>
    <message>
        <source>You drew {tiles}.</source>
        <translation>Você pegou {tiles}.</translation>
    </message>
    <message>
        <source>You exchanged {given} for {taken}.</source>
        <translation>Você trocou {given} por {taken}.</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received a stock of it.</source>
        <translation>Você fundou a {chain} com {size} peças e recebeu uma ação.</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received nothing: the bank has no stock of it.</source>
        <translation>Você fundou a {chain} com {size} peças e não recebeu nada: o banco não tem ações dela.</translation>
    </message>
    <message>
        <source>You founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.</source>
        <translation>Você fundou a {chain} com {size} peças e recebeu {cash}: o banco não tem ações dela.</translation>
    </message>
    <message>
        <source>You forgot your PIN, and it was removed.</source>
        <translation>Você esqueceu o seu PIN, e ele foi removido.</translation>
    </message>
    <message>
        <source>You merged {chains} with {tile}.</source>
        <translation>Você fez a fusão {chains} com a peça {tile}.</translation>
    </message>
    <message>
        <source>You placed no tile: none in your hand can be placed.</source>
        <translation>Você não colocou nenhuma peça: as da sua mão não podem ser colocadas.</translation>
    </message>
    <message>
        <source>You placed {tile}.</source>
        <translation>Você colocou {tile}.</translation>
    </message>
    <message>
        <source>You took your seat back.</source>
        <translation>Você retomou o seu lugar.</translation>
    </message>
    <message>
        <source>You set {tile} aside: it can never be placed.</source>
        <translation>Você descartou a peça {tile}: ela nunca poderá ser colocada.</translation>
    </message>
    <message numerus="yes">
        <source>%n {chain}</source>
        <translation>
            <numerusform>%n ação da {chain}</numerusform>
            <numerusform>%n ações da {chain}</numerusform>
        </translation>
    </message>
    <message>
        <source>You settled {chain}: {parts}.</source>
        <translation>Você decidiu sobre as ações da {chain}: {parts}.</translation>
    </message>
    <message>
        <source>You sold {stocks} for {count} × {price} = {amount}.</source>
        <translation>Você vendeu {stocks} por {count} × {price} = {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>You stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>Você parou depois de colocar %n peça.</numerusform>
            <numerusform>Você parou depois de colocar %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took back {tile}.</source>
        <translation>Você desfez a jogada da peça {tile}.</translation>
    </message>
    <message>
        <source>You took no stock.</source>
        <translation>Você não pegou ações.</translation>
    </message>
    <message>
        <source>You took {stocks} free of charge.</source>
        <translation>Você pegou {stocks} de graça.</translation>
    </message>
    <message>
        <source>The computer in your seat gave no answer, so the program played a safe move.</source>
        <translation>O computador que joga por você não respondeu; o programa fez uma jogada segura.</translation>
    </message>
    <message>
        <source>You used the power card “{card}”.</source>
        <translation>Você usou a carta de poder “{card}”.</translation>
    </message>
    <message>
        <source>You win with {amount}.</source>
        <translation>Você vence com {amount}.</translation>
    </message>
    <message>
        <source>kept {count}</source>
        <translation>manteve {count}</translation>
    </message>
    <message>
        <source>primary and secondary bonus</source>
        <translation>bônus primário e secundário</translation>
    </message>
    <message>
        <source>primary and tertiary bonus</source>
        <translation>bônus primário e terciário</translation>
    </message>
    <message>
        <source>primary bonus</source>
        <translation>bônus primário</translation>
    </message>
    <message>
        <source>primary, secondary and tertiary bonus</source>
        <translation>bônus primário, secundário e terciário</translation>
    </message>
    <message>
        <source>secondary and tertiary bonus</source>
        <translation>bônus secundário e terciário</translation>
    </message>
    <message>
        <source>secondary bonus</source>
        <translation>bônus secundário</translation>
    </message>
    <message>
        <source>sold {count} for {cash}</source>
        <translation>vendeu {count} por {cash}</translation>
    </message>
    <message>
        <source>tertiary bonus</source>
        <translation>bônus terciário</translation>
    </message>
    <message>
        <source>traded {count} for {stocks}</source>
        <translation>negociou {count} por {stocks}</translation>
    </message>
    <message>
        <source>{bonus} shared by {count}</source>
        <translation>{bonus} entre {count} acionistas</translation>
    </message>
    <message>
        <source>{bonus}, {sum}</source>
        <translation>{bonus}, {sum}</translation>
    </message>
    <message>
        <source>{chain} ({size})</source>
        <translation>{chain} ({size})</translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles and is safe.</source>
        <translation>A {chain} cresceu de {before} para {size} peças e está segura.</translation>
    </message>
    <message>
        <source>{chain} grew from {before} to {size} tiles.</source>
        <translation>A {chain} cresceu de {before} para {size} peças.</translation>
    </message>
    <message>
        <source>{chain} is settled: {size} tiles at {price} a stock. {holders}</source>
        <translation>Apuração da {chain}: {size} peças, {price} por ação. {holders}</translation>
    </message>
    <message>
        <source>{chain} is the largest and survives.</source>
        <translation>A {chain} é a maior e sobrevive.</translation>
    </message>
    <message>
        <source>{chain} was the only chain left to found.</source>
        <translation>A {chain} era a única rede que ainda podia ser fundada.</translation>
    </message>
    <message>
        <source>{players} share the victory with {amount} each.</source>
        <translation>{players} dividem a vitória com {amount} cada.</translation>
    </message>
    <message>
        <source>{player} begins with {extra} extra cash: {cash}.</source>
        <translation>{player} começa com {extra} de dinheiro extra: {cash}.</translation>
    </message>
    <message>
        <source>{player} bought nothing.</source>
        <translation>{player} não comprou nada.</translation>
    </message>
    <message>
        <source>{player} bought {stocks} for {cost}.</source>
        <translation>{player} comprou {stocks} por {cost}.</translation>
    </message>
    <message>
        <source>{player} chose the survivor: {chain}.</source>
        <translation>{player} escolheu a sobrevivente: {chain}.</translation>
    </message>
    <message>
        <source>{player} could not place any tile and set the hand aside: {tiles}.</source>
        <translation>{player} não podia colocar nenhuma peça e descartou a mão: {tiles}.</translation>
    </message>
    <message>
        <source>{player} could not place any tile and shuffled the hand back: {tiles}.</source>
        <translation>{player} não podia colocar nenhuma peça e devolveu a mão à reserva: {tiles}.</translation>
    </message>
    <message>
        <source>{player} declared the end: every active chain is safe.</source>
        <translation>{player} declarou o fim: todas as redes ativas estão seguras.</translation>
    </message>
    <message>
        <source>{player} declared the end: {chain} has {size} tiles or more.</source>
        <translation>{player} declarou o fim: a {chain} tem {size} peças ou mais.</translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n tile(s).</source>
        <translation>
            <numerusform>{player} pegou %n peça.</numerusform>
            <numerusform>{player} pegou %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} drew a tile.</source>
        <translation>{player} pegou uma peça.</translation>
    </message>
    <message>
        <source>{player} drew the start tile {tile}.</source>
        <translation>{player} pegou a peça inicial {tile}.</translation>
    </message>
    <message>
        <source>{player} drew {tiles}.</source>
        <translation>{player} pegou {tiles}.</translation>
    </message>
    <message>
        <source>{player} exchanged {given} for {taken}.</source>
        <translation>{player} trocou {given} por {taken}.</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received a stock of it.</source>
        <translation>{player} fundou a {chain} com {size} peças e recebeu uma ação.</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received nothing: the bank has no stock of it.</source>
        <translation>{player} fundou a {chain} com {size} peças e não recebeu nada: o banco não tem ações dela.</translation>
    </message>
    <message>
        <source>{player} founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.</source>
        <translation>{player} fundou a {chain} com {size} peças e recebeu {cash}: o banco não tem ações dela.</translation>
    </message>
    <message>
        <source>{player} forgot the PIN, and it was removed.</source>
        <translation>{player} esqueceu o PIN, e ele foi removido.</translation>
    </message>
    <message>
        <source>{player} received {amount} for {chain}: {reason}.</source>
        <translation>{player} recebeu {amount} de bônus da {chain}: {reason}.</translation>
    </message>
    <message>
        <source>{player} merged {chains} with {tile}.</source>
        <translation>{player} fez a fusão {chains} com a peça {tile}.</translation>
    </message>
    <message>
        <source>{player} placed no tile: none in hand can be placed.</source>
        <translation>{player} não colocou nenhuma peça: as da mão não podem ser colocadas.</translation>
    </message>
    <message>
        <source>{player} placed {tile}.</source>
        <translation>{player} colocou {tile}.</translation>
    </message>
    <message>
        <source>{player} took the seat back.</source>
        <translation>{player} retomou o lugar.</translation>
    </message>
    <message>
        <source>{player} set {tile} aside: it can never be placed.</source>
        <translation>{player} descartou a peça {tile}: ela nunca poderá ser colocada.</translation>
    </message>
    <message>
        <source>{player} settled {chain}: {parts}.</source>
        <translation>{player} decidiu sobre as ações da {chain}: {parts}.</translation>
    </message>
    <message>
        <source>{player} sold {stocks} for {count} × {price} = {amount}.</source>
        <translation>{player} vendeu {stocks} por {count} × {price} = {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stopped placing after %n tile(s).</source>
        <translation>
            <numerusform>{player} parou depois de colocar %n peça.</numerusform>
            <numerusform>{player} parou depois de colocar %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} took back {tile}.</source>
        <translation>{player} desfez a jogada da peça {tile}.</translation>
    </message>
    <message>
        <source>{player} took no stock.</source>
        <translation>{player} não pegou ações.</translation>
    </message>
    <message>
        <source>{player} took {stocks} free of charge.</source>
        <translation>{player} pegou {stocks} de graça.</translation>
    </message>
    <message>
        <source>{player} gave no answer, so the program played a safe move.</source>
        <translation>{player} não respondeu; o programa fez uma jogada segura.</translation>
    </message>
    <message>
        <source>{player} used the power card “{card}”.</source>
        <translation>{player} usou a carta de poder “{card}”.</translation>
    </message>
    <message>
        <source>{player} wins with {amount}.</source>
        <translation>{player} vence com {amount}.</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>{player}: the game went on without the program&apos;s answer.</source>
        <translation>{player}: o jogo seguiu sem esperar pelo programa.</translation>
    </message>
    <message>
        <source>{player}: the program chose something that is not possible now.</source>
        <translation>{player}: o programa escolheu uma ação que agora não é possível.</translation>
    </message>
    <message>
        <source>{player}: the program could not be started.</source>
        <translation>{player}: não foi possível iniciar o programa.</translation>
    </message>
    <message>
        <source>{player}: the program did not answer in time.</source>
        <translation>{player}: o programa não respondeu a tempo.</translation>
    </message>
    <message>
        <source>{player}: the program ended without an answer.</source>
        <translation>{player}: o programa terminou sem responder.</translation>
    </message>
    <message>
        <source>{player}: the program&apos;s answer named no action.</source>
        <translation>{player}: a resposta do programa não continha nenhuma ação.</translation>
    </message>
    <message>
        <source>{sum}, rounded up to the next $100</source>
        <translation>{sum}, arredondado para cima até a próxima centena</translation>
    </message>
    <message>
        <source>{survivor} acquires {acquired}: {size} tiles at {price} a stock. {holders}</source>
        <translation>A {survivor} adquire a {acquired}: {size} peças, {price} por ação. {holders}</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>Acquire — log of the game</source>
        <translation>Acquire — registro do jogo</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar o registro</translation>
    </message>
    <message>
        <source>Plain text ({pattern})</source>
        <translation>Texto simples ({pattern})</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Jogadores: {names}</translation>
    </message>
    <message>
        <source>Web page ({pattern})</source>
        <translation>Página da web ({pattern})</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>All lines</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>Close, show all lines</source>
        <translation>Fechar e mostrar todas as linhas</translation>
    </message>
    <message>
        <source>Find and filter</source>
        <translation>Buscar e filtrar</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Buscar no registro</translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation>Linhas mostradas</translation>
    </message>
    <message>
        <source>Mergers and money</source>
        <translation>Fusões e dinheiro</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próximo resultado</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>Registro do jogo</translation>
    </message>
    <message>
        <source>Press {key} on a line to look back at that moment.</source>
        <translation>Pressione {key} em uma linha para rever aquele momento.</translation>
    </message>
</context>
<context>
    <name>LookAgainPage</name>
    <message>
        <source>A better idea: {idea}</source>
        <translation>Pense nisto: {idea}</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Repensar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Something else is better here.</source>
        <translation>Outra jogada é melhor aqui.</translation>
    </message>
    <message>
        <source>The coach: look again</source>
        <translation>O treinador: pense melhor</translation>
    </message>
    <message>
        <source>This would cost you a great deal of your chance to win.</source>
        <translation>Isso custaria grande parte da sua chance de vencer.</translation>
    </message>
    <message>
        <source>This would cost you a lot of your chance to win.</source>
        <translation>Isso custaria boa parte da sua chance de vencer.</translation>
    </message>
    <message>
        <source>This would cost you some of your chance to win.</source>
        <translation>Isso custaria um pouco da sua chance de vencer.</translation>
    </message>
    <message>
        <source>{chain} can&apos;t be founded again: keeping its stock gives away {amount}.</source>
        <translation>A {chain} não pode ser fundada de novo: manter essas ações joga fora {amount}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Next: {sentence}</source>
        <translation>A seguir: {sentence}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Andamento do jogo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Um turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Um turno à frente</translation>
    </message>
    <message>
        <source>The game has moved on.</source>
        <translation>O jogo avançou.</translation>
    </message>
    <message>
        <source>Turn {turn}: {sentence}</source>
        <translation>Turno {turn}: {sentence}</translation>
    </message>
    <message>
        <source>Turn {turn}, looking back</source>
        <translation>Revendo o turno {turn}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n tile(s) in the pool</source>
        <translation>
            <numerusform>%n peça na reserva</numerusform>
            <numerusform>%n peças na reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer version of the program has also saved this game here. That game stays as it is; what you play now becomes a separate game.</source>
        <translation>Uma versão mais nova do programa também salvou este jogo aqui. Aquele jogo fica como está; o que você jogar agora será um jogo separado.</translation>
    </message>
    <message>
        <source>Acquire Desktop</source>
        <translation>Acquire Desktop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Revendo o jogo</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semente {seed}</translation>
    </message>
    <message>
        <source>training game (not counted)</source>
        <translation>jogo de treino (não conta)</translation>
    </message>
    <message>
        <source>training game, {edition}</source>
        <translation>jogo de treino, {edition}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation>turno {turn} de {last}</translation>
    </message>
    <message>
        <source>{expert} and {master} are weaker here, because the rules run in plain Python. Compiled rules search about {times} times as much. For a fix, see {way}.</source>
        <translation>Os níveis {expert} e {master} jogam pior que o normal aqui: as regras rodam em Python puro, e eles analisam cerca de {times} vezes menos. A solução está em {way}.</translation>
    </message>
    <message>
        <source>This screen has room for larger text. {key} brings back the usual size.</source>
        <translation>Esta tela tem espaço para um texto maior. {key} volta ao tamanho normal.</translation>
    </message>
    <message>
        <source>This version does not know the level of {names}: {level} is used instead.</source>
        <translation>Esta versão não conhece o nível de {names}: no lugar dele, vale {level}.</translation>
    </message>
    <message>
        <source>Your first game! The computers play at the level {level}. For stronger ones, choose {way}.</source>
        <translation>Seu primeiro jogo! Os computadores jogam no nível {level}. Para adversários mais fortes, escolha {way}.</translation>
    </message>
    <message>
        <source>no tiles in the pool</source>
        <translation>reserva de peças vazia</translation>
    </message>
    <message>
        <source>what-if game, {edition}</source>
        <translation>jogo hipotético, {edition}</translation>
    </message>
    <message>
        <source>what-if game (not counted)</source>
        <translation>jogo hipotético (não conta)</translation>
    </message>
    <message>
        <source>view only</source>
        <translation>só para ver</translation>
    </message>
    <message>
        <source>{app} — hand-over</source>
        <translation>{app} — troca de jogador</translation>
    </message>
    <message>
        <source>{app} — the game waits while you read</source>
        <translation>{app} — o jogo espera enquanto você lê</translation>
    </message>
    <message>
        <source>{app} — {edition} — the game is over</source>
        <translation>{app} — {edition} — o jogo acabou</translation>
    </message>
    <message>
        <source>{app} — {edition} — turn {turn} — your turn</source>
        <translation>{app} — {edition} — turno {turn} — seu turno</translation>
    </message>
    <message>
        <source>{app} — {edition} — turn {turn} — {player}</source>
        <translation>{app} — {edition} — turno {turn} — {player}</translation>
    </message>
    <message>
        <source>{file} is an earlier state of a game that you continued later. The continued game is not lost: it is among the recent games.</source>
        <translation>{file} é um estado anterior de um jogo que você continuou depois. A continuação não se perdeu: está entre os jogos recentes.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Acquire Desktop</source>
        <translation>&amp;Sobre o Acquire Desktop</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>&amp;Sempre</translation>
    </message>
    <message>
        <source>&amp;Analysis board</source>
        <translation>Tabuleiro de &amp;análise</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animações</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Treinador</translation>
    </message>
    <message>
        <source>&amp;Compare editions</source>
        <translation>&amp;Comparar edições</translation>
    </message>
    <message>
        <source>&amp;Costly decisions too (?)</source>
        <translation>Também decisões &amp;custosas (?)</translation>
    </message>
    <message>
        <source>&amp;Cover my tiles when I leave the window</source>
        <translation>&amp;Cobrir minhas peças quando saio da janela</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Doubtful decisions too (?!)</source>
        <translation>Também decisões &amp;duvidosas (?!)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicado</translation>
    </message>
    <message>
        <source>&amp;Export log…</source>
        <translation>&amp;Exportar registro…</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Give hints</source>
        <translation>Dar di&amp;cas</translation>
    </message>
    <message>
        <source>&amp;Blunders only (??)</source>
        <translation>Só erros &amp;graves (??)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>A&amp;lto contraste</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantânea</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>&amp;Aprender jogando</translation>
    </message>
    <message>
        <source>&amp;Let a computer play for somebody…</source>
        <translation>&amp;Deixar o computador jogar por alguém…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;View one…</source>
        <translation>&amp;Ver um deles…</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Altos</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Mute or unmute</source>
        <translation>&amp;Silenciar ou reativar</translation>
    </message>
    <message>
        <source>&amp;Career</source>
        <translation>&amp;Carreira</translation>
    </message>
    <message>
        <source>&amp;Line only</source>
        <translation>&amp;Só a linha</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nunca</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligados</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>&amp;Pausar os computadores</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Baixos</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Recover a game…</source>
        <translation>Re&amp;cuperar um jogo…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Rules of this edition</source>
        <translation>&amp;Regras desta edição</translation>
    </message>
    <message>
        <source>&amp;Save game</source>
        <translation>&amp;Salvar jogo</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Salvar imagem…</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Diminuir texto</translation>
    </message>
    <message>
        <source>&amp;Speed of the computers</source>
        <translation>&amp;Velocidade dos computadores</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Take a seat back…</source>
        <translation>&amp;Retomar um lugar…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day</source>
        <translation>Desafio do dia (&amp;L)</translation>
    </message>
    <message>
        <source>On your own turn, when several people play</source>
        <translation>No seu turno, quando várias pessoas jogam</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copiar como &amp;imagem</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>N&amp;o coach</source>
        <translation>&amp;Sem treinador</translation>
    </message>
    <message>
        <source>Ne&amp;xt action</source>
        <translation>Pró&amp;xima ação</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>Revisão &amp;do jogo</translation>
    </message>
    <message>
        <source>S&amp;hare the result</source>
        <translation>&amp;Compartilhar o resultado</translation>
    </message>
    <message>
        <source>S&amp;tep by step</source>
        <translation>&amp;Passo a passo</translation>
    </message>
    <message>
        <source>Save game &amp;as…</source>
        <translation>Salvar jogo &amp;como…</translation>
    </message>
    <message>
        <source>Set my &amp;PIN…</source>
        <translation>Definir meu &amp;PIN…</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;urno</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Abrir jogo…</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <translation>&amp;Preços</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamanho &amp;padrão do texto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>A&amp;dvice and reasons</source>
        <translation>&amp;Conselhos e motivos</translation>
    </message>
    <message>
        <source>F&amp;ind in the log</source>
        <translation>&amp;Buscar no registro</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>R&amp;egistro</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>A&amp;umentar texto</translation>
    </message>
    <message>
        <source>Play &amp;now</source>
        <translation>Decidir &amp;agora</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Recomeçar o &amp;turno</translation>
    </message>
    <message>
        <source>Ring the &amp;bell</source>
        <translation>Tocar o &amp;sino</translation>
    </message>
    <message>
        <source>S&amp;it down for a computer…</source>
        <translation>Ass&amp;umir o lugar de um computador…</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>P&amp;ular para o meu turno</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Sea&amp;ts</source>
        <translation>&amp;Lugares</translation>
    </message>
    <message>
        <source>When I play a&amp;lone</source>
        <translation>Quando só e&amp;u jogo</translation>
    </message>
    <message>
        <source>With &amp;several people</source>
        <translation>Com &amp;várias pessoas</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guia do usuário</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>&amp;Delete finished games…</source>
        <translation>&amp;Excluir jogos terminados…</translation>
    </message>
    <message>
        <source>&amp;Finished games</source>
        <translation>Jogos &amp;terminados</translation>
    </message>
    <message>
        <source>Games to &amp;keep</source>
        <translation>&amp;Manter na lista</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhum</translation>
    </message>
    <message>
        <source>The &amp;last {count}</source>
        <translation>Os ú&amp;ltimos {count}</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Relatar um &amp;problema…</translation>
    </message>
    <message>
        <source>Show m&amp;ergers step by step</source>
        <translation>&amp;Mostrar as fusões passo a passo</translation>
    </message>
    <message>
        <source>When &amp;my stock is involved</source>
        <translation>Quando envolvem &amp;minhas ações</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>2008</source>
        <translation>2008</translation>
    </message>
    <message>
        <source>2023</source>
        <translation>2023</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Novo jogador</translation>
    </message>
    <message>
        <source>Asks you to think again before a costly decision.</source>
        <translation>Pede para você pensar de novo antes de uma decisão que custa caro.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Comparar edições</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Everybody sees all cash and stock: best for a first game.</source>
        <translation>Todos veem todo o dinheiro e as ações: bom para começar.</translation>
    </message>
    <message>
        <source>Five for each player, each used once.</source>
        <translation>Cinco por jogador, cada uma usada uma vez.</translation>
    </message>
    <message>
        <source>From a seed</source>
        <translation>Com semente</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
    </message>
    <message>
        <source>In the Japanese editions, or by a house rule.</source>
        <translation>Nas edições japonesas ou por regra da casa.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonesa</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Needs compiled rules: see {way}.</source>
        <translation>Precisa das regras compiladas: veja {way}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abertas</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Ordem das peças</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatória</translation>
    </message>
    <message>
        <source>Same seed, same tiles</source>
        <translation>Mesma semente, mesmas peças</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Sortear ordem</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Começar jogo</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tempo para pensar</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Jogo de treino</translation>
    </message>
    <message>
        <source>Tycoon</source>
        <translation>Magnata</translation>
    </message>
    <message>
        <source>When one person plays against computers.</source>
        <translation>Quando uma pessoa joga contra computadores.</translation>
    </message>
    <message>
        <source>Take back any move, even after the computers&apos; turns. It does not count.</source>
        <translation>Desfaça qualquer jogada, mesmo após os turnos dos computadores. Não conta.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primeiro jogo</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Ocultas</translation>
    </message>
    <message>
        <source>Everybody sees the announced totals.</source>
        <translation>Todos veem a soma do que foi anunciado.</translation>
    </message>
    <message>
        <source>You see only your own, and the log since your last turn.</source>
        <translation>Você vê só o que é seu e o registro desde o seu último turno.</translation>
    </message>
    <message>
        <source>hints always</source>
        <translation>sempre com dicas</translation>
    </message>
    <message>
        <source>{count} × {level}, {edition}, {holdings}</source>
        <translation>{count} × {level}, {edition}, {holdings}</translation>
    </message>
</context>
<context>
    <name>OfChain</name>
    <message>
        <source>{chain}</source>
        <translation>da {chain}</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>After that: {chains}.</source>
        <translation>Depois: {chains}.</translation>
    </message>
    <message>
        <source>All of them will be acquired. The one you choose goes first: its bonuses are paid and its stock is settled before the next.</source>
        <translation>Todas serão adquiridas. A que você escolher vem primeiro: paga os bônus e tem as ações decididas antes da próxima.</translation>
    </message>
    <message>
        <source>Which is next?</source>
        <translation>Qual é a próxima?</translation>
    </message>
    <message>
        <source>{chain} is acquired first.</source>
        <translation>A {chain} é adquirida primeiro.</translation>
    </message>
</context>
<context>
    <name>PaceControl</name>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Do not wait any longer</source>
        <translation>Não esperar mais</translation>
    </message>
    <message>
        <source>Resume the computers</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>Pausar os computadores</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Velocidade dos computadores</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidade: {speed}</translation>
    </message>
    <message>
        <source>{key}: next action</source>
        <translation>{key}: próxima ação</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>The game waits while you read</source>
        <translation>O jogo espera enquanto você lê</translation>
    </message>
</context>
<context>
    <name>Pin</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>A PIN for {player}</source>
        <translation>Um PIN para {player}</translation>
    </message>
    <message>
        <source>A PIN has four digits.</source>
        <translation>Um PIN tem quatro dígitos.</translation>
    </message>
    <message>
        <source>Erase the digits</source>
        <translation>Apagar os dígitos</translation>
    </message>
    <message>
        <source>Four digits, asked for before your tiles are shown. They only keep others at the table from seeing your tiles by accident: anyone with the game file can find them out.</source>
        <translation>Quatro dígitos, pedidos antes que as suas peças sejam mostradas. Só evitam que outros à mesa as vejam por acaso: quem tiver o arquivo do jogo pode descobri-los.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>Sem PIN</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Definir o PIN</translation>
    </message>
    <message>
        <source>That is not the PIN of {player}.</source>
        <translation>Esse não é o PIN de {player}.</translation>
    </message>
    <message>
        <source>The PIN of {player}</source>
        <translation>O PIN de {player}</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>O mesmo PIN de novo</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>Os dois PINs não coincidem.</translation>
    </message>
    <message>
        <source>Type the four digits again to confirm.</source>
        <translation>Digite os quatro dígitos de novo para confirmar.</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Espere %n segundo antes da próxima tentativa.</numerusform>
            <numerusform>Espere %n segundos antes da próxima tentativa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacementPage</name>
    <message>
        <source>Choose a tile</source>
        <translation>Escolha uma peça</translation>
    </message>
    <message>
        <source>Click a tile to see what it would do.</source>
        <translation>Clique em uma peça para ver o que ela faria.</translation>
    </message>
    <message>
        <source>Click a tile, or press its key, to see what it would do.</source>
        <translation>Clique em uma peça, ou pressione a tecla dela, para ver o que ela faria.</translation>
    </message>
    <message>
        <source>Draw a new hand</source>
        <translation>Comprar nova mão</translation>
    </message>
    <message>
        <source>No tiles are left to draw. You go on to buying.</source>
        <translation>Não há mais peças para pegar. Seu turno segue com a compra.</translation>
    </message>
    <message>
        <source>Place no tile this time and go on to buying. A blocked tile may become playable later.</source>
        <translation>Desta vez, passe à compra sem colocar peça. Uma peça que agora não pode ser colocada talvez possa depois.</translation>
    </message>
    <message>
        <source>Stop placing</source>
        <translation>Parar de colocar</translation>
    </message>
    <message>
        <source>The new hand has no tile to place either. You go on to buying.</source>
        <translation>A nova mão também não tem peça que possa ser colocada. Seu turno segue com a compra.</translation>
    </message>
    <message>
        <source>This tile can never be placed</source>
        <translation>Esta peça nunca poderá ser colocada</translation>
    </message>
    <message>
        <source>This tile cannot be placed now</source>
        <translation>Esta peça não pode ser colocada agora</translation>
    </message>
    <message>
        <source>To place it, double-click it or drag it to the board.</source>
        <translation>Para colocá-la, clique duas vezes ou arraste-a até o tabuleiro.</translation>
    </message>
    <message>
        <source>{survivor} takes over {acquired}.</source>
        <translation>A {survivor} adquire {acquired}.</translation>
    </message>
    <message>
        <source>Once this turn, you may show your whole hand, set it aside for good and draw a new one. Or place no tile and go on to buying.</source>
        <translation>Uma vez neste turno, você pode mostrar a mão inteira, descartá-la e pegar outra. Ou passe à compra sem colocar peça.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>first</source>
        <translation>em primeiro</translation>
    </message>
    <message>
        <source>second</source>
        <translation>em segundo</translation>
    </message>
    <message>
        <source>third</source>
        <translation>em terceiro</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>empate em primeiro</translation>
    </message>
    <message>
        <source>tied for second</source>
        <translation>empate em segundo</translation>
    </message>
    <message>
        <source>tied for third</source>
        <translation>empate em terceiro</translation>
    </message>
    <message>
        <source>you {before} → {after}</source>
        <translation>você {before} → {after}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>cash and stock are hidden</source>
        <translation>dinheiro e ações ocultos</translation>
    </message>
    <message>
        <source>no buy</source>
        <translation>sem compra</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>joga agora</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>decide agora</translation>
    </message>
    <message>
        <source>worth {amount}</source>
        <translation>total {amount}</translation>
    </message>
    <message>
        <source>your turn: place a tile</source>
        <translation>sua vez: coloque uma peça</translation>
    </message>
    <message>
        <source>{amount} without bonuses</source>
        <translation>{amount} sem bônus</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>Buy five</source>
        <translation>Comprar cinco</translation>
    </message>
    <message>
        <source>Buy up to 5 stocks this turn.</source>
        <translation>Compre até 5 ações neste turno.</translation>
    </message>
    <message>
        <source>Draw 5 more tiles before you place one. On later turns you draw only while you hold fewer than 6.</source>
        <translation>Pegue mais 5 peças antes de colocar uma. Nos turnos seguintes, você só pega peças enquanto tiver menos de 6.</translation>
    </message>
    <message>
        <source>Draw five</source>
        <translation>Pegar cinco</translation>
    </message>
    <message>
        <source>Free stock</source>
        <translation>Ações grátis</translation>
    </message>
    <message>
        <source>Instead of buying, take up to 3 stocks of active chains from the bank, free of charge.</source>
        <translation>Em vez de comprar, pegue do banco até 3 ações de redes ativas, de graça.</translation>
    </message>
    <message>
        <source>No power card used yet.</source>
        <translation>Nenhuma carta de poder usada ainda.</translation>
    </message>
    <message>
        <source>Only one card a turn</source>
        <translation>Só uma carta por turno</translation>
    </message>
    <message>
        <source>Place four</source>
        <translation>Colocar quatro</translation>
    </message>
    <message>
        <source>Place up to 4 tiles this turn, one after the other. At the end of the turn you draw back up to 6.</source>
        <translation>Coloque até 4 peças neste turno, uma após a outra. No fim do turno, você pega peças até ter 6.</translation>
    </message>
    <message>
        <source>Playable before you buy</source>
        <translation>Pode ser usada antes de comprar</translation>
    </message>
    <message>
        <source>Playable before you place a tile</source>
        <translation>Pode ser usada antes de colocar uma peça</translation>
    </message>
    <message>
        <source>Playable now</source>
        <translation>Pode ser usada agora</translation>
    </message>
    <message>
        <source>Power cards used: {cards}.</source>
        <translation>Cartas de poder usadas: {cards}.</translation>
    </message>
    <message>
        <source>Trade three</source>
        <translation>Trocar três</translation>
    </message>
    <message>
        <source>Up to three times, return two stocks of one active chain and take one of another. You may buy as well, before or after that.</source>
        <translation>Até três vezes, devolva duas ações de uma rede ativa e pegue uma de outra. Você também pode comprar, antes ou depois.</translation>
    </message>
    <message>
        <source>You have already used this card</source>
        <translation>Você já usou esta carta</translation>
    </message>
    <message>
        <source>Your power cards</source>
        <translation>Suas cartas de poder</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
</context>
<context>
    <name>PowerCardPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Use card</source>
        <translation>Usar carta</translation>
    </message>
</context>
<context>
    <name>PowerCardTitle</name>
    <message>
        <source>Buy five</source>
        <translation>Comprar cinco</translation>
    </message>
    <message>
        <source>Draw five</source>
        <translation>Pegar cinco</translation>
    </message>
    <message>
        <source>Free stock</source>
        <translation>Ações grátis</translation>
    </message>
    <message>
        <source>Place four</source>
        <translation>Colocar quatro</translation>
    </message>
    <message>
        <source>Trade three</source>
        <translation>Trocar três</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message numerus="yes">
        <source>%n preference(s) found</source>
        <translation>
            <numerusform>%n preferência encontrada</numerusform>
            <numerusform>%n preferências encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>A program, your own or somebody else&apos;s, can take a seat in a new game. For each decision it gets one line with what its player may know, and answers with one line. If it gives no answer, the computer decides, and the log notes it.</source>
        <translation>Um programa seu ou de outra pessoa pode ocupar um lugar em um novo jogo. A cada decisão, ele recebe uma linha com o que esse jogador pode saber e responde com outra. Se ele não responder, o computador decide, e isso fica no registro.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conselhos</translation>
    </message>
    <message>
        <source>All text changes at once, even in the middle of a game.</source>
        <translation>Todos os textos mudam na hora, mesmo no meio de um jogo.</translation>
    </message>
    <message>
        <source>Computers say a word now and then: when they found a chain, in a merger, and when they end the game.</source>
        <translation>Os computadores dizem uma frase de vez em quando: ao fundar uma rede, em uma fusão e ao encerrar o jogo.</translation>
    </message>
    <message>
        <source>Reset: {what}.</source>
        <translation>Padrão restaurado: {what}.</translation>
    </message>
    <message>
        <source>Like the boxed game</source>
        <translation>Como no jogo de tabuleiro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Colours of the chains</source>
        <translation>Cores das redes</translation>
    </message>
    <message>
        <source>Give any menu command or single-key shortcut another key, or none.</source>
        <translation>Qualquer comando dos menus e qualquer atalho de uma tecla pode ter outra tecla, ou nenhuma.</translation>
    </message>
    <message>
        <source>All text has a contrast of at least 7:1, in the light and the dark theme.</source>
        <translation>Todo o texto tem contraste de pelo menos 7:1, no tema claro e no escuro.</translation>
    </message>
    <message>
        <source>Finished games to keep</source>
        <translation>Jogos terminados a manter</translation>
    </message>
    <message>
        <source>Finished games: {games}
Results: {results}</source>
        <translation>Jogos terminados: {games}
Resultados: {results}</translation>
    </message>
    <message>
        <source>How long it may think about each decision.</source>
        <translation>Quanto tempo ele pode pensar em cada decisão.</translation>
    </message>
    <message>
        <source>How long each of their actions is shown.</source>
        <translation>Por quanto tempo cada ação deles é mostrada.</translation>
    </message>
    <message>
        <source>Test the volume</source>
        <translation>Testar o volume</translation>
    </message>
    <message>
        <source>The name you play under in single-player games.</source>
        <translation>Seu nome nos jogos em que só você joga contra computadores.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Keys for menus and pages</source>
        <translation>Teclas dos menus e das páginas</translation>
    </message>
    <message>
        <source>Use letters, digits and {space} as shortcuts. When this is off, they only type, and {space} presses the focused button. {tab}, the arrow keys, {enter}, {esc} and the menu keys still do everything.</source>
        <translation>Letras, números e {space} funcionam como atalhos. Com a opção desativada, servem só para digitar, e {space} aciona o botão em foco. {tab}, as setas, {enter}, {esc} e as teclas dos menus continuam fazendo tudo.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>More space between letters, words and lines in the guide, rules, log and advice. This can help with dyslexia.</source>
        <translation>Mais espaço entre letras, palavras e linhas no guia, nas regras, no registro e nos conselhos. Pode ajudar quem tem dislexia.</translation>
    </message>
    <message>
        <source>Keeps passers-by from seeing them while you are away.</source>
        <translation>Evita que outras pessoas as vejam enquanto você está fora.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere</source>
        <translation>Nada é enviado a lugar nenhum</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Light like a paper map, or dark like a city at night.</source>
        <translation>Claro como um mapa de papel ou escuro como a noite.</translation>
    </message>
    <message>
        <source>Always on with the colour-blind friendly colours.</source>
        <translation>Sempre ativo com as cores para daltônicos.</translation>
    </message>
    <message>
        <source>Choose the standard colours, colours close to the boxed game, or colours that are easy to tell apart if you are colour-blind.</source>
        <translation>Escolha as cores padrão, cores próximas às do jogo de tabuleiro ou cores fáceis de distinguir para daltônicos.</translation>
    </message>
    <message>
        <source>Coordinates in spaces</source>
        <translation>Coordenadas nas casas</translation>
    </message>
    <message>
        <source>Each chain has its letter and a pattern of its own on the board.</source>
        <translation>No tabuleiro, cada rede tem sua letra e uma estampa própria.</translation>
    </message>
    <message>
        <source>Each empty space of the board shows its coordinate, not only the one you point at.</source>
        <translation>Cada casa vazia do tabuleiro mostra sua coordenada, não só a casa apontada.</translation>
    </message>
    <message>
        <source>Follow the screen</source>
        <translation>Acompanhar a tela</translation>
    </message>
    <message>
        <source>Guests speak</source>
        <translation>Falas dos computadores</translation>
    </message>
    <message>
        <source>In a window on a large screen, everything is drawn larger.</source>
        <translation>Em uma janela de tela grande, tudo fica maior.</translation>
    </message>
    <message>
        <source>Marks for colour-blind eyes</source>
        <translation>Marcas para daltônicos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>Programs at the table</source>
        <translation>Programas à mesa</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Colour-blind friendly</source>
        <translation>Para daltônicos</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar nas preferências</translation>
    </message>
    <message>
        <source>Single-key shortcuts</source>
        <translation>Atalhos de uma tecla</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Spacious text</source>
        <translation>Texto espaçado</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>How the chains look</source>
        <translation>Como ficam as redes</translation>
    </message>
    <message>
        <source>The finished games and the list of all results are deleted for good.</source>
        <translation>Os jogos terminados e a lista de todos os resultados são excluídos para sempre.</translation>
    </message>
    <message>
        <source>You need no account and no internet connection.</source>
        <translation>Não é preciso ter conta nem conexão com a internet.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>Os sons estão desligados.</translation>
    </message>
    <message>
        <source>You can view and review these games later. A one-line result of every game is always kept.</source>
        <translation>Você pode vê-los e revisá-los depois. Uma linha com o resultado de cada jogo sempre é mantida.</translation>
    </message>
    <message>
        <source>Animate tiles, stock and money. The game never waits for the animation.</source>
        <translation>Peças, ações e dinheiro são animados. O jogo não espera as animações.</translation>
    </message>
    <message>
        <source>Time for a program</source>
        <translation>Tempo para um programa</translation>
    </message>
    <message>
        <source>Deleting finished games</source>
        <translation>Excluir jogos terminados</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>The sound at the start of your turn.</source>
        <translation>O som do início do seu turno.</translation>
    </message>
    <message>
        <source>Where files are stored</source>
        <translation>Onde ficam os arquivos</translation>
    </message>
    <message>
        <source>When you play alone against computers, it asks again before a decision that would cost you much of your chance to win.</source>
        <translation>Quando só você joga contra computadores, ele pergunta antes de uma decisão que custa boa parte da sua chance de vencer.</translation>
    </message>
    <message>
        <source>Already off, because your system is set to reduce motion.</source>
        <translation>As animações já estão desativadas: seu sistema está configurado para reduzir movimentos.</translation>
    </message>
    <message>
        <source>Already on, because your system is set to high contrast.</source>
        <translation>O alto contraste já está ativado, porque seu sistema pede isso.</translation>
    </message>
    <message>
        <source>Which mergers fill the screen, step by step. The first three always do. The line below the board shows every merger too.</source>
        <translation>Quais fusões ocupam a tela, passo a passo. As três primeiras sempre ocupam. A linha abaixo do tabuleiro também conta todas.</translation>
    </message>
    <message>
        <source>{key} shows one. It uses only what you know.</source>
        <translation>{key} mostra uma. Ela só usa o que você sabe.</translation>
    </message>
    <message>
        <source>{key} mutes and unmutes them. Everything you hear is also shown on the screen.</source>
        <translation>{key} liga e desliga os sons. Tudo o que eles indicam também aparece na tela.</translation>
    </message>
    <message>
        <source>Change it anywhere with {larger} and {smaller}.</source>
        <translation>Mude-o em qualquer tela com {larger} e {smaller}.</translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message numerus="yes">
        <source>%n tile(s) to {price}</source>
        <translation>
            <numerusform>falta %n peça para {price}</numerusform>
            <numerusform>faltam %n peças para {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>1st bonus</source>
        <translation>1º bônus</translation>
    </message>
    <message>
        <source>2nd bonus</source>
        <translation>2º bônus</translation>
    </message>
    <message>
        <source>3rd bonus</source>
        <translation>3º bônus</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Prices and bonuses</source>
        <translation>Preços e bônus</translation>
    </message>
    <message>
        <source>Primary bonus</source>
        <translation>Bônus primário</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>Bônus secundário</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>Bônus terciário</translation>
    </message>
    <message>
        <source>highest price</source>
        <translation>preço máximo</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>segura</translation>
    </message>
    <message numerus="yes">
        <source>safe at {size}: %n to go</source>
        <translation>
            <numerusform>segura com {size}: falta %n</numerusform>
            <numerusform>segura com {size}: faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{sizes} tiles: {price}</source>
        <translation>{sizes} peças: {price}</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>&amp;Arguments, one a line</source>
        <translation>&amp;Argumentos, um por linha</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>A file for the program</source>
        <translation>Um arquivo para o programa</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Adicionar arquivo…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>Another program already has this name.</source>
        <translation>Outro programa já tem esse nome.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Como ele se chama?</translation>
    </message>
    <message>
        <source>It can do whatever your other programs can: add only one that you trust.</source>
        <translation>Ele roda com as mesmas permissões dos seus outros programas: use apenas um em que você confia.</translation>
    </message>
    <message>
        <source>It wrote: {text}</source>
        <translation>Ele escreveu: {text}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>The computer plays for programs that are not on your list: {names}. The list is under {way}.</source>
        <translation>O computador joga no lugar de programas que não estão na sua lista: {names}. A lista está em {way}.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Programs that may take a seat</source>
        <translation>Programas que podem ocupar um lugar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>There are too many arguments, or they are too long.</source>
        <translation>Há argumentos demais, ou eles são longos demais.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Which program should be started?</source>
        <translation>Qual programa deve ser iniciado?</translation>
    </message>
    <message>
        <source>Who decides if it does &amp;not</source>
        <translation>Quem decide se ele &amp;não responder</translation>
    </message>
    <message>
        <source>{name} answered “{action}” after {seconds} s: it can take a seat.</source>
        <translation>{name} respondeu “{action}” após {seconds} s: pode ocupar um lugar.</translation>
    </message>
    <message>
        <source>Asking {name}…</source>
        <translation>Perguntando a {name}…</translation>
    </message>
    <message>
        <source>{name} (stand-in: {level})</source>
        <translation>{name} (substituto: {level})</translation>
    </message>
    <message>
        <source>{name}: it chose something that is not possible there.</source>
        <translation>{name}: escolheu algo que ali não é possível.</translation>
    </message>
    <message>
        <source>{name}: it did not answer in time.</source>
        <translation>{name}: não respondeu a tempo.</translation>
    </message>
    <message>
        <source>{name}: it ended without an answer.</source>
        <translation>{name}: terminou sem responder.</translation>
    </message>
    <message>
        <source>{name}: its answer contains no action.</source>
        <translation>{name}: a resposta não contém nenhuma ação.</translation>
    </message>
    <message>
        <source>{name}: there is no such program, or it cannot be started.</source>
        <translation>{name}: esse programa não existe ou não pode ser iniciado.</translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message numerus="yes">
        <source>%n stock(s), free of charge</source>
        <translation>
            <numerusform>%n ação, de graça</numerusform>
            <numerusform>%n ações, de graça</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy {count} for {cost}</source>
        <translation>Comprar {count} por {cost}</translation>
    </message>
    <message>
        <source>Choose what to buy</source>
        <translation>Escolha o que comprar</translation>
    </message>
    <message>
        <source>Choose what to buy, or buy nothing</source>
        <translation>Escolha o que comprar ou não compre nada</translation>
    </message>
    <message>
        <source>Choose what to take</source>
        <translation>Escolha o que pegar</translation>
    </message>
    <message>
        <source>Choose what to take, or take nothing</source>
        <translation>Escolha o que pegar ou não pegue nada</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vazio</translation>
    </message>
    <message>
        <source>Exchange stock…</source>
        <translation>Trocar ações…</translation>
    </message>
    <message>
        <source>You have {amount} in cash</source>
        <translation>Você tem {amount}</translation>
    </message>
    <message>
        <source>{amount} left in cash</source>
        <translation>Restam {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} for %n stock(s)</source>
        <translation>
            <numerusform>{cost} por %n ação</numerusform>
            <numerusform>{cost} por %n ações</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain is on the board yet: there is nothing to buy.</source>
        <translation>Ainda não há redes no tabuleiro: nada para comprar.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n stock(s) a turn</source>
        <translation>
            <numerusform>No máximo %n ação por turno</numerusform>
            <numerusform>No máximo %n ações por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cash for {chain}</source>
        <translation>Dinheiro insuficiente para ações da {chain}</translation>
    </message>
    <message>
        <source>Remove one {chain}</source>
        <translation>Remover uma ação da {chain}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n stock(s)</source>
        <translation>
            <numerusform>Pegar %n ação</numerusform>
            <numerusform>Pegar %n ações</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank has no more {chain}</source>
        <translation>O banco não tem mais ações da {chain}</translation>
    </message>
    <message>
        <source>{purchase} — {cost}</source>
        <translation>{purchase} — {cost}</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n para repetir</numerusform>
            <numerusform>%n para repetir</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger chain pays you more, or becomes safe.</source>
        <translation>Uma rede maior rende mais ou fica segura.</translation>
    </message>
    <message>
        <source>A merger is possible, but another tile is worth more.</source>
        <translation>Dá para fazer uma fusão, mas outra peça vale mais.</translation>
    </message>
    <message>
        <source>A usual answer: {action}, {win}%, and about {amount} less in the end.</source>
        <translation>Uma resposta comum: {action}, {win}%, e cerca de {amount} a menos no fim.</translation>
    </message>
    <message>
        <source>A usual answer: {action}, {win}%.</source>
        <translation>Uma resposta comum: {action}, {win}%.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>All themes mixed</source>
        <translation>Todos os temas misturados</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Buy for first place</source>
        <translation>Comprar para ser o primeiro</translation>
    </message>
    <message>
        <source>Cash in hand</source>
        <translation>Dinheiro na mão</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>Quase.</translation>
    </message>
    <message>
        <source>Difficulty {stars} of 3</source>
        <translation>Dificuldade {stars} de 3</translation>
    </message>
    <message>
        <source>Found a chain</source>
        <translation>Fundar uma rede</translation>
    </message>
    <message>
        <source>Have more stock of a chain than anybody else.</source>
        <translation>Tenha mais ações de uma rede do que todos os outros.</translation>
    </message>
    <message>
        <source>In favour of yours: {reasons}.</source>
        <translation>A favor da sua: {reasons}.</translation>
    </message>
    <message>
        <source>In the end, yours leaves you about {amount} less.</source>
        <translation>No fim, a sua deixa você com cerca de {amount} a menos.</translation>
    </message>
    <message>
        <source>Join a race</source>
        <translation>Entrar na disputa</translation>
    </message>
    <message>
        <source>Keep your stock</source>
        <translation>Manter as ações</translation>
    </message>
    <message>
        <source>A new chain brings free stock.</source>
        <translation>Uma rede nova traz uma ação grátis.</translation>
    </message>
    <message>
        <source>Cheap or expensive, and who holds its stock already?</source>
        <translation>Barata ou cara? E quem já tem ações dela?</translation>
    </message>
    <message>
        <source>Choose a chain</source>
        <translation>Escolher a rede</translation>
    </message>
    <message>
        <source>Just as good in trial games: {action}, {win}%.</source>
        <translation>Igualmente boa, pelas partidas simuladas: {action}, {win}%.</translation>
    </message>
    <message>
        <source>Let a chain grow</source>
        <translation>Ampliar uma rede</translation>
    </message>
    <message>
        <source>Merge now</source>
        <translation>Fusão já</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Ainda não.</translation>
    </message>
    <message>
        <source>Numbers appear after your answer.</source>
        <translation>Os números aparecem depois da sua resposta.</translation>
    </message>
    <message>
        <source>Previous puzzle</source>
        <translation>Problema anterior</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Problema {number} de {count}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Somebody else leads: get close, or second.</source>
        <translation>Outro lidera: chegue perto ou fique em segundo.</translation>
    </message>
    <message>
        <source>Spend less or sell, and be able to pay later.</source>
        <translation>Gaste menos ou venda, para poder pagar depois.</translation>
    </message>
    <message>
        <source>Stock of the survivor is worth giving up two for one.</source>
        <translation>Uma ação da rede que fica vale mais do que duas da outra.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>A resposta</translation>
    </message>
    <message>
        <source>The best move wins {win}%.</source>
        <translation>A melhor jogada vence em {win}%.</translation>
    </message>
    <message>
        <source>The bonus is ripe: bring the chains together.</source>
        <translation>O bônus está no ponto: junte as redes.</translation>
    </message>
    <message>
        <source>The chain is gone, but may be founded again.</source>
        <translation>A rede acabou, mas pode ser fundada de novo.</translation>
    </message>
    <message>
        <source>The theme stays hidden.</source>
        <translation>O tema fica oculto.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Trade two for one</source>
        <translation>Negociar duas por uma</translation>
    </message>
    <message>
        <source>Wait with a merger</source>
        <translation>Esperar com a fusão</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>O que você faria?</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Motivo: {reasons}.</translation>
    </message>
    <message>
        <source>good answer</source>
        <translation>boa resposta</translation>
    </message>
    <message>
        <source>{action}: you win {win}% of the trial games.</source>
        <translation>{action}: você vence {win}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} de {count} concluídos</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <translation>
            <numerusform>%n trecho encontrado</numerusform>
            <numerusform>%n trechos encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próximo trecho</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Trecho anterior</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>declares the end</source>
        <translation>declara o fim</translation>
    </message>
    <message>
        <source>keeps {stocks}</source>
        <translation>mantém {stocks}</translation>
    </message>
    <message>
        <source>no tile to place</source>
        <translation>sem peça para colocar</translation>
    </message>
    <message>
        <source>replaces the hand</source>
        <translation>troca a mão</translation>
    </message>
    <message>
        <source>sells {stocks}</source>
        <translation>vende {stocks}</translation>
    </message>
    <message>
        <source>stops placing</source>
        <translation>para de colocar</translation>
    </message>
    <message>
        <source>takes {stocks}</source>
        <translation>pega {stocks}</translation>
    </message>
    <message>
        <source>exchanges {given} for {taken}</source>
        <translation>troca {given} por {taken}</translation>
    </message>
    <message>
        <source>trades {stocks}</source>
        <translation>negocia {stocks}</translation>
    </message>
</context>
<context>
    <name>RecoverDialog</name>
    <message>
        <source>&amp;Open this state</source>
        <translation>&amp;Abrir este estado</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Um jogo que não pode ser lido</translation>
    </message>
    <message>
        <source>Backup from the beginning of a turn</source>
        <translation>Cópia de segurança do começo de um turno</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Não pode ser lido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Finished, {time}</source>
        <translation>Terminado, {time}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>It cannot be opened: {reason}</source>
        <translation>Não é possível abrir: {reason}</translation>
    </message>
    <message>
        <source>Earlier contents of one of your files</source>
        <translation>Substituído em um arquivo seu</translation>
    </message>
    <message>
        <source>Earlier contents of {file}</source>
        <translation>Substituído em {file}</translation>
    </message>
    <message>
        <source>Recover a game</source>
        <translation>Recuperar um jogo</translation>
    </message>
    <message>
        <source>Saved after the last action</source>
        <translation>Salvo depois da última ação</translation>
    </message>
    <message>
        <source>Replaced by a newer save</source>
        <translation>Substituído por uma gravação mais nova</translation>
    </message>
    <message>
        <source>States of the game</source>
        <translation>Estados do jogo</translation>
    </message>
    <message>
        <source>The newest state that can be read</source>
        <translation>O estado mais recente que pode ser lido</translation>
    </message>
    <message>
        <source>Turn {turn}, {time}</source>
        <translation>Turno {turn}, {time}</translation>
    </message>
    <message>
        <source>{edition}, finished, {time}</source>
        <translation>{edition}, terminado, {time}</translation>
    </message>
    <message>
        <source>{edition}, turn {turn}, {time}</source>
        <translation>{edition}, turno {turn}, {time}</translation>
    </message>
    <message>
        <source>No games yet. The last turns of every game you play will appear here.</source>
        <translation>Ainda não há jogos. Os últimos turnos de cada jogo que você jogar aparecerão aqui.</translation>
    </message>
    <message>
        <source>The newest state</source>
        <translation>O estado mais recente</translation>
    </message>
    <message>
        <source>These are saved states of your games. Opening an older one loses nothing: the later states stay here, too.</source>
        <translation>Estes são estados salvos dos seus jogos. Abrir um mais antigo não faz perder nada: os mais novos também ficam aqui.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Problem report</source>
        <translation>Relatório de problema</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>O relatório está na área de transferência.</translation>
    </message>
    <message>
        <source>The report was not saved:</source>
        <translation>O relatório não foi salvo:</translation>
    </message>
    <message>
        <source>This is everything in the report: versions, your system and the program&apos;s error log. It names no player, tile or holding. Nothing is sent: copy or save it and send it to the person helping you, with a note on what you were doing.</source>
        <translation>Isto é tudo o que o relatório contém: versões, o seu sistema e o registro de erros do programa. Ele não cita jogadores, peças nem ações de ninguém. Nada é enviado: copie ou salve o relatório e mande-o a quem for ajudar, contando o que você estava fazendo.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n jogada desfeita</numerusform>
            <numerusform>%n jogadas desfeitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Apuração</translation>
    </message>
    <message>
        <source>Acquire · {edition}</source>
        <translation>Acquire · {edition}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Cash before</source>
        <translation>Dinheiro antes</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>O jogo, turno a turno</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Apuração final</translation>
    </message>
    <message>
        <source>Final account of all players</source>
        <translation>Apuração final de todos os jogadores</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Pictures (*{ending})</source>
        <translation>Imagens (*{ending})</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Resultado do jogo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Soma</translation>
    </message>
    <message numerus="yes">
        <source>The computer made %n decision(s) for {player}.</source>
        <translation>
            <numerusform>O computador tomou %n decisão por {player}.</numerusform>
            <numerusform>O computador tomou %n decisões por {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end was declared.</source>
        <translation>O fim foi declarado.</translation>
    </message>
    <message>
        <source>The game ended because no more tiles could be placed.</source>
        <translation>O jogo acabou porque não havia mais peças jogáveis.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard. Paste it into a chat or an e-mail.</source>
        <translation>Imagem copiada. Cole em um chat ou e-mail.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. Paste it into a message.</source>
        <translation>Resultado copiado. Cole em uma mensagem ou documento.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Game summary</source>
        <translation>Resumo do jogo</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Save the front page</source>
        <translation>Salvar a primeira página</translation>
    </message>
    <message>
        <source>With help: {helps}.</source>
        <translation>Com ajuda: {helps}.</translation>
    </message>
    <message>
        <source>You began with {amount} extra cash.</source>
        <translation>Você começou com {amount} de dinheiro extra.</translation>
    </message>
    <message>
        <source>You win with {total}</source>
        <translation>Você vence com {total}</translation>
    </message>
    <message>
        <source>{amount} ahead of {player}.</source>
        <translation>{amount} à frente de {player}.</translation>
    </message>
    <message>
        <source>{bonus}: {sum}</source>
        <translation>{bonus}: {sum}</translation>
    </message>
    <message>
        <source>{cash} cash + {bonuses} bonuses + {sales} stock = {total}</source>
        <translation>{cash} em dinheiro + {bonuses} em bônus + {sales} em ações = {total}</translation>
    </message>
    <message>
        <source>{count} × {price}</source>
        <translation>{count} × {price}</translation>
    </message>
    <message>
        <source>{lead} {reason}</source>
        <translation>{lead} {reason}</translation>
    </message>
    <message>
        <source>{place}. {player}: {sum}</source>
        <translation>{place}. {player}: {sum}</translation>
    </message>
    <message>
        <source>{players} share the victory with {total} each</source>
        <translation>{players} dividem a vitória com {total} cada</translation>
    </message>
    <message>
        <source>{player} began with {amount} extra cash.</source>
        <translation>{player} começou com {amount} de dinheiro extra.</translation>
    </message>
    <message>
        <source>{player} had help: {helps}.</source>
        <translation>{player} teve ajuda: {helps}.</translation>
    </message>
    <message>
        <source>{player} wins with {total}</source>
        <translation>{player} vence com {total}</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>O tabuleiro no fim</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) made by the computer</source>
        <translation>
            <numerusform>%n decisão do computador</numerusform>
            <numerusform>%n decisões do computador</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch the account again</source>
        <translation>Rever a apuração</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>With all hands known: {chances}.</source>
        <translation>Com todas as mãos conhecidas: {chances}.</translation>
    </message>
    <message>
        <source>Review complete</source>
        <translation>Revisão concluída</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Just as good, within the margin of error: {action}, {chance}.</source>
        <translation>Igualmente boa, dentro da margem de erro: {action}, {chance}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Voltar à revisão</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Better: {action}, {chance}.</source>
        <translation>Melhor: {action}, {chance}.</translation>
    </message>
    <message>
        <source>Between {low} and {high}.</source>
        <translation>Entre {low} e {high}.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance de vencer</translation>
    </message>
    <message>
        <source>Chance to win, decision by decision</source>
        <translation>Chance de vencer, decisão a decisão</translation>
    </message>
    <message>
        <source>A similar move, but a deeper search rates it higher.</source>
        <translation>Parece com a sua, mas, vendo mais adiante, rende mais.</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>As mais custosas primeiro</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Decisão anterior</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Decisions, the costliest first</source>
        <translation>Decisões, as mais custosas primeiro</translation>
    </message>
    <message>
        <source>Dot: a level&apos;s average. Bar: the range of two thirds of its games. Vertical line: this game. Shaded: the range of this player&apos;s average, with 90% confidence.</source>
        <translation>Ponto: a média de um nível. Barra: onde ficam dois terços dos jogos dele. Linha vertical: este jogo. Faixa colorida: onde fica a média deste jogador, com 90% de confiança.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>First decision</source>
        <translation>Primeira decisão</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>How much a draw at that moment usually changes the chance.</source>
        <translation>Quanto a chance costuma mudar ao pegar uma peça naquele momento.</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da revisão</translation>
    </message>
    <message>
        <source>Biggest drop, just before: {moment}.</source>
        <translation>Maior queda antes de: {moment}.</translation>
    </message>
    <message>
        <source>Quick review only: the rules run in plain Python</source>
        <translation>Revisão breve: as regras rodam em Python puro</translation>
    </message>
    <message>
        <source>Last decision</source>
        <translation>Última decisão</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Sair da revisão</translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. Your average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>Um só jogo diz pouco. Sua média aparece depois de {fewest} jogos revisados sem ajuda (até agora: %n).</numerusform>
            <numerusform>Um só jogo diz pouco. Sua média aparece depois de {fewest} jogos revisados sem ajuda (até agora: %n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One game doesn&apos;t say much. {player}&apos;s average appears after {fewest} reviewed games without help (so far: %n).</source>
        <translation>
            <numerusform>Um só jogo diz pouco. A média de {player} aparece depois de {fewest} jogos revisados sem ajuda (até agora: %n).</numerusform>
            <numerusform>Um só jogo diz pouco. A média de {player} aparece depois de {fewest} jogos revisados sem ajuda (até agora: %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth more money at about the same chance: {action}, {chance}.</source>
        <translation>Rende mais dinheiro com quase a mesma chance: {action}, {chance}.</translation>
    </message>
    <message>
        <source>Your draws changed your chance by {points} points; {usual} is usual for such draws.</source>
        <translation>As peças que você pegou mudaram sua chance em {points} pontos; o habitual é {usual}.</translation>
    </message>
    <message>
        <source>{player}&apos;s draws changed the chance by {points} points; {usual} is usual for such draws.</source>
        <translation>As peças que {player} pegou mudaram a chance em {points} pontos; o habitual é {usual}.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Each bar below is a drawn tile: solid and pointing up if it helped, hollow and pointing down if it hurt. Longer bars matter more.</source>
        <translation>Cada barra abaixo é uma peça que veio da reserva: cheia e para cima se ajudou, vazada e para baixo se prejudicou. Quanto mais longa, maior o efeito.</translation>
    </message>
    <message>
        <source>This game&apos;s {share} comes closest to {level}. Games of that level usually lie within {deviation} points of its average, sometimes twice as far.</source>
        <translation>O nível mais próximo dos {share} deste jogo: {level}. Os jogos desse nível costumam ficar a até {deviation} pontos da média dele, às vezes o dobro.</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Próxima decisão</translation>
    </message>
    <message>
        <source>Next decision with a mark</source>
        <translation>Próxima decisão com marca</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Próxima marca</translation>
    </message>
    <message>
        <source>No decision has a mark.</source>
        <translation>Nenhuma decisão tem marca.</translation>
    </message>
    <message>
        <source>No comparison with levels: none was measured for this kind of game ({edition}, {players}).</source>
        <translation>Sem comparação com níveis: nenhum foi medido neste tipo de jogo ({edition}, {players}).</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nada melhor foi encontrado.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>Sua média em %n jogo assim: de {low} a {high}, perto de {first}.</numerusform>
            <numerusform>Sua média em %n jogos assim: de {low} a {high}, perto de {first}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>Sua média em %n jogo assim: de {low} a {high}, entre {first} e {last}.</numerusform>
            <numerusform>Sua média em %n jogos assim: de {low} a {high}, entre {first} e {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, close to {first}.</source>
        <translation>
            <numerusform>Média de {player} em %n jogo assim: de {low} a {high}, perto de {first}.</numerusform>
            <numerusform>Média de {player} em %n jogos assim: de {low} a {high}, perto de {first}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s average over %n such game(s): {low} to {high}, between {first} and {last}.</source>
        <translation>
            <numerusform>Média de {player} em %n jogo assim: de {low} a {high}, entre {first} e {last}.</numerusform>
            <numerusform>Média de {player} em %n jogos assim: de {low} a {high}, entre {first} e {last}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Revisão do jogo</translation>
    </message>
    <message>
        <source>Share of the chance to win lost per decision, by level</source>
        <translation>Parte da chance de vencer perdida por decisão, por nível</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stopped at {percent}%</source>
        <translation>Parou em {percent}%</translation>
    </message>
    <message>
        <source>The computer played for you: {action}, {chance}.</source>
        <translation>O computador jogou por você: {action}, {chance}.</translation>
    </message>
    <message>
        <source>The computer played for {player}: {action}, {chance}.</source>
        <translation>O computador jogou por {player}: {action}, {chance}.</translation>
    </message>
    <message>
        <source>Draws are not reviewed, because the rules run in plain Python here.</source>
        <translation>As peças que vieram da reserva não são examinadas, pois as regras rodam em Python puro aqui.</translation>
    </message>
    <message>
        <source>Still reviewing the draws…</source>
        <translation>Ainda examinando as peças que vieram da reserva…</translation>
    </message>
    <message>
        <source>The review stopped unexpectedly.</source>
        <translation>A revisão parou inesperadamente.</translation>
    </message>
    <message>
        <source>The line shows the chance to win before each decision, the pale band its margin of error (twice the standard error).</source>
        <translation>A linha mostra a chance de vencer antes de cada decisão; a faixa clara, a margem de erro (o dobro do erro padrão).</translation>
    </message>
    <message>
        <source>Find one as good, and it opens and says why.</source>
        <translation>Encontre uma tão boa quanto ela: ela se abre e explica o motivo.</translation>
    </message>
    <message>
        <source>Others&apos; draws changed it by {points}.</source>
        <translation>As peças dos outros a mudaram em {points}.</translation>
    </message>
    <message>
        <source>Others&apos; draws changed your chance by {points}.</source>
        <translation>As peças dos outros mudaram a sua chance em {points}.</translation>
    </message>
    <message>
        <source>Points: percentage points of the chance to win. ±: margin of error (twice the standard error). Where the chance was small, fewer points set a mark.</source>
        <translation>Pontos: pontos percentuais da chance de vencer. ±: margem de erro (o dobro do erro padrão). Quando a chance era pequena, menos pontos já marcam a decisão.</translation>
    </message>
    <message>
        <source>The best move is sealed.</source>
        <translation>A melhor jogada está lacrada.</translation>
    </message>
    <message>
        <source>The program has only practised similar games, not this kind: the numbers in this review are rougher than they look.</source>
        <translation>O programa só treinou com jogos parecidos, não deste tipo: os números desta revisão são menos exatos do que parecem.</translation>
    </message>
    <message>
        <source>The tiles of all players</source>
        <translation>As peças de todos os jogadores</translation>
    </message>
    <message>
        <source>The tiles of all players, or what was known then</source>
        <translation>As peças de todos os jogadores, ou o que se sabia na hora</translation>
    </message>
    <message>
        <source>This decision has not been reviewed yet.</source>
        <translation>Esta decisão ainda não foi revisada.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Peça</translation>
    </message>
    <message>
        <source>Tiles drawn, biggest effect first</source>
        <translation>Peças que vieram da reserva, do maior efeito ao menor</translation>
    </message>
    <message>
        <source>Try it myself</source>
        <translation>Quero tentar</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, decision {number} of {count}</source>
        <translation>Turno {turn}, decisão {number} de {count}</translation>
    </message>
    <message>
        <source>Turn {turn}, {kind}</source>
        <translation>Turno {turn}, {kind}</translation>
    </message>
    <message>
        <source>Turn {turn}, {number} of {count}</source>
        <translation>Turno {turn}, {number} de {count}</translation>
    </message>
    <message>
        <source>Biggest effect first</source>
        <translation>Por efeito</translation>
    </message>
    <message>
        <source>What if: this game continues another one and does not count in the statistics.</source>
        <translation>Jogo hipotético: continua outro jogo e não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Motivo: {reasons}.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De quem são as decisões</translation>
    </message>
    <message>
        <source>Luck of the draw aside, you earned a {percent} chance to win.</source>
        <translation>Descontada a sorte com as peças, suas jogadas valeram {percent} de chance de vencer.</translation>
    </message>
    <message>
        <source>Luck of the draw aside, {player} earned a {percent} chance to win.</source>
        <translation>Descontada a sorte com as peças, as jogadas de {player} valeram {percent} de chance de vencer.</translation>
    </message>
    <message>
        <source>With new luck: other tiles to come</source>
        <translation>Com outra sorte: outras peças a vir</translation>
    </message>
    <message>
        <source>With the same tiles to come</source>
        <translation>Com as mesmas peças a vir</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then found a chain.</source>
        <translation>Depois você pode fundar uma rede, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then have {chain} acquired.</source>
        <translation>Depois você pode provocar a aquisição da {chain}, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, you can then grow {chain}.</source>
        <translation>Depois você pode ampliar a {chain}, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In favour of your move: {reasons}.</source>
        <translation>A favor da sua jogada: {reasons}.</translation>
    </message>
    <message>
        <source>You played: {action}, {chance}.</source>
        <translation>Você jogou: {action}, {chance}.</translation>
    </message>
    <message>
        <source>first estimate</source>
        <translation>primeira estimativa</translation>
    </message>
    <message>
        <source>all hands known, at the end of each turn</source>
        <translation>com todas as mãos conhecidas, no fim de cada turno</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Abrir agora</translation>
    </message>
    <message>
        <source>band: margin of error</source>
        <translation>faixa: margem de erro</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>custosa</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>duvidosa</translation>
    </message>
    <message>
        <source>draws: solid bars helped, hollow ones hurt</source>
        <translation>peças: barras cheias ajudaram, vazadas prejudicaram</translation>
    </message>
    <message>
        <source>founding</source>
        <translation>fundação</translation>
    </message>
    <message>
        <source>cost: {loss} points {mark}</source>
        <translation>perda: {loss} pontos {mark}</translation>
    </message>
    <message>
        <source>merger</source>
        <translation>fusão</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>power card</source>
        <translation>carta de poder</translation>
    </message>
    <message>
        <source>settling stock</source>
        <translation>destino das ações</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>peça</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>{mark} {points} points or more</source>
        <translation>{mark} a partir de {points} pontos</translation>
    </message>
    <message>
        <source>{moment}, cost: {loss}, played: {played}, better: {better}</source>
        <translation>{moment}, perda: {loss}, jogado: {played}, melhor: {better}</translation>
    </message>
    <message>
        <source>{moment}, tile {tile}: {gain} points, usual {usual}</source>
        <translation>{moment}, peça {tile}: {gain} pontos, habitual {usual}</translation>
    </message>
    <message>
        <source>{moment}: {chance} ± {margin}.</source>
        <translation>{moment}: {chance} ± {margin}.</translation>
    </message>
    <message>
        <source>{percent}% reviewed</source>
        <translation>{percent}% revisado</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then found a chain.</source>
        <translation>Depois {player} pode fundar uma rede, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then have {chain} acquired.</source>
        <translation>Depois {player} pode provocar a aquisição da {chain}, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In {percent}% of the trial games, {player} can then grow {chain}.</source>
        <translation>Depois {player} pode ampliar a {chain}, em {percent}% das partidas simuladas.</translation>
    </message>
    <message>
        <source>In favour of {player}&apos;s move: {reasons}.</source>
        <translation>A favor da jogada de {player}: {reasons}.</translation>
    </message>
    <message>
        <source>{player} played: {action}, {chance}.</source>
        <translation>{player} jogou: {action}, {chance}.</translation>
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
        <translation>{amount} à frente</translation>
    </message>
    <message>
        <source>Also: {fact}.</source>
        <translation>Além disso: {fact}.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Tão boa quanto a melhor jogada.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Bad draws cost about {amount}</source>
        <translation>O azar ao pegar peças custou cerca de {amount}</translation>
    </message>
    <message>
        <source>Behind by {amount}</source>
        <translation>{amount} atrás</translation>
    </message>
    <message>
        <source>Best: {action}.</source>
        <translation>Melhor: {action}.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Cash at the start of each turn</source>
        <translation>Dinheiro no início de cada turno</translation>
    </message>
    <message>
        <source>Costs need the compiled rules; these run in plain Python.</source>
        <translation>Os custos precisam das regras compiladas; estas rodam em Python puro.</translation>
    </message>
    <message>
        <source>Decided in turn {turn}: chance to win {before}% → {after}%</source>
        <translation>Decidido no turno {turn}: chance de vencer {before}% → {after}%</translation>
    </message>
    <message>
        <source>First place shared</source>
        <translation>Primeiro lugar dividido</translation>
    </message>
    <message>
        <source>Good draws brought about {amount}</source>
        <translation>A sorte ao pegar peças rendeu cerca de {amount}</translation>
    </message>
    <message>
        <source>It gives away {points}% of the chance to win.</source>
        <translation>Perde {points}% da chance de vencer.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aprender com os erros</translation>
    </message>
    <message>
        <source>No decision surely cost money.</source>
        <translation>Nenhuma decisão custou dinheiro com certeza.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Ainda não.</translation>
    </message>
    <message>
        <source>Other tiles from the pool would have brought that much more on average.</source>
        <translation>Outras peças da reserva teriam rendido isso a mais, em média.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correto.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>A resposta</translation>
    </message>
    <message>
        <source>The {chain} stocks kept were worthless in the end.</source>
        <translation>As ações mantidas da {chain} não valiam nada no fim.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Turn {turn} · Better: {action}</source>
        <translation>Turno {turn} · Melhor: {action}</translation>
    </message>
    <message>
        <source>Turn {turn}: what would you do?</source>
        <translation>Turno {turn}: o que você faria?</translation>
    </message>
    <message>
        <source>Turns that then began without money for a stock: {count}.</source>
        <translation>Turnos que depois começaram sem dinheiro para uma ação: {count}.</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Quanto custou</translation>
    </message>
    <message>
        <source>What the drawn tiles brought against others from the pool, sure to within {amount}.</source>
        <translation>O que as peças pegas renderam em relação às outras da reserva, com margem de {amount}.</translation>
    </message>
    <message>
        <source>What the listed decisions cost, sure to within {amount}.</source>
        <translation>O que as decisões listadas custaram, com margem de {amount}.</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>De onde vem a diferença</translation>
    </message>
    <message>
        <source>Fewer stocks bought than possible, which cost about {amount}</source>
        <translation>Menos ações compradas do que dava, o que custou cerca de {amount}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>One stock short of the first bonus in {chain}, about {amount}</source>
        <translation>Uma ação a menos que o bônus primário na {chain}, cerca de {amount}</translation>
    </message>
    <message>
        <source>Other tiles from the pool would have brought that much less on average.</source>
        <translation>Outras peças da reserva teriam rendido isso a menos, em média.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>O resto</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) by a computer</source>
        <translation>
            <numerusform>%n decisão do computador</numerusform>
            <numerusform>%n decisões do computador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>All else: good moves, what the others did, and losses too small for a card.</source>
        <translation>Todo o resto: boas jogadas, o que os outros fizeram e perdas pequenas demais para um cartão.</translation>
    </message>
    <message>
        <source>Any of {count} decisions would have been enough: {theirs} was missing</source>
        <translation>Qualquer uma de {count} decisões bastaria: faltaram {theirs}</translation>
    </message>
    <message>
        <source>Better: {better}.</source>
        <translation>Melhor: {better}.</translation>
    </message>
    <message>
        <source>Chance {before}% → {after}%, mostly by decisions in turns {turn} to {until}</source>
        <translation>Chance {before}% → {after}%, sobretudo por decisões nos turnos {turn} a {until}</translation>
    </message>
    <message>
        <source>On average the move played brought {facts}.</source>
        <translation>Em média, a jogada feita rendeu {facts}.</translation>
    </message>
    <message>
        <source>One decision cost about {amount}; only {theirs} was missing</source>
        <translation>Uma decisão custou cerca de {amount}; só faltaram {theirs}</translation>
    </message>
    <message>
        <source>Overtaken at the end: ahead by {amount} until turn {turn}</source>
        <translation>Ultrapassagem no fim: {amount} à frente até o turno {turn}</translation>
    </message>
    <message>
        <source>Sales less purchases. Stocks bought: {count} against {other}.</source>
        <translation>Vendas menos compras. Ações compradas: {count}. Adversário: {other}.</translation>
    </message>
    <message>
        <source>That was in turn {turn}, and the game went on.</source>
        <translation>Foi no turno {turn}, e o jogo continuou.</translation>
    </message>
    <message>
        <source>That was in turn {turn}.</source>
        <translation>Foi no turno {turn}.</translation>
    </message>
    <message>
        <source>The best move stays hidden until you answer.</source>
        <translation>A melhor jogada fica oculta até você responder.</translation>
    </message>
    <message>
        <source>The chain was not on the board at the end.</source>
        <translation>A rede não estava no tabuleiro no fim.</translation>
    </message>
    <message>
        <source>The end could have been declared while {amount} ahead</source>
        <translation>O fim poderia ter sido declarado com {amount} de vantagem</translation>
    </message>
    <message>
        <source>The end was declared too early, which cost about {amount}</source>
        <translation>O fim foi declarado cedo demais, o que custou cerca de {amount}</translation>
    </message>
    <message>
        <source>The first four add up to {total}, as much as {player}.</source>
        <translation>Os quatro primeiros somam {total}, o mesmo que {player}.</translation>
    </message>
    <message>
        <source>The first four add up to {total}: {gap} less than {player} ({rival}).</source>
        <translation>Os quatro primeiros somam {total}: {gap} a menos que {player} ({rival}).</translation>
    </message>
    <message>
        <source>The first four add up to {total}: {gap} more than {player} ({rival}).</source>
        <translation>Os quatro primeiros somam {total}: {gap} a mais que {player} ({rival}).</translation>
    </message>
    <message>
        <source>The four parts together.</source>
        <translation>As quatro partes juntas.</translation>
    </message>
    <message>
        <source>The greatest loss of chance comes first.</source>
        <translation>Primeiro vem a maior perda da chance de vencer.</translation>
    </message>
    <message>
        <source>The last turn and the final account turned it.</source>
        <translation>O último turno e a apuração final viraram o jogo.</translation>
    </message>
    <message>
        <source>The move played: {loss}. The best one stays hidden until you answer.</source>
        <translation>A jogada feita: {loss}. A melhor fica oculta até você responder.</translation>
    </message>
    <message>
        <source>The one in turn {turn} cost most: about {amount}.</source>
        <translation>A do turno {turn} custou mais: cerca de {amount}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {other} stocks against {count}.</source>
        <translation>Turno {turn}: {other} ações contra {count}.</translation>
    </message>
    <message>
        <source>Turns {turn} to {until}. Stocks {player} bought in that time: {other}. As many would have brought about {amount}.</source>
        <translation>Turnos {turn} a {until}. Ações que {player} comprou nesse tempo: {other}. Outras tantas teriam rendido cerca de {amount}.</translation>
    </message>
    <message>
        <source>What this seat brings on average with these opening tiles.</source>
        <translation>O que este lugar rende em média com estas peças iniciais.</translation>
    </message>
    <message>
        <source>Working out what decisions cost…</source>
        <translation>Calculando quanto custaram as decisões…</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Patrimônio</translation>
    </message>
    <message>
        <source>Your answer: {amount} against the best move.</source>
        <translation>Sua resposta: {amount} em relação à melhor jogada.</translation>
    </message>
    <message>
        <source>about the same money</source>
        <translation>quase o mesmo dinheiro</translation>
    </message>
    <message>
        <source>{count} turns without money for a stock</source>
        <translation>{count} turnos sem dinheiro para uma ação</translation>
    </message>
    <message>
        <source>chance {best} → {played}%</source>
        <translation>chance {best} → {played}%</translation>
    </message>
    <message>
        <source>$: how much less the move brought than the better one. A computer played on from both {games} times with the same luck. Chance: to win, if all play on equally well. What is not sure is left out.</source>
        <translation>$: quanto a jogada rendeu a menos que a melhor. Um computador continuou a partir das duas {games} vezes com a mesma sorte. Chance: de vencer, se todos continuarem igualmente bem. O que não é certo fica de fora.</translation>
    </message>
    <message>
        <source>far behind: chance {best}%</source>
        <translation>muito atrás: chance {best}%</translation>
    </message>
    <message>
        <source>sure to within {amount}</source>
        <translation>margem de {amount}</translation>
    </message>
    <message>
        <source>turn {turn}: {cash}</source>
        <translation>turno {turn}: {cash}</translation>
    </message>
    <message>
        <source>{action}: the last {amount}</source>
        <translation>{action}: os últimos {amount}</translation>
    </message>
    <message>
        <source>{amount} against the move of the game.</source>
        <translation>{amount} em relação à jogada do jogo.</translation>
    </message>
    <message>
        <source>{amount} less gained with stock</source>
        <translation>{amount} a menos de ganho com ações</translation>
    </message>
    <message>
        <source>{amount} less gained with stock than {player}</source>
        <translation>{amount} a menos de ganho com ações que {player}</translation>
    </message>
    <message>
        <source>{amount} less in bonuses at the end</source>
        <translation>{amount} a menos em bônus no fim</translation>
    </message>
    <message>
        <source>{amount} less in bonuses at the end than {player}</source>
        <translation>{amount} a menos em bônus no fim que {player}</translation>
    </message>
    <message>
        <source>{amount} less in bonuses from mergers</source>
        <translation>{amount} a menos em bônus de fusões</translation>
    </message>
    <message>
        <source>{amount} less in bonuses from mergers than {player}</source>
        <translation>{amount} a menos em bônus de fusões que {player}</translation>
    </message>
    <message>
        <source>{amount} more gained with stock</source>
        <translation>{amount} a mais de ganho com ações</translation>
    </message>
    <message>
        <source>{amount} more gained with stock than {player}</source>
        <translation>{amount} a mais de ganho com ações que {player}</translation>
    </message>
    <message>
        <source>{amount} more in bonuses at the end</source>
        <translation>{amount} a mais em bônus no fim</translation>
    </message>
    <message>
        <source>{amount} more in bonuses at the end than {player}</source>
        <translation>{amount} a mais em bônus no fim que {player}</translation>
    </message>
    <message>
        <source>{amount} more in bonuses from mergers</source>
        <translation>{amount} a mais em bônus de fusões</translation>
    </message>
    <message>
        <source>{amount} more in bonuses from mergers than {player}</source>
        <translation>{amount} a mais em bônus de fusões que {player}</translation>
    </message>
    <message>
        <source>{count} decisions cost about {amount}, the most in turn {turn}</source>
        <translation>{count} decisões custaram cerca de {amount}, a mais cara no turno {turn}</translation>
    </message>
    <message>
        <source>{count} {chain} stocks were worthless in the end, {amount} lost</source>
        <translation>{count} ações da {chain} não valiam nada no fim, {amount} perdidos</translation>
    </message>
    <message>
        <source>{fact} (mostly {chain})</source>
        <translation>{fact} (sobretudo {chain})</translation>
    </message>
    <message>
        <source>{own} against {theirs}, most of the difference for {chain}.</source>
        <translation>{own} contra {theirs}, a maior parte da diferença pela {chain}.</translation>
    </message>
    <message>
        <source>{own} against {theirs}.</source>
        <translation>{own} contra {theirs}.</translation>
    </message>
    <message>
        <source>{place}. {player} {amount}</source>
        <translation>{place}º {player} {amount}</translation>
    </message>
    <message>
        <source>{amount} stayed unspent.</source>
        <translation>{amount} ficaram sem uso.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Japanese rulebook 2023</source>
        <translation>Manual japonês de 2023</translation>
    </message>
    <message>
        <source>Highlighted: the active chains of your game, at their present size.</source>
        <translation>Em destaque: as redes ativas do seu jogo, no tamanho atual.</translation>
    </message>
    <message>
        <source>Portuguese rules 2008</source>
        <translation>Regras em português, 2008</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Primary bonus</source>
        <translation>Bônus primário</translation>
    </message>
    <message>
        <source>Rulebook 2008</source>
        <translation>Manual de 2008</translation>
    </message>
    <message>
        <source>Rulebook 2023</source>
        <translation>Manual de 2023</translation>
    </message>
    <message>
        <source>Secondary bonus</source>
        <translation>Bônus secundário</translation>
    </message>
    <message>
        <source>Tertiary bonus</source>
        <translation>Bônus terciário</translation>
    </message>
    <message>
        <source>The rulebook does not say; this is how the program plays.</source>
        <translation>Os manuais não dizem; é assim que o programa joga.</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>stockholder info card</source>
        <translation>cartão de informações do acionista</translation>
    </message>
    <message>
        <source>{book}, {place}</source>
        <translation>{book}, {place}</translation>
    </message>
    <message>
        <source>{book}, “{chapter}”</source>
        <translation>{book}, “{chapter}”</translation>
    </message>
    <message>
        <source>“{chapter}”</source>
        <translation>“{chapter}”</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Compare editions</source>
        <translation>Comparar edições</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texto das regras</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>An automatically saved game</source>
        <translation>Um jogo salvo automaticamente</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Jogos ({pattern})</translation>
    </message>
    <message>
        <source>Its newest backup is used instead: turn {turn}, {time}.</source>
        <translation>No lugar dele, é usada a cópia de segurança mais recente: turno {turn}, {time}.</translation>
    </message>
    <message>
        <source>It is saved in {file} up to turn {turn} ({time}). If you do not save now, everything after that is lost.</source>
        <translation>Ele está salvo em {file} até o turno {turn} ({time}). Se você não salvar agora, perde tudo o que veio depois.</translation>
    </message>
    <message>
        <source>One setting cannot be saved and lasts only until you quit. All others are saved.</source>
        <translation>Uma preferência não pode ser salva e vale só até você fechar o programa. Todas as outras foram salvas.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir um jogo</translation>
    </message>
    <message>
        <source>Open the last good backup</source>
        <translation>Abrir a última cópia íntegra</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar o jogo</translation>
    </message>
    <message>
        <source>The duplicate cannot be saved in {folder}: {reason} Keep playing: the program keeps trying.</source>
        <translation>Não é possível salvar o duplicado em {folder}: {reason} Continue jogando: o programa continua tentando.</translation>
    </message>
    <message>
        <source>The duplicate is safe up to the last save. If you quit now, everything after that is lost.</source>
        <translation>O duplicado está salvo até a última gravação. Se você sair agora, perde tudo o que veio depois.</translation>
    </message>
    <message>
        <source>The finished game cannot be saved in {folder}: {reason} It is not lost: you will find it among the recent games. The program keeps trying.</source>
        <translation>Não é possível salvar o jogo terminado em {folder}: {reason} Ele não se perdeu: está entre os jogos recentes, e o programa continua tentando.</translation>
    </message>
    <message>
        <source>The game of {players}</source>
        <translation>O jogo de {players}</translation>
    </message>
    <message>
        <source>The game of {players}, turn {turn}, {time}</source>
        <translation>O jogo de {players}, turno {turn}, {time}</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Este jogo</translation>
    </message>
    <message>
        <source>Where is {file}?</source>
        <translation>Onde está {file}?</translation>
    </message>
    <message>
        <source>another program is using the file.</source>
        <translation>outro programa está usando o arquivo.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>o disco está cheio.</translation>
    </message>
    <message>
        <source>the disk or folder is read-only.</source>
        <translation>o disco ou a pasta é somente leitura.</translation>
    </message>
    <message>
        <source>the disk reported an error.</source>
        <translation>o disco relatou um erro.</translation>
    </message>
    <message>
        <source>the file could not be read or written ({reason}).</source>
        <translation>não foi possível ler ou gravar o arquivo ({reason}).</translation>
    </message>
    <message>
        <source>the file is damaged. It was not changed.</source>
        <translation>o arquivo está danificado. Ele não foi alterado.</translation>
    </message>
    <message>
        <source>the file is too big for a saved game.</source>
        <translation>o arquivo é grande demais para um jogo salvo.</translation>
    </message>
    <message>
        <source>the file or folder was not found.</source>
        <translation>o arquivo ou a pasta não foi encontrado.</translation>
    </message>
    <message>
        <source>the game cannot be written as a saved game.</source>
        <translation>este jogo não pode ser gravado em um arquivo.</translation>
    </message>
    <message>
        <source>the name is too long.</source>
        <translation>o nome é longo demais.</translation>
    </message>
    <message>
        <source>this game was saved by version {version}. Update the program to open it.</source>
        <translation>este jogo foi salvo pela versão {version}. Atualize o programa para abri-lo.</translation>
    </message>
    <message>
        <source>this is not a saved game.</source>
        <translation>isto não é um jogo salvo.</translation>
    </message>
    <message>
        <source>you have no permission for this file or folder.</source>
        <translation>você não tem permissão para este arquivo ou pasta.</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>there is a file in place of the folder. Move or rename it.</source>
        <translation>há um arquivo no lugar da pasta. Mova-o ou renomeie-o.</translation>
    </message>
    <message>
        <source>there is a folder in place of the file. Move or rename it.</source>
        <translation>há uma pasta no lugar do arquivo. Mova-a ou renomeie-a.</translation>
    </message>
    <message>
        <source>what is there is not a file. Move or rename it.</source>
        <translation>o que está ali não é um arquivo. Mova-o ou renomeie-o.</translation>
    </message>
    <message>
        <source>The error log cannot be written in {folder}: {reason} You can keep playing.</source>
        <translation>Não é possível gravar o registro de erros em {folder}: {reason} Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Games cannot be saved in {folder}: {reason} Keep playing: the program keeps trying. Or save the game elsewhere with {way}.</source>
        <translation>Não é possível salvar jogos em {folder}: {reason} Continue jogando: o programa continua tentando. Ou salve o jogo em outro lugar com {way}.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}: {reason} What you choose lasts until you quit.</source>
        <translation>Não é possível salvar as preferências em {folder}: {reason} O que você escolher vale até você fechar o programa.</translation>
    </message>
    <message>
        <source>It cannot be saved in {folder}: {reason}</source>
        <translation>Não é possível salvá-lo em {folder}: {reason}</translation>
    </message>
    <message>
        <source>It is still being saved. This is taking a while.</source>
        <translation>Ele ainda está sendo salvo, e isso está demorando.</translation>
    </message>
    <message>
        <source>It is saved up to turn {turn} ({time}). If you do not save now, everything after that is lost.</source>
        <translation>Ele está salvo até o turno {turn} ({time}). Se você não salvar agora, perde tudo o que veio depois.</translation>
    </message>
    <message>
        <source>If you do not save now, the whole game is lost.</source>
        <translation>Se você não salvar agora, o jogo inteiro se perde.</translation>
    </message>
    <message>
        <source>Not everything could be deleted in {place}: {reason} Try again.</source>
        <translation>Não foi possível excluir tudo em {place}: {reason} Tente de novo.</translation>
    </message>
    <message>
        <source>You can find older states of your games under {way}.</source>
        <translation>Há estados mais antigos dos seus jogos em {way}.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason} Nothing is lost: choose another name or place.</source>
        <translation>{file} não foi salvo: {reason} Nada se perdeu: escolha outro nome ou lugar.</translation>
    </message>
    <message>
        <source>a newer version of the program saved a game there.</source>
        <translation>uma versão mais nova do programa salvou um jogo ali.</translation>
    </message>
    <message>
        <source>another program changed the file.</source>
        <translation>outro programa alterou o arquivo.</translation>
    </message>
    <message>
        <source>the game in it breaks the rules. The file was not changed.</source>
        <translation>o jogo gravado nele viola as regras. O arquivo não foi alterado.</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>este jogo foi salvo por uma versão mais nova do programa. Atualize o programa para abri-lo.</translation>
    </message>
    <message>
        <source>this version does not have that game. Update the program to open it.</source>
        <translation>esta versão não tem esse jogo. Atualize o programa para abri-lo.</translation>
    </message>
    <message>
        <source>this version does not know the edition of the game. Update the program to open it.</source>
        <translation>esta versão não conhece a edição do jogo. Atualize o programa para abri-lo.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losango</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Extra cash evens out a game between unequal players. Among four equal players, {amount} raises the chance to win from {par}% to {raised}%.</source>
        <translation>O dinheiro extra equilibra um jogo entre jogadores de forças diferentes. Entre quatro iguais, {amount} aumentam a chance de vencer de {par}% para {raised}%.</translation>
    </message>
    <message>
        <source>Four digits to enter before this player&apos;s cards are shown</source>
        <translation>Quatro dígitos, a digitar antes que as cartas deste jogador apareçam</translation>
    </message>
    <message>
        <source>Four digits to enter before this player&apos;s tiles are shown</source>
        <translation>Quatro dígitos, a digitar antes que as peças deste jogador apareçam</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Level of player {seat}</source>
        <translation>Nível do jogador {seat}</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of player {seat}</source>
        <translation>Nome do jogador {seat}</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Sem personagem</translation>
    </message>
    <message>
        <source>No extra cash</source>
        <translation>Sem dinheiro extra</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <source>PIN of player {seat}: none</source>
        <translation>PIN do jogador {seat}: nenhum</translation>
    </message>
    <message>
        <source>PIN of player {seat}: set</source>
        <translation>PIN do jogador {seat}: definido</translation>
    </message>
    <message>
        <source>PIN set</source>
        <translation>PIN definido</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>Jogador {seat}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Remover este jogador</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Desafiador</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrado</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Strength not measured yet</source>
        <translation>Força ainda não medida</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surpreenda-me</translation>
    </message>
    <message>
        <source>Weaker here: in that time, compiled rules search about {times} times as much</source>
        <translation>Mais fraco aqui: em Python puro, analisa cerca de {times} vezes menos nesse tempo</translation>
    </message>
    <message>
        <source>Wins {wins}% ± {margin} against {count} × {level} ({par}% is par, {games} games)</source>
        <translation>Vence {wins}% ± {margin} dos jogos contra {count} × {level} (equilíbrio: {par}%, {games} jogos)</translation>
    </message>
    <message>
        <source>your own program</source>
        <translation>um programa seu</translation>
    </message>
    <message>
        <source>company for your first games</source>
        <translation>companhia para seus primeiros jogos</translation>
    </message>
    <message>
        <source>knows the rules and tries things out</source>
        <translation>conhece as regras e vai experimentando</translation>
    </message>
    <message>
        <source>looks a little ahead</source>
        <translation>olha um pouco adiante</translation>
    </message>
    <message>
        <source>plays sensibly, but slips at times</source>
        <translation>joga com bom senso, mas comete deslizes</translation>
    </message>
    <message>
        <source>plays soundly, by instinct</source>
        <translation>joga bem, por instinto</translation>
    </message>
    <message>
        <source>thinks for up to a second</source>
        <translation>pensa por até um segundo</translation>
    </message>
    <message>
        <source>thinks for up to five seconds</source>
        <translation>pensa por até cinco segundos</translation>
    </message>
    <message>
        <source>weighs every choice</source>
        <translation>avalia cada opção</translation>
    </message>
    <message>
        <source>{amount} extra cash</source>
        <translation>{amount} extra</translation>
    </message>
    <message>
        <source>If it does not decide, {level} does</source>
        <translation>Se ele não decide, {level} decide</translation>
    </message>
    <message>
        <source>{mark}: swap with {player}</source>
        <translation>{mark}: trocar com {player}</translation>
    </message>
    <message>
        <source>{name}, {character}: {line}</source>
        <translation>{name}, {character}: {line}</translation>
    </message>
    <message>
        <source>{strength}, both with less time</source>
        <translation>{strength}, ambos com menos tempo</translation>
    </message>
    <message>
        <source>{strength}; slower here, in plain Python</source>
        <translation>{strength}; aqui mais lento, em Python puro</translation>
    </message>
    <message>
        <source>“any tile, cheapest stock”</source>
        <translation>“qualquer peça, a ação mais barata”</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triângulo</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nível</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jogador</translation>
    </message>
    <message numerus="yes">
        <source>The time of {players} is out; who takes the seat back has %n more minute(s).</source>
        <translation>
            <numerusform>O tempo de {players} acabou; quem retomar o lugar terá mais %n minuto.</numerusform>
            <numerusform>O tempo de {players} acabou; quem retomar o lugar terá mais %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>To take your seat back.</source>
        <translation>Para retomar o seu lugar.</translation>
    </message>
    <message>
        <source>Before your tiles are shown.</source>
        <translation>Antes que as suas peças sejam mostradas.</translation>
    </message>
    <message>
        <source>Has {player} forgotten the PIN?</source>
        <translation>{player} esqueceu o PIN?</translation>
    </message>
    <message>
        <source>Is {player} back?</source>
        <translation>{player} voltou?</translation>
    </message>
    <message>
        <source>It sees what that player sees, and nothing else.</source>
        <translation>Ele vê o que esse jogador vê, e nada mais.</translation>
    </message>
    <message>
        <source>It sees what you see, and plays on from here.</source>
        <translation>Ele vê o que você vê, e continua daqui.</translation>
    </message>
    <message>
        <source>Let a computer play for somebody?</source>
        <translation>Deixar o computador jogar por alguém?</translation>
    </message>
    <message>
        <source>Let a computer play for you?</source>
        <translation>Deixar o computador jogar por você?</translation>
    </message>
    <message>
        <source>Let a computer play for {player}?</source>
        <translation>Deixar o computador jogar por {player}?</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>Deixar o computador jogar</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Retomar o lugar</translation>
    </message>
    <message numerus="yes">
        <source>Your time is out. The computer plays for you ({level}); if you take your seat back, you have %n more minute(s).</source>
        <translation>
            <numerusform>Seu tempo acabou. O computador joga por você ({level}); se retomar o lugar, você terá mais %n minuto.</numerusform>
            <numerusform>Seu tempo acabou. O computador joga por você ({level}); se retomar o lugar, você terá mais %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Remover o PIN</translation>
    </message>
    <message>
        <source>Show this to everybody at the table. The PIN of {player} is removed, and the tiles are shown to the person who says they are {player}.</source>
        <translation>Mostre isto a todos à mesa. O PIN de {player} é removido, e as peças são mostradas a quem disser que é {player}.</translation>
    </message>
    <message>
        <source>Take the seat back…</source>
        <translation>Retomar o lugar…</translation>
    </message>
    <message>
        <source>The computer plays for you ({level}).</source>
        <translation>O computador joga por você ({level}).</translation>
    </message>
    <message>
        <source>The computer plays for {players}.</source>
        <translation>O computador joga por {players}.</translation>
    </message>
    <message>
        <source>The log records this for all to read.</source>
        <translation>Isso fica no registro, que todos podem ler.</translation>
    </message>
    <message>
        <source>The log records this, and earlier actions can no longer be undone. The seat can be taken back at any time.</source>
        <translation>Isso fica no registro, e as ações anteriores não podem mais ser desfeitas. O lugar pode ser retomado a qualquer momento.</translation>
    </message>
    <message>
        <source>To change or remove it.</source>
        <translation>Para mudá-lo ou removê-lo.</translation>
    </message>
    <message>
        <source>If nobody else has to decide now, the tiles are shown. Only their owner should look.</source>
        <translation>Se ninguém mais estiver decidindo, as peças são mostradas. Só a pessoa a quem elas pertencem deve olhar.</translation>
    </message>
    <message>
        <source>Who is back?</source>
        <translation>Quem voltou?</translation>
    </message>
    <message>
        <source>You no longer have a PIN.</source>
        <translation>Você não tem mais PIN.</translation>
    </message>
    <message>
        <source>Your PIN is set.</source>
        <translation>O seu PIN está definido.</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <translation>{player} ({level})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be used and were reset: {what}.</source>
        <translation>Algumas preferências não puderam ser usadas e voltaram ao padrão: {what}.</translation>
    </message>
    <message>
        <source>The last game you set up used players or rules that this version does not know. Check them before you start.</source>
        <translation>O último jogo que você criou tinha jogadores ou regras que esta versão não conhece. Confira-os antes de começar.</translation>
    </message>
    <message>
        <source>The old file is still there as {file}.</source>
        <translation>O arquivo antigo foi mantido como {file}.</translation>
    </message>
    <message>
        <source>Your settings could not be read and were reset.</source>
        <translation>Suas preferências não puderam ser lidas e voltaram ao padrão.</translation>
    </message>
    <message>
        <source>language and look</source>
        <translation>idioma e aparência</translation>
    </message>
    <message>
        <source>speed, hints and cover</source>
        <translation>velocidade, dicas e cobertura das peças</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>sons</translation>
    </message>
    <message>
        <source>the last new game</source>
        <translation>o último jogo novo</translation>
    </message>
    <message>
        <source>the window layout</source>
        <translation>a disposição da janela</translation>
    </message>
    <message>
        <source>notices already shown</source>
        <translation>os avisos já mostrados</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>seu nome</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computador</numerusform>
            <numerusform>%n computadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human(s)</source>
        <translation>
            <numerusform>%n humano</numerusform>
            <numerusform>%n humanos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</source>
        <translation>
            <numerusform>%n jogador ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</numerusform>
            <numerusform>%n jogadores ({kinds}), {edition}, {holdings}, {tiles}, {extra}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ({kinds}), {edition}, {holdings}, {tiles}.</source>
        <translation>
            <numerusform>%n jogador ({kinds}), {edition}, {holdings}, {tiles}.</numerusform>
            <numerusform>%n jogadores ({kinds}), {edition}, {holdings}, {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>2008 edition</source>
        <translation>Edição de 2008</translation>
    </message>
    <message>
        <source>2023 Classic</source>
        <translation>2023 Clássico</translation>
    </message>
    <message>
        <source>2023 Tycoon</source>
        <translation>2023 Magnata</translation>
    </message>
    <message>
        <source>Another player has this name. Type a different one.</source>
        <translation>Outro jogador tem este nome. Digite um diferente.</translation>
    </message>
    <message>
        <source>Custom ({edition})</source>
        <translation>Personalizada ({edition})</translation>
    </message>
    <message>
        <source>Japanese Classic</source>
        <translation>Japonesa, modo Clássico</translation>
    </message>
    <message>
        <source>Japanese Tycoon</source>
        <translation>Japonesa, modo Magnata</translation>
    </message>
    <message>
        <source>This game cannot be started.</source>
        <translation>Não é possível começar este jogo.</translation>
    </message>
    <message numerus="yes">
        <source>Three bonuses need at least %n player(s). Add a player or change the house rule.</source>
        <translation>
            <numerusform>Três bônus precisam de pelo menos %n jogador. Adicione um jogador ou mude a regra da casa.</numerusform>
            <numerusform>Três bônus precisam de pelo menos %n jogadores. Adicione um jogador ou mude a regra da casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name for this player.</source>
        <translation>Digite um nome para este jogador.</translation>
    </message>
    <message>
        <source>Type a seed of up to 64 characters, or choose random tiles.</source>
        <translation>Digite uma semente de até 64 caracteres ou escolha a ordem aleatória.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every tile, so it is hidden until the game ends.</source>
        <translation>Com a semente, dá para saber todas as peças: por isso, ela fica oculta até o fim do jogo.</translation>
    </message>
    <message>
        <source>an unplayable hand is redrawn</source>
        <translation>se nenhuma peça serve, a mão é trocada</translation>
    </message>
    <message>
        <source>an unplayable hand may be replaced</source>
        <translation>se nenhuma peça serve, a mão pode ser trocada</translation>
    </message>
    <message>
        <source>bonuses for 1st and 2nd</source>
        <translation>bônus para 1º e 2º</translation>
    </message>
    <message>
        <source>bonuses for 1st, 2nd and 3rd</source>
        <translation>bônus para 1º, 2º e 3º</translation>
    </message>
    <message>
        <source>extra cash: {list}</source>
        <translation>dinheiro extra: {list}</translation>
    </message>
    <message>
        <source>hidden holdings with a memory aid</source>
        <translation>carteiras ocultas com auxílio de memória</translation>
    </message>
    <message>
        <source>open holdings</source>
        <translation>carteiras abertas</translation>
    </message>
    <message>
        <source>random tiles</source>
        <translation>peças aleatórias</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>strictly hidden holdings</source>
        <translation>carteiras totalmente ocultas</translation>
    </message>
    <message>
        <source>unplayable tiles are replaced</source>
        <translation>peças injogáveis são trocadas</translation>
    </message>
    <message>
        <source>unplayable tiles stay in hand</source>
        <translation>peças injogáveis ficam na mão</translation>
    </message>
    <message>
        <source>{chains} cost the most</source>
        <translation>mais caras: {chains}</translation>
    </message>
    <message>
        <source>{edition} has no power cards. Choose a Japanese edition or play without them.</source>
        <translation>{edition} não tem cartas de poder. Escolha uma edição japonesa ou jogue sem elas.</translation>
    </message>
    <message numerus="yes">
        <source>{edition} needs at least %n player(s). Add a player or choose another edition.</source>
        <translation>
            <numerusform>{edition}: pelo menos %n jogador. Adicione um jogador ou escolha outra edição.</numerusform>
            <numerusform>{edition}: pelo menos %n jogadores. Adicione um jogador ou escolha outra edição.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edition} seats at most %n player(s). Remove a player.</source>
        <translation>
            <numerusform>{edition}: no máximo %n jogador. Remova um jogador.</numerusform>
            <numerusform>{edition}: no máximo %n jogadores. Remova um jogador.</numerusform>
        </translation>
    </message>
    <message>
        <source>{edition} with power cards</source>
        <translation>{edition} com cartas de poder</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} a {most} jogadores</translation>
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
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Board and choices</source>
        <translation>Tabuleiro e opções</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Escolher pelo número</translation>
    </message>
    <message>
        <source>Choose or add a chain</source>
        <translation>Escolher ou adicionar rede</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Não comprar nada</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Limpar tudo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>Final account: back, forward, result</source>
        <translation>Apuração: voltar, avançar, resultado</translation>
    </message>
    <message>
        <source>Find in the log, next match</source>
        <translation>Buscar no registro, próximo resultado</translation>
    </message>
    <message>
        <source>Founding and buying</source>
        <translation>Fundar e comprar</translation>
    </message>
    <message>
        <source>Hint; press again for more</source>
        <translation>Dica, de novo para mais</translation>
    </message>
    <message>
        <source>Hold to speed up; step by step: next action</source>
        <translation>Segure para acelerar; passo a passo: próxima ação</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Manter tudo</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Deselect the tile or choice</source>
        <translation>Desfazer a escolha</translation>
    </message>
    <message>
        <source>Log and looking back</source>
        <translation>Registro e jogadas anteriores</translation>
    </message>
    <message>
        <source>View a power card, then use it</source>
        <translation>Ver uma carta de poder e usá-la</translation>
    </message>
    <message>
        <source>Look back at that moment</source>
        <translation>Rever o momento da linha</translation>
    </message>
    <message>
        <source>Merger: back, forward, skip</source>
        <translation>Fusão: voltar, avançar, pular</translation>
    </message>
    <message>
        <source>Mute or unmute sounds</source>
        <translation>Silenciar ou reativar os sons</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>Novo jogo, abrir, salvar</translation>
    </message>
    <message>
        <source>Step by step: next action</source>
        <translation>Passo a passo: próxima ação</translation>
    </message>
    <message>
        <source>Next or previous part</source>
        <translation>Próxima parte ou anterior</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Um passo atrás ou à frente</translation>
    </message>
    <message>
        <source>One turn back or forward</source>
        <translation>Um turno atrás ou à frente</translation>
    </message>
    <message>
        <source>Pause, resume</source>
        <translation>Pausar, continuar</translation>
    </message>
    <message>
        <source>Place the selected tile</source>
        <translation>Colocar a peça escolhida</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Decidir agora</translation>
    </message>
    <message>
        <source>Preferences, full screen, quit</source>
        <translation>Preferências, tela cheia, sair</translation>
    </message>
    <message>
        <source>Review: pages, next mark, try it</source>
        <translation>Revisão: páginas, próxima marca, tentar</translation>
    </message>
    <message>
        <source>Remove one {letter}</source>
        <translation>Remover uma ação ({letter})</translation>
    </message>
    <message>
        <source>Merger: show, back, forward, skip</source>
        <translation>Fusão: mostrar, voltar, avançar, pular</translation>
    </message>
    <message>
        <source>New game: guests, rename, other chair</source>
        <translation>Novo jogo: convidados, nome, outra cadeira</translation>
    </message>
    <message>
        <source>New game: rename, other chair</source>
        <translation>Novo jogo: nome, outra cadeira</translation>
    </message>
    <message>
        <source>Remove the last stock</source>
        <translation>Remover a última ação</translation>
    </message>
    <message>
        <source>Ring the bell (press twice)</source>
        <translation>Tocar o sino (pressionar duas vezes)</translation>
    </message>
    <message>
        <source>Rules, user guide</source>
        <translation>Regras, guia do usuário</translation>
    </message>
    <message>
        <source>Select a tile; press again to place it</source>
        <translation>Escolher peça; de novo, colocar</translation>
    </message>
    <message>
        <source>Sell as many as possible</source>
        <translation>Vender o máximo</translation>
    </message>
    <message>
        <source>Sell one more or one fewer</source>
        <translation>Vender uma a mais ou a menos</translation>
    </message>
    <message>
        <source>Show the last merger</source>
        <translation>Mostrar a última fusão</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Pular para o meu turno</translation>
    </message>
    <message>
        <source>Stock of an acquired chain</source>
        <translation>Ações de uma rede adquirida</translation>
    </message>
    <message>
        <source>On the analysis board: tile, hand, clear</source>
        <translation>No tabuleiro de análise: peça, mão, limpar</translation>
    </message>
    <message>
        <source>On the analysis board: clear</source>
        <translation>No tabuleiro de análise: limpar</translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation>Peças e tabuleiro</translation>
    </message>
    <message>
        <source>Trade as many as possible</source>
        <translation>Negociar o máximo</translation>
    </message>
    <message>
        <source>Trade two more or two fewer</source>
        <translation>Negociar duas a mais ou a menos</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Percorrer o tabuleiro</translation>
    </message>
    <message>
        <source>While computers play</source>
        <translation>Enquanto os computadores jogam</translation>
    </message>
    <message>
        <source>Why the computers did that</source>
        <translation>Por que os computadores jogaram assim</translation>
    </message>
    <message>
        <source>One more or one fewer on a card</source>
        <translation>Uma a mais ou a menos no cartão</translation>
    </message>
    <message>
        <source>Analysis board</source>
        <translation>Tabuleiro de análise</translation>
    </message>
    <message>
        <source>Final account: pause, back, forward, result</source>
        <translation>Apuração: pausar, voltar, avançar, resultado</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Advice</source>
        <translation>Conselhos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Livro</translation>
    </message>
    <message>
        <source>Ledger, prices, log, chart and advice</source>
        <translation>Livro, preços, registro, gráfico e conselhos</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>A bolsa</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preços</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Bolsa</translation>
    </message>
</context>
<context>
    <name>SitDown</name>
    <message>
        <source>A guest</source>
        <translation>Um convidado</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Uma pessoa nesta tela</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Contra os melhores</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Chair {chair}: free</source>
        <translation>Cadeira {chair}: livre</translation>
    </message>
    <message>
        <source>Chair {chair}: {list}</source>
        <translation>Cadeira {chair}: {list}</translation>
    </message>
    <message>
        <source>Click a guest, or drag one to a chair.</source>
        <translation>Clique em um convidado ou arraste-o até uma cadeira.</translation>
    </message>
    <message>
        <source>Click: a person or a guest sits down.</source>
        <translation>Clique: uma pessoa ou um convidado se senta.</translation>
    </message>
    <message>
        <source>Colour and mark</source>
        <translation>Cor e marca</translation>
    </message>
    <message>
        <source>Deal the tiles</source>
        <translation>Distribuir as peças</translation>
    </message>
    <message>
        <source>Empty this chair</source>
        <translation>Esvaziar esta cadeira</translation>
    </message>
    <message>
        <source>Evening with friends</source>
        <translation>Noite com amigos</translation>
    </message>
    <message>
        <source>Every chair is taken. Drag the guest to one of them.</source>
        <translation>Todas as cadeiras estão ocupadas. Arraste o convidado até uma delas.</translation>
    </message>
    <message>
        <source>Extra cash</source>
        <translation>Dinheiro extra</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Convidados</translation>
    </message>
    <message>
        <source>Last time again</source>
        <translation>Como da última vez</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Level of all guests</source>
        <translation>Nível de todos os convidados</translation>
    </message>
    <message>
        <source>Move anticlockwise</source>
        <translation>Mover no sentido anti-horário</translation>
    </message>
    <message>
        <source>Move clockwise</source>
        <translation>Mover no sentido horário</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Mudar o nome…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar à mesa</translation>
    </message>
    <message>
        <source>Two players must stay.</source>
        <translation>Dois jogadores precisam ficar.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>nesta tela</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computador</translation>
    </message>
    <message>
        <source>not at the table</source>
        <translation>fora da mesa</translation>
    </message>
    <message>
        <source>on chair {chair}</source>
        <translation>na cadeira {chair}</translation>
    </message>
    <message>
        <source>person at this screen</source>
        <translation>pessoa nesta tela</translation>
    </message>
    <message>
        <source>seats a guest by chance</source>
        <translation>senta um convidado ao acaso</translation>
    </message>
    <message>
        <source>{amount} extra cash: fair here</source>
        <translation>{amount} extra: justo aqui</translation>
    </message>
    <message>
        <source>{amount} less</source>
        <translation>{amount} a menos</translation>
    </message>
    <message>
        <source>{amount} more</source>
        <translation>{amount} a mais</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <source>{player} sits there.</source>
        <translation>{player} está sentado ali.</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Spectator</name>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Whose seat do you take?</source>
        <translation>O lugar de quem você assume?</translation>
    </message>
    <message>
        <source>You play on from here in a copy of this game. It does not count for your career, since you may have seen every hand.</source>
        <translation>O jogo continua daqui em uma cópia que não conta para a sua carreira, pois você pode ter visto todas as mãos.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n player(s), {edition}, {holdings}</source>
        <translation>
            <numerusform>%n jogador, {edition}, {holdings}</numerusform>
            <numerusform>%n jogadores, {edition}, {holdings}</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6º</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Acquire</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Hotel Tycoon</source>
        <translation>Hotel Tycoon</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Localizar…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Jogo rápido</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Second game: Hotel Tycoon</source>
        <translation>Segundo jogo: Hotel Tycoon</translation>
    </message>
    <message>
        <source>The file was not found.</source>
        <translation>O arquivo não foi encontrado.</translation>
    </message>
    <message>
        <source>Turn {turn}, you are {place}, saved {time}</source>
        <translation>Turno {turn}, você em {place}, salvo: {time}</translation>
    </message>
    <message>
        <source>Turn {turn}, {players}; saved {time}</source>
        <translation>Turno {turn}, {players}; salvo: {time}</translation>
    </message>
    <message>
        <source>{file} was not found.</source>
        <translation>{file} não foi encontrado.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Carreira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Desafio do dia</translation>
    </message>
    <message>
        <source>Do you mix up colours? Marks on the chains help.</source>
        <translation>Você confunde cores? Marcas nas redes ajudam.</translation>
    </message>
    <message>
        <source>Best move?</source>
        <translation>Sua jogada?</translation>
    </message>
    <message>
        <source>Continue in scene {scene} of 3</source>
        <translation>Continuar na cena {scene} de 3</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Jogos terminados</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noite</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>One for all</source>
        <translation>Igual para todos</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Open one</source>
        <translation>Abrir um</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message numerus="yes">
        <source>%n back today</source>
        <translation>
            <numerusform>%n volta hoje</numerusform>
            <numerusform>%n voltam hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n certo</numerusform>
            <numerusform>%n certos</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Sit down at a table</source>
        <translation>Sente-se à mesa</translation>
    </message>
    <message>
        <source>The age of grand hotels</source>
        <translation>A era dos grandes hotéis</translation>
    </message>
    <message>
        <source>The second game</source>
        <translation>O segundo jogo</translation>
    </message>
    <message>
        <source>Turn day into night</source>
        <translation>Trocar o dia pela noite</translation>
    </message>
    <message>
        <source>Turn night into day</source>
        <translation>Trocar a noite pelo dia</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, you are {place}</source>
        <translation>Turno {turn}, você em {place}</translation>
    </message>
    <message>
        <source>Turn {turn}, your turn</source>
        <translation>Turno {turn}, sua vez</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}&apos;s turn</source>
        <translation>Turno {turn}, vez de {player}</translation>
    </message>
    <message>
        <source>Twelve minutes with Bea</source>
        <translation>Doze minutos com Bea</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>You won by {amount}</source>
        <translation>Você venceu por {amount}</translation>
    </message>
    <message>
        <source>Your games will be here.</source>
        <translation>Seus jogos ficarão aqui.</translation>
    </message>
    <message>
        <source>Your goals</source>
        <translation>Suas metas</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>{game}, turn {turn}, {players}; saved {time}</source>
        <translation>{game}, turno {turn}, {players}; salvo: {time}</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players} dividem a vitória</translation>
    </message>
    <message>
        <source>{player} won by {amount}</source>
        <translation>{player} venceu por {amount}</translation>
    </message>
    <message>
        <source>{player} won; you came {place}</source>
        <translation>{player} venceu; você em {place}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{title}: fewer</source>
        <translation>{title}: menos</translation>
    </message>
    <message>
        <source>{title}: more</source>
        <translation>{title}: mais</translation>
    </message>
</context>
<context>
    <name>Survivor</name>
    <message>
        <source>The survivor takes over the others. Their stockholders get bonuses, then sell, trade or keep their stock.</source>
        <translation>A sobrevivente adquire as outras. Os acionistas delas recebem bônus e vendem, negociam ou mantêm as ações.</translation>
    </message>
    <message>
        <source>Which survives?</source>
        <translation>Qual fica?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n {chain} would sell for {amount}.</source>
        <translation>
            <numerusform>Sua %n ação da {chain} seria vendida por {amount}.</numerusform>
            <numerusform>Suas %n ações da {chain} seriam vendidas por {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{survivor} survives and acquires {acquired}.</source>
        <translation>A {survivor} sobrevive e adquire {acquired}.</translation>
    </message>
</context>
<context>
    <name>TheChain</name>
    <message>
        <source>{chain}</source>
        <translation>a {chain}</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>A seat has changed players since.</source>
        <translation>Depois disso, um lugar mudou de jogador.</translation>
    </message>
    <message>
        <source>A tile was drawn, so this can&apos;t be undone.</source>
        <translation>Uma peça já foi pega; isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Another player acted after that, so it can&apos;t be undone.</source>
        <translation>Outro jogador agiu depois disso; não é possível desfazer.</translation>
    </message>
    <message>
        <source>Another player has seen the table and is deciding now.</source>
        <translation>Outro jogador já viu a mesa e decide agora.</translation>
    </message>
    <message>
        <source>Dice were thrown or a card was seen, so this can&apos;t be undone.</source>
        <translation>Dados foram lançados ou uma carta foi vista; isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Hidden holdings were revealed, so this can&apos;t be undone.</source>
        <translation>Carteiras ocultas foram reveladas; isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>The cards are hidden.</source>
        <translation>As cartas estão cobertas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>O jogo acabou.</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <translation>As peças estão cobertas.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Ainda não há nada para desfazer.</translation>
    </message>
    <message>
        <source>What was revealed can&apos;t be hidden again.</source>
        <translation>O que foi revelado não pode ser ocultado de novo.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>Sair &amp;do jogo sem salvar</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Sta&amp;y in the game</source>
        <translation>&amp;Ficar no jogo</translation>
    </message>
    <message>
        <source>That did not work either.</source>
        <translation>Desta vez também não deu certo.</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Este jogo não está salvo</translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Sounds: {loudness}</source>
        <translation>Sons: {loudness}</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonuses for {chain}: {list}.</source>
        <translation>Bônus da {chain}: {list}.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Merger by {player}.</source>
        <translation>Fusão de {player}.</translation>
    </message>
    <message>
        <source>Merger of {chains}</source>
        <translation>Fusão {chains}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Nobody holds its stock: no bonus is paid.</source>
        <translation>Ninguém tem ações dela: nenhum bônus é pago.</translation>
    </message>
    <message>
        <source>One {chain} stock is still worth {price}.</source>
        <translation>Uma ação da {chain} continua valendo {price}.</translation>
    </message>
    <message>
        <source>One {chain} stock was worth {before} and is now worth {after}.</source>
        <translation>Uma ação da {chain} valia {before} e agora vale {after}.</translation>
    </message>
    <message>
        <source>Sell for {price} each, trade two for one {survivor}, or keep in case {chain} is founded again.</source>
        <translation>Venda por {price} cada, negocie duas por uma ação da {survivor} ou mantenha, caso a {chain} seja fundada de novo.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show: {story}</source>
        <translation>Mostrar: {story}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Stock market</source>
        <translation>Mercado de ações</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>O que acontece agora</translation>
    </message>
    <message>
        <source>With two players, the stock market takes part. It draws a tile and holds as many stocks as the tile&apos;s number.</source>
        <translation>Com dois jogadores, o mercado de ações participa. Ele pega uma peça, e o número dela diz quantas ações ele tem.</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>sem bônus</translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} empatam em primeiro e dividem o bônus.</numerusform>
            <numerusform>{players} empatam em primeiro e dividem %n bônus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the second most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} empatam em segundo e dividem o bônus.</numerusform>
            <numerusform>{players} empatam em segundo e dividem %n bônus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} tie for the third most and share %n bonus(es).</source>
        <translation>
            <numerusform>{players} empatam em terceiro e dividem o bônus.</numerusform>
            <numerusform>{players} empatam em terceiro e dividem %n bônus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {player} holds stock and gets %n bonus(es).</source>
        <translation>
            <numerusform>Só {player} tem ações e recebe o bônus.</numerusform>
            <numerusform>Só {player} tem ações e recebe %n bônus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} placed {tile}, which connects {chains}. The largest survives.</source>
        <translation>{player} colocou a peça {tile}, que liga {chains}. A maior sobrevive.</translation>
    </message>
    <message>
        <source> (next: {chains})</source>
        <translation> (depois: {chains})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Plays automatically: {escape} skips.</source>
        <translation>Avança automaticamente: {escape} pula.</translation>
    </message>
    <message>
        <source>The chains are acquired one after another, the largest first.</source>
        <translation>As redes são adquiridas uma após a outra, a maior primeiro.</translation>
    </message>
    <message>
        <source>The largest chain survives. The others become part of it, from largest to smallest.</source>
        <translation>A maior rede sobrevive. As outras passam a fazer parte dela, da maior para a menor.</translation>
    </message>
    <message>
        <source>The stock market&apos;s share stays in the bank.</source>
        <translation>A parte do mercado de ações fica no banco.</translation>
    </message>
    <message>
        <source>The three players with the most stock of an acquired chain get a bonus.</source>
        <translation>Os três jogadores com mais ações de uma rede adquirida recebem um bônus.</translation>
    </message>
    <message>
        <source>The two players with the most stock of an acquired chain get a bonus.</source>
        <translation>Os dois jogadores com mais ações de uma rede adquirida recebem um bônus.</translation>
    </message>
    <message>
        <source>Then everybody who holds its stock decides: sell, trade or keep.</source>
        <translation>Depois, quem tem ações dela decide: vender, negociar ou manter.</translation>
    </message>
    <message>
        <source>They are acquired one after another, the largest first: {chains}.</source>
        <translation>São adquiridas uma após a outra, a maior primeiro: {chains}.</translation>
    </message>
    <message>
        <source>Go to your decision</source>
        <translation>Ir para a sua decisão</translation>
    </message>
    <message>
        <source>What happens to {chain} stock</source>
        <translation>O que acontece com as ações da {chain}</translation>
    </message>
    <message numerus="yes">
        <source>Only you hold stock and get %n bonus(es).</source>
        <translation>
            <numerusform>Só você tem ações e recebe o bônus.</numerusform>
            <numerusform>Só você tem ações e recebe %n bônus.</numerusform>
        </translation>
    </message>
    <message>
        <source>If sizes are equal, you choose.</source>
        <translation>Em caso de empate, você escolhe.</translation>
    </message>
    <message numerus="yes">
        <source>Equal with %n tile(s)</source>
        <translation>
            <numerusform>Empate com %n peça</numerusform>
            <numerusform>Empate com %n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>Payday</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>Takeover</source>
        <translation>Aquisição</translation>
    </message>
    <message>
        <source>You hold the most.</source>
        <translation>Você está em primeiro.</translation>
    </message>
    <message>
        <source>You hold the second most.</source>
        <translation>Você está em segundo.</translation>
    </message>
    <message>
        <source>You hold the third most.</source>
        <translation>Você está em terceiro.</translation>
    </message>
    <message>
        <source>You placed {tile}, which connects {chains}. The largest survives.</source>
        <translation>Você colocou a peça {tile}, que liga {chains}. A maior sobrevive.</translation>
    </message>
    <message>
        <source>Your merger.</source>
        <translation>Sua fusão.</translation>
    </message>
    <message>
        <source>decide now</source>
        <translation>decide agora</translation>
    </message>
    <message>
        <source>decides now</source>
        <translation>decide agora</translation>
    </message>
    <message>
        <source>the stock market</source>
        <translation>o mercado de ações</translation>
    </message>
    <message>
        <source>{back} and {next} step, {escape} closes.</source>
        <translation>{back} e {next} andam um passo, {escape} fecha.</translation>
    </message>
    <message>
        <source>{bonus}: {sum}</source>
        <translation>{bonus}: {sum}</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. You placed the tile, so you choose.</source>
        <translation>Empate: {chains} têm {size} peças cada. Você colocou a peça: a escolha é sua.</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. You placed the tile and chose {chain}.</source>
        <translation>Empate: {chains} têm {size} peças cada. Você colocou a peça e escolheu a {chain}.</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. {player} placed the tile and chooses.</source>
        <translation>Empate: {chains} têm {size} peças cada. Quem escolhe é {player}, que colocou a peça.</translation>
    </message>
    <message>
        <source>{chains} have {size} tiles each. {player} placed the tile and chose {chain}.</source>
        <translation>Empate: {chains} têm {size} peças cada. {player} colocou a peça e escolheu a {chain}.</translation>
    </message>
    <message>
        <source>{chain} has the most tiles, so it survives and takes over the others.</source>
        <translation>A {chain} tem mais peças, por isso sobrevive e adquire as outras.</translation>
    </message>
    <message>
        <source>If sizes are equal, {player} chooses.</source>
        <translation>Em caso de empate, {player} escolhe.</translation>
    </message>
    <message>
        <source>The bank pays {amounts}.</source>
        <translation>O banco paga {amounts}.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primeiro</translation>
    </message>
    <message>
        <source>joint first</source>
        <translation>empate em primeiro</translation>
    </message>
    <message>
        <source>joint second</source>
        <translation>empate em segundo</translation>
    </message>
    <message>
        <source>joint third</source>
        <translation>empate em terceiro</translation>
    </message>
    <message numerus="yes">
        <source>kept %n</source>
        <translation>
            <numerusform>%n mantida</numerusform>
            <numerusform>%n mantidas</numerusform>
        </translation>
    </message>
    <message>
        <source>only holder</source>
        <translation>único acionista</translation>
    </message>
    <message>
        <source>paid next</source>
        <translation>paga a seguir</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message numerus="yes">
        <source>sold %n</source>
        <translation>
            <numerusform>%n vendida</numerusform>
            <numerusform>%n vendidas</numerusform>
        </translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>será adquirida</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terceiro</translation>
    </message>
    <message numerus="yes">
        <source>traded %n</source>
        <translation>
            <numerusform>%n trocada</numerusform>
            <numerusform>%n trocadas</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aguarda</translation>
    </message>
    <message numerus="yes">
        <source>{chain} has %n tile(s): the bank pays {amounts}.</source>
        <translation>
            <numerusform>A {chain} tem %n peça: o banco paga {amounts}.</numerusform>
            <numerusform>A {chain} tem %n peças: o banco paga {amounts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{chain} stock</source>
        <translation>Ações da {chain}</translation>
    </message>
    <message>
        <source>{chain} survives.</source>
        <translation>A {chain} sobrevive.</translation>
    </message>
    <message>
        <source>{player} holds the most.</source>
        <translation>{player} está em primeiro.</translation>
    </message>
    <message>
        <source>{player} holds the second most.</source>
        <translation>{player} está em segundo.</translation>
    </message>
    <message>
        <source>{player} holds the third most.</source>
        <translation>{player} está em terceiro.</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>{sum} each</source>
        <translation>{sum} cada</translation>
    </message>
    <message>
        <source>{sum}, rounded up to the next $100: {amount} each</source>
        <translation>{sum}, arredondado para cima até a próxima centena: {amount} cada</translation>
    </message>
    <message>
        <source>{sum}, rounded up to {amount} each</source>
        <translation>{sum}, arredondado para cima: {amount} cada</translation>
    </message>
    <message>
        <source>{survivor}
takes over
{chains}</source>
        <translation>{survivor}
adquire
{chains}</translation>
    </message>
    <message numerus="yes">
        <source>Next: settle my %n {chain}</source>
        <translation>
            <numerusform>Próximo: decidir sobre minha ação da {chain}</numerusform>
            <numerusform>Próximo: decidir sobre minhas %n ações da {chain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays automatically: {space} pauses, {escape} skips.</source>
        <translation>Avança automaticamente: {space} pausa, {escape} pula.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamanhos</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>The game waits while you read.</source>
        <translation>O jogo espera enquanto você lê.</translation>
    </message>
    <message>
        <source>acquired</source>
        <translation>adquirida</translation>
    </message>
    <message>
        <source>acquired next</source>
        <translation>próxima</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>survives</source>
        <translation>sobrevive</translation>
    </message>
    <message>
        <source>{price} a stock</source>
        <translation>{price} por ação</translation>
    </message>
    <message>
        <source>{space} continues, {back} and {next} step, {escape} closes.</source>
        <translation>{space} continua, {back} e {next} andam um passo, {escape} fecha.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>If it ended now</source>
        <translation>Se acabasse agora</translation>
    </message>
    <message>
        <source>If the game ended now: {sum} = {amount}</source>
        <translation>Se o jogo acabasse agora: {sum} = {amount}</translation>
    </message>
    <message>
        <source>The stock market draws only at the end, so it is left out.</source>
        <translation>O mercado de ações fica de fora, pois só pega uma peça no fim.</translation>
    </message>
    <message>
        <source>What each player would have if the game ended now: cash, the price of their stock, and the bonuses of all chains.</source>
        <translation>O que cada jogador teria se o jogo acabasse agora: dinheiro, a venda de todas as suas ações e os bônus de todas as redes no tabuleiro.</translation>
    </message>
    <message>
        <source>What you would have without bonuses if the game ended now: cash and the price of all your stock. The bonuses would give away who holds the most.</source>
        <translation>O que você teria sem bônus se o jogo acabasse agora: dinheiro e a venda de todas as suas ações. Os bônus revelariam quem tem mais.</translation>
    </message>
    <message>
        <source>Without bonuses</source>
        <translation>Sem bônus</translation>
    </message>
    <message>
        <source>Without bonuses: {sum} = {amount}</source>
        <translation>Sem bônus: {sum} = {amount}</translation>
    </message>
    <message>
        <source>added up from what was announced</source>
        <translation>soma do que foi anunciado</translation>
    </message>
    <message>
        <source>{cash} cash + {stock} stock</source>
        <translation>{cash} em dinheiro + {stock} em ações</translation>
    </message>
    <message>
        <source>{cash} cash + {stock} stock + {bonuses} bonuses</source>
        <translation>{cash} em dinheiro + {stock} em ações + {bonuses} em bônus</translation>
    </message>
    <message>
        <source>{sum} = {amount}</source>
        <translation>{sum} = {amount}</translation>
    </message>
</context>
</TS>
