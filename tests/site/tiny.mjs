// A small program for the tests of the steps that change programs: eleven functions, two of them imported.

export const text = (name) => [name.length, ...Buffer.from(name)];
const list = (items) => [items.length, ...items.flat()];
export const section = (id, body) => [id, body.length, ...body];
const body = (code) => [code.length + 2, 0, ...code, 0x0b];

/** A constant, and with it the functions that add, or load four bytes from an address. */
const constant = (value) => [0x41, value];
export const PLUS = 0x6a;
const call = (index) => [0x10, index];
const load = [0x28, 2, 0];

// Two imports before nine functions: small ones, and those that call others directly, by the table, and by a reference.
const BODIES = [
  [...constant(1), ...constant(2), PLUS, ...call(0), PLUS],
  [...call(2), ...call(4), PLUS, ...call(1), PLUS],
  [...constant(8), ...load],
  [...constant(1), ...constant(3), PLUS, ...call(0), PLUS],
  [...call(5), ...call(4), PLUS, ...call(1), PLUS],
  [...constant(12), ...load],
  [...constant(0), 0x11, 0, 0, ...constant(1), 0x11, 0, 0, PLUS],
  [0xd2, 4, 0xd1, 0x0f],
  [0x02, 0x7f, ...constant(7), ...constant(1), 0x0e, 1, 0, 0, 0x0b],
];

/** The program, and more sections at its end. */
export const program = (...more) =>
  Buffer.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, 0, 1, 0x7f], [0x60, 0, 0]])),
    ...section(2, list(['a', 'b'].map((name) => [...text('m'), ...text(name), 0, 0]))),
    ...section(3, list(BODIES.map(() => [0]))),
    ...section(4, list([[0x70, 0, 2]])),
    ...section(5, list([[0, 1]])),
    ...section(6, list([[0x70, 0, 0xd2, 3, 0x0b]])),
    ...section(7, list([...BODIES.map((_, index) => [...text(`f${index}`), 0, index + 2]), [...text('memory'), 2, 0]])),
    ...section(9, list([[0, ...constant(0), 0x0b, ...list([[5], [7]])]])),
    ...section(10, list(BODIES.map((code) => body(code)))),
    ...section(11, list([[0, ...constant(8), 0x0b, ...list([[1], [1], [0], [0], [2], [0], [0], [0]])]])),
    ...more,
  ]);

/** The functions that the program imports. */
export const IMPORTED = { m: { a: () => 100, b: () => 1000 } };

/** The result of each function, worked out by hand. */
export const RESULTS = { f0: 103, f1: 1360, f2: 257, f3: 104, f4: 1361, f5: 2, f6: 106, f7: 0, f8: 7 };

/** The results of all functions that an instance exports. */
export const results = ({ exports }) => Object.fromEntries(Object.entries(exports).filter(([name]) => name in RESULTS).map(([name, run]) => [name, run()]));
