// What a page says when its own WebAssembly has trapped: one sentence, and a button that loads the page again.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { built, capped, moves, unserved } from './faults.mjs';
import { open, openGroups, position, says, serve, settled, shows, site, withBrowser } from './page.mjs';
import { buildOf } from './site.mjs';

const bar = 'triangle:k=3:6,2,8';
const PLAY = '#app:not(:has(.late)) .stage .drawing';
const LESSON = `1.${Buffer.from([['A strip'], ['w', 'nim:2,0,2', '']].map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const KEEPS = 'the address keeps your settings';
const home = withBrowser();

/** Opens a page that is closed when its test is over, whatever comes of it. */
async function opened(t, address, options) {
  const { page, context, complaints } = await open(home.browser, address, options);
  t.after(() => context.close());
  return { page, complaints };
}

/** Serves the site with some files exchanged until the test is over. */
async function served(t, overrides) {
  const server = await serve(site, { overrides });
  t.after(() => server.close());
  return server;
}

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
  await notice(page).filter({ hasText: `This page has stopped because of an error. Please reload it; ${keeps}.` }).waitFor();
  // Once is enough.
  await target.click();
  assert.equal(await notice(page).count(), 1);
  const address = page.url();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await target.waitFor();
  assert.equal(page.url(), address);
}

describe('a page whose WebAssembly has trapped', () => {
  test('the main page says so, and is loaded again with its position', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${bar}`);
    await settled(page);
    await isLoadedAgain(page, page.locator('.board'), 'the address keeps the position');
    await settled(page);
    assert.equal(await position(page), bar);
  });

  test('the laboratory says so, and is loaded again with what was asked', async (t) => {
    const { page } = await opened(t, `${home.server.url}bench.html#show=formula`, { ready: '#formula, textarea, input' });
    await isLoadedAgain(page, page.locator('.rooms [aria-current]'), KEEPS);
  });

  test('the main page has its moves as well when it is loaded again', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${bar}&n=12`);
    await settled(page);
    await moves(page, 'x4');
    await moves(page, 'z5');
    await isLoadedAgain(page, page.locator('.board'), 'the address keeps the position');
    await openGroups(page);
    for (const before of ['triangle:k=3:4,2,8', bar]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, before);
    }
  });

  test('Play says so, and is loaded again with its move', async (t) => {
    const { page } = await opened(t, `${home.server.url}#chapter=strip`, { ready: PLAY });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, '.turn', /I broke.*Your move/);
    const turn = await page.locator('.turn').innerText();
    await isLoadedAgain(page, page.locator('.stage .board'), 'the address keeps the position');
    // The board is in the HTML of the page, before its program runs.
    await says(page, '.turn', turn);
  });

  for (const [name, address, target, keeps] of [
    ['a paper', 'papers.html#paper=variants', '.papers > h1', KEEPS],
    ['the editor of lessons', 'teach.html#tab=lesson', 'main', KEEPS],
    ['a lesson', `lesson.html#lesson=${LESSON}&at=1`, 'main.lesson section.asked', 'what you did before is still there, unless the page has said that it is not kept'],
  ]) {
    test(`${name} says so, and is loaded again`, async (t) => {
      const { page } = await opened(t, home.server.url + address, { ready: target });
      await isLoadedAgain(page, page.locator(target).first(), keeps);
    });
  }

  test('a lesson has its work again', async (t) => {
    const { page } = await opened(t, `${home.server.url}lesson.html#lesson=${LESSON}&at=1`, { ready: 'main.lesson section.asked' });
    await page.getByRole('button', { name: 'The other player' }).click();
    await page.getByText('1 of 1 task').first().waitFor();
    await isLoadedAgain(page, page.locator('main.lesson section.asked').first(), 'what you did before is still there, unless the page has said that it is not kept');
    await page.getByText('1 of 1 task').first().waitFor();
  });

  for (const [name, query, shown] of [['bar', '', '.board'], ['table', '?view=table', '.numbers']]) {
    test(`a frame with a ${name} says so, and is loaded again with its position`, async (t) => {
      const { page } = await opened(t, `${home.server.url}v1/embed.html${query}#g=${bar}`, { ready: shown });
      await isLoadedAgain(page, page.locator(shown), 'the address keeps the position');
      assert.match(page.url(), /#g=triangle:k=3:6,2,8$/);
      });
  }

  test('the page as one file says so', async (t) => {
    const address = `${pathToFileURL(path.join(site, 'bittersweet.html')).href}#g=${bar}`;
    const { page } = await opened(t, address);
    await settled(page);
    await isLoadedAgain(page, page.locator('.board'), 'the address keeps the position');
    assert.equal(await position(page), bar);
  });

  test('a frame without an origin says so', async (t) => {
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

  test('a page that runs out of memory says so', async (t) => {
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

  test('says it in the language of the page', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${bar}&lang=ja`);
    await breaks(page);
    await page.locator('.board').click();
    await notice(page).filter({ hasText: 'このページはエラーで止まりました。' }).waitFor();
    await notice(page).getByRole('button', { name: '再読み込み' }).waitFor();
  });

  test('says it where a dialog is open', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${bar}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('dialog[open]').waitFor();
    await breaks(page);
    await page.locator('dialog[open] h2').first().click();
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await notice(page).waitFor({ state: 'detached' });
  });
});

test('a page that cannot be loaded says so at once, with a button', async (t) => {
  // Long before the eight seconds after which a slow page says so.
  const failing = [['#bar=nim:3,7,4', /play-[0-9a-f]+\.js$/], ['explore.html?from=afar#g=nim:3,7,4', /explore_bg\.wasm$/], ['laboratory.html', /laboratory\.js$/], ['teach.html', /teach_loader\.js$/]];
  for (const [address, broken] of failing) {
    const { page, complaints } = await opened(t, home.server.url + address, {
      ready: '.late.failed',
      before: (page) => page.route(broken, (route) => route.abort()),
    });
    const late = page.locator('.late');
    await late.waitFor();
    assert.equal(await late.evaluate((part) => getComputedStyle(part).animationDelay), '0s');
    // The whole address, also where the link is opened in another tab.
    assert.equal(await late.getByRole('link').getAttribute('href'), page.url());
    await complains(complaints);
  }
});

/** The file of a program; that of the first page has a checksum in its name. */
const fileOf = async (name) => (await fs.readdir(path.join(site, await buildOf()))).find((file) => new RegExp(`^${name}(-[0-9a-f]+)?_bg\\.wasm$`).test(file));

/** The pages, by the names of their programs. */
const PROGRAMS = {
  play: '',
  explore: 'explore.html',
  laboratory: 'laboratory.html',
  papers: 'papers.html',
  teach: 'teach.html',
  lesson: 'lesson.html',
  embed: `v1/embed.html#g=${bar}`,
  embed_figures: `v1/embed.html?view=table#g=${bar}`,
};
const STATES = {
  missing: () => null,
  'cut off': (wasm) => wasm.subarray(0, wasm.length / 2),
  damaged: (wasm) => Buffer.from(wasm).fill(0xff, 2000, 3000),
};

for (const [state, spoiled] of Object.entries(STATES)) {
  describe(`a program that is ${state}`, () => {
    for (const [name, address] of Object.entries(PROGRAMS)) {
      test(name, async (t) => {
        const file = await fileOf(name);
        const body = spoiled(await built(file));
        const { page, complaints } = await opened(t, home.server.url + address, {
          ready: '.late.failed',
          before: (page) => unserved(page, file, body),
        });
        const said = await page.locator('.late').innerText();
        assert.match(said, /could not be loaded\./);
        assert.doesNotMatch(said, /takes longer|blocks it/);
        assert.equal(await page.locator('.loading:not(.late):visible').count(), 0);
        await complains(complaints);
      });
    }
  });
}

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

describe('“Load the page again” keeps the whole address, and so what the page shows', () => {
  for (const [name, address] of Object.entries(SAYING)) {
    test(name, async (t) => {
      const file = await fileOf(name);
      const { page } = await opened(t, home.server.url + address, { ready: '.late.failed', before: (page) => unserved(page, file, null) });
      const shown = async () => {
        await page.locator('#app:not(:has(.late)) main').waitFor();
        // An article is there before what is on record of its claims, which it shows as well.
        if (name === 'papers') await page.waitForLoadState('networkidle');
        await settled(page);
        return page.locator('main').innerText();
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
        assert.equal((await shown()) === again, isSame, other);
      }
    });
  }
});

for (const [view, loader] of [['board', 'embed_loader.js'], ['table', 'embed_figures_loader.js']]) {
  test(`a frame says so without ${loader}, too`, async (t) => {
    const { page } = await opened(t, `${home.server.url}v1/embed.html?view=${view}#g=${bar}`, {
      ready: '.late.failed',
      before: (page) => unserved(page, loader, null),
    });
    await says(page, '.late', /The program of this frame could not be loaded\./);
  });
}

test('an error that leaves the page alive is not one of these', async (t) => {
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
  // It would be there at once.
  assert.equal(await notice(page).count(), 0);
});

test('each error that is one of these is known', async (t) => {
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
