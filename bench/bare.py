"""The least that a server can do: a frame comes in, a constant frame goes out to all six."""

import sys
from typing import Any

import uvicorn


def make_app(size: int) -> Any:
    text = "x" * size
    tables: dict[str, list[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = tables.setdefault(scope["path"], [])
        table.append(send)
        while (await receive())["type"] == "websocket.receive":
            for each in table:
                await each({"type": "websocket.send", "text": text})
        table.remove(send)

    return app


def main() -> None:
    size, port = map(int, sys.argv[1:])
    uvicorn.run(
        make_app(size),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
    )


if __name__ == "__main__":
    main()
