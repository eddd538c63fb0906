// Stella as boardgame.io would have it: one G, moves that change it, every seat active.
// No events, no turns, no undo: that is its fastest way.

const LINE = 5;
const PLACES = 15;
const ROUNDS = 4;

const freshRound = (number, seats) => ({
  number,
  slates: Array(seats).fill(null),
  lanterns: [],
  dark: null,
  scout: null,
  shown: [],
  reveals: [],
  fallen: [],
  stars: Array(seats).fill(0),
  sparks: Array(seats).fill(0),
  looked: [],
});

const announce = (G) => {
  const { round } = G;
  round.lanterns = round.slates.map((slate) => slate.length);
  const most = Math.max(...round.lanterns);
  const first = round.lanterns.indexOf(most);
  round.dark = first === round.lanterns.lastIndexOf(most) ? first : null;
  round.scout = G.pawn;
  G.step = 'reveal';
};

const nextScout = ({ slates, fallen, shown }, scout) => {
  for (let step = 1; step <= slates.length; step++) {
    const seat = (scout + step) % slates.length;
    if (!fallen.includes(seat) && slates[seat].some((place) => !shown.includes(place))) return seat;
  }
  return null;
};

const score = (G) => {
  const { round } = G;
  G.scores.push(
    round.stars.map((stars, seat) =>
      seat === round.dark && round.fallen.includes(seat) ? stars - round.sparks[seat] : stars,
    ),
  );
  G.step = round.number === ROUNDS ? 'end' : 'score';
};

const prepareNextRound = (G) => {
  const { number, slates } = G.round;
  G.pictures.splice(PLACES - number * LINE, LINE, ...G.pile.splice(0, LINE));
  G.pawn = (G.pawn + 1) % slates.length;
  G.round = freshRound(number + 1, slates.length);
  G.step = 'associate';
};

export const INVALID = 'INVALID_MOVE';

export const Stella = {
  name: 'stella',
  disableUndo: true,
  setup: (_, { pictures, words, firstScout, seats }) => ({
    step: 'associate',
    pictures: pictures.slice(0, PLACES),
    pile: pictures.slice(PLACES),
    words,
    pawn: firstScout,
    scores: [],
    round: freshRound(1, seats),
  }),
  turn: { activePlayers: { all: null } },
  moves: {
    passPen: ({ G, playerID }, crosses) => {
      const { slates } = G.round;
      const wrong = (place) => !Number.isInteger(place) || place < 1 || place > PLACES;
      if (G.step !== 'associate' || slates[playerID] !== null) return INVALID;
      if (crosses.length < 1 || crosses.length > 10 || crosses.some(wrong)) return INVALID;
      if (new Set(crosses).size < crosses.length) return INVALID;
      slates[playerID] = crosses;
      if (slates.every((slate) => slate !== null)) announce(G);
    },
    showCard: ({ G, playerID }, place) => {
      const { round } = G;
      const scout = Number(playerID);
      if (G.step !== 'reveal' || scout !== round.scout) return INVALID;
      if (round.shown.includes(place) || !round.slates[scout].includes(place)) return INVALID;
      const others = [];
      round.slates.forEach((slate, seat) => {
        if (seat !== scout && slate.includes(place)) others.push(seat);
      });
      for (const seat of others.length ? [scout, ...others] : []) {
        if (round.fallen.includes(seat)) continue;
        round.stars[seat] += others.length === 1 ? 3 : 2;
        round.sparks[seat] += 1;
      }
      if (!others.length) round.fallen.push(scout);
      round.shown.push(place);
      round.reveals.push({ scout, place, others });
      round.scout = nextScout(round, scout);
      if (round.scout === null) score(G);
    },
    goOn: ({ G, playerID }) => {
      if (G.step !== 'score' || G.round.looked.includes(playerID)) return INVALID;
      G.round.looked.push(playerID);
      if (G.round.looked.length === G.round.slates.length) prepareNextRound(G);
    },
  },
};
