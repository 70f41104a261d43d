"""The page with all cards of Artigiano."""

from __future__ import annotations

import re

from signoria.games.artigiano.tables import DATA
from tools import cards


def test_the_page_of_cards_is_up_to_date() -> None:
    assert cards.PAGE.read_text(encoding="utf-8") == cards.page(), "python tools/cards.py writes it"


def test_every_card_is_drawn_worded_and_tested() -> None:
    text = cards.PAGE.read_text(encoding="utf-8")
    articles = dict(
        re.findall(r'<article class="\w+" id="([\w-]+)">(.*?)</article>', text, re.DOTALL)
    )
    assert articles.keys() == {card["id"] for card in DATA.files["cards"]["card"]}
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', text))
    for article in articles.values():
        drawn = re.findall(r'href="#([\w-]+)"', article)
        assert drawn
        assert set(drawn) <= symbols
        assert re.search(r'<p lang="en" class="en">[^<]+</p>', article)
        assert re.search(r'<p lang="fr" class="fr">[^<]+</p>', article)
        assert re.search(r"ART-\w+-\d+</a><br>test_\w+\.py", article)
