// The tasks of every room, done by keyboard alone: only keys are pressed, and each stop is found by its role and name for screen readers.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { codeOfWork, idOf, wordOf } from './codes.mjs';
import { focused, opens, press, reach } from './keys.mjs';
import { laboratory, part, says, shows } from './page.mjs';

const LESSON = [['A strip'], ['m', 'nim:2,0,3', 'Look at both ends.'], ['r', 'nim:2,0,3', 'z', '3', 'outcomes', '']];
const WORD = wordOf(LESSON);

/** Chooses a cut with these keys and makes it. */
async function cut(page, ...keys) {
  await press(page, ...keys);
  await page.locator('.board:visible .groove[aria-selected=true]').waitFor({ state: 'attached' });
  await press(page, 'Enter');
}

describe('in Explore', () => {
  const { visit } = laboratory({ settles: true });

  visit('another game is chosen, cut and taken back, another figure is chosen, and its table is saved', '#g=triangle:k=3:7,4,7', async (page) => {
    await part('another game is chosen, cut and taken back', async () => {
      await reach(page, 'radio', /^Triangular bar/);
      await press(page, 'ArrowRight', 'ArrowRight');
      await shows(page, 'nim:3,7,4');
      await reach(page, 'listbox', /^Rectangle, position \(3, 7, 4\)/, 'Shift+Tab');
      await cut(page, 'ArrowRight');
      await shows(page, 'nim:2,7,4');
      await reach(page, 'button', 'Undo');
      await press(page, 'Enter');
      await shows(page, 'nim:3,7,4');
    });
    await opens(page, '#g=nim:3,1,2&n=9');
    await part('another figure is chosen, and its table is saved', async () => {
      await reach(page, 'button', 'Along a line');
      await press(page, 'Space');
      await page.locator('#line').waitFor();
      await reach(page, 'button', 'Values', 'Shift+Tab');
      await press(page, 'Enter');
      await page.locator('#table').waitFor();
      await reach(page, 'button', 'Download');
      await press(page, 'Enter');
      await page.getByRole('dialog', { name: 'Download' }).waitFor();
      await reach(page, 'radio', 'SVG');
      await reach(page, 'radio', 'CSV', 'ArrowRight');
      await reach(page, 'button', /^Download .*\.csv$/);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
      assert.match(await fs.readFile(await download.path(), 'utf8'), /^6,1,4,3$/m);
      await press(page, 'Escape');
      assert.deepEqual(await focused(page), { role: 'button', name: 'Download' });
    });
    await opens(page, '#g=triangle:k=3:7,4,7&n=9&table=y:4');
    await part('a cell without a position is walked over, and Enter does nothing there', async () => {
      await reach(page, 'grid', /./);
      // (0 + 7) / 3 < 4, (9 + 7) / 3 > 4.
      await press(page, 'Home');
      await page.locator('#table .nothing#cell-0-7').waitFor();
      await press(page, 'Enter');
      assert.match(page.url(), /#g=triangle:k=3:7,4,7/);
      await press(page, 'End', 'Enter');
      await shows(page, 'triangle:k=3:9,4,7');
    });
  });
});

describe('in Play', () => {
  const { visit } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });

  visit('a game is begun, a move is made and taken back, and another opponent is chosen', '#chapter=strip', async (page) => {
    const label = () => page.locator('.stage .board').getAttribute('aria-label');
    await reach(page, 'button', 'Play against Nib');
    await press(page, 'Enter');
    await page.waitForFunction(() => document.activeElement.matches('.stage .board'));
    const before = await label();
    await cut(page, 'ArrowRight');
    await says(page, '.turn', /I broke.*Your move/s);
    assert.notEqual(await label(), before);
    await reach(page, 'button', 'Undo');
    await press(page, 'Space');
    await page.waitForFunction((before) => document.querySelector('.stage .board').getAttribute('aria-label') === before, before);
    await reach(page, 'listbox', /./);
    await cut(page, 'ArrowRight');
    await says(page, '.turn', /I broke.*Your move/s);
    // The way back from a game leads to the page before it.
    await page.goBack();
    await page.locator('main.land').waitFor();
    await reach(page, 'button', 'Other players');
    await press(page, 'Enter');
    await reach(page, 'button', 'Let Nib go first');
    await press(page, 'Enter');
    await says(page, '.turn', /I broke.*Your move/s);
    await page.goBack();
    await page.locator('main.land').waitFor();
    await reach(page, 'button', 'Other players');
    await press(page, 'Enter');
    await reach(page, 'button', /^Truffle/);
    await press(page, 'Enter');
    await page.waitForURL(/with=truffle/);
  });
});

describe('in Teach', () => {
  const { visit } = laboratory({ at: 'teach.html', ready: 'main' });

  /** Opens the text of the last position with the keyboard. */
  const typing = async (page) => {
    await page.locator('.notation > summary').last().focus();
    await press(page, 'Enter');
  };

  /** Gets to what was copied. */
  const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
  const allow = (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

  visit('a link, a frame, a worksheet and a lesson are made, the course is opened, and a code is taken', '#g=nim:4,0,6', async (page, context) => {
    await part('a link and a frame are made and copied', async () => {
      await allow(context);
      await typing(page);
      await reach(page, 'textbox', 'Position');
      await press(page, 'Control+a', ...'nim:2,0,3', 'Enter');
      await reach(page, 'radio', /^Play/);
      await press(page, 'ArrowDown');
      await reach(page, 'button', 'Copy: Link for your pupils');
      await press(page, 'Enter');
      await says(page, 'main', 'Copied.');
      assert.match(await copied(page), /explore\.html#g=nim:2,0,3$/);
      await reach(page, 'link', 'Teach', 'Shift+Tab');
      await press(page, 'Enter');
      await page.locator('.doors').waitFor();
      await reach(page, 'link', /^Put a bar on a web page/);
      await press(page, 'Enter');
      await page.locator('.framing').waitFor();
      await reach(page, 'button', 'The computer begins');
      await press(page, 'Enter');
      await reach(page, 'button', /^Copy: Embed code/);
      await press(page, 'Enter');
      await says(page, 'main', 'Copied.');
      assert.match(await copied(page), /<iframe .*nim:2,0,3.*computer=first/);
    });
    await opens(page, '#tab=print&g=nim:4,0,6');
    await part('a worksheet gets a title and a second position, and is printed with its answers', async () => {
      await page.evaluate(() => (window.print = () => (window.isPrinted = true)));
      await reach(page, 'textbox', 'Title');
      await press(page, 'Control+a');
      await page.keyboard.type('Two ends');
      await reach(page, 'button', 'Add a position');
      await press(page, 'Enter');
      await page.locator('.bar-field').nth(1).locator(':scope > summary').focus();
      await press(page, 'Enter');
      await typing(page);
      await reach(page, 'textbox', 'Position 2');
      await press(page, 'Control+a');
      await page.keyboard.type('nim:2,0,2');
      await press(page, 'Enter');
      await reach(page, 'checkbox', 'With answers');
      const before = await page.getByRole('checkbox', { name: 'With answers' }).isChecked();
      await press(page, 'Space');
      assert.equal(await page.getByRole('checkbox', { name: 'With answers' }).isChecked(), !before);
      await reach(page, 'button', 'Print');
      await press(page, 'Enter');
      await page.waitForFunction(() => window.isPrinted);
      await says(page, 'section.worksheet', /Two ends.*2 on the left, 0 above, 2 on the right/s);
    });
    await opens(page, '#tab=course');
    await part('a lesson of the course is opened', async () => {
      await page.locator('.course-list').waitFor();
      await reach(page, 'link', 'Lesson plan');
      await press(page, 'Tab');
      await reach(page, 'link', 'Lesson plan');
      await press(page, 'Enter');
      await page.waitForURL(/course=2/);
    });
    await opens(page, '#tab=lesson');
    await part('a lesson is written, and its link copied', async () => {
      await reach(page, 'textbox', 'Title');
      await page.keyboard.type('A strip');
      await page.locator('.add-menu > summary').focus();
      await press(page, 'Enter');
      await reach(page, 'button', 'Text');
      await press(page, 'Enter');
      await reach(page, 'textbox', /^Text/, 'Shift+Tab');
      await page.keyboard.type('Break it.');
      await page.locator('.add-menu > summary').focus();
      await press(page, 'Enter');
      await reach(page, 'button', 'Task: say who wins');
      await press(page, 'Enter');
      await reach(page, 'button', /^Copy: .*pupils/);
      await press(page, 'Enter');
      await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('lesson.html#lesson='));
      const link = new URL(await copied(page));
      await page.goto(link.href);
      await says(page, 'main.lesson', /A strip.*Break it\./s);
    });
    await page.goto(new URL(`teach.html#tab=class&lesson=${WORD}`, page.url()).href);
    await part('a code of a class is taken', async () => {
      await page.locator('main.teach').waitFor();
      const tasks = [['found', { moves: [], isSolved: false }], ['filled', { tries: 1, wrong: 0, isSolved: true }]];
      const code = codeOfWork({ lesson: idOf('A strip', WORD), pupil: 7, name: 'Mo', tasks });
      await reach(page, 'textbox', /^Codes of your pupils/);
      await page.keyboard.insertText(code);
      await reach(page, 'button', 'Add these codes');
      await press(page, 'Enter');
      await says(page, '.class-summary', 'Mo');
    });
  });
});

describe('in a lesson', () => {
  const { visit } = laboratory({ at: 'lesson.html', ready: 'main.lesson' });

  visit('tasks are answered', `#lesson=${WORD}`, async (page) => {
    await reach(page, 'button', 'Start');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Hint', exact: true }).and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await reach(page, 'listbox', /^Rectangle/);
    await cut(page, 'ArrowLeft');
    await says(page, '.verdict', 'You leave 2 on the left, 2 on the right.');
    await reach(page, 'button', 'Next');
    await press(page, 'Enter');
    for (const [z, signs] of ['N', 'N', 'P', 'N'].entries()) {
      await reach(page, 'button', `${z} on the right: empty`);
      for (const _ of signs === 'P' ? [1] : [1, 2]) await press(page, 'Space');
    }
    await reach(page, 'button', 'Check');
    await press(page, 'Enter');
    await says(page, '.lesson-progress', '2 of 2 tasks solved');
  });
});

describe('in Papers', () => {
  const { visit } = laboratory({ at: 'papers.html', ready: '.papers > h1' });

  visit('the link of a theorem leads to its claim in the laboratory', '#paper=variants', async (page) => {
    await reach(page, 'link', 'Theorem 1.2, in the laboratory');
    await press(page, 'Enter');
    await page.locator('[id="claim-variants:1.2"] .body').waitFor();
  });
});
