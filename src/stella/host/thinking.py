"""Computer players at a live table: they get a view, as everybody does."""

import random
from typing import Final

from ..minds.characters import CHARACTERS, Mind
from ..minds.mind import choose
from ..minds.sight import See
from ..rules.commands import Move
from ..rules.view import view
from .company import Company, ComputerPlayer

BY_NAME: Final = {character.name: character for character in CHARACTERS}
STEADY_HAND: Final = CHARACTERS[0].name


def mind_of(company: Company, player: ComputerPlayer) -> Mind:
    """This computer player, on this evening."""
    evening = random.Random(f"{company.salt} {company.game_number}").getrandbits(32)
    return Mind(BY_NAME[player.character], player.strength, evening)


def move_of(company: Company, seat: int, see: See, chance: random.Random) -> Move | None:
    """What the computer player on this seat does; for a person out of time, what one would do."""
    player = company.places[seat].computer or ComputerPlayer(STEADY_HAND, company.options.strength)
    return choose(view(company.game, seat), mind_of(company, player), see, chance)
