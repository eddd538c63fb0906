// Plays recorded games through boardgame.io's own reducer and tells how long it took.
// Standard input: {"seconds": s, "games": [{"setUp": {…}, "moves": [[type, seat, argument], …]}, …]}

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { Stella } from './game.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const makeMove = (type, seat, args) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: String(seat) },
});

const game = ProcessGameConfig(Stella);
const reducer = CreateGameReducer({ game });

const play = ({ setUp, moves }) => {
  let state = InitializeGame({ game, numPlayers: setUp.seats, setupData: setUp });
  for (const [type, seat, argument] of moves)
    state = reducer(state, makeMove(type, seat, argument === undefined ? [] : [argument]));
  return state.G.scores;
};

const { seconds, games } = JSON.parse(readFileSync(0, 'utf8'));
const scores = games.map(play);
let played = 0;
const start = performance.now();
while (performance.now() - start < seconds * 1000) {
  for (const each of games) play(each);
  played += games.length;
}
const elapsed = (performance.now() - start) / 1000;
console.log(JSON.stringify({ played, elapsed, scores }));
