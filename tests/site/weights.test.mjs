// The weights of the site's files, and of those before the first picture: bytes are counted. The figures are in the name of each
// failure. Work of the main thread is in tests/browser/budgets.test.mjs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { read } from '../../build/files.mjs';
import { site } from '../browser/serving.mjs';
import { BUDGETS, budgeted } from '../browser/sizes.mjs';

test('each binary, and what visitors load together, weighs no more than it may', async () => {
  const all = await budgeted(site);
  const over = Object.entries(BUDGETS)
    .map(([kind, { most }]) => [kind, all.get(kind) / 1000, most])
    .filter(([, weight, most]) => !(weight <= most))
    .map(([kind, weight, most]) => `${kind}: ${weight.toFixed(1)} kB of ${most}`);
  assert.deepEqual(over, []);
});

describe('before the first picture', () => {
  /** At 4 Mbit/s a kilobyte takes 2 ms; the page and its styles are two round trips of 40 ms. Half a second is asked. */
  const arrives = (bytes) => 80 + bytes / 500;
  const files = read(site);
  for (const page of ['index.html', 'papers.html', 'explore.html', 'heaps.html', 'laboratory.html', 'bench.html', 'teach.html', 'lesson.html']) {
    test(`${page} and its styles are there in half a second at 4 Mbit/s`, () => {
      const html = files.get(page);
      const sheets = [...html.toString().matchAll(/<link rel="stylesheet" href="(?:\.\/)?([^"]+)"(?! media="print")/g)].map(([, name]) => files.get(name));
      const bytes = [html, ...sheets].reduce((sum, data) => sum + brotliCompressSync(data).length, 0);
      assert.ok(sheets.length > 0 && arrives(bytes) <= 500, `${page}: ${(bytes / 1000).toFixed(1)} kB, ${arrives(bytes).toFixed(0)} ms`);
    });
  }
});
