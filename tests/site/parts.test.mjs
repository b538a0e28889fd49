// The parts of a program: it does the same in two parts, and the rest is loaded when one of its functions is first called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divided, stable } from '../../build/parts.mjs';
import { ordered } from '../../build/order.mjs';
import { encoded, list, section, written } from '../../build/wasm.mjs';
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
    const shared = Array.from({ length: exports.table1.length }, (_, place) => exports.table1.get(place));
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
