### O que o laboratório diz: simulações, buscas de falhas, medidas. Os ids começam com lab-.

## O que está errado

lab-unending = Uma partida não terminou depois de { $decisions } decisões.
lab-unknown-format = { $game } não tem o formato “{ $format }”. Você quis dizer: { $nearest }?
lab-unknown-setup = { $game } não tem a preparação { $setup }; escolha de 0 a { $last }.
lab-no-games = Ainda não há jogo que possa ser jogado; veja ludoteca rules.
lab-setup-needs-game = { $option } vale para um jogo só; escreva qual: ludoteca soak JOGO { $example }.
lab-no-lists = { $game } não tem partidas para uma lista de cartas; deixe --cards de fora.

## Simulações

lab-playing = { $game }: partidas aleatórias
lab-figure = medida
lab-least = menor
lab-mean = média
lab-most = maior
lab-decisions = decisões
lab-turns = turnos
lab-seat = lugar
lab-place = { $place }º lugar
lab-player = jogador { $seat }
lab-simulated =
    { $game }, { $matches ->
        [0] nenhuma partida
        [1] 1 partida aleatória
       *[other] { $matches } partidas aleatórias
    }: { $speed } decisões por segundo

## Busca de falhas

lab-soaking = À procura de falhas
lab-sound =
    { $matches ->
        [0] Nenhuma partida
        [1] 1 partida
       *[other] { $matches } partidas
    }, { $decisions } decisões, a partir da semente { $seed }: todas as invariantes valem.
lab-failed =
    { $matches ->
        [0] Nenhuma partida
        [1] 1 partida
       *[other] { $matches } partidas
    }, { $decisions } decisões: { $failures ->
        [0] nenhuma falhou
        [1] 1 falhou
       *[other] { $failures } falharam
    }.
lab-failure = { $game }, semente { $seed }, depois de { $choices } escolhas: { $reason }
lab-where = em { $where }
lab-replay = De novo: { $command }

## Medidas

lab-measuring = Medindo { $what }
lab-bench-playing = Jogo aleatório com listas completas de opções, um núcleo
lab-bench-beginning = Como uma partida começa, e o que se conta a um lugar
lab-part-targets = Meta para as fontes
lab-part-games = As fontes
lab-part-compiled = Compilado
lab-part-peers = Outros
lab-target = * = abaixo dela
lab-name = jogo
lab-decisions-per-second = decisões/s
lab-matches-per-second = partidas/s
lab-forks-per-second = cópias/s
lab-imagined-per-second = mundos/s
lab-playouts-per-second = até o fim/s
lab-new-match-microseconds = partida nova, µs
lab-first-decision-milliseconds = primeira decisão, ms
lab-told-view-microseconds = visão contada, µs
lab-told-view-bytes = seus bytes
lab-difference-bytes = diferença, bytes
lab-written = Escrito em { $path }.
lab-peers-absent = Sem comparação com { $peers }: para instalar, pip install 'ludoteca[bench]'.
lab-bytecodes = bytecodes
lab-effort = { $game }: { $bytecodes } bytecodes para cada uma de { $decisions } decisões
lab-effort-files = arquivo
lab-effort-functions = função, sozinha
lab-effort-within = função, com o que ela chama
lab-growth-part = Bytecodes por decisão, por quarto da partida
lab-growth-part-column = { $from_ } de 4
lab-growth-seats = Bytecodes por decisão, por número de jogadores
lab-growth-seats-column = { $from_ } jogadores
lab-growth-pieces = Bytecodes por decisão, por peças que todos veem
lab-growth-pieces-column = a partir de { $from_ }
lab-team = Time
lab-won = vitórias
lab-starting = Quem começa vence { $share } das partidas com vencedor; empates: { $drawn }.
lab-no-teams = Ninguém traz um time ao formato “{ $format }”.

## A arena

lab-analysis = { $game }: escolhas julgadas
lab-arena = { $game }: jogadores se enfrentam
lab-arena-player = jogador
lab-arena-matches = partidas
lab-arena-share = venceu
lab-arena-sure = intervalo de 95 %
lab-arena-time = ms por decisão (metade)
lab-arena-slow = ms (95 %)
lab-arena-rating = avaliação (μ ± 2σ)
players-unknown = { $game } não tem o jogador “{ $player }”; há: { $known }.
players-not-judged = { $game } ainda não pode ser avaliado: não tem pesos para as suas características.
players-stale = Os pesos de { $game } são de outras características; ajuste-os de novo.
lab-fitting = { $game }: partidas para aprender
lab-needs = Isto precisa de { $library }: pip install 'ludoteca[{ $extra }]'.
