// Practice, in a real browser against the built site: tasks at the board, the score that is kept, marks on a plane.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { laboratory, position, says, settled } from './page.mjs';

const { visit } = laboratory();

const button = (page, name) => page.getByRole('button', { name, exact: true });

async function openPractice(page) {
  await page.locator('.practice summary').click();
  await page.locator('.exercises').waitFor();
}

/** Asks for a task and waits until it is on the board. */
async function newTask(page, name = 'New task') {
  await button(page, name).click();
  await page.locator('.task.open').waitFor();
  await settled(page);
}

/** The x, y, z of nim on the board. */
const cells = async (page) => (await position(page)).split(':')[1].split(',').map(Number);

/** Makes a move from the task on the board: one that leaves x ⊕ y ⊕ z = 0, or one that does not. */
async function answer(page, right) {
  const [x, y, z] = await cells(page);
  const sides = [['left', x, y ^ z], ['top', y, x ^ z], ['right', z, x ^ y]];
  const cuts = sides.flatMap(([side, of, winning]) =>
    Array.from({ length: of }, (_, to) => ({ side, to, wins: to === winning })));
  const { side, to } = cuts.find(({ wins }) => wins === right);
  const groove = page.locator(`.groove[aria-label^="Cut ${side} to ${to}: "]`);
  const id = await groove.getAttribute('id');
  const [left, top] = await page.locator(`#${id} line`).first().evaluate((line) => {
    const read = (name) => Number(line.getAttribute(name));
    const along = (from, to) => read(from) + 0.06 * (read(to) - read(from));
    const point = new DOMPoint(along('x1', 'x2'), along('y1', 'y2')).matrixTransform(line.getScreenCTM());
    return [point.x, point.y];
  });
  await page.mouse.click(left, top);
  await page.locator('.task.open').waitFor({ state: 'detached' });
}

describe('find the winning cut', () => {
  visit('a task is solved, the next one is not, and the score is there after a reload', '#g=nim:3,7,4', async (page) => {
    await settled(page);
    await openPractice(page);
    await says(page, '.score', 'You have not tried a task yet. Level 1.');
    await newTask(page);
    const [x, y, z] = await cells(page);
    assert.ok(Math.max(x, y, z) <= 4 && (x ^ y ^ z) !== 0, `${x}, ${y}, ${z}`);
    // The value is there, but not to be seen.
    assert.equal(await page.locator('.verdict .secret').count(), 1);
    assert.equal(await page.locator('.verdict .outcome').isVisible(), false);
    await answer(page, true);
    await says(page, '.task.right', 'Correct: your move leaves a P-position.');
    await page.locator('.verdict .outcome.p').waitFor();
    await newTask(page, 'Next task');
    await says(page, '.score', '1 of 1 correct. Without a mistake in a row: 1; best: 1. Level 2.');
    const task = await position(page);
    await answer(page, false);
    const [u, v, w] = await cells(page);
    await says(page, '.task.wrong', `Not quite: (${u}, ${v}, ${w}) is an N-position, so your opponent can win. This would have won: Cut `);
    await button(page, 'Try again').click();
    await page.locator('.task.open').waitFor();
    assert.equal(await position(page), task);
    await answer(page, true);
    await says(page, '.task.right', 'does not count');
    await page.reload();
    await page.locator('.board-panel').waitFor();
    await openPractice(page);
    await says(page, '.score', '1 of 2 correct. Without a mistake in a row: 0; best: 1.');
    assert.equal(await page.evaluate(() => localStorage.getItem('bittersweet.practice')), '1 2 0 1');
  });

  visit('works where nothing may be kept', '#g=nim:3,7,4', async (page) => {
    await settled(page);
    await openPractice(page);
    await newTask(page);
    await answer(page, true);
    await says(page, '.score', '1 of 1 correct');
  }, {
    before: (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
    }),
  });
});

describe('predict', () => {
  visit('marks are made with the keyboard, compared, and cleared', '#g=nim:3,7,4', async (page) => {
    await settled(page);
    await openPractice(page);
    assert.equal(await page.locator('.expected button').count(), 81);
    assert.equal(await page.locator('.expected button[tabindex="0"]').count(), 1);
    // With y = 0 the P-positions are x = z: seven of the nine, going up the diagonal.
    await page.locator('#expect-0-0').focus();
    for (let x = 0; x < 7; x += 1) {
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
    }
    assert.equal(await page.evaluate(() => document.activeElement.id), 'expect-7-7');
    assert.equal(await page.locator('.expected button[tabindex="0"]').getAttribute('id'), 'expect-7-7');
    await page.locator('#expect-3-1').click();
    await page.locator('#expect-0-8').click();
    await page.locator('#expect-5-2').click();
    await page.locator('#expect-5-2').click();
    assert.equal(await page.locator('.expected [aria-pressed="true"]').count(), 9);
    await button(page, 'Show the P-positions').click();
    await says(page, '.predicted', '7 of 9 found, 2 wrong.');
    const signs = await page.locator('.expected button').allTextContents();
    const expected = signs.map((_, at) => {
      const [x, z] = [at % 9, 8 - Math.floor(at / 9)];
      if (x === z) return x < 7 ? '✓' : '○';
      return (x === 3 && z === 1) || (x === 0 && z === 8) ? '✗' : '';
    });
    assert.deepEqual(signs, expected);
    assert.deepEqual(await page.locator('.expected .missed').evaluateAll((all) => all.map(({ id }) => id)), ['expect-8-8', 'expect-7-7']);
    await button(page, 'Clear').click();
    await page.waitForFunction(() => document.querySelectorAll('.expected [aria-pressed="true"]').length === 0);
    assert.equal(await page.locator('.predicted').innerText(), '');
  });

  visit('another size and height, on a narrow screen', '#g=triangle:k=3:7,4,7', async (page) => {
    await settled(page);
    await openPractice(page);
    await page.locator('#predict-size').fill('12');
    await page.keyboard.press('Enter');
    await page.locator('#expect-12-12').waitFor();
    await page.locator('#predict-height').fill('2');
    await page.keyboard.press('Enter');
    // With k = 3 the positions are those with x + z ≥ 6.
    await page.locator('#expect-2-3').waitFor({ state: 'detached' });
    await page.locator('#expect-3-3').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  }, { viewport: { width: 360, height: 800 } });
});
