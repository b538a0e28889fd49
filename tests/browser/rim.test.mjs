// Bars with an own rim: a typed formula, dragged heights, breaks of a block.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { barWithRim } from './rules.mjs';
import { follow } from './figures.mjs';
import { laboratory, part, placeOf, position, says, settled, shows } from './page.mjs';

const { visit, visits } = laboratory();
const RIM = 'bar:rim=floor((2*x+z+1)/3)';
const block = barWithRim((x, z) => Math.floor((2 * x + z + 1) / 3));

/** Waits until the page says the value of this position. */
const valued = (page, cells, expected) =>
  page.waitForFunction(
    ([cells, expected]) => document.querySelector('.verdict')?.innerText.replaceAll(/\s/g, '').includes(`(${cells})=${expected}`),
    [`${cells}`, expected]);

describe('a rim as a formula', () => {
  visit('takes effect with every character, and may name k and s, which then have sliders', '#g=bar:rim=x:4,2,5&n=9', async (page) => {
    await part('takes effect with every character, in bar, value and table', async () => {
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
    await follow(page, '#g=bar:rim=x+z:4,2,5');
    await part('may name k and s, which then have sliders', async () => {
      await page.locator('#rim').fill('floor((x+z+s)/k)');
      await shows(page, 'bar:k=3,s=0,rim=floor((x+z+s)/k):4,2,5');
      await page.locator('#k').fill('2');
      await page.keyboard.press('Enter');
      await shows(page, 'bar:k=2,s=0,rim=floor((x+z+s)/k):4,2,5');
      const judge = barWithRim((x, z) => Math.floor((x + z) / 2));
      await valued(page, [4, 2, 5], judge.value([4, 2, 5]));
    });
  });
});

describe('heights', () => {
  visit('are dragged by their tops, changed by arrow keys, and chosen instead of a formula', '#g=bar:heights=1-2-2-4:3,2,3', async (page) => {
    await part('are dragged by their tops, and neighbours come along', async () => {
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
    await follow(page, '#g=bar:heights=1-2-2-4:3,2,3');
    await part('are changed by the arrow keys, and have names', async () => {
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
    await follow(page, `#g=${RIM}:4,2,5`);
    await part('can be chosen in place of a formula, and back', async () => {
      await page.getByRole('radio', { name: 'Column heights' }).click();
      await page.waitForFunction(() => document.querySelector('#notation').value.startsWith('bar:heights='));
      await page.getByRole('radio', { name: 'Formula', exact: true }).click();
      await page.waitForFunction(() => document.querySelector('#notation').value.startsWith('bar:rim='));
    });
  });
});

const link = `#g=${RIM}:4,2,5`;
const cut = block.moves([4, 2, 5]).find(({ axis, to }) => axis === 2 && to === 1);

visits('a block', {
  'is cut by mouse where the groove is, and by keyboard': [link, async (page) => {
    await part('is cut by mouse where the groove is', async () => {
      const at = block.moves([4, 2, 5]).findIndex(({ axis, to }) => axis === cut.axis && to === cut.to);
      await page.mouse.click(...(await placeOf(page, at)));
      await shows(page, `${RIM}:${cut.leaves}`);
      await valued(page, cut.leaves, block.value(cut.leaves));
    });
    await follow(page, link);
    await part('is cut by keyboard, with the height that comes down', async () => {
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
  }],
  'is cut by touch: the first touch shows, the button breaks': [link, async (page) => {
    await page.touchscreen.tap(...(await placeOf(page, 0)));
    await page.locator('.confirm').click();
    const [first] = block.moves([4, 2, 5]);
    await shows(page, `${RIM}:${first.leaves}`);
  }, { hasTouch: true, viewport: { width: 360, height: 740 } }],
});
