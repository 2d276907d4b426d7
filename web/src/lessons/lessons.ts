/** First matches: for each game a few positions of the rulebook, in an order that teaches. The positions are scenarios. */
export interface Step {
  /** The scenario whose position is played. */
  scenario: string
  pt: string
  en: string
}

export const LESSONS: Record<string, Step[]> = {
  krosmaster: [
    { scenario: 'move-collect-move', pt: 'Ande até a Kama, recolha-a e ande de novo: um passo custa 1 PM, recolher custa 1 PA, e a ordem é sua. O número numa casa é o que custa ir até lá: um clique faz o caminho todo.', en: 'Walk to the Kama, collect it and walk on: a step costs 1 MP, collecting 1 AP, in any order you like. A number on a cell is what it costs to walk there: one click goes all the way.' },
    { scenario: 'ranges-of-vigg-and-ana', pt: 'Clique num feitiço abaixo da arena: as casas em vermelho são os alvos possíveis. Clique numa casa escura para saber por que não.', en: 'Click a spell below the arena: red cells can be aimed at. Click a dark one to hear why not.' },
    { scenario: 'assault-in-a-line', pt: 'Alguns feitiços só seguem em linha. Tente na diagonal e leia a regra.', en: 'Some spells only go in a line. Try a diagonal and read the rule.' },
    { scenario: 'push-three-before-a-tree', pt: 'Empurre alguém contra uma árvore e veja o dano que sobra.', en: 'Push somebody against a tree and see the damage of what is left.' },
    { scenario: 'koa-gullars-last-glory', pt: 'Nocautes dão Glória; quem fica sem ela perde. Termine esta partida.', en: 'Knock-outs bring Glory; whoever has none left loses. End this match.' },
  ],
  battle_scenes: [
    { scenario: 'a-shield-absorbs', pt: 'Use uma ação contra um personagem: o Escudo absorve parte do dano. O cálculo aparece passo a passo no painel.', en: 'Use an action against a character: its Shield absorbs part of the damage. The panel reckons it step by step.' },
    { scenario: 'five-cards-three-damage', pt: 'Cartas carregadas num personagem dão poder. Conte-as antes de atacar.', en: 'Cards loaded on a character give power. Count them before you attack.' },
    { scenario: 'one-of-two-modes', pt: 'Há textos que dão a escolher: marque o modo que prefere.', en: 'Some texts let you choose: mark the mode that you prefer.' },
    { scenario: 'answers-from-the-hand', pt: 'Responda com uma carta da mão: a árvore de efeitos mostra o que espera pelo quê.', en: 'Answer with a card from your hand: the effect tree shows what waits for what.' },
    { scenario: 'a-surprise-for-a-newcomer', pt: 'Entrar em cena pode desencadear surpresas. Observe a árvore crescer.', en: 'Entering the scene can trigger surprises. Watch the tree grow.' },
  ],
  dice_masters: [
    { scenario: 'spider-man-for-a-fist', pt: 'Compre o Homem-Aranha: clique na carta e escolha os dados que pagam. Pelo menos um punho é preciso.', en: 'Buy Spider-Man: click the card and choose the dice that pay. At least one fist is needed.' },
    { scenario: 'energy-die-or-character-die', pt: 'O mesmo dado vale como energia ou como personagem, conforme a face.', en: 'The same die is energy or a character, as its face says.' },
    { scenario: 'any-order-in-the-main-step', pt: 'Na Etapa Principal você compra, posiciona e usa ações em qualquer ordem.', en: 'In the Main Step you buy, field and use actions in any order.' },
    { scenario: 'scott-against-ryan', pt: 'Ataque: marque os atacantes; o outro escolhe os bloqueios; o dano é simultâneo.', en: 'Attack: mark the attackers; the other chooses blocks; damage is simultaneous.' },
    { scenario: 'eric-against-miguel', pt: 'Um turno inteiro, do começo ao fim, como no exemplo do manual.', en: 'A whole turn from beginning to end, as in the manual’s example.' },
  ],
  fabula: [
    { scenario: 'a-chosen-ally', pt: 'Use uma carta que pede um alvo: os aliados que brilham podem ser escolhidos.', en: 'Use a card that wants a target: allies that glow can be chosen.' },
    { scenario: 'one-item-of-a-list', pt: 'Textos em lista pedem uma escolha ao serem usados.', en: 'Texts with a list ask for a choice when they are used.' },
    { scenario: 'three-and-four', pt: 'Some os números: a vida e a ofensiva se desdobram nas partes de que são feitas.', en: 'Add the figures up: life and offensive unfold into the parts that they are made of.' },
    { scenario: 'two-sentences', pt: 'Duas frases são dois efeitos, um depois do outro na pilha.', en: 'Two sentences are two effects, one after the other on the stack.' },
    { scenario: 'a-denial-prevails', pt: 'Quando uma regra permite e outra proíbe, a proibição vale.', en: 'Where one rule allows and another forbids, the denial prevails.' },
  ],
  apotheosis: [
    { scenario: 'map-mud', pt: 'Ande: cada casa custa ação, e o pântano custa 2.', en: 'Walk: every tile costs action points, and the swamp costs 2.' },
    { scenario: 'map-heights', pt: 'Suba a colina e atire de cima; o que fica no caminho tira a visão.', en: 'Climb the hill and shoot from above; what stands in the way takes the sight.' },
    { scenario: 'map-containers', pt: 'Abra baús e barris: o que há neles só sabe quem olhou.', en: 'Open chests and barrels: only whoever looked knows what is in them.' },
    { scenario: 'levels-of-success', pt: 'Testes têm níveis de sucesso. Veja os dados na linha do registro.', en: 'Tests have levels of success. See the dice in the line of the log.' },
    { scenario: 'defender', pt: 'Responda a um ataque: só uma resposta vale, a primeira.', en: 'Respond to an attack: only one response counts, the first.' },
  ],
}
