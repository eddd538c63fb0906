from stella.decks.source import LANGUAGES
from stella.minds.characters import CHARACTERS
from stella.minds.introductions import introductions

LONGEST = 80


def test_every_character_is_introduced_in_every_language() -> None:
    assert list(introductions()) == [character.name for character in CHARACTERS]
    for lines in introductions().values():
        assert list(lines) == list(LANGUAGES)


def test_an_introduction_is_a_short_line_that_follows_the_name() -> None:
    for name, lines in introductions().items():
        for line in lines.values():
            assert 10 <= len(line) <= LONGEST, line
            assert line == " ".join(line.split()), line
            assert line[0].islower(), line
            assert not line.endswith("."), line
            assert name not in line, line


def test_no_two_characters_are_introduced_alike() -> None:
    for language in LANGUAGES:
        assert len({lines[language] for lines in introductions().values()}) == len(CHARACTERS)
