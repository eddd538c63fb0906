"""Fourteen moods of day and weather; cards that lie side by side should not share one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Five roles and the tint of the shadows; the accent is the complement, used once or twice.

    `light` is the source, `far`, `middle` and `near` are the papers from back to front, from pale
    to dark; `sky` runs from top to bottom.
    """

    light: str
    far: str
    middle: str
    near: str
    accent: str
    shadow: str
    sky: tuple[tuple[float, str], ...]


NOON_BLUE = Palette(
    "#fff4c8", "#8fd0d8", "#3f93a8", "#1c4f6c", "#ff7a3c", "#0a2a44",
    ((0, "#2c86b4"), (0.55, "#7cc8d4"), (1, "#d8e8b8")),
)
FOG_GREY = Palette(
    "#f4ecd8", "#88948f", "#55666a", "#222e38", "#d8503c", "#161e28",
    ((0, "#48585f"), (0.5, "#84928f"), (1, "#a8a494")),
)
SNOW_WHITE = Palette(
    "#ffe2a8", "#b8d0e0", "#7fa4c4", "#2e5580", "#e0602c", "#1c3460",
    ((0, "#4c7ca8"), (0.5, "#94b8d0"), (1, "#d0dce0")),
)
STORM_SLATE = Palette(
    "#ffd888", "#5c8498", "#34586c", "#16283c", "#f0b428", "#081420",
    ((0, "#1e3244"), (0.6, "#48707e"), (1, "#7c948c")),
)
DESERT_ORANGE = Palette(
    "#ffe0a0", "#e58c48", "#b04a3c", "#4a1a30", "#1c8c94", "#2a0a10",
    ((0, "#3c1a3c"), (0.2, "#7c2c40"), (0.42, "#c85a3c"), (0.6, "#eea04c"), (1, "#f8c878")),
)
UNDERWATER = Palette(
    "#d8fff0", "#4ab4a8", "#17707c", "#08303f", "#ff8668", "#021c28",
    ((0, "#7cd8c0"), (0.3, "#2c98a0"), (0.7, "#125a70"), (1, "#082c44")),
)
LAMPLIGHT = Palette(
    "#ffcf78", "#a8643a", "#6c3a2c", "#28141a", "#4c9c8c", "#140810",
    ((0, "#3a1c1c"), (0.5, "#74402a"), (1, "#4c281e")),
)
FOREST_GREEN = Palette(
    "#fff0a8", "#8cac4c", "#3f7a40", "#12301f", "#e87828", "#04140c",
    ((0, "#123a2c"), (0.3, "#2f6240"), (0.5, "#7c9c4c"), (0.75, "#56743f"), (1, "#24462f")),
)
NIGHT_VIOLET = Palette(
    "#fff0c0", "#a83c84", "#5c2484", "#1c0c4c", "#3c68d8", "#0e0430",
    ((0, "#3c1868"), (0.35, "#a03c7c"), (0.6, "#74248c"), (1, "#1c0c54")),
)
THEATRE_RED = Palette(
    "#ffc890", "#d86a3c", "#96182a", "#26050f", "#f0d070", "#1c0208",
    ((0, "#5a1020"), (0.35, "#b8402e"), (0.55, "#d86a3c"), (0.8, "#7a1c28"), (1, "#3a0a18")),
)
TEAL_DUSK = Palette(
    "#fff0c0", "#5f9c88", "#12606a", "#0b3640", "#e0a070", "#02212c",
    ((0, "#053848"), (0.22, "#12606a"), (0.42, "#4a9a8a"), (0.58, "#d8b878"), (0.7, "#e89a60"),
     (1, "#c06a58")),
)
ROSE_DAWN = Palette(
    "#fff6e0", "#e49ca8", "#b85c78", "#5c2044", "#3c9c7c", "#401838",
    ((0, "#6ca8b8"), (0.45, "#d8acb0"), (1, "#e88c98")),
)
SPRING_GREEN = Palette(
    "#fffbd0", "#b4d074", "#5fa05c", "#1f5a50", "#f0709c", "#0c3438",
    ((0, "#5cb4b0"), (0.45, "#a8d8a0"), (1, "#e8eca0")),
)
FIRE_AND_ICE = Palette(
    "#ffdc90", "#d87424", "#a01c24", "#1c0a10", "#5088c8", "#180408",
    ((0, "#3c140c"), (0.35, "#9c3414"), (0.6, "#701c14"), (1, "#2c0a0c")),
)
# The other half of a card of fire and ice.
ICE = Palette(
    "#e4f0ff", "#5088c8", "#3468bc", "#060e30", "#d87424", "#04082c",
    ((0, "#0c1c54"), (0.35, "#2c5cac"), (0.6, "#1c3c8c"), (1, "#08123c")),
)

ALL = {
    "desert_orange": DESERT_ORANGE, "fire_and_ice": FIRE_AND_ICE, "fog_grey": FOG_GREY,
    "forest_green": FOREST_GREEN, "lamplight": LAMPLIGHT, "night_violet": NIGHT_VIOLET,
    "noon_blue": NOON_BLUE, "rose_dawn": ROSE_DAWN, "snow_white": SNOW_WHITE,
    "spring_green": SPRING_GREEN, "storm_slate": STORM_SLATE, "teal_dusk": TEAL_DUSK,
    "theatre_red": THEATRE_RED, "underwater": UNDERWATER,
}
