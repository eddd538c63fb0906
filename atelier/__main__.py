"""`python -m atelier`: draw a card or all, print the deck's files, proof and contact sheets."""

import argparse
import time
from pathlib import Path

from rich.progress import track

from atelier import deck, emblems, printing, proofs, sheets


def main() -> None:
    """Read the command line and draw."""
    asked = _reader().parse_args()
    if asked.command == "sheet":
        sheets.contact_sheet(asked.source, asked.out)
        return
    asked.out.mkdir(parents=True, exist_ok=True)
    match asked.command:
        case "print":
            _print([asked.card] if asked.card else deck.numbers(), asked.out)
        case "emblems":
            emblems.print_emblems(asked.out)
        case "card":
            _draw(asked.number, asked.out, asked.scale)
        case "cards":
            for number in deck.numbers():
                _draw(number, asked.out, asked.scale)
        case "motifs":
            for file in proofs.draw_all(asked.out, asked.scale, asked.only):
                print(file.name, flush=True)


def _reader() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(prog="atelier", description=__doc__)
    commands = reader.add_subparsers(dest="command", required=True)
    prints = commands.add_parser("print", help="write the deck's files")
    prints.add_argument("--out", type=Path, required=True, help="folder for the files")
    prints.add_argument("--card", type=int, choices=deck.numbers(), help="this card only")
    emblem = commands.add_parser("emblems", help="write the card back, the icons, the preview")
    emblem.add_argument("--out", type=Path, required=True, help="folder for the files")
    card = commands.add_parser("card", help="draw one card")
    card.add_argument("number", type=int)
    cards = commands.add_parser("cards", help="draw all cards")
    motifs = commands.add_parser("motifs", help="draw proof sheets of the library")
    motifs.add_argument("only", nargs="?", default="", help="part of a module's name")
    for command, scale in ((card, 1.5), (cards, 1.5), (motifs, 1.0)):
        command.add_argument("--out", type=Path, required=True, help="folder for the pictures")
        command.add_argument("--scale", type=float, default=scale, help="0.75 is a preview")
    contact = commands.add_parser("sheet", help="put all printed cards on one sheet")
    contact.add_argument("--in", dest="source", type=Path, required=True, help="the deck's files")
    contact.add_argument("--out", type=Path, required=True, help="a JPEG file")
    return reader


def _print(numbers: list[int], folder: Path) -> None:
    for _ in track(printing.print_cards(numbers, folder), "Printing", total=len(numbers)):
        pass


def _draw(number: int, folder: Path, scale: float) -> None:
    started = time.perf_counter()
    name = deck.file_name(number)
    scene = deck.scene(number)
    scene.save(folder / f"{name}.png", scale)
    took = time.perf_counter() - started
    last = max(deck.numbers())
    print(f"{number}/{last} {name} {len(scene.steps)} layers {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
