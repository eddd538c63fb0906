"""The client's types, written from the messages of the wire: `make typescript`."""

import enum
import json
import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any

import msgspec.inspect as shape

from stella.host.asks import AnyAsk
from stella.web.messages import AnyMessage, AnyMoment

UNIONS = {"AnyMessage": AnyMessage, "AnyMoment": AnyMoment, "AnyAsk": AnyAsk}
"""What a client switches over, by the name that it has in Python."""

PLAIN: dict[type[shape.Type], str] = {
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
}

HEADER = """\
// Written by `make typescript`; a test says when it is stale. Don't edit.
"""


def typescript() -> str:
    """The whole module: every struct and enum that can be met on the wire, then the unions."""
    unions = {name: shape.type_info(union) for name, union in UNIONS.items()}
    named: dict[str, str] = {}
    for union in unions.values():
        for met in _walk(union):
            if name := _name(met):
                named.setdefault(name, _declaration(name, met))
    for name, union in unions.items():
        assert isinstance(union, shape.UnionType)
        members = "".join(f"\n  | {_type(member)}" for member in union.types)
        named[name] = f"export type {name} ={members};\n"
    return HEADER + "\n" + "\n".join(named.values())


def _name(met: shape.Type) -> str | None:
    match met:
        case shape.StructType(cls=cls) | shape.EnumType(cls=cls):
            return cls.__name__
        case _:
            return None


def _walk(met: shape.Type) -> Iterator[shape.Type]:
    """What is inside first, so that every name is declared before it is used."""
    for inner in _inside(met):
        yield from _walk(inner)
    yield met


def _inside(met: shape.Type) -> Iterable[shape.Type]:
    match met:
        case shape.StructType(fields=fields):
            return [field.type for field in fields]
        case shape.UnionType(types=types):
            return types
        case shape.TupleType(item_types=items):
            return items
        case shape.VarTupleType(item_type=item):
            return [item]
        case shape.DictType(value_type=value):
            return [value]
        case shape.Metadata(type=inner):
            return [inner]
        case _:
            return []


def _declaration(name: str, met: shape.Type) -> str:
    match met:
        case shape.StructType():
            lines = "".join(f"  {line};\n" for line in _fields(met))
            return f"{_comment(met.cls)}export interface {name} {{\n{lines}}}\n"
        case shape.EnumType():
            return f"{_comment(met.cls)}export type {name} = {_literals(_values(met.cls))};\n"
        case _:
            raise AssertionError(met)


def _fields(struct: shape.StructType) -> Iterator[str]:
    if struct.tag_field is not None:
        yield f"{struct.tag_field}: {json.dumps(struct.tag)}"
    for field in struct.fields:
        # only an ask may leave something out: the server always says everything
        optional = "?" if struct.tag_field == "do" and not field.required else ""
        yield f"{field.encode_name}{optional}: {_type(field.type)}"


def _comment(declared: type[Any]) -> str:
    lines = cleandoc(declared.__doc__ or "").splitlines()
    return f"/** {' '.join(line.strip() for line in lines if line)} */\n" if lines else ""


def _values(declared: type[enum.Enum]) -> list[Any]:
    return [member.value for member in declared]


def _literals(values: Iterable[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _type(met: shape.Type) -> str:
    if name := _name(met):
        return name
    if (plain := PLAIN.get(type(met))) is not None:
        return plain
    match met:
        case shape.LiteralType(values=values):
            return _literals(values)
        case shape.UnionType(types=types):
            return " | ".join(_type(member) for member in types)
        case shape.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case shape.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shape.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case shape.Metadata(type=inner_type):
            return _type(inner_type)
        case _:
            raise AssertionError(f"no TypeScript for {met}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
