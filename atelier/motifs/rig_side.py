"""People seen from the side, looking right: the trunk, far and near limbs, and how they stack."""

from collections.abc import Sequence
from dataclasses import dataclass

from atelier.engine import Colour, Motif, Path, Point, Sheet, motif, shaded, taper
from atelier.motifs.people_heads import head_side
from atelier.motifs.rig import PEOPLE, Hat, Look, Pair, Pose, arm, between, cut, leg


@dataclass(frozen=True)
class Side:
    """A pose in profile in few joints: both shoulders and both hips fall together."""

    neck: Point
    shoulder: Point
    hip: Point
    elbows: Pair
    hands: Pair
    knees: Pair
    ankles: Pair
    toes: Pair
    tilt: float = 0

    def pose(self) -> Pose:
        """The same as joints of the common skeleton; the far limb first."""
        (x, y), (low_x, low_y) = self.shoulder, self.hip
        return Pose(
            self.neck, ((x + 2, y), (x, y)), self.elbows, self.hands,
            ((low_x + 2, low_y), (low_x, low_y)), self.knees, self.ankles, self.toes, self.tilt,
        )


STRIDE = Side(
    neck=(6, -120), shoulder=(2, -111), hip=(-2, -70), tilt=4,
    elbows=((16, -92), (-10, -92)), hands=((28, -76), (-14, -72)),
    knees=((-7, -37), (13, -40)), ankles=((-26, -13), (16, -8)), toes=((-14, -3), (32, -4)),
)


def trunk(side: Side, chest: float = 19, waist: float = 15.5, seat: float = 18) -> Path:
    """The body from the neck to the seat."""
    top, hip = side.shoulder, side.hip
    collar = between(side.neck, top, 0.25)
    return taper([collar, between(collar, top, 0.7), between(top, hip, 0.25),
                  between(top, hip, 0.62), hip],
                 [8, chest * 0.8, chest, waist, seat], steps=8)


def far(colour: Colour) -> Colour:
    """The colour of the limbs on the far side."""
    return shaded(colour, 0.55)


def sideways(
    side: Side = STRIDE, who: Look = PEOPLE[9], *, hat: Hat | None = None,
    coat: Sequence[Sheet] = (),
    over: Sequence[Sheet] | Motif = (), width: float = 12.5, bare: float = 0,
    held: Sequence[Sheet] | Motif = (), back: Sequence[Sheet] | Motif = (), head: float = 1,
    legs: Colour | None = None, shoe: Colour | None = None, arms: bool = True,
) -> Motif:
    """The figure from back to front: `coat` replaces the trunk, `over` lies on the near leg,
    `held` is between the body and the near arm, `back` behind all."""
    pose = side.pose()
    cloth, under = who.cloth, legs or who.under
    boots = shoe or shaded(who.under, 0.5)
    body = list(coat) or [cut(trunk(side), cloth, rim=1.2)]
    sleeve = width * 0.72
    return motif(
        *([back] if back else []),
        arm(pose, 0, far(cloth), far(who.skin), width=sleeve, bare=bare, thumb=-1) if arms else [],
        leg(pose, 0, far(under), shaded(boots, 0.7), width=width),
        leg(pose, 1, under, boots, width=width),
        body, *([over] if over else []),
        head_side(who, hat).at(side.neck[0], side.neck[1] + 2.4, head, side.tilt),
        *([held] if held else []),
        arm(pose, 1, cloth, who.skin, width=sleeve, bare=bare, thumb=-1) if arms else [],
    )
