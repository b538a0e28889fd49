// Messages that are lost or doubled, and changes that come faster than answers: between a page and its workers, and between a page and a
// frame in it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BAR, isRight, living, opened, pending, served, spy } from './faults.mjs';
import { inUse } from './in_use.mjs';
import { position, settled, shows, withBrowser } from './page.mjs';
import { renderers } from './processes.mjs';
import { bar, sharing, values } from './rules.mjs';
import { judged, watch } from './screens.mjs';

const home = withBrowser();

const GAMES = [
  ['triangle:k=3:7,4,7', bar(3).value],
  ['triangle:k=2:5,6,8', bar(2).value],
  ['sharing:0,5,16', values(sharing)],
  ['nim:3,7,5', ([x, y, z]) => x ^ y ^ z],
];

const explore = (t) => opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before: spy });

/** Writes a position into the field. */
async function set(page, notation) {
  await page.locator('#notation').fill(notation);
  await page.locator('#notation').press('Enter');
  await shows(page, notation);
}

describe('between the page and its worker', () => {
  test('doubled messages, both ways, change nothing', async (t) => {
    const { page, complaints } = await explore(t);
    await settled(page);
    await page.evaluate(() => (window.meddle.sending = window.meddle.hearing = () => 2));
    for (const [notation, value] of GAMES) {
      await set(page, notation);
      await settled(page);
      await isRight(page, value);
    }
    assert.equal(await page.locator('.refused').count(), 0);
    assert.equal(await living(page), 1);
    assert.deepEqual(complaints, []);
  });

  for (const way of ['sending', 'hearing']) {
    test(`lost messages (${way}): a right answer or a sentence, and right once they arrive again`, async (t) => {
      const { page, complaints } = await explore(t);
      await settled(page);
      // Every second question or answer, beginning with the first.
      await page.evaluate((way) => {
        let count = 0;
        window.meddle[way] = ([kind]) => (['Ask', 'Answered'].includes(kind) ? count++ % 2 : 1);
      }, way);
      for (const [notation, value] of GAMES.slice(0, 2)) {
        await set(page, notation);
        await settled(page);
        const refused = page.locator('.verdict .refused');
        if ((await refused.count()) === 0) await isRight(page, value);
        else assert.match(await refused.innerText(), /The solver stopped without an answer and was restarted\./);
        assert.equal(await position(page), notation);
      }
      assert.ok((await page.evaluate(() => window.workers.length)) > 1, 'a worker that has lost a message was replaced');
      await page.evaluate((way) => (window.meddle[way] = () => 1), way);
      const again = page.getByRole('button', { name: 'Try again' });
      while ((await again.count()) > 0) {
        await again.first().click();
        await settled(page);
      }
      await isRight(page, GAMES[1][1]);
      assert.deepEqual(complaints, []);
    });
  }

  test('a thousand quick changes: no screen has an answer to another question, the last one counts, nothing is left over, one worker goes on', async (t) => {
    const { page, complaints } = await explore(t);
    await settled(page);
    await watch(page);
    // The browser may begin a process for the next page meanwhile.
    const ids = await renderers();
    const memory = async () => ((await inUse(home.browser, ids))?.used ?? 0) / 2 ** 20;
    const little = await memory();
    const entries = await page.evaluate(() => history.length);
    // As fast as a finger on a slider can be, and faster: twenty changes in every frame.
    await page.evaluate(async () => {
      const slider = document.querySelector('#k-slider-input');
      for (let change = 0; change < 1000; change += 1) {
        slider.value = String(1 + (change % 9));
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
        if (change % 20 === 19) await new Promise(requestAnimationFrame);
      }
      slider.value = '3';
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
      slider.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shows(page, BAR);
    await settled(page);
    await isRight(page, bar(3).value);
    const { screens, verdicts, tables, stale } = await judged(page);
    t.diagnostic(`${screens} screens, ${verdicts} with a verdict, ${tables} with a table, ${stale} with an older one`);
    assert.ok(verdicts >= 10 && tables >= 5 && stale >= 5, 'answers were seen between the changes, right ones and old ones');
    // A quiet page has less than a megabyte more; 16 kB that each change left behind would be 16.
    const more = (await memory()) - little;
    t.diagnostic(`${more.toFixed(1)} MB more`);
    assert.ok(more < 8, `${more} MB more`);
    assert.equal(await pending(page), 0);
    assert.equal(await living(page), 1);
    assert.equal(await page.evaluate(() => window.workers.length), 1);
    assert.ok((await page.evaluate(() => history.length)) <= entries + 1, 'one entry of the history for the whole walk');
    const asked = await page.evaluate(() => window.traffic.sent.filter(([kind]) => kind === 'Ask').length);
    assert.ok(asked <= 2 * 51 * 3 + 10, `${asked} questions: at most one of each kind for each drawing`);
    assert.deepEqual(complaints, []);
  });
});

describe('between a page and a frame in it', () => {
  test('the element bears answers and news that come twice, and says when an answer is lost', async (t) => {
    const html = `<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><script src="v1/bittersweet.js"></script><bittersweet-game position="nim:3,7,4"></bittersweet-game>`;
    const host = await served(t, { 'lesson.html': html });
    const { page, complaints } = await opened(t, `${host.url}lesson.html`, home.browser, {
      ready: 'bittersweet-game',
      before: (page) =>
        page.addInitScript(() => {
          if (!location.pathname.endsWith('/embed.html')) return;
          // Before the program sends anything: the page around gets each message twice, or never.
          const around = parent;
          window.times = 2;
          const post = around.postMessage.bind(around);
          around.postMessage = (...given) => { for (let time = 0; time < window.times; time += 1) post(...given); };
        }),
    });
    const game = page.locator('bittersweet-game');
    const doubled = await game.evaluate(async (bar) => {
      const news = [];
      bar.addEventListener('change', ({ detail }) => news.push(detail.position));
      const told = [(await bar.play('x1')).position, (await bar.evaluate()).grundy, (await bar.undo()).position];
      return [...told, new Set(news).size, bar.getAttribute('position')];
    });
    assert.deepEqual(doubled.slice(0, 3), ['nim:1,7,4', 1 ^ 7 ^ 4, 'nim:3,7,4']);
    await page.waitForFunction(() => document.querySelector('bittersweet-game').getAttribute('position') === 'nim:3,7,4');
    await page.frames()[1].evaluate(() => (window.times = 0));
    const lost = await game.evaluate((bar) => {
      bar.timeout = 300;
      return bar.play('x2').catch(({ message }) => message);
    });
    assert.equal(lost, 'The bar did not answer in time.');
    // The move was made; only the answer has not come.
    await page.frames()[1].evaluate(() => (window.times = 1));
    assert.equal(await game.evaluate(async (bar) => ((bar.timeout = 30_000), (await bar.export('notation')))), 'nim:2,7,4');
    assert.deepEqual(complaints, []);
  });

  test('ten thousand messages: each has its answer and its news, and the next question is answered in time', async (t) => {
    const html = `<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><script src="v1/bittersweet.js"></script><bittersweet-game position="nim:3,7,4"></bittersweet-game>`;
    const host = await served(t, { 'lesson.html': html });
    const { page, complaints } = await opened(t, `${host.url}lesson.html`, home.browser, { ready: 'bittersweet-game' });
    const heard = await page.locator('bittersweet-game').evaluate(async (bar) => {
      await bar.evaluate();
      const counts = { moves: 0, changes: 0, answers: 0, errors: 0 };
      const frame = (bar.shadowRoot ?? bar).querySelector('iframe').contentWindow;
      bar.addEventListener('move', () => (counts.moves += 1));
      bar.addEventListener('change', () => (counts.changes += 1));
      addEventListener('message', ({ source, data }) => {
        if (source === frame && data.type === 'answer' && data.id?.startsWith?.('many')) counts[data.ok ? 'answers' : 'errors'] += 1;
      });
      const begun = performance.now();
      for (let number = 0; number < 10_000; number += 1) {
        frame.postMessage({ bittersweet: 1, id: `many ${number}`, ...(number % 2 ? { do: 'undo' } : { do: 'play', move: 'x1' }) }, '*');
      }
      const value = await bar.evaluate();
      return { ...counts, grundy: value.grundy, position: value.position, seconds: (performance.now() - begun) / 1000 };
    });
    const { seconds, ...rest } = heard;
    t.diagnostic(`${seconds.toFixed(1)} s`);
    assert.deepEqual(rest, { moves: 5000, changes: 10_000, answers: 10_000, errors: 0, grundy: 3 ^ 7 ^ 4, position: 'nim:3,7,4' });
    assert.deepEqual(complaints, []);
  });
});
