// The order of functions: a program does the same in another order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordered } from '../../build/order.mjs';
import { IMPORTED, PLUS, program, RESULTS, results, section, text } from './tiny.mjs';

const run = async (wasm) => results((await WebAssembly.instantiate(wasm, IMPORTED)).instance);

test('a program with its functions in another order gives the same results', async () => {
  const before = program();
  const after = ordered(before);
  assert.notDeepEqual(after, before);
  assert.equal(after.length, before.length);
  assert.deepEqual(await run(before), RESULTS);
  assert.deepEqual(await run(after), RESULTS);
});

test('a program with names stays as it is', () => {
  const wasm = program(...section(0, [...text('name')]));
  assert.equal(ordered(wasm), wasm);
});

test('an instruction that is not known is refused', () => {
  assert.throws(() => ordered(Buffer.from([...program()].map((byte) => (byte === PLUS ? 0xfd : byte)))), /instruction 0xfd/);
});
