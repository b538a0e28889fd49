// Pages that are loaded again, put to sleep, or whose clock jumps in the middle of something: nothing of position and game is lost.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { field, row, runs, set, told, unfold } from './claims.mjs';
import { BAR, isRight, moves, opened, served, spy } from './faults.mjs';
import { openGroups, says, settled, shows, withBrowser } from './page.mjs';
import { renderers } from './processes.mjs';
import { bar } from './rules.mjs';

const { value } = bar(3);
const PLAY = '#app:not(:has(.late)) .stage .drawing';
const home = withBrowser({ hasWindows: true });

const CLAIM = 'laboratory.html#claim=triangular:7.3&n=12000';

/** Runs the claim of that link, and waits until it is under way. */
async function isChecking(page) {
  await unfold(page, 'triangular:7.3');
  await runs(page, 'triangular:7.3').click();
  await page.locator('.waiting progress[value]').waitFor();
}

/** Waits until a long solution has begun. */
const isSolving = (page) => page.waitForFunction(() => /Solving .* positions/.test(document.querySelector('#table').innerText));

async function size(page, n) {
  await page.locator('#size').fill(`${n}`);
  await page.locator('#size').press('Enter');
}

describe('a page that is loaded again', () => {
  test('while it solves has its game, with every move, and solves again', async (t) => {
    const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=20`, home.browser);
    await settled(page);
    await moves(page, 'x4');
    await moves(page, 'z5');
    await size(page, 900);
    await isSolving(page);
    await page.reload();
    await shows(page, 'triangle:k=3:4,2,5');
    assert.equal(await page.locator('#size').inputValue(), '900');
    // Those who open a page find them closed.
    await openGroups(page);
    await size(page, 12);
    await settled(page);
    await isRight(page, value);
    for (const before of ['triangle:k=3:4,2,8', BAR]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, before);
    }
    assert.deepEqual(complaints, []);
  });

  test('while the computer thinks has the move that it was asked about', async (t) => {
    const { page } = await opened(t, `${home.server.url}#chapter=strip`, home.browser, { before: spy, ready: PLAY });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await says(page, '.turn', 'Your move');
    await page.evaluate(() => (window.meddle.hearing = () => 0));
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /bar=.*;/.test(decodeURIComponent(location.hash)));
    await page.reload();
    await says(page, '.turn', /I broke.*Your move/);
  });

  test('as a frame has its position and can take moves back', async (t) => {
    const lesson = `<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><iframe src="v1/embed.html?controls=turn,undo,value#g=${BAR}" width="700" height="600"></iframe>`;
    const host = await served(t, { 'lesson.html': lesson });
    const { page, complaints } = await opened(t, `${host.url}lesson.html`, home.browser, { ready: 'iframe' });
    const frame = page.frames()[1];
    await frame.locator('.board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await frame.waitForFunction(() => location.hash.includes('triangle:k=3:5,2,8'));
    await frame.evaluate(() => {
      globalThis.isOld = true;
      location.reload();
    });
    const again = page.frames()[1];
    // The old content has the same words until the new one comes.
    await again.waitForFunction(() => !globalThis.isOld);
    await again.locator('.outcome').filter({ hasText: value([5, 2, 8]) === 0 ? 'P-position' : 'N-position' }).waitFor();
    await again.getByRole('button', { name: 'Undo' }).click();
    await again.waitForFunction(() => location.hash.includes('g=triangle:k=3:6,2,8'));
    assert.deepEqual(complaints, []);
  });

  test('while the laboratory checks has what was asked, and checks it again', async (t) => {
    const { page, complaints } = await opened(t, `${home.server.url}${CLAIM}`, home.browser, { ready: '.claims' });
    await isChecking(page);
    await page.reload();
    await unfold(page, 'triangular:7.3');
    assert.equal(await field(page, 'n', 'triangular:7.3').inputValue(), '12000');
    await isChecking(page);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await told(page, 'triangular:7.3').filter({ hasText: 'Stopped.' }).waitFor();
    await set(page, 'triangular:7.3', { n: 30 });
    await runs(page, 'triangular:7.3').click();
    await told(page, 'triangular:7.3').filter({ hasText: /^Verified/ }).waitFor();
    assert.deepEqual(complaints, []);
  });
});

/**
 * Puts pages to sleep, as a device does whose lid is closed, for longer than they bear with a silent worker: the processes of the browser's
 * pages are stopped. Chromium without a window does not freeze a page when it is asked to.
 */
async function asleep(...pages) {
  for (const page of pages) {
    await page.evaluate(() => {
      let last = performance.now();
      window.slept = 0;
      setInterval(() => {
        window.slept = Math.max(window.slept, performance.now() - last);
        last = performance.now();
      }, 100);
    });
  }
  const all = await renderers();
  try {
    for (const id of all) process.kill(id, 'SIGSTOP');
    // This is the fault itself and not a wait for something.
    await new Promise((done) => setTimeout(done, 8000));
  } finally {
    for (const id of all) process.kill(id, 'SIGCONT');
  }
  // Nothing ran meanwhile.
  for (const page of pages) await page.waitForFunction(() => window.slept > 7000, null, { timeout: 10_000 });
}

/**
 * Opens a page in the middle of a solution, and returns it with a check for later: the answer comes from the same worker, and the moves are
 * there.
 */
async function solving(t, before) {
  const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before });
  await settled(page);
  page.setDefaultTimeout(120_000);
  await moves(page, 'x4');
  await size(page, 700);
  await isSolving(page);
  const isBack = async () => {
    await says(page, '#table .caption', /positions with coordinates up to 700/);
    await settled(page);
    assert.equal(await page.locator('.refused').count(), 0);
    assert.equal(await page.evaluate(() => window.workers.length), 1);
    await isRight(page, value);
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, BAR);
    assert.deepEqual(complaints, []);
  };
  return { page, isBack };
}

/** Opens Play before the first move, and returns the page, the move, and what there is to see of it afterwards: the move of the computer. */
async function playing(t) {
  const { page, complaints } = await opened(t, `${home.server.url}#chapter=strip`, home.browser, { ready: PLAY });
  await page.getByRole('button', { name: 'Play against Nib' }).click();
  await says(page, '.turn', 'Your move');
  await page.locator('.stage .board').focus();
  await page.keyboard.press('ArrowRight');
  const moves = () => page.keyboard.press('Enter');
  const isBack = async () => {
    await says(page, '.turn', /I broke.*Your move/);
    assert.deepEqual(complaints, []);
  };
  return { page, moves, isBack };
}

describe('pages that were asleep', () => {
  test('while one solved and in another the computer thought: they believe in their workers, and have the answer and the move', async (t) => {
    const play = await playing(t);
    const explore = await solving(t, spy);
    await play.moves();
    await asleep(explore.page, play.page);
    await explore.isBack();
    await play.isBack();
  });
});

/**
 * A page that `window.show(false)` hides as browsers do with a tab behind others: nothing is drawn, timers come once a second at most, and
 * the page says that it is hidden.
 */
const hideable = (page) =>
  page.addInitScript(() => {
    const [frame, cancel, timeout] = [window.requestAnimationFrame, window.cancelAnimationFrame, window.setTimeout].map((one) => one.bind(window));
    const waiting = new Map();
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    window.requestAnimationFrame = (then) => {
      if (!isHidden) return frame(then);
      const number = -1 - waiting.size;
      waiting.set(number, then);
      return number;
    };
    window.cancelAnimationFrame = (number) => (waiting.delete(number) ? undefined : cancel(number));
    window.setTimeout = (then, wait = 0, ...given) => timeout(then, isHidden ? Math.max(1000, wait) : wait, ...given);
    window.show = (isShown) => {
      isHidden = !isShown;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      if (isShown) for (const then of waiting.values()) frame(then);
      waiting.clear();
    };
    /** Waits for something without a frame being drawn. */
    window.until = (check) => new Promise((done) => { const look = () => (check() ? done() : timeout(look, 50)); look(); });
  });

describe('a page behind others', () => {
  test('while it solves has the answer when it is seen again', async (t) => {
    const before = async (page) => { await spy(page); await hideable(page); };
    // Until the worker has answered.
    const behind = (page) =>
      page.evaluate(async () => {
        const answers = () => window.traffic.heard.filter(([kind]) => kind === 'Answered').length;
        const there = answers();
        window.show(false);
        await window.until(() => answers() > there);
        window.show(true);
      });
    const { page, isBack } = await solving(t, before);
    await behind(page);
    await isBack();
  });

  test('while the computer thinks has its move when it is seen again', async (t) => {
    const { page, complaints } = await opened(t, `${home.server.url}#chapter=strip`, home.browser, { before: hideable, ready: PLAY });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await says(page, '.turn', 'Your move');
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.evaluate(async () => {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
      window.show(false);
      // The move is in the address as soon as it is made.
      await window.until(() => /bar=.*;/.test(decodeURIComponent(location.hash)));
      window.show(true);
    });
    await says(page, '.turn', /I broke.*Your move/);
    assert.deepEqual(complaints, []);
  });
});

/** A clock on the wall that the test sets, by so many milliseconds. */
const wall = (page) =>
  page.addInitScript(() => {
    const [Original, now] = [Date, Date.now];
    window.shift = 0;
    window.Date = class extends Original {
      constructor(...given) {
        if (given.length > 0) super(...given);
        else super(now() + window.shift);
      }
      static now = () => now() + window.shift;
    };
  });

describe('a clock that jumps', () => {
  for (const [way, years] of [['forwards', 3], ['backwards', -3]]) {
    test(`${way} while the page solves and checks: times stay possible`, async (t) => {
      const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before: wall });
      page.setDefaultTimeout(120_000);
      const jump = () => page.evaluate((years) => (window.shift = years * 365 * 86_400_000), years);
      await settled(page);
      await size(page, 700);
      await isSolving(page);
      await jump();
      await page.evaluate(() => {
        const table = document.querySelector('#table');
        window.said = new Set();
        const look = () => window.said.add(table.querySelector('.waiting')?.innerText ?? '');
        new MutationObserver(look).observe(table, { subtree: true, childList: true, characterData: true });
      });
      await says(page, '#table .caption', /positions with coordinates up to 700/);
      const [, seconds] = /Solved in ([\d.]+) (ms|s)/.exec(await page.locator('.settings .cost').textContent());
      assert.ok(Number(seconds) < 100_000, `${seconds}`);
      const said = await page.evaluate(() => [...window.said].filter((text) => text !== ''));
      t.diagnostic(`${said.length} sentences: ${said.at(-1)}`);
      assert.ok(said.length > 0, 'it goes on to be said how far it is');
      for (const text of said) {
        const [rate, left] = [/([\d\s]+) a second/, /about (\d+) s left/].map((part) => Number(part.exec(text)?.[1].replace(/\s/g, '') ?? NaN));
        assert.ok(Number.isNaN(rate) || (rate > 1000 && rate < 1e10), text);
        assert.ok(Number.isNaN(left) || left < 3600, text);
        assert.doesNotMatch(text, /-\d|NaN|Infinity/);
      }
      await page.goto(home.server.url + CLAIM);
      await isChecking(page);
      await jump();
      const done = () => page.locator('.waiting progress').getAttribute('value').then(Number);
      const before = await done();
      // The page goes on to show the progress, and nothing takes years.
      await page.waitForFunction((before) => Number(document.querySelector('.waiting progress').value) > before, before);
      assert.doesNotMatch(await row(page, 'triangular:7.3').locator('.waiting').innerText(), /-\d|NaN|Infinity/);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await told(page, 'triangular:7.3').filter({ hasText: 'Stopped.' }).waitFor();
      assert.deepEqual(complaints, []);
    });
  }
});
