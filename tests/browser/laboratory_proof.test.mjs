// Claims that are proved for all positions, or refuted.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { unfold } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'article.claim' });
const row = (page) => page.locator('[id="claim-triangular:7.3"]');

/** Asks for a proof of the theorem about nim-sums, and gives the verdict. */
async function proved(page) {
  await row(page).getByRole('button', { name: /^Prove/ }).click();
  await row(page).locator('.proof .told').waitFor();
  return row(page).locator('.proof .told').innerText();
}

describe('a proof', () => {
  visit('holds for all positions, and its certificate can be saved', '#claim=triangular:7.3&k=31', async (page) => {
    assert.match(await proved(page), /^Proved\. The claim holds for all positions with k = 31\./);
    await row(page).getByRole('button', { name: 'Make a certificate' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row(page).getByRole('button', { name: /^Save the certificate/ }).click(),
    ]);
    const text = await fs.readFile(await download.path(), 'utf8');
    assert.ok(text.length > 1000 && text.length <= 80_000, `${text.length}`);
  });

  visit('fails where the claim is wrong, with the smallest counterexample', '#claim=triangular:7.3&k=5', async (page) => {
    assert.match(await proved(page), /^Counterexample found\./);
    assert.ok((await row(page).locator('.proof').innerText()).includes('(2, 1, 3)'));
    // For other parameters there is no verdict, and no old one is shown.
    await row(page).locator('[id="k-triangular:7.3"]').fill('7');
    await row(page).locator('[id="k-triangular:7.3"]').press('Enter');
    await page.waitForFunction(() => document.querySelector('[id="claim-triangular:7.3"] .proof').childElementCount === 0);
  });

  visit('is offered where automata may decide the claim', '#list=all', async (page) => {
    const offers = async (claim) => {
      await unfold(page, claim);
      return page.locator(`[id="claim-${claim}"]`).getByRole('button', { name: /^Prove/ }).count();
    };
    assert.deepEqual([await offers('triangular:7.3'), await offers('sharing:2'), await offers('triangular:7.4')], [1, 1, 0]);
    // Of the values that this one speaks of, no formula is known.
    assert.equal(await offers('sharing:Conj-3'), 0);
  });

  visit('holds for all positions of Sharing Nim', '#claim=sharing:4', async (page) => {
    const one = page.locator('[id="claim-sharing:4"]');
    await one.getByRole('button', { name: /^Prove/ }).click();
    await one.locator('.proof .told').waitFor();
    assert.match(await one.locator('.proof .told').innerText(), /^Proved\. The claim holds for all positions\. This is a proof/);
  });
});

for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
  visit(`leaves nothing wrong for assistive technology at ${width}, ${colorScheme}`, '#claim=triangular:7.3&k=7', async (page) => {
    await proved(page);
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
  }, { viewport: { width, height: 800 }, colorScheme });
}
