// The sweep of the laboratory: one claim for many parameters, compared with plain recursion.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { parsed, smallest } from './claims.mjs';
import { laboratory, part, says } from './page.mjs';
import { bar } from './rules.mjs';

const { visit, visits } = laboratory({ at: 'laboratory.html', ready: '.sweep' });
const link = (over, upto, claim = 'triangular:7.3') => `#show=sweep&sweep=${claim}&over=${over}&upto=${upto}`;
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);

/** Runs what is set up, and waits for the verdict. */
async function swept(page) {
  await page.locator('#run-sweep').click();
  await page.locator('.sweep > .told').waitFor();
  return page.locator('.sweep > .told').innerText();
}

/** For the nim-sum on triangles: the first position up to a bound at which it fails, by recursion. */
function wrong(k, bound) {
  const { value } = bar(k);
  const positions = upTo(bound).flatMap((x) => upTo(bound).flatMap((y) => upTo(bound).map((z) => [x, y, z]))).filter(([x, y, z]) => k * y <= x + z);
  return smallest(positions.filter((cells) => ((cells[0] ^ cells[1] ^ cells[2]) === 0) !== (value(cells) === 0)));
}

const looks = (page) => page.locator('.sweep-picture rect:not(.cell):not(.looked-at)').evaluateAll((all) => all.map((rect) => rect.getAttribute('class')));

visits('a sweep over k', {
  'holds for some k and fails for others': [link('1..12', 14), async (page) => {
    await part('says for which k the claim holds, in words, as a picture and as a file', async () => {
      const first = upTo(11).map((less) => wrong(less + 1, 14));
      const isProved = (k) => k % 4 === 3;
      const tested = first.map((position, index) => [position, index + 1]).filter(([, k]) => !isProved(k));
      const holds = tested.filter(([position]) => !position);
      // Before anything is run: the theorem for every k = 4m + 3.
      await says(page, '.sweep .band', 'proves the claim. No run is needed for k = 3, 7, 11.');
      const text = await swept(page);
      assert.match(text, new RegExp(`holds up to 14 for ${holds.length} choices? of the parameters and fails for ${9 - holds.length}\\.`));
      assert.match(text, new RegExp(`k = ${holds.map(([, k]) => k).join(', ')}`));
      const word = (index, verdicts) => verdicts[isProved(index + 1) ? 0 : first[index] ? 1 : 2];
      assert.deepEqual(await looks(page), first.map((_, index) => word(index, ['universal', 'refuted', 'verified'])));
      // The cells for which the paper states it: k = 3, 7, 11.
      const stated = await page.locator('.cell.stated').evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.cell) + 1));
      assert.deepEqual(stated, [3, 7, 11]);

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'All results as CSV' }).click()]);
      const rows = parsed(await fs.readFile(await download.path(), 'utf8'));
      assert.deepEqual(rows.map(({ k, verdict, counterexample }) => [k, verdict, counterexample]),
        first.map((position, index) => [`${index + 1}`, word(index, ['proved', 'refuted', 'verified']), position ? `triangle:k=${index + 1}:${position}` : '']));
      const [failures] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Counterexamples as CSV' }).click()]);
      assert.equal(parsed(await fs.readFile(await failures.path(), 'utf8')).length, 9 - holds.length);
    });
    await part('the legend is beside the picture', async () => {
      const [picture, legend] = await Promise.all(['.sweep-picture', '.legend'].map((part) => page.locator(part).boundingBox()));
      assert.ok(legend.x >= picture.x + picture.width && legend.y < picture.y + picture.height, JSON.stringify([picture, legend]));
      assert.equal(await page.locator('.legend li').count(), 6);
      // Each sign of the legend looks as it does in the picture.
      const fill = (part) => page.locator(part).first().evaluate((mark) => getComputedStyle(mark).fill);
      for (const look of ['universal', 'verified', 'refuted']) assert.equal(await fill(`.legend .${look}`), await fill(`.sweep-picture .${look}`));
    });
    await part('a cell tells its counterexample, by mouse and by keyboard, and leads to the catalogue', async () => {
      await page.locator('.sweep-picture [data-cell="4"]').click();
      await says(page, '.cell-told', 'k = 5');
      await says(page, '.cell-told .told', `(${wrong(5, 14).join(', ')})`);
      await page.locator('.sweep-picture').focus();
      await page.keyboard.press('ArrowRight');
      await says(page, '.cell-told', 'k = 6');
      await page.keyboard.press('Home');
      await says(page, '.cell-told', 'k = 1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await says(page, '.cell-told .told', 'Proved for all positions.');
      await page.getByRole('button', { name: 'Show this claim in the list' }).click();
      await page.locator('.catalogue').waitFor();
      assert.equal(await page.locator('[id="k-triangular:7.3"]').inputValue(), '3');
      assert.equal(await page.locator('[id="n-triangular:7.3"]').inputValue(), '14');
    });
  }],
  'long work shows how far it is, and stops with what is known': [link('2..9,0..6', 700, 'variants:2.1'), async (page) => {
    await page.locator('#run-sweep').click();
    await page.waitForFunction(() => document.querySelector('.waiting progress')?.value > 0);
    // Theorems answer for some parameters before anything is run.
    await page.locator('.sweep-picture rect:is(.refuted, .verified)').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.locator('.sweep > .told').waitFor();
    await page.locator('.waiting').waitFor({ state: 'detached' });
    const known = (await looks(page)).filter((look) => look !== 'unknown' && look !== 'universal').length;
    assert.ok(known > 0 && known < 56, `${known}`);
  }],
});

describe('what cannot be swept', () => {
  visit('a range the wrong way round, and one of zero', link('1..12', 14), async (page) => {
    await page.locator('#k-to').fill('0');
    await page.locator('#k-to').press('Enter');
    await page.locator('#k-to-error').waitFor();
    await page.locator('#k-from').fill('20');
    await page.locator('#k-from').press('Enter');
    await says(page, '.error', 'A picture must have 1 to');
    await part('an example takes its place with one tap, with a number in each cell', async () => {
      await page.getByRole('button', { name: /^Triangular bars: Conjecture 8\.1/ }).click();
      await page.locator('.sweep > .told').waitFor();
      assert.equal((await looks(page)).filter((look) => look === 'unknown').length, 0);
      assert.equal(await page.locator('#k-to').inputValue(), '40');
      const sizes = await page.locator('.cells text').evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
      assert.ok(Math.min(...sizes) >= 10, `${Math.min(...sizes)}`);
    });
  });
});
