// The page on which a pupil does a lesson: every kind of task, by touch and by keyboard, wrong and then right; the code that is
// handed in; what is kept on the device.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { anew, laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'lesson.html', ready: 'main.lesson' });
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A lesson as links carry it: records of fields, packed. */
const packed = (...records) => `1.${Buffer.from(records.map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;

const PLAY = 0;
const MOVE = 1;
const WINNER = 2;
const OUTCOMES = 3;
const VALUES = 4;
const RULE = 5;
const WORDS = 6;
const LESSON = packed(
  ['A strip'],
  ['t', 'Break the bar.\n\nThe blue piece is bitter.'],
  ['b', 'nim:1,0,2', 'computer', 'Win once.'],
  ['m', 'nim:2,0,3', 'Look at both ends.'],
  ['w', 'nim:2,0,2', ''],
  ['r', 'nim:2,0,3', 'z', '3', 'outcomes', ''],
  ['r', 'nim:2,0,3', 'z', '3', 'values', ''],
  ['f', 'nim:2,0,3', 'positions', '4', 'x = z', ''],
  ['e', 'Why is that so?', 'Equal ends can be kept equal.'],
  ['q', 'And with three ends?', 'Try it.'],
  ['n', 'name', 'time'],
);
const LINK = `#lesson=${LESSON}`;

const task = (page, place) => page.locator('section.asked').nth(place);
const board = (page, place) => task(page, place).locator('.board');
const button = (part, name) => part.getByRole('button', { name, exact: true });
const solved = (page, place) => task(page, place).locator('.task-state.solved').waitFor();
const verdict = (page, place, text) => task(page, place).locator('.verdict').filter({ hasText: text }).waitFor();
const code = async (page) => (await page.getByLabel('Your code', { exact: true }).inputValue()).replaceAll('-', '');

/** Makes the move to which these keys lead, once moves can be judged. */
async function move(page, place, ...keys) {
  await task(page, place).locator(':is(.controls, .answers) button:not([aria-disabled="true"])').first().waitFor();
  await board(page, place).focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

async function accessible(page) {
  for (const [width, colorScheme] of [[360, 'light'], [360, 'dark'], [768, 'dark'], [1440, 'light']]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= seen, `${wide} of ${seen}`);
    assert.deepEqual(await violations(page, { iframes: false }), [], `${width} ${colorScheme}`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main summary, main input, main textarea')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
        .map((one) => one.outerHTML.slice(0, 120)));
    assert.deepEqual(small, [], `${width}`);
  }
}

describe('a lesson', () => {
  visit('is done on a phone, wrong and then right, and handed in', LINK, async (page, context) => {
    await says(page, '.lesson-progress', '0 of 7 tasks solved');
    await says(page, '.hand-in', 'There is no code yet');

    await says(page, '.task-head', 'Task 2: find the move');
    await move(page, MOVE, 'ArrowRight');
    await verdict(page, MOVE, 'the other player can then move to (1, 0, 1) and win');
    await button(task(page, MOVE), 'Try another move').tap();
    assert.ok(await board(page, MOVE).evaluate((board) => board === document.activeElement), 'the keyboard is at the bar');
    await button(task(page, MOVE), 'Hint').tap();
    await verdict(page, MOVE, 'makes z smaller');
    assert.ok((await task(page, MOVE).locator('.groove.lit').count()) > 0);
    await move(page, MOVE, 'ArrowLeft');
    await verdict(page, MOVE, 'This leaves (2, 0, 2), a P-position');
    await solved(page, MOVE);

    await button(task(page, WINNER), 'The player who moves first').tap();
    await verdict(page, WINNER, 'every move of the first player can be answered');
    await move(page, WINNER, 'ArrowLeft');
    await verdict(page, WINNER, 'the other player can then move to (1, 0, 1)');
    await button(task(page, WINNER), 'The other player').tap();
    await solved(page, WINNER);

    const cells = task(page, OUTCOMES).locator('.toggle');
    await button(task(page, OUTCOMES), 'Check').tap();
    await verdict(page, OUTCOMES, 'Nothing is written yet: write something into the row first.');
    for (const [place, taps] of [2, 2, 2, 2].entries()) for (let tap = 0; tap < taps; tap += 1) await cells.nth(place).tap();
    await button(task(page, OUTCOMES), 'Check').tap();
    await verdict(page, OUTCOMES, 'One place is not right: z = 2');
    assert.equal(await cells.nth(2).getAttribute('aria-label'), 'z = 2: N, not right');
    await says(page, '.explained', 'Every option is an N-position, so this is a P-position.');
    for (let tap = 0; tap < 2; tap += 1) await cells.nth(2).tap();
    await button(task(page, OUTCOMES), 'Check').tap();
    await solved(page, OUTCOMES);

    const boxes = task(page, VALUES).locator('input');
    for (const [place, value] of ['2', '3', '1', '1'].entries()) await boxes.nth(place).fill(value);
    await button(task(page, VALUES), 'Check').tap();
    await verdict(page, VALUES, 'One place is not right: z = 2');
    assert.equal(await boxes.nth(2).getAttribute('aria-invalid'), 'true');
    await says(page, '.explained', 'The options have the values 2, 3. The smallest number that is not among them is 0.');
    await boxes.nth(2).fill('0');
    await button(task(page, VALUES), 'Check').tap();
    await solved(page, VALUES);

    const rule = page.getByLabel('Your rule', { exact: true });
    await rule.fill('x = ');
    await rule.press('Enter');
    await verdict(page, RULE, 'This cannot be read');
    await rule.fill('x < z');
    await rule.press('Enter');
    await verdict(page, RULE, 'at (0, 0, 0) your rule is false, but this is a P-position');
    await rule.fill('x = z');
    await button(task(page, RULE), 'Check').tap();
    await verdict(page, RULE, 'all 25 positions');
    await solved(page, RULE);
    await says(page, '.own-answer', 'x = z');

    await page.getByLabel('In your words').fill('The ends stay equal.');
    await button(task(page, WORDS), 'Done').tap();
    await says(page, '.own-answer', 'Equal ends can be kept equal.');
    await solved(page, WORDS);

    // Right first to one square, so that the ends are equal; whatever the computer does, one end is left.
    await move(page, PLAY, 'ArrowLeft');
    await task(page, PLAY).locator('.turn').filter({ hasText: 'Noir broke' }).waitFor();
    await move(page, PLAY, 'ArrowLeft');
    await task(page, PLAY).locator('.ended').filter({ hasText: 'You have won' }).waitFor();
    await says(page, '.lesson-progress', '7 of 7 tasks solved');

    await page.getByLabel('Nickname, not your full name (you can leave it empty)').fill('Mo');
    assert.equal(await page.locator('.hand-in .qr').count(), 1);
    const written = await code(page);
    assert.match(written, /^SWEET[0-9A-Z]{100,480}$/, 'at most 300 bytes');
    const link = await page.getByLabel('The same as a link', { exact: true }).inputValue();
    assert.match(link, /\/lessons\/bar\/teach\.html#tab=class&work=SWEET-/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy: Your code').tap();
    assert.equal((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('-', ''), written);

    await page.reload();
    await says(page, '.lesson-progress', '7 of 7 tasks solved');
    assert.equal(await code(page), written);
    assert.equal(await page.getByLabel('In your words').inputValue(), 'The ends stay equal.');
    // The row of a task that was solved comes back with what the tutor finds out.
    await page.waitForFunction(() => [...document.querySelectorAll('.to-fill input')].map(({ value }) => value).join() === '2,3,0,1');

    await button(page, 'Start again').tap();
    await button(page, 'Keep it').tap();
    assert.equal(await code(page), written);
    await button(page, 'Start again').tap();
    await button(page, 'Remove and start again').tap();
    await says(page, '.lesson-progress', '0 of 7 tasks solved');

    await page.locator('summary').filter({ hasText: 'another device' }).tap();
    await page.getByLabel('The code', { exact: true }).fill('SWEET-1234');
    await button(page, 'Continue').tap();
    await says(page, '.continue .wrong', 'letters are missing at the end');
    await page.getByLabel('The code', { exact: true }).fill(`This is mine: ${link.split('work=')[1]}`);
    await button(page, 'Continue').tap();
    await says(page, '.lesson-progress', '7 of 7 tasks solved');
    assert.equal(await page.getByLabel('Nickname, not your full name (you can leave it empty)').inputValue(), 'Mo');
  }, PHONE);

  visit('has no findings of axe, before and after answers, in both themes', LINK, async (page) => {
    await accessible(page);
    await move(page, MOVE, 'ArrowRight');
    await verdict(page, MOVE, 'Not this one');
    await button(task(page, WINNER), 'The player who moves first').click();
    for (let place = 0; place < 4; place += 1) await task(page, OUTCOMES).locator('.toggle').nth(place).click();
    await button(task(page, OUTCOMES), 'Check').click();
    await page.getByLabel('Your rule', { exact: true }).fill('x < z');
    await page.getByLabel('Your rule', { exact: true }).press('Enter');
    await verdict(page, RULE, 'Not yet');
    await accessible(page);
  });

  visit('speaks Japanese', `${LINK}&lang=ja`, async (page) => {
    await says(page, '.task-head', '課題2：勝つ手を見つける');
    await move(page, MOVE, 'ArrowRight');
    await verdict(page, MOVE, '相手は(1, 0, 1)にして勝てます');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
    await accessible(page);
  });

  visit('says at the end of a lost game where it could have been won, and gives way to another lesson', LINK, async (page) => {
    await part('says at the end of a lost game where it could have been won', async () => {
      // Everything on the right: the computer takes the left.
      await move(page, PLAY, 'ArrowRight');
      const end = task(page, PLAY).locator('.ended');
      await end.filter({ hasText: 'The chance was at move 1' }).waitFor();
      await button(end, 'Try again from where it could have been won').click();
      assert.equal(await end.count(), 0);
      await says(page, '.lesson-progress', '0 of 7 tasks solved');
    });
    await part('gives way to another one at an address that is changed by hand', async () => {
      await move(page, PLAY, 'ArrowLeft');
      await task(page, PLAY).locator('.turn').filter({ hasText: 'Noir broke' }).waitFor();
      const other = packed(['Another strip'], ['b', 'nim:4,0,6', 'computer', '']);
      await page.evaluate((word) => { location.hash = `lesson=${word}`; }, other);
      await page.getByRole('heading', { name: 'Another strip' }).waitFor();
      await page.getByRole('listbox', { name: 'Rectangle, position (4 left, 0 up, 6 right): moves' }).waitFor();
      await says(page, '.lesson-progress', '0 of 1 tasks solved');
    });
  });
});

describe('an address without a lesson that can be read', () => {
  visit('says where lessons are, what is wrong with it, with a position or with a task', '', async (page) => {
    await part('says where lessons are', async () => {
      await says(page, 'main', 'There is no lesson here');
      await page.getByRole('link', { name: 'A course of six lessons' }).waitFor();
      await accessible(page);
    });
    await anew(page, `${LINK.slice(0, -2)}!`, 'main.lesson');
    await part('says what is wrong', async () => {
      await says(page, '[role=alert]', 'the lesson in it is damaged or was cut off');
      await accessible(page);
    });
    await anew(page, `#lesson=${packed(['A'], ['m', 'triangle:k=3:2,4,1', ''])}`, 'main.lesson');
    await part('says what is wrong with a position', async () => {
      await says(page, '[role=alert]', 'y may be at most');
    });
    await anew(page, `#lesson=${packed(['A'], ['m', 'nim:2,0,2', ''], ['m', 'nim:200,200,200', ''])}`, 'main.lesson');
    await part('a task that is a mistake of the teacher says so', async () => {
      await says(page, 'section.asked', 'No move wins here: this is a P-position');
      await says(page, '.refused', 'This position is too large to be judged here');
    });
  });
});
