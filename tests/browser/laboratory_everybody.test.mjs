// The laboratory for everybody: by keyboard, on small screens, in Japanese, and where workers fail.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bench, row, runs, set, told, tried, unfold } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, loaded, part, says } from './page.mjs';

const { visit, visits } = laboratory(bench);
const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

/** Goes on with Tab until this is focused. */
async function tabTo(page, id, most = 300) {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === id) return;
  }
  assert.fail(`${id} is not reached by ${most} tabs`);
}

visits('by keyboard alone', {
  'a claim is set up, run, stopped and opened': ['', async (page, context) => {
    await tabTo(page, 'triangular');
    await page.keyboard.press('Enter');
    await page.locator('.statements').waitFor();
    await tabTo(page, 'Theorem 7.3');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement.id === 'claim-heading');
    await tabTo(page, 'k-triangular:7.3', 6);
    await page.keyboard.type('5');
    await tabTo(page, 'n-triangular:7.3', 1);
    await page.keyboard.type('50');
    await tabTo(page, 'run-triangular:7.3', 1);
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none', 'the focus is seen');
    await page.keyboard.press('Enter');
    await says(page, '[id="claim-triangular:7.3"] .told', 'Counterexample found.');
    assert.equal(await focused(page), 'run-triangular:7.3', 'the focus stays where it was');
    await tabTo(page, 'prove-triangular:7.3', 1);
    await tabTo(page, 'Open (2, 1, 3) and see why', 1);
    const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await other.locator('.why[open]').waitFor();
    await other.close();
    await tabTo(page, 'Download', 1);
    await page.keyboard.press('Enter');
    await page.locator('[id="text-triangular:7.3"]').waitFor();
    await tabTo(page, 'text-triangular:7.3', 1);
  }],
  'a paper is chosen, and long work is stopped': ['', async (page) => {
    await part('a paper is chosen', async () => {
      await tabTo(page, 'triangular', 20);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#paper=triangular');
      assert.equal(await focused(page), 'triangular');
    });
    await part('long work is stopped', async () => {
      await tabTo(page, 'Theorem 7.3');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.id === 'claim-heading');
      await tabTo(page, 'n-triangular:7.3', 7);
      await page.keyboard.type('12000');
      await tabTo(page, 'run-triangular:7.3', 1);
      await page.keyboard.press('Enter');
      await page.locator('.waiting progress[value]').waitFor();
      await tabTo(page, 'prove-triangular:7.3', 1);
      await tabTo(page, 'Stop', 1);
      await page.keyboard.press('Enter');
      await says(page, '.told', 'Stopped.');
      // The button is gone; the next key goes on from the verdict.
      assert.equal(await page.evaluate(() => document.activeElement.closest('article')?.id), 'claim-triangular:7.3');
    });
  }],
});

/** Claims with verdicts of every kind, and the page of one of them with everything open. Returns what is said of one that fails. */
async function filled(page) {
  const failing = await tried(page, 'triangular:8.1', { k: 3, n: 40 });
  await tried(page, 'triangular:3.1', { n: 100000 });
  await tried(page, 'pass:4.1', { n: 40 });
  await tried(page, 'sharing:Rem-5', { n: 40 });
  await tried(page, 'triangular:7.3', { n: 40 });
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => details.setAttribute('open', '')));
  await page.locator('[id="text-triangular:7.3"]').waitFor();
  await page.locator('[id="k-triangular:7.3"]').fill('-1');
  await page.locator('[id="k-triangular:7.3"]').press('Enter');
  await page.locator('[id="k-triangular:7.3-error"]').waitFor();
  return failing;
}

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('everybody can read it', () => {
  const NARROW = { viewport: { width: 320, height: 900 } };

  /** Nothing is wider than the screen at any width. The findings of axe depend on the colours and on the narrow or wide arrangement. */
  async function isReadable(page) {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      assert.ok(await fits(page), `it overflows at ${width} pixels`);
    }
    for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await violations(page), [], `${width} pixels, ${colorScheme}`);
    }
  }

  /** Targets for fingers that are too small. */
  const small = (page) =>
    page.locator('button, summary, a[href], input:not([type=radio]), .choice-of label').evaluateAll((all) =>
      all.map((element) => ({ name: element.id || element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && (height < 43.5 || width < 43.5))
        .map(({ name, width, height }) => `${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`));

  visit('the claims, and what fingers press is large enough', '#lang=en', async (page, context) => {
    assert.ok(await fits(page), 'it overflows');
    await filled(page);
    await isReadable(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    assert.deepEqual(await small(page), []);
  }, NARROW);

  visit('the sweep', '#show=sweep', async (page) => {
    assert.ok(await fits(page), 'it overflows');
    await page.locator('#run-sweep').click();
    await page.locator('.sweep > .told').waitFor();
    await isReadable(page);
  }, { ...NARROW, ready: 'main section' });

  /** Words of Latin letters that are the same in every language: names of formats, and what is notation. Theorems have the names that they have in Rocq. */
  const shared = new Set(['Bittersweet', 'LaTeX', 'CSV', 'English', 'ms', 'all', 'mex', 'MB', 'TeX', 'Rocq', 'ii', 'iii']);
  const foreign = (text) => (text.replace(/https?:\S+|\b\d{4}-\d\d-\d\d\b|proofs\/\w+\.v|\b[a-z]+(_\w+)+/g, ' ').match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !shared.has(word));

  visit('the claims in Japanese, in which nothing is left in English', '', async (page) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
    assert.ok(await fits(page), 'it overflows');
    const failing = await filled(page);
    const said = await page.evaluate(() => {
      const texts = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, data } = walker.currentNode;
        if (!parent.closest('script, style, noscript, textarea, math, [lang]:not(html)')) texts.push(data);
      }
      const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)));
      return [...texts, ...names.filter(Boolean)];
    });
    assert.deepEqual(said.filter((text) => foreign(text).length > 0), []);
    assert.match(await told(page, 'triangular:7.3').innerText(), /^Nまで確認。/);
    assert.match(failing, /^反例あり。/);
    await isReadable(page);
  }, { ...NARROW, locale: 'ja-JP' });
});

describe('where workers fail', () => {
  /** Answers requests for the worker's script only while `lost.isLost`. */
  const lost = { isLost: false };
  const losing = (page) =>
    page.context().route('**/checker_loader.js', (route) => (lost.isLost ? route.fulfill({ status: 404 }) : route.continue()));

  visit('a missing script is told, and can be tried again', '#paper=triangular', async (page) => {
    await unfold(page, 'triangular:7.3');
    await runs(page, 'triangular:7.3').click();
    const refused = row(page, 'triangular:7.3').locator('.refused');
    await refused.filter({ hasText: 'The program that computes this did not start.' }).waitFor();
    await refused.getByRole('button', { name: 'Try again' }).click();
    await refused.waitFor();
    assert.equal(await told(page, 'triangular:7.3').count(), 0);
    lost.isLost = false;
    await set(page, 'triangular:7.3', { n: 40 });
    await refused.getByRole('button', { name: 'Try again' }).click();
    await says(page, '.told', 'Verified up to N.');
    assert.match(await tried(page, 'triangular:8.1', { n: 40 }), /^Verified/);
  }, { before: (page) => ((lost.isLost = true), losing(page)), expected: [/404/] });

  /** Puts the page's workers where the test can reach them. */
  const spy = (page) =>
    page.addInitScript(() => {
      const Original = window.Worker;
      window.workers = [];
      window.Worker = class extends Original {
        constructor(...given) {
          super(...given);
          window.workers.push(this);
        }
      };
    });
  /** A terminated worker says nothing; the page has to find out by its silence. */
  const killAll = (page) => page.evaluate(() => window.workers.forEach((worker) => worker.terminate()));

  visit('workers that die, with a word or without, are replaced, and a claim can be stopped although its worker is dead', '#paper=triangular', async (page) => {
    await part('a worker that dies is told, another takes its place, and the others go on', async () => {
      await set(page, 'triangular:7.3', { n: 12000 });
      await runs(page, 'triangular:7.3').click();
      await page.locator('.waiting progress[value]').waitFor();
      // Which of them it is cannot be seen, so the one at work is found by killing them one after the other.
      for (const worker of page.workers()) {
        await worker.evaluate(() => { setTimeout(() => { throw new Error('out of memory, say'); }); }).catch(() => {});
      }
      const refused = row(page, 'triangular:7.3').locator('.refused');
      await refused.filter({ hasText: 'The calculation stopped' }).waitFor();
      await set(page, 'triangular:7.3', { n: 40 });
      await refused.getByRole('button', { name: 'Try again' }).click();
      await says(page, '.told', 'Verified up to N.');
    });
    await page.reload();
    await loaded(page, '.claims');
    await part('workers that die without a word are noticed and replaced', async () => {
      assert.match(await tried(page, 'triangular:7.3', { n: 40 }), /^Verified/);
      await killAll(page);
      await runs(page, 'triangular:7.3').click();
      const refused = row(page, 'triangular:7.3').locator('.refused');
      const verified = page.locator('.told').filter({ hasText: 'Verified up to N.' });
      await refused.filter({ hasText: 'The calculation stopped' }).waitFor();
      // On some machines a second worker had been started, and is dead as well.
      for (let tries = 0; tries < 2 && (await verified.count()) === 0; tries += 1) {
        await refused.getByRole('button', { name: 'Try again' }).click();
        await refused.waitFor({ state: 'detached' });
        await refused.or(verified).first().waitFor();
      }
      await verified.first().waitFor();
    });
    await page.reload();
    await loaded(page, '.claims');
    await part('a claim can be stopped although its worker is dead', async () => {
      await set(page, 'triangular:7.3', { n: 12000 });
      await runs(page, 'triangular:7.3').click();
      await page.locator('.waiting progress[value]').waitFor();
      await killAll(page);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.locator('.waiting').waitFor({ state: 'detached' });
      assert.equal(await page.locator('.refused').count(), 0);
    });
  }, { before: spy, expected: [/out of memory/] });

  visit('workers that are of another build say so', '#paper=triangular', async (page) => {
    await unfold(page, 'triangular:7.3');
    await runs(page, 'triangular:7.3').click();
    await says(page, '.refused', 'This page belongs to an older version. Please reload it.');
  }, {
    before: (page) =>
      page.context().route('**/checker_loader.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "postMessage({ message: { Ready: { version: 'of yesterday' } } });" })),
  });

  visit('pages that may have no workers say so', '#paper=triangular', async (page) => {
    await unfold(page, 'triangular:7.3');
    await runs(page, 'triangular:7.3').click();
    await says(page, '.refused', 'web workers are not allowed');
  }, { before: (page) => page.addInitScript(() => { window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }; }) });
});
