// A short part of the long run (`./dev soak`), always the same one: a minute or two. Two files of tests run at once on the two cores of
// usual CI machines, where five minutes would be a tenth of the whole. It is too short to judge whether memory is flat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from './soak.mjs';
import { dice } from './soak_games.mjs';

test('random use of all rooms: no complaint, no wrong answer', { timeout: 900_000 }, async (t) => {
  const done = await soak({ seed: 20261, steps: 48, every: 12 });
  t.diagnostic(`${done.steps} steps, ${done.answers} answers; ${JSON.stringify(done.rooms)}`);
  assert.equal(done.steps, 48);
  assert.ok(Object.values(done.rooms).every((count) => count > 0), 'every room was used');
  assert.ok(done.answers > 500, `${done.answers} answers`);
  assert.equal(done.measured.length, 4);
});

test('the same seed chooses the same', () => {
  const chosen = (seed) => {
    const random = dice(seed);
    return Array.from({ length: 20 }, () => random.whole(0, 999));
  };
  assert.deepEqual(chosen(7), chosen(7));
  assert.notDeepEqual(chosen(7), chosen(8));
});
