// The lines of the guide, in pages of several widths: nothing of the bar is cut off, and nothing else where the reader has unfolded nothing.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { serve, withBrowser } from './page.mjs';

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

/** In a frame: how far its drawing or figure reaches, and all of it, once neither changes for half a second. */
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

async function page(width) {
  const context = await home.browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
  return { page: await context.newPage(), context };
}

describe('the guide', () => {
  test('has lines', () => assert.ok(lines.length >= 8, `${lines.length}`));

  for (const line of lines) {
    test(line.match(/src="[^"]*bittersweet\/([^"]*)"/)[1], async () => {
      for (const width of WIDTHS) {
        const { page: around, context } = await page(width);
        await around.goto(`${host.url}page.html`);
        await around.setContent(`<body style="margin:0">${line.replace('https://your.host/bittersweet/', home.server.url)}</body>`);
        const frame = around.frames()[1] ?? (await (await around.waitForSelector('iframe')).contentFrame());
        const height = Number(line.match(/height="(\d+)"/)[1]);
        const [bar, all] = await reach(frame, line.includes('view='));
        assert.ok(bar <= height, `${width}: the bar ends at ${bar}, the frame at ${height}`);
        assert.ok(all <= height, `${width}: the content ends at ${all}, the frame at ${height}`);
        await context.close();
      }
    });
  }
});

describe('the examples', () => {
  for (const name of EXAMPLES) {
    test(name, async () => {
      for (const width of WIDTHS) {
        const { page: around, context } = await page(width);
        await around.goto(`${home.server.url}examples/${name}`);
        // Frames load when they are near what is in sight; the elements have theirs inside them.
        for (const one of await around.locator('iframe, bittersweet-game').all()) await one.scrollIntoViewIfNeeded();
        const frames = () => around.frames().filter((frame) => frame.url().includes('embed.html'));
        for (const end = Date.now() + 60_000; frames().length < (await around.locator('iframe').count()) && Date.now() < end; ) await new Promise((next) => setTimeout(next, 50));
        assert.ok(frames().length > 0);
        assert.equal(frames().length, await around.locator('iframe').count());
        for (const frame of frames()) {
          const element = await frame.frameElement();
          await element.scrollIntoViewIfNeeded();
          const [bar] = await reach(frame, frame.url().includes('view='));
          const { height } = await element.boundingBox();
          assert.ok(bar <= height, `${frame.url()}, ${width}: the bar ends at ${bar}, the frame at ${height}`);
        }
        await context.close();
      }
    });
  }
});
