// A short run of random use (`./dev soak`), always with the same seed. `./dev nightly` has a long one, which also judges memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from './soak.mjs';
import { dice } from './soak_games.mjs';
import { isFlat } from './soak_memory.mjs';

test('random use of all rooms: no complaint, no wrong answer', { timeout: 600_000 }, async (t) => {
  const done = await soak({ seed: 20261, steps: 35 });
  t.diagnostic(`${done.steps} steps, ${done.answers} answers; ${JSON.stringify(done.rooms)}`);
  assert.ok(Object.values(done.rooms).every((count) => count > 0), 'every room was used');
  assert.ok(done.answers > 300, `${done.answers} answers`);
});

test('the same seed chooses the same', () => {
  const chosen = (seed) => {
    const random = dice(seed);
    return Array.from({ length: 20 }, () => random.whole(0, 999));
  };
  assert.deepEqual(chosen(7), chosen(7));
  assert.notDeepEqual(chosen(7), chosen(8));
});

/** Measurements of a run in which `what` grows by `step` each time. */
const growing = (what, step) =>
  Array.from({ length: 30 }, (_, at) => {
    const [room, memory] = [{ bytes: 3e6, nodes: 1000, listeners: 40, workers: 1 }, { used: 130e6, taken: 180e6 }];
    for (const part of [room, memory]) if (what in part) part[what] += at * step;
    return { rooms: { explore: room }, memory };
  });

test('a run in which memory keeps growing fails', () => {
  isFlat(growing('nothing', 0));
  for (const [what, step] of [['used', 2e6], ['taken', 5e6], ['bytes', 1e5], ['nodes', 50], ['listeners', 4], ['workers', 1]]) {
    assert.throws(() => isFlat(growing(what, step)), assert.AssertionError, what);
  }
});
