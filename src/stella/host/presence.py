"""Who is here: people with a line to the table, on whichever node."""

from . import happened
from .company import Company, is_computer, is_playing, seat_of_person
from .decide import Happened, back


def came_back(company: Company, person: str) -> Happened:
    """Somebody's first line to the table: news only if they were missed.

    Whoever was called to play for them goes; whom they asked themselves stays until told to go.
    """
    if not is_away(company, person):
        return ()
    seat = seat_of_person(company, person)
    if seat is None or not is_playing(company):
        return (happened.CameBack(person),)
    place = company.places[seat]
    was_called = is_computer(place) and not place.asked_stand_in
    return (happened.CameBack(person), *(back(company, seat) if was_called else ()))


def went_away(company: Company, person: str) -> Happened:
    """Somebody's last line has been gone for a while: news only if they are known here."""
    known = seat_of_person(company, person) is not None or person == company.host
    return (happened.WentAway(person),) if known and not is_away(company, person) else ()


def expected(company: Company) -> set[str]:
    """The people whom nobody knows to be away."""
    people = {place.person for place in company.places if place.person}
    return {person for person in {*people, company.host} if not is_away(company, person)}


def is_away(company: Company, person: str) -> bool:
    """Whether they are known to be away."""
    return _away_since(company, person) is not None


def _away_since(company: Company, person: str) -> int | None:
    seat = seat_of_person(company, person)
    if seat is not None and company.places[seat].away_since is not None:
        return company.places[seat].away_since
    return company.host_away_since if person == company.host else None
