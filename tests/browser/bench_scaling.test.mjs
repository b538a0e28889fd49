// Three-pile Nim with a pass at two sizes, side by side.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: '.learn' });

/** z for all piles x and y, as the conditions are written: with smaller piles none is the same, and the pass leaves no nim-sum 0. */
function thirds(side) {
  const all = Array.from({ length: side }, () => []);
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) {
      const taken = new Set([...all.slice(0, x).map((row) => row[y]), ...all[x].slice(0, y), ...(x || y ? [x ^ y] : [])]);
      let z = 0;
      while (taken.has(z)) z += 1;
      all[x].push(z);
    }
  }
  return all;
}

async function computed(page, pile) {
  await page.locator('.scaling summary').click();
  await page.locator('.scaling').getByLabel(`L = ${pile}`, { exact: true }).check();
  await says(page, '.scaling figcaption', `x = ${2 * pile}`);
}

visit('the P-positions are those of the definition, in the pictures and in the file', '#show=learn', async (page) => {
  await computed(page, 64);
  const points = await page.locator('.scatter .points').evaluateAll((all) => all.map((path) => path.getAttribute('d').split('M').length - 1));
  const [, download] = await Promise.all([page.getByRole('button', { name: 'Save both pictures as CSV' }).click(), page.waitForEvent('download')]);
  const rows = (await fs.readFile(await download.path(), 'utf8')).trim().split('\n').slice(1).map((row) => row.split(',').map(Number));
  const all = thirds(256);
  const expected = [64, 128].map((x) => all[x].slice(0, 2 * x).map((z, y) => [x, y, z]));
  assert.deepEqual(rows, expected.flat());
  assert.deepEqual(points, expected.map((sheet, index) => sheet.filter(([, , z]) => z < 128 << index).length));
});

visit('4096 by 4096 pairs are computed, with progress and without a mistake of the page', '#show=learn', async (page) => {
  await page.locator('.scaling summary').click();
  await page.locator('#run-scaling').click();
  await says(page, '.scaling .computed', 'For 8\u202f390\u202f656 pairs');
  assert.equal(await page.locator('.scaling figure').count(), 2);
  assert.deepEqual(await violations(page, { part: '.scaling' }), []);
});

visit('work that is stopped can be begun again', '#show=learn', async (page) => {
  await page.locator('.scaling summary').click();
  await page.evaluate(() => {
    document.querySelector('#run-scaling').click();
  });
  // The button of long work appears after a moment; the work itself is shorter than a person's hand.
  await page.waitForFunction(() => {
    const stop = document.querySelector('.scaling .waiting button');
    stop?.click();
    return stop || document.querySelector('.scaling figure');
  });
  await page.waitForFunction(() => document.querySelector('#run-scaling') || document.querySelector('.scaling figure'));
  await page.evaluate(() => document.querySelector('#run-scaling')?.click());
  await page.locator('.scaling figure').first().waitFor();
});

visit('the pictures fit narrow screens', '#show=learn', async (page) => {
  await computed(page, 128);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} pixels`);
  }
}, { viewport: { width: 360, height: 800 } });
