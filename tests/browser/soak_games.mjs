// Random games for long runs, each with its judge: options and Grundy values by plain recursion.
import { barWithRim, normal, passing, sharing, values } from './rules.mjs';

/** Random choices that are the same for the same seed (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from, until) => from + Math.floor(next() * (until - from + 1));
  return { whole, pick: (list) => list[whole(0, list.length - 1)], chance: (part) => next() < part };
}

/** Names of the coordinates in records of games. */
const AXES = ['x', 'y', 'z'];

/** A bar with its moves by their names: x4 cuts until x is 4. */
function barGame(rules, rim) {
  const { moves, options, value } = barWithRim(rim);
  return { rules, rim, value, options, moves: (cells) => moves(cells).map(({ axis, to, leaves }) => [`${AXES[axis]}${to}`, leaves]) };
}

/** The stair bar with one pass, with four coordinates. */
function passGame(k, s) {
  const options = passing(k, s);
  const moves = (cells) =>
    options(cells).map((leaves) => {
      if (leaves[3] !== cells[3]) return ['pass', leaves];
      // A cut of z can bring y down; no other move changes two coordinates.
      const axis = leaves[2] !== cells[2] ? 2 : leaves[0] !== cells[0] ? 0 : 1;
      return [`${AXES[axis]}${leaves[axis]}`, leaves];
    });
  return { rules: `step:k=${k},s=${s},pass`, rim: (x, z) => Math.floor((z + s) / k), hasPass: true, value: values(options), options, moves };
}

/** Three piles in their normal form. */
const pileGame = () => ({ rules: 'sharing', value: values(sharing), options: sharing, moves: null });

/** Under misère play the player who has no move has won. */
function misereGame(rules, rim) {
  const { moves, options } = barWithRim(rim);
  const known = new Map();
  const wins = (cells) => {
    const key = `${cells}`;
    if (!known.has(key)) known.set(key, options(cells).length === 0 || options(cells).some((option) => !wins(option)));
    return known.get(key);
  };
  return { rules, rim, wins, options, moves: (cells) => moves(cells).map(({ axis, to, leaves }) => [`${AXES[axis]}${to}`, leaves]) };
}

const endless = () => Number.MAX_SAFE_INTEGER;
const triangle = ([p, q]) => (x, z) => Math.floor(((x + z) * q) / p);
const slope = ([p, q]) => (q === 1 ? `${p}` : `${p}/${q}`);
const KS = [[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [7, 1], [5, 2], [3, 2]];

/** All rulesets of a run. Each keeps what it has found out, so that an hour of them is not an hour of recursion. */
export const games = [
  barGame('nim', endless),
  ...KS.map((k) => barGame(`triangle:k=${slope(k)}`, triangle(k))),
  ...[[1, 0], [2, 0], [3, 1], [4, 3]].map(([k, s]) => barGame(`step:k=${k},s=${s}`, (_, z) => Math.floor((z + s) / k))),
  passGame(2, 1),
  passGame(4, 2),
  misereGame('nim:misere', endless),
  misereGame('triangle:k=3,misere', triangle([3, 1])),
  pileGame(),
];

const known = new Map(games.map((game) => [game.rules, game]));

/** The game with these rules; undefined for rules that have no judge here. */
export function gameOf(rules) {
  const [, p, q = '1'] = rules.match(/^triangle:k=(\d+)(?:\/(\d+))?$/) ?? [];
  const [, k, s] = rules.match(/^step:k=(\d+),s=(\d+)$/) ?? [];
  if (!known.has(rules) && p) known.set(rules, barGame(rules, triangle([Number(p), Number(q)])));
  if (!known.has(rules) && k) known.set(rules, barGame(rules, (_, z) => Math.floor((z + Number(s)) / Number(k))));
  return known.get(rules);
}

/** A legal position of a game with coordinates up to `most`. */
export function somewhere(game, random, most) {
  if (!game.rim) return normal([0, random.whole(0, most), random.whole(0, 2 * most)]);
  const [x, z] = [random.whole(0, most), random.whole(0, most)];
  const y = random.whole(0, Math.min(most, game.rim(x, z)));
  return game.hasPass ? [x, y, z, random.whole(0, 1)] : [x, y, z];
}

/** A position as it is written. */
export const written = (game, cells) => `${game.rules}:${cells}`;

/** True if the player who is to move can win. */
export const wins = (game, cells) => (game.wins ? game.wins(cells) : game.value(cells) !== 0);

/** The position of this shape at which a formula for P-positions is wrong first, as the laboratory orders them; undefined if it never is. */
export function refutation(game, formula, most) {
  let first;
  const size = (cells) => [Math.max(...cells), cells[0] + cells[1] + cells[2], ...cells];
  const isBefore = (one, other) => {
    const [a, b] = [size(one), size(other)];
    const at = a.findIndex((number, index) => number !== b[index]);
    return at >= 0 && a[at] < b[at];
  };
  for (let x = 0; x <= most; x += 1)
    for (let z = 0; z <= most; z += 1)
      for (let y = 0; y <= Math.min(most, game.rim(x, z)); y += 1) {
        const cells = [x, y, z];
        if (formula(cells) === wins(game, cells) && (!first || isBefore(cells, first))) first = cells;
      }
  return first;
}

