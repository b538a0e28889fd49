// The needs of a reader with a keyboard, a screen reader or a finger, beyond names and colours. The focus stays at the place of the last
// action, and no covered element takes it. Enter or a second touch does the action that is shown as chosen. Screen readers hear of every
// event.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { codeOfWork, idOf, wordOf } from './codes.mjs';
import { follow, holds } from './figures.mjs';
import { laboratory, part, position, says, settled, shows } from './page.mjs';

const WORD = wordOf([['A strip'], ['e', 'Why is that so?', 'Equal ends can be kept equal.'], ['m', 'nim:2,0,3', '']]);
const CODE = codeOfWork({ lesson: idOf('A strip', WORD), pupil: 7, name: 'Mo', tasks: [['explained', { text: 'Equal.' }], ['found', { moves: [], isSolved: false }]] });

/** The element with the focus, as the beginning of its HTML. */
const active = (page) => page.evaluate(() => (document.activeElement === document.body ? 'nothing' : document.activeElement.outerHTML.slice(0, 120)));

/** Presses Enter at a button that its own action removes, and waits until something else has the focus and is in sight. */
async function pressAway(page, name) {
  const button = page.getByRole('button', { name, exact: true }).first();
  const handle = await button.elementHandle();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((button) => !button.isConnected, handle);
  await holds(async () => assert.notEqual(await active(page), 'nothing', `after ${name}`));
  assert.ok(await page.evaluate(() => document.activeElement.checkVisibility()), await active(page));
}

describe('the focus stays when a button goes away', () => {
  const { visit: inLesson } = laboratory({ at: 'lesson.html', ready: '.asked' });
  inLesson('in a task of a lesson', `#lesson=${WORD}&at=1`, async (page) => {
    await page.locator('textarea').first().fill('They stay equal.');
    await pressAway(page, 'Done');
    await says(page, '.own-answer', 'Equal ends can be kept equal.');
    // Behind the button that is gone is the way on.
    assert.match(await active(page), /aria-label="Next"/);
  });

  const { visit: inExplore } = laboratory({ settles: true });
  inExplore('in a sum in Explore', '#g=nim:3,1,2+nim:1,0,2', (page) => pressAway(page, 'Remove part 1'));

  const { visit: inTeach } = laboratory({ at: 'teach.html', ready: 'main' });
  inTeach('in the lesson of a teacher, in a worksheet and in a class', '#tab=lesson', async (page) => {
    await part('in the lesson of a teacher', async () => {
      await page.getByRole('button', { name: 'Begin with an example' }).click();
      await pressAway(page, 'Begin a new lesson');
      await pressAway(page, 'Open the other lesson');
    });
    await part('what is added to a lesson has the focus', async () => {
      await pressAway(page, 'Begin a new lesson');
      await page.locator('.add-menu > summary').click();
      await page.locator('.add-menu').getByRole('button', { name: 'Text', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.matches('.blocks > li:last-child textarea'));
      await page.keyboard.type('Break it.');
      assert.equal(await page.locator('.blocks textarea').count(), 1);
    });
    await follow(page, '#g=nim:3,1,2&tab=print');
    await part('in a worksheet', async () => {
      await page.getByRole('button', { name: 'Add a position' }).click();
      await pressAway(page, 'Remove: Position 2');
    });
    await follow(page, `#tab=class&lesson=${WORD}`);
    await part('in a class', async () => {
      await page.locator('#class-codes').fill(CODE);
      await page.getByRole('button', { name: 'Add these codes' }).click();
      await says(page, '.class-summary', 'Mo');
      await pressAway(page, 'Remove: Mo');
    });
  });

  const { visit: inPlay } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
  inPlay('in a notice', '#chapter=strip&x=2', (page) => pressAway(page, 'Close'));
});

/** The heading has the focus and is in the title of the document, and the page is at its top. Back goes to the place of before. */
async function beginsAt(page, heading, { isBack = false } = {}) {
  await page.waitForFunction((heading) => document.activeElement.matches('main h1') && document.activeElement.textContent === heading, heading);
  if (!isBack) assert.equal(await page.evaluate(() => scrollY), 0);
  assert.ok((await page.title()).startsWith(`${heading} – Bittersweet: `), await page.title());
}

describe('another part of a page begins at its heading', () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const { visit: inPlay } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
  inPlay('a chapter of Play, and the next one', '#chapter=strip&bar=nim:4,0,6;z4;x3;z3;x0;z0&with=nib', async (page) => {
    assert.equal(await active(page).then((part) => part.startsWith('<h1')), false, 'a page that has just been opened begins at its top');
    await page.locator('.back').click();
    await page.locator('a.chapter').first().waitFor();
    const [second, third] = (await page.locator('a.chapter').allInnerTexts()).map((name) => name.trim());
    await page.locator('a.chapter', { hasText: second }).click();
    await beginsAt(page, second);
    await page.locator('a.chapter', { hasText: third }).click();
    await beginsAt(page, third);
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.querySelector('.play').contains(document.activeElement)), await active(page));
    await page.goBack();
    await beginsAt(page, second, { isBack: true });
  }, phone);
  inPlay('one’s own bar, but not the next of them', '', async (page) => {
    const own = page.getByRole('link', { name: 'Your own bar' });
    const name = await own.innerText();
    await own.click();
    await beginsAt(page, name);
    await page.locator('.own .stepper button').first().focus();
    await page.keyboard.press('Enter');
    assert.match(await active(page), /^<button/);
  }, phone);

  const { visit: inTeach } = laboratory({ at: 'teach.html', ready: 'main.teach > h1' });
  inTeach('a part of Teach, and the way back', '', async (page) => {
    for (const name of ['Print a worksheet', 'Put a bar on a web page']) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('link', { name }).click();
      await page.waitForFunction((name) => document.activeElement.matches('main h1') && document.activeElement.textContent === name, name);
      assert.equal(await page.evaluate(() => scrollY), 0);
      await page.locator('.back a').click();
      await page.waitForFunction(() => document.activeElement.matches('main h1') && !document.querySelector('.back'));
    }
  }, phone);

  const { visit: inPapers } = laboratory({ at: 'papers.html', ready: '.papers > h1' });
  inPapers('an article, and the way back', '', async (page) => {
    const overview = await page.locator('.papers > h1').innerText();
    await page.locator('a[href*="article="]').first().click();
    await page.locator('.story h1').waitFor();
    await beginsAt(page, await page.locator('.story h1').innerText());
    await page.locator('.back a').click();
    await page.waitForFunction((overview) => document.activeElement.matches('main h1') && document.activeElement.textContent === overview, overview);
    assert.equal(await page.title(), 'Bittersweet: the papers');
  }, phone);
});

/** A live region is read aloud when an element is added to it: the same text in the same element is silent. */
describe('what is done again is said again', () => {
  const { visit } = laboratory({ settles: true });
  visit('copying', '', async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('button.share').click();
    const line = page.locator('.share-line').first();
    for (let times = 0; times < 2; times += 1) {
      const before = await line.locator('[role=status] > *').elementHandle();
      await line.getByRole('button').click();
      await page.waitForFunction((before) => !before.isConnected, before);
      assert.equal(await line.getByRole('status').innerText(), 'Copied.');
    }
  });
});

describe('in Play', () => {
  const { visit } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });

  visit('the reason takes the place of the bar, nothing under the card at the end takes the focus, and Enter makes the move of a hint', '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir', async (page) => {
    await part('nothing under the card at the end takes the focus, and the board has it again afterwards', async () => {
      await page.locator('.end-card').waitFor();
      const stops = [];
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate(() => document.activeElement.closest('.stage, .bubble, .tools')?.className ?? ''));
      }
      assert.deepEqual(stops.filter((part) => part !== ''), []);
      await page.getByRole('button', { name: 'Play again', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.matches('.stage .board'));
    });
    await follow(page, '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir');
    await part('the reason takes the place of the bar, and the keyboard goes on from its heading', async () => {
      await page.locator('.end-card').getByRole('button', { name: 'Why?' }).click();
      await page.locator('.reason').waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Why?');
      assert.equal(await page.locator('.stage .board').isVisible(), false);
    });
    await follow(page, '#bar=nim:4,0,6&with=noir');
    await part('Enter at the board makes the move of a hint', async () => {
      await page.getByRole('button', { name: 'Play this bar' }).click();
      for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Hint', exact: true }).click();
      const board = page.locator('.stage .board');
      await board.locator('.groove[aria-selected=true]').waitFor({ state: 'attached' });
      const chosen = await board.locator('.groove[aria-selected=true]').getAttribute('id');
      assert.equal(await board.getAttribute('aria-activedescendant'), chosen);
      await board.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => /bar=[^&]*;/.test(decodeURIComponent(location.hash)));
      assert.match(decodeURIComponent(await page.evaluate(() => location.hash)), /bar=nim:4,0,6;z4/);
    });
  });
});

describe('in a lesson', () => {
  const games = wordOf([['A strip'], ['b', 'nim:1,0,0', 'computer', ''], ['b', 'nim:1,0,1', 'begins', '']]);
  const { visit } = laboratory({ at: 'lesson.html', ready: '.lesson-game .board' });

  visit('a place that was always there says who has won, and a board that waits for the computer says so', `#lesson=${games}&at=1`, async (page) => {
    await part('a place that was always there says who has won', async () => {
      const game = page.locator('.lesson-game').first();
      const places = await game.locator('[role=status]').elementHandles();
      await game.locator('.board').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await says(page, '.lesson-game .ended', 'You won!');
      const said = await Promise.all(places.map((place) => place.evaluate((place) => (place.isConnected ? place.textContent : ''))));
      assert.ok(said.some((text) => text.includes('You won!')), said.join(' | '));
    });
    await part('a board that waits for the computer says so', async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      const game = page.locator('.lesson-game').nth(1);
      const board = game.locator('.board');
      assert.deepEqual([await board.getAttribute('aria-disabled'), await game.locator('.hint').textContent()], ['true', '']);
      await game.getByRole('button', { name: /^Let .* go first$/ }).click();
      await game.locator('.board:not([aria-disabled])').waitFor();
      await says(page, '.lesson-game:visible .hint', /./);
    });
  });
});

describe('with a finger', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const { visit } = laboratory({ settles: true });

  visit('the second touch makes the move that the first one has shown, also between two grooves', '#g=nim:4,0,6', async (page) => {
    const middles = await page.locator('.board .groove :is(line, polyline)').evaluateAll((all) => all.map((one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; }).sort((a, b) => a - b));
    const { y, height } = await page.locator('.board .drawing').boundingBox();
    let made = 0;
    for (const at of [0, 1, 2, 3]) {
      for (const off of [-0.3, 0.05, 0.3]) {
        const x = (middles[at] + middles[at + 1]) / 2 + off;
        await page.touchscreen.tap(x, y + height / 2);
        const shown = await page.locator('.board .groove[aria-selected=true]').getAttribute('aria-label');
        await page.touchscreen.tap(x, y + height / 2);
        await holds(async () => assert.notEqual(await position(page), 'nim:4,0,6'));
        const [, leaves] = /leaves \((.*)\)/.exec(shown);
        assert.equal(await position(page), `nim:${leaves.replaceAll(' ', '')}`, shown);
        made += 1;
        // On a phone undo is in a sheet.
        await page.goBack();
        await shows(page, 'nim:4,0,6');
        await settled(page);
      }
    }
    assert.equal(made, 12);
  }, PHONE);
});
