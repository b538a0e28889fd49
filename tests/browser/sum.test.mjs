// Sums of games: typed, played to their end by mouse and by keyboard, taken back, opened by link, refused in words.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bar, barWithRim, mex, sharing, values as valuesOf } from './rules.mjs';
import { follow } from './figures.mjs';
import { laboratory, part, position, says, settled, shows } from './page.mjs';
const { visit } = laboratory();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const NIM = barWithRim(() => 1e9);
const piles = valuesOf(sharing);

/** The parts of the sum of rectangular bars that is on the board. */
const parts = async (page) =>
  (await position(page)).replace(/^sum:[^ ]*: /, '').split(' + ').map((part) => part.split(':')[1].split(',').map(Number));

/** The value of a sum by plain recursion over all its parts, normal or misère. */
function judge(misere) {
  const known = new Map();
  const options = (cells) =>
    cells.flatMap((part, at) => NIM.options(part).map((left) => cells.map((other, index) => (index === at ? left : other))));
  return function value(cells) {
    const key = cells.map(String).sort().join(' ');
    if (!known.has(key)) {
      const all = options(cells);
      known.set(key, all.length === 0 ? Number(misere) : mex(all.map(value)));
    }
    return known.get(key);
  };
}

/** A move that wins, or else the first there is: the part, the groove in it, and what it leaves of all parts. */
function choose(value, cells) {
  const all = cells.flatMap((part, at) =>
    NIM.moves(part).map(({ leaves }, groove) => ({ at, groove, leaves: cells.map((other, index) => (index === at ? leaves : other)) })));
  return all.find(({ leaves }) => value(leaves) === 0) ?? all[0];
}

const grooveId = (part, groove) => (part === 0 ? `groove-${groove}` : `board-${part + 1}-groove-${groove}`);

/** Waits until the computer has answered, or the game is over. */
const answered = (page, mine) =>
  page.waitForFunction((mine) => {
    const now = document.querySelector('#notation').value;
    const isOver = now.split(' + ').every((part) => part.endsWith(':0,0,0'));
    return isOver || (now !== mine && document.querySelector('.turn').textContent === 'Your move.');
  }, mine);

/** Plays to the end; `move` makes one move. Returns the sentence about the end. */
async function playOut(page, misere, move) {
  const value = judge(misere);
  for (let round = 0; round < 30; round += 1) {
    const cells = await parts(page);
    if (cells.flat().every((cell) => cell === 0)) return page.locator('.turn').innerText();
    const { at, groove, leaves } = choose(value, cells);
    const head = (await position(page)).match(/^sum:[^ ]*: /)?.[0] ?? '';
    await move(at, groove);
    await answered(page, head + leaves.map((part) => `nim:${part}`).join(' + '));
  }
  return assert.fail('no end');
}

describe('a sum', () => {
  visit('that is typed stands side by side, with the nim-sum of its values and the reason in digits', '#g=nim:3,7,4', async (page) => {
    const box = page.locator('#notation');
    await box.fill('triangle:k=3:7,4,7+sharing:0,5,16 + nim:1,2,3');
    await box.press('Enter');
    await shows(page, 'triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,2,3');
    assert.equal(await page.locator('.parts .part .board').count(), 3);
    await settled(page);
    await page.locator('.why summary').click();
    const rows = page.locator('.why table.digits tr');
    await rows.first().waitFor();
    const values = (await rows.locator('.digits-value').allTextContents()).map(Number);
    assert.equal(values.length, 4);
    assert.deepEqual(values.slice(0, 3), [bar(3).value([7, 4, 7]), piles([0, 5, 16]), 1 ^ 2 ^ 3]);
    assert.equal(values[0] ^ values[1] ^ values[2], values[3]);
    const digits = await rows.evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td:not(.digits-value)')].map((cell) => cell.textContent).join('')));
    assert.deepEqual(digits.map((text) => Number.parseInt(text, 2)), values);
    await says(page, '.why', 'The Grundy value of a sum is the nim-sum of the Grundy values of its parts.');
  });

  visit('is played to its end by mouse against the computer and won from a won position', '#g=nim:1,2,0+nim:0,3,2+nim:1,0,0&computer=second:100:7', async (page) => {
    await answered(page, '');
    const end = await playOut(page, false, async (part, groove) => {
      const line = page.locator(`#${grooveId(part, groove)} line`).first();
      const place = await line.evaluate((mark) => {
        const read = (name) => Number(mark.getAttribute(name));
        const near = (from, until) => read(from) + 0.06 * (read(until) - read(from));
        const point = new DOMPoint(near('x1', 'x2'), near('y1', 'y2')).matrixTransform(mark.getScreenCTM());
        return [point.x, point.y];
      });
      await page.mouse.click(...place);
    });
    assert.equal(end, 'You made the last move and win.');
    // Every move is in the history, with its part, and the game as text opens as the same game.
    const text = await page.locator('#game-text').inputValue();
    assert.match(text, /^nim:1,2,0 \+ nim:0,3,2 \+ nim:1,0,0(;[123]\.[xyz]\d)+$/);
    const moves = text.split(';').length - 1;
    assert.equal(await page.locator('.history li').count(), moves + 1);
    for (let taken = 0; taken < moves; taken += 1) {
      if ((await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')) === 'true') break;
      await page.getByRole('button', { name: 'Undo' }).click();
    }
    await shows(page, 'nim:1,2,0 + nim:0,3,2 + nim:1,0,0');
  });

  visit('misère is played to its end by keyboard alone', '#g=sum:misere:nim:1,2,0+nim:2,0,0&computer=second:100:7', async (page) => {
    await answered(page, '');
    await settled(page);
    const end = await playOut(page, true, async (part, groove) => {
      const board = page.locator('.part').nth(part).locator('.board');
      await page.locator('.part-name').nth(part).focus();
      await page.keyboard.press('Enter');
      while (!(await board.evaluate((board) => document.activeElement === board))) await page.keyboard.press('Tab');
      const cells = (await parts(page))[part];
      const isLevel = NIM.moves(cells)[groove].axis === 1;
      await page.keyboard.press(isLevel ? 'ArrowUp' : 'Home');
      // A key whose effect is drawn only after the next look would count twice.
      await page.waitForFunction((at) => document.querySelectorAll('.part .board')[at].getAttribute('aria-activedescendant'), part);
      for (let step = 0; step < 20; step += 1) {
        const active = await board.getAttribute('aria-activedescendant');
        if (active === grooveId(part, groove)) break;
        await page.keyboard.press(isLevel ? 'ArrowUp' : 'ArrowRight');
        await page.waitForFunction(([at, before]) =>
          document.querySelectorAll('.part .board')[at].getAttribute('aria-activedescendant') !== before, [part, active]);
      }
      await page.keyboard.press('Enter');
    });
    // 3 ⊕ 2 = 1 is not 0, so the player who begins wins under misère play too: they do not make the last move.
    assert.equal(end, 'The computer made the last move and loses.');
  });

  visit('is made of a game by adding another beside it, and has hints that name the part', '#g=triangle:k=3:7,4,7', async (page) => {
    await part('is made of a game by adding another beside it, changed, and taken apart again', async () => {
      await button(page, 'Add another game').click();
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
    await part('has hints that name the part, and winning moves that are made in it', async () => {
      await settled(page);
      for (let step = 0; step < 3; step += 1) await page.locator('.help button').first().click();
      await says(page, '.hint-told', 'Part 2: Cut left to 1: leaves (1, 0, 0).');
      await page.locator('.verdict details:not(.why) summary').click();
      await page.locator('.verdict .move').click();
      await shows(page, 'nim:0,1,0 + nim:1,0,0');
      assert.equal(await page.locator('.part.in-hand').getAttribute('aria-label'), 'Part 2');
    });
  });
});
