// Sharing Nim with two to six piles: typed, drawn, played, and shown as a table over two of the piles.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe } from 'node:test';
import { laboratory, placeOf, position, says, settled, shows } from './page.mjs';
import { sharing, values } from './rules.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { visit } = laboratory();
const value = values(sharing);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const piles = async (page) => (await position(page)).split(':').at(-1).split(',').map(Number);

/** The numbers of the table, bottom row first. */
const table = async (page) => {
  await settled(page);
  await page.waitForFunction(() => document.querySelectorAll('.numbers td:not(.nothing)').length > 0);
  const rows = await page.locator('.numbers tbody tr').evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('th').textContent, ...[...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())]));
  return rows.map((row) => row.map(Number)).sort((one, other) => one[0] - other[0]);
};

describe('many piles', () => {
  visit('have their value, and a table over two of them while the others stay', '#g=sharing:0,5,16,3&n=9', async (page) => {
    await page.waitForFunction(
      (expected) => document.querySelector('.verdict')?.innerText.replaceAll(/\s/g, '').includes(`(0,5,16,3)=${expected}`),
      value([0, 5, 16, 3]));
    for (const [a, ...row] of await table(page)) {
      assert.deepEqual(row, row.map((_, b) => value([a, b, 16, 3])), `a = ${a}`);
    }
    await page.locator('#pile-across').selectOption('d');
    await page.waitForFunction(() => location.hash.includes('table=d-a'));
    for (const [a, ...row] of await table(page)) {
      assert.deepEqual(row, row.map((_, d) => value([a, 5, 16, d])), `a = ${a}`);
    }
    await page.locator('#pile-across').selectOption('a');
    await page.waitForFunction(() => location.hash.includes('table=a-d'));
    await page.reload();
    await page.locator('#pile-across').waitFor({ state: 'attached' });
    assert.deepEqual([await page.locator('#pile-across').inputValue(), await page.locator('#pile-down').inputValue()], ['a', 'd']);
  });

  visit('become more and fewer', '#g=sharing:0,5,16', async (page) => {
    const choice = (count) => page.locator('label:has(input[name="piles"])').nth(count - 2);
    await settled(page);
    await choice(5).click();
    await shows(page, 'sharing:0,5,16,0,0');
    await settled(page);
    assert.equal(await page.locator('.coordinates input').count(), 5);
    await choice(2).click();
    await shows(page, 'sharing:0,5');
    await says(page, '.settings', 'Outcomes');
    await page.goBack();
    await shows(page, 'sharing:0,5,16,0,0');
  });

  visit('that there cannot be are refused with what is allowed, and the board stays', '#g=sharing:0,5,16,3', async (page) => {
    const field = page.locator('#notation');
    for (const [text, reason] of [
      ['sharing:1,2,3,4,5,6,7', 'There must be 2 to 6 piles, but there are 7.'],
      ['sharing:4', 'There must be 2 to 6 piles, but there is 1.'],
      ['sharing:1,x,3,4', 'b must be a whole number (0 or more)'],
    ]) {
      await field.fill(text);
      await field.press('Enter');
      await says(page, '#notation-error', reason);
      assert.deepEqual(await page.evaluate(() => location.hash.includes('sharing:0,5,16,3')), true);
    }
  });

  visit('are shared by mouse, and the game goes on to its end against the computer', '#g=sharing:1,0,7,3&computer=second:100:5', async (page) => {
    await settled(page);
    const options = (cells) => sharing(cells);
    while (options(await piles(page)).length > 0) {
      const before = await page.evaluate(() => document.querySelector('#notation').value);
      await page.locator('#groove-0').waitFor({ state: 'attached' });
      // The tokens, and then the pile that receives them: its column is where the groove is then.
      await page.mouse.click(...(await placeOf(page, 0)));
      await page.locator('#groove-0.target').waitFor({ state: 'attached' });
      await page.mouse.click(...(await placeOf(page, 0)));
      // The computer answers, unless the game is over.
      await page.waitForFunction((before) => {
        const turn = document.querySelector('.turn').textContent;
        return document.querySelector('#notation').value !== before && (turn.includes('your turn') || turn.includes('Your turn') || turn.includes('last move'));
      }, before);
      await settled(page);
    }
    await says(page, '.turn', 'last move');
    await button(page, 'Undo').first().click();
    assert.ok(sharing(await piles(page)).length > 0);
  });

  visit('are played by keyboard', '#g=sharing:0,9,2,5,1', async (page) => {
    await settled(page);
    const before = await piles(page);
    await page.locator('.board[role="listbox"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => !document.querySelector('#notation').value.endsWith(before.join(',')), before);
    const after = await piles(page);
    const sum = (numbers) => numbers.reduce((one, other) => one + other);
    assert.equal(sum(after), sum(before));
    assert.equal(after.filter((pile, at) => pile !== before[at]).length, 2);
  });
});

for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
  visit(`six piles are not too wide and nothing is wrong for assistive technology at ${width}, ${colorScheme}`, '#g=sharing:0,5,16,3,9,12', async (page) => {
    await settled(page);
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
  }, { viewport: { width, height: 800 }, colorScheme });
}
