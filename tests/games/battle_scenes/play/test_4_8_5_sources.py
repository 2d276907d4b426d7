"""Who deals the damage (4.8.5): what the text names before "causa", told by the event that the damage makes."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed, support
from tests.proof import rule


def sources(scene: Scene) -> list[tuple[int, int]]:
    """The source of each damage so far: the card or character named, and the card of the action, if one dealt it."""
    return [(event.cause, event.values[1]) for event in scene.events("damage")]


def victim(energy: int = 12) -> Kind:
    return character("Alvo", energy)


@rule("battle_scenes", "4.8.5-1-ex1")
def test_in_both_parts_of_mao_de_lanca_the_source_is_the_action() -> None:
    spear = printed(
        "Mão de Lança",
        "ability",
        action="Mão de Lança",
        action_cost="0",
        action_text="Cause 1 ponto de dano no personagem alvo. Quando o alvo usar uma ação neste turno, Mão de Lança "
        "causa 1 ponto de dano nele.",
    )
    answer = action("Bote", 0, hits(1), types=("anticipation",))
    carrier, target = character("Lanceiro"), character("Alvo", 12, action=answer)
    scene = Scene(spear, carrier, target)
    user, struck = scene.base(carrier, loads=[spear, None]), scene.base(target, 1)
    card = scene.table.loads_of(user)[0]
    scene.do_use(0, user, card).choose(struck)
    assert sources(scene) == [(user, card)]
    scene.anticipate().play(("use", struck, struck)).choose(user)
    assert sources(scene)[1] == (user, card), "again the action and its user"
    assert scene.energy(struck) == 10


@rule("battle_scenes", "4.8.5-1-ex3")
def test_surpresa_dolorosa_answers_characters_alone_and_the_carrier_is_the_source() -> None:
    surprise = printed(
        "Surpresa Dolorosa",
        "ability",
        action="Surpresa Dolorosa",
        action_cost="0",
        action_text="Toda vez que um personagem causar dano a este personagem neste turno, este personagem causa 2 "
        "pontos de dano naquele personagem.",
    )
    carrier, foe = character("Portador", 9), character("Rival", 9)
    scene = Scene(surprise, carrier, foe, thing := support("Torre", 9))
    user, rival = scene.base(carrier, loads=[surprise, *[None] * 8]), scene.base(foe, 1)
    tower = scene.base(thing, 1)
    scene.do_use(0, user, scene.table.loads_of(user)[0])
    spare = scene.table.loads_of(user)[1]
    scene.damage(user, 1, source=rival).choose(spare).settle()
    assert sources(scene)[-1] == (user, NOTHING), "the character that carries the card, not the action"
    assert scene.energy(rival) == 7
    spare = scene.table.loads_of(user)[1]
    scene.damage(user, 1, source=tower).choose(spare).settle()
    assert scene.energy(user) == 7
    assert scene.energy(tower) == 9, "a support is no character"


@rule("battle_scenes", "4.8.5-3-ex1")
def test_damage_that_characters_deal_by_an_effect_is_no_damage_of_actions() -> None:
    surprise = printed(
        "Surpresa Dolorosa",
        "ability",
        action="Surpresa Dolorosa",
        action_cost="0",
        action_text="Toda vez que um personagem causar dano a este personagem neste turno, este personagem causa 2 "
        "pontos de dano naquele personagem.",
    )
    headline = printed(
        "Manchete",
        "scenario",
        text="Toda vez que uma ação causar dano em um personagem, ela causará aquela quantidade de dano +2.",
    )
    punch = action("Soco", 0, hits(1), types=("anticipation",))
    carrier, foe = character("Portador", 9), character("Rival", 9, action=punch)
    scene = Scene(surprise, carrier, foe, headline)
    scene.base(headline)
    user, rival = scene.base(carrier, loads=[surprise, *[None] * 8]), scene.base(foe, 1)
    scene.do_use(0, user, scene.table.loads_of(user)[0])
    scene.anticipate().play(("use", rival, rival)).choose(user)
    while scene.asked()[1] == "ask-unload":
        scene.play(scene.options("choose")[0])
    assert scene.energy(user) == 6, "1 and 2 more: an action deals it"
    assert scene.energy(rival) == 7, "2 alone: what Surpresa Dolorosa makes is not an action's"


@rule("battle_scenes", "4.8.5-1-ex5")
def test_the_character_that_cassandra_chose_is_the_source() -> None:
    cassandra = printed(
        "Cassandra Nova",
        text="Quando este personagem entrar em cena, escolha um personagem.<br>No início de cada turno, o personagem "
        "escolhido causa 2 pontos de dano em outro personagem.",
    )
    scene = Scene(cassandra, victim(), other := character("Outro", 9))
    chosen, struck = scene.base(scene.kinds[2], 1), scene.base(other, 1)
    card = scene.card(cassandra, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.prepare().play(("enter", card)).feed().choose(chosen)
    scene.table.turn += 1
    scene.play_turn("start")
    assert scene.asked() == (0, "ask-choose")
    scene.choose(struck)
    assert sources(scene) == [(chosen, NOTHING)] and scene.energy(struck) == 7


@rule("battle_scenes", "4.8.5-1-ex7")
def test_adaga_psiquica_itself_is_the_source() -> None:
    dagger = printed(
        "Adaga Psíquica",
        "ability",
        text="Quando este card for carregado de seus recursos em um personagem com {TE} que você controla, você pode "
        "escolher outro personagem. Se o fizer, este card causa 1 ponto de dano nele.",
    )
    scene = Scene(dagger, victim(), telepath := character("Telepata", 4, powers=("TE",)), plain := character("Comum"))
    struck, bearer, other = scene.base(scene.kinds[2], 1), scene.base(telepath), scene.base(plain)
    card = scene.card(dagger, 0, RESOURCES)
    loading.load(scene.table, (card,), bearer, "4.1-1", 0)
    scene.settle().play(("accept",)).choose(struck)
    assert sources(scene) == [(card, NOTHING)] and scene.energy(struck) == 11
    second = scene.card(dagger, 0, RESOURCES)
    loading.load(scene.table, (second,), other, "4.1-1", 0)
    assert not scene.table.waiting, "without Telepathy nothing happens"


@rule("battle_scenes", "4.8.5-1-ex8")
def test_atacar_ate_derrubar_is_the_source_though_it_has_left() -> None:
    knock = printed(
        "Atacar até Derrubar",
        "scenario",
        text="Quando um personagem com a afiliação Mestres do Terror que você controla causar dano a um personagem ou "
        "suporte sem a afiliação Mestres do Terror, você pode colocar este cenário nos recursos de seu dono. Se o "
        "fizer, este cenário causa 4 pontos de dano naquele personagem ou suporte.",
    )
    master = character("Mestre", 5, affiliations=("Mestres do Terror",))
    scene = Scene(knock, master, victim())
    place, user, struck = scene.base(knock), scene.base(master), scene.base(scene.kinds[3], 1)
    scene.damage(struck, 1, source=user, controller=0).settle().play(("accept",))
    assert scene.where(place) == "resources"
    assert sources(scene)[-1] == (place, NOTHING) and scene.energy(struck) == 7


@rule("battle_scenes", "4.8.5-1-ex9")
def test_decisao_extrema_is_the_source() -> None:
    extreme = printed(
        "Decisão Extrema",
        "scenario",
        text="Quando este cenário entrar em cena, você pode descarregar um personagem que você controla e colocá-lo em "
        "seus recursos. Se o fizer, este cenário causa 2 pontos de dano em um personagem ou suporte.",
    )
    scene = Scene(extreme, mine := character("Aliado", 2), victim())
    ally, struck = scene.base(mine), scene.base(scene.kinds[3], 1)
    card = scene.card(extreme, 0, HAND)
    scene.prepare().play(("enter", card), ("accept",))
    assert scene.where(ally) == "resources" and scene.count(0, RESOURCES) == 3
    assert sources(scene) == [(card, NOTHING)] and scene.energy(struck) == 10


@rule("battle_scenes", "4.8.5-1-ex10")
def test_the_exhausted_character_is_the_source_of_garras_imoladoras() -> None:
    claws = printed(
        "Garras Imoladoras",
        "scenario",
        text="Quando este cenário entrar em cena, você pode incapacitar um personagem com {LA} que você controla em "
        "{1}. Se o fizer, ele causa 3 pontos de dano distribuídos da forma como você escolher entre até três "
        "personagens e/ou suportes.",
    )
    scene = Scene(claws, blade := character("Lâmina", powers=("LA",)), victim(), thing := support("Torre", 5))
    user, struck, tower = scene.base(blade), scene.base(scene.kinds[3], 1), scene.base(thing, 1)
    card = scene.card(claws, 0, HAND)
    scene.prepare().play(("enter", card), ("accept",)).choose(struck, tower).play(("enough",), ("pick", "2"))
    while scene.asked()[1] == "ask-damage-order":
        scene.play(scene.options()[0])
    assert scene.stage(user) == 0
    assert {source for source, _ in sources(scene)} == {user}
    assert (scene.energy(struck), scene.energy(tower)) == (10, 4)


@rule("battle_scenes", "4.8.5-1-ex11")
def test_the_character_that_entered_is_the_source_of_quebrar_com_tudo() -> None:
    smash = printed(
        "Quebrar com Tudo",
        "scenario",
        text="Quando um personagem com {SF} que você controla entrar em cena, você pode incapacitar aquele personagem "
        "em {1} e colocar este cenário nos recursos de seu dono. Se o fizer, aquele personagem causa 4 pontos de dano "
        "em um suporte.",
    )
    scene = Scene(smash, strong := character("Forte", 1, powers=("SF",)), thing := support("Torre", 9))
    place, tower = scene.base(smash), scene.base(thing, 1)
    card = scene.card(strong, 0, HAND)
    scene.cards(0, RESOURCES, 1)
    scene.prepare().play(("enter", card), ("accept",))
    assert scene.stage(card) == 0 and scene.where(place) == "resources"
    assert sources(scene) == [(card, NOTHING)] and scene.energy(tower) == 5


@rule("battle_scenes", "4.8.5-1-ex6")
def test_experimentos_sabotados_itself_is_the_source() -> None:
    rigged = printed(
        "Experimentos Sabotados",
        "ability",
        text="Quando um personagem com {GE} que você controla usar uma ação de {GE} na Fase de Combate, se este "
        "personagem tiver {GE}, este card causa 1 ponto de dano em um personagem ou suporte.",
    )
    study = printed(
        "Estudo",
        "ability",
        action="Estudar",
        action_cost="0",
        action_power="Genialidade",
        action_text="Compre um card.",
    )
    scene = Scene(rigged, study, genius := character("Gênio", powers=("GE",)), victim())
    user, struck = scene.base(genius, loads=[rigged, study, None]), scene.base(scene.kinds[4], 1)
    scene.cards(0, DECK, 3)
    card, book = scene.table.loads_of(user)[:2]
    scene.fight().play(("use", user, book)).choose(struck)
    assert sources(scene) == [(card, NOTHING)] and scene.energy(struck) == 11
