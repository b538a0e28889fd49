// What is done in the laboratory, done by keyboard alone: only keys are pressed, and each stop is known by what a screen reader says of
// it. How a claim is set up and stopped is in laboratory_everybody.test.mjs.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { opens, press, reach, stops } from './keys.mjs';
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

visit('a question of logic is asked, own rules are learned, a sweep is run, and a formula is searched for', '#show=logic', async (page) => {
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
    await reach(page, 'radio', 'Triangle');
    await reach(page, 'radio', 'Own rules', 'ArrowLeft');
    await reach(page, 'textbox', 'Rules');
    await press(page, 'Control+a');
    await page.keyboard.type('n;move n by 1,2');
    await press(page, 'Tab');
    await reach(page, 'button', 'Learn and prove');
    await press(page, 'Enter');
    await says(page, '.learn .told', 'Theorem. A position of rules:n;move n by 1,2');
  });
  await opens(page, '#show=sweep');
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
  await opens(page, '');
  await part('a formula is searched for, and is tested further', async () => {
    await reach(page, 'link', /^Find a formula/);
    await press(page, 'Enter');
    await reach(page, 'button', 'triangle:k=3: P-positions');
    await press(page, 'Space');
    await says(page, '.search .told', 'not a proof');
    await reach(page, 'button', 'Test further');
    await press(page, 'Enter');
    await says(page, '.formula', 'x ⊕ y ⊕ z = 0');
  });
});

visit('a theorem of the foundry is opened, and no stop on the way is without a name', '#show=foundry', async (page) => {
  await page.locator('.families summary').first().waitFor();
  await page.locator('#foundry-sort').selectOption('fewest states first');
  await page.locator('.theorems summary').first().waitFor();
  const unnamed = [];
  for await (const { role, name } of stops(page)) {
    if (name === 'Show all 100') break;
    if (name === '') unnamed.push(role);
  }
  assert.deepEqual(unnamed, []);
  await reach(page, 'DisclosureTriangle', /^\d+ states/, 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('.theorems details[open]').waitFor();
});

visit('a certificate is made, and its text is checked', '#claim=triangular:7.3', async (page) => {
  await reach(page, 'button', 'Prove Theorem 7.3');
  await press(page, 'Enter');
  await reach(page, 'button', /^Make a certificate/);
  await press(page, 'Enter');
  await reach(page, 'button', /^Save the certificate/);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
  await page.evaluate(() => { location.hash = 'show=certificates'; });
  await reach(page, 'textbox', 'Or paste the text of a certificate');
  await page.keyboard.insertText(await fs.readFile(await download.path(), 'utf8'));
  await reach(page, 'button', 'Check');
  await press(page, 'Enter');
  await says(page, '.certificates .told', 'Accepted.');
});
