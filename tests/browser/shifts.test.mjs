// The movement of parts while a page comes, on a tablet and a desk, in one tab for each width; and the pages that everybody.test.mjs does
// not see on a telephone. Every page comes at a quarter of the speed, and papers and articles are gone through as slowly.
// Shares: play, explore, heaps, laboratory, bench, papers, teach, lesson, embed, others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { each, withBrowser } from './page.mjs';
import { mine, testOf } from './mine.mjs';
import { MOST, moved, SLOWNESS, still, watch } from './shifting.mjs';
import { VIEWS } from './views.mjs';

const home = withBrowser();

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
/** Pages of plain words, which lie below each other on every screen, and what is like another view: the telephone is enough for them. */
const PLAIN = /glossary|Accessibility|as a file|^Misprints|^An? example|examples|without a link|^A link|single file|with a sum|of one’s own|search|Learning/;
const wide = { ...Object.fromEntries(Object.entries(VIEWS).filter(([name]) => !PLAIN.test(name))), ...figures };
const screens = { telephone: [360, 640, { ...figures, ...papers }], tablet: [768, 1024, wide], desk: [1440, 900, wide] };

/** A tab of this size. */
async function tab(width, height) {
  const context = await home.browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

test(`on a telephone, a tablet and a desk nothing moves by itself by more than ${MOST} of the screen`, () =>
  each(screens, async ([width, height, all]) => {
    const page = await tab(width, height);
    await each(mine(all, ({ at }) => at), async (view, name) => still(name, await moved(page, home.server.url + view.at, view)));
    await page.context().close();
  }));

testOf('others')('what moves is seen: a paragraph that comes above others', async () => {
  const page = await tab(768, 1024);
  still('before', await moved(page, home.server.url + VIEWS.Accessibility.at, VIEWS.Accessibility));
  await page.evaluate(() => document.querySelector('main').prepend(Object.assign(document.createElement('p'), { textContent: 'News. '.repeat(300) })));
  await page.waitForFunction(() => globalThis.shifts.length > 0);
  const shifts = await page.evaluate(() => globalThis.shifts);
  assert.throws(() => still('after', shifts), /^AssertionError.*after: 0\.[1-9]/);
  await page.context().close();
});
