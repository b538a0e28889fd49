// What the pages may cost: bytes, what comes before the first picture, what moves by itself, and how long the main thread is busy at a
// stretch. Nothing here is measured in time of the clock: bytes and shifts are counted, and work is compared, in time of the processor,
// with a judge that is the same everywhere. The figures are in the name of each failure.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { read } from '../../build/files.mjs';
import { launch, open, serve, settled, site } from './page.mjs';
import { BUDGETS, weights } from './sizes.mjs';
import { judge, tasks } from './tracing.mjs';
import { VIEWS } from './views.mjs';

const home = {};
before(async () => {
  [home.browser, home.server] = await Promise.all([launch(), serve()]);
});
after(async () => {
  await home.browser.close();
  await home.server.close();
});

test('each binary, and what visitors load together, weighs no more than it may', () => {
  const isLoaded = (kind) => /\.(wasm|css|woff2)$|_loader\.js$|^[a-z_]+\.js$|^(index|papers|explore|laboratory|v1\/embed)\.html$|^v1\/start\.js$|^records\.json$/.test(kind);
  const all = new Map(weights(site, isLoaded).map(({ kind, packed }) => [kind, packed / 1000]));
  const over = Object.entries(BUDGETS)
    .map(([kind, { most }]) => [kind, all.get(kind), most])
    .filter(([, weight, most]) => !(weight <= most))
    .map(([kind, weight, most]) => `${kind}: ${weight?.toFixed(1)} kB of ${most}`);
  assert.deepEqual(over, []);
});

describe('before the first picture', () => {
  /** At 4 Mbit/s a kilobyte takes 2 ms; the page and its styles are two round trips of 40 ms. Half a second is asked. */
  const arrives = (bytes) => 80 + bytes / 500;
  const files = read(site);
  for (const page of ['index.html', 'papers.html', 'explore.html', 'laboratory.html', 'teach.html', 'lesson.html']) {
    test(`${page} and its styles are there in half a second at 4 Mbit/s`, () => {
      const html = files.get(page);
      const sheets = [...html.toString().matchAll(/<link rel="stylesheet" href="(?:\.\/)?([^"]+)"(?! media="print")/g)].map(([, name]) => files.get(name));
      const bytes = [html, ...sheets].reduce((sum, data) => sum + brotliCompressSync(data).length, 0);
      assert.ok(sheets.length > 0 && arrives(bytes) <= 500, `${page}: ${(bytes / 1000).toFixed(1)} kB, ${arrives(bytes).toFixed(0)} ms`);
    });
  }
});

/** What moves without anybody having asked for it: the sum that browsers call cumulative layout shift. */
function watch() {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifts.push([value, sources[0]?.node?.outerHTML?.slice(0, 100) ?? '']);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Goes down a page in leaps: what is in sight after one was not near before it, so it is drawn while one sees it. */
const leapThrough = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 3 * innerHeight) {
      scrollTo(0, top);
      for (let count = 0; count < 3; count += 1) await frame();
    }
    scrollTo(0, 0);
  });

/** The page works at a quarter of the speed from now on. */
async function slowed(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

describe('nothing moves by itself', () => {
  const papers = ['triangular', 'pass', 'variants', 'sharing', 'misere'].map((key) => [`Paper ${key}`, { at: `papers.html#paper=${key}`, ready: VIEWS['A paper'].ready }]);
  const articles = ['found', 'triangular', 'pass', 'variants', 'sharing', 'misere'].map((name) => [`Article ${name}`, { at: `papers.html#article=${name}`, ready: '.papers > .story h1' }]);
  const views = ['Play', 'Explore', 'Claims', 'The papers', 'The museum', 'The course', 'A lesson without a link'].map((view) => [view, VIEWS[view]]);
  for (const [view, { at, ready }] of [...views, ...papers, ...articles]) {
    test(`${view}: at most 0.02 of the screen`, async () => {
      const options = { ready, closed: true, viewport: { width: 360, height: 640 }, before: (page) => page.addInitScript(watch) };
      const { page, context } = await open(home.browser, home.server.url + at, options);
      await settled(page);
      // On a slow device there are pictures between what is drawn and what is set a moment later.
      if (view.startsWith('Paper ')) await slowed(page);
      await leapThrough(page);
      const shifts = await page.evaluate(() => globalThis.shifts);
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      assert.ok(sum <= 0.02, `${view}: ${sum.toFixed(4)}, ${JSON.stringify(shifts.slice(0, 4))}`);
      await context.close();
    });
  }
});

describe('the main thread is not kept for long', () => {
  /** So many times the work of the judge, which takes about 40 ms. */
  const ALLOWED = { 'a cut': 0.6, 'another k': 1, 'a claim': 1, 'a number in the text': 1 };

  const TRIES = 3;

  /** The longest task of these steps in a new page, as a multiple of the judge, who works before and after. */
  async function ratio(view, steps) {
    const { at, ready } = VIEWS[view];
    const { page, context } = await open(home.browser, home.server.url + at, { ready });
    await settled(page);
    const judged = async () => (await tasks(home.browser, page, () => judge(page)))[0];
    const before = await judged();
    const [longest] = await tasks(home.browser, page, () => steps(page));
    const after = await judged();
    await context.close();
    assert.ok(longest > 0);
    return longest / Math.min(before, after);
  }

  /** A task is as long as in the best of several pages: collecting garbage and cold memory add to it, and nothing takes away from it. */
  async function compared(name, view, steps) {
    const ratios = [];
    for (let count = 0; count < TRIES; count += 1) ratios.push(await ratio(view, steps));
    assert.ok(Math.min(...ratios) <= ALLOWED[name], `${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times the judge`);
  }

  test('by a cut', () =>
    compared('a cut', 'Explore', async (page) => {
      await page.locator('.board').focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await settled(page);
    }));

  test('by another k', () =>
    compared('another k', 'Explore', async (page) => {
      await page.locator('#k').press('ArrowUp');
      await settled(page);
    }));

  test('by a claim that is tested', () =>
    compared('a claim', 'Claims', async (page) => {
      await page.locator('[id="claim-triangular:7.3"] summary').first().click();
      await page.locator('[id="run-triangular:7.3"]').click();
      await page.locator('[id="claim-triangular:7.3"] .told').waitFor();
    }));

  test('by a cut in an article', () =>
    compared('a number in the text', 'An article', async (page) => {
      await page.locator('.story .board').first().focus();
      for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    }));
});
