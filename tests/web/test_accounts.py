"""An account of one's own: made, left, entered, renamed on its page, by keys; complaints say what to do."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.browser import SMALL, Opener
from tests.web.playing import against_bot, arrived, click_on

WORDS = "quatro dados no feltro"
OTHERS = "uma carta na manga"


def given(page: Page, form: str, name: str, passphrase: str) -> None:
    """A form filled and sent by keys alone."""
    place = page.get_by_role("form", name=form)
    place.get_by_label("Nome").fill(name)
    page.keyboard.press("Tab")
    page.keyboard.type(passphrase)
    page.keyboard.press("Enter")


def test_an_account_is_made_left_entered_and_renamed(person: Opener) -> None:
    page = person(lang="pt", **SMALL)
    arrived(page)
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("dialog").get_by_role("link", name="Conta").click()
    expect(page.get_by_role("heading", name="Conta", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert violations(page) == []
    given(page, "Criar uma conta", "Irene", "curta")
    expect(page.get_by_role("alert")).to_have_text("Escolha uma senha de 10 a 256 letras.")
    assert violations(page) == []
    given(page, "Criar uma conta", "Irene", WORDS)
    expect(page.get_by_role("status")).to_have_text("Sua conta está criada.")
    expect(page.locator(".who")).to_have_text("Você entrou como Irene")
    assert violations(page) == []
    page.get_by_role("textbox", name="Nome").fill("Irene B.")
    page.keyboard.press("Enter")
    expect(page.locator(".who")).to_have_text("Você entrou como Irene B.")
    page.get_by_role("button", name="Sair da conta").click()
    expect(page.get_by_role("status")).to_have_text("Você saiu da conta.")

    other = person(lang="pt")
    other.goto("/account")
    given(other, "Criar uma conta", "irene b.", WORDS)
    expect(other.get_by_role("alert")).to_contain_text("Escolha outro, ou entre, se for a sua.")
    given(other, "Entrar", "Irene B.", "outra coisa qualquer")
    expect(other.get_by_role("alert")).to_contain_text("Nome ou senha não conferem.")
    given(other, "Entrar", "Irene B.", WORDS)
    expect(other.locator(".who")).to_have_text("Você entrou como Irene B.")
    other.get_by_role("link", name="Ao salão").click()
    other.get_by_role("button", name="Ajustes").click()
    expect(other.get_by_role("dialog")).to_contain_text("Você entrou como Irene B.")


def changed(page: Page, old: str, new: str) -> None:
    form = page.get_by_role("form", name="Trocar a senha")
    form.get_by_label("Senha atual").fill(old)
    page.keyboard.press("Tab")
    page.keyboard.type(new)
    page.keyboard.press("Enter")


def test_a_new_passphrase_is_given_by_whoever_knows_the_old_one_and_others_are_signed_out(person: Opener) -> None:
    """Another browser that plays by the account is told so where it is; another tab of this one plays on."""
    page, other = person(lang="pt", **SMALL), person(lang="pt", **SMALL)
    page.goto("/account")
    given(page, "Criar uma conta", "Rosa", WORDS)
    expect(page.locator(".who")).to_have_text("Você entrou como Rosa")
    other.goto("/account")
    given(other, "Entrar", "Rosa", WORDS)
    expect(other.locator(".who")).to_have_text("Você entrou como Rosa")
    tab = page.context.new_page()
    table = against_bot(tab, "dice_masters")
    other.goto(f"/table/{table}")
    expect(other.locator(".play")).to_be_visible()

    changed(page, "outra coisa qualquer", OTHERS)
    expect(page.get_by_role("alert")).to_have_text("A senha atual não confere. Confira-a; maiúsculas contam.")
    assert violations(page) == []
    changed(page, WORDS, "curta")
    expect(page.get_by_role("alert")).to_have_text("Escolha uma senha de 10 a 256 letras.")
    changed(page, WORDS, OTHERS)
    expect(page.get_by_role("status")).to_have_text("Sua senha foi trocada; os outros navegadores saíram da conta.")
    expect(page.get_by_label("Senha atual")).to_have_value("")

    told = other.get_by_role("alert").filter(has_text="Sua senha foi trocada em outro navegador")
    expect(told).to_be_visible()
    assert violations(other) == []
    told.get_by_role("link", name="Entrar").click()
    given(other, "Entrar", "Rosa", WORDS)
    expect(other.get_by_role("alert").filter(has_text="Nome ou senha não conferem.")).to_be_visible()
    given(other, "Entrar", "Rosa", OTHERS)
    expect(other.locator(".who")).to_have_text("Você entrou como Rosa")
    expect(told).to_have_count(0)

    expect(tab.get_by_text("A conexão caiu")).to_have_count(0)
    assert click_on(tab, limit=2) == 2
    page.reload()
    expect(page.locator(".who")).to_have_text("Você entrou como Rosa")
