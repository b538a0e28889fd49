// All counterexamples of a claim: the list and its file, compared with plain recursion place by place.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { bench, field, number, parsed, row, set, sorted, tried } from './claims.mjs';
import { laboratory, says } from './page.mjs';
import { bar } from './rules.mjs';

const { visit, visits } = laboratory(bench);
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);
const triples = (bound) => upTo(bound).flatMap((x) => upTo(bound).flatMap((y) => upTo(bound).map((z) => [x, y, z])));
const button = (page, claim) => page.locator(`[id="list-${claim}"]`);
const told = (page, claim) => row(page, claim).locator('.listed');
const rows = (page, claim) => row(page, claim).locator('.listed-rows tbody tr');

/** Lists what is refuted up to a bound, and returns the list's words once they are shown. */
async function listed(page, claim, bound) {
  await set(page, claim, { n: bound });
  await button(page, claim).click();
  await told(page, claim).waitFor();
  return told(page, claim).innerText();
}

/** The smallest of each place, smallest first. */
function leastOfEach(wrong, place) {
  const places = new Map();
  for (const cells of sorted(wrong)) if (!places.has(`${place(cells)}`)) places.set(`${place(cells)}`, cells);
  return [...places.values()];
}

const column = ([x, , z]) => [x, z];

/** The file of the list, read back. */
async function saved(page, claim) {
  const save = row(page, claim).getByRole('button', { name: 'Counterexamples as CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  assert.match(download.suggestedFilename(), /^bittersweet-counterexamples-[\w.-]+\.csv$/);
  return parsed(await fs.readFile(await download.path(), 'utf8'));
}

visits('all counterexamples', {
  'of the nim-sum for k = 5: one for each column, on the page and in the file': ['#paper=triangular', async (page) => {
    const { value } = bar(5);
    const wrong = (bound) => leastOfEach(
      triples(bound).filter(([x, y, z]) => 5 * y <= x + z && ((x ^ y ^ z) === 0) !== (value([x, y, z]) === 0)), column);
    await tried(page, 'triangular:7.3', { k: 5, n: 50 });
    // The button goes as far as N is set now.
    const text = await listed(page, 'triangular:7.3', 16);
    const expected = wrong(16);
    assert.ok(expected.length > 50);
    assert.match(text, new RegExp(`^With coordinates up to 16, the claim fails in ${expected.length} columns \\(x, z\\)\\. For each column, the smallest counterexample is listed\\.`));
    assert.equal(await rows(page, 'triangular:7.3').count(), 50);
    const shown = await rows(page, 'triangular:7.3').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.innerText)));
    const outcome = (cells) => (value(cells) === 0 ? 'P' : 'N');
    const other = { P: 'N', N: 'P' };
    assert.deepEqual(shown, expected.slice(0, 50).map((cells) => [`(${cells.join(', ')})`, other[outcome(cells)], outcome(cells)]));
    await row(page, 'triangular:7.3').getByRole('button', { name: /^Show more/ }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.listed-rows tbody tr').length === count, Math.min(100, expected.length));

    const file = await saved(page, 'triangular:7.3');
    assert.deepEqual(file.map(({ x, y, z, p, expected, found }) => [x, y, z, p, expected, found]),
      expected.map((cells) => [...cells.map(String), '', other[outcome(cells)], outcome(cells)]));
    for (const { claim, k, s, bound, one_for_each: each, beyond } of file) {
      assert.deepEqual({ claim, k, s, bound, each, beyond }, { claim: 'triangular 7.3', k: '5', s: '', bound: '16', each: 'column x z', beyond: '0' });
    }
    // The places of the counterexamples: a square for each column, from below.
    const squares = await row(page, 'triangular:7.3').locator('.listed-picture path').evaluateAll((paths) =>
      paths.flatMap((path) => [...path.getAttribute('d').matchAll(/M(\d+) (\d+)/g)].map(([, x, z]) => `${x},${16 - z}`)));
    assert.deepEqual(squares.sort(), expected.map((cells) => `${column(cells)}`).sort());
    // Another N, another list.
    const less = wrong(9);
    assert.match(await listed(page, 'triangular:7.3', 9).then(async () => {
      await says(page, '.listed', 'Up to 9 ');
      return told(page, 'triangular:7.3').innerText();
    }), new RegExp(`fails in ${less.length} columns`));
    assert.equal(await rows(page, 'triangular:7.3').count(), Math.min(50, less.length));
  }],
  'more than are listed are counted, and said': ['#paper=triangular', async (page) => {
    await tried(page, 'triangular:7.3', { k: 5, n: 50 });
    const text = await listed(page, 'triangular:7.3', 1200);
    const all = number(text.match(/fails in ([\d\u202f]+) columns/)[1]);
    const [, most, beyond] = text.match(/The ([\d\u202f]+) smallest counterexamples are listed; ([\d\u202f]+) more are not listed\./).map((part) => number(part));
    assert.equal(most, 100_000);
    assert.equal(most + beyond, all);
    const file = await saved(page, 'triangular:7.3');
    assert.equal(file.length, most);
    assert.ok(file.every((line) => line.beyond === `${beyond}`));
  }],
  'take long, show how far they are, and stop with those up to a bound': ['#paper=triangular', async (page) => {
    await tried(page, 'triangular:7.3', { k: 5, n: 50 });
    await set(page, 'triangular:7.3', { n: 9000 });
    await button(page, 'triangular:7.3').click();
    const part = row(page, 'triangular:7.3').locator('.counterexamples');
    await page.waitForFunction(() => document.querySelector('.counterexamples progress')?.value > 0.52);
    assert.equal(await part.locator('[aria-live]').getAttribute('aria-busy'), 'true');
    await part.getByRole('button', { name: 'Stop' }).click();
    await told(page, 'triangular:7.3').waitFor();
    const text = await told(page, 'triangular:7.3').innerText();
    assert.equal(await part.locator('[aria-live]').getAttribute('aria-busy'), 'false');
    const [, bound, count] = text.match(/^Stopped\. With coordinates up to ([\d\u202f]+), the claim fails in ([\d\u202f]+) columns/).map((part) => number(part));
    assert.ok(bound > 0 && bound < 9000, `${bound}`);
    const file = await saved(page, 'triangular:7.3');
    assert.equal(file.length, count);
    assert.ok(file.every((line) => line.bound === `${bound}` && Math.max(line.x, line.y, line.z) <= bound));
    // The same list as that which goes so far.
    const until = Math.min(bound, 300);
    await listed(page, 'triangular:7.3', until);
    await says(page, '.listed', `Up to ${until} `);
    const small = await saved(page, 'triangular:7.3');
    const cells = ({ x, y, z }) => `${x},${y},${z}`;
    assert.deepEqual(small.map(cells), file.slice(0, small.length).map(cells));
  }],
});

describe('the list on a small screen', () => {
  visit('is not wider than the screen, and its targets are large', '#paper=triangular', async (page) => {
    await tried(page, 'triangular:7.3', { k: 5, n: 50 });
    await listed(page, 'triangular:7.3', 60);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.equal(widths[0], widths[1]);
    for (const target of await row(page, 'triangular:7.3').locator('.counterexamples :is(button, a)').all()) {
      const { height } = await target.boundingBox();
      assert.ok(height >= 40, `${await target.innerText()}: ${height}`);
    }
    assert.ok(await field(page, 'n', 'triangular:7.3').isVisible());
  }, { viewport: { width: 360, height: 740 } });
});
