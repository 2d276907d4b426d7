/** First matches: for each game a few positions of the rulebook, in an order that teaches. The positions are scenarios. */
export interface Step {
  /** The scenario whose position is played. */
  scenario: string
  pt: string
  en: string
}

export const LESSONS: Record<string, Step[]> = {
  krosmaster: [
    { scenario: 'move-collect-move', pt: 'Ande até o Kama, colete-o e ande de novo: um passo custa 1 PM, coletar custa 1 PA, e a ordem é sua. O número numa casa é o que custa ir até lá: um clique faz o caminho todo.', en: 'Walk to the Kama, collect it and walk on: a step costs 1 MP, collecting 1 AP, in any order you like. A number on a cell is what it costs to walk there: one click goes all the way.' },
    { scenario: 'ranges-of-vigg-and-ana', pt: 'Clique em Engano, abaixo da arena: as casas em vermelho são os alvos possíveis. Clique numa casa escura para saber por que não. De cima da caixa o alcance é uma casa maior.', en: 'Click Deceit, below the arena: red cells can be aimed at. Click a dark one to hear why not. From the top of the crate it reaches one cell further.' },
    { scenario: 'assault-in-a-line', pt: 'Clique em Assalto, abaixo da arena, e depois na figura que está na diagonal: a resposta é a regra. Esse feitiço só segue em linha reta.', en: 'Click Assault, below the arena, then the figure on the diagonal: the answer is the rule. This spell only goes in a straight line.' },
    { scenario: 'push-three-before-a-tree', pt: 'Clique em Baforada e no adversário: ele é empurrado até três casas, e a árvore no caminho o detém.', en: 'Click Puff and the opponent: he is pushed up to three cells, and the tree in the way stops him.' },
    { scenario: 'koa-gullars-last-glory', pt: 'Nocautes dão Glória, e quem fica sem ela perde. Aponte para Punição antes de usá-la: ela custa 1 ferimento a quem conjura, e a Koa Gullar só resta 1 PV. Golpear é mais seguro.', en: 'Knock-outs bring Glory, and whoever has none left loses. Point at Punishment before you cast it: it costs its caster 1 Injury, and Coa Gulary has 1 HP left. A punch is safer.' },
  ],
  battle_scenes: [
    { scenario: 'a-shield-absorbs', pt: 'Clique em Dois, que brilha, e use a ação dele contra Couraca: são 2 de dano, e o Escudo de 3 absorve todos. As linhas do registro guardam a conta; um clique numa delas diz por quê.', en: 'Click Dois, which glows, and use its action against Couraca: 2 damage, and a Shield of 3 absorbs it all. The lines of the log keep the sum; a click on one tells why.' },
    { scenario: 'five-cards-three-damage', pt: 'Use a ação de Tres contra Nu: 3 de dano descarregam três dos cinco cards que ele carrega. Quem escolhe quais é você: marque-os e confirme.', en: 'Use the action of Tres against Nu: 3 damage unload three of the five cards that it bears. Which ones is your choice: mark them and confirm.' },
    { scenario: 'one-of-two-modes', pt: 'Use a ação da Vingadora: o texto dá dois modos. O Rei das Sombras não deixa que ela cause dano; por isso só o outro modo aparece.', en: 'Use Vingadora’s action: its text has two modes. Rei das Sombras keeps her from dealing damage, so that only the other one is offered.' },
    { scenario: 'answers-from-the-hand', pt: 'Ataque Heroi com a ação de Punho. Quem é atacado responde com cards da mão (os dois lugares são seus): a árvore de efeitos mostra o que espera pelo quê.', en: 'Attack Heroi with Punho’s action. Whoever is attacked answers with cards from the hand (both seats are yours): the effect tree shows what waits for what.' },
    { scenario: 'a-surprise-for-a-newcomer', pt: 'Revele Golpe, um Ataque-Surpresa, e carregue-o em Novato, que acabou de chegar. A árvore mostra o que se desencadeia; pergunte depois por que Novato ainda não o usa.', en: 'Reveal Golpe, a surprise, and load it on Novato, who has just come. The tree shows what is triggered; ask afterwards why Novato can’t use it yet.' },
  ],
  dice_masters: [
    { scenario: 'a-fist-among-the-bolts', pt: 'Na reserva há três raios e um punho. Clique no Homem-Aranha: ele custa 4, e pelo menos um punho é preciso. Os dados que pagam vão para a pilha de usados.', en: 'Three bolts and a fist lie in your reserve. Click Spider-Man: he costs 4, and at least one fist is needed. Dice that pay go to the used pile.' },
    { scenario: 'energy-die-or-character-die', pt: 'Um dado seu mostra energia, o outro é um personagem em campo. Clique no da reserva para saber por que não entra em campo; depois use a global de Faísca: ela atinge só o personagem.', en: 'One die of yours shows energy, the other is a character in the field. Click the one in the reserve to hear why it is not fielded; then use the global of Spark: it hits the character alone.' },
    { scenario: 'any-order-in-the-main-step', pt: 'Na Etapa Principal a ordem é sua: compre um dado, ponha o parceiro em campo e use a ação, como quiser. O que brilha está à espera.', en: 'In the Main Step the order is yours: buy a die, field the sidekick and use the action, as you like. What glows is waiting.' },
    { scenario: 'scott-against-ryan', pt: 'Marque quem ataca e confirme. Depois escolha os bloqueios pelo outro lado: dois cliques, quem bloqueia e quem é bloqueado. O dano de todos é ao mesmo tempo.', en: 'Mark who attacks and confirm. Then choose the blocks for the other side: two clicks, who blocks and who is blocked. All damage is dealt at once.' },
    { scenario: 'eric-against-miguel', pt: 'Um turno inteiro, como no exemplo do manual: fique com os dados, compre, ponha em campo e passe a vez. Os dois lugares são seus.', en: 'A whole turn, as in the manual’s example: keep the dice, buy, field and pass. Both seats are yours.' },
  ],
  fabula: [
    { scenario: 'a-chosen-ally', pt: 'Use Reforço: os aliados que brilham podem ser o alvo. Clique no aliado do outro para saber por que não.', en: 'Use Reinforcement: allies that glow can be its target. Click the other player’s ally to hear why not.' },
    { scenario: 'one-item-of-a-list', pt: 'Use Escolha Dura: ela pergunta na hora qual dos dois itens vale. O outro jogador ainda pode responder antes que aconteça.', en: 'Use Hard Choice: it asks at once which of its two items is meant. The other player may still respond before it happens.' },
    { scenario: 'three-and-four', pt: 'Use Reforma na base que resiste 3: com mais 4 ela resiste 7. Aponte para ela e leia à direita.', en: 'Use Repairs on the base that resists 3: with 4 more it resists 7. Point at it to read so beside the table.' },
    { scenario: 'two-sentences', pt: 'Use Tributo contra o outro jogador: cada frase é um efeito, e os dois esperam na pilha. Passe pelos dois lados e veja um depois do outro acontecer.', en: 'Use Tribute against the other player: each sentence is an effect, and both wait on the stack. Pass for both sides and see one happen after the other.' },
    { scenario: 'a-denial-prevails', pt: 'Bandeira aumenta a influência do Orador para 3. Jogue Silêncio Antigo, que proíbe aumentar: ela volta a 2. Onde uma carta permite e outra proíbe, vale a proibição.', en: 'Flag raises the Speaker’s influence to 3. Play Old Silence, which forbids raising: it is 2 again. Where one card allows and another forbids, the denial prevails.' },
  ],
  apotheosis: [
    { scenario: 'map-mud', pt: 'Clique numa casa: o número nela é o que custa ir até lá. O pântano custa 2, o campo 1.', en: 'Click a tile: the number on it is what it costs to walk there. The swamp costs 2, the field 1.' },
    { scenario: 'map-heights', pt: 'Ative o arco e clique no adversário: a resposta é a regra, pois o morro entre os dois tira a visão. Desfaça, suba até c3, onde o número na casa é o que custa, e atire lá de cima.', en: 'Activate the bow and click the opponent: the answer is the rule, for the hill between the two takes the sight. Undo, climb to c3, where the number on the tile is what it costs, and shoot from the top.' },
    { scenario: 'map-containers', pt: 'Abra o baú ao lado e pegue uma carta: o que há nele só sabe quem olhou. Depois empurre o baú, ou pergunte por que o armário não se move.', en: 'Open the chest beside you and take a card: only whoever looked knows what is in it. Then shove the chest, or ask why the cupboard can’t be moved.' },
    { scenario: 'levels-of-success', pt: 'Clique no cofre e faça um teste: dado e atributo juntos, contra 12. A linha do registro mostra o dado e o nível do sucesso.', en: 'Click the vault and make a check: die and attribute together, against 12. The line of the log shows the die and the level of success.' },
    { scenario: 'defender', pt: 'Ataque o Herói 2. O Herói 3, que está ao lado, pode responder com Defender e vira o alvo; só uma resposta vale, a primeira. Todos os lugares são seus.', en: 'Attack Hero 2. Hero 3, who stands beside, may respond with Defender and becomes the target; only one response counts, the first. All seats are yours.' },
  ],
}
