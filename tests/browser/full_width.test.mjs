// Fields take what Japanese keyboards type: full-width digits, letters and signs. A size that is no number is answered with a sentence.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { laboratory, says } from './page.mjs';

/** Types into a field, leaves it, and waits until it shows what was understood. */
async function understands(page, field, typed, shown) {
  await page.locator(field).first().fill(typed);
  await page.locator(field).first().blur();
  await page.waitForFunction(([field, shown]) => document.querySelector(field)?.value === shown, [field, shown]);
}

describe('Explore', () => {
  const { visit } = laboratory();
  visit('reads its fields', '#g=step:k=4,s=2:4,3,13', async (page) => {
    await understands(page, '#k', '５', '5');
    await understands(page, '#k', '５／２', '5/2');
    await understands(page, '#s', '　３', '3');
    await understands(page, '#coordinate-0', '２', '2');
    await understands(page, '#size', '５０', '50');
    await page.waitForURL(/n=50/);
    await page.locator('#size').fill('五十');
    await page.locator('#size').blur();
    await says(page, '[role="alert"]', 'N must be a whole number from 0 to');
    assert.match(page.url(), /n=50/);
    await understands(page, '#notation', 'ｎｉｍ：３、７，４', 'nim:3,7,4');
    assert.equal(await page.locator('#notation-error').count(), 0);
  });
});

describe('Papers', () => {
  const { visit } = laboratory({ at: 'papers.html', ready: 'main.papers' });
  visit('reads a number in a sentence', '#article=variants', async (page) => {
    // Another number is changed meanwhile, so that the sentence is drawn again.
    const scrubs = page.locator('.scrub');
    await scrubs.first().fill('３');
    const other = await scrubs.nth(1).inputValue();
    await scrubs.nth(1).dispatchEvent('keydown', { key: 'ArrowUp', bubbles: true });
    await page.waitForFunction((other) => document.querySelectorAll('.scrub')[1].value !== other, other);
    assert.equal(await scrubs.first().inputValue(), '３', 'what is typed and not entered yet stays');
    await scrubs.nth(1).dispatchEvent('keydown', { key: 'ArrowDown', bubbles: true });
    await understands(page, '.scrub', '３', '3');
    await page.waitForURL(/with=k:3$/);
    await page.locator('.scrub').first().press('ArrowDown');
    await page.waitForURL(/article=variants$/);
  });
});
