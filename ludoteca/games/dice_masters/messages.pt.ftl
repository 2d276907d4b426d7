### O que o Dice Masters diz. ask- uma pergunta, say- uma opção, event- o que aconteceu, refusal- por que não.

## Formatos, e as lacunas que se podem decidir de outro modo

format-first-game = Primeira partida: as cartas do próprio manual, vida 10
format-basic = Times básicos: seis cartas, quinze dados, vida 15
format-tournament = Times de torneio: oito cartas, vinte dados, vida 20
format-draft = Draft de times: as cartas são tomadas uma a uma

## Áreas

area-bag = Bolsa
area-prep = Área de preparação
area-reserve = Reserva
area-field = Campo
area-attack = Zona de ataque
area-used = Pilha de usados
area-cards = Cartas
area-captured = Capturados
area-out = Fora de jogo
area-centre = Ações básicas no centro
in-area = { $area ->
    [bag] a bolsa
    [prep] a área de preparação
    [reserve] a reserva
    [field] o campo
    [attack] a zona de ataque
    [used] a pilha de usados
    [cards] a carta
    [captured] o cativeiro
    [out] os dados fora de jogo
   *[centre] o centro
}
from-area = { $area ->
    [bag] da bolsa
    [prep] da área de preparação
    [reserve] da reserva
    [field] do campo
    [attack] da zona de ataque
    [used] da pilha de usados
    [cards] da carta
    [captured] do cativeiro
    [out] dos dados fora de jogo
   *[centre] do centro
}

## Faces e energia

face-fist = punho
face-fist2 = 2 punhos
face-bolt = raio
face-bolt2 = 2 raios
face-mask = máscara
face-mask2 = 2 máscaras
face-shield = escudo
face-shield2 = 2 escudos
face-wild = coringa
face-generic = 1 genérica
face-generic2 = 2 genéricas
face-level1 = nível 1
face-level2 = nível 2
face-level3 = nível 3
face-action = ação
one-fist = { $count ->
    [1] um punho
   *[other] { $count } punhos
}
one-bolt = { $count ->
    [1] um raio
   *[other] { $count } raios
}
one-mask = { $count ->
    [1] uma máscara
   *[other] { $count } máscaras
}
one-shield = { $count ->
    [1] um escudo
   *[other] { $count } escudos
}
one-wild = { $count ->
    [1] um coringa
   *[other] { $count } coringas
}
one-generic = { $count ->
    [1] uma genérica
   *[other] { $count } genéricas
}
price = { $named ->
    [none] { $amount }
   *[other] { $amount } (pelo menos { $named })
}

## Valores

badge-life = Vida { $value } de { $base }
badge-loose = { $value } de energia genérica fora de dados
badge-fielding = custo de posicionamento { $value }
badge-attack = ataque { $value }
badge-defence = defesa { $value }
badge-bursts = { $value ->
    [1] explosão *
   *[other] explosão **
}
badge-damage = dano { $value }
badge-blocks = bloqueia { $piece }
badge-blocked = bloqueado
badge-controlled-by = em poder de { $piece }
badge-cost = custo { $value }
badge-cost-fist = custo { $value } com punho
badge-cost-bolt = custo { $value } com raio
badge-cost-mask = custo { $value } com máscara
badge-cost-shield = custo { $value } com escudo
badge-global = tem global

## Perguntas

ask-main = Etapa Principal: o que você faz?
ask-actions = Depois dos bloqueios: você usa um dado de ação ou uma global?
ask-other = O outro jogador lhe oferece a vez: você usa uma global?
ask-reroll = Que dados você joga novamente?
ask-attack = Que personagens atacam?
ask-block = Quem bloqueia quem?
ask-assign = Quanto do dano de { $piece } vai para { $other }?
ask-pay = Que dados pagam { $price }?
ask-together = Você declara mais alguma coisa, para pagar junto? Senão o resto da energia genérica se perde.
ask-first-of-group = Que global abre o grupo? As do grupo são pagas juntas e resolvem juntas.
ask-group = Você usa mais uma global no grupo, paga e resolvida junto?
ask-choose = Escolha o que o texto quer. { $text }
ask-may = Você pode fazer o que o texto diz. { $text }
ask-order = Vários efeitos seus esperam: qual se resolve primeiro?
ask-whose-burst = A explosão de que dado vale?
ask-prevent = { $other ->
    [none] Um efeito está para atingir { $piece }: você paga para { AGREE($piece, "livrá-lo", "livrá-la", "livrá-los", "livrá-las") }?
   *[other] Um efeito de { $other } está para atingir { $piece }: você paga para { AGREE($piece, "livrá-lo", "livrá-la", "livrá-los", "livrá-las") }?
}
ask-react = Dano está para ser causado ({ $damage }): você responde com uma global?
ask-spin = Para que lado { $piece } { AGREE($piece, "é virado", "é virada", "são virados", "são viradas") }?
ask-spin-down = Qual dos seus personagens paga descendo um nível?
ask-place-bag = Qual dos dados pegos volta para a bolsa?
ask-place-prep = Qual dos dados pegos vai para a área de preparação?
ask-place-reserve = Qual dos dados pegos vai para a reserva?
ask-place-used = Qual dos dados pegos vai para a pilha de usados?
ask-place-field = Qual dos dados pegos vai para o campo?
ask-draft = Que carta você toma? A pilha inteira dela sai do draft.
ask-dice = Quantos dados de { $card } você usa?

## Opções

say-field = { $alike ->
    [1] Posicionar { $first }, custo { $price }
   *[other] Posicionar { $first }, custo { $price } (um de { $alike } iguais)
}
say-use = { $text ->
    [none] Usar o dado de ação { $first }
   *[other] Usar o dado de ação { $first }: { $text }
}
say-buy = Comprar um dado de { $first } por { $price }
say-global = Usar a global de { $first } por { $price }. { $text }
say-group = Usar várias globais em grupo: pagas juntas, elas resolvem juntas
say-react = Responder a “{ $second }” com a global de { $first } por { $price }. { $text }
say-spend = Gastar { $first }
say-spend-loose = Gastar uma energia genérica que não está em dado
say-change = Gastar uma das duas energias de { $first } e ficar com a outra
say-reroll = { $alike ->
    [1] Jogar novamente { $first }
   *[other] Jogar novamente { $first } (um de { $alike } iguais)
}
say-roll = { $picked ->
    [0] Ficar com todos os dados como estão
   *[other] Jogar novamente os escolhidos e ficar com os outros
}
say-attack = { $alike ->
    [1] Atacar com { $first }
   *[other] Atacar com { $first } (um de { $alike } iguais)
}
say-block = { $alike ->
    [1] Bloquear { $second } com { $first }
   *[other] Bloquear { $second } com { $first } (um de { $alike } iguais)
}
say-done = { $picked ->
    [0] Não escolher ninguém
   *[other] Terminar a escolha
}
say-done-attack = { $picked ->
    [0] Não atacar: o turno termina
   *[other] Atacar com os escolhidos
}
say-done-block = { $picked ->
    [0] Não bloquear
   *[other] Bloquear como escolhido
}
say-assign = { $first ->
    [0] Não dar dano a { $other }
   *[other] Dar { $first } de dano a { $other }
}
say-draft = Tomar { $first }: { $text }
say-dice = { $first ->
    [0] Não usar dado de { $card }: ela fica fora do jogo
    [1] Usar 1 dado de { $card }
   *[other] Usar { $first } dados de { $card }
}
say-resolve = Resolver o efeito de { $first } (efeito { $number }): { $text }
say-pass = Passar
say-pass-main = Terminar a Etapa Principal, depois de oferecer a vez ao outro jogador
say-pass-actions = Seguir para o dano, depois de oferecer a vez ao outro jogador
say-pay = Pagar, sem declarar mais nada
say-choose = Escolher { $first }
say-choose-place-bag = Pôr { $first } na bolsa
say-choose-place-prep = Pôr { $first } na área de preparação
say-choose-place-reserve = Pôr { $first } na reserva
say-choose-place-used = Pôr { $first } na pilha de usados
say-choose-place-field = Pôr { $first } no campo
say-choose-spin-down = Virar { $first } um nível para baixo
say-choose-whose-burst = Usar a explosão de { $first }
say-enough = Parar de escolher
say-accept = Aceitar
say-accept-may = Fazer o que o texto diz
say-accept-prevent = Pagar e livrar { $piece } do efeito
say-decline = Recusar
say-decline-may = Não fazer o que o texto diz
say-decline-prevent = Deixar o efeito acontecer
say-decline-react = Não responder: deixar o dano acontecer
say-decline-other = Não fazer nada
say-pick = { $first ->
    [up] Virar { $piece } um nível para cima
   *[down] Virar { $piece } um nível para baixo
}

## Verbos, como se podem escrever

verb-field = posicionar
verb-use = usar
verb-buy = comprar
verb-global = global
verb-group = grupo
verb-react = responder
verb-spend = gastar
verb-spend-loose = gastar-avulsa
verb-change = trocar
verb-reroll = rejogar
verb-roll = jogar
verb-attack = atacar
verb-block = bloquear
verb-done = pronto
verb-assign = designar
verb-draft = tomar
verb-dice = dados
verb-resolve = resolver
verb-pass = passar
verb-pay = pagar
verb-choose = escolher
verb-enough = basta
verb-accept = aceitar
verb-decline = recusar
verb-pick = virar

## O que aconteceu

hit = { $source ->
    [none] { $amount } para { $recipient }
   *[other] { $amount } de { $source } para { $recipient }
}
blocking = { $blocker } bloqueia { $attacker }
event-turn = Turno { $number }: { $who }
event-draw = { $who } pega { $pieces }
event-refill = A bolsa do { $who } estava vazia: a pilha de usados volta para ela ({ $pieces })
event-shortage = { $number ->
    [1] Falta um dado
   *[other] Faltam { $number } dados
} ao { $who }: outro tanto de dano e de energia genérica
event-roll = { $who } joga: { $dice }
event-move = { $why ->
    [paid] { $who } gasta { $pieces }: { $from } para { $to }
   *[other] { $pieces }: { $from } para { $to }
}
event-let-go = { $pieces } { AGREE($pieces, "fica livre e volta", "ficam livres e voltam") } para { $to }
event-spin = { $why ->
    [paid] { $who } gasta uma energia de { $pieces }, que fica com { $to }
   *[other] { $pieces } { AGREE($pieces, "é virado", "é virada", "são virados", "são viradas") }: { $to }
}
event-buy = { $who } compra { $pieces }
event-fielded = { $who } posiciona { $pieces }
event-use = { $text ->
    [none] { $who } usa { $pieces }
   *[other] { $who } usa { $pieces }: { $text }
}
event-global = { $who } usa a global de { $card }: { $text }
event-spend-loose = { $who } gasta { $number } de energia genérica que não estava em dado
event-attack = { $who } ataca com { $pieces }
event-block = { $who } bloqueia: { $pairs }
event-damage = { $cause ->
    [none] Dano: { $hits }
   *[other] { $cause } causa dano: { $hits }
}
event-knock-out = Nocaute: { $pieces }
event-gain-life = { $who } ganha { $number } de vida
event-bonus = { $pieces } { AGREE($pieces, "ganha", "ganham") } { $changed ->
    [attack] { $attack } de ataque
    [defence] { $defence } de defesa
   *[both] { $attack } de ataque e { $defence } de defesa
}
event-prevent = { $pieces } { AGREE($pieces, "fica livre", "ficam livres") } do efeito
event-redirect = { $number } do dano vai para { $pieces } em vez disso
event-copy = { $piece } copia { $other }
event-draft = { $who } toma { $card } com { $count ->
    [0] nenhum dado
    [1] 1 dado
   *[other] { $count } dados
}
event-finish = { $who ->
    [none] A partida acabou: empate
   *[other] A partida acabou: { $who } vence
}

## Por que não

refusal-not-in-reserve = { $piece } não está na sua reserva.
refusal-no-character = { $piece } não mostra uma face de personagem.
refusal-no-action = { $piece } não mostra uma face de ação.
refusal-no-energy = Não há energia a gastar ali: { $piece }.
refusal-declared = { $piece } já { AGREE($piece, "foi escolhido", "foi escolhida", "foram escolhidos", "foram escolhidas") }, ou vem antes de um dado já escolhido; desfaça para { AGREE($piece, "escolhê-lo", "escolhê-la", "escolhê-los", "escolhê-las") }.
refusal-energy-short = { $have ->
    [none] Custa { $price }, e você não tem energia.
   *[other] Custa { $price }; você tem { $have }{ $declared ->
        [none] .
       *[other] , e { $declared } já foi declarado.
    }
}
refusal-no-target = Não há em que usar o texto de { $piece }.
refusal-not-for-sale = { $piece } não é uma das suas cartas nem está no centro.
refusal-sold-out = Não resta dado em { $piece }.
refusal-cost = O custo de { $piece } não pode ser pago por inteiro.
refusal-no-global = { $piece } não tem habilidade global em jogo.
refusal-reaction-only = A global de { $piece } só responde a dano que está para ser causado.
refusal-not-in-group = A global de { $piece } não custa energia, e um grupo é um só pagamento de energia.
refusal-asked-anyway = Aqui cada global já pergunta se outras são pagas com ela.
refusal-no-group = Você não tem energia para duas globais.
refusal-one-level = { $piece } só tem um nível e não pode ser { AGREE($piece, "virado", "virada", "virados", "viradas") }.
refusal-highest-level = { $piece } está no nível mais alto e não pode subir.
refusal-lowest-level = { $piece } está no nível 1 e não pode descer.
refusal-no-reaction = A global de { $piece } não responde a dano.
refusal-other-damage = A global de { $piece } não responde a este dano.
refusal-no-such-damage = Não há esse dano a que responder.
refusal-damage-gone = Desse dano já não resta nada a que responder.
refusal-answered = A global de { $piece } já respondeu a este dano.
refusal-generic = Energia genérica não paga a parte do custo que pede um tipo.
refusal-loose-later = A energia que não está em dado vem depois, no fim da lista.
refusal-superfluous = { $piece } { AGREE($piece, "seria gasto", "seria gasta", "seriam gastos", "seriam gastas") } à toa.
refusal-no-change = { $piece } não mostra duas energias iguais das quais se pudesse gastar uma.
refusal-not-rolled = { $piece } não está entre os dados que você jogou neste turno.
refusal-not-in-field = { $piece } não está no seu campo.
refusal-controlling = { $piece } controla outro dado e não pode atacar.
refusal-cannot-block = { $source ->
    [none] { $piece } não pode bloquear.
   *[other] { $piece } não pode bloquear, por causa de { $source }.
}
refusal-not-attacking = Não é um atacante: { $piece }.
refusal-barred = { $source ->
    [none] { $piece } não pode bloquear este atacante.
   *[other] { $piece } não pode bloquear { $source }: o texto dele proíbe.
}
refusal-must-block = { $piece } tem de bloquear { $source }, como o texto dele exige.
refusal-amount = Esse número não cabe aqui: { $piece }.
refusal-not-in-draft = { $piece } já não está no draft.
refusal-not-pending = Esse efeito não espera para ser resolvido.
refusal-sort = { $piece } não é o tipo de coisa que o texto pede.
refusal-named = { $piece } não é o personagem que o texto cita.
refusal-whose = { $piece } não é do lado que o texto pede.
refusal-level = { $piece } não está num nível que o texto pede.
refusal-energy = { $piece } não é do tipo de energia que o texto pede.
refusal-affiliation = { $piece } não tem a afiliação que o texto pede.
refusal-role = { $piece } não ataca nem bloqueia como o texto pede.
refusal-engaged = { $piece } não { AGREE($piece, "está engajado", "está engajada", "estão engajados", "estão engajadas") } com o dado do texto.
refusal-other = { $piece } já { AGREE($piece, "foi escolhido", "foi escolhida", "foram escolhidos", "foram escolhidas") }; o texto pede outro.
refusal-area = { $piece } não está na área que o texto pede.
refusal-paid = { $piece } não é o que o texto permite: ele olha os dados que pagaram.
refusal-arrived = { $piece } não é o dado de que o acontecimento falava.

## Preparações, times, drafts, posições

setup-figures = A vida deve ser de 0 a 99 e os turnos de 0 a 10000.
setup-cards = As cartas da preparação não podem ser usadas: { $reason }
setup-two-teams = Dois jogadores trazem um time cada (regra overview.1).
setup-unknown-card = Não existe a carta “{ $card }”; veja ludoteca cards list.
team-actions = Um time traz duas ações básicas diferentes (regra { $rule_id }).
team-basic = { $card } é uma ação básica: fica em “actions” (regra { $rule_id }).
team-cards = Cartas demais: um time tem no máximo { $most } (regra { $rule_id }).
team-titles = { $title } aparece duas vezes: um título aparece uma vez num time (regra { $rule_id }).
team-max = Dados demais de { $card }: no máximo { $most } (regra { $rule_id }).
team-min = { $card } não tem dado: cada carta leva ao menos um (regra { $rule_id }).
team-dice = Dados demais: um time tem no máximo { $most } (regra { $rule_id }).
draft-number = O número de um draft vai de 8 a 20 (regra teams.draft.1).
draft-actions = Um draft é jogado com três ou quatro ações básicas (regra teams.draft.2).
draft-copies = Uma coleção tem de um a quatro dados de cada personagem (regra teams.draft.6).
draft-basic = Uma ação básica não entra no draft: elas são sorteadas (regra teams.draft.2).
position-unreadable = A posição não pode ser lida: { $reason }
position-die = “{ $entry }”: escreva um dado como nome[*quantos] [face] [as rótulo] [damage n].
position-unrolled = Um dado não jogado não tem face (regra dice_more.2).
position-face = Diga a face que está para cima; o dado tem { $known }.
position-sidekick = Parceiros não têm carta: ponha os dados deles na bolsa, na reserva ou onde estiverem (regra sidekick.1).
position-field = Só personagens ficam no campo (regra areas.field.1).
position-fallen = { $word } tem tanto dano quanto defesa: seria nocauteado (regra turn.attack.damage.9).
position-life = Jogador { $seat }: a vida vai de 1 a { $most } aqui (regra fundamentals.5).
position-dice = O jogador { $seat } tem dados demais de { $word }: no máximo { $most }.
position-label = “{ $label }” já é usado: dê outro rótulo a este dado.
look-unknown = “{ $path }” não começa por algo que se possa olhar.
look-player = Um jogador tem { $known }; não “{ $value }”.
look-die = Um dado tem { $known }; não “{ $value }”.
notation-card = Não existe a carta “{ $word }”.
notation-global = Nenhuma carta em jogo chamada “{ $word }” tem habilidade global.
notation-effect = Nenhum efeito chamado “{ $word }” espera.
chance-face = { $word } não tem a face “{ $text }”.

## Onde estamos

step-PlayTurns-turn = partida
step-Turn-begin = começo do turno
step-Turn-clear_and_draw = Etapa de Remover e Pegar
step-Turn-roll_and_reroll = Etapa de Jogar e Jogar Novamente
step-Turn-main = Etapa Principal
step-Turn-attack = Etapa de Ataque
step-Turn-clean_up = Limpeza
step-ClearAndDraw-clear = remover a reserva
step-ClearAndDraw-draw = pegar quatro dados
step-ClearAndDraw-suffer = dano por dados que faltam
step-ClearAndDraw-settle = resolver efeitos
step-RollAndReroll-roll = jogar
step-RollAndReroll-choose = escolher dados para jogar novamente
step-RollAndReroll-reroll = jogar novamente
step-RollAndReroll-to_reserve = os dados vão para a reserva
step-CleanUp-leave_attack = os dados deixam a zona de ataque
step-CleanUp-clear_damage = o dano é removido
step-CleanUp-clear_actions = ações não usadas se vão
step-CleanUp-end_effects = efeitos terminam
step-MainStep-act = o jogador da vez age
step-MainStep-offer = o outro jogador pode agir
step-MainStep-end = personagens que sobraram se vão
step-Batch-declare = declarar junto
step-Batch-pay = pagar
step-Batch-carry_out = realizar
step-Batch-settle = resolver efeitos
step-UseAction-apply = aplicar a ação
step-UseAction-put_away = guardar o dado de ação
step-UseAction-settle = resolver efeitos
step-AttackStep-declare_attackers = declarar atacantes
step-AttackStep-attack_effects = efeitos de atacar
step-AttackStep-declare_blockers = declarar defensores
step-AttackStep-block_effects = efeitos de bloquear
step-AttackStep-actions_and_globals = ações e globais
step-AttackStep-damage = dano
step-AttackStep-damage_effects = efeitos do dano
step-AttackStep-end = fim do ataque
step-DeclareAttackers-pick = escolher atacantes
step-DeclareAttackers-move = os atacantes vão para a zona de ataque
step-DeclareBlockers-pick = escolher defensores
step-DeclareBlockers-move = os defensores vão para a zona de ataque
step-ActionsAndGlobals-act = o atacante age
step-ActionsAndGlobals-offer = o defensor pode agir
step-CombatDamage-assign = os atacantes designam dano
step-CombatDamage-answer_blows = os defensores designam dano
step-CombatDamage-deal = o dano é causado
step-Protect-offer = um dado pode ser livrado do efeito
step-Protect-pay = pagar para livrá-lo do efeito
step-DealDamage-protect = dados podem ser livrados do dano
step-DealDamage-react = globais respondem ao dano
step-DealDamage-reduce = o dano diminui
step-DealDamage-apply = o dano é causado
step-UseReaction-pay = pagar a global
step-UseReaction-carry_out = realizar a global
step-KnockOutDice-protect = dados podem ser livrados
step-KnockOutDice-fall = dados são nocauteados
step-Settle-knock_outs = nocautes
step-Settle-next_effect = efeitos pendentes
step-ResolvePending-pick_die = de quem vale a explosão
step-ResolvePending-carry_out = resolver o efeito
step-SpinDice-turn = virar
step-DrawAndPlace-draw = pegar dados
step-DrawAndPlace-place = colocar os dados pegos
step-Pay-look = modos de pagar
step-Pay-choose_dice = escolher os dados que pagam
step-Pay-spend = gastar
step-PaySpin-pick = pagar descendo um nível
step-TeamDraft-take_card = draft: tomar uma carta
step-TeamDraft-take_dice = draft: quantos dados
step-TeamDraft-pass_on = draft: a vez do outro
step-TeamDraft-begin_play = draft: montar os times
step-Resolve-check = o texto se aplica?
step-Resolve-offer = o texto oferece algo
step-Resolve-pay = pagar o que o texto pede
step-Resolve-select = escolher o que o texto quer
step-Resolve-carry_out = fazer o que o texto diz
step-Resolve-next_clause = próxima frase do texto

## Cards and dice of one’s own

problem-no-die = não existe o dado “{ $die }”; quis dizer: { $nearest }?
problem-max-or-use = dê ou “max” (dados de um time) ou “use” (dados sobre a carta)
problem-faces = um dado tem seis faces, não { $count }
problem-face = face { $number }: estes valores não fazem uma face de { $kind ->
    [energy] energia
    [action] ação
   *[character] personagem
}
problem-face-order = escreva primeiro as faces de energia, depois as de personagem, do nível 1 para cima
