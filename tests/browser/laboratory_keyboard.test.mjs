// The tasks of the laboratory, done by keyboard alone: only keys are pressed, and each stop is found by its role and name for screen
// readers. laboratory_everybody.test.mjs sets up and stops a claim.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { opens, press, reach } from './keys.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'main > section' });

visit('a claim is proved, its dossier is saved, and a counterexample is opened', '#paper=triangular', async (page, context) => {
  await reach(page, 'link', 'Theorem 7.3');
  await press(page, 'Enter');
  await reach(page, 'button', 'Prove Theorem 7.3');
  await press(page, 'Enter');
  await says(page, '[id="claim-triangular:7.3"] .told', 'Proved');
  await reach(page, 'button', 'Save a dossier');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
  assert.match(download.suggestedFilename(), /^bittersweet-triangular-7\.3.*dossier\.zip$/);
  await reach(page, 'textbox', 'k', 'Shift+Tab');
  await press(page, '5');
  await reach(page, 'button', 'Run Theorem 7.3');
  await press(page, 'Space');
  await says(page, '[id="claim-triangular:7.3"] .told', 'Counterexample found.');
  await reach(page, 'link', 'Open (2, 1, 3) and see why');
  const [other] = await Promise.all([context.waitForEvent('page'), press(page, 'Enter')]);
  await other.locator('.why[open]').waitFor();
});

visit('a sweep is run', '#show=sweep', async (page) => {
  await part('a sweep is set up, run, and looked at cell by cell', async () => {
    await reach(page, 'textbox', 'k from');
    await press(page, 'Control+a');
    await page.keyboard.type('1');
    await reach(page, 'textbox', 'to');
    await press(page, 'Control+a');
    await page.keyboard.type('6');
    await reach(page, 'textbox', 'N');
    await press(page, 'Control+a');
    await page.keyboard.type('9');
    await reach(page, 'button', 'Run');
    await press(page, 'Enter');
    await says(page, '.sweep > .told', 'holds up to 9 for');
    await reach(page, 'application', /^Results by parameters/);
    await press(page, 'ArrowRight', 'ArrowRight');
    await says(page, '.cell-told', 'k = 3');
    await says(page, '.cell-told .told', 'Proved for all positions.');
  });
});

const { visit: onBench } = laboratory({ at: 'bench.html', ready: 'main' });

onBench('a question of logic is asked, own rules are learned, and a formula is guessed and proved', '#show=logic', async (page) => {
  await part('a question of logic is asked', async () => {
    await reach(page, 'textbox', 'Sentence');
    await press(page, 'Control+a');
    await page.keyboard.type('∀ x: x ⊕ x = 0');
    await reach(page, 'button', 'Decide');
    await press(page, 'Enter');
    await says(page, '.formula .told', 'True.');
  });
  await opens(page, '#show=learn');
  await part('a set of rules of one’s own is learned', async () => {
    await reach(page, 'DisclosureTriangle', 'Change the game');
    await press(page, 'Enter');
    await reach(page, 'radio', /^Triangular bar/);
    await reach(page, 'radio', /^Own rules/, 'ArrowLeft');
    await reach(page, 'textbox', 'Rules');
    await press(page, 'Control+a');
    await page.keyboard.type('n;move n by 1,2');
    await press(page, 'Tab');
    await reach(page, 'button', 'Learn and prove');
    await press(page, 'Enter');
    await says(page, '.learn .told', 'Theorem. A position of rules:n;move n by 1,2');
  });
  await opens(page, '#g=triangle:k=3:7,4,7');
  await part('a formula is guessed and proved', async () => {
    await reach(page, 'button', 'Guess from the table');
    await press(page, 'Enter');
    await says(page, '.say .found', 'in the formula field');
    await reach(page, 'button', 'Prove for all positions');
    await press(page, 'Space');
    await says(page, '.proof .told', 'Proved for all positions.');
  });
});
