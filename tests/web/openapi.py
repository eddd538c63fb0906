"""The HTTP of docs/protocol.md in the form that fuzzers read."""

import re
from typing import Any

import msgspec

from stella.web.api import Link, NewTable
from tests.web import page

BODIES: dict[tuple[str, str], type[Any]] = {
    ("POST", "/api/tables"): NewTable,
    ("POST", "/api/me/come"): Link,
}


def openapi() -> dict[str, Any]:
    """Every request of the page, with whatever may stand in its path and its body."""
    _, schemas = msgspec.json.schema_components(
        BODIES.values(), ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for method, path, _ in page.requests():
        paths.setdefault(path, {})[method.lower()] = _operation(method, path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stella", "version": "1"},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(method: str, path: str) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", path)
        ],
        "responses": {"default": {"description": "an answer"}},
    }
    if (body := BODIES.get((method, path))) is not None:
        reference = {"$ref": f"#/components/schemas/{body.__name__}"}
        operation["requestBody"] = {"content": {"application/json": {"schema": reference}}}
    return operation
