### O que o terminal diz. Os ids começam com terminal-.

## À mesa

terminal-hint = Escreva o número de uma opção, um comando (ajuda mostra todos) ou um lance em notação.
terminal-seat = { $kind ->
    [bot] Jogador { $number } (robô)
   *[person] Jogador { $number }
}
terminal-active = tem a vez
terminal-shared = No meio
terminal-where = Onde estamos
terminal-pending = Efeitos pendentes
terminal-cell = casa { $cell }
terminal-series = Escolhidos até agora: { $picked }
terminal-hand-over = { $who }, tome o teclado e aperte Enter.
terminal-won = { $who } vence a partida.
terminal-drawn = A partida termina empatada.
terminal-preparing = Preparando a partida…
terminal-match = { $game } – { $format } – semente { $seed }
terminal-nobody = De ninguém
terminal-order = Ordem dos turnos
terminal-group = { $what } … { $count } opções
terminal-two-steps = Uma letra abre a sua lista; Enter volta. Ao todo { $count }: opções mostra tudo.
terminal-more-options = … ao todo { $count }: opções mostra tudo.
terminal-more = — Enter: mais; um comando: faz isso; outra coisa: basta —{" "}
terminal-heard-more = … de { $count } acontecimentos, os últimos (registro { $count } mostra todos):
terminal-passed = { $who } passa: não há outra coisa a fazer (paradas muda isto).
terminal-cut = … (mesa mostra tudo)
terminal-wanted = { $exact ->
    [yes] Escolha { $most }
   *[no] Escolha de { $fewest } a { $most }
}, em qualquer ordem (até agora { $many }); “pronto” ou ! confirma.
terminal-not-so-many = Escolha pelo menos { $fewest } e no máximo { $most }; até agora { $many ->
    [0] nenhum
   *[other] { $many }
}. Nada foi feito.
terminal-not-together = Estes não podem ser escolhidos juntos; nada foi feito.
terminal-no-card-behind = A opção { $number } não fala de carta nenhuma; escreva só cartas para ver as da mesa.
terminal-cards-how = cartas NOME mostra o que uma carta diz; ?N, a carta da opção N; cartas #N, a da peça N.
terminal-stops = { $mode ->
    [always] Você é perguntado sempre, também quando só pode passar.
    [some] Onde você só pode passar, o jogo segue, menos nestas paradas:
   *[none] Onde você só pode passar, o jogo segue sem perguntar.
}
terminal-stops-how = paradas sempre; paradas nunca; paradas aqui; paradas PALAVRAS de uma etapa ou pergunta (de novo, desfaz).

## O que não se entende

terminal-empty = Nada escrito: escreva um número, ou ajuda.
terminal-unread = Escreva o número de uma opção, ou ajuda para ver tudo o que se pode escrever.
terminal-no-option = Não há a opção { $number }: escolha de 1 a { $last }.
terminal-no-series = Aqui se escolhe uma opção só; nada foi feito.
terminal-no-end = Não há série a terminar aqui: escolha um número.
terminal-count = “{ $word }” não é um número: escreva quantos.
terminal-which-file = Escreva o arquivo: { $command } ARQUIVO.
terminal-which-rule = Escreva o id de uma regra ou algumas palavras: regras { $rule }, regras começo do turno
terminal-no-rule = Nenhuma regra tem “{ $words }”.
terminal-no-card = Nenhuma carta que você vê se chama “{ $name }”; escreva só cartas para ver todas.
terminal-why-not-what = Escreva o que você gostaria de fazer: por-que-nao { $move }

## Respostas

terminal-why-asked = Pergunta-se: { $question }
terminal-why-last = O que aconteceu por último:
terminal-legal = Isto é legal agora: { $sentence }
terminal-more-rules = { $count ->
    [1] Mais 1 regra
   *[other] Mais { $count } regras
}: { $ids } …
terminal-undone = { $count ->
    [1] Uma escolha desfeita.
   *[other] { $count } escolhas desfeitas.
}
terminal-nothing-undone = Não há escolha sua a desfazer.
terminal-saved = Salva em { $file }.
terminal-loaded = { $file } carregado, depois de { $count ->
    [1] 1 escolha
   *[other] { $count } escolhas
}.
terminal-not-over = { $file } já existe e não é uma partida salva: escolha outro nome.
terminal-other-game = Essa é uma partida de { $game }: comece-a com ludoteca play { $game } --load ARQUIVO.
terminal-file = { $file }: { $problem }
terminal-save-offer = Salvar a partida? Escreva o nome do arquivo, ou Enter para não:{" "}
terminal-concede-sure = Desistir da partida? sim, ou Enter para não:{" "}
terminal-bye = Até logo.
terminal-help =
    Números: uma opção (3); onde se escolhem várias, quantas e na ordem que quiser (1 3 4); Enter, “pronto” ou ! confirma (1 3 4!).
    Letras: abrem uma parte de uma lista longa; Enter volta.
    Um lance em notação também vale: { $move }
    opções                 a lista inteira, página por página
    porque                 por que se pergunta isto, e o que aconteceu por último, com as regras e as cartas
    por-que-nao LANCE      por que algo não pode ser feito agora: por-que-nao { $move }
    dica                   o que um jogador forte faria, com chances e razões
    desfazer [N]           desfaz a sua última escolha, ou as últimas N
    registro [N]           os últimos acontecimentos com suas regras
    regras ID ou PALAVRAS  lê uma regra: regras { $rule }, regras começo do turno
    cartas [NOME]          o que uma carta diz; sem nome, as cartas na mesa
    ?N                     a carta da opção N
    mapa [LANCE]           o tabuleiro; com o começo de um lance, o que ele alcança e o que recusa o resto
    mesa                   a mesa inteira, página por página
    paradas [ONDE]         onde você é perguntado mesmo quando só pode passar: sempre, nunca, aqui, ou palavras
    salvar ARQUIVO         grava a partida
    carregar ARQUIVO       continua uma partida gravada
    desistir               desiste da partida
    ajuda                  mostra isto
    sair                   deixa o jogo; antes se pode salvar (Ctrl-D e Ctrl-C gravam e dizem onde)
    As palavras inglesas também valem: options, why, why-not, hint, undo, log, rules, cards, map, table, stops, save, load, concede, help, quit, done.

## Para começar

terminal-title = Ludoteca: uma biblioteca de jogos de mesa
terminal-which-game = Escreva um jogo ({ $known }), ou uma partida gravada com --load ARQUIVO.
terminal-new-or-saved = Uma partida nova, ou uma gravada?
terminal-new = uma partida nova
terminal-resume = continuar { $file }
terminal-what-next = E agora?
terminal-rematch = a mesma partida outra vez (revanche)
terminal-menu = outro jogo (q sai)
terminal-choose-game = Que jogo?
terminal-choose-format = Que formato?
terminal-choose-count = Quantos jogadores?
terminal-choose-seat = Quem é o jogador { $number }?
terminal-choose-team = Que time tem o jogador { $number }? (um número, ou um arquivo de time ou deck, que pode trazer cartas suas)
terminal-analysis-graph = As chances de quem escolheu por último em cada turno, pelo que podia saber
terminal-analysis-duel = As chances do { $who } ao fim de cada turno
terminal-analysis-turn = { $chance } · turno { $turn }{ $who ->
    [none] {""}
   *[other] {" "}· { $who }
}
terminal-analysis-marked = Escolhas que custaram chances
terminal-analysis-none = Nenhuma escolha custou dez pontos de chance ou mais.
terminal-analysis-better = Melhor: { $sentence }
terminal-mark-slip = deslize, { $lost } de chance
terminal-mark-mistake = erro, { $lost } de chance
terminal-mark-blunder = erro grave, { $lost } de chance
terminal-analysis-totals = Ao todo, em pontos de chance
terminal-analysis-total = { $who }: { $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
}, { $lost } perdidos por elas, { $luck } de sorte ({ $slips ->
    [1] 1 deslize
   *[other] { $slips } deslizes
}, { $mistakes ->
    [1] 1 erro
   *[other] { $mistakes } erros
}, { $blunders ->
    [1] 1 erro grave
   *[other] { $blunders } erros graves
})
terminal-faces = Faces do dado: { $faces }
terminal-choose-language = Língua / Language
terminal-language = { $lang ->
    [pt] português
   *[en] English
}
terminal-human = uma pessoa
terminal-random = um robô que joga ao acaso
terminal-apprentice = um robô de nível 1, Aprendiz
terminal-companion = um robô de nível 2, Companheiro
terminal-adept = um robô de nível 3, Adepto
terminal-expert = um robô de nível 4, Perito
terminal-master = um robô de nível 5, Mestre
terminal-not-playable = { $title } (as regras podem ser lidas; ainda não se pode jogar)
terminal-default = número, ou Enter para { $default }:{" "}
terminal-bad-choice = “{ $word }” não é nenhum destes: escolha de 1 a { $last }.
terminal-unknown-seat = “{ $word }” não pode sentar-se à mesa. Podem: { $known }.
terminal-seats = { $game } é jogado por { $seats } jogadores; { $given } foram dados com --seat.
terminal-unknown-format = { $game } não tem o formato “{ $format }”. Há: { $known }.
terminal-no-teams = No formato { $format } ninguém traz um time; times são para: { $formats }.
terminal-cards-alone = Nenhum time joga as cartas de --cards: liste-as no arquivo de um time ou baralho, e dê-o com --team.
terminal-many-teams = { $given } times para { $seats } jogadores.
terminal-bad-ruling = “{ $ruling }”: escreva uma decisão como nome=valor.
terminal-load-alone = Com --load a partida vem do arquivo: deixe de fora --format, --team, --cards, --ruling e --seed.
terminal-of-other-game = { $file } tem uma partida de { $found }, não de { $wanted }.

## Repetições

terminal-replay-hint = Enter ou n: adiante; p: volta; g N: à escolha N; e: acontecimentos; q: fim.
terminal-replay-at = Escolha { $at } de { $last }
terminal-replay-start = O começo; seguem { $last } escolhas.
terminal-replay-end = Esta é a última escolha.
terminal-replay-first = Este é o começo.
terminal-replay-unknown = “{ $word }” não quer dizer nada aqui.
terminal-no-board = Não há tabuleiro aqui.

## Dicas

terminal-advice = { $sentence } (chance de vencer: { $chance })
terminal-advice-for = a favor: { $reasons }
terminal-advice-against = contra: { $reasons }
terminal-no-advice = Não há dica para isto.
terminal-advice-thinking = Pensando…
feature-life = vida
feature-life-squared = vida
feature-attack = ataque em campo
feature-defence = defesa em campo
feature-characters = personagens
feature-threat = ameaça ao oponente
feature-danger = perigo para você
feature-dice = dados comprados
feature-good-dice = dados caros
feature-prepared = dados preparados
feature-energy = energia
feature-sidekicks = Parceiros
feature-turn = a vez
feature-points = pontos
feature-points-squared = pontos
feature-worth = valor dos personagens
feature-weakest = o mais fraco dos seus
feature-shields = Escudos
feature-ready = quem está pronto
feature-supports = suportes
feature-hand = cartas na mão
feature-resources = recursos
feature-deck = cartas no deck
feature-glory = parte da Glória
feature-glory-left = Glória
feature-levels = Níveis em jogo
feature-health = pontos de vida
feature-threats = quem você alcança
feature-close = proximidade do inimigo
feature-kamas = Kamas
feature-rewards = Recompensas
feature-summons = Invocações
feature-centre = o centro
feature-outskirts = arredores
feature-resistance = resistência das bases
feature-allies = aliados
feature-offensive = ofensiva
feature-influence = influência
feature-modifications = modificações
feature-hero = o Herói
feature-hero-life = vida do Herói
feature-blows = golpes ao alcance
feature-cards = cartas
puzzle-task = Você é o jogador { $seat }: vença antes que o seu turno acabe, façam os outros o que fizerem. As mãos deles estão abertas; “dica” diz se ainda está ganho, “desfazer” volta atrás.
puzzle-hint = Ainda está ganho. Continue com: { $sentence }
puzzle-lost = Daqui já não se pode forçar a vitória: volte atrás (“desfazer”).
puzzle-solved = Resolvido!
puzzle-not-solved = Não resolvido: o turno acabou, e você não venceu.
puzzle-unknown = { $game } não tem o desafio “{ $name }”; quis dizer: { $nearest }?
