// Sums of games: typed, taken back, opened by link, refused in words.
import assert from 'node:assert/strict';
import { bar, sharing, values as valuesOf } from './rules.mjs';
import { chooseGame, follow } from './figures.mjs';
import { laboratory, part, says, settled, shows } from './page.mjs';
const { visits } = laboratory();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const piles = valuesOf(sharing);

visits('a sum', {
  'that is typed stands side by side, with the nim-sum of its values and the reason in digits': ['#g=nim:3,7,4', async (page) => {
    const box = page.locator('#notation');
    await box.fill('triangle:k=3:7,4,7+sharing:0,5,16 + nim:1,2,3');
    await box.press('Enter');
    await shows(page, 'triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,2,3');
    assert.equal(await page.locator('.parts .part .board').count(), 3);
    await settled(page);
    for (const part of ['.why', '.reasons']) await page.locator(`${part} > summary`).click();
    const rows = page.locator('.why table.digits tr');
    await rows.first().waitFor();
    const values = (await rows.locator('.digits-value').allTextContents()).map(Number);
    assert.equal(values.length, 4);
    assert.deepEqual(values.slice(0, 3), [bar(3).value([7, 4, 7]), piles([0, 5, 16]), 1 ^ 2 ^ 3]);
    assert.equal(values[0] ^ values[1] ^ values[2], values[3]);
    const digits = await rows.evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td:not(.digits-value)')].map((cell) => cell.textContent).join('')));
    assert.deepEqual(digits.map((text) => Number.parseInt(text, 2)), values);
    await says(page, '.why', 'The Grundy value of a sum is the nim-sum of the Grundy values of its parts.');
  }],
  'is made of a game by adding another beside it, and has winning moves in its parts': ['#g=triangle:k=3:7,4,7', async (page) => {
    await part('is made of a game by adding another beside it, changed, and taken apart again', async () => {
      await chooseGame(page, 'Several games');
      await shows(page, 'triangle:k=3:7,4,7 + triangle:k=3:2,1,3');
      await page.getByLabel('Misère play of the whole sum').check();
      await shows(page, 'sum:misere: triangle:k=3:7,4,7 + triangle:k=3:2,1,3');
      await page.getByLabel('One pass for the whole sum').check();
      await shows(page, 'sum:misere,pass=1: triangle:k=3:7,4,7 + triangle:k=3:2,1,3');
      await page.locator('.part-name').nth(1).click();
      await page.locator('#coordinate-0').fill('3');
      await page.locator('#coordinate-0').press('Enter');
      await shows(page, 'sum:misere,pass=1: triangle:k=3:7,4,7 + triangle:k=3:3,1,3');
      await settled(page);
      await says(page, '.verdict', '=');
      await page.locator('.part-name').nth(0).click();
      await button(page, 'Remove part 1').click();
      await shows(page, 'triangle:k=3,pass,misere:3,1,3,1');
    });
    await follow(page, '#g=nim:0,1,0+nim:3,0,0');
    await part('has winning moves that are made in its parts', async () => {
      await settled(page);
      for (const part of ['.why', '.reasons']) await page.locator(`${part} > summary`).click();
      await page.locator('.option.p').click();
      await shows(page, 'nim:0,1,0 + nim:1,0,0');
      assert.equal(await page.locator('.part.in-hand').getAttribute('aria-label'), 'Part 2');
    });
  }],
});
