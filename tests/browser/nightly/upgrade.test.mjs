// From an earlier release to this one, whose bytes are others: open tabs, kept links and frames of the earlier one, and pages with both.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch, open, says, serve, settled, shows, site } from '../page.mjs';
import { buildOf, earlierRelease, isOf } from '../site.mjs';
import { taken } from '../downloading.mjs';

const bar = 'triangle:k=3:6,2,8';
/** Browsers keep pages for ten minutes, as they do when GitHub Pages sends them. */
const keeps = { headers: (name) => ({ 'cache-control': name.endsWith('.html') ? 'max-age=600' : 'no-cache' }) };
const inPage = (html) => `<!doctype html><title>A lesson</title><link rel="icon" href="data:,">${html}`;
const frame = (at, view = '') => `<iframe src="${at}v1/embed.html${view}#g=${bar}" width="700" height="600"></iframe>`;
let [browser, earlier, build] = [];

before(async () => {
  [browser, earlier, build] = await Promise.all([launch(), earlierRelease(), buildOf()]);
});
after(() => Promise.all([browser.close(), earlier.remove()]));

/** A server that has the earlier release at first. */
async function served(t, options, folder = earlier.folder) {
  const server = await serve(folder, options);
  t.after(() => server.close());
  return server;
}

async function opened(t, address, options) {
  const result = await open(browser, address, options);
  t.after(() => result.context.close());
  return result;
}

test('the earlier release has other bytes under the same addresses', async () => {
  for (const name of ['explore.html', 'index.html', 'v1/embed.html', 'sw.js']) {
    const [old, present] = await Promise.all([earlier.folder, site].map((folder) => fs.readFile(path.join(folder, name), 'utf8')));
    assert.ok(old.includes(earlier.name) && !present.includes(earlier.name), name);
  }
});

describe('a tab of the earlier release', () => {
  test('with its service worker: is offered this version, and has it with position and settings when it says so', async (t) => {
    const server = await served(t);
    const { page, context, complaints } = await opened(t, `${server.url}explore.html#g=nim:3,7,5&n=30&table=y`, { serviceWorkers: 'allow' });
    await settled(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    server.exchange(site);
    await page.reload();
    await page.locator('.notice').filter({ hasText: 'A new version is ready.' }).waitFor();
    // Until then all of it is the earlier one.
    await isOf(page, earlier.name);
    await settled(page);
    await says(page, '#table .caption', /up to 30/);
    await page.getByRole('button', { name: 'Update' }).click();
    await isOf(page, build);
    await settled(page);
    await shows(page, 'nim:3,7,5');
    await says(page, '#table .caption', /up to 30/);
    const kept = await page.evaluate(() => caches.keys());
    assert.ok(kept.length === 1 && kept[0].endsWith(build), kept.join());
    // The kept version is whole: without a network the page is of this version, and so is another room.
    await server.close();
    await page.reload();
    await settled(page);
    await says(page, '.verdict', /N-position/);
    assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
    const other = await context.newPage();
    await other.goto(`${server.url}papers.html#article=found`);
    await other.locator('.papers > .story h1').waitFor();
    await isOf(other, build);
    assert.deepEqual(complaints, []);
  });

  test('with a game in it: this version goes on with that game, by its address and by what the device has kept', async (t) => {
    const server = await served(t);
    const { page } = await opened(t, server.url, { ready: '#app:not(:has(.late)) .stage .drawing' });
    await page.getByRole('button', { name: 'Play, you begin' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, '.turn', /Nib broke.*Your move/);
    // The two releases say the same in other words.
    const numbers = async () => (await page.locator('.board').getAttribute('aria-label')).match(/\d+/g);
    const [before, [broken]] = [await numbers(), (await page.locator('.turn').innerText()).match(/broke \d+ off the \w+/)];
    const { hash } = new URL(page.url());
    server.exchange(site);
    for (const [address, act] of [[`?again${hash}`, () => {}], ['?anew', () => page.getByText('Continue your last game').click()]]) {
      await page.goto(server.url + address);
      await page.locator('#app:not(:has(.late)) .stage .drawing').waitFor();
      await isOf(page, build);
      await act();
      await page.locator('.turn').filter({ hasText: broken }).waitFor();
      assert.deepEqual(await numbers(), before, address);
    }
  });

  test('whose files are gone goes on, and says what to do when it needs one', async (t) => {
    const server = await served(t);
    const { page } = await opened(t, `${server.url}explore.html#g=${bar}`, {
      before: (page) =>
        page.context().route('**/worker_loader.js', async (route) => {
          server.exchange(site);
          await route.continue();
        }),
    });
    await page.locator('.notice').filter({ hasText: /There is a new version.*reload the page/i }).waitFor();
    await isOf(page, earlier.name);
    await page.reload();
    await isOf(page, build);
    await settled(page);
    await shows(page, bar);
  });

  test('over which this version is unpacked has all of its build, and an old link opens this version', async (t) => {
    // As tar does it: the new files over the old ones.
    const both = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
    t.after(() => fs.rm(both, { recursive: true }));
    for (const folder of [earlier.folder, site]) await fs.cp(folder, both, { recursive: true });
    const server = await served(t);
    const { page, context, complaints } = await opened(t, `${server.url}explore.html#g=nim:3,7,5`);
    await settled(page);
    server.exchange(both);
    assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
    await isOf(page, earlier.name);
    const fresh = await context.newPage();
    // The address as the earlier release writes it, in a new tab.
    await page.locator('details.settings > summary').click();
    await page.locator('#size').fill('25');
    await page.locator('#size').press('Enter');
    await says(page, '#table .caption', /up to 25/);
    const [, fragment] = (await page.evaluate(() => location.href)).split('#');
    await fresh.goto(`${server.url}explore.html?kept#${fragment}`);
    await isOf(fresh, build);
    await settled(fresh);
    await shows(fresh, 'nim:3,7,5');
    await says(fresh, '#table .caption', /up to 25/);
    assert.deepEqual(complaints, []);
  });
});

describe('a frame of the earlier release', () => {
  for (const [what, view, shown] of [['bar', '', '.board'], ['table', '?view=table', '.numbers']]) {
    test(`that is kept, with a ${what}, loads itself again, once`, async (t) => {
      const server = await served(t, { ...keeps, overrides: { 'lesson.html': inPage(frame('./', view)) } });
      const { page } = await opened(t, `${server.url}lesson.html`, { ready: 'iframe' });
      await page.frames()[1].locator(shown).waitFor();
      await isOf(page.frames()[1], earlier.name);
      server.exchange(site);
      const asked = [];
      page.on('request', (request) => request.url().includes('embed.html') && asked.push(request.url()));
      await page.goto(`${server.url}lesson.html?again`);
      await page.frames()[1].locator(shown).waitFor();
      await isOf(page.frames()[1], build);
      // The page in the cache, the question for another one, and that one.
      assert.equal(asked.length, 3);
    });
  }

  test('is beside one of this version: elements and frames of both show their bars, and the element hears a move', async (t) => {
    const [old, present] = [await served(t), await served(t, {}, site)];
    const element = (at, position) => `<script src="${at}v1/bittersweet.js"></script><bittersweet-game position="${position}"></bittersweet-game>`;
    const html = inPage(element(old.url, 'nim:3,7,4') + element(present.url, 'nim:1,2,3') + frame(old.url) + frame(present.url));
    const host = await serve('/nowhere', { at: '/', overrides: { 'lesson.html': html } });
    t.after(() => host.close());
    const { page, complaints } = await opened(t, `${host.url}lesson.html`, { ready: 'bittersweet-game' });
    const buildIn = async (place) => {
      await place.scrollIntoViewIfNeeded();
      await place.contentFrame().locator('.board').waitFor();
      return place.contentFrame().locator('meta[name=bittersweet-assets]').getAttribute('content');
    };
    const builds = [];
    for (const place of [page.locator('bittersweet-game iframe'), page.locator('body > iframe')]) {
      for (const index of [0, 1]) builds.push(await buildIn(place.nth(index)));
    }
    // The script that comes first defines the element for the page.
    assert.deepEqual(builds, [earlier.name, earlier.name, earlier.name, build].map((name) => `./${name}`));
    const moved = page.evaluate(() => new Promise((done) => document.querySelector('bittersweet-game').addEventListener('move', ({ detail }) => done(detail.move), { once: true })));
    const inner = page.locator('bittersweet-game iframe').first().contentFrame();
    await inner.locator('.board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    assert.match(await moved, /^[xyz]\d$/);
    assert.deepEqual(complaints, []);
  });

  test('speaks with the element of this version, and the other way round', async (t) => {
    // Browsers keep the script of the element, or the page of the frame.
    const [old, present] = [earlier.folder, site];
    for (const [script, bars, name] of [[old, present, build], [present, old, earlier.name]]) {
      const element = await fs.readFile(path.join(script, 'v1/bittersweet.js'));
      const html = inPage('<script src="v1/bittersweet.js"></script><bittersweet-game position="nim:3,7,4"></bittersweet-game>');
      const server = await served(t, { overrides: { 'bittersweet.js': element, 'lesson.html': html } }, bars);
      const { page } = await opened(t, `${server.url}lesson.html`, { ready: 'bittersweet-game iframe' });
      const answers = await page.evaluate(async () => {
        const game = document.querySelector('bittersweet-game');
        const { grundy } = await game.evaluate('nim:3,7,5');
        const changed = new Promise((done) => game.addEventListener('change', ({ detail }) => done(detail.position), { once: true }));
        await game.play('x1');
        return [grundy, await changed];
      });
      // 3 ⊕ 7 ⊕ 5 = 1.
      assert.deepEqual(answers, [1, 'nim:1,7,4']);
      await isOf(page.frames()[1], name);
    }
  });
});
