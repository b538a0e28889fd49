// Bars with a rim of one's own: a formula that is typed, heights that are dragged, a block that is cut.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { barWithRim } from './rules.mjs';
import { laboratory, placeOf, position, says, settled, shows } from './page.mjs';

const { visit } = laboratory();
const RIM = 'bar:rim=floor((2*x+z+1)/3)';
const block = barWithRim((x, z) => Math.floor((2 * x + z + 1) / 3));

/** Waits until the page says the value of this position. */
const valued = (page, cells, expected) =>
  page.waitForFunction(
    ([cells, expected]) => document.querySelector('.verdict')?.innerText.replaceAll(/\s/g, '').includes(`(${cells})=${expected}`),
    [`${cells}`, expected]);

describe('a rim as a formula', () => {
  visit('takes effect with every character, in bar, value and table', '#g=bar:rim=x:4,2,5&n=9', async (page) => {
    await settled(page);
    const box = page.locator('#rim');
    await box.fill('floor((2x+z+1)/3)');
    await shows(page, `${RIM}:4,2,5`);
    await valued(page, [4, 2, 5], block.value([4, 2, 5]));
    await settled(page);
    // The table over x and z with y = 2: every cell that has a position has its value.
    await page.waitForFunction(() => document.querySelectorAll('.numbers td:not(.nothing)').length > 0);
    const rows = await page.locator('.numbers tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())));
    for (let z = 0; z <= 9; z += 1) {
      for (let x = 0; x <= 9; x += 1) {
        const expected = 2 <= Math.floor((2 * x + z + 1) / 3) ? String(block.value([x, 2, z])) : '';
        // z grows upwards.
        assert.equal(rows[9 - z][x], expected, `x = ${x}, z = ${z}`);
      }
    }
  });

  visit('that falls, is negative or is no formula is refused with the place, and the bar stays', '#g=bar:rim=x+z:4,2,5', async (page) => {
    const box = page.locator('#rim');
    for (const [text, reason] of [
      ['x mod 3', 'The rim may not fall when x or z grows, but it is 2 with x = 2, z = 0 and 0 with x = 3, z = 0.'],
      ['x-1', 'The rim must be at least 0, but it is negative with x = 0, z = 0.'],
      ['x/2', 'The rim must be a whole number, but it is a fraction with x = 1, z = 0; round it with floor( ).'],
      ['x+y', 'may use x, z, k and s only, but it uses y.'],
      ['(x+z', 'is not a formula: character 5'],
      ['x+'.repeat(5000), 'may have at most 200 characters'],
    ]) {
      await box.fill(text);
      await says(page, '#rim-note', reason);
      assert.equal(await box.getAttribute('aria-invalid'), 'true');
      assert.equal(await position(page), 'bar:rim=x+z:4,2,5');
    }
    await box.fill('x+z+1');
    await shows(page, 'bar:rim=x+z+1:4,2,5');
    assert.equal(await box.getAttribute('aria-invalid'), 'false');
  });

  visit('may name k and s, which then have sliders', '#g=bar:rim=x+z:4,2,5', async (page) => {
    await page.locator('#rim').fill('floor((x+z+s)/k)');
    await shows(page, 'bar:k=3,s=0,rim=floor((x+z+s)/k):4,2,5');
    await page.locator('#k').fill('2');
    await page.keyboard.press('Enter');
    await shows(page, 'bar:k=2,s=0,rim=floor((x+z+s)/k):4,2,5');
    const judge = barWithRim((x, z) => Math.floor((x + z) / 2));
    await valued(page, [4, 2, 5], judge.value([4, 2, 5]));
  });

  visit('of a triangle is drawn as the triangle', `#g=bar:rim=floor((x+z)/3):7,4,7`, async (page) => {
    const drawn = await page.locator('.board polygon').count();
    await page.goto(`${page.url().split('#')[0]}#g=triangle:k=3:7,4,7`);
    await shows(page, 'triangle:k=3:7,4,7');
    assert.equal(await page.locator('.board polygon').count(), drawn);
  });

  visit('that falls beyond the bar, inside the figures, is refused there with the place', '#g=bar:rim=x mod 9:2,1,1&n=20', async (page) => {
    await says(page, 'main', 'but it is 8 with x = 8, z = 0 and 0 with x = 9, z = 0');
    await valued(page, [2, 1, 1], barWithRim((x) => x % 9).value([2, 1, 1]));
    await page.goto(`${page.url().split('#')[0]}#g=bar:rim=x mod 9:2,1,1&n=8`);
    await page.waitForFunction(() => document.querySelectorAll('.numbers td:not(.nothing)').length > 0);
    assert.equal(await page.locator('main').filter({ hasText: 'The rim may not fall' }).count(), 0);
  });
});

describe('heights', () => {
  visit('are dragged by their tops, and neighbours come along', '#g=bar:heights=1-2-2-4:3,2,3', async (page) => {
    // The verdict moves what is below it.
    const before = barWithRim((_, z) => [0, 1, 1, 3][Math.min(z, 3)]);
    await valued(page, [3, 2, 3], before.value([3, 2, 3]));
    const column = page.locator('.column-heights .column').nth(1);
    await column.scrollIntoViewIfNeeded();
    const box = await column.boundingBox();
    const square = (await page.locator('.column-heights .column').nth(0).locator('.square').first().boundingBox()).height;
    const at = [box.x + box.width / 2, box.y + square * 0.1];
    await page.mouse.move(...at);
    await page.mouse.down();
    await page.mouse.move(at[0], at[1] - square, { steps: 4 });
    await page.mouse.up();
    await shows(page, 'bar:heights=1-3-3-4:3,2,3');
    const judge = barWithRim((_, z) => [0, 2, 2, 3][Math.min(z, 3)]);
    await valued(page, [3, 2, 3], judge.value([3, 2, 3]));
  });

  visit('are changed by the arrow keys, and have names', '#g=bar:heights=1-2-2-4:3,2,3', async (page) => {
    const column = page.getByRole('slider', { name: 'Height of column 3' });
    await column.focus();
    await page.keyboard.press('ArrowUp');
    await shows(page, 'bar:heights=1-2-2-5:3,2,3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await shows(page, 'bar:heights=1-2-2-3:3,2,3');
    assert.equal(await column.getAttribute('aria-valuenow'), '3');
    // Keys that come before the page is drawn anew count as well.
    await column.evaluate((column) => {
      for (let press = 0; press < 3; press += 1) column.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    });
    await shows(page, 'bar:heights=1-2-2-6:3,2,3');
  });

  visit('can be chosen in place of a formula, and back', `#g=${RIM}:4,2,5`, async (page) => {
    await page.getByRole('radio', { name: 'Column heights' }).click();
    await page.waitForFunction(() => document.querySelector('#notation').value.startsWith('bar:heights='));
    await page.getByRole('radio', { name: 'Formula' }).click();
    await page.waitForFunction(() => document.querySelector('#notation').value.startsWith('bar:rim='));
  });
});

describe('a block', () => {
  const link = `#g=${RIM}:4,2,5`;
  const cut = block.moves([4, 2, 5]).find(({ axis, to }) => axis === 2 && to === 1);

  visit('is cut by mouse where the groove is', link, async (page) => {
    const at = block.moves([4, 2, 5]).findIndex(({ axis, to }) => axis === cut.axis && to === cut.to);
    await page.mouse.click(...(await placeOf(page, at)));
    await shows(page, `${RIM}:${cut.leaves}`);
    await valued(page, cut.leaves, block.value(cut.leaves));
  });

  visit('is cut by keyboard, with the height that comes down', link, async (page) => {
    const at = block.moves([4, 2, 5]).findIndex(({ axis, to }) => axis === cut.axis && to === cut.to);
    await page.locator('.board').focus();
    for (let step = 0; step < 30; step += 1) {
      const active = await page.locator('.board').getAttribute('aria-activedescendant');
      if (active === `groove-${at}`) break;
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (before) => document.querySelector('.board').getAttribute('aria-activedescendant') !== before, active);
    }
    await page.keyboard.press('Enter');
    await shows(page, `${RIM}:${cut.leaves}`);
  });

  visit('is cut by touch: the first touch shows, the button breaks', link, async (page) => {
    await page.touchscreen.tap(...(await placeOf(page, 0)));
    await page.locator('.confirm').click();
    const [first] = block.moves([4, 2, 5]);
    await shows(page, `${RIM}:${first.leaves}`);
  }, { hasTouch: true, viewport: { width: 360, height: 740 } });

  visit('is played to its end against the computer', `${link}&computer=second:100:3`, async (page) => {
    for (let round = 0; round < 12; round += 1) {
      const [, cells] = (await position(page)).match(/:([\d,]+)$/);
      const here = cells.split(',').map(Number);
      if (here.every((cell) => cell === 0)) break;
      await page.mouse.click(...(await placeOf(page, 0)));
      const mine = block.moves(here)[0].leaves;
      await page.waitForFunction(
        (mine) => {
          const now = document.querySelector('#notation').value;
          return now.endsWith(':0,0,0') || (!now.endsWith(mine) && document.querySelector('.turn').textContent === 'Your move.');
        },
        `:${mine}`);
    }
    assert.equal(await position(page), `${RIM}:0,0,0`);
  });
});
