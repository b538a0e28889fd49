// The message of a page whose own WebAssembly has trapped: one sentence, and a button that loads the page again.
// Shares: play, explore, laboratory, bench, papers, teach, lesson, embed.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { built, capped, moves, opened as openedIn, served, unserved } from './faults.mjs';
import { follow } from './figures.mjs';
import { begun, each, openGroups, part, position, says, settled, shows, site, withBrowser } from './page.mjs';
import { testEach, testOf } from './mine.mjs';
import { buildOf } from './site.mjs';

const bar = 'triangle:k=3:6,2,8';
const PLAY = '#app:not(:has(.late)) .stage .drawing';
const LESSON = `1.${Buffer.from([['A strip'], ['w', 'nim:2,0,2', '']].map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const SETTINGS = 'The address keeps your settings';
const POSITION = 'The address keeps your position';
const home = withBrowser();

const opened = (t, address, options) => openedIn(t, address, home.browser, options);

/** The console says an error, which can come here some time after the page has said it. */
async function complains(complaints) {
  for (let waits = 0; complaints.length === 0 && waits < 500; waits += 1) await sleep(20);
  assert.ok(complaints.length > 0);
}

const notice = (page) => page.locator('.trapped [role="alert"]');

/** From now on whatever the page's listeners ask of an event traps. */
const breaks = (page) =>
  page.evaluate(() => {
    Event.prototype.composedPath = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
  });

/** Breaks the page, clicks somewhere, and loads the page again by the button beside the sentence. */
async function isLoadedAgain(page, target, keeps) {
  await breaks(page);
  await target.click();
  await notice(page).filter({ hasText: `This page has stopped because of an error. Please reload it. ${keeps}.` }).waitFor();
  // Once is enough.
  await target.click();
  assert.equal(await notice(page).count(), 1);
  const address = page.url();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await begun(page);
  await target.waitFor();
  assert.equal(page.url(), address);
}

const OWN_WORK = 'Your earlier answers are kept if your browser allows it';

/** Pages with nothing to do in them before they break: the address, the element to click, and the sentence about the kept data. */
const PLAIN = {
  bench: ['bench.html#show=formula', '.rooms [aria-current]', SETTINGS],
  laboratory: ['laboratory.html#list=all', '.rooms [aria-current]', SETTINGS],
  papers: ['papers.html#paper=variants', '.papers > h1', SETTINGS],
  'the editor of lessons': ['teach.html#tab=lesson', 'main', SETTINGS],
  'a frame with a bar': [`v1/embed.html#g=${bar}`, '.board', POSITION],
  'a frame with a table': [`v1/embed.html?view=table#g=${bar}`, '.numbers', POSITION],
};

describe('a page whose WebAssembly has trapped', () => {
  testOf('explore')('Explore says so, also in Japanese and over a dialog, and is loaded again with its position and its moves', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${bar}&n=12`);
    await settled(page);
    await moves(page, 'x4');
    await moves(page, 'z5');
    await isLoadedAgain(page, page.locator('.board'), POSITION);
    await settled(page);
    await openGroups(page);
    for (const before of ['triangle:k=3:4,2,8', bar]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, before);
    }
    await part('over a dialog', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.locator('dialog[open]').waitFor();
      await breaks(page);
      await page.locator('dialog[open] h2').first().click();
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await notice(page).waitFor({ state: 'detached' });
    });
    await settled(page);
    await follow(page, `#g=${bar}&lang=ja`);
    await part('in Japanese', async () => {
      await breaks(page);
      await page.locator('.board').click();
      await notice(page).filter({ hasText: 'このページはエラーで止まりました。' }).waitFor();
      await notice(page).getByRole('button', { name: '再読み込み' }).waitFor();
    });
  });

  testOf('play')('Play says so, and is loaded again with its move', async (t) => {
    const { page } = await opened(t, `${home.server.url}#chapter=strip`, { ready: PLAY });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, '.turn', /I broke.*Your move/);
    const turn = await page.locator('.turn').innerText();
    await isLoadedAgain(page, page.locator('.stage .board'), POSITION);
    // The board is in the HTML of the page, before its program runs.
    await says(page, '.turn', turn);
  });

  testOf('lesson')('a lesson says so, and has its work again', async (t) => {
    const { page } = await opened(t, `${home.server.url}lesson.html#lesson=${LESSON}&at=1`, { ready: 'main.lesson section.asked' });
    await page.getByRole('button', { name: 'The other player' }).click();
    await page.getByText('1 of 1 task').first().waitFor();
    await isLoadedAgain(page, page.locator('main.lesson section.asked').first(), OWN_WORK);
    await page.getByText('1 of 1 task').first().waitFor();
  });

  testEach('every other page and frame says so, and is loaded again', PLAIN, ([address]) => address, async ([address, target, keeps], _, t) => {
    const { page, close } = await opened(t, home.server.url + address, { ready: target });
    await isLoadedAgain(page, page.locator(target).first(), keeps);
    if (address.startsWith('v1/')) assert.match(page.url(), /#g=triangle:k=3:6,2,8$/);
    await close();
  });

  testOf('explore')('the page as one file says so', async (t) => {
    const address = `${pathToFileURL(path.join(site, 'bittersweet.html')).href}#g=${bar}`;
    const { page } = await opened(t, address);
    await settled(page);
    await isLoadedAgain(page, page.locator('.board'), POSITION);
    assert.equal(await position(page), bar);
  });

  testOf('embed')('a frame without an origin says so', async (t) => {
    const host = `<!doctype html><title>A lesson</title><iframe sandbox="allow-scripts" src="./v1/embed.html#g=${bar}" width="700" height="600"></iframe>`;
    const lessons = await served(t, { 'lesson.html': host });
    const { page } = await opened(t, `${lessons.url}lesson.html`, { ready: 'iframe' });
    const frame = page.frames()[1];
    assert.equal(await frame.evaluate(() => self.origin), 'null');
    await frame.locator('.board').waitFor();
    await breaks(frame);
    await frame.locator('.board').click();
    await notice(frame).getByRole('button', { name: 'Reload' }).click();
    await notice(frame).waitFor({ state: 'detached' });
    await frame.locator('.board').waitFor();
  });

  testOf('explore')('a page that runs out of memory says so', async (t) => {
    const folder = path.join(site, await buildOf());
    const name = (await fs.readdir(folder)).find((file) => file === 'explore_bg.wasm');
    // A page of WebAssembly's memory has 64 kB. Measured: the page needs up to 64 more as it opens, a million numbers and their colours more
    // than 160. 112 lies as far from one as from the other.
    const wasm = capped(await fs.readFile(path.join(folder, name)), 112);
    const small = await served(t, { [name]: wasm });
    const { page, complaints } = await opened(t, `${small.url}explore.html`);
    await settled(page);
    assert.deepEqual([complaints, await notice(page).count()], [[], 0]);
    await page.goto(`${small.url}explore.html#g=${bar}&n=1000&form=colours`);
    await notice(page).filter({ hasText: 'This page has stopped because of an error.' }).waitFor();
    await complains(complaints);
  });
});

const FAILING = { '#bar=nim:3,7,4': /play-[0-9a-f]+\.js$/, 'explore.html?from=afar#g=nim:3,7,4': /explore_bg\.wasm$/, 'laboratory.html': /laboratory\.js$/, 'teach.html': /teach_loader\.js$/ };
// Long before the eight seconds after which a slow page says so.
testEach('a page that cannot be loaded says so at once, with a button', FAILING, (_, address) => address, async (broken, address, t) => {
  const { page, complaints, close } = await opened(t, home.server.url + address, {
    ready: '.late.failed',
    before: (page) => page.route(broken, (route) => route.abort()),
  });
  const late = page.locator('.late');
  await late.waitFor();
  assert.equal(await late.evaluate((part) => getComputedStyle(part).animationDelay), '0s');
  // The whole address, also where the link is opened in another tab.
  assert.equal(await late.getByRole('link').getAttribute('href'), page.url());
  await complains(complaints);
  await close();
});

/** The file of a program; that of the first page has a checksum in its name. */
const fileOf = async (name) => (await fs.readdir(path.join(site, await buildOf()))).find((file) => new RegExp(`^${name}(-[0-9a-f]+)?_bg\\.wasm$`).test(file));

/** Waits until the page says that its program could not be loaded, and nothing else. */
async function isNotLoaded(page, complaints) {
  const said = await page.locator('.late').innerText();
  assert.match(said, /could not be loaded\./);
  assert.doesNotMatch(said, /takes longer|blocks it/);
  assert.equal(await page.locator('.loading:not(.late):visible').count(), 0);
  await complains(complaints);
}

const STATES = {
  'cut off': (wasm) => wasm.subarray(0, wasm.length / 2),
  damaged: (wasm) => Buffer.from(wasm).fill(0xff, 2000, 3000),
};

// All loaders end as theirs do (tests/site/files.test.mjs).
const cases = ['explore.html', 'v1/embed.html'].flatMap((at) => Object.entries(STATES).map(([state, spoiled]) => [`${at} ${state}`, [at, spoiled]]));
testEach('a program that is cut off or damaged is missed in a page and in a frame', Object.fromEntries(cases), ([at]) => at, async ([at, spoiled], _, t) => {
  const file = await fileOf(path.basename(at, '.html'));
  const body = spoiled(await built(file));
  const { page, complaints, close } = await opened(t, `${home.server.url}${at}#g=${bar}`, {
    ready: '.late.failed',
    before: (page) => unserved(page, file, body),
  });
  await isNotLoaded(page, complaints);
  await close();
});

/** Addresses with a state that their page shows. */
const SAYING = {
  play: '#bar=nim:3,7,4',
  explore: 'explore.html?from=afar#g=nim:3,7,4&n=12',
  laboratory: 'laboratory.html#list=all',
  bench: 'bench.html#show=formula',
  papers: 'papers.html#article=misere',
  teach: 'teach.html#tab=class',
  lesson: `lesson.html#lesson=${LESSON}`,
};

testEach('a page whose program is missing says so, and “Load the page again” keeps the whole address, and so what the page shows', SAYING, (address) => address,
  async (address, name, t) => {
    const file = await fileOf(name);
    const { page, complaints, close } = await opened(t, home.server.url + address, { ready: '.late.failed', before: (page) => unserved(page, file, null) });
    await isNotLoaded(page, complaints);
    const shown = async () => {
      await page.locator('#app:not(:has(.late)) main').waitFor();
      // An article is there before what is on record of its claims, which it shows as well.
      if (name === 'papers') await page.waitForLoadState('networkidle');
      // The bench tests its formula by itself, after a moment.
      if (name === 'bench') await page.locator('.test .told').first().waitFor();
      await settled(page);
      // The time of a test of the bench is different each time.
      return (await page.locator('main').innerText()).replace(/.* positions a second/g, '');
    };
    const before = page.url();
    await page.unrouteAll();
    await page.context().unrouteAll();
    await page.getByRole('link', { name: 'Load the page again' }).click();
    const again = await shown();
    assert.equal(page.url(), before);
    // The same as without a failure, and not what the page shows by itself.
    for (const [other, isSame] of [[address, true], [address.replace(/#.*/, ''), false]]) {
      await page.goto('about:blank');
      await page.goto(home.server.url + other);
      const now = await shown();
      if (isSame) assert.equal(now, again);
      else assert.notEqual(now, again);
    }
    await close();
  });

testOf('embed')('a frame says so without its program and without its loader', (t) => {
  const names = ['embed_bg.wasm', 'embed_loader.js', 'embed_figures_bg.wasm', 'embed_figures_loader.js'];
  return each(Object.fromEntries(names.map((name) => [name, name])), async (file) => {
    const view = file.includes('figures') ? 'table' : 'board';
    const { page, complaints, close } = await opened(t, `${home.server.url}v1/embed.html?view=${view}#g=${bar}`, {
      ready: '.late.failed',
      before: (page) => unserved(page, file, null),
    });
    await says(page, '.late', /The program of this frame could not be loaded\./);
    await isNotLoaded(page, complaints);
    await close();
  });
});

testOf('explore')('an error that leaves the page alive is not one of these', async (t) => {
  // A worker that traps is replaced; its error comes to the window without the object.
  const trapping = await served(t, { 'adviser_loader.js': 'throw new WebAssembly.RuntimeError("unreachable")' });
  const { page } = await opened(t, `${trapping.url}explore.html#g=${bar}`);
  await settled(page);
  await page.evaluate(async () => {
    const seen = (name, act) => new Promise((done) => (addEventListener(name, done, { once: true }), act()));
    const throws = (error) => seen('error', () => setTimeout(() => { throw error; }));
    const rejects = (reason) => seen('unhandledrejection', () => void Promise.reject(reason));
    await throws(new Error('a stray error'));
    await throws(new TypeError('Failed to fetch'));
    await throws(new RangeError('Maximum call stack size exceeded'));
    await throws(undefined);
    await rejects(new DOMException('The operation was aborted.', 'AbortError'));
    await rejects('a word');
    await rejects(null);
    const folder = document.querySelector('meta[name=bittersweet-assets]').content;
    const worker = new Worker(`${folder}adviser_loader.js`, { type: 'module' });
    await new Promise((done) => worker.addEventListener('error', done));
  });
  // A notice would be there at once.
  assert.equal(await notice(page).count(), 0);
});

testOf('embed')('each error that is one of these is known', async (t) => {
  const { page } = await opened(t, `${home.server.url}v1/embed.html#g=${bar}`, { ready: '.board' });
  for (const [kind, message] of [
    ['RuntimeError', 'memory access out of bounds'],
    ['RangeError', 'Array buffer allocation failed'],
    ['RangeError', 'WebAssembly.Memory.grow(): Unable to grow instance memory'],
    ['Error', 'RefCell already borrowed'],
  ]) {
    for (const isRejected of [false, true]) {
      await page.evaluate(
        ([kind, message, isRejected]) => {
          const error = new (WebAssembly[kind] ?? window[kind])(message);
          if (isRejected) Promise.reject(error);
          else setTimeout(() => { throw error; });
        },
        [kind, message, isRejected],
      );
      await notice(page).waitFor();
      await page.evaluate(() => document.querySelector('.trapped').remove());
    }
  }
});
