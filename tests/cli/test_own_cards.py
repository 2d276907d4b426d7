"""Cards of one's own: the examples of docs/cards.md are checked, played, saved, loaded and replayed in every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from ludoteca import games
from ludoteca.cardtext.pieces import slug
from ludoteca.cli import main
from ludoteca.core import documents
from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.apotheosis.cards.entries import CardEntry as ApotheosisCard
from ludoteca.games.apotheosis.cards.entries import HeroEntry
from ludoteca.games.battle_scenes.cards.cards import CardEntry as SceneCard
from ludoteca.games.battle_scenes.cards.formats import Deck as SceneDeck
from ludoteca.games.dice_masters.cards.cards import CardEntry as DiceCard
from ludoteca.games.dice_masters.cards.cards import DieType
from ludoteca.games.dice_masters.cards.formats import Team as DiceTeam
from ludoteca.games.fabula.cards.cards import CardEntry as FabulaCard
from ludoteca.games.fabula.cards.formats import Deck as FabulaDeck
from ludoteca.games.krosmaster.cards.cards import Character, Spell, Summon
from ludoteca.games.krosmaster.cards.cards import Team as KrosTeam
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "cards.md", "pt": DOCS / "cards.pt.md"}
EXAMPLE = re.compile(r"^```toml (\w+)\n(.*?)^```$", re.M | re.S)
EXAMPLES = dict(EXAMPLE.findall(PAGES["en"].read_text("utf-8")))
STRUCTS: dict[str, list[type[msgspec.Struct]]] = {
    "fabula": [FabulaCard, FabulaDeck],
    "battle_scenes": [SceneCard, SceneDeck],
    "dice_masters": [DiceCard, DieType, DiceTeam],
    "krosmaster": [Character, Summon, Spell, KrosTeam],
    "apotheosis": [ApotheosisCard, HeroEntry],
}
every_game = pytest.mark.parametrize("game", games.playable())


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, *words], catch_exceptions=False)


def written(folder: Path, text: str, name: str = "own.toml") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def parted(game: str) -> tuple[str, str]:
    """An example as two files: the list, and the cards."""
    text = EXAMPLES[game]
    at = text.index("[[")
    return text[:at], text[at:]


def team_setup(game: str, text: str, **more: Any) -> dict[str, Any]:
    home = games.game(game)
    format = next(each for each in home.formats if home.takes_teams(each))
    other = home.team(next(iter(home.ready_teams("en"))))
    return {"format": format, "teams": [home.read_team(text), other], **more}


def own_words(game: str) -> set[str]:
    content = documents.read_toml(EXAMPLES[game])
    tables = [each for table in ("card", "character") for each in content.get(table, [])]
    names = [each.get("title", each.get("name")) for each in tables]
    return {slug(name if isinstance(name, str) else name["pt"]) for name in names}


# -- the page -------------------------------------------------------------------------


def test_both_pages_have_the_same_example_for_every_game() -> None:
    assert set(EXAMPLES) == set(games.playable())
    assert dict(EXAMPLE.findall(PAGES["pt"].read_text("utf-8"))) == EXAMPLES


@every_game
@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_page_tells_every_field_of_cards_and_decks(game: str, lang: str) -> None:
    before = PAGES[lang].read_text("utf-8").split(f"```toml {game}\n")[0]
    section = before[before.rindex("\n## ") :]
    told = set(re.findall(r"^\| `(\w+)` \|", section, re.M))
    wanted = {field.name for struct in STRUCTS[game] for field in msgspec.structs.fields(struct)}
    assert told == wanted


# -- the examples are played ----------------------------------------------------------


@every_game
@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_example_is_in_order(game: str, lang: str, tmp_path: Path) -> None:
    result = run("cards", "check", written(tmp_path, EXAMPLES[game]), "--game", game, lang=lang)
    assert result.exit_code == 0, result.output
    assert ("in order: the list" if lang == "en" else "em ordem: a lista") in result.output


@every_game
def test_a_match_with_own_cards_is_played_saved_loaded_and_replayed(game: str) -> None:
    home = games.game(game)
    match = Match(home, team_setup(game, EXAMPLES[game]), 4)
    kinds = {getattr(kind, "word", "") for kind in match.table.box.kinds}
    cards = {getattr(getattr(kind, "card", None), "word", "") for kind in match.table.box.kinds}
    for word in own_words(game):
        assert any(each.startswith(word) for each in kinds | cards), f"{word} is not in the match"
    player = Sitting(AtRandom(), 9)
    while not match.over and len(match.choices) < 60:
        match.choose(player.choose(match.table))
    again = Match.load(match.save("0"), games.game)
    assert again.table.data() == match.table.data()
    assert not home.faults(again.table)


@every_game
def test_a_save_with_another_text_of_an_own_card_is_refused(game: str) -> None:
    """The set-up pins what is played with: altering it is found out."""
    match = Match(games.game(game), team_setup(game, EXAMPLES[game]), 4)
    document = msgspec.json.decode(match.save("0"))
    [own, *_] = [tables for table in ("card", "character") if (tables := document["setup"]["teams"][0].get(table))]
    own[0].pop("text", None) or own[0]["spells"].pop()
    with pytest.raises(Exception, match="text"):
        Match.load(msgspec.json.encode(document), games.game)


@every_game
def test_cards_of_a_file_of_their_own_join_the_match(game: str, tmp_path: Path) -> None:
    listed, cards = parted(game)
    team, own = written(tmp_path, listed, "team.toml"), written(tmp_path, cards, "cards.toml")
    bots = ("--seat", "random", "--seat", "random", "--seed", "3", "--plain")
    result = run("play", game, "--team", team, "--cards", own, *bots)
    assert result.exit_code == 0, result.output
    assert run("play", game, "--team", team, *bots).exit_code == 2, "without the cards the list can't be read"


@every_game
def test_two_players_may_bring_the_same_own_cards(game: str) -> None:
    home = games.game(game)
    setup = team_setup(game, EXAMPLES[game])
    setup["teams"][1] = setup["teams"][0]
    assert home.new_table(home.setup(setup), 1)


# -- what is wrong is told --------------------------------------------------------------


@every_game
def test_a_card_called_as_another_is_an_error_that_says_what_to_do(game: str, tmp_path: Path) -> None:
    cards = games.collection(game)
    taken = cards.all()[0].id
    table = "character" if game == "krosmaster" else "card"
    altered = EXAMPLES[game].replace(f"[[{table}]]\n", f'[[{table}]]\nid = "{taken}"\n', 1)
    with pytest.raises(SetupError, match=f"the name {taken} belongs to"):
        games.game(game).setup(team_setup(game, altered))
    result = run("cards", "check", written(tmp_path, altered), "--game", game, lang="pt")
    assert result.exit_code == 1
    assert f"o nome “{taken}” já é da carta" in result.output and "ou um id próprio" in result.output


def test_two_own_cards_of_one_name_are_an_error() -> None:
    card = {"title": "Gêmea", "type": "maneuver", "text": "Compre uma carta."}
    setup = team_setup("fabula", parted("fabula")[0], cards=[card, {**card, "text": "Compre duas cartas."}])
    with pytest.raises(SetupError, match="the name gemea belongs to the card gemea already"):
        games.game("fabula").setup(setup)


WRONG = """
[[card]]
titel = "Errada"
type = "aly"
cost = "caro"
colours = ["green", "grene"]
text = \"\"\"
Quando este aliado entrar em campo, compre uma crta.
Voe alto.\"\"\"
"""


def test_all_that_is_wrong_with_a_card_is_told_at_once(tmp_path: Path) -> None:
    told = run("cards", "check", written(tmp_path, WRONG), "--game", "fabula", lang="pt").output
    for part in (
        "não existe o campo “titel”; quis dizer “title”; os campos são: id, title, type",
        "falta o campo “title”",
        "“aly” não é nenhuma das palavras que existem; quis dizer “ally”",
        "“caro” não é nenhuma das palavras que existem; existem: X, Y, Z, 0, 1, 2 … (em cost)",
        "“grene” não é nenhuma das palavras que existem; quis dizer “green”",
        "(em colours[2])",
        "text: Linha 1, coluna 48: não entendi “crta”",
        "text: Linha 2, coluna 1: não entendi “Voe”",
    ):
        assert part in told, f"{part}\n--- in ---\n{told}"
    assert "“id”" not in told, "the id may be left out"
    assert "7 problemas" in told


@every_game
def test_every_wrong_field_of_every_own_card_of_a_set_up_is_told(game: str) -> None:
    table = "character" if game == "krosmaster" else "card"
    altered = EXAMPLES[game].replace(f"[[{table}]]\n", f"[[{table}]]\nstrange = 1\nodd = 2\n")
    with pytest.raises(SetupError) as error:
        games.game(game).setup(team_setup(game, altered))
    count = altered.count(f"[[{table}]]")
    assert error.value.message.count("unknown field `strange`") == count
    assert error.value.message.count("unknown field `odd`") == count


def test_cards_without_a_team_that_plays_them_are_an_error(tmp_path: Path) -> None:
    result = run("play", "fabula", "--cards", written(tmp_path, parted("fabula")[1]))
    assert result.exit_code == 2 and "give it with --team" in result.output


def test_a_file_without_cards_says_where_to_write_them(tmp_path: Path) -> None:
    file = written(tmp_path, "[[cards]]\nname = 'X'\n")
    result = run("play", "krosmaster", "--cards", file, "--team", "tofus")
    assert result.exit_code == 2 and "[[character]], [[summon]]" in result.output


def test_import_with_refusals_ends_with_1_only_if_it_is_strict(tmp_path: Path) -> None:
    good = written(tmp_path, '[[card]]\ntitle = "A"\ntext = "Compre uma carta."\ntype = "maneuver"\n', "good.toml")
    bad = written(tmp_path, '[[card]]\ntitle = "A"\ntext = "Compre uma crta."\ntype = "maneuver"\n', "bad.toml")
    for strict, file, wanted in (("", bad, 0), ("--strict", bad, 1), ("--strict", good, 0)):
        words = ["cards", "import", file, "--game", "fabula", *([strict] if strict else [])]
        assert run(*words).exit_code == wanted
        assert run(*words, "--json").exit_code == wanted
