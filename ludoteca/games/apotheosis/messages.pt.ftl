### O que Apotheosis diz. ask- uma pergunta, say- uma opção, event- o que houve, refusal- por que não.

## Formatos

format-skirmish = Escaramuça: vence a última equipe de pé
format-timed = Contra o tempo: oito rodadas, vence a equipe com mais VIDA
format-objective = Objetivo: vence quem cumprir o objetivo do mapa
format-lagvig = Lagvig: cada jogador com um baralho próprio

## Áreas, faces, valores, sinais no tabuleiro

area-board = Tabuleiro
area-held = Sob outras peças
area-aside = Separadas com os corpos
area-scene = CENÁRIO
area-banished = Banidas
area-bench = A posicionar
area-deck-house = Fatores
area-deck-class = Taverna
area-deck-entity = Ferida
area-deck-item = Mercado
area-deck-skill = Academia
area-deck-companion = Bestiário
area-deck-event = Santuário
area-discard-house = Descarte de CASA
area-discard-class = Descarte de CLASSE
area-discard-entity = Descarte de ENTE
area-discard-item = Descarte de ITEM
area-discard-skill = Descarte de HABILIDADE
area-discard-companion = Descarte de COMPANHEIRO
area-discard-event = Descarte de EVENTO
area-sheet = FICHA
area-equipment = EQUIPAMENTO
area-memento = MEMENTO
area-support = SUPORTE
area-inventory = INVENTÁRIO
area-own-deck = Baralho próprio
area-own-discard = Descarte próprio
to-board = para o tabuleiro
to-held = para debaixo de { $host }
to-aside = para junto do corpo
to-scene = para o CENÁRIO
to-banished = para as cartas banidas
to-bench = para fora do tabuleiro
to-deck-house = para os Fatores
to-deck-class = para a Taverna
to-deck-entity = para a Ferida
to-deck-item = para o Mercado
to-deck-skill = para a Academia
to-deck-companion = para o Bestiário
to-deck-event = para o Santuário
to-discard-house = para o descarte de CASA
to-discard-class = para o descarte de CLASSE
to-discard-entity = para o descarte de ENTE
to-discard-item = para o descarte de ITEM
to-discard-skill = para o descarte de HABILIDADE
to-discard-companion = para o descarte de COMPANHEIRO
to-discard-event = para o descarte de EVENTO
to-sheet = para a FICHA
to-equipment = para o EQUIPAMENTO
to-memento = para o MEMENTO
to-support = para o SUPORTE
to-inventory = para o INVENTÁRIO
to-own-deck = para o baralho próprio
to-own-discard = para o descarte próprio
face-exhausted = { AGREE($piece, "deitado", "deitada", "deitados", "deitadas") }
face-concealed = { AGREE($piece, "oculto", "oculta", "ocultos", "ocultas") }
face-dead = (corpo)
badge-points = { $value } de AÇÃO
badge-stamina = ESTAMINA { $value }
badge-mana = MANA { $value }
energy-either = ESTAMINA ou MANA { $value }
badge-essence = Essência { $value }
badge-life = VIDA { $value } de { $base }
badge-constitution = CON { $value }
badge-strength = FOR { $value }
badge-agility = AGI { $value }
badge-perception = PER { $value }
badge-intelligence = INT { $value }
badge-charisma = CAR { $value }
badge-spirit = ESP { $value }
badge-marker = marcador { $name }
badge-counter = { $value } de { $name }
badge-debt = deve { $value } de AÇÃO
badge-credit = terá mais { $value } de AÇÃO
badge-dead = sem vida
badge-container = container
badge-obstacle = obstáculo
badge-level = nível { $value }
badge-cost = { $value } de AÇÃO
badge-price = preço { $value }
badge-xp = XP { $value }
badge-will = vontade { $value }
badge-fate = destino { $value }
mark-field = { $number }
mark-field-laid = !{ $number }
mark-rock = r{ $number }
mark-rock-laid = !r{ $number }
mark-swamp = ~{ $number }
mark-swamp-laid = !~{ $number }
mark-sand = :{ $number }
mark-sand-laid = !:{ $number }
mark-ice = '{ $number }
mark-ice-laid = !'{ $number }
mark-silver-ice = "{ $number }
mark-silver-ice-laid = !"{ $number }
mark-water = ={ $number }
mark-water-laid = !={ $number }
mark-blocked = ###
mark-disabled = { "   " }
ground-rock = rocha
ground-swamp = pântano
ground-sand = areia
ground-ice = gelo
ground-silver-ice = gelo prateado
ground-water = água
ground-blocked = bloqueada
ground-disabled = desabilitada
ground-laid = há um texto ali
ground-height = altura { $number }
legend-rock = r rocha
legend-swamp = ~ pântano
legend-sand = : areia
legend-ice = ' gelo
legend-silver-ice = " gelo prateado
legend-water = = água
legend-blocked = ### bloqueada
legend-disabled = em branco: desabilitada
legend-laid = ! há um texto ali
legend-height = número: altura

## Perguntas

ask-turn = Turno de { $piece }, com { $points } de AÇÃO. O que faz?
ask-deploy = Onde fica { $piece }?
ask-target = { $piece }: escolha o alvo.
ask-choose = { $piece }: escolha o que o texto pede.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-may = { $piece }: você pode fazer o que o texto diz.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-respond = { $deed }. Você responde?
answered-deed = { $who } vai { $deed }{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}{ $way ->
    [nobody] {""}
    [card] {" "}em { $targets }
    [talk] {" "}com { $targets }
   *[other] {" "}{ $targets }
}
answered-injury = LESÃO de { $pieces }{ $card ->
    [none] {""}
   *[other] {" "}por { $card }
}
ask-exhaust = Que carta deita para pagar{ $due ->
    [none] {""}
   *[other] {" "}{ $due }
}?
ask-change = Você pode levantar cartas como troco.
ask-recover = Que cartas levanta?
ask-give = Que carta entrega para pagar?
ask-discard = Que carta descarta do INVENTÁRIO?
ask-drop = Que ITEM equipado larga?
ask-spend-fate = Gastar DESTINO baixa a dificuldade do teste.
ask-spend-will = O teste falhou: gastar VONTADE soma ao resultado.
ask-xp = O teste falhou: pagar a dificuldade em XP o torna um sucesso.
ask-salvation = { $piece } morreria: pagar a Salvação Divina em DESTINO?
ask-upkeep = Manter { $piece } { AGREE($piece, "desperto", "desperta", "despertos", "despertas") } por 2 de ESTAMINA ou MANA?
ask-take = Que carta tira de { $piece }?
ask-search = Que carta leva do baralho?
ask-evolve = Em que { $piece } evolui?
ask-remove = A MESA tem cartas demais: qual volta ao INVENTÁRIO?
ask-access = Em que casa entra { $piece }?
ask-go = Para onde vai { $piece }?
ask-kept = { $piece } faz agora a ação que reservou?

## Opções

say-walk = Andar até { $first } ({ $cost } de AÇÃO)
say-attack = Atacar { $first } (Ataque Normal)
say-use = Ativar { $first }{ $named ->
    [yes] {" "}({ $use })
   *[no] {""}
}{ $text ->
    [none] {""}
   *[other] : { $text }
}
say-check = Testar { $first }: { $check }
say-open = Abrir { $first }
say-shove = Empurrar { $first } para { $second }
say-drop = Largar { $first } em { $second }
say-talk = Falar com { $first }
say-place = Baixar { $first }
say-return = Devolver { $first } ao INVENTÁRIO
say-attach = Anexar { $first } a { $second }
say-detach = Desanexar { $first }
say-summon = Evocar { $first } em { $second }
say-unsummon = Desevocar { $first }
say-awaken = Despertar o ENTE
say-sleep = Adormecer o ENTE
say-restore = Levantar { $first } pelo seu custo
say-rest = Descansar: { $first }
say-evolve = Evoluir
say-exchange = Trocar cartas por { $first }
say-reserve = Reservar AÇÃO: { $first }, e terminar o turno
say-reserve-use = Reservar AÇÃO para { $first }{ $named ->
    [yes] {" "}({ $use })
   *[no] {""}
}, e terminar o turno
say-end = Terminar o turno
option-points = { $said } ({ $points } de AÇÃO)
say-respond = Responder com { $first }{ $text ->
    [none] {""}
   *[other] : { $text }
}
say-target = Escolher { $first } como alvo
say-choose = Escolher { $first }
say-deploy = Pôr em { $first }
say-exhaust = Deitar { $first } (dá { $energy })
say-recover = Levantar { $first }
say-give = Entregar { $first }
say-take = Ficar com { $first }
say-take-remove = Devolver { $first } ao INVENTÁRIO
say-enough = Parar por aqui
say-accept = Aceitar
say-decline = Recusar
verb-walk = andar
verb-attack = atacar
verb-use = usar
verb-check = testar
verb-open = abrir
verb-shove = empurrar
verb-drop = largar
verb-talk = falar
verb-place = baixar
verb-return = devolver
verb-attach = anexar
verb-detach = desanexar
verb-summon = evocar
verb-unsummon = desevocar
verb-awaken = despertar
verb-sleep = adormecer
verb-restore = levantar-custo
verb-rest = descansar
verb-evolve = evoluir
verb-exchange = trocar
verb-reserve = reservar
verb-reserve-use = reservar-uso
verb-end = terminar
verb-respond = responder
verb-target = alvo
verb-choose = escolher
verb-deploy = posicionar
verb-exhaust = deitar
verb-recover = levantar
verb-give = entregar
verb-take = pegar
verb-enough = basta
verb-accept = sim
verb-decline = não
mode-life = 1 de VIDA
mode-energy = 2 de ESTAMINA e MANA
mode-attack = Ataque Normal
mode-walk = um passo
mode-interact = uma interação
mode-check = um teste

## O que houve

hidden-pieces = { $many ->
    [1] 1 carta oculta
   *[other] { $many } cartas ocultas
}

event-activate = { $who } ativa { $cause }
event-aside = { $pieces } { AGREE($pieces, "fica", "ficam") } de lado com o corpo
event-attach = { $piece } { AGREE($piece, "é anexado", "é anexada", "são anexados", "são anexadas") } a { $host }
event-auto = { $cause } { AGREE($cause, "é desencadeado", "é desencadeada", "são desencadeados", "são desencadeadas") }
event-card = { $place ->
    [none] { $piece } { AGREE($piece, "muda", "mudam") } de lugar
   *[other] { $piece } { AGREE($piece, "vai", "vão") } { $place }
}
event-check = Teste de { $pieces }: { $number } contra { $other }, { $result }
event-clear = { $pieces } { AGREE($pieces, "deixa", "deixam") } de ser obstáculo
event-container = { $pieces } { AGREE($pieces, "torna-se", "tornam-se") } um container
event-conceal = { $pieces } { AGREE($pieces, "fica oculto", "fica oculta", "ficam ocultos", "ficam ocultas") }
event-counters = { $pieces } { AGREE($pieces, "fica", "ficam") } { $other ->
    [0] sem contador de { $name }
    [1] com 1 contador de { $name }
   *[other] com { $other } contadores de { $name }
}
event-create = { $pieces } { AGREE($pieces, "surge", "surgem") } em { $cell }
event-credit = { $pieces } { AGREE($pieces, "terá", "terão") } mais { $number } de AÇÃO
event-death = { $pieces } { AGREE($pieces, "morre", "morrem") }
event-debt = { $pieces } { AGREE($pieces, "toma", "tomam") } { $number } de AÇÃO do próximo turno
event-deploy = { $pieces } { AGREE($pieces, "começa", "começam") } em { $cell }
event-drop = { $who } larga { $piece }
event-enter = { $pieces } { AGREE($pieces, "entra", "entram") } em { $cell }
event-exhaust = { $pieces } { AGREE($pieces, "é deitado", "é deitada", "são deitados", "são deitadas") }
event-expire = Terminam efeitos
event-final = A morte de { $pieces } é definitiva
event-injury = { $pieces } { AGREE($pieces, "recebe", "recebem") } { $number } de dano e { AGREE($pieces, "sofre", "sofrem") } { $other } de LESÃO
event-lay = Um texto fica na casa { $tile }
event-lend = { $pieces }: a mesa de um para a ação do outro
event-life = { $pieces } { AGREE($pieces, "fica", "ficam") } com { $other } de VIDA
event-modify = { $sort ->
    [can] { $pieces } { AGREE($pieces, "pode", "podem") } fazer mais
    [cannot] { $pieces } { AGREE($pieces, "fica impedido", "fica impedida", "ficam impedidos", "ficam impedidas") }
    [damage] O dano que { $pieces } { AGREE($pieces, "causa", "causam") } muda em { $signed }
    [access] O nível de ACESSO do tabuleiro muda em { $signed }
   *[figure] { $pieces } { AGREE($pieces, "recebe", "recebem") } { $signed } de { $name }
}
event-mark = { $pieces } { AGREE($pieces, "recebe", "recebem") } o marcador { $name }
event-unmark = { $pieces } { AGREE($pieces, "perde", "perdem") } o marcador { $name }
event-negate = A ação de { $pieces } é negada
event-objective = { $who } cumpre o objetivo
event-order = Ordem: { $pieces }
event-order-roll = { $pieces } { AGREE($pieces, "rola", "rolam") } { $number } pela ordem
event-points = { $pieces }: { $other } de AÇÃO
event-goes = { $pieces } { AGREE($pieces, "vai", "vão") } a { $cell }
event-recover = { $pieces } { AGREE($pieces, "é levantado", "é levantada", "são levantados", "são levantadas") }
event-replace = { $pieces } { AGREE($pieces, "é substituído", "é substituída", "são substituídos", "são substituídas") }
event-reserve = { $pieces } { AGREE($pieces, "reserva", "reservam") } { $number } de AÇÃO
event-reserve-lost = { $pieces } { AGREE($pieces, "perde", "perdem") } a ação reservada e { AGREE($pieces, "terá", "terão") } de volta { $number } de AÇÃO
event-revive = { $pieces } { AGREE($pieces, "revive", "revivem") } com { $number } de VIDA
event-roll = { $who } rola { $faces }: vale { $number }
event-round = Rodada { $number }
event-rounds-over = { $number } rodadas se passaram: vence quem tem mais VIDA
event-saved = { $pieces } { AGREE($pieces, "é salvo", "é salva", "são salvos", "são salvas") } e { AGREE($pieces, "fica", "ficam") } com 1 de VIDA
event-miss = O ataque não alcança mais: { $pieces }
event-select = { $who } escolhe como alvo { $targets }
event-swap = { $pieces } trocam de lugar
event-talk = { $pieces } conversam
event-tile = A casa { $tile } muda
event-tiles-back = As casas voltam ao normal
event-turn = Turno de { $pieces }: { $number } de AÇÃO
event-finish = Fim da batalha
event-attack = Ataque
event-attacked = Atacado
event-selected = Alvo
check-passed = sucesso
check-failed = falha

## Por que não

refusal-access = O nível de acesso deste tabuleiro não chega a { $piece }.
refusal-all-in = Só como primeira ação do turno.
refusal-altitude = A altura de { $piece } não serve.
refusal-blocked-tile = A casa está bloqueada.
refusal-cannot-keep = Esta ação não pode ser reservada agora.
refusal-concealed = { $piece } { AGREE($piece, "está oculto", "está oculta", "estão ocultos", "estão ocultas") } e não tem efeito.
refusal-condition = A condição de { $piece } não é cumprida.
refusal-cost = { $piece }: o custo não pode ser pago.
refusal-counter = { $piece } não tem o contador.
refusal-denied = { $source } proíbe isto a { $piece }.
refusal-direction = { $piece } não está na direção que { $source } pede.
refusal-distance = { $piece } não está à distância que { $source } pede.
refusal-empty = { $piece } { AGREE($piece, "está vazio", "está vazia", "estão vazios", "estão vazias") }.
refusal-empty-deck = O baralho está vazio.
refusal-energy = { $piece }: falta ESTAMINA, MANA ou Essência.
refusal-entity-already = O ENTE já está assim.
refusal-entity-turned = Não no turno em que o ENTE despertou ou adormeceu.
refusal-exhausted = { $piece } não está na posição pedida.
refusal-figure = O valor de { $piece } não serve a { $source }.
refusal-fixed = { $piece } não se move assim.
refusal-full = Não há lugar para mais uma carta.
refusal-ground = { $piece }: a casa não serve.
refusal-in-inventory = { $piece } está no INVENTÁRIO, { AGREE($piece, "oculto", "oculta", "ocultos", "ocultas") }.
refusal-knowledge = Falta o CONHECIMENTO ou o nível para { $piece }.
refusal-marker = O marcador de { $piece } não é o pedido.
refusal-named = { $piece } não tem o nome pedido.
refusal-no-access = Não há casa de acesso livre.
refusal-no-character = { $piece } não é um personagem vivo.
refusal-no-check = { $piece } não tem este teste.
refusal-no-collegium = Não é um Collegium seu.
refusal-no-companion = { $piece } não é um COMPANHEIRO seu.
refusal-no-container = { $piece } não é um container.
refusal-no-entity = { $piece } não tem ENTE.
refusal-no-item = Não é um ITEM seu.
refusal-no-piece = Não há peça nem casa que sirva aí.
refusal-no-price = { $piece } não tem valor e não se obtém por troca.
refusal-no-reserving = Neste modo não se reserva AÇÃO.
refusal-no-slot = Não há espaço vazio na MESA para { $piece }.
refusal-no-summon = Não é uma EVOCAÇÃO sua para isto.
refusal-no-table = { $piece } não tem MESA nem INVENTÁRIO.
refusal-no-target = { $piece } não tem alvo possível.
refusal-no-tile = Não existe essa casa.
refusal-not-active = { $piece } não se ativa assim.
refusal-not-adjacent = { $piece } não está em casa adjacente.
refusal-not-again = { $piece } não pode ser { AGREE($piece, "evocado", "evocada", "evocados", "evocadas") } agora.
refusal-not-attached = Não é um anexo.
refusal-not-empty = A casa não está vazia.
refusal-not-in-discard = Não está em um descarte de recursos.
refusal-not-in-full = { $piece } não pode ser { AGREE($piece, "cumprido", "cumprida", "cumpridos", "cumpridas") } por inteiro.
refusal-not-in-inventory = Não está no seu INVENTÁRIO.
refusal-not-kept = Não é a ação reservada.
refusal-not-on-table = Não é um recurso da sua MESA.
refusal-not-reactive = { $piece } não é { AGREE($piece, "reativo", "reativa", "reativo", "reativa") }.
refusal-not-there = Não é lugar para isto.
refusal-not-yours = { $piece } não é carta que este personagem possa ativar.
refusal-occupied = { $piece } ocupa a casa.
refusal-once = { $piece } já { AGREE($piece, "foi usado", "foi usada", "foram usados", "foram usadas") } e só pode uma vez.
refusal-one-tile = A reserva é para uma casa só.
refusal-oneself = Ninguém ataca a si mesmo.
refusal-open-already = { $piece } já não é obstáculo.
refusal-other = { $piece }: tem de ser outro.
refusal-in-the-way = { $piece } está no caminho e não pode ser { AGREE($piece, "atravessado", "atravessada", "atravessados", "atravessadas") }.
refusal-domain = Sair da área de domínio dos inimigos custa mais AÇÃO do que resta.
refusal-climb = A subida até { $piece } custa mais AÇÃO do que resta.
refusal-no-way = Não há caminho até { $piece }.
refusal-line = { $piece } está na linha do ataque, que não atravessa obstáculos.
refusal-out-of-reach = Não se chega lá com { $points } de AÇÃO.
refusal-place = { $piece } não está no lugar que { $source } pede.
refusal-debt = Não há mais AÇÃO para pegar emprestada: a do próximo turno já foi gasta.
refusal-points = Falta AÇÃO: custa { $price }, há { $points }.
refusal-property = { $piece } não tem a propriedade.
refusal-range = { $piece } está fora do alcance ou da linha.
refusal-reactive = { $piece } só se ativa em resposta.
refusal-side = { $piece } não é do lado que { $source } pede.
refusal-situation = A situação de { $piece } não é esta.
refusal-sort = { $piece } não é o que { $source } pede.
refusal-specifier = Já há um ITEM desse tipo equipado.
refusal-technique = Falta o anexo que a técnica pede.
refusal-too-high = A casa é alta demais.
refusal-tried = Este personagem já fez este teste.
refusal-ultimatum = Faltam contadores a { $piece }.
refusal-unhurt = { $piece } não { AGREE($piece, "está ferido", "está ferida", "estão feridos", "estão feridas") }.
refusal-untargetable = { $source } impede que { $piece } seja o alvo.
refusal-upright = Não há o que levantar.

## Onde estamos

step-Act-pay = Pagar os custos
step-Act-select = Escolher o alvo
step-Act-announce = O que a declaração inicia
step-Act-respond = A resposta
step-Act-strike = Dano
step-Act-carry_out = Resolver a ação
step-Act-settle = O que aconteceu inicia
step-Act-do_task = Tarefa da carta
step-Act-settle_task = O que a tarefa inicia
step-Act-close = Fim da ação
step-Deed-pay = Pagar os custos
step-Deed-announce = O que a declaração inicia
step-Deed-respond = A resposta
step-Deed-strike = Dano
step-Deed-carry_out = Resolver a ação
step-Deed-settle = O que aconteceu inicia
step-Deed-close = Fim da ação
step-Auto-pay = Efeito Auto: custo
step-Auto-carry_out = Efeito Auto
step-Battle-begin = Início da batalha
step-Battle-check = Início da batalha: vitória?
step-Battle-play = Batalha
step-Carry-check = Texto: condição
step-Carry-offer = Texto: pode
step-Carry-pay = Texto: custo
step-Carry-select = Texto: escolhas
step-Carry-carry_out = Texto
step-Carry-next_clause = Texto: próxima frase
step-CheckObject-check = Teste em um objeto
step-Checking-spend_fate = Teste: DESTINO
step-Checking-roll = Teste: rolagem
step-Checking-spend_will = Teste: VONTADE
step-Checking-spend_xp = Teste: XP
step-Checking-conclude = Teste: resultado
step-Deployment-set_order = Ordem de posicionamento
step-Deployment-place = Posicionamento
step-DiscardCards-give = Descartar
step-DropChosen-drop = Largar um ITEM
step-EndBattle-effects = Fim da batalha: efeitos
step-EndBattle-close = Fim da batalha
step-Evolve-pay = Evoluir: XP
step-Evolve-change = Evoluir
step-Exchange-give = Troca: o que se dá
step-Exchange-take = Troca: o que se leva
step-Fall-save = Salvação Divina
step-Fall-die = Mortes
step-GiveAway-pick = Entregar cartas
step-GoTo-go = Mover por efeito
step-Hurt-announce = LESÃO: efeitos
step-Hurt-respond = LESÃO: a resposta
step-Hurt-lose = LESÃO: perda de VIDA
step-Kept-declare = Ação reservada
step-Kept-close = Fim da ação reservada
step-LoseLife-lose = Perda de VIDA
step-LoseLife-fall = Quem cai
step-PayEnergy-lay_down = Pagar energia
step-PayEnergy-take_change = Troco
step-Phase-effects = Efeitos da fase
step-Phase-deaths = Mortes da fase
step-Respond-run_down = Quem responde
step-Race-run_down = Quem responde
step-Simultaneous-choose = Escolha simultânea
step-Recover-set_upright = Levantar cartas
step-Recruit-enter = Recrutar
step-Rest-recover = Descanso
step-Resolve-check = Texto: condição
step-Resolve-offer = Texto: pode
step-Resolve-pay = Texto: custo
step-Resolve-select = Texto: escolhas
step-Resolve-carry_out = Texto
step-Resolve-next_clause = Texto: próxima frase
step-Round-start = Início da rodada
step-Round-start_check = Início da rodada: vitória?
step-Round-set_order = Ordem dos turnos
step-Round-turns = Turnos
step-Round-keep_promises = Ações reservadas
step-Round-end = Fim da rodada
step-Round-expire = Fim da rodada: durações
step-SearchDeck-look = Buscar: olhar
step-SearchDeck-take = Buscar
step-Settle-start = Efeitos Auto
step-Spend-pick = Gastar recursos
step-SummonTo-enter = Evocar
step-TakeCard-look = Abrir um container
step-TakeCard-take = Tirar uma carta
step-Tidy-unknown = MESA: CONHECIMENTO
step-Tidy-exceeding = MESA: espaços
step-Tidy-within_maximum = MESA: VIDA máxima
step-Turn-receive_points = Receber AÇÃO
step-Turn-expire = Início do turno: durações
step-Turn-keep_entity = Manter o ENTE
step-Turn-start = Início do turno
step-Turn-tidy = Início do turno: MESA
step-Turn-start_check = Início do turno: vitória?
step-Turn-act = Ações
step-Turn-end = Fim do turno
step-Turn-close = Fim do turno: durações
step-WalkAlong-go = Andar

## Partidas e Heróis

setup-rounds = Uma batalha tem de 1 a 100 rodadas.
setup-support = Um modo dá de 0 a 5 espaços de SUPORTE.
setup-map = Não há o mapa { $map }.
setup-objective = O mapa { $map } não tem objetivo.
setup-players = { $seats } Heróis; o mapa recebe de 2 a { $most }.
setup-sides = { $sides } equipes para { $seats } lugares: diga a de cada um.
setup-sides-numbers = Numere as equipes a partir de 0; são pelo menos duas.
setup-uneven = Todas as equipes têm o mesmo nível: o mesmo número de Heróis.
setup-suit = Não há o naipe { $suit }.
setup-deck-suit = { $card } não é do naipe { $suit }.
setup-house = { $hero }: falta uma CASA.
setup-no-class = { $hero }: { $card } não é CLASSE.
setup-classes = { $hero }: no máximo três CLASSES.
setup-paths = { $hero }: duas CLASSES do mesmo caminho.
setup-no-entity = { $hero }: { $card } não é ENTE.
setup-entity = { $hero }: { $card } pede Herói de nível { $wanted }.
setup-summus-level = { $hero }: cartas Summus pedem nível { $wanted }.
setup-summus = { $hero }: no máximo uma carta Summus de cada tipo.
setup-place = { $hero }: { $card } não vai nesse lugar.
setup-sheet = { $hero }: { $card } não vai no INVENTÁRIO.
setup-attachments = { $hero }: no máximo { $most } anexos.
setup-specifier = { $hero }: dois ITENS do mesmo tipo.
setup-free = { $hero }: { $card } pede Herói de nível { $wanted }.
setup-knowledge = { $hero }: falta o CONHECIMENTO de nível { $wanted } para { $card }.
setup-slots = { $hero }: a MESA tem menos espaços que cartas.
setup-lignum = { $hero }: no máximo { $most } cartas Lignum.
setup-inventory = { $hero }: { $found } cartas no INVENTÁRIO; cabem { $most }.
setup-banned = { $hero }: { $card } é proibida.
setup-copies = { $hero }: no máximo { $most } de { $card }.
setup-level = { $hero }: nível { $found }; o modo pede { $wanted }.
setup-mode-level = Heróis são de nível 1 a 10.

## Notação, sorte, posições, cartas

notation-cell = { $word } não é casa deste tabuleiro.
chance-die = { $text }: um dado mostra de 1 a { $sides }.
position-unreadable = A posição não se lê: { $reason }
position-piece = { $text }: { $reason }
position-cell = Há duas peças em { $cell }.
look-unknown = Não há o valor { $path }.

## O que está errado numa carta, num mapa ou numa posição

problem-level = uma carta tem nível 1, 2 ou 3
problem-event = um Evento é ativado: precisa de um texto que o seja (regra event.activate.1)
problem-cost = nenhum custo fica abaixo de 0
problem-range = um alcance é de pelo menos 1
problem-explosion = uma explosão precisa de dano e de um alvo ao alcance (regra draft.attack.3)
problem-house-level = uma Casa tem nível 1 (regra house.1)
problem-house-slots = uma Casa tem 3 espaços de equipamento e 3 de memento (regra house.2)
problem-class-memento = toda Classe dá pelo menos 1 espaço de memento (regra class.4)
problem-entity = um Ente é um espírito, uma divindade ou um deus (regra entity.1)
problem-companion = um Companheiro é humano, criatura ou invocação
problem-companion-attributes = um Companheiro traz os sete atributos, nenhum abaixo de 1 (regra attributes.min.1)
problem-companion-bar = um Companheiro tem técnicas, e nenhuma barra própria
problem-energy = nenhuma energia fica abaixo de 0
problem-essence-colour = a essência tem uma cor (regra skill.essence.1)
problem-lignum = a essência está nas cartas Lignum, e em todas elas (regra skill.essence.1)
problem-ultimatum = um Ultimatum é uma Habilidade e diz de quantos contadores precisa (regra summus.ultimatum.1)
problem-collegium = um Collegium é uma Casa e diz quanto custa recuperá-lo (regra summus.collegium.1)
problem-object-life = um objeto tem vida (regra r37)
problem-container-obstacle = um container não é obstáculo (regra r41)
problem-dummy = um boneco é um personagem: nem container nem lista de testes (regra pieces.dummy.1)
problem-difficulty = uma dificuldade é de pelo menos 1 (lacuna minimum-scope)
problem-check-text = um teste com texto tem o resultado text, e só esse
problem-specifier = só um Item tem especificador (regra item.specifier.1)
problem-only-companion = só um Companheiro é humano, criatura ou invocação
problem-techniques = só um Companheiro tem técnicas
problem-rank = só um Ente é espírito, divindade ou deus
problem-knowledges = só uma Classe dá conhecimentos (regra class.3)
problem-only-lignum = só Habilidades são cartas Lignum (regra skill.lignum.1)
problem-resource = só uma carta de recurso tem valor e conhecimento
problem-slots = só cartas da ficha dão espaços
problem-value-below = nenhum valor fica abaixo de 0
problem-no-value = só um Item pode ficar sem valor (regra item.price.1)
problem-dice = “{ $dice }” não são dados; escreva 1d6, 2d3 ou 1d6+1d2 (regra guidelines.dice.1)
problem-house = uma Casa tem atributos de { $least } a { $most }, { $sum } ao todo (regra house.1)
problem-class-attributes = uma Classe de nível { $level } soma { $points } de atributos (regra class.2)
problem-class-knowledges = uma Classe de nível { $level } tem { $count } conhecimentos (regra class.2)
problem-class-slots = uma Classe de nível { $level } tem { $count } espaços de equipamento e memento (regra class.2)
problem-path = uma Classe tem um dos vinte caminhos: { $known } (regra class.1)
problem-entity-level = um Ente do grau { $rank } tem nível { $level } (regra entity.1)
problem-entity-sum = um Ente do grau { $rank } dá { $points } de atributos, cada um de { $least } a { $most } (regra entity.2)
problem-object = não existe o objeto { $name }; existem: { $known }
problem-two-pieces = duas peças em { $cell } (regra r34)
problem-no-container = { $name } não é container e não guarda cartas
problem-start = { $cell } é uma casa inicial, e outra peça ou equipe está ali
problem-objective-cell = o objetivo fica em { $cell }, onde não há objeto
problem-players = um mapa é para 2 a { $most } jogadores (regra setup.players.1)
problem-size = mapas têm de 1x2 a 11x11 casas (regra setup.board.1)
problem-row = a linha { $row } tem { $count } casas, a primeira tem { $width }
problem-letter = linha { $row }: “{ $letter }” não é uma de { $known }
problem-altitudes = { $count } linhas de alturas para { $rows } linhas de casas
problem-no-tile = não existe a casa { $cell }
problem-barred-tile = nenhuma peça pode ficar em { $cell }, que está bloqueada ou desativada
problem-sides = dê a equipe de cada jogador, a partir de 0
problem-map = não existe esse mapa; existem: { $known }
problem-attributes = os atributos são: { $known }
problem-objective = dê uma peça com nome: piece = NOME, how = check ou destroy
problem-object-entry = escreva a palavra de um objeto e a sua casa
problem-word = não se entende “{ $word }”
problem-hero = diga em que casa está o Herói: hero = "a1"
problem-suits = os naipes são: { $known }
problem-living = dê o nome de um personagem vivo no tabuleiro
problem-card-entry = escreva uma carta como palavra[*quantas] [as nome] …
problem-figure = “{ $word }” deve ser um número de -99 a 99
problem-no-player = não há o jogador { $word }

reckoned-difficulty = dificuldade
reckoned-damage = dano em { $piece }
reckoned-injury = LESÃO de { $piece }
