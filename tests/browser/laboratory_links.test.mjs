// The laboratory's address, its records, and what is taken away from it.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { bench, counted, field, parsed, range, row, runs, set, tried } from './claims.mjs';
import { follow } from './figures.mjs';
import { anew, enter, laboratory, loaded, part, position, says, settled } from './page.mjs';

const { visit } = laboratory(bench);
const hash = (page) => new URL(page.url()).hash;
const isAt = (page, fragment) => page.waitForFunction((fragment) => location.hash === fragment, fragment);
const holds = (page, name, claim, text) =>
  page.waitForFunction(([id, text]) => document.getElementById(id)?.value === text, [`${name}-${claim}`, text]);

/** True if all of an element is on the screen. */
const isSeen = (locator) => locator.evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
});

describe('a link', () => {
  visit('opens a claim with its parameters, and brings it into sight', '#claim=sharing:Conj-3&g=4&n=777', async (page) => {
    assert.equal(await field(page, 'g', 'sharing:Conj-3').inputValue(), '4');
    assert.equal(await field(page, 'n', 'sharing:Conj-3').inputValue(), '777');
    assert.equal(await page.locator('article.claim').count(), 1, 'its page is open');
    await page.locator('.record').first().waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    assert.ok(await isSeen(runs(page, 'sharing:Conj-3')), 'it is in sight, also once the records have come');
    // Nothing is computed before somebody wants it.
    assert.equal(await page.locator('.told, .waiting').count(), 0);
  });
});

describe('the address', () => {
  visit('carries what is set, is not filled by a run, and speaks a language', '', async (page) => {
    await part('carries what is set, and Back and Forward walk through it', async () => {
      await set(page, 'triangular:7.3', { k: 7 });
      await isAt(page, '#claim=triangular:7.3&k=7&n=1000');
      await set(page, 'triangular:7.3', { n: 50 });
      await isAt(page, '#claim=triangular:7.3&k=7&n=50');
      await page.evaluate(() => { location.hash = 'paper=pass'; });
      await isAt(page, '#paper=pass');
      await set(page, 'pass:4.1', { s: 2 });
      await isAt(page, '#claim=pass:4.1&k=4&s=2&n=500');
      // The page of a claim is an entry of the history, as the paper is.
      await page.goBack();
      await isAt(page, '#claim=pass:4.1');
      await holds(page, 's', 'pass:4.1', '3');
      await page.goBack();
      await isAt(page, '#paper=pass');
      await page.goBack();
      await isAt(page, '#claim=triangular:7.3&k=7&n=50');
      await holds(page, 'n', 'triangular:7.3', '50');
      await page.goBack();
      await holds(page, 'n', 'triangular:7.3', '1000');
      await page.goForward();
      await holds(page, 'n', 'triangular:7.3', '50');
      await page.goForward();
      await row(page, 'triangular:7.3').waitFor({ state: 'detached' });
    });
    await follow(page, '#claim=triangular:7.3&k=3&n=50');
    await part('a run does not fill the history', async () => {
      const before = await page.evaluate(() => history.length);
      await tried(page, 'triangular:7.3');
      await runs(page, 'triangular:7.3').click();
      assert.equal(await page.evaluate(() => history.length), before);
      assert.equal(hash(page), '#claim=triangular:7.3&k=3&n=50');
    });
    await follow(page, '#paper=misere');
    await part('speaks a language', async () => {
      await page.getByRole('button', { name: '日本語', exact: true }).click();
      await isAt(page, '#paper=misere&lang=ja');
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
      assert.match(await page.title(), /実験室/);
    });
  });
});

const main = laboratory();

describe('the main page and the laboratory', () => {
  visit('lead to each other', '', async (page) => {
    await enter(page, page.getByRole('link', { name: 'Explore', exact: true }), '.board-panel');
    await enter(page, page.getByRole('link', { name: 'Laboratory', exact: true }), '.catalogue');
    assert.match(page.url(), /\/laboratory\.html/);
  });

  main.visit('the reasons are in the main page’s address, Back closes them, and other values are named', '', async (page) => {
    const isOpen = (open) => page.waitForFunction((open) => document.querySelector('.why')?.open === open, open);
    await settled(page);
    await page.locator('.why > summary').click();
    await isOpen(true);
    await page.waitForURL(/why=1/);
    await page.goBack();
    await isOpen(false);
    assert.doesNotMatch(page.url(), /why=1/);
    await page.goForward();
    await isOpen(true);
    await says(page, '.why', 'The smallest number that is not the Grundy value of any option');
    await page.reload();
    await isOpen(true);
    await anew(page, '#g=nim:1,2,4&why=2', '.board-panel');
    await part('other values of why are named', async () => {
      await says(page, '.notice', '“why=2”');
      assert.equal(await position(page), 'nim:1,2,4');
      assert.equal(await page.locator('.why').getAttribute('open'), null);
    });
  });
});

describe('a part without settings in its link', () => {
  visit('makes one entry of the history', '', async (page) => {
    await page.getByRole('link', { name: 'Many games' }).first().click();
    await page.waitForFunction(() => location.hash.startsWith('#show=sweep') && document.querySelector('.sweep'));
    await page.goBack();
    await page.locator('.catalogue').waitFor();
    assert.equal(await page.locator('.sweep').count(), 0);
  });
});

describe('records', () => {
  visit('that cannot be had, or are nonsense, are not missed', '', async (page) => {
    assert.match(await tried(page, 'triangular:7.3', { n: 20 }), /^Verified/);
    // The theorem for all parameters is known without them.
    assert.equal(await page.locator('.fact-proof').count(), 1);
    await page.unroute('**/records.json');
    await page.route('**/records.json', (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.reload();
    await loaded(page, '.claims');
    assert.match(await tried(page, 'triangular:7.3', { n: 20 }), /^Verified/);
    assert.equal(await page.locator('.fact-proof').count(), 1);
  }, { before: (page) => page.route('**/records.json', (route) => route.fulfill({ status: 404 })), expected: [/404/] });
});

/** The box with the downloads of a verdict, opened. */
async function downloads(page, claim) {
  const part = row(page, claim).locator('.downloads');
  await part.locator('summary').click();
  await part.locator('textarea').first().waitFor();
  return part;
}

describe('a verdict can be taken away', () => {
  visit('as text with a link that opens it again, as a remark in LaTeX and as CSV', '#paper=triangular', async (page, context) => {
    await part('as text with a link that opens it again', async () => {
      const verdict = await tried(page, 'triangular:7.3', { k: 7, n: 60 });
      const part = await downloads(page, 'triangular:7.3');
      const text = await part.locator('[id="text-triangular:7.3"]').inputValue();
      assert.match(text, /^Theorem 7\.3 \(R\. Miyadera, [^)]* arXiv:1711\.04954, 2017\. https:[^)]*\), k = 7, N = 60\. The claim holds for all/);
      assert.deepEqual(range(text), range(verdict));
      assert.equal(range(text).positions, counted(60, (x, z) => (x + z) / 7));
      const link = text.match(/https?:\S+laboratory\.html\S+/)[0];
      const other = await context.newPage();
      await other.goto(link);
      await other.locator('.catalogue').waitFor();
      await holds(other, 'k', 'triangular:7.3', '7');
      await holds(other, 'n', 'triangular:7.3', '60');
      await part.getByRole('button', { name: 'Copy: Text' }).click();
      await part.locator('[role=status]').filter({ hasText: /./ }).first().waitFor();
      // The text is about the settings of the check, not about the current ones.
      await set(page, 'triangular:7.3', { k: 11, n: 70 });
      assert.match(await part.locator('[id="text-triangular:7.3"]').inputValue(), /k = 7, N = 60.*claim=triangular:7\.3&k=7&n=60/s);
    });
    await follow(page, '#paper=pass');
    await part('as a remark in LaTeX and as CSV', async () => {
      await tried(page, 'pass:Cor-4.1', { k: 2, s: 1, n: 40 });
      const part = await downloads(page, 'pass:Cor-4.1');
      const remark = await part.locator('[id="latex-pass:Cor-4.1"]').inputValue();
      for (const symbol of ['⊕', '≤', '≥', '≠', '“', '\u202f']) assert.ok(!remark.includes(symbol), `${symbol} in ${remark}`);
      assert.equal(remark.split('$').length % 2, 1, 'dollars come in pairs');
      assert.equal(remark.split('{').length, remark.split('}').length, 'and braces');
      const [download] = await Promise.all([page.waitForEvent('download'), part.getByRole('button', { name: 'CSV', exact: true }).click()]);
      assert.equal(download.suggestedFilename(), 'bittersweet-pass-Cor-4.1.csv');
      const [line, ...rest] = parsed(await fs.readFile(await download.path(), 'utf8'));
      assert.deepEqual(rest, []);
      const { claim, k, s, row: a, g, bound, verdict, counterexample, expected, found, stated } = line;
      assert.deepEqual([claim, k, s, a, g, bound, verdict], ['pass Cor 4.1', '2', '1', '', '', '40', 'refuted']);
      assert.deepEqual([counterexample, expected, found, stated], ['step:k=2,s=1,pass:0,0,1,1', 'P', 'N', 'true']);
    });
  }, { permissions: ['clipboard-read', 'clipboard-write'] });
});
