// The page on which a pupil does a lesson: every kind of task, by touch and by keyboard, wrong and then right; the code that is
// handed in; the data that is kept on the device.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { anew, laboratory, part, says } from './page.mjs';

const { visit, visits } = laboratory({ at: 'lesson.html', ready: 'main.lesson' });
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
const step = (page, place) => page.locator('.lesson-steps button').nth(place);
const solved = (page, place) => page.locator(`.lesson-steps li:nth-child(${place + 1}) .solved`).waitFor();
const verdict = (page, place, text) => task(page, place).locator('.verdict').filter({ hasText: text }).waitFor();

/** Opens the screen of a task, and that of the hand-in. */
const open = async (page, place) => {
  await step(page, place).click();
  await task(page, place).waitFor();
};
const handIn = async (page) => {
  await step(page, WORDS).click();
  for (const screen of ['.for-class', '.hand-in']) {
    await button(page.locator('.screen:not([hidden])'), 'Next').click();
    await page.locator(screen).waitFor();
  }
};
const code = async (page) => (await page.locator('#code-link').inputValue()).split('work=')[1].replaceAll('-', '');

/** Makes the move to which these keys lead, once moves can be judged. */
async function move(page, place, ...keys) {
  await open(page, place);
  await task(page, place).locator(':is(.controls, .answers, .lesson-foot) button:not(.step, [aria-disabled="true"])').first().waitFor();
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
      [...document.querySelectorAll('main button, .leave, main summary, main input, main textarea')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
        .map((one) => one.outerHTML.slice(0, 120)));
    assert.deepEqual(small, [], `${width}`);
  }
}

visits('a lesson', {
  'is done on a phone, wrong and then right, and handed in': [LINK, async (page, context) => {
    await says(page, '.lesson-progress', '0 of 7 tasks solved');
    await says(page, '.start', 'Break the bar.');
    assert.equal(await page.locator('.rule-pictures .drawing').count(), 3, 'the rule in pictures');
    await handIn(page);
    await says(page, '.hand-in', 'There is no code yet');

    await move(page, MOVE, 'ArrowRight');
    await says(page, '.move h1', 'Find the winning move');
    await says(page, '.lesson-count', '2 of 7');
    const stage = () => task(page, MOVE).locator('.stage').boundingBox();
    const before = await stage();
    await verdict(page, MOVE, 'The other player can win by leaving 1 on the left, 1 on the right');
    await button(task(page, MOVE), 'Try again').tap();
    assert.ok(await board(page, MOVE).evaluate((board) => board === document.activeElement), 'the keyboard is at the bar');
    await button(task(page, MOVE), 'Hint').tap();
    await verdict(page, MOVE, 'look on the right');
    assert.ok((await task(page, MOVE).locator('.groove.lit').count()) > 0);
    await move(page, MOVE, 'ArrowLeft');
    await verdict(page, MOVE, 'You leave 2 on the left, 2 on the right.');
    await solved(page, MOVE);
    assert.deepEqual(await stage(), before, 'the stage keeps its place');

    await open(page, WINNER);
    await button(task(page, WINNER), 'The player who moves first').tap();
    await verdict(page, WINNER, 'The other player can answer every move and win');
    await move(page, WINNER, 'ArrowLeft');
    await verdict(page, WINNER, 'The other player can win by leaving 1 on the left, 1 on the right');
    await button(task(page, WINNER), 'The other player').tap();
    await solved(page, WINNER);

    await open(page, OUTCOMES);
    const cells = task(page, OUTCOMES).locator('.toggle');
    await button(task(page, OUTCOMES), 'Check').tap();
    await verdict(page, OUTCOMES, 'Nothing is written yet: write something into the row first.');
    for (const [place, taps] of [2, 2, 2, 2].entries()) for (let tap = 0; tap < taps; tap += 1) await cells.nth(place).tap();
    await button(task(page, OUTCOMES), 'Check').tap();
    await verdict(page, OUTCOMES, 'One place is not right: 2 on the right');
    assert.equal(await cells.nth(2).getAttribute('aria-label'), '2 on the right: N, not right');
    await says(page, '.explained', 'Every move leads to N. So this is P.');
    for (let tap = 0; tap < 2; tap += 1) await cells.nth(2).tap();
    await button(task(page, OUTCOMES), 'Check').tap();
    await solved(page, OUTCOMES);

    await open(page, VALUES);
    const boxes = task(page, VALUES).locator('input');
    for (const [place, value] of ['2', '3', '1', '1'].entries()) await boxes.nth(place).fill(value);
    await button(task(page, VALUES), 'Check').tap();
    await verdict(page, VALUES, 'One place is not right: 2 on the right');
    assert.equal(await boxes.nth(2).getAttribute('aria-invalid'), 'true');
    await says(page, '.explained', 'The moves lead to the values 2, 3. The smallest number that is not among them is 0.');
    await boxes.nth(2).fill('0');
    await button(task(page, VALUES), 'Check').tap();
    await solved(page, VALUES);

    await open(page, RULE);
    const rule = page.getByLabel('Your rule', { exact: true });
    await button(task(page, RULE), 'Check').tap();
    await verdict(page, RULE, 'Nothing is written yet: write your rule first.');
    await rule.fill('x = ');
    await rule.press('Enter');
    await verdict(page, RULE, 'This formula is not valid');
    await page.reload();
    assert.equal(await rule.inputValue(), 'x = ', 'a rule that is not finished is there again');
    await rule.fill('left = right');
    await rule.press('Enter');
    await verdict(page, RULE, 'you can use x (left), z (right)');
    await rule.fill('x < z');
    await rule.press('Enter');
    await verdict(page, RULE, 'Check this position: only the bitter piece. The player who moves second can win. So your rule must be true here, but it is false.');
    for (let words = 0; words < 3; words += 1) await button(task(page, RULE), 'Remove the last letter or sign').tap();
    for (const tile of ['x left', '=', 'z right']) await button(task(page, RULE), tile).tap();
    assert.equal(await rule.inputValue(), 'x = z');
    await button(task(page, RULE), 'Check').tap();
    await verdict(page, RULE, 'all 25 positions');
    await solved(page, RULE);
    await says(page, '.own-answer', 'x = z');

    await open(page, WORDS);
    await page.getByLabel('In your words').fill('The ends stay equal.');
    await button(task(page, WORDS), 'Done').tap();
    await says(page, '.own-answer', 'Equal ends can be kept equal.');
    await solved(page, WORDS);

    // First a break on the right that leaves one square, so that the ends are equal; after any answer of the computer one end is left.
    await move(page, PLAY, 'ArrowLeft');
    await task(page, PLAY).locator('.turn').filter({ hasText: 'Noir broke' }).waitFor();
    await move(page, PLAY, 'ArrowLeft');
    await task(page, PLAY).locator('.ended').filter({ hasText: 'You won' }).waitFor();
    await says(page, '.lesson-progress', '7 of 7 tasks solved');

    await handIn(page);
    await page.getByLabel('Nickname, not your full name (you can leave it empty)').fill('Mo');
    assert.equal(await page.locator('.hand-in .qr').count(), 1);
    const written = await code(page);
    assert.match(written, /^SWEET[0-9A-Z]{100,480}$/, 'at most 300 bytes');
    assert.equal(await page.locator('#code').count(), 0, 'seven tasks are too many letters to read aloud');
    const link = await page.getByLabel('Link with your work', { exact: true }).inputValue();
    assert.match(link, /\/lessons\/bar\/teach\.html#tab=class&work=SWEET-/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy: Link with your work').tap();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    const file = page.waitForEvent('download');
    await button(page, 'Save as a file').tap();
    assert.equal((await file).suggestedFilename(), 'A strip.txt');

    await page.reload();
    await page.locator('.hand-in').waitFor();
    await says(page, '.lesson-progress', '7 of 7 tasks solved');
    assert.equal(await code(page), written);
    assert.equal(await page.getByLabel('In your words').inputValue(), 'The ends stay equal.');
    // The row of a solved task returns with the results of the tutor.
    await page.waitForFunction(() => [...document.querySelectorAll('.to-fill input')].map(({ value }) => value).join() === '2,3,0,1');

    await button(page, 'Start again').tap();
    await button(page, 'Keep my work').tap();
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
  }, PHONE],
  'has a screen for each task, by keyboard, by Back and on paper': [LINK, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.textContent);
    const heading = (name) => page.waitForFunction((name) => document.activeElement.matches('h1') && document.activeElement.textContent === name, name);
    await page.keyboard.press('Tab');
    await button(page, 'Start').press('Enter');
    await heading('Play against Noir, the computer');
    await page.waitForURL(/&at=1$/);
    await button(page.locator('.lesson-game'), 'Next').click();
    await heading('Find the winning move');
    await page.goBack();
    await heading('Play against Noir, the computer');
    await page.goForward();
    await heading('Find the winning move');
    await page.reload();
    await task(page, MOVE).waitFor();
    assert.equal(await page.locator('.screen:visible').count(), 1);
    assert.equal(await step(page, MOVE).getAttribute('aria-current'), 'step');
    assert.equal(await step(page, WINNER).getAttribute('aria-label'), 'Task 3: open');
    assert.ok(await focused());
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.screen:visible').count(), 9, 'the start, seven tasks, the question');
    assert.equal(await page.locator(':is(.lesson-head, .lesson-foot, .hand-in, .count):visible').count(), 0);
    assert.equal(await page.locator('.printed-name:visible').innerText(), 'Name');
  }],
  'has no findings of axe, before and after answers, in both themes': [LINK, async (page) => {
    await accessible(page);
    await move(page, MOVE, 'ArrowRight');
    await verdict(page, MOVE, 'Not yet');
    await accessible(page);
    await open(page, WINNER);
    await button(task(page, WINNER), 'The player who moves first').click();
    await open(page, OUTCOMES);
    for (let place = 0; place < 4; place += 1) await task(page, OUTCOMES).locator('.toggle').nth(place).click();
    await button(task(page, OUTCOMES), 'Check').click();
    await accessible(page);
    await open(page, RULE);
    await page.getByLabel('Your rule', { exact: true }).fill('x < z');
    await page.getByLabel('Your rule', { exact: true }).press('Enter');
    await verdict(page, RULE, 'Not yet');
    await accessible(page);
    await handIn(page);
    await accessible(page);
  }],
  'speaks Japanese': [`${LINK}&lang=ja`, async (page) => {
    await move(page, MOVE, 'ArrowRight');
    await says(page, '.move h1', '勝つ手を見つけよう');
    await verdict(page, MOVE, '相手は左1、右1を残せば勝てます');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
    await accessible(page);
  }],
  'says at the end of a lost game where it could have been won, and gives way to another lesson': [LINK, async (page) => {
    await part('says at the end of a lost game where it could have been won', async () => {
      // Everything on the right: the computer takes the left.
      await move(page, PLAY, 'ArrowRight');
      const end = task(page, PLAY).locator('.ended');
      await end.filter({ hasText: 'You could have won at move 1' }).waitFor();
      await button(end, 'Try again from the last position where you could win').click();
      assert.equal(await end.count(), 0);
      await says(page, '.lesson-progress', '0 of 7 tasks solved');
    });
    await part('gives way to another one at an address that is changed by hand', async () => {
      await move(page, PLAY, 'ArrowLeft');
      await task(page, PLAY).locator('.turn').filter({ hasText: 'Noir broke' }).waitFor();
      const other = packed(['Another strip'], ['b', 'nim:4,0,6', 'computer', '']);
      await page.evaluate((word) => { location.hash = `lesson=${word}`; }, other);
      await page.getByRole('heading', { name: 'Another strip' }).waitFor();
      await button(page, 'Start').click();
      await page.getByRole('listbox', { name: 'Rectangle, position (4 on the left, 0 above, 6 on the right): moves' }).waitFor();
      await says(page, '.lesson-progress', '0 of 1 tasks solved');
    });
  }],
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
      await says(page, '[role=alert]', 'the lesson in the link is damaged or incomplete');
      await accessible(page);
    });
    await anew(page, `#lesson=${packed(['A'], ['m', 'triangle:k=3:2,4,1', ''])}`, 'main.lesson');
    await part('says what is wrong with a position', async () => {
      await says(page, '[role=alert]', 'y may be at most');
    });
    await anew(page, `#lesson=${packed(['A'], ['m', 'nim:2,0,2', ''], ['m', 'nim:200,200,200', ''])}`, 'main.lesson');
    await part('a task that is a mistake of the teacher says so', async () => {
      await open(page, 0);
      await says(page, 'section.asked', 'No move wins here');
      await open(page, 1);
      await says(page, '.refused', 'This position is too large to check here');
    });
  });
});
