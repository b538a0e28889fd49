// The announcements of a screen reader during a game, compared with the record of the game.
import assert from 'node:assert/strict';
import { laboratory, says, settled, shows } from './page.mjs';

const { visits } = laboratory();

/** Collects everything that the live region of the board says from now on. */
const listen = (page) =>
  page.evaluate(() => {
    const region = document.querySelector('.announced');
    window.heard = [];
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const heard = (page) => page.evaluate(() => window.heard.filter((text) => text !== ''));

/** Waits until the last thing that was said ends so. */
const endsWith = (page, text) => page.waitForFunction((text) => window.heard.at(-1)?.endsWith(text), text);

/** Makes the first cut that the arrow keys come to. */
async function cut(page, key) {
  await settled(page);
  await page.locator('.board').focus();
  await page.keyboard.press(key);
  await page.locator('.groove[aria-selected=true]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
}

visits('a screen reader', {
  'says the moves of two players, and the position when a move is taken back': ['#g=nim:2,1,1', async (page) => {
    await listen(page);
    await cut(page, 'ArrowRight');
    await endsWith(page, 'Player 2 is to move.');
    await cut(page, 'ArrowUp');
    await endsWith(page, 'Player 1 is to move.');
    const said = (await heard(page)).map((text) => text.split(': leaves')[0]);
    assert.deepEqual(said, ['Player 1: Break left to 1', 'Player 2: Break top to 0']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await endsWith(page, 'On the board: Rectangle (1, 1, 1). Player 2 is to move.');
  }],
  'hears of a figure only while the keyboard is in it': ['#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await settled(page);
    const live = page.locator('.pointed[aria-live=polite]');
    await cut(page, 'ArrowRight');
    await shows(page, 'triangle:k=3:6,4,7');
    assert.equal(await live.count(), 0);
    await page.locator('#table .numbers').focus();
    await page.keyboard.press('ArrowRight');
    await says(page, '#table .pointed[aria-live=polite]', 'has Grundy value');
    assert.equal(await live.count(), 1);
  }],
  'is told by the board which keys there are, and by every groove first of all which move it is': ['#g=triangle:k=3:7,4,7', async (page) => {
    const hint = await page.locator('.board').getAttribute('aria-describedby');
    assert.match(await page.locator(`#${hint}`).textContent(), /arrow keys.*Enter/s);
    await page.getByLabel('Mark every move').check();
    await page.locator('.mark').first().waitFor();
    const names = await page.locator('.groove').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    assert.equal(names.length, 18);
    for (const name of names) assert.match(name, /^Break (left|top|right) to \d+: leaves \(\d+, \d+, \d+\), Grundy value \d+, (wins|loses)$/);
  }],
});
