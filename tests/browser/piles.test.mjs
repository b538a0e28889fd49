// Sharing Nim with two to six piles: typed, drawn, played, and shown as a table over two of the piles.
import assert from 'node:assert/strict';
import { follow } from './figures.mjs';
import { laboratory, openGroups, part, placeOf, position, says, settled, shows } from './page.mjs';
import { sharing, values } from './rules.mjs';
const { visits } = laboratory();
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

visits('many piles', {
  'have their value and a table over two of them, and become more and fewer': ['#g=sharing:0,5,16,3&n=9', async (page) => {
    await part('have their value, and a table over two of them while the others stay', async () => {
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
    await follow(page, '#g=sharing:0,5,16');
    await part('become more and fewer', async () => {
      // The page was loaded again.
      await openGroups(page);
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
  }],
  'are shared by mouse to the end of the game': ['#g=sharing:1,0,7,3', async (page) => {
    await settled(page);
    const options = (cells) => sharing(cells);
    while (options(await piles(page)).length > 0) {
      const before = await page.evaluate(() => document.querySelector('#notation').value);
      await page.locator('#groove-0').waitFor({ state: 'attached' });
      // The tokens, and then the pile that receives them: its column is where the groove is then.
      await page.mouse.click(...(await placeOf(page, 0)));
      await page.locator('#groove-0.target').waitFor({ state: 'attached' });
      await page.mouse.click(...(await placeOf(page, 0)));
      await page.waitForFunction((before) => document.querySelector('#notation').value !== before, before);
      await settled(page);
    }
    await says(page, '.verdict', 'No move is left');
    await button(page, 'Undo').first().click();
    assert.ok(sharing(await piles(page)).length > 0);
  }],
  'are played by keyboard': ['#g=sharing:0,9,2,5,1', async (page) => {
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
  }],
});
