// Devices that keep nothing, and networks that go in the middle: every page works or says what to do.
// Shares: play, explore, laboratory, papers, teach, lesson, embed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe } from 'node:test';
import { tried } from './claims.mjs';
import { downloads, saving, select, taken } from './downloading.mjs';
import { enter, holds, inked } from './figures.mjs';
import { BAR, isRight, moves, opened, served } from './faults.mjs';
import { openGroups, says, serve, settled, shows, site, whole, withBrowser } from './page.mjs';
import { bar } from './rules.mjs';
import { testEach, testOf } from './mine.mjs';
import { buildOf, isOf, laterBuild } from './site.mjs';

const { value } = bar(3);
const PLAY = '#app:not(:has(.late)) .stage .drawing';
/** A lesson with one task: who wins nim:4,0,6? */
const LESSON = `1.${Buffer.from('Two ends\x1ew\x1fnim:4,0,6\x1f').toString('base64url')}`;
const home = withBrowser();

/** A class, and the codes of its pupils. */
const [CLASS, ...CODES] = fs.readFileSync(new URL('../golden/class_codes.txt', import.meta.url), 'utf8').trim().split('\n');

/**
 * Every page, and something to do with it that would be kept or that is asked of a worker; then what the page says at once if it is not
 * kept, and that it has said nothing before.
 */
const pages = {
  Play: ['', PLAY, async (page) => {
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, '.turn', /I broke.*Your move/);
  }, 'This browser does not save your work.'],
  Explore: [`explore.html#g=${BAR}&n=12`, '.board-panel', async (page) => {
    await settled(page);
    await isRight(page, value);
    await moves(page, 'x4');
    await settled(page);
    await isRight(page, value);
  }],
  'the laboratory': ['laboratory.html#paper=triangular', '.claims', async (page) => {
    assert.match(await tried(page, 'triangular:7.3', { n: 20 }), /^Verified/);
  }],
  Papers: ['papers.html#article=triangular', '#app h1', (page) => page.locator('article, .article').first().waitFor()],
  Teach: ['teach.html#g=nim:4,0,6', 'main', async (page) => {
    for (const part of ['frame', 'lesson', 'course', 'class', 'print', 'link']) await enter(page, part);
  }],
  'a lesson': [`lesson.html#lesson=${LESSON}&at=1`, 'main.lesson', async (page) => {
    await page.getByRole('button', { name: 'The player who moves first' }).click();
    await page.getByText('1 of 1 task').first().waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.locator('.hand-in .qr').waitFor();
  }, 'This browser does not keep your work. Copy or hand in your code before you close the page.'],
  'a frame': [`v1/embed.html?controls=turn,undo,value#g=${BAR}`, '.board', (page) => says(page, '.outcome', value([6, 2, 8]) ? 'N-position' : 'P-position')],
};

/** The same where nothing can be kept, which these pages say as soon as it matters. */
const keeping = {
  ...pages,
  'the editor of lessons': ['teach.html#tab=lesson', 'main', async (page) => {
    await page.getByText('Your draft is kept on this device.').waitFor();
    await page.getByLabel('Title').fill('Two ends');
    // The editor drops this sentence.
    await page.getByText('Your draft is kept on this device.').waitFor({ state: 'detached' });
  }, 'Save the lesson as a file, or print the worksheet, before you close the page.'],
  'the worksheet': ['teach.html#tab=print&g=nim:4,0,6', 'main', (page) => page.getByLabel('Title').fill('Two ends'), 'This browser does not keep your draft'],
  'a class': [`teach.html#tab=class&lesson=${CLASS}`, '#class-codes', async (page) => {
    await page.locator('#class-codes').evaluate((box, text) => (box.value = text), CODES.join('\n'));
    await page.getByRole('button', { name: 'Add these codes' }).click();
    await says(page, '.class-said', '35 new pupils, 0 pupils with new work.');
    await says(page, '.class-tab', 'This device could not keep the class: its storage is full, or the browser does not allow storage. Save the codes before you close the page.');
    assert.equal(await page.locator('.class-summary tbody tr').count(), 35);
  }],
};

const faults = {
  'that may keep nothing': [keeping, () => {
    const blocked = () => { throw new DOMException('blocked', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  }],
  'whose storage is full': [keeping, () => {
    const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Storage.prototype.setItem = full;
    Cache.prototype.put = Cache.prototype.add = Cache.prototype.addAll = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = full;
  }],
  'that has kept nonsense': [pages, () => {
    const nonsense = ['\u0000\uffff', '{"a":[1e999', '-1 -1 -1 -1', '9'.repeat(400), '1.'.repeat(3000), '<img src=x onerror=alert(1)>'];
    let count = 0;
    Storage.prototype.getItem = () => nonsense[count++ % nonsense.length];
  }],
};

const rows = Object.entries(faults).flatMap(([device, [table, fault]]) =>
  Object.entries(table).map(([name, [address, ready, steps, sentence]]) => [`${name} on a device ${device}`, { address, ready, steps, fault, sentence: table === keeping && sentence }]));
testEach('on a faulty device every page works, and says at once that the work is not kept', Object.fromEntries(rows), ({ address }) => address,
  async ({ address, ready, steps, fault, sentence }, _, t) => {
    const { page, complaints, close } = await opened(t, home.server.url + address, home.browser, { ready, before: (page) => page.addInitScript(fault) });
    if (sentence) assert.equal(await page.getByRole('alert').count(), 0, 'nothing is lost yet');
    await steps(page);
    if (sentence) await page.locator('.notices').getByRole('alert').filter({ hasText: sentence }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

testOf('lesson')('a lesson whose storage has become full says so, and leads to its code', async (t) => {
  const [address, ready] = pages['a lesson'];
  const { page } = await opened(t, home.server.url + address, home.browser, { ready });
  // Fills the storage to the last letter that the browser allows.
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      for (let place = 0; ; place += 1) {
        try {
          localStorage.setItem(`full.${size}.${place}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole('button', { name: 'The other player' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This browser does not keep your work.' });
  await notice.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.locator('.hand-in h1:focus').waitFor();
  assert.match(await page.locator('#code').inputValue(), /^SWEET-/);
  // With room again, the next thing that is done is kept.
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await page.getByRole('button', { name: 'The player who moves first' }).click();
  await notice.waitFor({ state: 'detached' });
});

describe('a network that goes', () => {
  testOf('explore')('in the middle of an update: the old version goes on, complete, with position and game', async (t) => {
    const later = await laterBuild();
    t.after(() => later.remove());
    let asked = 0;
    // The host is gone when a few files of the new version have come.
    const host = await serve(site, { headers: (name) => { if (name.startsWith(later.name) && ++asked === 5) void host.close(); return {}; } });
    const { page } = await opened(t, `${host.url}explore.html#g=${BAR}&n=12`, home.browser, { serviceWorkers: 'allow' });
    await settled(page);
    await moves(page, 'x4');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    host.exchange(later.folder);
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((done) => registration.addEventListener('updatefound', () => done(registration.installing)));
      await registration.update().catch(() => {});
      const coming = await found;
      while (!['redundant', 'installed'].includes(coming.state)) await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
      return coming.state;
    });
    assert.equal(outcome, 'redundant');
    assert.ok(asked >= 5, `${asked} files`);
    assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1);
    await page.reload();
    await isOf(page, await buildOf());
    await settled(page);
    await shows(page, 'triangle:k=3:4,2,8');
    await isRight(page, value);
    assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
    // Those who open a page find them closed.
    await openGroups(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, BAR);
  });

  testOf('explore')('without a visit before: what is here goes on, a file is refused with a sentence, and written once it is back', async (t) => {
    const { page, context } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser);
    await settled(page);
    await whole(page);
    await context.setOffline(true);
    await moves(page, 'x4');
    await settled(page);
    await isRight(page, value);
    const part = await downloads(page, '#table');
    await select(part, 'CSV');
    await saving(part).click();
    await part.locator('.taken').filter({ hasText: 'The file could not be written: the background process stopped.' }).waitFor();
    await context.setOffline(false);
    await saving(part).click();
    await part.locator('.taken').filter({ hasText: 'could not be written' }).waitFor({ state: 'detached' });
    await shows(page, 'triangle:k=3:4,2,8');
  });
});

testOf('embed')('more drawings in space than a browser allows: each has its points, or says that they were taken away and draws them again', async (t) => {
  const frame = `<iframe src="v1/embed.html?view=plot&controls=#g=triangle:k=3:7,4,7&n=12&plot=space" width="320" height="250"></iframe>`;
  const html = `<!doctype html><title>A lesson</title><link rel="icon" href="data:,">${frame.repeat(20)}`;
  const host = await served(t, { 'lesson.html': html });
  const { page } = await opened(t, `${host.url}lesson.html`, home.browser, { ready: 'iframe', viewport: { width: 1700, height: 1300 } });
  page.setDefaultTimeout(120_000);
  const frames = page.frames().slice(1);
  assert.equal(frames.length, 20);
  for (const one of frames) await one.locator('.cloud-stage').waitFor();
  const gone = (one) => one.locator('.cloud-lost').filter({ hasText: 'The browser has removed this drawing' }).count();
  const isThere = (one) => holds(async () => assert.ok((await gone(one)) > 0 || (await inked(one)) > 50));
  for (const one of frames) await isThere(one);
  const taken = [];
  for (const one of frames) if ((await gone(one)) > 0) taken.push(one);
  t.diagnostic(`${taken.length} of 20 were taken away`);
  assert.ok(taken.length > 0, 'the browser allows as many');
  // A drawing that is drawn again takes the place of another one, which then shows the message.
  await taken[0].getByRole('button', { name: 'Draw it again' }).click();
  await taken[0].locator('.cloud-lost').waitFor({ state: 'detached' });
  for (const one of frames) await isThere(one);
});
