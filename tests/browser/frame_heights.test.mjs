// The lines of the guide, in pages of several widths: nothing of the bar is cut off, and nothing else where the reader has unfolded nothing.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { each, serve, withBrowser } from './page.mjs';

const home = withBrowser();
const WIDTHS = [360, 600, 768, 900];
const documents = ['README.md', 'docs/embedding.md', 'docs/embedding-api.md', 'docs/articles.md'];
const texts = await Promise.all(documents.map((name) => fs.readFile(new URL(`../../${name}`, import.meta.url), 'utf8')));
const lines = texts.flatMap((text) => text.match(/<iframe [^]*?<\/iframe>/g) ?? []);
const EXAMPLES = ['lesson.html', 'listen.html', 'sandbox.html', 'strict.html'];

let host;
before(async () => {
  host = await serve('/nowhere', { at: '/', overrides: { 'page.html': '<!doctype html><html lang="en"><title>A page</title>', 'favicon.ico': '' } });
});
after(() => host.close());

/** In a frame: the lower end of its drawing or figure, and of everything, once neither changes for half a second. */
async function reach(frame, isFigure) {
  await frame.locator(isFigure ? '.embed figure :is(canvas, table, svg)' : '.embed .drawing').first().waitFor();
  return frame.evaluate(async (isFigure) => {
    const part = () => document.querySelector(isFigure ? '.embed figure' : '.embed .drawing').getBoundingClientRect().bottom + scrollY;
    const read = () => [part(), document.querySelector('.embed').getBoundingClientRect().bottom + scrollY];
    let last = read();
    for (let still = 0, tries = 0; still < 10 && tries < 200; still += 1, tries += 1) {
      await new Promise((next) => setTimeout(next, 50));
      const now = read();
      if (now.join() !== last.join() || document.querySelector('[aria-busy="true"]')) still = 0;
      last = now;
    }
    return last;
  }, isFigure);
}

/** The lower ends for each of some frames, all of which are in sight: a browser need not draw others. */
const reaches = (frames) => Promise.all(frames.map((frame) => reach(frame, frame.url().includes('view='))));

let context;

/** A new page of this size. All pages have one context, in which the programs of the frames are compiled once. */
async function opened(width, height) {
  context ??= await home.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  return page;
}

/** The frames of the site in a page, once there are as many. */
async function framesOf(page, count) {
  const there = () => page.frames().filter((frame) => frame.url().includes('embed.html'));
  for (const end = Date.now() + 60_000; there().length < count && Date.now() < end; ) await new Promise((next) => setTimeout(next, 50));
  assert.equal(there().length, count);
  return there();
}

test('no line of the guide cuts anything off in a page of any width', async () => {
  assert.ok(lines.length >= 8, `${lines.length} lines`);
  // A frame knows the width of its place only, so all places are beside each other in one page.
  const page = await opened(WIDTHS.reduce((sum, width) => sum + width), 800);
  const table = Object.fromEntries(lines.map((line) => [line.match(/src="[^"]*bittersweet\/([^"]*)"/)[1], line]));
  assert.equal(Object.keys(table).length, new Set(lines).size);
  await each(table, async (line) => {
    await page.goto(`${host.url}page.html`);
    const places = WIDTHS.map((width) => `<div style="flex:none;width:${width}px">${line.replace('https://your.host/bittersweet/', home.server.url)}</div>`);
    await page.setContent(`<body style="margin:0;display:flex">${places.join('')}</body>`);
    const height = Number(line.match(/height="(\d+)"/)[1]);
    const frames = await framesOf(page, WIDTHS.length);
    assert.deepEqual(await Promise.all(frames.map((frame) => frame.evaluate(() => innerWidth))), WIDTHS);
    for (const [index, [bar, all]] of (await reaches(frames)).entries()) {
      assert.ok(bar <= height, `${WIDTHS[index]}: the bar ends at ${bar}, the frame at ${height}`);
      assert.ok(all <= height, `${WIDTHS[index]}: the content ends at ${all}, the frame at ${height}`);
    }
  });
  await page.close();
});

/** The most pixels that a text may move when the bar above it comes: 2 % of a small telephone. */
const MOVES = 13;

/** The height that the stylesheet around an element gives it to begin with, if it does. */
const begun = (element) => element.evaluate((frame) => parseFloat(getComputedStyle(frame.getRootNode().host ?? frame).getPropertyValue('--bittersweet-height')));

/** In a page around frames, before anything of it: keeps every height that a frame sends. */
function listen() {
  globalThis.heights = [];
  addEventListener('message', ({ source, data }) => data?.type === 'height' && globalThis.heights.push([source, data.height]));
}

/** The heights that a frame has sent to the page around it. */
const heightsOf = (element) => element.evaluate((frame) => globalThis.heights.filter(([source]) => source === frame.contentWindow).map(([, height]) => height));

test('no example cuts off a bar at any width, and each begins as high as it will be', async () => {
  // High enough for all frames to be in sight, so that they load and are drawn; the elements have theirs inside them.
  const page = await opened(WIDTHS[0], 8000);
  await page.addInitScript(listen);
  const table = Object.fromEntries(EXAMPLES.flatMap((name) => WIDTHS.map((width) => [`${name}, ${width} pixels`, { name, width }])));
  await each(table, async ({ name, width }) => {
    await page.setViewportSize({ width, height: 8000 });
    await page.goto(`${home.server.url}examples/${name}`);
    const count = await page.evaluate(() => document.querySelectorAll('iframe, bittersweet-game').length);
    assert.ok(count > 0);
    const frames = await framesOf(page, count);
    const all = await reaches(frames);
    for (const [index, frame] of frames.entries()) {
      const element = await frame.frameElement();
      const { height } = await element.boundingBox();
      const start = await begun(element);
      assert.equal(Number.isNaN(start), name !== 'lesson.html', `${frame.url()} begins with ${start} pixels`);
      for (const then of [height, ...(await heightsOf(element))]) {
        assert.ok(!(Math.abs(then - start) > MOVES), `${frame.url()} begins with ${start} pixels and has ${then}`);
      }
      assert.ok(all[index][0] <= height, `${frame.url()}: the bar ends at ${all[index][0]}, the frame at ${height}`);
    }
  });
  await page.close();
});
