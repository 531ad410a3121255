"""Buttons, selects, private answers, thinking and failing."""

from playwright.sync_api import expect

from tests.local.page.app.words import BOARD
from tests.local.page.conftest import Enter


def test_every_kind_of_component_is_drawn(enter: Enter) -> None:
    ana = enter("Ana")

    lobby = ana.show("lobby", "Total War · lobby")
    expect(lobby.locator(".container-accent")).to_be_visible()
    expect(lobby.locator(".thumbnail img")).to_be_visible()
    expect(lobby.locator("hr.separator")).to_be_visible()
    expect(lobby.locator(".gallery img")).to_have_attribute("alt", BOARD)
    expect(lobby.get_by_role("button", name="Start")).to_be_disabled()
    expect(lobby.get_by_role("link", name="Rules")).to_have_attribute("rel", "noopener noreferrer nofollow")
    ana.shoot("components")


def test_a_button_reaches_the_application_and_its_private_answer_one_tab_only(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    lobby = ana.show("lobby", "Total War · lobby")
    ben.same(lobby).get_by_role("button", name="Join").click()

    answer = ben.message("Ben pressed lobby:join")
    expect(answer).to_contain_text("Only you can see this")
    ben.say("Did you see that?")
    expect(ana.message("Did you see that?")).to_be_visible()
    expect(ana.message("Ben pressed")).to_have_count(0)
    ben.shoot("private")


def test_a_private_answer_survives_a_reload_and_can_be_dismissed(enter: Enter) -> None:
    ana = enter("Ana")
    secret = ana.show("secret", "Psst, only for you")
    expect(secret).to_be_visible()

    ana.page.reload()
    expect(secret).to_be_visible()
    count = ana.page.locator(".message", has_text="Psst, only for you").count()
    secret.get_by_role("button", name="Dismiss message").click()

    expect(ana.page.locator(".message", has_text="Psst, only for you")).to_have_count(count - 1)


def test_a_select_sends_the_chosen_value_and_shows_it(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    select = lobby.get_by_role("button", name="Play a card")
    select.click()
    option = ana.page.get_by_role("option", name="Card 3")
    expect(option).to_contain_text("3 Energy")
    option.click()

    expect(ana.message("Ana pressed lobby:one card3")).to_be_visible()
    expect(lobby.locator(".select-value")).to_have_text("Card 3")


def test_a_multiple_select_keeps_to_its_limits(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    lobby.get_by_role("button", name="Drop cards").click()
    done = ana.page.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    for name in ("Card 2", "Card 5", "Card 11"):
        ana.page.get_by_role("option", name=name, exact=False).first.click()
    expect(ana.page.locator(".menu-count")).to_have_text("Choose 1 to 3 · 3 chosen")
    expect(ana.page.get_by_role("option", name="Card 7")).to_have_attribute("aria-disabled", "true")
    ana.shoot("multiple")
    done.click()

    expect(ana.message("Ana pressed lobby:many card2,card5,card11")).to_be_visible()


def test_a_long_select_can_be_searched_and_used_by_keys_alone(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    select = lobby.get_by_role("button", name="Drop cards")
    select.focus()
    select.press("ArrowDown")
    search = ana.page.get_by_label("Search the list")
    expect(search).to_be_focused()
    search.fill("12")
    search.press("Enter")
    search.press("Tab")
    ana.page.keyboard.press("Enter")

    expect(ana.message("Ana pressed lobby:many card12")).to_be_visible()


def test_escape_leaves_a_select_as_it_was(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    select = lobby.get_by_role("button", name="Play a card")
    select.click()
    ana.page.keyboard.press("Escape")

    expect(ana.page.locator(".menu")).to_have_count(0)
    expect(select).to_be_focused()
    expect(select).to_have_attribute("aria-expanded", "false")


def test_people_can_be_chosen_and_the_edited_message_is_marked(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    card = ana.show("classic", "Your hand")
    ben.same(card).get_by_role("button", name="Whom?").click()
    ben.page.get_by_role("option", name="Ana").click()

    for person in (ana, ben):
        expect(person.message("Ben chose @Ana")).to_contain_text("(edited)")


def test_roles_channels_and_both_together_can_be_chosen(enter: Enter) -> None:
    ana = enter("Ana")
    card = ana.show("classic", "Your hand")
    card.get_by_role("button", name="Where?").click()
    ana.page.get_by_role("option", name="arena").click()
    expect(ana.message("Ana pressed classic:channel")).to_be_visible()
    card.get_by_role("button", name="Which role?").click()
    ana.page.get_by_role("option", name="@Kaiju Game Master").click()
    expect(ana.message("Ana pressed classic:role")).to_be_visible()
    card.get_by_role("button", name="Who or what?").click()
    ana.page.get_by_role("option", name="Ana").click()
    ana.page.get_by_role("button", name="Done").click()
    expect(ana.message("Ana pressed classic:anyone")).to_be_visible()


def test_an_embed_shows_its_fields_and_footer(enter: Enter) -> None:
    ana = enter("Ana")
    card = ana.show("classic", "Your hand")

    embed = card.locator(".embed")
    expect(embed).to_contain_text("Scaled Hide")
    expect(embed.locator("dt")).to_have_text(["Energy", "Copies"])
    expect(embed.locator(".embed-footer")).to_have_text("TC-5.5")


def test_a_deferred_answer_thinks_until_it_is_there(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    ana.command("think")
    for person in (ana, ben):
        expect(person.message("Kaiju Game Master is thinking…")).to_be_visible()
    ben.shoot("thinking")
    ben.command("release")

    for person in (ana, ben):
        expect(person.message("I have thought")).to_be_visible()
        expect(person.message("is thinking…")).to_have_count(0)


def test_a_button_without_an_answer_says_so_and_can_be_pressed_again(enter: Enter) -> None:
    ana = enter("Ana")
    card = ana.show("classic", "Your hand")
    button = card.get_by_role("button", name="Hush")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")

    expect(card.locator(".failure")).to_have_text("This interaction failed")
    expect(button).to_have_attribute("aria-busy", "false")
