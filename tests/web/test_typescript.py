from pathlib import Path

from scripts.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "client" / "src" / "wire" / "messages.ts"


def test_the_clients_types_are_those_of_the_messages() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "stale: make typescript"


def test_what_an_ask_has_a_default_for_may_be_left_out() -> None:
    assert "  strength?: Strength;\n" in typescript()


def test_what_the_server_says_is_always_whole() -> None:
    assert "  may_watch: boolean;\n" in typescript()


def test_a_union_names_each_of_its_members() -> None:
    assert "export type AnyMessage =\n  | View\n  | Accepted\n  | Refused;" in typescript()
