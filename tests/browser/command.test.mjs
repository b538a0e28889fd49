// The game played by writing, and random positions, in a real browser against the built site.
import assert from 'node:assert/strict';
import { laboratory, says, shows } from './page.mjs';

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
