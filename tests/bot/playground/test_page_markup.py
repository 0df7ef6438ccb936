"""The chat's markdown as the page shows it: each line of the table is a text and the elements it becomes."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from playwright.async_api import Browser, Page, Route

import bot.playground
from tests.support.browser import complaints

PAGE = Path(bot.playground.__file__).parent / "page"
RENDER = """async (texts) => {
  const { markup } = await import("/page/markup.js");
  const names = { name: () => "Ann", channelNamed: () => "games", role: () => "judge" };
  const scene = { locale: "en-US", me: "100001", ...names, open() {}, command() {} };
  const shown = (text) => {
    const box = document.createElement("div");
    box.append(...markup(text, scene));
    return box.innerHTML;
  };
  return texts.map(shown);
}"""
_OUTWARD = 'target="_blank" rel="noopener noreferrer"'

CASES = {
    "plain": "<p>plain</p>",
    "two\nlines": "<p>two\nlines</p>",
    "**bold** *thin* _thin_": "<p><strong>bold</strong> <em>thin</em> <em>thin</em></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "snake_case_name 2 * 3 * 4": "<p>snake_case_name 2 * 3 * 4</p>",
    r"\*not\* \`code\`": "<p>*not* `code`</p>",
    "`a **b** <i>`": "<p><code>a **b** &lt;i&gt;</code></p>",
    "```py\nx = '<b>'\n```": "<pre tabindex=\"0\"><code>x = '&lt;b&gt;'</code></pre>",
    "# One\n## Two\n### Three\n-# small": '<h3>One</h3><h4>Two</h4><h5>Three</h5><p class="subtext">small</p>',
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "- a\n1. b\n2. c": '<ul><li>a</li></ul><ol start="1"><li>b</li><li>c</li></ol>',
    "3. c": '<ol start="3"><li>c</li></ol>',
    "[table](https://discord.com/channels/1/22/333)": '<p><button class="plain" type="button">table</button></p>',
    "[rules](https://example.org/a)": f'<p><a href="https://example.org/a" {_OUTWARD}>rules</a></p>',
    "see https://example.org/a.": f'<p>see <a href="https://example.org/a" {_OUTWARD}>https://example.org/a</a>.</p>',
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "<javascript:alert(1)>": "<p>&lt;javascript:alert(1)&gt;</p>",
    "<script>alert(1)</script>": "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    '<img src=x onerror="alert(1)">': '<p>&lt;img src=x onerror="alert(1)"&gt;</p>',
    "<@100001> <@!100002>": '<p><span class="mention mine">@Ann</span> <span class="mention">@Ann</span></p>',
    "<@&100003> <#100004>": (
        '<p><span class="mention">@judge</span> <button class="mention" type="button">#games</button></p>'
    ),
    "</play cardgo:1>": '<p><button class="mention" type="button">/play cardgo</button></p>',
    "**unclosed": "<p>**unclosed</p>",
    "<t:99999999999999:f> <@1> <t:x>": "<p>&lt;t:99999999999999:f&gt; &lt;@1&gt; &lt;t:x&gt;</p>",
}
HEAVY = [
    "*" * 4000,
    "> " * 2000,
    "**_" * 1300,
    "[" * 4000,
    "||" * 2000,
    "- a\n" * 1000,
    "\n".join(" " * n + "- a" for n in range(80)),
    "`" * 3999,
]


async def blank(page: Page) -> None:
    """A page without a server: its files come from the folder."""

    async def serve(route: Route) -> None:
        name = route.request.url.split("/page/")[-1]
        if "/page/" not in route.request.url:
            await route.fulfill(content_type="text/html", body="<!doctype html><title>x</title>")
            return
        await route.fulfill(content_type=mimetypes.guess_type(name)[0], body=(PAGE / name).read_bytes())

    await page.route("**/*", serve)
    await page.goto("http://page.invalid/")


async def test_markdown_becomes_elements_and_nothing_else(browser: Browser) -> None:
    page = await browser.new_page()
    found = complaints(page)
    await blank(page)
    shown = dict(zip(CASES, await page.evaluate(RENDER, list(CASES)), strict=True))
    assert shown == CASES
    moment = await page.evaluate(RENDER, ["<t:0:R>"])
    assert 'datetime="1970-01-01T00:00:00.000Z"' in moment[0]
    assert "years ago" in moment[0]
    heavy = await page.evaluate(RENDER, HEAVY)
    assert len(heavy) == len(HEAVY)
    assert found == []
