// The game played by writing, and random positions, in a real browser against the built site.
import assert from 'node:assert/strict';
import { laboratory, position, says, settled, shows } from './page.mjs';

const { visit: visitPage } = laboratory();

/** A page whose command line is open. */
const visit = (name, fragment, steps) =>
  visitPage(name, fragment, async (page) => {
    await page.getByText('Commands', { exact: true }).click();
    await steps(page);
  });

const box = (page) => page.getByLabel('Command', { exact: true });

/** Writes a command; `answer` is what has to be said. */
async function write(page, command, answer) {
  await box(page).fill(command);
  await box(page).press('Enter');
  await says(page, '.said', answer);
  assert.equal(await box(page).inputValue(), '');
}

/** Asks until the solver knows. */
async function ask(page, command) {
  await settled(page);
  await write(page, command, /./);
  return page.locator('.said').innerText();
}

visit('a whole game by commands alone, against the computer', '', async (page) => {
  await write(page, 'set nim:3,5,4', 'nim:3,5,4 is on the board.');
  await shows(page, 'nim:3,5,4');
  await write(page, 'Computer second', 'You begin; the computer is player 2.');
  for (let round = 0; (await position(page)) !== 'nim:0,0,0'; round += 1) {
    assert.ok(round < 12, 'no end');
    const told = await ask(page, 'winning moves');
    const [, play, cells] = told.match(/: ([xyz]\d+), which leaves \((.*?)\)/);
    const [x, y, z] = cells.split(', ').map(Number);
    assert.equal(x ^ y ^ z, 0, told);
    const before = await position(page);
    await write(page, play, /^Cut .* leaves/);
    // The computer has answered, or there is nothing left to answer to.
    await page.waitForFunction(
      ([before, mine]) => {
        const now = document.querySelector('#notation').value;
        return now !== before && (now !== mine || now === 'nim:0,0,0');
      },
      [before, `nim:${x},${y},${z}`],
    );
  }
  await says(page, '.turn', 'You made the last move and win.');
  assert.match(await ask(page, 'options'), /^No move is left\.$/);
});

visit('what cannot be done is explained, and nothing changes', '#g=triangle:k=3:7,4,7', async (page) => {
  await write(page, 'cut left 7', 'x7 is not possible: x can only become smaller, and it is 7.');
  await write(page, 'pass', 'this ruleset has no pass');
  await write(page, 'sing', 'There is no command “sing”.');
  await write(page, 'set 2,4,1', 'y may be at most ⌊(2+1)/3⌋ = 1, but it is 4.');
  await shows(page, 'triangle:k=3:7,4,7');
  await write(page, '?', 'winning moves, options, why');
});

visit('arrow up brings back what was written, and keys outside of the box do nothing here', '#g=nim:3,7,4', async (page) => {
  await write(page, 'x1', 'leaves (1, 7, 4)');
  await write(page, 'undo', 'has been undone');
  await box(page).press('ArrowUp');
  await box(page).press('ArrowUp');
  assert.equal(await box(page).inputValue(), 'x1');
  await box(page).press('ArrowDown');
  assert.equal(await box(page).inputValue(), 'undo');
  await page.locator('.board').focus();
  await page.keyboard.type('x2');
  await page.keyboard.press('ArrowUp');
  await says(page, '.choice', 'Cut top to 0');
  assert.equal(await box(page).inputValue(), 'undo');
  await shows(page, 'nim:3,7,4');
});

visit('a position by chance has the outcome that was asked for', '#g=triangle:k=3:7,4,7', async (page) => {
  for (const [name, outcome] of [['Random P-position', '.outcome.p'], ['Random N-position', '.outcome.n'], ['Random P-position', '.outcome.p']]) {
    await settled(page);
    const before = await position(page);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForFunction((before) => document.querySelector('#notation').value !== before, before);
    await settled(page);
    assert.equal(await page.locator(`.verdict ${outcome}`).count(), 1, `${name}: ${await position(page)}`);
    assert.match(await position(page), /^triangle:k=3:/);
  }
  await page.getByRole('button', { name: 'Random', exact: true }).click();
  await settled(page);
  const said = await ask(page, 'random N');
  await page.waitForFunction((said) => said.startsWith(document.querySelector('#notation').value), said);
});
