// Sentences that are decided for all numbers.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { laboratory, says } from './page.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: 'section.formula' });
const link = (sentence) => `#show=logic&sentence=${sentence}`;

describe('a sentence', () => {
  visit('is marked while it cannot be read, is decided, and is in the address', link('x_=_1'), async (page) => {
    await page.locator('#sentence').fill('∀ x x = 1');
    await says(page, '#sentence-mistake', 'Names and a colon are expected here');
    assert.equal(await page.locator('#sentence').getAttribute('aria-invalid'), 'true');
    await page.locator('#sentence').fill('∀ x: x ≥ 0');
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes('sentence=∀_x:_x_≥_0'));
    await page.locator('#sentence').press('Enter');
    await says(page, '.formula .told', /^True\. This is proved, not only tested\./);
    await page.reload();
    await page.locator('#sentence').waitFor();
    assert.equal(await page.locator('#sentence').inputValue(), '∀ x: x ≥ 0');
  });
});
