// Rules of one's own in Play and in frames: said in words, drawn, played to the end.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
const WYTHOFF = 'rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any';
const begin = (page) => page.getByRole('button', { name: 'Play, you begin' }).click();

/** Makes a move with the mouse: in the middle of its square. */
async function take(page, name) {
  const square = page.locator(`.groove[aria-label^="${name}"] rect`).first();
  await square.waitFor({ state: 'attached' });
  const place = await square.evaluate((mark) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => Number(mark.getAttribute(key)));
    const { x: left, y: top } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(mark.getScreenCTM());
    return [left, top];
  });
  await page.mouse.click(...place);
}

describe('rules of one’s own in Play', () => {
  visit('are said in words with their bounds, won by a move of two strips, and played by the computer', `#bar=${WYTHOFF}:2,2`, async (page) => {
    await part('are said in words with their bounds, and won by a move of two strips', async () => {
      await part('are said in words, and won by a move of two strips', async () => {
        await says(page, '.lead', 'On your turn, lower a by any amount; or lower b by any amount; or lower a, b by the same amount.');
        await begin(page);
        await take(page, 'Lower a, b by 2');
        await says(page, '.end-card h2', 'You have won!');
      });
      await follow(page, '#bar=rules:x_y_z;y<=x;z<=y:3,2,2');
      await part('have bounds to which the other numbers come down', async () => {
        await says(page, '.lead', 'Always y ≤ x, z ≤ y: after a move, numbers that are larger come down.');
        await begin(page);
        await take(page, 'Lower x by 2');
        await page.waitForFunction(() => /x = 1, y = 1, z = 1|y = 0|x = 0/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
      });
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

describe('your own bar', () => {
  visit('is chosen by words that look as in the other rooms', '#own', async (page) => {
    await page.getByRole('link', { name: 'Your own bar' }).click();
    const choice = page.getByRole('group', { name: 'Kind' });
    await choice.waitFor();
    const looks = await choice.evaluate((group) => [
      getComputedStyle(group).borderTopWidth, ...[...group.querySelectorAll('input')].map((input) => getComputedStyle(input).opacity)]);
    assert.deepEqual(new Set(looks), new Set(['0px', '0']));
    assert.equal(await choice.getByText('Own rules').count(), 0);
  });
});

describe('a frame', () => {
  visit('has a game with rules of one’s own', '', async (page) => {
    await page.goto(new URL(`v1/embed.html#g=${WYTHOFF}:3,5`, page.url()).href);
    await says(page, '.rules', 'lower a, b by the same amount');
    await take(page, 'Lower b by 1');
    await page.waitForFunction(() => document.querySelector('.board .c-top').getAttribute('d').split('Z').length === 8);
  });
});
