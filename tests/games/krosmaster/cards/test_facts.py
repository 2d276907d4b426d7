"""What is known of the figures, what is ours, and that people are told which is which."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.core.rulebook import Lang
from ludoteca.games.krosmaster.cards import cards
from tests.games.krosmaster.board import Play

CATALOGUE = cards.load()
PROFILES = {**CATALOGUE.characters, **CATALOGUE.summons}

#: The Powers without a text of their own that are known of the figures and tokens; all others are ours.
KNOWN_POWERS = {
    "gui-yermotel": {"dodge"},
    "vigg-arysta": {"armor"},
    "rainha-dos-tofus": {"dodge", "critical-hit"},
    "rei-dos-papatudos": {"lock", "armor"},
    "cavaleiro-nuvem": {"resistance-air"},
    "rib-ombar": {"dodge", "lock"},
    "kassius-kaos": {"critical-hit"},
    "maskun-john": {"armor"},
    "cavaleiro-gota": {"resistance-water"},
    "cavaleiro-folha": {"resistance-earth"},
    "otomai": {"armor"},
    "tofu": {"itty-bitty"},
    "arpoadora": {"bulky"},
    "estratorre": {"bulky"},
    "guardia": {"bulky"},
    "tombstone": {"desecration"},
}
#: The Powers with a text whose effect is known.
KNOWN_TEXTS = {
    "gultar": "sede-de-combate",
    "merkator": "krobusto",
    "djaul": "trotos-de-descendor",
    "naz-rael": "arranhoes",
    "duque-rex": "escudo-feca",
    "cavaleiro-tenebra": "reflexo-sombrio",
    "otomai": "alquimia",
    "adamai": "apoio-draconico",
}


@pytest.mark.parametrize("id", PROFILES)
def test_every_power_is_a_known_fact_or_marked_as_ours(id: str) -> None:
    profile = PROFILES[id]
    assert set(profile.powers) - set(profile.powers_ours) == KNOWN_POWERS.get(id, set())
    known = {power.id for power in profile.abilities if not power.ours}
    assert known == ({KNOWN_TEXTS[id]} if id in KNOWN_TEXTS else set())


def test_a_power_of_ours_must_be_among_the_powers() -> None:
    wrong = {"name": "X", "color": "white", "level": 1, "initiative": 1, "powers_ours": ["lock"]}
    with pytest.raises(cards.PieceError, match="not among its Powers"):
        cards.with_own([wrong], [])


def shown(name: str, lang: Lang) -> str:
    told = CliRunner().invoke(main, ["--lang", lang, "cards", "show", name, "--game", "krosmaster"])
    assert told.exit_code == 0, told.output
    return told.output


def test_what_is_ours_is_shown_in_both_languages() -> None:
    assert "criação nossa: Artesão, Elixir\n" in shown("otomai", "pt")
    assert "our own invention: Craftsman, Elixir\n" in shown("otomai", "en")
    assert "criação nossa: números, Incômodo" not in shown("arpoadora", "pt"), "Bulky is a fact"
    assert "criação nossa: números, Arpão\n" in shown("arpoadora", "pt")
    assert "our own invention: Critical Hit, Wallop, Leap, Demonic Fury\n" in shown("tristepan", "en")
    assert "criação nossa" not in shown("vigg-arysta", "pt")


# -- the known Powers, played ---------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "gauges"), [("mp", (4, 6)), ("ap", (8, 4))])
def test_otomai_gains_mp_or_ap_at_the_start_of_each_of_his_turns(what: str, gauges: tuple[int, int]) -> None:
    """4 AP and 4 MP, and then +2 MP or +4 AP, at once: the gauges have been filled before (6.2.1.b, 6.2.1.d)."""
    play = Play(["otomai e6 as otomai"], ["koa-gullar a1"], unit="otomai", step="unit")
    assert sorted(play.offered()) == ["pick ap", "pick mp"]
    play.do(f"pick {what}")
    assert (play.look("ap"), play.look("mp")) == gauges and "pick ap" not in play.offered(), "once"
    assert (play.look("otomai.ap_marks"), play.look("otomai.mp_marks")) == (0, 0)


def test_nobody_else_gains_at_otomais_turn_and_he_at_nobody_elses() -> None:
    play = Play(["otomai e6 as otomai", "koa-gullar e7 as koa"], ["monk a1"], unit="koa", step="unit")
    assert (play.look("ap"), play.look("mp")) == (5, 3) and "pick ap" not in play.offered()


@pytest.mark.parametrize(("friend", "markers"), [("cavaleiro-gota", -2), ("koa-gullar", -1)])
def test_the_leaf_knights_toad_takes_one_mp_and_with_another_knight_two(friend: str, markers: int) -> None:
    play = Play(["cavaleiro-folha e6 as leaf", f"{friend} a12"], ["gultar e4 as foe"], unit="leaf")
    play.do("cast sapoada e4", chance=("critical: lock", "armor: lock"))
    assert (play.injuries("foe"), play.look("foe.mp_marks")) == (1, markers)


def test_a_knight_of_the_opponent_is_no_other_knight_of_the_team() -> None:
    play = Play(["cavaleiro-folha e6 as leaf"], ["cavaleiro-nuvem e4 as foe"], unit="leaf")
    play.do("cast sapoada e4", chance=("critical: lock", "armor: lock"))
    assert play.look("foe.mp_marks") == -1


def test_adamai_gives_the_brotherhood_two_hp_while_he_is_there() -> None:
    """Yugo has 8 HP and with Adamai 10; Koa Gullar is none of them, and the opponent's Yugo has no Adamai."""
    play = Play(["adamai e6", "yugo e7 as yugo", "koa-gullar e8 as koa"], ["yugo a1 as theirs"], unit="yugo")
    assert [play.t.max_hp(play.names[label]) for label in ("yugo", "koa", "theirs")] == [10, 7, 8]
    alone = Play(["yugo e7 as yugo"], ["adamai a1"], unit="yugo")
    assert alone.t.max_hp(alone.names["yugo"]) == 8


@pytest.mark.parametrize(("cell", "injuries"), [("e3", 2), ("a12", 1)])
def test_adamais_duo_dynamite_is_stronger_beside_yugo(cell: str, injuries: int) -> None:
    play = Play(["adamai e6 as adamai", f"yugo {cell}"], ["gultar e4 as foe"], unit="adamai")
    play.do("cast dupla-dinamite e4", chance=("critical: lock", "armor: lock"))
    assert play.injuries("foe") == injuries
