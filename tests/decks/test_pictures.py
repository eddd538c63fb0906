from pathlib import Path

import pytest

from stella.decks.pictures import load_pictures
from stella.decks.source import BadDeck

HERE = Path(__file__).parent
CARD = """[[card]]
id = "p{0}"
description.en = "A picture, {0}."
description.de = "Ein Bild, {0}."
tags = ["one", "two"]
associations = ["three"]
"""
HEAD = '[deck]\nname = "Mine"\nlicence = "mine"\nlanguages = ["en", "de"]\n'
GOOD = HEAD + "".join(CARD.format(number) for number in range(30))


def deck_file(folder: Path, text: str) -> Path:
    path = folder / "deck.toml"
    path.write_text(text)
    return path


def why_bad(folder: Path, text: str) -> str:
    with pytest.raises(BadDeck) as bad:
        load_pictures(deck_file(folder, text))
    return str(bad.value).removeprefix(str(folder / "deck.toml"))


def test_a_deck_is_read(tmp_path: Path) -> None:
    deck = load_pictures(deck_file(tmp_path, GOOD))
    assert deck.name == "Mine"
    assert deck.languages == ("en", "de")
    assert list(deck.cards)[:2] == ["p0", "p1"]
    card = deck.cards["p3"]
    assert card.description == {"en": "A picture, 3.", "de": "Ein Bild, 3."}
    assert card.tags == ("one", "two")
    assert card.associations == ("three",)


def test_the_deck_of_these_tests_is_good() -> None:
    assert len(load_pictures(HERE / "pictures.toml").cards) == 36


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[deck]", "[dock]", ":1: nobody knows what 'dock' is"),
        ('name = "Mine"', "", ":1: name: a text expected"),
        ('name = "Mine"', "name = 7", ":2: name: a text expected"),
        ('name = "Mine"', 'name = " "', ":2: name is empty"),
        ('["en", "de"]', '["en", "tlh"]', ":4: languages: 'tlh' is none of en, de, es, fr, it"),
        ('["en", "de"]', "[]", ":4: languages: at least one, and none twice"),
        ('["en", "de"]', '["en", "en"]', ":4: languages: at least one, and none twice"),
        ('["en", "de"]', '["en", "de", "fr"]', ":7: description is missing in 'fr'"),
        ('["en", "de"]', '["en"]', ":7: description: 'de' is not a language of this deck"),
        ('id = "p4"', 'id = "p3"', ":30: card p3 comes twice"),
        ('id = "p4"', "", ":29: id: a text expected"),
        ('id = "p4"', 'id = "p4"\nmood = "calm"', ":31: nobody knows what 'mood' is"),
        ('"A picture, 4."', '""', ":31: description.en: a text expected"),
        ('"Ein Bild, 4."', "4", ":31: description.de: a text expected"),
        ('id = "p4"', "id = p4", ":30: Invalid value"),
        ("[[card]]", "[card]", ":11: Cannot declare ('card',) twice"),
    ],
)
def test_a_bad_deck_says_in_which_line_and_why(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    assert old in GOOD
    assert why_bad(tmp_path, GOOD.replace(old, new)) == why


def test_lists_of_texts_hold_texts(tmp_path: Path) -> None:
    bad = GOOD.replace('["one", "two"]', '["one", 2]', 1)
    assert why_bad(tmp_path, bad) == ":9: tags: a list of texts expected"


def test_too_few_pictures(tmp_path: Path) -> None:
    few = HEAD + "".join(CARD.format(number) for number in range(29))
    assert why_bad(tmp_path, few) == ":1: a game needs 30 pictures, here are 29"


def test_a_card_that_is_no_list_of_tables(tmp_path: Path) -> None:
    assert why_bad(tmp_path, "card = 3\n" + HEAD) == ":1: [[card]] expected"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match=r"nowhere\.toml: No such file or directory$"):
        load_pictures(tmp_path / "nowhere.toml")


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match=r"Is a directory$"):
        load_pictures(tmp_path)


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b'[deck]\nname = "\xff"\n')
    with pytest.raises(BadDeck, match=r"deck\.toml:2: not UTF-8$"):
        load_pictures(path)


def test_a_file_that_is_far_too_large(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    with path.open("wb") as opened:
        opened.truncate(5 * 1024 * 1024)
    with pytest.raises(BadDeck, match=r"larger than 4194304 bytes$"):
        load_pictures(path)


def test_brackets_that_are_nested_too_deep(tmp_path: Path) -> None:
    assert why_bad(tmp_path, "a = " + "[" * 100_000) == ":1: brackets are nested too deep"


def test_images_lie_beside_the_deck_in_three_widths(tmp_path: Path) -> None:
    with_images = GOOD.replace('licence = "mine"', 'images = "avif"')
    assert why_bad(tmp_path, with_images).endswith("p0-240.avif: this picture is missing")
    for number in range(30):
        for width in (240, 400, 800):
            (tmp_path / f"p{number}-{width}.avif").touch()
    deck = load_pictures(deck_file(tmp_path, with_images))
    assert deck.image("p7", 400) == tmp_path / "p7-400.avif"
