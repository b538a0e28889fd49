// The laboratory's search for formulas: it finds what the papers found, says so while it looks, and is honest when it finds
// nothing.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { parsed } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: '.search' });
const link = (rules, target, more = '') => `#show=search&search=${rules}&for=${target}&side=4&cube=60${more}`;

/** Runs the search that is set up, and waits until it has ended. */
async function searched(page) {
  await page.locator('#run-search').click();
  await page.locator('.search .told').waitFor({ timeout: 60_000 });
  return page.locator('.search .told').innerText();
}

const formulas = (page) => page.locator('.formulas:not(.failed) .held').allTextContents();

describe('what the papers found is found', () => {
  const known = [
    ['triangle:k=3', 'p', 'x ⊕ y ⊕ z = 0'],
    ['triangle:k=5', 'p', '(x − 1) ⊕ y ⊕ (z − 1) = 0'],
    ['step:k=4,s=3', 'values', 'x ⊕ ((y ⊕ (z + s)) − s)'],
    ['step:k=4,s=1,pass', 'p', '(x = 0 and y = 0 and z = 0 and p = 1) or (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0'],
    ['step:k=4,s=3,pass', 'p', '(x = 0 and y = 0 and z = 0 and p = 1) or (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0'],
  ];
  visit('by links to the searches', '', async (page) => {
    const [address] = page.url().split('#');
    for (const [rules, target, formula] of known) {
      await part(`${rules}, ${target}`, async () => {
        // Each begins with an empty page, so that no answer to the last one is read.
        await page.goto('about:blank');
        await page.goto(address + link(rules, target));
        const text = await searched(page);
        assert.equal((await formulas(page))[0], formula);
        assert.match(text, /not a proof/);
      });
    }
  }, { ready: 'main > section' });
});

visit('without a formula it says up to which length there is none', link('triangle:k=2', 'p', '&side=3').replace('side=4&', ''), async (page) => {
  assert.match(await searched(page), /No formula was found for triangle:k=2 with up to 3 names and numbers on each side/);
  assert.deepEqual(await formulas(page), []);
});

visit('long work shows how far it is, and stops with what is known', link('triangle:k=2', 'values', '&side=8&smaller=1').replace('side=4&', ''), async (page) => {
  // A quick machine fills the memory in less than a second, so a click from outside would come too late.
  const stopped = page.evaluate(() => new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const waiting = document.querySelector('.search .waiting');
      if (!waiting?.textContent.includes('Expressions with')) return;
      observer.disconnect();
      waiting.querySelector('button').click();
      resolve();
    }).observe(document.querySelector('.search'), { subtree: true, childList: true, characterData: true });
  }));
  await page.locator('#run-search').click();
  await stopped;
  await says(page, '.search .told', 'Stopped after');
  await page.waitForURL(/side=8.*smaller=1/);
});

visit('a finding is held against more, and can be taken away', link('triangle:k=3', 'p'), async (page) => {
  await searched(page);
  await page.locator('.search .downloads summary').click();
  assert.match(await page.locator('#text-search').inputValue(), /x ⊕ y ⊕ z = 0[^]*laboratory\.html#show=search/);
  assert.match(await page.locator('#latex-search').inputValue(), /\\item \$x \\oplus/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.search .downloads button', { hasText: 'CSV' }).click()]);
  const [row] = parsed(await fs.readFile(await download.path(), 'utf8'));
  assert.deepEqual([row.formula, row.ruleset, row.up_to], ['x ⊕ y ⊕ z = 0', 'triangle:k=3', '60']);
  await page.locator('.formulas button').first().click();
  await page.locator('#formula').waitFor();
  assert.equal(await page.locator('#formula').inputValue(), 'x ⊕ y ⊕ z = 0');
  await page.locator('.written .run').click();
  await says(page, '.formula .told', 'with coordinates up to 120');
});

visit('nothing is wrong for assistive technology or too wide', link('triangle:k=3', 'p'), async (page) => {
  await searched(page);
  for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
    await part(`${width}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await violations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    });
  }
});
