// The parts of a program: it does the same in two parts, and the rest is loaded when one of its functions is first called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divided, stable } from '../../build/parts.mjs';
import { ordered } from '../../build/order.mjs';
import { constant, encoded, list, section, written } from '../../build/wasm.mjs';
import { IMPORTED, program, RESULTS, results } from './tiny.mjs';

/** The number of the first function after those that are imported. */
const FIRST = 2;
/** The names of functions, as tools write them into a binary. */
const named = () => {
  const names = list(Object.keys(RESULTS).map((name, index) => Buffer.concat([encoded(index + FIRST), written(`tiny[0123456789abcdef]::${name}`)])));
  return program(...section(0, Buffer.concat([written('name'), section(1, names)])));
};
const isAmong = (...later) => (name) => later.includes(stable(name).replace('tiny::', ''));

/** Starts a program in parts. `loads` counts how often the rest is loaded. */
async function started({ first, rest }) {
  const loads = { count: 0 };
  const load = () => {
    loads.count += 1;
    const { exports } = instance;
    const table = exports[Object.keys(exports).filter((name) => /^table\d+$/.test(name)).pop()];
    const shared = Array.from({ length: table.length }, (_, place) => table.get(place));
    new WebAssembly.Instance(new WebAssembly.Module(rest), { ...IMPORTED, first: exports, shared });
  };
  const { instance } = await WebAssembly.instantiate(first, { ...IMPORTED, rest: { load } });
  return { instance, loads };
}

for (const later of [['f0'], ['f1', 'f4'], ['f6'], ['f3', 'f5', 'f8'], ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f8']]) {
  test(`a program does the same if ${later.join(', ')} are its rest`, async () => {
    const parts = divided(named(), isAmong(...later));
    for (const { first, rest } of [parts, { first: ordered(parts.first), rest: ordered(parts.rest) }]) {
      const { instance, loads } = await started({ first, rest });
      assert.equal(loads.count, 0);
      assert.deepEqual(results(instance), RESULTS);
      assert.equal(loads.count, 1);
    }
  });
}

/** The functions of a long chain, so that numbers take more than a byte. */
const LENGTH = 200;

/** A program of a chain: each function adds 1 to the one before and to a global, and the first one subtracts 3 from 7. */
function chain() {
  const part = (...bytes) => Buffer.from(bytes.flatMap((one) => [...one]));
  const code = (...instructions) => part([0], ...instructions, [0x0b]);
  const minus = code([0x20, 0], [0x20, 1], [0x6b]);
  const begin = code(constant(7), constant(3), [0x10, 0]);
  const next = (index) => code([0x23, 0], constant(1), [0x6a], [0x24, 0], [0x10], encoded(index), constant(1), [0x6a]);
  const bodies = [minus, begin, ...Array.from({ length: LENGTH }, (_, index) => next(index + 1))];
  const exported = (index) => part(written(`f${index}`), [0], encoded(index));
  const names = list(bodies.map((_, index) => part(encoded(index), written(`chain::f${index}`))));
  return Buffer.concat([
    Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    section(1, list([[0x60, 2, 0x7f, 0x7f, 1, 0x7f], [0x60, 0, 1, 0x7f], [0x60, 0, 0]].map((type) => Buffer.from(type)))),
    section(2, list([])),
    section(3, list([encoded(0), ...bodies.slice(1).map(() => encoded(1))])),
    section(4, list([Buffer.from([0x70, 0, 1]), Buffer.from([0x70, 0, 2])])),
    section(5, list([Buffer.from([0, 1])])),
    section(6, list([Buffer.from([0x7f, 1, 0x41, 0, 0x0b])])),
    section(7, list([...bodies.map((_, index) => exported(index)), part(written('memory'), [2, 0]), part(written('count'), [3, 0])])),
    section(9, list([Buffer.from([0, 0x41, 0, 0x0b, 1, 0])])),
    section(10, list(bodies.map((body) => part(encoded(body.length), body)))),
    section(0, part(written('name'), section(1, names))),
  ]);
}

test('parameters, a global that both parts change, and numbers of more than a byte stay the same', async () => {
  for (const isLater of [(name) => /[02468]$/.test(name), (name) => /[13579]$/.test(name), () => true]) {
    const { instance, loads } = await started(divided(chain(), isLater));
    assert.equal(instance.exports.f0(7, 3), 4);
    assert.equal(instance.exports[`f${LENGTH + 1}`](), 4 + LENGTH);
    assert.equal(instance.exports.count.value, LENGTH);
    assert.equal(loads.count, 1);
  }
});

test('constants are written with their signs', () => {
  for (const value of [0, 63, 64, 127, 128, 8191, 8192, 1_048_576]) {
    const wasm = Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), section(6, list([Buffer.concat([Buffer.from([0x7f, 0]), constant(value), Buffer.from([0x0b])])])), section(7, list([Buffer.concat([written('value'), Buffer.from([3, 0])])]))]);
    assert.equal(new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports.value.value, value);
  }
});

test('the rest is not loaded by functions of the first part', async () => {
  const { instance, loads } = await started(divided(named(), isAmong('f6')));
  for (const name of ['f0', 'f2', 'f3', 'f5', 'f8']) assert.equal(instance.exports[name](), RESULTS[name]);
  assert.equal(loads.count, 0);
});

test('a program none of whose functions is later is one part, without names', () => {
  const { first, rest } = divided(named(), () => false);
  assert.equal(rest, undefined);
  assert.deepEqual(first, program());
});

test('a name is the same in each build', () => {
  assert.equal(stable('<alloc[3ca501edff3f0c7c]::boxed::Box<[maths[2d5f]::Number; 2usize]> as core[c59]::clone::Clone>::clone'), '<alloc::boxed::Box<[maths::Number; 2usize]> as core::clone::Clone>::clone');
  assert.equal(stable('yew::html::create::h1ba4c786a18cdf1f'), 'yew::html::create');
});
