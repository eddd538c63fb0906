// Stella on boardgame.io's own server with its default storage, which is memory.
// Everybody is sent their own view of the game, as people must be who keep secrets from each other.

import { createRequire } from 'node:module';
import { Stella } from './game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const playerView = ({ G, playerID }) => {
  const { pile, words, round, ...table } = G;
  const slates = round.slates.map((slate, seat) => (String(seat) === playerID ? slate : slate && []));
  return { ...table, word: words[round.number - 1][0], round: { ...round, slates } };
};

const server = Server({ games: [{ ...Stella, playerView }], origins: ['*'] });
server.run(Number(process.argv[2]));
