// Own rules in Play and in frames: explained in words, drawn, played to the end.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit, visits } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
const WYTHOFF = 'rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any';
const begin = (page) => page.getByRole('button', { name: 'Play this bar' }).click();

/** Makes a move with the mouse, in the middle of its square or its line: in Play the first click lifts, and the second one breaks. */
async function take(page, name, clicks = 2) {
  const square = page.locator(`.groove[aria-label^="${name}"] :is(rect, line)`).first();
  await square.waitFor({ state: 'attached' });
  const place = await square.evaluate((mark) => {
    const { x, y, width, height } = mark.getBBox();
    const { x: left, y: top } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(mark.getScreenCTM());
    return [left, top];
  });
  for (let click = 0; click < clicks; click += 1) await page.mouse.click(...place);
}

describe('rules of one’s own in Play', () => {
  visit('are said in words with their bounds, won by a move of two strips, and played by the computer', `#bar=${WYTHOFF}:2,2`, async (page) => {
    await part('are said in words with their bounds, and won by a move of two strips', async () => {
      await part('are said in words, and won by a move of two strips', async () => {
        await says(page, '.lead', 'On your turn, lower a by any amount; or lower b by any amount; or lower a, b by the same amount.');
        await begin(page);
        await take(page, 'Lower a, b by 2');
        await says(page, '.end-card h2', 'You won!');
      });
      await follow(page, '#bar=rules:x_y_z;y<=x;z<=y:3,2,2');
      await part('have bounds to which the other numbers come down', async () => {
        await says(page, '.lead', 'Bounds: y ≤ x, z ≤ y. After a move, a number above its bound is lowered to the bound.');
        await begin(page);
        await take(page, 'Lower x by 2');
        await page.waitForFunction(() => /x = 1, y = 1, z = 1|y = 0|x = 0/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
      });
    });
    await follow(page, '#bar=rules:l_r_u_d:1,1,1,2');
    await part('are a bar with the bitter piece inside, broken below it', async () => {
      await says(page, '.lead', 'break the bar along one groove');
      await begin(page);
      await take(page, 'Break off 3 pieces at the bottom; 9 stay');
      await page.waitForFunction(() => /d = 1|d = 0/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
    });
    await follow(page, `#bar=${WYTHOFF}:3,5&with=noir`);
    await part('are played by the computer, and a reload brings the game back', async () => {
      await begin(page);
      // (3, 5) is a P-position; from (3, 4) Noir wins by lowering both numbers by 2.
      await take(page, 'Lower b by 1');
      await says(page, '.turn', 'Noir lowered a, b by 2.');
      assert.match(await page.locator('.stage .board').getAttribute('aria-label'), /a = 1, b = 2/);
      await page.reload();
      await page.waitForFunction(() => /a = 1, b = 2/.test(document.querySelector('.stage .board')?.getAttribute('aria-label')));
    });
  });
});

const at = (page, words) => page.locator(`.bar-maker .board[aria-label*="${words}"]`).waitFor();

visits('your own bar', {
  'has a shape chosen by pictures, and sides that are dragged, stepped and moved by keys': ['', async (page) => {
    await page.getByRole('link', { name: 'Your own bar' }).click();
    const shapes = page.getByRole('group', { name: 'Shape' });
    await shapes.waitFor();
    assert.equal(await shapes.locator('svg.still').count(), 4);
    assert.equal(await shapes.getByText('Own rules').count(), 0);
    await page.getByRole('radio', { name: 'Slopes' }).check();
    await at(page, '(5, 3, 4)');
    await page.getByRole('radio', { name: 'Block' }).check();
    await at(page, '(2, 2, 3)');

    // The right side follows the pointer by two pieces, and the address only knows where it is let go.
    const handle = page.getByRole('slider', { name: 'right side' });
    const grip = await handle.locator('.grip').boundingBox();
    const unit = await page.locator('.bar-maker .drawing').evaluate((svg) => svg.getScreenCTM().a);
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const entries = await page.evaluate(() => history.length);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + unit, y, { steps: 4 });
    await at(page, '(2, 2, 4)');
    await page.mouse.move(x + 2 * unit, y, { steps: 4 });
    await page.mouse.up();
    await at(page, '(2, 2, 5)');
    await page.waitForFunction(() => location.hash.includes('nim:2,2,5'));
    assert.equal(await page.evaluate(() => history.length), entries + 1);

    await page.getByRole('button', { name: 'Shorten: above' }).click();
    await at(page, '(2, 1, 5)');
    await page.getByRole('slider', { name: 'left side' }).press('ArrowLeft');
    await at(page, '(3, 1, 5)');

    await page.getByRole('button', { name: 'Play this bar' }).click();
    await page.waitForFunction(() => document.querySelector('.stage .groove') !== null);
    assert.equal(await page.locator('.bar-maker').count(), 0);
  }],
  'has its bar and its first button on the first screen of a phone': ['#bar=nim:2,2,3', async (page) => {
    const [bar, play] = [await page.locator('.bar-maker .board').boundingBox(), await page.getByRole('button', { name: 'Play this bar' }).boundingBox()];
    assert.ok(bar.y < 240 && play.y + play.height <= 740, JSON.stringify([bar, play]));
    for (const button of await page.locator('.own button:visible').all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, JSON.stringify([await button.textContent(), width, height]));
    }
  }, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
});

describe('a frame', () => {
  visit('has a game with rules of one’s own', '', async (page) => {
    await page.goto(new URL(`v1/embed.html#g=${WYTHOFF}:3,5`, page.url()).href);
    await says(page, '.rules', 'lower a, b by the same amount');
    await take(page, 'Lower b by 1', 1);
    await page.waitForFunction(() => document.querySelector('.board .c-top').getAttribute('d').split('Z').length === 8);
  });
});
