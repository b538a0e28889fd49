// Five minutes of the long run (`./dev soak`), with always the same seed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from './soak.mjs';
import { dice } from './soak_games.mjs';

test('random use of all rooms: no complaint, no wrong answer', { timeout: 900_000 }, async (t) => {
  const done = await soak({ seed: 20261, minutes: 5, every: 12 });
  t.diagnostic(`${done.steps} steps, ${done.answers} answers; ${JSON.stringify(done.rooms)}`);
  assert.ok(done.steps >= 72, `${done.steps} steps`);
  assert.ok(Object.values(done.rooms).every((count) => count > 0), 'every room was used');
  assert.ok(done.answers > 500, `${done.answers} answers`);
  assert.ok(done.measured.length >= 6, 'whether memory is flat is judged by six measurements or more');
});

test('the same seed chooses the same', () => {
  const chosen = (seed) => {
    const random = dice(seed);
    return Array.from({ length: 20 }, () => random.whole(0, 999));
  };
  assert.deepEqual(chosen(7), chosen(7));
  assert.notDeepEqual(chosen(7), chosen(8));
});
