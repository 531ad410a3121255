"""Discord's way of writing, as the page draws it. The page's own modules run in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.local.page.conftest import Enter
from tests.local.page.person import PROBES
from tests.local.page.stage import Server

DRAW = (PROBES / "draw.js").read_text()


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", timezone_id="UTC")
    page = context.new_page()
    page.goto(server.address)
    yield page
    context.close()


CASES = {
    "**bold** *slanted* _too_": "<strong>bold</strong> <em>slanted</em> <em>too</em>",
    "__under__ ~~gone~~": "<u>under</u> <s>gone</s>",
    "***both***": "<strong><em>both</em></strong>",
    "*a **b***": "<em>a <strong>b</strong></em>",
    "snake_case_name 2 * 3 * 4": "snake_case_name 2 * 3 * 4",
    "**unclosed and \\*escaped\\*": "**unclosed and *escaped*",
    "`**code**` ``a`b``": '<code class="inline">**code**</code> <code class="inline">a`b</code>',
    "<b>&amp;</b>": "&lt;b&gt;&amp;amp;&lt;/b&gt;",
    "<@1> <@2> <@9>": '<span class="mention mention-me">@ana</span> <span class="mention">@ben</span>'
    ' <span class="mention">@unknown-person</span>',
    "<#4>": '<button type="button" class="mention mention-link">games</button>',
    "@everyone": '<span class="mention mention-me">@everyone</span>',
    "[text](javascript:alert(1))": "[text](javascript:alert(1))",
}


@pytest.mark.parametrize("source", CASES)
def test_inline_marks(page: Page, source: str) -> None:
    assert page.evaluate(DRAW, source)["html"] == f"<div>{CASES[source]}</div>"


BLOCKS = {
    "# one\n### three\ntext": '<div class="heading-1" role="heading" aria-level="3">one</div>'
    '<div class="heading-3" role="heading" aria-level="5">three</div><div>text</div>',
    "-# small\nnormal": '<div class="small-print">small</div><div>normal</div>',
    "> said\n> twice\nanswered": "<blockquote><div>said\ntwice</div></blockquote><div>answered</div>",
    ">>> all\nof it": "<blockquote><div>all\nof it</div></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. c\n4. d": '<ol start="3"><li>c</li><li>d</li></ol>',
    "```py\nx = 1\n```": '<pre tabindex="0"><code data-language="py">x = 1</code></pre>',
    "#no heading\n-#no small": "<div>#no heading\n-#no small</div>",
}


@pytest.mark.parametrize("source", BLOCKS)
def test_blocks(page: Page, source: str) -> None:
    assert page.evaluate(DRAW, source)["html"] == BLOCKS[source]


def test_links_lead_out_safely(page: Page) -> None:
    drawn = page.evaluate(DRAW, "see https://example.invalid/a_(b). [here](https://example.invalid/)")["html"]

    assert drawn.count('rel="noopener noreferrer nofollow"') == 2
    assert 'href="https://example.invalid/a_(b)"' in drawn
    assert ">here</a>" in drawn


def test_a_time_says_its_moment_to_machines_too(page: Page) -> None:
    drawn = page.evaluate(DRAW, "<t:0:D> <t:x:D>")["html"]

    assert 'datetime="1970-01-01T00:00:00.000Z"' in drawn
    assert ">1 January 1970</time> &lt;t:x:D&gt;" in drawn


@pytest.mark.parametrize(
    "source", ["*" * 4000, "**a" * 1300, "||" * 2000, "[" * 4000, "> " * 2000, "_*" * 2000, "`a ``b " * 500]
)
def test_a_wall_of_marks_is_only_a_wall(page: Page, source: str) -> None:
    assert page.evaluate(DRAW, source)["depth"] < 30


def test_a_spoiler_opens_with_a_press_and_with_a_key(enter: Enter) -> None:
    ana = enter("Ana")
    ana.say("who won? ||Mothra|| or ||Rodan||", "who won?")
    covers = ana.last.locator(".spoiler")
    covers.first.click()
    covers.nth(1).focus()
    ana.page.keyboard.press("Enter")

    for index, name in enumerate(("Mothra", "Rodan")):
        assert covers.nth(index).locator(".spoiler-inner").is_visible()
        assert covers.nth(index).inner_text() == name
