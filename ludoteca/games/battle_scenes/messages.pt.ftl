### O que Battle Scenes diz. ask- uma pergunta, say- uma opção, event- o que aconteceu, refusal- por que não.

## Formats

format-standard = Padrão: sessenta cards, quinze pontos

## Areas

area-scene = Cena
area-loaded = Carregados
area-deck = Deck
area-hand = Mão
area-resources = Recursos
area-prizes = Prêmios do oponente
area-aside = Separados

## Badges and faces

badge-points = pontos { $value } de { $base }
badge-energy = energia { $value } de { $base }
badge-shield = Escudo { $value }
part-worn = desgaste
face-stage0 = estágio 0
face-stage1 = estágio 1
face-stage2 = estágio 2

## What is asked

ask-first = Você começa ou deixa o outro começar?
ask-exchange = Fica com a mão ou troca?
ask-first-resources = Quais cards da mão são seus primeiros recursos?
ask-prepare = Fase de Preparação: o que você faz?
ask-fight = { $mine ->
    [yes] Seu turno
   *[no] Turno do { $who }
}: que ação ou efeito você usa?
ask-adjust-energy = Ajuste de Energia: descarregue o que passa da Energia Inicial
ask-adjust-hand = Ajuste de Mão: descarte até ficar com sete
ask-supply = De onde vêm os cards de { $piece }?
ask-way = Como { $piece } entra em cena?
ask-evolve = De quem { $piece } evolui?
ask-energy = Quais cards dos recursos são carregados?
ask-mode = Qual opção de { $piece }?
ask-option = Qual opção do texto de { $piece }?
ask-x = Quanto é X para { $piece }?
ask-cosmic = Energia Cósmica: quais cards vão para a base do deck?
ask-target = Escolha um alvo para { $piece }
ask-unload = Quais cards são descarregados pelo dano? ({ $number })
ask-damage-order = Quem sofre o dano primeiro?
ask-share = Quantos pontos de dano para { $piece }?
ask-fixed-order = Qual efeito sobre o dano de { $number } vem primeiro?
ask-redirect = Que efeito redireciona o dano de { $number }?
ask-redirect-to = Para quem { $other } redireciona o dano de { $number }?
ask-may-redirect-to = Redirecionar o dano de { $number } com { $other }, e para quem?
ask-may-redirect = Redirecionar o dano de { $number } para { $other }?
ask-order = Qual efeito é resolvido primeiro?
ask-order-top = Em que ordem? O primeiro fica por cima
ask-draw = Quantos cards você compra?
ask-stages = Em quantos estágios?
ask-second-place = Quais vão para o segundo lugar? Os demais vão para o primeiro
ask-reveal = Quais cards separados você revela?
ask-search = O que você procura?
ask-discard = Quais cards você descarta?
ask-surprise = Quais cards de surpresa você revela da mão?
ask-choose = Escolha o que o texto de { $piece } pede{ $text ->
    [none] {""}
   *[other] : “{ $text }”
}
ask-may = Fazer o que o texto de { $piece } permite? { $text ->
    [none] {""}
   *[other] “{ $text }”
}
ask-answer = Você revela um card da mão para responder?
ask-claim = É { $piece } o alvo contra o qual { $other } ajuda?
ask-name = O que você nomeia para o texto de { $piece }?

## Options

say-ready = Descartar { $first } para capacitar { $second }
say-extra = Descartar { $first } para mais uma capacitação de { $second }
say-enter = Colocar { $first } em cena
say-discard = Descartar { $first }
say-surrender = Render { $first } e comprar um card
say-use = Usar com { $first } a ação { $action } de { $second } ({ $cost ->
    [none] sem custo
   *[other] custo { $cost }
}): { $effect }
say-activate = Ativar o efeito de { $first } ({ $second })
say-redirect = Redirecionar com { $first }
say-resolve = Resolver o efeito de { $first }
say-choose = Escolher { $first }
say-name = Nomear { $first }
say-enough = { $picked ->
    [0] Não escolher nenhum
   *[other] Não escolher mais nada
}
say-done = Encerrar
say-done-prepare = Encerrar a Preparação
say-done-fight = Não usar mais nada
text-surprise = Surpresa: carregue este card em um personagem seu; se o fizer, descarregue um card dele.
say-accept = Aceitar
say-decline = Recusar
say-pick = { $first ->
    [first] Começar
    [second] Deixar o outro começar
    [keep] Ficar com a mão
    [characters] Mostrar a mão e trocá-la por faltarem personagens
    [fewer] Trocar a mão por uma com dois cards a menos
    [resources] Tirar dos recursos
    [deck] Tirar do topo do deck
    [evolving] Evoluir
    [plainly] Entrar sem evoluir
   *[other] { $first }
}
say-pick-x = Declarar X = { $first }
say-pick-share = Dar { $first } de dano
verb-ready = capacitar
verb-extra = capacitar-extra
verb-enter = entrar
verb-discard = descartar
verb-surrender = render
verb-use = usar
verb-activate = ativar
verb-redirect = redirecionar
verb-resolve = resolver
verb-choose = escolher
verb-name = nomear
verb-enough = basta
verb-done = pronto
verb-accept = sim
verb-decline = nao
verb-pick = optar

## What happened

hidden-pieces = { $many ->
    [1] 1 card oculto
   *[other] { $many } cards ocultos
}

event-lots = { $who } vence o sorteio
event-take-hand = { $who } pega a mão: { $pieces }
event-first-resources = Primeiros recursos do { $who }: { $pieces }
event-load = { $base } { AGREE($base, "carrega", "carregam") } { $pieces }
event-unload = { $base } { AGREE($base, "descarrega", "descarregam") } { $pieces }
event-swap = { $pieces } { AGREE($pieces, "é permutado", "é permutada", "são permutados", "são permutadas") }
event-enter = { $pieces } { AGREE($pieces, "entra", "entram") } em cena
event-leave = { $pieces } { AGREE($pieces, "sai", "saem") } de cena
event-replace = { $pieces } { AGREE($pieces, "é substituído", "é substituída", "são substituídos", "são substituídas") } por { $cause }
event-knock-out = { $pieces } { AGREE($pieces, "é nocauteado", "é nocauteada", "são nocauteados", "são nocauteadas") }
event-destroy = { $pieces } { AGREE($pieces, "é destruído", "é destruída", "são destruídos", "são destruídas") }
event-prize = { $pieces } { AGREE($pieces, "é prêmio", "são prêmios") } do oponente
event-ready = { $pieces } { AGREE($pieces, "é capacitado", "é capacitada", "são capacitados", "são capacitadas") } em { $number }
event-exhaust = { $pieces } { AGREE($pieces, "é incapacitado", "é incapacitada", "são incapacitados", "são incapacitadas") } em { $number }{ $action ->
    [none] {""}
   *[other] {""}, custo de { $action }
}
event-discard = { $who } descarta { $pieces }
event-foresee = { $pieces } { AGREE($pieces, "é revelado", "é revelada", "são revelados", "são reveladas") } pela Clarividência
event-materialize = { $pieces } { AGREE($pieces, "é Materializado", "é Materializada", "são Materializados", "são Materializadas") }
event-will-draw = { $who } vai comprar
event-will-search = { $who } vai procurar
event-mill = { $who } coloca { $pieces } do deck nos recursos
event-set-aside = { $who } separa { $pieces }
event-lay = { $area ->
    [none] { $pieces } { AGREE($pieces, "muda", "mudam") } de lugar
   *[other] { $pieces } { AGREE($pieces, "vai", "vão") } para: { $area }
}
event-to-deck = { $pieces } { AGREE($pieces, "volta", "voltam") } ao deck
event-draw = { $who } compra { $pieces }
event-search = { $many ->
    [0] { $who } procura e não encontra nada
   *[other] { $who } procura e encontra: { $pieces }
}
event-browse = { $who } olha o próprio deck ({ $number ->
    [1] { $number } card
   *[other] { $number } cards
})
event-show-hand = { $who } mostra a mão: { $pieces }
event-return-hand = { $who } devolve a mão ao deck ({ $number ->
    [1] { $number } card
   *[other] { $number } cards
})
event-use = { $pieces } { AGREE($pieces, "usa", "usam") } a ação { $action }
event-target = { $cause } escolhe como alvo { $action ->
    [none] { $pieces }
   *[other] da ação { $action }: { $pieces }
}
event-after = A ação de { $pieces } terminou
event-activate = { $who } ativa { $pieces }
event-boost = { $pieces } { AGREE($pieces, "é potencializado", "é potencializada", "são potencializados", "são potencializadas") }
event-damage = { $sort ->
    [piercing] { $cause } causa { $number } de dano penetrante em { $pieces }
   *[normal] { $absorbed ->
        [0] { $cause } causa { $number } de dano em { $pieces }
       *[other] { $cause } causa { $number } de dano em { $pieces }; o Escudo absorve { $absorbed }
    }
}
event-finish = A partida acabou
event-start-start = Começa o turno do { $who }
event-end-start = Termina o turno do { $who }
event-start-countdown = Começa a Fase de Contagem Regressiva do { $who }
event-end-countdown = Termina a Fase de Contagem Regressiva do { $who }
event-start-draw = Começa a Fase de Compra do { $who }
event-end-draw = Termina a Fase de Compra do { $who }
event-start-preparation = Começa a Fase de Preparação do { $who }
event-end-preparation = Termina a Fase de Preparação do { $who }
event-start-adjustment = Começa a Fase de Ajuste do { $who }
event-end-adjustment = Termina a Fase de Ajuste do { $who }
event-start-combat = Começa a Fase de Combate do { $who }
event-end-combat = Termina a Fase de Combate do { $who }
event-start-anticipation = Começa a Etapa de Antecipação do { $who }
event-end-anticipation = Termina a Etapa de Antecipação do { $who }
event-start-attack = Começa a Etapa de Ataque do { $who }
event-end-attack = Termina a Etapa de Ataque do { $who }
event-start-end = Começa o final do turno do { $who }
event-end-end = Termina o final do turno do { $who }

## Why not

refusal-ability = { $piece } é uma habilidade: só entra em cena quando carregada
refusal-action-forbidden = { $source } impede esta ação
refusal-boosted = { $piece } já { AGREE($piece, "foi potencializado", "foi potencializada", "foram potencializados", "foram potencializadas") } neste turno
refusal-condition = A condição do texto de { $piece } não é cumprida
refusal-cost = O custo adicional de { $piece } não pode ser pago
refusal-entry-forbidden = { $source } impede { $piece } de entrar em cena
refusal-exhausted = { $piece } não tem estágio para pagar o custo
refusal-few-resources = Não há cards suficientes para { $piece }
refusal-fully-ready = { $piece } já está no estágio 2
refusal-just-entered = { $piece } entrou em cena neste turno
refusal-lost-text = O texto de { $piece } não tem efeito agora
refusal-lower-level = Efeitos de nível mais alto são resolvidos antes
refusal-moment = A ação de { $piece } não pode ser usada neste momento
refusal-must-target = { $piece } teria de ser alvo
refusal-no-character-card = { $piece } não é um card de personagem
refusal-no-character = Não há personagem seu em cena
refusal-no-evolution = Você não controla desde o início do turno nada de que { $piece } evolua
refusal-no-redirection = Por aí o dano não pode ser redirecionado
refusal-no-revive = { $piece } não tem Reviver
refusal-no-such-text = { $piece } não tem um efeito assim para ativar
refusal-no-target = Não há alvo para { $piece }
refusal-not-in-hand = { $piece } não está na sua mão
refusal-not-its-action = Este personagem não tem a ação de { $piece }
refusal-not-yours = { $piece } não é um personagem seu em cena
refusal-nothing-to-do = O texto de { $piece } não tem o que fazer agora
refusal-once-a-turn = O texto de { $piece } já foi usado neste turno
refusal-one-action = { $piece } já usou sua ação neste turno
refusal-one-scenario = Você já colocou um cenário em cena neste turno
refusal-only-target = { $piece } tem de ser o alvo
refusal-other-identity = Não é o mesmo alter ego que { $piece }
refusal-power = { $piece } não tem o poder da ação
refusal-readied = { $piece } já recebeu a capacitação básica neste turno
refusal-ready-forbidden = { $piece } não pode ser { AGREE($piece, "capacitado", "capacitada", "capacitados", "capacitadas") }
refusal-exhaust-forbidden = { $piece } não pode ser { AGREE($piece, "incapacitado", "incapacitada", "incapacitados", "incapacitadas") } assim
refusal-fall-forbidden = { $piece } não pode ser { AGREE($piece, "nocauteado", "nocauteada", "nocauteados", "nocauteadas") }
refusal-same-identity = Você já controla { $source }, com o mesmo alter ego ou nome
refusal-single-action = { $piece } já usou neste turno uma ação com este nome
refusal-singularity = Você já usou neste turno uma ação com Singularidade
refusal-targetless = { $source } impede ações sem alvo
refusal-exchanged = Esta troca de mão é feita uma única vez por partida
refusal-has-characters = Há mais de um card de personagem na mão
refusal-fully-exhausted = { $piece } já está no estágio 0
refusal-kept = { $piece } não pode ser { AGREE($piece, "descarregado", "descarregada", "descarregados", "descarregadas") }
refusal-no-base = { $piece } não é um personagem nem um suporte em cena
refusal-not-a-target = { $piece } não é o que a ação de { $source } pede como alvo
refusal-target-forbidden = { $source } impede { $piece } de ser alvo
refusal-target-again = { $piece } já é alvo desta ação
refusal-no-room = Com { $piece } não haveria lugar para quem tem de ser alvo
refusal-no-mode = Esta opção da ação de { $piece } não pode ser escolhida
refusal-x = X é 0, 1 ou 2
refusal-set-cost = { $source } define quanto a ação custa
refusal-window = O texto de { $piece } é de outro momento do turno
refusal-no-word = Isso não pode ser nomeado aqui

## Set-up and notation

setup-two-decks = Uma partida precisa de dois decks, um de cada jogador.
setup-unknown-card = Não há card “{ $card }”.
setup-text = { $card }: o texto diz { $record }, que este programa não sabe cumprir; deixe o card fora.
deck-count = Um deck tem um ou mais de cada card que nomeia.
deck-size = Um deck tem 60 cards; este tem { $size }.
deck-characters = Um deck tem ao menos { $least } cards de personagem; este tem { $found }.
deck-energy = As Energias Iniciais dos personagens somam ao menos { $least }; estas somam { $found }.
deck-unique = { $card } é Item Único: só um no deck.
deck-copies = { $card }: no máximo { $most } cópias no deck.
notation-effect = “{ $word }”: escreva com o número, como é oferecido.
notation-word = Não há a palavra “{ $word }” para nomear

## Where we are

step-PickNumber-pick = quantos
step-DiscardInTurn-discard = cada jogador descarta na sua vez
step-ResolveEffect-condition = a condição do efeito
step-ResolveEffect-alternative = qual opção do texto
step-ResolveEffect-check = o que o texto pede agora
step-ResolveEffect-offer = o que o texto permite
step-ResolveEffect-pay = o custo do texto
step-ResolveEffect-select = as escolhas do texto
step-ResolveEffect-carry_out = um procedimento do efeito
step-ResolveEffect-pause = o efeito em pausa
step-ResolveEffect-next_clause = o próximo procedimento
step-PickCards-pick = escolha de cards
step-Settle-knock_outs = nocautes e destruições
step-Settle-choose = a Árvore de Efeitos
step-DealDamage-initial_damage = dano, passo A: valor inicial
step-DealDamage-sums = dano, passo B: somas e subtrações
step-DealDamage-products = dano, passo C: multiplicações e divisões
step-DealDamage-fixed_values = dano, passo D: valores fixos
step-DealDamage-send_on = dano, passo E: novo destino
step-DealDamage-redirect = dano, passo E: redirecionamento
step-DealDamage-wear_shield = o Escudo absorve
step-DealDamage-unload = o resto do dano descarrega cards
step-DealSeveral-divide = os destinos do dano
step-DealSeveral-deal = dano em vários destinos
step-Distribute-hand_out = distribuição do dano
step-Distribute-deal = o dano distribuído
step-EnterScene-reveal = entrada em cena: revelar
step-EnterScene-choose_way = entrada em cena: como
step-EnterScene-enough_cards = entrada em cena, A.1: cards suficientes
step-EnterScene-evolution = entrada em cena, A.2: evolução
step-EnterScene-fit = entrada em cena, A.5: apto a entrar
step-EnterScene-enter = entra em cena
step-EnterScene-load = carregar a energia
step-EnterScene-resolve = efeitos da entrada
step-EnterScenario-choose_and_reveal = cenário, A: revelar
step-EnterScenario-not_forbidden = cenário, B: efeitos que proíbem
step-EnterScenario-replace = cenário, C: o anterior sai
step-EnterScenario-resolve_leaving = cenário, D: efeitos da saída
step-EnterScenario-enter = cenário, E: entra em cena
step-EnterScenario-resolve_entering = cenário, F: efeitos da entrada
step-UseAction-declare = ação, A: declarar
step-UseAction-choose_mode = ação, B: opções
step-UseAction-check = ação, C e D: requisitos
step-UseAction-set_x = ação, E: o valor de X
step-UseAction-exhaust = ação, E: custo de incapacitação
step-UseAction-cosmic_energy = ação, E: Energia Cósmica
step-UseAction-additional_costs = ação, E: custos adicionais
step-UseAction-choose_targets = ação, F: alvos
step-UseAction-pending_effects = ação, G: efeitos pendentes
step-UseAction-used = ação, H: foi usada
step-UseAction-set_aside = ação, I: Clarividência
step-UseAction-effect = ação, I: o efeito
step-UseAction-put_back = ação, I: cards separados voltam ao deck
step-UseAction-after = depois da ação
step-Activate-activate = ativar um efeito
step-Activate-effect = o efeito ativado
step-Activate-resolve = efeitos do efeito ativado
step-RevealSurprises-pick = cards de surpresa
step-RevealSurprises-reveal = revelar os cards de surpresa
step-RevealSurprises-resolve = efeitos do início da etapa
step-PlayTurns-play = a partida
step-Turn-start = Início do Turno
step-Turn-begin_countdown = início da Contagem Regressiva
step-Turn-countdown = Contagem Regressiva
step-Turn-end_countdown = final da Contagem Regressiva
step-Turn-begin_draw = início da Fase de Compra
step-Turn-draw = Fase de Compra
step-Turn-end_draw = final da Fase de Compra
step-Turn-begin_preparation = início da Fase de Preparação
step-Turn-prepare = Fase de Preparação
step-Turn-end_preparation = final da Fase de Preparação
step-Turn-begin_adjustment = início da Fase de Ajuste
step-Turn-adjust_energy = Ajuste de Energia
step-Turn-adjust_hand = Ajuste de Mão
step-Turn-end_adjustment = final da Fase de Ajuste
step-Turn-begin_combat = início da Fase de Combate
step-Turn-begin_anticipation = início da Etapa de Antecipação
step-Turn-anticipate = Etapa de Antecipação
step-Turn-end_anticipation = final da Etapa de Antecipação
step-Turn-begin_attack = início da Etapa de Ataque
step-Turn-attack = Etapa de Ataque
step-Turn-end_attack = final da Etapa de Ataque
step-Turn-end_combat = final da Fase de Combate
step-Turn-end = Final do Turno
step-Turn-clean_up = durações terminam, Escudos voltam
step-EndPart-trigger = o que o final desencadeia
step-EndPart-expire = termina o que dura até então
step-Prepare-ask = o que fazer na preparação
step-Prepare-again = efeitos do que foi feito
step-Surrender-knock_out = render um personagem
step-Surrender-draw = comprar pela rendição
step-Surrender-resolve = efeitos da rendição
step-AdjustEnergy-choose = energia em excesso
step-AdjustEnergy-unload = descarregar o excesso
step-AdjustEnergy-again = conferir a energia outra vez
step-AdjustHand-discard = cards a mais na mão
step-AdjustHand-again = conferir a mão outra vez
step-Fight-ask = que ação usar
step-Anticipate-ask = que ação usar na antecipação
step-Anticipate-again = efeitos da ação
step-Fight-again = efeitos da ação
step-Opening-draw_lots = o sorteio
step-Opening-choose_first = quem começa
step-Opening-shuffle = embaralhar os decks
step-Opening-deal = pegar as mãos
step-Opening-exchange_of_first = trocas do primeiro jogador
step-Opening-exchange_of_second = trocas do segundo jogador
step-Opening-resources_of_first = recursos do primeiro jogador
step-Opening-resources_of_second = recursos do segundo jogador
step-Opening-start = o jogo começa
step-ExchangeHand-ask = ficar com a mão ou trocá-la
step-ExchangeHand-again = outra troca
step-PartCards-pick_second = os segundos cards
step-PartCards-order_first = a ordem dos primeiros
step-AnswerFromHand-ask = respostas da mão
step-Settle-answer_from_hand = respostas da mão
step-Instead-carry_out = o que acontece em lugar disso
step-Settle-unload_misplaced = o que não pode ser carregado
step-DealDamage-answer_from_hand = respostas da mão
step-DealDamage-resolve_answers = as respostas são resolvidas
step-DealDamage-claim = o alvo escolhido
step-EachChooses-choose = cada jogador escolhe

## Posições

position-wrong = A posição não serve: { $problem }
look-unknown = “{ $path }” não é nada que esteja na mesa; há: { $known }
look-player = Um jogador tem { $known }; não “{ $value }”
look-card = Um card tem { $known }; não “{ $value }”

## O que se conta

face-of = do { $who }
card-character = personagem
card-support = suporte
card-scenario = cenário
card-ability = habilidade
tree-resolving = nível { $level }: { $piece } ({ $who }), sendo resolvido
tree-paused = nível { $level }: { $piece } ({ $who }), em pausa
tree-waiting = nível { $level }: { $piece } ({ $who }), pendente
event-calculation = { $number ->
    [0] Cálculo do dano de { $cause } em { $pieces }: { $steps } – nenhum dano é causado
   *[other] Cálculo do dano de { $cause } em { $pieces }: { $steps }
}
event-would-damage = { $cause } causaria dano a { $pieces }
calculation-A = valor inicial { $value }
calculation-B = { $value } com somas e subtrações ({ $piece })
calculation-C = { $value } com multiplicações e divisões ({ $piece })
calculation-D = valor fixo { $value } ({ $piece })
calculation-E = { $value } redirecionado a { $other } ({ $piece })

## O que está errado num card ou posição

position-wrong-by = A posição não serve: { $problem } (regra { $by })
problem-power = não existe o poder { $powers }; os poderes são: { $known }
problem-energy = falta a sua energia inicial
problem-only-in-scene = só personagens e suportes têm energia inicial e escudo
problem-evolution = um personagem EV precisa do seu incremento e de quem ele evolui
problem-only-evolves = só um personagem EV tem incremento e evolui
problem-action = uma ação precisa do seu nome e do seu texto
problem-only-action = custo, poder e tipo são de uma ação
problem-unknown-words = não se conhece: { $what }
problem-number = { $name } não é um número: { $found }
problem-part = não existe a parte “{ $part }”; existem: { $known }
problem-entry = “{ $entry }”: escreva um card como palavra[*quantos] [as nome]
problem-label = “{ $label }” já é o nome de outro; dê outro nome a este card
problem-remembered = “{ $text }” não é um nome dado aqui nem uma palavra desta partida, como “affiliation: X-Men”
problem-ability = { $card } é uma Habilidade: só entra em cena carregada
problem-stage = { $card }: um estágio é 0, 1 ou 2
problem-no-stage = { $card }: só personagens têm estágios
problem-loads = { $card }: cards são carregados em personagens e suportes
problem-scenarios = há um só Cenário em cena
problem-falling = { $card } não carrega nada: não estaria em cena
problem-points = o jogador { $player } tem { $points } pontos: a partida acabou
problem-repeated = o jogador { $player } controla { $card } duas vezes
problem-cards = o jogador { $player } tem { $count } cards; um deck tem { $most }
problem-copies = o jogador { $player } tem { $count } de { $card }; no máximo { $most }
problem-opening = antes do primeiro turno não há nada em cena
