// The triangular bar by plain recursion, from the papers' definition: the judge of what the page says.

export function mex(values) {
  const there = new Set(values);
  let value = 0;
  while (there.has(value)) value += 1;
  return value;
}

/** The triangular bar with whole k: y ≤ ⌊(x+z)/k⌋, and a cut of x or z takes y down to the rim. */
export function bar(k) {
  const known = new Map();
  const clamp = ([x, y, z]) => [x, Math.min(y, Math.floor((x + z) / k)), z];
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
