### O que a Fábula diz. ask- uma pergunta, say- uma opção, event- o que aconteceu, refusal- por que não.

## Formatos

format-padrao = Padrão: como está no livro de regras
format-equilibrado = Equilibrado: o padrão, com um bônus para quem não começa
format-melhor-de-tres = Melhor de três: vencem duas partidas, com lista reserva
format-solo = Solo: treino contra um oponente com roteiro

## Tipos de carta

type-ally = aliado
type-base = base
type-maneuver = manobra
type-modification = modificação

## Zonas

area-stack = Pilha de efeitos
area-deck = Baralho
area-hand = Mão
area-territory = Zona de territórios
area-battle = Zona de batalha
area-discard = Zona de descarte
area-exile = Zona de degredo
area-reserve = Zona de reservas
in-area = { $area ->
    [deck] o baralho
    [hand] a mão
    [territory] a zona de territórios
    [battle] a zona de batalha
    [discard] o descarte
    [exile] o degredo
    [reserve] a reserva
   *[other] a pilha de efeitos
}
zone-discard-zone = a zona de descarte do { $who }
zone-exile-zone = a zona de degredo do { $who }
zone-territory-zone = a zona de territórios do { $who }
zone-hand-zone = a mão do { $who }
zone-deck = o baralho do { $who }
place-centre = centro
place-outskirt = arredor
face-tapped = { AGREE($piece, "virado", "virada", "virados", "viradas") }
face-down = { AGREE($piece, "virado", "virada", "virados", "viradas") } para baixo

## Fases e cores

phase-restoration = fase de restauração
phase-draw = fase de compra
phase-main = fase principal
phase-final = fase final
colour-white = branco
colour-blue = azul
colour-yellow = amarelo
colour-green = verde
colour-red = vermelho
colour-purple = roxo

## Valores

badge-resources = { $value ->
    [0] nenhum recurso
    [1] 1 recurso
   *[other] { $value } recursos
}
badge-wins = partidas vencidas: { $value }
badge-priority = tem a prioridade
badge-centre = centro, resistência { $value }
badge-resistance = arredor, resistência { $value }
badge-offensive = ofensiva { $value }
badge-influence = influência { $value }
badge-life = vida { $value }
badge-cost = custo { $value }
badge-cost-x = custo X
badge-counter-shield = escudos: { $value }
badge-counter-seed = sementes: { $value }
badge-in-offensive = na ofensiva
badge-in-influence = na influência
badge-fresh = chegou neste turno, ainda não age
badge-against = contra { $piece }
badge-blocks = bloqueia { $piece }

## Custos

cost-tap = virar

## A pilha

stack-effect = { $effect } — { $who }
stack-permanent = entra em campo
stack-targets = {" "}→ { $targets }
stack-x = {" "}(X = { $x })
stack-copy = {" "}(cópia)
hit = { $amount } em { $recipient }

## Perguntas

ask-may = Você pode fazer o que diz o texto. { $text }
ask-choose = Escolha de que fala o texto. { $text }
ask-main = Seu turno, { $phase }: o que você faz? { $resources ->
    [0] Você não tem recursos.
    [1] Você tem 1 recurso.
   *[other] Você tem { $resources } recursos.
}
ask-respond = Você tem a prioridade ({ $mine ->
    [yes] seu turno
   *[no] turno do { $who }
}, { $phase }). { $top ->
    [none] A pilha está vazia. O que você faz?
   *[other] No topo da pilha: “{ $top }” – você responde?
}
ask-mode = Qual item você escolhe? { $text }
ask-x = Quanto é X? { $resources ->
    [0] Você não tem recursos.
    [1] Você tem 1 recurso.
   *[other] Você tem { $resources } recursos.
} { $text }
ask-target = Escolha um alvo. { $text }
ask-retarget = Escolha o novo alvo do efeito de { $piece }.
ask-share = Quanto disso vai para { $piece }?
ask-divide = Quanto do dano de { $piece } vai para o bloqueador { $other }? O resto vai para os bloqueadores seguintes.
ask-give = Com o que você paga { $piece }?
ask-sacrifice = O que você sacrifica? { $text }
ask-discard = O que você descarta? { $text }
ask-discard-down = Fim do seu turno, com cartas demais na mão: qual você descarta?
ask-join-offensive = Quem realiza a ofensiva contra { $piece }?
ask-join-influence = Quem realiza a influência sobre { $piece }?
ask-block-offensive = { $piece } recebe uma ofensiva: quem bloqueia quem?
ask-block-influence = { $piece } recebe uma influência: quem bloqueia quem?
ask-untap = Restauração: suas permanentes desviram. Alguma fica virada?
ask-order = Várias habilidades foram desencadeadas: qual vai agora para a pilha? A última é executada primeiro.
ask-centre = Qual das suas bases é o centro?
ask-mulligan = Mulligan: qual carta da mão inicial você devolve?
ask-start = Quem começa a próxima partida?
ask-exchange = Entre partidas: você altera o baralho com a reserva?
ask-free-use = Você pode usar uma manobra sem pagar o custo.
ask-colour = Escolha uma cor. { $text }
ask-number = Escolha um número. { $text }

## Opções

say-choose = Escolher { $first }
say-enough = Parar por aqui
say-accept = Aceitar
say-decline = Recusar
say-pick = Escolher { $first }
say-use = Usar { $first } ({ $letter ->
    [none] { $price }
   *[other] { $price } + { $letter }
}){ $text ->
    [none] {""}
   *[other] : { $text }
}
say-use-free = Usar { $first } de graça: { $text }
say-activate = Ativar { $first }: { $text }
say-offensive = Realizar ofensiva contra { $first }
say-influence = Realizar influência sobre { $first }
say-turn-up = Virar { $first } para cima ({ $price })
say-pass = Passar
say-pass-main = Passar: se ninguém responder, a fase principal termina
say-target = Escolher { $first }
say-mode = Escolher: { $text }
say-x = Declarar X = { $first }
say-share = Dar { $first } a { $piece }
say-share-divide = Dar { $first } a { $other }
say-give = Entregar { $first }
say-give-discard = Descartar { $first }
say-give-discard-down = Descartar { $first }
say-give-sacrifice = Sacrificar { $first }
say-join = Incluir { $first }
say-block = Bloquear { $second } com { $first }
say-done = Concluir
say-done-mulligan = { $picked ->
    [0] Ficar com a mão
   *[other] Devolver { $picked } e comprar o mesmo tanto
}
say-done-block-offensive = { $picked ->
    [0] Não bloquear
   *[other] Encerrar os bloqueios
}
say-done-block-influence = { $picked ->
    [0] Não bloquear
   *[other] Encerrar os bloqueios
}
say-done-untap = { $picked ->
    [0] Desvirar tudo
   *[other] Desvirar o resto
}
say-leave-tapped = Deixar { $first } como está
say-order = Pôr na pilha { $first }
say-centre = Fazer de { $first } o centro
say-return = Devolver { $first }
say-start = Deixar { $first } começar
say-colour = Escolher { $first }
say-number = Escolher { $first }
say-swap = Pôr { $first } no lugar de { $second }
say-bring = Incluir { $first } no baralho
say-take-out = Tirar { $first } do baralho
verb-use = usar
verb-activate = ativar
verb-offensive = ofensiva
verb-influence = influencia
verb-turn-up = revelar
verb-pass = passar
verb-target = alvo
verb-join = juntar
verb-block = bloquear
verb-done = pronto
verb-give = dar
verb-centre = centro
verb-return = devolver
verb-accept = sim
verb-decline = nao
verb-enough = basta
verb-choose = escolher
verb-pick = optar
verb-use-free = usar-de-graca
verb-mode = modo
verb-x = x
verb-share = repartir
verb-order = ordenar
verb-start = comecar
verb-colour = cor
verb-number = numero
verb-swap = trocar
verb-leave-tapped = manter
verb-bring = incluir
verb-take-out = tirar

## O que aconteceu

hidden-pieces = { $many ->
    [1] 1 carta oculta
   *[other] { $many } cartas ocultas
}

event-move = { $pieces } { AGREE($pieces, "vai", "vão") } para { $to }
event-turn = Turno do { $who }
event-start = { $who } começa
event-mulligan = { $who } devolve { $number ->
    [0] nenhuma carta
    [1] { $number } carta
   *[other] { $number } cartas
} e compra o mesmo tanto
event-use = { $who } usa { $pieces }
event-activate = { $who } ativa { $pieces }: { $text }
event-trigger = { $pieces } { AGREE($pieces, "desencadeia", "desencadeiam") }: { $text }
event-execute = Efeito de { $pieces }: { $text }
event-fizzle = O efeito de { $pieces } perdeu o alvo e é removido
event-cancel = Um efeito de { $pieces } é cancelado por { $cause }
event-copy-effect = { $who } copia um efeito de { $pieces }
event-retarget = { $who } dirige o efeito a { $pieces }
event-change-x = O X de { $pieces } agora é { $number }
event-enter = { $pieces } { AGREE($pieces, "entra", "entram") } em campo
event-leave = { $pieces } { AGREE($pieces, "sai", "saem") } de campo
event-die = { $pieces } { AGREE($pieces, "morre", "morrem") }
event-destroyed = { $pieces } { AGREE($pieces, "é destruído", "é destruída", "são destruídos", "são destruídas") }
event-sacrifice = { $who } sacrifica { $pieces }
event-discard = { $who } descarta { $pieces }
event-draw = { $who } compra { $pieces }
event-tap = { $pieces } { AGREE($pieces, "vira", "viram") }
event-untap = { $pieces } { AGREE($pieces, "desvira", "desviram") }
event-offensive = { $who }: ofensiva de { $pieces } contra { $base }
event-influence = { $who }: influência de { $pieces } sobre { $base }
event-block = { $who } bloqueia com { $pieces }
event-blocked = { $pieces } { AGREE($pieces, "é bloqueado", "é bloqueada", "são bloqueados", "são bloqueadas") }
event-sums = Influência { $number } contra { $theirs }
event-captured = { $who } toma { $pieces }
event-capture = { $who } tomou { $pieces }
event-dealt = { $pieces } { AGREE($pieces, "causa", "causam") } { $number } de dano
event-damaged = { $cause ->
    [none] Dano: { $hits }
   *[other] { $cause } causa dano: { $hits }
}
event-shielded = Um escudo de { $pieces } impede
event-heal = { $number } de dano de { $pieces } é curado
event-gain-resistance = { $pieces } { AGREE($pieces, "ganha", "ganham") } { $number } de resistência
event-lose-resistance = { $pieces } { AGREE($pieces, "perde", "perdem") } { $number } de resistência
event-counters = { $pieces } { $way ->
    [less] { AGREE($pieces, "perde", "perdem") }
   *[more] { AGREE($pieces, "recebe", "recebem") }
} { $amount ->
    [1] 1 marcador
   *[other] { $amount } marcadores
} de { $counter }
event-control = { $who } agora controla { $pieces }
event-attach = { $piece } { AGREE($piece, "é anexado", "é anexada", "são anexados", "são anexadas") } a { $host }
event-detach = { $pieces } não { AGREE($pieces, "está mais anexado", "está mais anexada", "estão mais anexados", "estão mais anexadas") } a nada
event-turn-up = { $pieces } { AGREE($pieces, "é virado", "é virada", "são virados", "são viradas") } para cima
event-turn-down = { $pieces } { AGREE($pieces, "é virado", "é virada", "são virados", "são viradas") } para baixo
event-lose-types = { $pieces } { AGREE($pieces, "perde", "perdem") } todos os tipos
event-create = { $who } cria { $pieces }
event-no-token = Nada é criado: está proibido
event-boost = { $changes ->
    [none] O texto de { $cause } passa a valer para { $pieces }
   *[other] { $cause }: { $pieces } { AGREE($pieces, "recebe", "recebem") } { $changes }
}
change-offensive = { $amount } de ofensiva
change-influence = { $amount } de influência
change-life = { $amount } de vida
event-deny = A proibição de { $cause } passa a valer para { $pieces }
event-colour = { $who } escolhe { $to }
event-resources = { $who } { $way ->
    [less] gasta
   *[more] ganha
} { $amount ->
    [1] 1 recurso
   *[other] { $amount } recursos
} e fica { $total ->
    [0] sem nenhum
   *[other] com { $total }
}
event-restore = { $who } restaura os recursos e fica { $number ->
    [0] sem nenhum
   *[other] com { $number }
}
event-turn-start = Começa o turno do { $who }
event-turn-end = Acaba o turno do { $who }
event-extra-turn = { $who } tem um turno extra
event-skip-turn = { $who } pulará um turno
event-skipped = { $who } pula o turno
event-lost = { $who } perde
event-game-over = A partida acabou
event-finish = O jogo acabou

## Por que não

refusal-not-in-hand = { $piece } não é uma carta da sua mão.
refusal-card-time = Isto só se faz na sua fase principal, com a pilha vazia e nada em andamento.
refusal-no-maneuvers = Um efeito proíbe você de usar manobras.
refusal-no-maneuver = { $piece } não é uma manobra.
refusal-resources = { $resources ->
    [0] Você não tem recursos.
    [1] Você só tem { $resources } recurso.
   *[other] Você só tem { $resources } recursos.
}
refusal-means = Você não pode pagar os outros custos de { $piece }.
refusal-no-target = Não há alvo válido.
refusal-not-active = Só o jogador ativo usa habilidades ativadas.
refusal-not-yours = { $piece } não é uma permanente sua virada para cima.
refusal-no-ability = Ela não tem essa habilidade.
refusal-exhausted = Exaustão é para um aliado virado, uma vez por turno.
refusal-none-able-offensive = Nenhum aliado seu pode realizar uma ofensiva agora.
refusal-none-able-influence = Nenhum aliado seu pode realizar uma influência agora.
refusal-goal = { $piece } não é uma base de um oponente.
refusal-join = { $piece } já { AGREE($piece, "foi incluído", "foi incluída", "foram incluídos", "foram incluídas") }, ou já passou sua vez na lista.
refusal-block = { $piece } já bloqueia, ou já passou sua vez na lista.
refusal-not-blockable = Um efeito impede que { $piece } seja { AGREE($piece, "bloqueado", "bloqueada", "bloqueados", "bloqueadas") }.
refusal-no-ally = { $piece } não é um aliado que você controla.
refusal-is-tapped = { $piece } { AGREE($piece, "está virado", "está virada", "estão virados", "estão viradas") }.
refusal-fresh = { $piece } veio neste turno e ainda não pode agir.
refusal-denied-act = Um efeito impede { $piece } de agir.
refusal-denied-offensive = Um efeito impede { $piece } de realizar ofensivas.
refusal-denied-influence = Um efeito impede { $piece } de realizar influências.
refusal-denied-block = Um efeito impede { $piece } de bloquear.
refusal-not-in-action = { $piece } não participa do que está sendo bloqueado.
refusal-guarded = { $piece } é um centro guardado: seu jogador ainda tem mais de dois arredores.
refusal-peace = Neste formato o jogador que começa não realiza ofensivas nem influências em seu segundo turno.
refusal-leave-tapped = { $piece } não é uma permanente sua que desviraria agora.
refusal-stack = Isto espera a pilha de efeitos ficar vazia.
refusal-under-way = Isto espera o fim da ofensiva ou influência em andamento.
refusal-not-your-turn = Só o jogador ativo faz isto.
refusal-only-maneuvers = No turno de outro jogador você só usa manobras.
refusal-special-action = Uma ação especial não se responde.
refusal-same-target = { $piece } já é alvo desta habilidade.
refusal-present-target = { $piece } já é o alvo: escolha outro.
refusal-effect-target = O texto não cita efeitos da pilha como alvo.
refusal-no-permanent = Um jogador não é uma permanente.
refusal-itself = Um efeito não tem a si mesmo, nem outra instância sua, como alvo.
refusal-out-of-reach = Um efeito impede que { $piece } seja alvo dos oponentes.
refusal-not-own = { $piece } não é { AGREE($piece, "seu", "sua", "seu", "sua") }: cada um só entrega o que é seu.
refusal-x-below = X é um número inteiro, zero ou mais.
refusal-not-down = { $piece } não é uma carta sua virada para baixo.
refusal-target = { $piece } não é um alvo válido aqui.
refusal-give = { $piece } não pode ser { AGREE($piece, "dado", "dada", "dados", "dadas") } para isso.
refusal-return = { $piece } não pode ser { AGREE($piece, "devolvido", "devolvida", "devolvidos", "devolvidas") } agora.
refusal-mode = Este item não pode ser escolhido agora.
refusal-x = Você não pode pagar tanto por X.
refusal-share = Essa parte não é possível: números inteiros que somem o total.
refusal-not-waiting = Nenhuma habilidade assim está esperando.
refusal-no-base = { $piece } não é uma das suas bases.
refusal-player = Esse não é um jogador desta partida.
refusal-colour-word = Há seis cores: white (branco), blue (azul), yellow (amarelo), green (verde), red (vermelho) e purple (roxo).
refusal-number = A carta não permite esse número.
refusal-exchange = O baralho não seria legal, ou a carta não está lá.
refusal-sort = { $piece } não é o que o texto de { $source } cita.
refusal-whose = { $piece } está do lado errado para { $source }.
refusal-colour = { $piece } não tem a cor que { $source } pede.
refusal-subtype = { $piece } não tem o subtipo que { $source } pede.
refusal-named = { $piece } tem outro nome que não o pedido por { $source }.
refusal-tapped = { $piece } não está no estado que { $source } pede.
refusal-figure = Os valores de { $piece } não são os que { $source } pede.
refusal-role = { $piece } não participa como { $source } pede.
refusal-counter = { $piece } não tem o marcador que { $source } pede.
refusal-unhurt = { $piece } não tem dano.
refusal-other = { $source } fala de outro que não { AGREE($source, "ele mesmo", "ela mesma", "eles mesmos", "elas mesmas") }.
refusal-zone = { $piece } não está na zona que { $source } cita.
refusal-not-one-target = { $piece } não é um efeito com um só alvo.

## Preparação e baralhos

setup-first = O lugar { $seat } não joga.
setup-value = { $name } = { $value } não dá jogo.
setup-keep = É preciso comprar até mais cartas do que se pode guardar, ou as partidas não acabam.
setup-solo = O jogo solo é um duelo contra um oponente com roteiro: um baralho, ou dois.
setup-seats = { $count } baralhos: jogam de dois a seis jogadores.
deck-count = { $deck }: { $card } está { $count } vezes.
deck-small = { $deck }: { $count } cartas; são precisas ao menos { $least }.
deck-large = { $deck }: { $count } cartas; são permitidas no máximo { $most }.
deck-bases = { $deck }: { $count } bases em vez de { $wanted }.
deck-reserve = { $deck }: { $cards } cartas e { $bases } bases na reserva; o formato permite { $most_cards } e { $most_bases }.
deck-base-inside = { $deck }: { $card } é uma base e fica fora do baralho.
deck-no-base = { $deck }: { $card } não é uma base.
deck-colour = { $deck }: nenhuma base tem a cor { $colour } de { $card }.
deck-copies = { $deck }: { $count } cópias de { $card }; são permitidas no máximo { $most }.
notation-effect = Nenhum efeito se chama “{ $word }”.
chance-player = “{ $text }” não é um jogador.
position-wrong = A posição está mal descrita: { $problem }
look-unknown = “{ $path }” não cita nada da mesa.

## Onde estamos

step-PlayGames-exchange = entre partidas
step-PlayGames-decide_start = quem começa
step-PlayGames-lay_bases = as bases são colocadas
step-PlayGames-draw_hands = mãos iniciais
step-PlayGames-play = partida
step-Mulligans-choose = mulligan
step-Exchange-change = troca com a reserva
step-PlayTurns-next_turn = turnos
step-Turn-begin = começo do turno
step-Turn-untap = desvirar
step-Turn-restore = restauração
step-Turn-priority = prioridade
step-Turn-draw_cards = compra
step-Turn-main = fase principal
step-Turn-finish = fase final
step-Turn-discard_down = descarte até o limite
step-Turn-end_effects = efeitos acabam
step-Turn-last_round = última rodada de prioridade
step-Turn-end = fim do turno
step-Priority-check = checagem de estado
step-Priority-act = um jogador tem a prioridade
step-ExecuteTop-take = o topo da pilha
step-ExecuteTop-execute = executar
step-ExecuteTop-conclude = concluir
step-Check-check = checagem de estado
step-Check-place_triggers = desencadeadas vão para a pilha
step-UseCard-show = anunciar a carta
step-UseCard-choose_modes = escolher itens
step-UseCard-declare_x = declarar X
step-UseCard-choose_targets = escolher alvos
step-UseCard-divide = dividir
step-UseCard-choose_payment = com que se paga
step-UseCard-pay = pagar
step-UseCard-enter_stack = para a pilha
step-Activate-choose_modes = escolher itens
step-Activate-declare_x = declarar X
step-Activate-choose_targets = escolher alvos
step-Activate-divide = dividir
step-Activate-choose_payment = com que se paga
step-Activate-pay = pagar
step-Activate-enter_stack = para a pilha
step-PlaceTrigger-choose_modes = escolher itens
step-PlaceTrigger-choose_targets = escolher alvos
step-PlaceTrigger-divide = dividir
step-PlaceTrigger-enter_stack = para a pilha
step-Execute-check = há o que fazer
step-Execute-offer = pode
step-Execute-pay = custo
step-Execute-select = escolhas
step-Execute-carry_out = executar
step-Execute-next_clause = próximo passo
step-Combat-declare = declaração
step-Combat-after_declaration = desencadeadas da declaração
step-Combat-block = bloqueio
step-Combat-window = janela de combate
step-Combat-divide = dividir o dano
step-Combat-calculate = cálculo
step-Combat-end = fim
step-SettleStack-check = checagem de estado
step-SettleStack-settle = esvaziar a pilha
step-GiveUp-choose = escolher o que entregar
step-GiveUp-carry_out = entregar
step-FreeUse-use = usar sem pagar
step-Retarget-choose = novos alvos
step-Retarget-commit = novos alvos
step-Simultaneous-choose = todos escolhem em segredo
step-Resolve-check = há o que fazer
step-Resolve-offer = pode
step-Resolve-pay = custo
step-Resolve-select = escolhas
step-Resolve-carry_out = executar
step-Resolve-next_clause = próximo passo

## O que está errado numa carta ou posição

problem-lines = uma manobra tem uma só linha além do seu custo adicional
problem-ally = um aliado tem vida de pelo menos 1, e nenhum valor abaixo de 0
problem-figures = só um aliado tem ofensiva, influência e vida
problem-cost = nenhum custo fica abaixo de 0
problem-base-cost = uma base começa em jogo e não tem custo
problem-colour = há uma cor repetida
problem-subtype = não existe o subtipo { $subtype }; existem: { $known }
problem-absent = o jogador { $player } não joga
problem-no-host = nada se chama “{ $label }” para ter algo anexado
problem-entry = “{ $entry }”: escreva uma carta como palavra[*quantas] [as nome] [marcas]
problem-label = “{ $label }” já é o nome de outra; dê outro nome a esta carta
problem-flag-number = “{ $entry }”: { $flag } precisa de um número
problem-flag = “{ $entry }”: “{ $flag }” não é uma de { $known }
problem-state = só permanentes têm estado
problem-zone = { $card } não pode estar ali
problem-centres = o jogador { $player } tem { $count } centros
problem-destroyed = algo ali já está destruído
problem-no-card = não existe a carta “{ $word }”

reckoned-blow = { $source } contra { $target }
reckoned-ours = influência de quem age
reckoned-theirs = influência dos bloqueadores e resistência
