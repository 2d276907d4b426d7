"""Every message reads well with masculine, feminine, singular and plural names, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from ludoteca import games
from ludoteca.core.agreement import FORMS, Named, agree, together
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from tests.messages.every import HOME, LANGUAGES, ROOMS, parts, patterns, rendered

#: A word that would have to agree with the name before it and does not.
STIFF = re.compile(
    r"(?:= |\] |: |que )\{ \$(?:piece|pieces|first|second|other|source|base) \}[^{}.,:;]*?"
    r"\b(?:é|são|foi|foram|está|estão|fica|ficam|ser|seja|seria) (?:mais )?\w+(?:ad|id|íd|ult|ost|ert)[oa]s?\b"
)
#: Where the word agrees with something else that the sentence names.
ELSEWHERE = {"refusal-ability", "ask-energy"}
#: Options that are one of the alternatives of a text, in the words of the text.
ALTERNATIVES = {("battle_scenes", "say-pick")}


def rooms(game: Game) -> list[Path]:
    return [CORE, game.folder]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_message_can_be_said_in_every_form(room: Path, lang: Lang) -> None:
    said = list(rendered(room, lang))
    assert said
    left = r"[{}]|AGREE\b" if lang == "en" else r"[{}]|AGREE\b|\bnone\b"
    assert [(id, text) for id, _, text in said if re.search(left, text)] == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_words_beside_a_name_agree_with_it(room: Path) -> None:
    text = (room / "messages.pt.ftl").read_text(encoding="utf-8")
    stiff = [line.strip() for line in text.splitlines() if STIFF.search(line)]
    assert [line for line in stiff if line.split(" ")[0] not in ELSEWHERE] == []


@pytest.mark.parametrize(("lang", "verb"), [("pt", r"(Não |Se )?\w*[aeioôI]r\b"), ("en", r"[A-Z][a-z]+\b(?! #)")])
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_an_option_begins_with_what_is_done(room: Path, lang: Lang, verb: str) -> None:
    """In the infinitive in Portuguese, with a word of its own and not with a name or a figure in English."""
    options = [(id, text) for id, _, text in rendered(room, lang) if id.startswith("say-")]
    options = [each for each in options if (room.name, each[0]) not in ALTERNATIVES]
    assert [each for each in options if not re.match(verb, each[1]) or each[1].startswith(("Thor", "Jogador"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_agree_is_given_two_words_or_four_that_differ(room: Path, lang: Lang) -> None:
    for id, pattern in patterns(room, lang):
        for part in parts(pattern):
            if isinstance(part, ast.FunctionReference) and part.id.name == "AGREE":
                words = [each.value for each in part.arguments.positional[1:] if isinstance(each, ast.StringLiteral)]
                assert len(words) in (2, len(FORMS)), id
                assert words[0] != words[1], id


def test_the_word_follows_the_form_of_the_name() -> None:
    four = ("destruído", "destruída", "destruídos", "destruídas")
    assert [agree(Named("x", form), *four) for form in FORMS] == list(four)
    assert [agree(Named("x", form), "sai", "saem") for form in FORMS] == ["sai", "sai", "saem", "saem"]
    assert agree("Jogador 1", *four) == "destruído"
    with pytest.raises(TypeError):
        agree("x", "sai", "saem", "saíram")


def test_several_are_feminine_only_if_all_are() -> None:
    assert together(["fs"]) == "fs" and together(["fp"]) == "fp"
    assert together(["fs", "fs"]) == "fp" and together(["fs", "ms"]) == "mp" and together([]) == "mp"


@pytest.mark.parametrize("game", games.ALL)
def test_every_name_on_a_piece_has_its_form(game: str) -> None:
    playing = games.game(game)
    listed = re.findall(r'^    "(.*)",$', (HOME / "games" / game / "forms.toml").read_text(encoding="utf-8"), re.M)
    assert len(listed) == len(set(listed)) == len(playing.forms)
    for setup in playing.sample_setups():
        table = playing.new_table(playing.setup(setup), 1)
        kinds = range(len(table.box.kinds))
        # Another default than the usual one would show through for a name that is not listed.
        for kind in kinds:
            name = playing.kind_name(table, kind, "pt")
            assert any(name == each or name.startswith((f"{each} V", f"{each} – ")) for each in playing.forms), name


@pytest.mark.parametrize(
    ("game", "name", "form"),
    [
        ("battle_scenes", "Viúva Negra", "fs"),
        ("battle_scenes", "Garras Imoladoras", "fp"),
        ("battle_scenes", "Pantera Negra", "ms"),
        ("dice_masters", "Tempestade", "fs"),
        ("dice_masters", "Fera", "ms"),
        ("krosmaster", "Bomba d'Água", "fs"),
        ("fabula", "Fogueira de São João", "fs"),
        ("fabula", "Raízes Profundas", "fp"),
        ("apotheosis", "Grilhões de Vento", "mp"),
    ],
)
def test_names_have_the_gender_that_people_give_them(game: str, name: str, form: str) -> None:
    assert games.game(game).forms[name] == form


@pytest.mark.parametrize("game", games.ALL)
def test_every_option_is_an_infinitive_in_portuguese(game: str) -> None:
    """ "Lançar …", "Não bloquear": whatever its values; an alternative of a text is told in the text's own words."""
    options = [(id, text) for id, _, text in rendered(HOME / "games" / game, "pt") if id.startswith("say-")]
    assert len(options) > 20
    own_words = {"say-pick", "say-mode"}
    stiff = [each for each in options if not re.match(r"(Não )?(?i:\w*[aeiôo]r)\b", each[1])]
    assert [(id, text) for id, text in stiff if id not in own_words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["krosmaster", "apotheosis"])
def test_whoever_may_do_what_a_text_says_is_shown_the_text(game: str, lang: Lang) -> None:
    playing = games.game(game)
    messages = Messages(rooms(playing), lang, strict=True)
    shown = 0
    for seed, setup in enumerate(playing.sample_setups()):
        match, chance = Match(playing, setup, seed), Chance(seed)
        while not match.over and len(match.choices) < 120:
            decision = match.table.decision
            assert decision is not None
            if decision.ask in ("ask-may", "ask-choose"):
                view = match.view(decision.seat).decision
                assert view is not None
                said = playing.telling(match.table, decision.seat, messages).question(view)
                assert re.search(r"“.{8,}”$", said), said
                shown += 1
            match.choose(decision.options[chance.below(len(decision.options))])
        if shown > 3:
            return
    assert shown
