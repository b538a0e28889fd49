// Whole games by mouse and by keyboard, the sides of the bar moved, and the reasons given for a position.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bar, mex } from './rules.mjs';
import { follow } from './figures.mjs';
import { anew, laboratory, part, pieces, placeOf, position, says, settled, shows } from './page.mjs';

const { visit } = laboratory();
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The ruleset and the coordinates on the board. */
async function board(page) {
  const text = await position(page);
  const [, k, cells] = text.match(/^triangle:k=(\d+):(.*)$/);
  return { game: bar(Number(k)), cells: cells.split(',').map(Number) };
}

const name = (k, cells) => `triangle:k=${k}:${cells}`;

/** A move that wins, or else any: the number of its groove and what it leaves. */
function choose({ game, cells }) {
  const options = game.options(cells);
  const at = Math.max(0, options.findIndex((option) => game.value(option) === 0));
  return { at, leaves: options[at] };
}

/** Plays both sides until nothing is left; `move` makes one move. */
async function playOut(page, move) {
  for (let round = 0; round < 30; round += 1) {
    const before = await board(page);
    if (before.cells.every((cell) => cell === 0)) return says(page, '.verdict', 'No move is left: the player who made the last move has won.');
    const { at, leaves } = choose(before);
    await move(at);
    await shows(page, name(3, leaves));
    await settled(page);
  }
  return assert.fail('no end');
}

describe('a whole game', () => {
  const link = '#g=triangle:k=3:6,3,5';

  visit('is played by mouse and by keyboard', link, async (page) => {
    await settled(page);
    await part('by mouse alone', async () => {
      await playOut(page, async (groove) => page.mouse.click(...(await placeOf(page, groove))));
      assert.equal(await pieces(page), 1);
    });
    await anew(page, link, '.board-panel');
    await part('by keyboard alone, and every groove says what it does', async () => {
      await settled(page);
      await page.locator('.board').focus();
      await playOut(page, async (groove) => {
        const { game, cells } = await board(page);
        const { axis } = game.moves(cells)[groove];
        // Upright grooves are walked with left and right, level ones with up and down.
        const keys = axis === 1 ? ['ArrowDown', 'ArrowUp'] : ['ArrowLeft', 'ArrowRight'];
        await page.keyboard.press(axis === 1 ? 'ArrowUp' : 'Home');
        if (axis === 1) for (let step = 0; step < cells[1]; step += 1) await page.keyboard.press(keys[0]);
        // Keys whose effect is drawn only after the next look would count twice.
        await page.waitForFunction(() => document.querySelector('.board').getAttribute('aria-activedescendant'));
        await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
        for (let step = 0; step < 40; step += 1) {
          const active = await page.locator('.board').getAttribute('aria-activedescendant');
          if (active === `groove-${groove}`) break;
          await page.keyboard.press(keys[1]);
          await page.waitForFunction(
            (before) => document.querySelector('.board').getAttribute('aria-activedescendant') !== before, active);
        }
        const leaves = game.options(cells)[groove];
        // The choice names the next position.
        await page.waitForFunction((words) => document.querySelector('.choice').textContent.includes(words), `leaves (${leaves.join(', ')})`);
        await page.keyboard.press('Enter');
      });
    });
  });
});

describe('changing the bar', () => {
  const link = '#g=triangle:k=3:7,4,7';

  visit('a side is dragged, arrow keys move it, a number that is typed is refused, and piles are moved by their tops', link, async (page) => {
    await part('a side is dragged, arrow keys move it, and a number that is typed is refused with the nearest position', async () => {
      await part('a side is dragged, the height comes down with it and back again', async () => {
        await button(page, 'Change the bar').click();
        const left = page.getByRole('slider', { name: 'x: left side' });
        const from = await left.boundingBox();
        const unit = await page.locator('svg.drawing').evaluate((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
        const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 10 * unit, y, { steps: 8 });
        await shows(page, 'triangle:k=3:2,3,7');
        await page.mouse.move(x + 2 * unit, y, { steps: 8 });
        await shows(page, 'triangle:k=3:6,4,7');
        await page.mouse.up();
        assert.equal(await left.getAttribute('aria-valuenow'), '6');
        // One entry of the browser's history for the whole drag.
        await page.goBack();
        await shows(page, 'triangle:k=3:7,4,7');
        await button(page, 'Continue playing').click();
        await page.locator('#groove-0').waitFor({ state: 'attached' });
      });
      await follow(page, link);
      await part('arrow keys move a side, and it stops at its base if it is told to', async () => {
        await button(page, 'Change the bar').click();
        await page.getByRole('slider', { name: 'y: top' }).focus();
        await page.keyboard.press('ArrowUp');
        await shows(page, 'triangle:k=3:7,4,7');
        await page.keyboard.press('ArrowDown');
        await shows(page, 'triangle:k=3:7,3,7');
        await page.getByLabel('Lower the top if the base shrinks').click();
        await page.getByRole('slider', { name: 'z: right side' }).focus();
        await page.keyboard.press('Home');
        await says(page, '.error', 'y may be at most ⌊(7+0)/3⌋ = 2, but it is 3.');
        await shows(page, 'triangle:k=3:7,3,7');
        await page.keyboard.press('ArrowRight');
        await shows(page, 'triangle:k=3:7,3,8');
      });
      await follow(page, link);
      await part('a typed number that does not fit is refused, and the nearest position offered', async () => {
        const field = page.getByRole('textbox', { name: 'x', exact: true });
        await field.fill('2');
        await field.press('Enter');
        await says(page, '#coordinate-0-error', 'y may be at most ⌊(2+7)/3⌋ = 3, but it is 4.');
        await shows(page, 'triangle:k=3:7,4,7');
        await button(page, 'Use (2, 3, 7) instead').click();
        await shows(page, 'triangle:k=3:2,3,7');
        const notation = page.locator('#notation');
        await notation.fill('triangle:k=3:2,4,1');
        await notation.press('Enter');
        await says(page, '#notation-error', 'y may be at most ⌊(2+1)/3⌋ = 1, but it is 4.');
        await button(page, 'Use (2, 1, 1) instead').click();
        await shows(page, 'triangle:k=3:2,1,1');
      });
    });
    await follow(page, '#g=sharing:0,5,16');
    await part('piles are moved by their tops', async () => {
      await button(page, 'Continue playing').click();
      await button(page, 'Change the piles').click();
      await page.getByRole('slider', { name: 'top of pile a' }).focus();
      await page.keyboard.press('PageUp');
      await shows(page, 'sharing:5,5,16');
    });
  });
});

describe('why', () => {
  // A fixed row of chances: the same positions each time.
  let seed = 12345;
  const chance = (most) => (seed = (seed * 1103515245 + 12345) % 2147483648) % (most + 1);

  visit('options, mex and nim-sum of positions by chance are those of plain recursion', '#g=triangle:k=3:7,4,7', async (page) => {
    for (const part of ['.why', '.reasons']) await page.locator(`${part} > summary`).click();
    for (let round = 0; round < 12; round += 1) {
      const k = [3, 4, 7][round % 3];
      const [x, z] = [chance(9), 1 + chance(8)];
      const cells = [x, chance(Math.floor((x + z) / k)), z];
      const game = bar(k);
      await page.locator('#notation').fill(name(k, cells));
      await page.locator('#notation').press('Enter');
      await shows(page, name(k, cells));
      await settled(page);
      const values = game.options(cells).map(game.value);
      const shown = async () => (await page.locator('.why button.option').allInnerTexts()).map(Number);
      await page.waitForFunction((count) => document.querySelectorAll('.why button.option').length === count, values.length);
      assert.deepEqual((await shown()).sort((a, b) => a - b), [...values].sort((a, b) => a - b), name(k, cells));
      const value = mex(values);
      await says(page, '.verdict .value', new RegExp(`=\\s*${value}$`));
      assert.equal(await page.locator('.mex-line .hole').innerText(), `${value}`);
      const told = await page.locator('.why').innerText();
      assert.match(told, value === 0 ? /so this is a P-position/ : /so this is an N-position/);
      if (k % 4 === 3) {
        // Theorem 7.3 speaks of k = 3, 7, 11, …
        const sum = cells[0] ^ cells[1] ^ cells[2];
        assert.ok(told.includes(`the nim-sum is ${sum}`) && (sum === 0) === (value === 0), told);
      } else {
        assert.ok(told.includes('No theorem of the five papers'), told);
      }
    }
  });
});
