"""The printed deck, measured as people see it on a phone: sizes, values, likeness."""

import statistics
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from stella.decks.built_in import PICTURES
from stella.decks.pictures import WIDTHS, PictureDeck, load_pictures
from stella.decks.source import LANGUAGES
from stella.rules.material import PICTURE_CARDS
from tests.source_code import ROOT

FOLDER: Path = PICTURES.parent
MATRIX = tomllib.loads((ROOT / "atelier" / "matrix.toml").read_text())
CARDS = [f"c{card['number']:02}" for card in MATRIX["card"]]
KILO = 1000
HEAVIEST = {240: 14 * KILO, 400: 34 * KILO, 800: 125 * KILO}
HEAVIEST_ON_AVERAGE = {240: 11 * KILO, 400: 27 * KILO, 800: 100 * KILO}
PHONE_WIDTH, PHONE_HEIGHT = 150, 225
BRIGHT = 0.85


def file(card: str, width: int) -> Path:
    return FOLDER / f"{card}-{width}.avif"


@cache
def luminance(card: str) -> NDArray[np.float32]:
    """The card 150 pixels wide, from 0 to 1."""
    picture = Image.open(file(card, 400)).convert("RGB")
    small = picture.resize((PHONE_WIDTH, PHONE_HEIGHT), Image.Resampling.LANCZOS)
    weights = np.array([0.2126, 0.7152, 0.0722], np.float32)
    return np.asarray(np.asarray(small, np.float32) / 255 @ weights, np.float32)


@cache
def fingerprint(card: str) -> NDArray[np.bool_]:
    """A perceptual hash of 64 bits: the signs of the lowest frequencies round their median."""
    shrunk = cv2.resize(luminance(card), (32, 32), interpolation=cv2.INTER_AREA)
    low = cv2.dct(shrunk)[:8, :8].ravel()
    return np.asarray(low > np.median(low[1:]), np.bool_)


@cache
def deck() -> PictureDeck:
    return load_pictures(PICTURES)


def test_the_deck_is_whole() -> None:
    assert len(CARDS) == PICTURE_CARDS
    assert list(deck().cards) == CARDS
    assert deck().languages == LANGUAGES
    for card in CARDS:
        for width in WIDTHS:
            assert deck().image(card, width) == file(card, width)


@pytest.mark.parametrize("width", WIDTHS)
def test_pictures_are_as_wide_and_as_light_as_promised(width: int) -> None:
    sizes = []
    for card in CARDS:
        path = file(card, width)
        with Image.open(path) as picture:
            assert picture.size == (width, width * 3 // 2), card
            assert picture.format == "AVIF"
        sizes.append(path.stat().st_size)
        assert sizes[-1] <= HEAVIEST[width], card
    assert statistics.fmean(sizes) <= HEAVIEST_ON_AVERAGE[width]


def test_any_two_cards_can_be_told_apart() -> None:
    for one, other in combinations(CARDS, 2):
        distance = int((fingerprint(one) != fingerprint(other)).sum())
        assert distance >= 10, (one, other, distance)


@pytest.mark.parametrize("card", CARDS)
def test_values_are_dark_with_one_light(card: str) -> None:
    values = luminance(card)
    assert 0.2 <= values.mean() <= 0.66
    assert values.std() >= 0.12, "flat"
    assert np.percentile(values, 99) >= 0.62, "nothing shines"
    assert (values > BRIGHT).mean() <= 0.12, "too much shines"


@pytest.mark.parametrize("card", CARDS)
def test_what_shines_is_one_region(card: str) -> None:
    shining = (luminance(card) > BRIGHT).astype(np.uint8)
    grown = cv2.dilate(shining, np.ones((9, 9), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(grown)
    large = [area for *_, area in stats[1:] if area > 0.02 * grown.size]
    assert len(large) <= 2


def test_not_all_is_night() -> None:
    means = [float(luminance(card).mean()) for card in CARDS]
    assert sum(mean > 0.42 for mean in means) >= 25
    assert sum(mean < 0.38 for mean in means) >= 12


@pytest.mark.parametrize("card", CARDS)
def test_the_words_of_a_card_are_complete(card: str) -> None:
    words = deck().cards[card]
    for language, text in words.description.items():
        sentences = text.count(". ") + text.count("; ") + 1
        assert 1 <= sentences <= 7, language
        assert 60 <= len(text) <= 450, language
    assert len(set(words.description.values())) == len(LANGUAGES), "not translated"
    assert 10 <= len(words.tags) <= 15
    assert len(words.associations) == 15
    for texts in (words.tags, words.associations):
        assert len(set(texts)) == len(texts)


def test_emblems_are_there() -> None:
    for name in ("icon-192.png", "icon-512.png", "icon-maskable-512.png", "social.jpg"):
        assert (FOLDER / name).is_file(), name
    for width in WIDTHS:
        assert (FOLDER / f"card-back-{width}.avif").is_file()
    with Image.open(FOLDER / "social.jpg") as picture:
        assert picture.size == (1200, 630)


def test_the_back_of_a_card_does_not_tell_which_way_up_it_lies() -> None:
    with Image.open(FOLDER / "card-back-240.avif") as picture:
        back = np.asarray(picture.convert("L"), np.float32)
    turned = back[::-1, ::-1]
    assert np.abs(back - turned).mean() < 6
