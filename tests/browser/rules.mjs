// The games by plain recursion, from the papers' definitions: the judges of the page's answers.

export function mex(values) {
  const there = new Set(values);
  let value = 0;
  while (there.has(value)) value += 1;
  return value;
}

/** The triangular bar with whole k: y ≤ ⌊(x+z)/k⌋. */
export const bar = (k) => barWithRim((x, z) => Math.floor((x + z) / k));

/** A bar with any rim: y ≤ rim(x, z), and a cut of x or z takes y down to the rim. */
export function barWithRim(rim) {
  const known = new Map();
  const clamp = ([x, y, z]) => [x, Math.min(y, rim(x, z)), z];
  /** Every cut, in the order of the grooves: x downwards to 0, then y, then z. */
  const moves = (cells) =>
    [0, 1, 2].flatMap((axis) =>
      Array.from({ length: cells[axis] }, (_, down) => {
        const to = cells[axis] - 1 - down;
        return { axis, to, leaves: clamp(cells.map((cell, at) => (at === axis ? to : cell))) };
      }));
  const options = (cells) => moves(cells).map(({ leaves }) => leaves);
  const value = (cells) => {
    const key = `${cells}`;
    if (!known.has(key)) known.set(key, mex(options(cells).map(value)));
    return known.get(key);
  };
  return { moves, options, value };
}

/** Grundy values of any game, by its options. */
export function values(options) {
  const known = new Map();
  return function value(cells) {
    const key = `${cells}`;
    if (!known.has(key)) known.set(key, mex(options(cells).map(value)));
    return known.get(key);
  };
}

/** The stair bar with one pass: y ≤ ⌊(z+s)/k⌋, and (x, y, z, p) with p = 1 while the pass can be used. No player may pass at the end. */
export function passing(k, s) {
  const below = (number) => Array.from({ length: number }, (_, less) => less);
  return ([x, y, z, pass]) => [
    ...below(x).map((to) => [to, y, z, pass]),
    ...below(y).map((to) => [x, to, z, pass]),
    ...below(z).map((to) => [x, Math.min(y, Math.floor((to + s) / k)), to, pass]),
    ...(pass && x + y + z > 0 ? [[x, y, z, 0]] : []),
  ];
}

/** Sharing Nim with piles in their normal form (0, a, b): from one pile to another that is not larger afterwards. */
export function sharing(piles) {
  return piles.flatMap((from, giver) =>
    piles.flatMap((to, taker) =>
      Array.from({ length: giver === taker ? 0 : Math.max(0, Math.floor((from - to) / 2)) }, (_, less) => {
        const left = [...piles];
        left[giver] -= less + 1;
        left[taker] += less + 1;
        return normal(left);
      })));
}

/** Piles in order, less the smallest. */
export function normal(piles) {
  const sorted = [...piles].sort((a, b) => a - b);
  return sorted.map((pile) => pile - sorted[0]);
}
