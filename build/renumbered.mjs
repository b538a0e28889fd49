// The parts of a WebAssembly binary that name functions by their numbers, with other numbers.
import { walk } from './instructions.mjs';
import { encoded, exporting, exportsOf, items, KIND, list, localsEnd, number, numbers, SECTION } from './wasm.mjs';

/** A section with other numbers of functions, by `moved`; nothing if it names none. Calls are in the code: `calling`. */
export function renumbered(id, body, moved) {
  if (id === SECTION.globals) return globals(body, moved);
  if (id === SECTION.exports) return exporting(exportsOf(body).map((one) => (one.kind === KIND.function ? { ...one, index: moved(one.index) } : one)));
  if (id === SECTION.start) return encoded(moved(number(body, 0)[0]));
  if (id === SECTION.elements) return elements(body, moved);
  return undefined;
}

/** A function that calls functions with other numbers. It also loses its hints of alignment. */
export const calling = (body, moved) => instructions(body, localsEnd(body), moved);

/** The numbers of functions that a function names. */
export function callsOf(body) {
  const found = new Set();
  walk(body, localsEnd(body), (kind, at) => {
    if (kind === 'function') found.add(number(body, at)[0]);
  });
  return found;
}

/** The numbers of functions that are known from outside, or by their places in tables: those in all sections but the code. */
export function rootsOf(all) {
  const found = new Set();
  for (const { id, body } of all) renumbered(id, body, (index) => found.add(index) && index);
  return found;
}

/** The bytes with other numbers of functions, and without hints of alignment, from a place on. */
function instructions(bytes, start, moved, isConstant = false) {
  const parts = [];
  let from = 0;
  const end = walk(
    bytes,
    start,
    (kind, at, end) => {
      parts.push(bytes.subarray(from, at), encoded(kind === 'function' ? moved(number(bytes, at)[0]) : 0));
      from = end;
    },
    isConstant,
  );
  return Buffer.concat([...parts, bytes.subarray(from, end)]);
}

function globals(body, moved) {
  const [all] = items(body, 0, (bytes, at) => {
    const end = walk(bytes, at + 2, () => {}, true);
    return [instructions(bytes.subarray(at, end), 2, moved, true), end];
  });
  return list(all);
}

/** Segments of tables that list functions by their numbers. */
function elements(body, moved) {
  const [all] = items(body, 0, (bytes, at) => {
    const flags = bytes[at];
    if (flags > 3) throw new Error(`A binary has a segment of the kind ${flags}, which build/renumbered.mjs does not read.`);
    let head = at + 1;
    // A segment for a table names the place in it, and the table unless it is the first one.
    if (flags === 2) [, head] = number(bytes, head);
    if (flags % 2 === 0) head = walk(bytes, head, () => {}, true);
    if (flags > 0) head += 1;
    const [functions, end] = numbers(bytes, head);
    return [Buffer.concat([bytes.subarray(at, head), list(functions.map(moved).map(encoded))]), end];
  });
  return list(all);
}
