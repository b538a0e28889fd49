// A sweep of proofs: one claim for many parameters, decided for all positions.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { parsed } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';

const { visit, visits } = laboratory({ at: 'laboratory.html', ready: '.sweep' });
const link = (over, claim = 'triangular:7.3') => `#show=sweep&sweep=${claim}&over=${over}&way=proved`;
const upTo = (last) => Array.from({ length: last }, (_, index) => index + 1);

async function swept(page) {
  await page.locator('#run-sweep').click();
  await page.locator('.sweep > .told').waitFor();
  return page.locator('.sweep > .told').innerText();
}

const looks = (page) => page.locator('.sweep-picture rect:not(.cell):not(.looked-at)').evaluateAll((all) => all.map((rect) => rect.getAttribute('class')));

/** Theorem 7.3 of the paper, and its converse: the nim-sum decides for k = 4m + 3 and for no other k. */
const holds = (k) => k % 4 === 3;

visits('a sweep of proofs', {
  'says for which k the claim holds for all positions, in words, as a picture and as a file': [link('1..16'), async (page) => {
    const ks = upTo(16);
    assert.match(await swept(page), /^For 0 choices of the parameters, the claim is proved for all positions. Choices for which it fails: 12\./);
    assert.deepEqual(await looks(page), ks.map((k) => (holds(k) ? 'universal' : 'refuted')));
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'All results as CSV' }).click()]);
    const rows = parsed(await fs.readFile(await download.path(), 'utf8'));
    assert.deepEqual(rows.map(({ k, verdict }) => [Number(k), verdict]), ks.map((k) => [k, holds(k) ? 'proved' : 'refuted']));
    assert.equal(rows[4].counterexample, 'triangle:k=5:2,1,3');
    assert.ok(rows.every(({ reason, verdict }) => (reason === 'theorem triangular_7_3 in proofs/Triangles.v') === (verdict === 'proved')));
    const [failures] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Counterexamples as CSV' }).click()]);
    assert.equal(parsed(await fs.readFile(await failures.path(), 'utf8')).length, 12);
    // A cell, by mouse and by keyboard.
    await page.locator('.sweep-picture [data-cell="4"]').click();
    await says(page, '.cell-told .told', 'Counterexample found.');
    await says(page, '.cell-told .told', '(2, 1, 3)');
    assert.equal(await page.locator('.cell-told .counterexample svg').count(), 1);
    await page.locator('.sweep-picture').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await says(page, '.cell-told .told', 'Proved for all positions.');
    await page.getByRole('button', { name: 'Show this claim in the list' }).click();
    await page.locator('.catalogue').waitFor();
    assert.equal(await page.locator('[id="k-triangular:7.3"]').inputValue(), '7');
  }],
  'is chosen with a switch, which is in the address and offers the claims that can be decided': ['#show=sweep&sweep=triangular:7.3&over=1..4&upto=50', async (page) => {
    const offered = () => page.locator('#sweep-claim option').count();
    const all = await offered();
    await page.getByLabel('Proved for all positions').check({ force: true });
    await page.waitForFunction(() => location.hash.endsWith('over=1..4&way=proved'));
    assert.ok((await offered()) < all);
    assert.equal(await page.locator('#sweep-n').count(), 0);
    await page.goBack();
    await page.locator('#sweep-n').waitFor();
    assert.equal(await page.locator('#sweep-n').inputValue(), '50');
    // Of a claim that cannot be decided so, another one is offered.
    await page.locator('#sweep-claim').selectOption({ index: all - 1 });
    await page.getByLabel('Proved for all positions').check({ force: true });
    await page.waitForFunction(() => location.hash.endsWith('&way=proved'));
  }],
  'shows how far it is, and stops with what is known': [link('1..400'), async (page) => {
    await page.locator('#run-sweep').click();
    await page.waitForFunction(() => document.querySelector('.waiting progress')?.value > 0);
    // Theorems answer for a quarter of the parameters before the prover does.
    await page.locator('.sweep-picture rect.refuted').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.locator('.sweep > .told').waitFor();
    await page.locator('.waiting').waitFor({ state: 'detached' });
    const known = await looks(page);
    assert.ok(known.includes('unknown') && known.some((look) => look === 'refuted'), `${known}`);
    // The prover is free again.
    await page.locator('#k-to').fill('3');
    await page.locator('#k-to').press('Enter');
    assert.match(await swept(page), /^For 0 choices of the parameters, the claim is proved for all positions. Choices for which it fails: 2\./);
  }],
});

for (const [width, colorScheme, lang] of [[360, 'dark', 'en'], [1440, 'light', 'ja']]) {
  visit(`leaves nothing wrong for assistive technology at ${width}, ${colorScheme}`, `${link('1..8')}&lang=${lang}`, async (page) => {
    await swept(page);
    await page.locator('.sweep-picture [data-cell="4"]').click();
    await page.locator('.cell-told .told').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
  }, { viewport: { width, height: 800 }, colorScheme });
}
