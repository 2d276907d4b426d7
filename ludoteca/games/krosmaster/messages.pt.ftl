### O que Krosmaster Arena diz. ask- uma pergunta, say- uma opção, event- o que aconteceu, refusal- por que não.

## Formatos

format-constructed = Torneio construído: equipes de Nível 12, sem limite de turnos
format-limited = Torneio limitado: equipes seladas ou de draft, Glória pelos Níveis
format-friendly = Duelo amistoso: equipes construídas, no máximo 60 turnos
format-original-box = Caixa base original: Recompensas Demoníacas de ouro
format-free-for-all = Livre para Todos: quatro jogadores com dois Krosmasters cada
format-two-against-two = 2 contra 2: duas equipes de dois jogadores

## Áreas, faces, marcas

area-arena = Arena
area-bench = À espera de entrar
area-out = Fora da partida
area-offer = Recompensas à venda
area-pile = Pilha virada
area-held = Recompensas viradas para baixo
area-worn = Recompensas reveladas
face-critical = Crítico
face-armor = Armadura
face-lock = Bloqueio
face-dodge = Esquiva
face-critical-dodge = Crítico/Esquiva
face-dofus = Dofus
gauge-ap = PA
gauge-mp = PM
direction-north = norte
direction-east = leste
direction-south = sul
direction-west = oeste
level-granite = granito
level-jade = jade
level-silver = prata
level-gold = ouro
badge-glory = { $value } de Glória
badge-wild = { $value } de Glória selvagem ao lado da arena
badge-kamas = { $value ->
    [1] 1 Kama
   *[other] { $value } Kamas
}
badge-level = Nível { $value }
badge-hp = { $value } de { $base } PV
badge-ap = { $value ->
    [1] 1 PA restante
   *[other] { $value } PA restantes
}
badge-mp = { $value ->
    [1] 1 PM restante
   *[other] { $value } PM restantes
}
badge-ap-marks = { $value } PA no próximo turno
badge-mp-marks = { $value } PM no próximo turno
badge-range-marks = { $value } de Alcance no próximo turno
badge-marker = marcador { $name }, de { $piece }
badge-die-0 = Inspiração: Crítico
badge-die-1 = Inspiração: Armadura
badge-die-2 = Inspiração: Bloqueio
badge-die-3 = Inspiração: Esquiva
badge-initiative = Iniciativa { $value }
badge-card-hp = { $value } PV
badge-card-ap = { $value } PA
badge-card-mp = { $value } PM
reach-close = corpo a corpo
reach-ranged = alcance { $least }-{ $most }
reach-line = em linha { $least }-{ $most }
reach-no-sight = alcance { $least }-{ $most } sem linha de visão
reach-personal = pessoal
element-water = { $number } ÁGUA
element-air = { $number } AR
element-earth = { $number } TERRA
element-fire = { $number } FOGO
element-neutral = { $number } Neutro
element-heal = cura { $number }
shape-cross = Zona Cruz
shape-square = Zona Quadrada
shape-hammer = Zona Martelo
shape-stick = Zona Bastão
shape-shovel = Zona Pá
shape-needle = Zona Agulha
shape-breath = Zona Sopro
shape-multiple = Alvos múltiplos
limit-turn = uma vez por turno
limit-target = uma vez por turno e por alvo
limit-match = uma vez por partida
reward-boost = Boost
reward-buff = Buff
reward-weapon = Arma
reward-set = Conjunto
reward-pet = Mascote
reward-dofus = Dofus
reward-trophy = Troféu
reward-technique = Técnica, para o Golpe
reward-more-hp = +{ $number } PV
reward-more-ap = +{ $number } PA
reward-more-mp = +{ $number } PM
reward-more-range = +{ $number } de Alcance
reward-more-damage = +{ $number } Dano
reward-next-spell = o próximo Feitiço: +{ $number } se for de { $element }
reward-summon = traz { $name }
badge-power-critical-hit = Acerto Crítico
badge-power-armor = Armadura
badge-power-lock = Bloqueio
badge-power-dodge = Esquiva
badge-power-resistance-water = Resistência ÁGUA
badge-power-resistance-air = Resistência AR
badge-power-resistance-earth = Resistência TERRA
badge-power-resistance-fire = Resistência FOGO
badge-power-immune = Imune
badge-power-itty-bitty = Peketito
badge-power-bulky = Estorvo
badge-power-counter-attack = Contra-ataque
badge-power-heal = Cura
badge-power-unfazed = Insensível
badge-power-internal-fire = Fogo Interior
badge-power-chance = Sorte
badge-power-agility = Agilidade
badge-power-strength = Força
badge-power-intelligence = Inteligência
badge-power-wisdom = Sabedoria
badge-power-prospecting = Prospecção
badge-power-craftsman = Artesão
badge-power-farmer = Fazendeiro
badge-power-wither = Desgastar
badge-power-desecration = Profanação
mark-tree = AA
mark-bush = bb
mark-crate = []
mark-demonic = D{ $number ->
    [0] {""}
   *[other] { $number }
}
mark-kama = { $number }$
ground-tree = árvore
ground-bush = arbusto
ground-crate = caixa
ground-demonic = casa demoníaca{ $number ->
    [0] {""}
    [1] , 1 Kama
   *[other] , { $number } Kamas
}
ground-kama = { $number ->
    [1] 1 Kama
   *[other] { $number } Kamas
}
legend-tree = AA árvore
legend-bush = bb arbusto
legend-crate = [] caixa
legend-demonic = D demoníaca
legend-kama = $ Kamas
legend-figure = 1Xx do jogador 1
legend-option = * opção + alvo
cell-tree = Árvore

## Perguntas

ask-gain = O que { $piece } ganha agora?
ask-act = O que { $piece } faz? { $ap } PA, { $mp } PM
ask-activate = Qual Invocação de { $piece } joga agora?
ask-arena = Qual arena?
ask-assign = Quem recebe { $piece }?
ask-cell = Para qual casa vai { $piece }?
ask-companion = Qual aliado vai junto com { $piece }?
ask-direction = Em que direção, { $piece }?
ask-face = Para que lado você vira o dado?
ask-fall = Várias unidades caíram. Qual é nocauteada primeiro?
ask-give-glory = { $piece } { AGREE($piece, "foi nocauteado", "foi nocauteada", "foram nocauteados", "foram nocauteadas") } pelo próprio lado. Quem recebe a Glória?
ask-inspire = Quem recebe o Dado de Inspiração: { $face }?
ask-line = Quem vem a seguir na sua Linha do Tempo?
ask-locker = Qual inimigo tenta Bloquear { $piece } primeiro?
ask-lose-glory = Dobrados: quem perde 1 de Glória?
ask-pending = Qual Efeito em Espera é resolvido agora?
ask-place = Onde { $piece } começa?
ask-reroll = Tensão: { $faces }. Rola de novo, só um dado?
ask-shift = Quem é movido primeiro?
ask-side = Qual lado da arena?
ask-steal-glory = De quem você toma a Glória?
ask-may = Você pode fazer o que diz o texto de { $piece }.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-choose = Escolha a quem se refere o texto de { $piece }.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}

## Opções

say-choose = Escolher { $first }
say-enough = Parar de escolher
say-accept = Aceitar
say-decline = Recusar
say-pick = Escolher { $first }
say-move = Ir para { $first }{ $lockers ->
    [none] {""}
   *[other] , saindo de perto de { $lockers }
}
say-cast = Lançar { $first } em { $second } ({ $cost }){ $targets ->
    [none] {""}
   *[other] : { $targets }
}
say-collect = Coletar um Kama (1 PA)
say-buy-glory = Comprar um Galardão da Glória (1 PA, 12 Kamas; ficam { $left })
say-buy = Comprar { $first } ({ $ap ->
    [0] {""}
   *[other] { $ap } PA,{" "}
}{ $price ->
    [1] 1 Kama
   *[other] { $price } Kamas
}; ficam { $left })
say-draw = Comprar às cegas da pilha { $first } ({ $ap ->
    [0] {""}
   *[other] { $ap } PA,{" "}
}{ $price ->
    [1] 1 Kama
   *[other] { $price } Kamas
}; ficam { $left })
say-reveal = Revelar { $first }
say-end = Encerrar este turno
say-keep = Ficar com os dados
say-reroll = Rolar um dado em vez disso
say-sell = Deixar o dado para vender
say-inspire = Inspirar { $first }
say-activate = Ativar { $first }
say-assign = Entregar a { $first }
say-fall = Nocautear primeiro { $first }
say-locker = Deixar { $first } tentar primeiro
say-line = Pôr { $first } a seguir
say-place = Pôr { $piece } em { $first }
say-go = Ir para { $first }
say-name = Indicar { $first }
say-resolve = Resolver { $first }
verb-choose = escolher
verb-enough = chega
verb-accept = aceitar
verb-decline = recusar
verb-pick = optar
verb-move = mover
verb-cast = lançar
verb-collect = coletar
verb-buy-glory = comprar-gloria
verb-buy = comprar
verb-draw = tirar
verb-reveal = revelar
verb-end = encerrar
verb-keep = manter
verb-reroll = rerrolar
verb-sell = vender
verb-inspire = inspirar
verb-activate = ativar
verb-assign = designar
verb-fall = cair
verb-locker = bloqueador
verb-line = enfileirar
verb-place = posicionar
verb-go = ir
verb-name = nomear
verb-resolve = resolver
cost-ap = { $number } PA
cost-mp = { $number } PM
cost-injuries = { $number ->
    [1] 1 Ferimento
   *[other] { $number } Ferimentos
}
cost-nothing = de graça
pending-text = { $piece }: seu texto
pending-counter = { $piece }: Contra-ataque
pending-explosion = { $piece }: Explosão em { $cell }
pending-snap = { $piece }: Estalo em { $cell }
pending-steal-health = { $piece }: Rouba Vida
pending-fuse = { $piece }: o pavio acabou
pending-withers = { $piece }: Desgastar
pending-farms = { $piece }: Fazendeiro

## O que aconteceu

hidden-pieces = { $many ->
    [1] 1 Recompensa oculta
   *[other] { $many } Recompensas ocultas
}

event-arena = Arena escolhida: { $arena }
event-armor = Teste de Armadura de { $pieces }: { $faces }
faces-none = nenhum dado
event-assign = { $who } dá { $pieces } a { $cause }
event-cast = { $pieces } { AGREE($pieces, "lança", "lançam") } { $spell } em { $cell }
event-coins = { $pieces } { AGREE($pieces, "joga", "jogam") } moedas: { $number ->
    [1] 1 cara
   *[other] { $number } caras
}
event-copied = { $piece } copia os Poderes de { $other }
event-critical = Teste de Acerto Crítico de { $pieces }: { $faces }
event-dodge = Teste de Esquiva de { $pieces }: { $faces }
event-enter = { $pieces } { AGREE($pieces, "começa", "começam") } em { $cell }
event-exchange = { $pieces } trocam os Ferimentos
event-gain-ap = { $pieces } { AGREE($pieces, "ganha", "ganham") } { $number } PA
event-gain-mp = { $pieces } { AGREE($pieces, "ganha", "ganham") } { $number } PM
event-glory-lost = Tensão: { $who } perde 1 de Glória
event-glory-stolen = { $who } toma { $number } de Glória do { $pieces }
event-glory-wild = { $who } pega uma Glória selvagem
event-granted = { $pieces } { AGREE($pieces, "ganha", "ganham") } o Poder { $power }
event-grappled = { $pieces } { AGREE($pieces, "fica Preso", "fica Presa", "ficam Presos", "ficam Presas") } por { $cause }: menos 1 PM e 1 PA
event-heal = { $pieces } { AGREE($pieces, "é curado", "é curada", "são curados", "são curadas") } de { $number ->
    [1] 1 Ferimento
   *[other] { $number } Ferimentos
}
event-injury = { $pieces } { AGREE($pieces, "sofre", "sofrem") } { $number ->
    [1] 1 Ferimento
   *[other] { $number } Ferimentos
}
event-inspire = { $who } inspira { $pieces }: { $faces }
event-kamas = { $who } { $change ->
    [paid] paga
   *[gained] ganha
} { $number ->
    [1] 1 Kama
   *[other] { $number } Kamas
}
event-knock-out = { $pieces } { AGREE($pieces, "é nocauteado", "é nocauteada", "são nocauteados", "são nocauteadas") }
event-lapsed = O efeito de { $pieces } não pode ser resolvido
event-leave = { $pieces } { AGREE($pieces, "sai", "saem") } da arena
event-lock = Teste de Bloqueio de { $pieces }: { $faces }
event-lock-roll = { $cause } tenta Bloquear { $pieces }
event-locked = { $pieces } { AGREE($pieces, "fica Bloqueado", "fica Bloqueada", "ficam Bloqueados", "ficam Bloqueadas") } por { $cause }: menos 3 PM e 3 PA
event-mark-ap = { $pieces } { AGREE($pieces, "recebe", "recebem") } { $number } PA em marcadores
event-mark-mp = { $pieces } { AGREE($pieces, "recebe", "recebem") } { $number } PM em marcadores
event-mark-range = { $pieces } { AGREE($pieces, "recebe", "recebem") } { $number } de Alcance em marcadores
event-order = Ordem dos turnos: { $pieces }
event-pay-injuries = { $pieces } { AGREE($pieces, "paga", "pagam") } { $number ->
    [1] 1 Ferimento
   *[other] { $number } Ferimentos
}
event-pending = Um efeito de { $pieces } fica em espera
event-goes = { $pieces } { AGREE($pieces, "vai", "vão") } para { $cell }
event-replace = Muda o perfil: agora vale o de { $pieces }
event-sides = Os lados da arena estão escolhidos
event-silenced = { $pieces } { AGREE($pieces, "perde", "perdem") } todos os Poderes
event-special = { $pieces } { AGREE($pieces, "recebe", "recebem") } um marcador especial
event-summon = { $cause } invoca { $pieces } em { $cell }
event-no-summon = { $pieces } não { AGREE($pieces, "traz", "trazem") } nenhuma Invocação: { $why ->
    [full] o Controle da Invocação não permite mais
   *[other] não há casa livre
}
event-stays = { $pieces } { AGREE($pieces, "fica onde está", "ficam onde estão") }
event-targets = Alvos: { $pieces }
event-tension = Teste de Tensão do { $who }: { $faces }
event-turn = Turno { $number }: { $who }
event-unit-turn = { $pieces } { AGREE($pieces, "joga", "jogam") }
event-move = { $pieces } { AGREE($pieces, "muda", "mudam") } de lugar
event-finish = A partida acabou

## Por que não

refusal-no-legs = { $piece } não tem PM e não se move.
refusal-no-mp = { $piece } não tem mais PM.
refusal-no-ap = Não há PA para isso.
refusal-not-adjacent = Um passo leva a uma casa adjacente.
refusal-obstacle = A casa é intransponível: { $piece ->
    [none] há um elemento de cenário
   *[other] { $piece } está nela
}.
refusal-not-its-spell = { $piece } não tem esse Feitiço.
refusal-cast-by-itself = Esse Feitiço se lança sozinho; { $piece } não pode lançá-lo.
refusal-once-a-turn = { $piece } já o lançou neste turno: uma vez por turno.
refusal-once-a-match = { $piece } já o lançou: uma vez por partida.
refusal-once-a-target = Esse alvo já recebeu este Feitiço neste turno.
refusal-cost-ap = { $piece } não tem PA suficientes: { $need } de { $ap }.
refusal-cost-mp = { $piece } não tem PM suficientes.
refusal-cost-injuries = { $piece } não suporta tantos Ferimentos.
refusal-range-close = É um Feitiço corpo a corpo: só casas adjacentes.
refusal-range-ranged = A casa está à distância { $distance }; o Alcance é de { $least } a { $most }.
refusal-range-line = A casa deve estar na mesma fileira, à distância { $least } a { $most }.
refusal-range-no-sight = A casa está à distância { $distance }; o Alcance é de { $least } a { $most }.
refusal-range-personal = É um Feitiço pessoal: só a casa do conjurador.
refusal-sight = Sem Linha de Visão: { $blockers } no caminho.
refusal-not-free = { $piece ->
    [none] A casa visada não está livre.
   *[other] A casa visada não está livre: { $piece } está nela.
}
refusal-occupied = Só se invoca em casa sem outra Unidade: { $piece } está nela.
refusal-not-of-the-team = { $piece } não é um Krosmaster da sua Equipe na arena.
refusal-no-room = { $piece } já tem tantas Recompensas Demoníacas quanto o seu Nível.
refusal-requirement = O que o próprio Feitiço exige não vale agora.
refusal-krosmaster = Só um Krosmaster pode fazer isso.
refusal-demonic = É preciso estar numa casa Demoníaca.
refusal-no-kama = Não há Kama nesta casa.
refusal-glory-once = Glória se compra uma vez por turno.
refusal-no-glory = Não há Glória a tomar.
refusal-kamas = Não há Kamas suficientes.
refusal-not-on-offer = { $piece } não está à venda.
refusal-empty-pile = Essa pilha não existe ou está vazia.
refusal-equipment = { $piece } não pode ser { AGREE($piece, "revelado", "revelada", "revelados", "reveladas") } com o Equipamento que já está aberto.
refusal-not-its-reward = { $piece } não é uma Recompensa virada do Krosmaster ativo.
refusal-revealed = Uma Recompensa Demoníaca por turno.
refusal-noun = { $piece } não é do que fala o texto de { $source }.
refusal-type = { $piece } não é desse Tipo.
refusal-adjacent = { $piece } não está adjacente.
refusal-other = O texto fala de outra unidade que não { $piece }.
refusal-marked = { $piece } não tem esse marcador.

## Onde estamos

step-GainEither-pick = escolher o que ganhar
step-Settle-next_effect = Efeitos em Espera
step-ResolvePending-carry_out = um efeito é resolvido
step-ResolvePending-knock_outs = nocautes
step-KnockOuts-order = nocautes
step-KnockOut-announce = uma unidade cai
step-KnockOut-award = Glória pelo nocaute
step-KnockOut-take_markers = marcadores saem
step-KnockOut-take_rewards = Recompensas saem
step-KnockOut-leave = sai da arena
step-KnockOut-take_summons = suas Invocações saem
step-KnockOut-take_injuries = Ferimentos saem
step-AttackSpell-pay_costs = Passo 1: custos
step-AttackSpell-determine_targets = Passo 2: alvos
step-AttackSpell-additional_effects = Passo 3: Efeitos Adicionais
step-AttackSpell-fall = fim do Passo 3
step-AttackSpell-test_critical = Passo 4: Acerto Crítico
step-AttackSpell-test_armor = Passo 5: Armadura
step-AttackSpell-assess_damage = Passo 6: Danos
step-AttackSpell-place_injuries = Passo 7: Ferimentos
step-AttackSpell-pending_effects = Passo 8: Efeitos em Espera
step-HealSpell-pay_costs = Passo 1: custos
step-HealSpell-determine_targets = Passo 2: alvos
step-HealSpell-additional_effects = Passo 3: Efeitos Adicionais
step-HealSpell-fall = fim do Passo 3
step-HealSpell-test_critical = Passo 4: Acerto Crítico
step-HealSpell-assess_healing = Passo 6: cura
step-HealSpell-remove_injuries = Passo 7: Ferimentos saem
step-HealSpell-pending_effects = Passo 8: Efeitos em Espera
step-SpecialSpell-pay_costs = Passo 1: custos
step-SpecialSpell-determine_targets = Passo 2: alvos
step-SpecialSpell-additional_effects = Passo 3: Efeitos Adicionais
step-SpecialSpell-fall = fim do Passo 3
step-SpecialSpell-pending_effects = Passo 8: Efeitos em Espera
step-Move-test_lock = Teste de Bloqueio
step-Move-test_dodge = Teste de Esquiva
step-Move-compare = os testes se comparam
step-Move-resolve_powers = Poderes do teste
step-Move-repeat_for_each = o próximo inimigo
step-Move-step_over = o passo
step-Shifting-next_unit = quem é movido
step-Shifting-shift = o movimento
step-Shifting-again = o próximo
step-Teleporting-choose_ally = quem vai junto
step-Teleporting-go = o teletransporte
step-Teleporting-bring = o companheiro
step-BuyReward-pay = pagamento
step-BuyReward-take = retirada do marcador
step-BuyReward-assign = designação
step-RevealReward-turn = uma Recompensa é revelada
step-RevealReward-apply = seu efeito
step-RevealReward-call = sua Invocação
step-RevealReward-leave = ela sai
step-BuyGlory-buy = compra de Glória
step-PlayerTurn-begin = o turno começa
step-PlayerTurn-tension = Teste de Tensão
step-PlayerTurn-reroll = rerrolagem
step-PlayerTurn-set_faces = os dados são virados
step-PlayerTurn-doubles = dobrados
step-PlayerTurn-inspire = Inspiração
step-PlayerTurn-refund = Devolução!
step-PlayerTurn-game_pieces = turnos dos Componentes
step-PlayerTurn-end = fim do turno
step-UnitTurn-discard_buffs = Fase Preliminar
step-UnitTurn-fill_gauges = indicadores completados
step-UnitTurn-apply_range = marcadores de Alcance
step-UnitTurn-gather_start = início do turno
step-UnitTurn-resolve_due = efeitos deste momento
step-UnitTurn-activate = Fase de Ativação
step-UnitTurn-gather_end = Fim da Fase de Ativação
step-UnitTurn-over = o turno acaba
step-Fight-initiative = Iniciativa
step-Fight-choose_arena = a arena
step-Fight-choose_side = os lados
step-Fight-lay_out = cenário, Kamas, Recompensas
step-Fight-make_timelines = Linhas do Tempo
step-Fight-place = posicionamento
step-Fight-begin_fight = início da luta
step-Fight-take_turns = a luta
step-Resolve-check = um texto é lido
step-Resolve-offer = pode ser feito
step-Resolve-pay = seu custo
step-Resolve-select = suas escolhas
step-Resolve-carry_out = é feito
step-Resolve-next_clause = sua próxima frase

## Preparação, peças, notação, posições

setup-arena = Não existe a arena “{ $arena }”.
setup-side = Não existe o lado “{ $side }”.
setup-turns = Um limite de turnos é um número, ou 0 para nenhum.
setup-seats = { $teams } equipes para { $seats } jogadores.
team-unknown = Jogador { $seat }: não existe o Krosmaster “{ $id }”. Seria { $nearest }?
team-size = Jogador { $seat }: uma equipe tem de 3 a 8 Krosmasters, não { $count }.
team-pair = Jogador { $seat }: com quatro jogadores cada um tem 2 Krosmasters.
team-level = Jogador { $seat }: os Níveis somam { $total }, não { $wanted }.
team-copies = Jogador { $seat }: { $name } aparece { $count } vezes; no máximo { $most }.
team-bosses = Jogador { $seat }: uma equipe tem um só Chefe, não { $names }.
team-expansion = Jogador { $seat }: a expansão de { $id } não é aceita.
team-banned = Jogador { $seat }: { $id } está banido.
team-pool = Jogador { $seat }: { $id } não está entre as peças recebidas.
piece-unknown = Não existe “{ $id }”. Seria { $nearest }?
notation-cell = “{ $word }” não é uma casa: escreva de a1 a l12.
notation-spell = Não existe o Feitiço “{ $word }”.
notation-pile = Não existe a pilha “{ $word }”: escreva de granite1 a silver2.
notation-effect = Nenhum Efeito em Espera se chama “{ $word }”.
chance-face = “{ $text }” não é nenhum de { $known }.
wording-no-end = Até quando isso vale?
wording-spell-moment = O texto de um Feitiço acontece quando ele é lançado.
wording-target-is = O que o alvo é só pode mudar Danos ou cura.
position-unreadable = Esta posição não pode ser lida: { $reason }
position-piece = “{ $text }”: { $reason }
position-fallen = { $word } tem tantos Ferimentos quanto PV.
position-cell = { $cell } não pode receber { $word }.
look-unknown = Não existe o valor “{ $path }”.

## O que está errado numa peça ou posição

problem-powers-ours = um Poder nosso não está entre os Poderes dele
problem-no-element = um Feitiço de Ataque tem elemento ou é neutro (regra 4.10.3)
problem-element = só Feitiços de Ataque têm elemento (regra 4.10.3.a)
problem-special = um Feitiço Especial não causa Dano nem cura (regra 7.4.1)
problem-spell-figures = os seus números não são possíveis
problem-control = um Feitiço de Invocação traz o seu número entre parênteses (regra 4.8.6.d)
problem-equipment = Equipamento, e só Equipamento, tem tipo (regra 4.7.11)
problem-boost = só um Boost dá Feitiço, bônus ou Invocação (regra 4.7.5.a)
problem-technique = só uma Técnica muda o Golpe (regra 4.7.11.e)
problem-reward-text = só Boosts e Técnicas têm texto; os outros têm números e Poderes
problem-summon-mp = Monstros têm PM e Mecanismos não têm (regra 4.19.1.e)
problem-summon-spells = uma Invocação tem no máximo um Feitiço (regra 3.3.1)
problem-bomb = uma Bomba tem 1 PV (regra 4.19.5)
problem-trap = uma Armadilha não tem PV (regra 4.19.7)
problem-arena = uma arena tem 12 linhas de 12 casas: . S T B C D 1 2 (regra 4.17.1)
problem-idle-text = parte do seu texto não faz nada ali
problem-no-arena = não existe essa arena
problem-unit = escreva a palavra de uma Unidade e a sua casa
problem-pairs = o que segue a casa vem aos pares: as NOME, injuries N, …
problem-summoner = { $word } deve ser escrito antes das suas Invocações
problem-word = não se entende “{ $word }”
problem-number = “{ $word }” deve ser um número
problem-no-reward = não existe essa Recompensa Demoníaca
problem-active = diga qual é a Unidade ativa
problem-cell = uma casa vai de a1 a l12
