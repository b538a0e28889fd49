// Faults that readers found in earlier states of Explore, each of which stays away.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { laboratory, part, position, says } from './page.mjs';

const { visit, visits } = laboratory({ settles: true });

/** Rectangles of all elements that match, in order. */
const boxes = (page, parts) => page.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
/** The pixels by which a text sticks out of its element. */
const beyond = (page, parts) => page.locator(parts).evaluateAll((all) => all.map((part) => part.scrollWidth - part.clientWidth));

describe('on paper', () => {
  visit('a table that is wider than the page says which part of it is there', '#g=triangle:k=3:40,20,40&n=300', async (page) => {
    await page.locator('#table .numbers td').first().waitFor();
    assert.equal(await page.locator('.printed-part').isVisible(), false);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    // No number is cut through at the edge.
    await page.waitForFunction(() => {
      const heads = [...document.querySelectorAll('#table .numbers tfoot th')];
      const edge = document.querySelector('#table .window').getBoundingClientRect().right;
      return heads.length > 10 && heads.at(-1).getBoundingClientRect().right <= edge + 0.5;
    });
    const heads = await page.locator('#table .numbers tfoot th').allInnerTexts();
    const told = await page.locator('.printed-part').innerText();
    assert.ok(told.startsWith(`Printed: x from ${heads[1]} to ${heads.at(-1)}, z from`), told);
    for (const hidden of ['.groups', '.foot', '.chooser']) {
      assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
    }
  });
});

const numbers = 'The number at a groove shows how many breaks remain on that side';

visits('a bar', {
  'whose grooves bear no numbers is not explained by them': ['#g=triangle:k=3:20,10,20', async (page) => {
    const labels = page.locator('.board .labels text');
    assert.equal(await labels.count(), 0);
    assert.ok(!(await page.locator('.board-panel').textContent()).includes(numbers));
  }, { viewport: { width: 360, height: 640 } }],
  'that is too large to be drawn can be played by words': ['#g=nim:400,700,400', async (page) => {
    await says(page, '.board-panel', 'This position has too many pieces to draw.');
    const field = page.getByLabel('Write your move');
    await field.fill('y3');
    await field.press('Enter');
    await page.waitForFunction(() => document.querySelector('#notation').value === 'nim:400,3,400');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelector('#notation').value === 'nim:400,700,400');
  }],
});

describe('fields', () => {
  visit('stay in one row when one is refused, and names are not cut off', '#g=triangle:k=3:7,4,7', async (page) => {
    await part('of coordinates stay in one row when one is refused', async () => {
      const fields = '.coordinates input';
      const before = (await boxes(page, fields)).map(({ x, y }) => [x, y]);
      assert.equal(new Set(before.map(([, y]) => y)).size, 1);
      await page.locator('#coordinate-1').fill('99');
      await page.keyboard.press('Enter');
      await page.locator('.coordinates .error').waitFor();
      assert.deepEqual((await boxes(page, fields)).map(({ x, y }) => [x, y]), before);
      assert.equal(await position(page), 'triangle:k=3:7,4,7');
    });
    await follow(page, '#g=triangle:k=1/3:1,6,1');
    await part('of a slope 1/3 do not overlap', async () => {
      const labels = await boxes(page, '.board .labels text');
      for (const [at, one] of labels.entries()) {
        for (const other of labels.slice(at + 1)) {
          const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          assert.ok(apart, `${JSON.stringify(one)} ${JSON.stringify(other)}`);
        }
      }
    });
    await follow(page, '#g=triangle:k=3:7,4,7&lang=ja');
    await part('have names that are not cut off, in Japanese either', async () => {
      const widths = await beyond(page, '.coordinates label, .coordinates var');
      assert.ok(widths.length >= 6 && widths.every((width) => width <= 0), widths.join());
    });
  });
});
