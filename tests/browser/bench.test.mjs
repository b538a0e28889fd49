// The bench: one game and four steps, from a guess to a proof, without typing anything twice.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { laboratory, part, says, stops } from './page.mjs';

const { visit, visits } = laboratory({ at: 'bench.html', ready: '.bench' });

/** Links, buttons, fields and folds that are in sight. */
const inSight = (page) =>
  page.evaluate(() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter((one) => {
    const { width, top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && width > 0 && top < innerHeight && bottom > 0;
  }).length);

visits('a game that was looked at in Explore', {
  'has a conjecture typed without a click, and proved by one': ['#show=formula&g=triangle:k=5:7,2,7', async (page) => {
    await page.waitForFunction(() => document.activeElement.id === 'formula');
    await page.keyboard.type('(x-1)^y^(z-1)=0');
    assert.equal(await page.locator('#formula').inputValue(), '(x-1)^y^(z-1)=0');
    await page.locator('#prove').click();
    await says(page, '.proof .told', 'Proved for all positions.');
  }],
  'has its law guessed, tested, proved and certified': ['#g=triangle:k=5:7,2,7', async (page) => {
    assert.equal(await page.locator('h1').innerText(), 'Triangular bar, k = 5');
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.ok((await inSight(page)) <= 20, `${await inSight(page)} controls`);
    await part('guesses that describe one set are one', async () => {
      await page.locator('#guess').click();
      await says(page, '.say .found', /\d guesses describe the same set of positions\. The shortest is in the formula field\.|One formula was found/);
      assert.notEqual(await page.locator('#formula').inputValue(), '');
    });
    await part('the test runs by itself', async () => {
      await says(page, '.test .told', 'Verified up to N.');
      await page.locator('.agreement .agrees').waitFor();
      assert.equal(await page.locator('.agreement .differs').getAttribute('d'), '');
    });
    await part('the proof is one click, and the certificate another', async () => {
      await page.locator('#prove').click();
      await says(page, '.proof .told', 'Proved for all positions.');
      await page.locator('#formula').fill('(x-1) xor y xor (z-1) = 0');
      await page.locator('.proof .told').waitFor({ state: 'detached' });
      // The theorem for every k is named before anything is run.
      await says(page, '.prove .universal', 'Conjecture 8.1');
      await page.locator('#prove').click();
      await says(page, '.proof .told', 'Proved for all positions.');
      await page.locator('#certify').click();
      const save = page.getByRole('button', { name: /^Save the certificate/ });
      await save.waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      assert.match(await fs.readFile(await download.path(), 'utf8'), /^bittersweet certificate 1\nclaim triangle:k=5 \| /);
    });
    await part('the game stays while the formula is another one', async () => {
      await page.locator('#k').fill('7');
      await page.locator('#k').press('Enter');
      await says(page, '.test .told', 'Counterexample found.');
      assert.equal(await page.locator('.proof .told').count(), 0);
      await page.waitForURL((url) => decodeURIComponent(url.hash).includes('rules=triangle:k=7'));
    });
    for (const [width, colorScheme] of [[360, 'dark'], [768, 'light'], [1440, 'light']]) {
      await part(`${width}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await violations(page), []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
      });
    }
  }],
  'has an automaton if no formula is found': ['#show=search&search=bar:rim=min(3,floor((x%2Bz)/2))&side=1&cube=20', async (page) => {
    await page.locator('#guess').click();
    await says(page, '.say .found', 'step 3 learns an automaton');
    await says(page, '.learn .found', 'Theorem.');
  }],
});

describe('a long search', () => {
  visit('shows how far it is, and stops with what is known', '#show=search&search=triangle:k=2&for=values&side=8&cube=60&smaller=1', async (page) => {
    const stopped = stops(page, '.guess', /\d % done/);
    await Promise.all([stopped, page.locator('#guess').click()]);
    await says(page, '.guess .found', /Stopped after|in the formula field/);
    await page.waitForURL(/side=8.*smaller=1/);
  });
});

describe('links of the laboratory, of which the bench was a part', () => {
  const { visit: old } = laboratory({ at: 'laboratory.html', ready: '.claims' });
  // Native tests read these links (tests/embedding.rs); here the links only have to arrive.
  old('open their place', '', async (page) => {
    for (const [hash, selector, value] of [
      ['#show=formula&formula=x_=_z&against=p&rules=nim&box=50', '#formula', 'x = z'],
      ['#show=search&search=triangle:k=7&for=p', '#k', '7'],
      ['#learn=triangle:k=5&of=p', '#k', '5'],
      ['#show=logic&sentence=x_=_1', '#sentence', 'x = 1'],
    ]) {
      await page.goto(new URL(`laboratory.html${hash}`, page.url()).href);
      await page.waitForURL(/bench\.html#/);
      await page.locator(selector).waitFor();
      assert.equal(await page.locator(selector).inputValue(), value);
    }
  });
});
