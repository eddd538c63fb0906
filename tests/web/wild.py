"""What strangers may send, drawn by hypothesis: good asks, nearly good ones, and noise."""

import json
from typing import Any, Final

from hypothesis import strategies as st

from stella.host.asks import AnyAsk, Reaction, name_of
from stella.minds.characters import CHARACTERS, Strength
from stella.rules.material import Colour

KINDS: Final[tuple[type[Any], ...]] = AnyAsk.__args__
ODD: Final = ("", " ", "\u202e", "\u200b", "<b>", "'\"--", "😀" * 30, "\ud800", "x" * 999)

texts = st.one_of(st.text(max_size=40), st.sampled_from(ODD))
places = st.integers(1, 15)
slates = st.lists(places, max_size=15)
colours = st.sampled_from([colour.value for colour in Colour])
clocks = st.fixed_dictionaries(
    {}, optional={"pace": st.sampled_from(["none", "brisk", "own"]), "show": st.integers(0, 4000)}
)
OF_FIELDS: Final[dict[str, st.SearchStrategy[Any]]] = {
    "name": texts,
    "text": texts,
    "colour": colours,
    "crosses": slates,
    "place": places,
    "cards": st.lists(st.tuples(texts, texts), max_size=12),
    "character": st.sampled_from([*(who.name for who in CHARACTERS), None, "Nobody"]),
    "strength": st.sampled_from([each.value for each in Strength]),
    "reaction": st.sampled_from([each.value for each in Reaction]),
    "options": st.fixed_dictionaries(
        {},
        optional={
            "language": st.sampled_from(["en", "de", "tlh"]),
            "own_words": st.booleans(),
            "chat": st.booleans(),
            "may_watch": st.booleans(),
            "slates_shown": st.booleans(),
            "clock": clocks,
        },
    ),
}
"""Of every field that an ask may have, what mostly makes sense."""

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


@st.composite
def asks(draw: st.DrawFn) -> dict[str, Any]:
    """An ask; now and then one of its fields is anything."""
    kind = draw(st.sampled_from(KINDS))
    ask: dict[str, Any] = {"do": name_of(kind), "id": draw(st.sampled_from("abcdefgh"))}
    for name in kind.__struct_fields__:
        if name != "id":
            ask[name] = draw(OF_FIELDS[name])
    if draw(st.integers(0, 9)) == 0:
        ask[draw(st.sampled_from(sorted(ask)))] = draw(json_values)
    return ask


def as_text(value: Any) -> str:
    """JSON, in which a lone surrogate is written out."""
    return json.dumps(value)


cut = st.tuples(asks().map(as_text), st.integers(0, 60)).map(lambda pair: pair[0][: -pair[1] or 9])
frames = st.one_of(
    asks().map(as_text),
    asks().map(as_text),
    asks().map(as_text),
    json_values.map(as_text),
    cut,
    st.binary(max_size=60),
)
