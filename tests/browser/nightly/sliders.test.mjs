// A thousand random moves of the sliders of k and s, several of them in a frame. In each frame that is sampled, caption and table name the
// same ruleset, and the numbers are those of plain recursion for it: no new caption has an old picture.
import assert from 'node:assert/strict';
import { laboratory, settled } from '../page.mjs';
import { barWithRim } from '../rules.mjs';

const { visit } = laboratory({ at: 'explore.html', ready: '#table .window' });
const MOVES = 1000;
const SIZE = 8;
/** As many moves are made before the page comes to rest. */
const EACH = 20;
const SEED = 20261128;

/** Whole numbers below a bound, the same in each run. */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const FAMILIES = {
  'triangular bars': ['triangle:k=3:7,2,7', 'Triangular bar', (k, s) => (x, z) => Math.floor((x + z + s) / k)],
  'stair bars': ['step:k=3,s=1:3,2,7', 'Stair bar', (k, s) => (x, z) => Math.floor((z + s) / k)],
};

/** The ruleset and the y that a label names. */
function named(label, name) {
  const [, k, s = '0', y] = label.match(new RegExp(`${name}, k = (\\d+)(?:, s = (\\d+))?(?:[^,]*, y = (\\d+))?`)) ?? assert.fail(label);
  return [k, s, y].map(Number);
}

/** Moves both sliders through pairs of numbers, and returns caption, label and cells of the table, every third time and at rest. */
const slide = (page, pairs) =>
  page.evaluate(async (pairs) => {
    const set = (field, number) => {
      const slider = document.querySelector(field);
      slider.value = String(number);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
      slider.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const seen = [];
    for (const [at, [k, s]] of pairs.entries()) {
      set('#k-slider-input', k);
      set('#s-slider-input', s);
      if (at % 3) continue;
      await new Promise(requestAnimationFrame);
      const cells = [...document.querySelectorAll('#table td')].map((cell) => [...cell.id.split('-').slice(1).map(Number), cell.textContent]);
      seen.push([document.querySelector('#table .caption').textContent, document.querySelector('#table table').ariaLabel, cells]);
    }
    return seen;
  }, pairs);

for (const [family, [link, name, rim]] of Object.entries(FAMILIES)) {
  visit(`${family}: a thousand moves of k and s`, `#g=${link}&n=${SIZE}`, async (page) => {
    const below = random(SEED);
    const known = new Map();
    /** The value of a position by plain recursion. */
    const value = (k, s, at) => {
      if (!known.has(`${k} ${s}`)) known.set(`${k} ${s}`, barWithRim(rim(k, s)).value);
      return known.get(`${k} ${s}`)(at);
    };
    const rulesets = new Set();
    for (let moved = 0; moved < MOVES; moved += EACH) {
      const pairs = Array.from({ length: EACH }, () => [1 + below(12), below(8)]);
      const frames = await slide(page, pairs);
      await settled(page);
      const last = await slide(page, [pairs.at(-1)]);
      assert.deepEqual(named(last[0][1], name).slice(0, 2), pairs.at(-1));
      for (const [caption, label, cells] of [...frames, ...last]) {
        const [k, s, y] = named(label, name);
        assert.deepEqual(named(caption, name).slice(0, 2), [k, s], `${caption} stands over ${label}`);
        rulesets.add(`${k} ${s}`);
        const numbers = cells.filter(([, , text]) => /^\d+$/.test(text));
        assert.ok(numbers.length > 0, label);
        for (const [x, z, text] of numbers) assert.equal(Number(text), value(k, s, [x, y, z]), `${label}: (${x}, ${y}, ${z})`);
      }
    }
    assert.ok(rulesets.size > 60, `${rulesets.size} rulesets were seen`);
  }, { timeout: 3_600_000 });
}
