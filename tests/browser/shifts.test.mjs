// What moves by itself while a page comes: the sum that browsers call cumulative layout shift, on a telephone, a tablet and a desk, in one
// tab for each width. Every page comes at a quarter of the speed, and papers and articles are gone through as slowly.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { settled, withBrowser } from './page.mjs';
import { VIEWS } from './views.mjs';

/** So many times slower than this machine is the device on which a page comes. */
const SLOWNESS = 4;
/** Of the screen, for one page. */
const MOST = 0.02;
const home = withBrowser();

/** In every page, before anything of it: keeps what moves without anybody having asked for it. */
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

/** Opens a page in a tab that is there already, goes through it, and says what moved. */
async function moved(page, { at, ready, slowness = 1 }) {
  // Another fragment alone would not load the page again.
  await page.goto('about:blank');
  // On a slow device there are pictures between what is drawn and what is set a moment later.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.goto(home.server.url + at);
  await page.locator(ready).first().waitFor();
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await leapThrough(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return page.evaluate(() => globalThis.shifts);
}

const still = (name, shifts) => {
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  assert.ok(sum <= MOST, `${name}: ${sum.toFixed(4)}, ${JSON.stringify(shifts.slice(0, 4))}`);
};

const bar = 'triangle:k=3:7,4,7';
const figures = {
  'A heat map in a frame': { at: `v1/embed.html?view=table#g=${bar}&n=60&form=colours`, ready: 'canvas.heat' },
  'A large table in a frame': { at: `v1/embed.html?view=table#g=${bar}&n=40`, ready: 'figure .numbers' },
  'A small table in a frame': { at: `v1/embed.html?view=table#g=${bar}&n=6`, ready: 'figure .numbers' },
  'A cloud in a frame': { at: `v1/embed.html?view=plot#g=${bar}&n=20&plot=space`, ready: 'figure canvas' },
};
const papers = {
  ...Object.fromEntries(['triangular', 'pass', 'variants', 'sharing', 'misere'].map((key) => [`Paper ${key}`, { at: `papers.html#paper=${key}`, ready: VIEWS['A paper'].ready, slowness: SLOWNESS }])),
  ...Object.fromEntries(['found', 'triangular', 'pass', 'variants', 'sharing', 'misere'].map((name) => [`Article ${name}`, { at: `papers.html#article=${name}`, ready: '.papers > .story h1', slowness: SLOWNESS }])),
};
/** Pages of plain words, which lie below each other on every screen; the telephone is enough for them, and for what is like another view. */
const PLAIN = /glossary|Accessibility|as a file|^Misprints|^An? example|examples|without a link|^A link|single file|with a sum|of one’s own|search|Learning/;
const wide = { ...Object.fromEntries(Object.entries(VIEWS).filter(([name]) => !PLAIN.test(name))), ...figures };
const screens = { telephone: [360, 640, { ...VIEWS, ...figures, ...papers }], tablet: [768, 1024, wide], desk: [1440, 900, wide] };

for (const [screen, [width, height, views]] of Object.entries(screens)) {
  describe(`on a ${screen}, ${width} pixels wide, nothing moves by itself`, () => {
    let page;
    before(async () => {
      const context = await home.browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
      page = await context.newPage();
      await page.addInitScript(watch);
    });
    after(() => page.context().close());

    for (const [name, view] of Object.entries(views)) {
      test(`${name}: at most ${MOST} of the screen`, async () => still(`${name}, ${width} pixels`, await moved(page, view)));
    }
  });
}

test('what moves is seen: a paragraph that comes above others', async () => {
  const context = await home.browser.newContext({ viewport: { width: 768, height: 1024 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  still('before', await moved(page, VIEWS.Accessibility));
  await page.evaluate(() => document.querySelector('main').prepend(Object.assign(document.createElement('p'), { textContent: 'News. '.repeat(300) })));
  await page.waitForFunction(() => globalThis.shifts.length > 0);
  const shifts = await page.evaluate(() => globalThis.shifts);
  assert.throws(() => still('after', shifts), /^AssertionError.*after: 0\.[1-9]/);
  await context.close();
});
