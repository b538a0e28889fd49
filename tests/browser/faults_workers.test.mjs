// Workers that are killed in the middle of their work, or cannot be loaded: the page says so, and goes on with position and game.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BAR, built, isRight, kill, moves, opened, served, spy, unserved } from './faults.mjs';
import { anew, each, position, says, settled, shows, withBrowser } from './page.mjs';
import { bar } from './rules.mjs';

const { value } = bar(3);
const home = withBrowser();

/** Explore with a game of two moves, the first of which has been taken back, so that nothing of it may be lost. */
async function withGame(t, options = {}) {
  const seen = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=20`, home.browser, { before: spy, ...options });
  await settled(seen.page);
  await moves(seen.page, 'x4');
  await moves(seen.page, 'z5');
  await seen.page.getByRole('button', { name: 'Undo' }).click();
  await shows(seen.page, 'triangle:k=3:4,2,8');
  return seen;
}

/** The game is where it was: the move can be made again, and both can be taken back. */
async function gameIsThere(page) {
  await shows(page, 'triangle:k=3:4,2,8');
  await page.getByRole('button', { name: 'Redo' }).click();
  await shows(page, 'triangle:k=3:4,2,5');
  for (const before of ['triangle:k=3:4,2,8', BAR]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, before);
  }
}

const stopped = (page, part) => page.locator(`${part} .refused`).filter({ hasText: 'The solver stopped without an answer and was restarted.' });

describe('a worker that is killed', () => {
  test('while it solves is replaced, and the game goes on', async (t) => {
    const { page, complaints } = await withGame(t);
    await page.locator('#size').fill('1000');
    await page.locator('#size').press('Enter');
    await page.waitForFunction(() => /Solving .* positions/.test(document.querySelector('#table').innerText));
    await kill(page);
    await stopped(page, '#table').waitFor();
    await page.locator('#size').fill('12');
    await page.locator('#size').press('Enter');
    await settled(page);
    await isRight(page, value);
    await gameIsThere(page);
    await settled(page);
    await isRight(page, value);
    assert.deepEqual(complaints, []);
  });

  test('while the computer thinks in Play: it is said, and the game goes on where it was', async (t) => {
    const { page } = await opened(t, `${home.server.url}#chapter=strip`, home.browser, { before: spy, ready: '#app:not(:has(.late)) .stage .drawing' });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await says(page, '.turn', 'Your move');
    // The worker's answer does not arrive, and then the worker is ended.
    const before = await page.evaluate(() => ((window.meddle.hearing = ([kind]) => (kind === 'Answered' ? 0 : 1)), window.workers.length));
    await page.locator('.stage .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const hash = await page.waitForFunction(() => /bar=.*;/.test(decodeURIComponent(location.hash)) && location.hash).then((found) => found.jsonValue());
    await kill(page);
    await page.locator('.refused').filter({ hasText: 'The solver stopped without an answer and was restarted.' }).waitFor();
    assert.equal(await page.evaluate(() => location.hash), hash);
    assert.equal(await page.evaluate(() => window.workers.length), before + 1);
    await page.evaluate(() => (window.meddle.hearing = () => 1));
    await page.getByRole('button', { name: 'Try again' }).click();
    await says(page, '.turn', /I broke.*Your move/);
  });

  test('under a frame: the question of the page around is answered with a sentence, the next one with the value', async (t) => {
    const lesson = `<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><script src="v1/bittersweet.js"></script>
      <bittersweet-game position="${BAR}" controls="turn,undo"></bittersweet-game>`;
    const host = await served(t, { 'lesson.html': lesson });
    const { page } = await opened(t, `${host.url}lesson.html`, home.browser, { before: spy, ready: 'bittersweet-game' });
    const game = page.locator('bittersweet-game');
    assert.equal(await game.evaluate(async (bar) => (await bar.evaluate()).grundy), value([6, 2, 8]));
    await game.evaluate((bar) => bar.play('x4'));
    const frame = page.frames()[1];
    await frame.evaluate(() => Object.getPrototypeOf(window.Worker.prototype).terminate.call(window.workers.at(-1)));
    const refused = await game.evaluate((bar) => bar.evaluate().then(({ grundy }) => grundy, ({ message }) => message));
    assert.equal(refused, 'The solver stopped without an answer and was restarted.');
    const after = await game.evaluate(async (bar) => [(await bar.evaluate()).grundy, (await bar.undo()).position]);
    assert.deepEqual(after, [value([4, 2, 8]), BAR]);
  });
});

describe('a worker that cannot be loaded', () => {
  const faults = {
    'its loader is missing': ['worker_loader.js', null],
    'its script is missing': ['worker.js', null],
    'its script is a page of the host': ['worker.js', async () => '<!doctype html><title>Not found</title>'],
    'its script is cut off': ['worker.js', async (whole) => whole.subarray(0, whole.length / 2)],
    'its WebAssembly is missing': ['worker_bg.wasm', null],
    'its WebAssembly is cut off': ['worker_bg.wasm', async (whole) => whole.subarray(0, whole.length / 2)],
    'its WebAssembly is a page of the host': ['worker_bg.wasm', async () => '<!doctype html><title>Not found</title>'],
    'its WebAssembly is damaged': ['worker_bg.wasm', async (whole) => {
      const damaged = Buffer.from(whole);
      const middle = Math.floor(whole.length / 2);
      damaged.fill(0xff, middle, middle + 64);
      return damaged;
    }],
    // The functions that the script needs are not in the WebAssembly of another worker.
    'its WebAssembly is of another version': ['worker_bg.wasm', () => built('adviser_bg.wasm')],
  };
  test('says so in a sentence, whatever the reason, the bar can be played, and it heals', async (t) => {
    const { page } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser);
    await each(faults, async ([file, change]) => {
      await unserved(page, file, change && (await change(await built(file))));
      await anew(page, `#g=${BAR}&n=12`, '.board-panel');
      await says(page, '.notice', 'The solver did not start. Nothing can be computed here, but you can still play.');
      await page.locator('.board').focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await shows(page, 'triangle:k=3:6,0,8');
      await page.context().unrouteAll();
      await page.locator('.verdict').getByRole('button', { name: 'Try again' }).click();
      await settled(page);
      await isRight(page, value);
      assert.equal(await page.locator('.notice').count(), 0);
      assert.equal(await position(page), 'triangle:k=3:6,0,8');
    });
  });
});
