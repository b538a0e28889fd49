// Formulas for every k, the proof by hand beside a theorem, and the rows and columns of a rim.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { smallest } from './claims.mjs';
import { laboratory, part, says } from './page.mjs';
import { bar } from './rules.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: '.bench' });
const link = (formula, rules) => `#show=formula&formula=${formula}&against=p&rules=${rules}&box=20`;
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);
const triples = upTo(8).flatMap((x) => upTo(8).flatMap((y) => upTo(8).map((z) => [x, y, z])));

/** The first position at which x ⊕ y ⊕ z = 0 is not the rule of the triangle, by recursion. */
const first = (k) => {
  const { value } = bar(k);
  const legal = triples.filter(([x, y, z]) => k * y <= x + z);
  return smallest(legal.filter((cells) => ((cells[0] ^ cells[1] ^ cells[2]) === 0) !== (value(cells) === 0))).join(', ');
};

describe('every k', () => {
  visit('a formula is proved for every k, with its proof by hand', link('x_⊕_y_⊕_z_=_0', 'triangle:k=7'), async (page) => {
    await page.getByRole('button', { name: 'Prove for every k = 4m + 3' }).click();
    await says(page, '.every', 'Proved for every k = 4m + 3, checked by Rocq.');
    await part('the proof by hand is loaded when it is opened', async () => {
      await page.locator('.prove .argument > summary').first().click();
      await says(page, '.prove .argument', 'Theorem. In the triangle');
      await says(page, '.prove .argument', './dev prove');
      assert.deepEqual(await violations(page), []);
    });
  });

  visit('the k that breaks a formula is named with its smallest position', link('x_⊕_y_⊕_z_=_0', 'triangle:k=5'), async (page) => {
    await page.locator('#prove-every').click();
    await says(page, '.every', `For k = 5 the formula fails, first at (${first(5)}).`);
  });

  visit('a fraction is in no class', link('x_⊕_y_⊕_z_=_0', 'triangle:k=7/2'), async (page) => {
    await says(page, '.prove .buttons', 'k = 7/2 is a fraction.');
    assert.equal(await page.locator('#prove-every').count(), 0);
  });
});

for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
  visit(`rows and columns that are not fair are shown at ${width}, ${colorScheme}`, '#g=triangle:k=5:2,1,3', async (page) => {
    await page.locator('.fair > summary').click();
    await says(page, '.fair', `The rule first fails at (${first(5)}).`);
    await says(page, '.fair', 'nim_rule_iff_fair');
    await page.locator('.fair .agreement.rim path.differs').waitFor({ state: 'attached' });
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
  }, { viewport: { width, height: 800 }, colorScheme });
}
