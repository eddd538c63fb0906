"""Work at a live table: one writer at a time, and nobody sees half of it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .live import LiveTable


class Work:
    """One at a time, from where the log stands; what changed is shown, whatever comes of it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    async def __aenter__(self) -> None:
        table = self.table
        await table.at_work.acquire()
        self.before = table.company.version
        try:
            await table.begin()
        except BaseException:
            self._end()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._end()

    def _end(self) -> None:
        table = self.table
        table.at_work.release()
        if table.company.version != self.before:
            table.show_soon()
