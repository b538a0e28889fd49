// Frames while a release takes the place of another build. tests/site/archive.test.mjs tests its archive;
// nightly/upgrade.test.mjs goes from an earlier release to this one.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch, open, serve, site } from './page.mjs';
import { isOf, laterBuild } from './site.mjs';

const bar = 'triangle:k=3:6,2,8';
let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());


describe('when a release takes the place of an older one', () => {
  /** Browsers keep pages for ten minutes, as they do when GitHub Pages sends them. */
  const keeps = { headers: (name) => ({ 'cache-control': name.endsWith('.html') ? 'max-age=600' : 'no-cache' }) };
  const frame = `<!doctype html><title>A lesson</title><iframe sandbox="allow-scripts" src="./v1/embed.html#g=${bar}" width="700" height="600"></iframe>`;

  // The earlier release in tests/releases has no script with everything in it, which such frames need.
  test('in place of it, a kept frame without an origin loads itself again', async (t) => {
    const server = await serve(site, { ...keeps, overrides: { 'lesson.html': frame } });
    t.after(() => server.close());
    const { page, context } = await open(browser, `${server.url}lesson.html`, { ready: 'iframe' });
    t.after(() => context.close());
    await page.frames()[1].locator('.board').waitFor();
    const later = await laterBuild();
    t.after(() => later.remove());
    server.exchange(later.folder);
    await page.goto(`${server.url}lesson.html?again`);
    await page.frames()[1].locator('.board').waitFor();
    await isOf(page.frames()[1], later.name);
  });

  test('a frame whose build is not there at all does not load itself for ever', async (t) => {
    const server = await serve();
    t.after(() => server.close());
    const asked = [];
    let fetched;
    const { page, context } = await open(browser, `${server.url}v1/embed.html#g=${bar}`, {
      ready: '.late',
      before: (page) => {
        fetched = page.waitForResponse((response) => response.url().includes('embed.html') && response.request().resourceType() === 'fetch');
        page.on('request', (request) => request.url().includes('embed.html') && asked.push(request.resourceType()));
        return page.context().route('**/embed_loader.js', (route) => route.abort());
      },
    });
    t.after(() => context.close());
    await (await fetched).finished();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    assert.deepEqual(asked, ['document', 'fetch']);
  });
});

test('two scripts of the element in one page harm nothing', async () => {
  const twice = '<!doctype html><title>Two snippets</title><link rel="icon" href="data:,"><script src="v1/bittersweet.js"></script><bittersweet-game position="nim:3,7,4"></bittersweet-game>'
    + '<script src="v1/bittersweet.js?another"></script><bittersweet-game position="nim:1,2,3"></bittersweet-game>';
  const server = await serve(site, { overrides: { 'lesson.html': twice } });
  const { page, context, complaints } = await open(browser, `${server.url}lesson.html`, { ready: 'bittersweet-game' });
  for (const game of await page.locator('bittersweet-game iframe').all()) {
    await game.scrollIntoViewIfNeeded();
    await game.contentFrame().locator('.board').waitFor();
  }
  assert.deepEqual(complaints, []);
  await context.close();
  await server.close();
});
