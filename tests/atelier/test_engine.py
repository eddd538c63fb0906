"""The press: the same code gives the same picture, and one thing never moves another."""

from pathlib import Path

from atelier import palettes, printing, proofs
from atelier.engine import Light, Scene, circle, land, sheet, star
from atelier.motifs.animals_sea import fish

SMALL = 0.25


def scene(*, with_a_star: bool = False) -> Scene:
    paper = palettes.NOON_BLUE
    made = Scene("test", Light(600, 250, paper.light, 200), shadow=paper.shadow)
    made.sky(*paper.sky)
    made.discs((120, paper.far))
    if with_a_star:
        made.add(sheet(star(90, 90, 30), paper.accent))
    made.add(sheet(land((0, 900), (800, 880)), paper.middle, paper.near))
    made.add(fish().at(400, 850))
    made.add(sheet(circle(650, 1050, 60), paper.accent))
    return made


def test_the_same_scene_is_the_same_picture() -> None:
    assert (scene().picture(SMALL) == scene().picture(SMALL)).all()


def test_one_sheet_more_moves_nothing_else() -> None:
    without, with_star = scene().picture(SMALL), scene(with_a_star=True).picture(SMALL)
    assert (without != with_star).any()
    assert (without[600:] == with_star[600:]).all()


def test_the_same_picture_is_the_same_file() -> None:
    picture = printing.scaled(scene().picture(SMALL), 240)
    assert picture.shape == (360, 240, 3)
    assert printing.encoded(picture) == printing.encoded(picture)


def test_the_library_has_eighty_motifs_and_more_and_each_can_be_proofed() -> None:
    library = proofs.makers()
    assert len(library) >= 80
    for make in library:
        left, top, right, foot = make().bounds()
        assert right > left, make.__name__
        assert foot > top, make.__name__


def test_a_proof_sheet_shows_motifs(tmp_path: Path) -> None:
    (sheet_of_proofs,) = proofs.draw_all(tmp_path, SMALL, only="moths")
    assert sheet_of_proofs.is_file()
