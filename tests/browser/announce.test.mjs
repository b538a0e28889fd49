// What a screen reader says of a game, compared with the record of the game.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { laboratory, says, settled, shows } from './page.mjs';

const { visit } = laboratory();

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

/** The moves of the record on the page, such as x4. */
const recorded = async (page) => (await page.locator('#game-text').inputValue()).trim().split(';').slice(1);

/** How a cut of the record begins in words. */
const inWords = (move) => `Cut ${{ x: 'left', y: 'top', z: 'right' }[move[0]]} to ${move.slice(1)}: leaves (`;

/** Makes the first cut that the arrow keys come to. */
async function cut(page, key) {
  await settled(page);
  await page.locator('.board').focus();
  await page.keyboard.press(key);
  await page.locator('.groove[aria-selected=true]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
}

describe('a screen reader', () => {
  visit('says the moves of a game against the computer, its own and one’s own', '#g=triangle:k=3:4,2,3&computer=second:100:7', async (page) => {
    await settled(page);
    await listen(page);
    const ends = ['You made the last move and win.', 'The computer made the last move and wins.'];
    const isOver = async () => ends.includes(await page.locator('.turn').innerText());
    for (let round = 0; round < 20 && !(await isOver()); round += 1) {
      const before = (await recorded(page)).length;
      await cut(page, 'ArrowRight');
      await page.waitForFunction(
        ([before, ends]) => {
          const made = document.querySelector('#game-text').value.trim().split(';').length - 1;
          const turn = document.querySelector('.turn').textContent;
          return made > before && (ends.includes(turn) || turn === 'Your move.');
        },
        [before, ends],
      );
    }
    assert.ok(await isOver());
    await endsWith(page, await page.locator('.turn').innerText());
    const [moves, said] = [await recorded(page), await heard(page)];
    assert.equal(said.length, moves.length, said.join('\n'));
    for (const [index, move] of moves.entries()) {
      const who = index % 2 === 0 ? 'You' : 'The computer';
      assert.ok(said[index].startsWith(`${who}: ${inWords(move)}`), `${move}: ${said[index]}`);
    }
  });

  visit('says the moves of two players, and the position when a move is taken back', '#g=nim:2,1,1', async (page) => {
    await listen(page);
    await cut(page, 'ArrowRight');
    await endsWith(page, 'Player 2 is to move.');
    await cut(page, 'ArrowUp');
    await endsWith(page, 'Player 1 is to move.');
    const [moves, said] = [await recorded(page), await heard(page)];
    assert.deepEqual(said.map((text) => text.split(': leaves')[0]), moves.map((move, index) => `Player ${index + 1}: ${inWords(move).split(': leaves')[0]}`));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await endsWith(page, 'On the board: Rectangle (1, 1, 1). Player 2 is to move.');
  });

  visit('hears of a figure only while the keyboard is in it', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await settled(page);
    const live = page.locator('.pointed[aria-live=polite]');
    await cut(page, 'ArrowRight');
    await shows(page, 'triangle:k=3:6,4,7');
    assert.equal(await live.count(), 0);
    await page.locator('#table .numbers').focus();
    await page.keyboard.press('ArrowRight');
    await says(page, '#table .pointed[aria-live=polite]', 'has Grundy value');
    assert.equal(await live.count(), 1);
  });

  visit('is told by the board which keys there are, and by every groove first of all which move it is', '#g=triangle:k=3:7,4,7', async (page) => {
    const hint = await page.locator('.board').getAttribute('aria-describedby');
    assert.match(await page.locator(`#${hint}`).innerText(), /arrow keys.*Enter/s);
    await page.getByLabel('Mark every move').check();
    await page.locator('.mark').first().waitFor();
    const names = await page.locator('.groove').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    assert.equal(names.length, 18);
    for (const name of names) assert.match(name, /^Cut (left|top|right) to \d+: leaves \(\d+, \d+, \d+\), Grundy value \d+, (wins|loses)$/);
  });
});
