// A game between two devices that have nothing in common but what one hands to the other: links and short texts.
import assert from 'node:assert/strict';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';

/** The program has taken over from the HTML. */
const ready = '#app:not(:has(.late)) .stage .drawing';
const { visits } = laboratory({ at: '', ready });
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const turn = (page, text) => says(page, '.turn', text);
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** Makes a move by keyboard, whose name begins so. */
async function cut(page, name) {
  const groove = page.locator(`.groove[aria-label^="${name}"]`);
  await groove.first().waitFor({ state: 'attached' });
  const id = await groove.first().getAttribute('id');
  const label = await page.locator('.stage .board').getAttribute('aria-label');
  await page.locator('.stage .board').focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 30; step += 1) {
    const active = await page.locator('.stage .board').getAttribute('aria-activedescendant');
    if (active === id) break;
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((before) => document.querySelector('.stage .board').getAttribute('aria-activedescendant') !== before, active);
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('.stage .board').getAttribute('aria-label') !== before, label);
}
/** Begins a game with a friend far away. */
async function invite(page) {
  await button(page, 'Other players').click();
  await page.locator('.foe').filter({ hasText: 'A friend on another device' }).click();
  await button(page, 'Begin').click();
}
/** A list of programs to which links can be sent, which this browser has not: it keeps the link. */
const programs = () => {
  navigator.share = async ({ url }) => {
    window.sent = url;
  };
};
/** Hands the game over, by one press; returns the link and the text to be read out. */
async function hand(page, name = 'Send my move') {
  await page.locator('.hand-over .qr').waitFor();
  await page.evaluate(programs);
  await button(page, name).click();
  const link = await (await page.waitForFunction(() => window.sent)).jsonValue();
  await page.evaluate(() => delete window.sent);
  const short = page.locator('.hand-over .aloud');
  return { link, text: (await short.count()) ? await short.textContent() : null };
}
/** Opens the field for the friend's move, and types into it. */
async function hear(page, text, summary = 'Your friend’s move') {
  const field = page.locator('#heard');
  if (!(await field.isVisible())) await page.locator('summary', { hasText: summary }).click();
  await field.fill(text);
  if (summary !== 'Your friend’s move') return;
  await button(page, 'Make this move').click();
}
/** A second device: nothing of the first is known there. */
async function device(context, link, options = phone) {
  const other = await context.browser().newContext({ serviceWorkers: 'block', ...options });
  const page = await other.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link);
  await page.locator(ready).waitFor();
  const close = async () => {
    assert.deepEqual(complaints, []);
    await other.close();
  };
  return { page, close };
}
async function accessible(page) {
  assert.deepEqual(await violations(page), []);
}
/** Nothing is wider than the window. */
const fits = async (page) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the window');

visits('two people far away from each other', {
  'play a whole game by links, by typed moves, and once more with the other beginning': ['#chapter=strip', async (page, context) => {
    await invite(page);
    await turn(page, 'Your move.');
    await cut(page, 'Break off 2 pieces on the right');
    await turn(page, 'You broke 2 off the right. Your friend is to move.');
    assert.equal(await page.locator('.stage .hint').isVisible(), false, 'words over the code to scan');
    await says(page, 'h1', 'Now it is your friend’s turn.');
    await accessible(page);
    const first = await hand(page);
    assert.match(first.link, /#chapter=strip&bar=nim:2,0,4;z2&with=far&game=\d+$/);
    assert.match(first.text, /^1 z2 [A-Z]{2}$/);
    await accessible(page);
    await fits(page);

    // The friend opens the link.
    const { page: other, close } = await device(context, first.link);
    await turn(other, 'Your friend broke 2 off the right. Your move.');
    await says(other, 'h1', 'Your friend has moved. Your turn!');
    // An invited friend reads the rule above the bar, and sees both without scrolling.
    await says(other, '.head .three', 'Leave only the bitter piece, and you win');
    const [rule, bar] = [await other.locator('.head .three').boundingBox(), await other.locator('.stage .drawing').boundingBox()];
    assert.ok(rule.y + rule.height <= bar.y && bar.y + bar.height <= phone.viewport.height, JSON.stringify([rule, bar]));
    assert.equal(await other.locator('.hand-over').count(), 0);
    await cut(other, 'Break off 2 pieces on the left');
    assert.equal(await other.locator('.head .three').count(), 0);
    const second = await hand(other);
    await fits(other);

    // The answer is read out and typed; first with mistakes.
    for (const [wrong, said] of [
      ['', 'Type your friend’s move first.'],
      ['x0', 'is not a move, a link or a game'],
      [second.text.replace('2 ', '3 '), 'You typed move 3, but move 2 comes next.'],
      [second.text.replace('x0', 'x9'), 'x9'],
      [second.text.replace('x0', 'x1'), 'The two letters at the end do not match'],
    ]) {
      await hear(page, wrong);
      await says(page, '#heard-wrong', said);
      assert.match(await page.locator('.stage .board').getAttribute('aria-label'), /2 on the left, 0 above, 2 on the right/);
    }
    await accessible(page);
    await hear(page, second.text.toLowerCase());
    await turn(page, 'Your friend broke 2 off the left. Your move.');
    await page.waitForFunction(() => document.activeElement?.classList.contains('board'));

    // The last move, pasted as a link.
    await cut(page, 'Break off 2 pieces on the right');
    await says(page, '.end-card h2', 'You won!');
    assert.equal(await button(page, 'Play again').count(), 0, 'first the friend has to get the move');
    const third = await hand(page);
    await accessible(page);
    await hear(other, third.link);
    await says(other, '.end-card h2', 'Your friend has won.');
    // The friend had a P-position at each move, so there is no moment at which another move would have won.
    assert.equal(await other.locator('.end-card .moment').count(), 0);
    await accessible(other);
    await fits(other);

    // Once more: now the friend begins.
    await button(other, 'Play again').click();
    await turn(other, 'Your move.');
    await cut(other, 'Break off 1 piece on the right');
    const again = await hand(other);
    assert.notEqual(again.link.match(/game=\d+/)[0], first.link.match(/game=\d+/)[0]);
    await page.goto(again.link);
    await turn(page, 'Your friend broke 1 off the right. Your move.');
    await close();
  }, phone],
  'keep their sides: a link opened where it was made shows that the friend is to move': ['#chapter=strip', async (page) => {
    await invite(page);
    await cut(page, 'Break off 2 pieces on the right');
    await button(page, 'Undo').click();
    await turn(page, 'Your move.');
    await cut(page, 'Break off 3 pieces on the right');
    assert.equal(await button(page, 'Undo').getAttribute('aria-disabled'), 'true', 'a move is taken back once');
    const { link } = await hand(page);
    await page.reload();
    await page.locator('.hand-over .qr').waitFor();
    await turn(page, 'Your friend is to move.');
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.hand-over .qr').waitFor();
    await turn(page, 'Your friend is to move.');
    // The bar waits.
    const label = await page.locator('.stage .board').getAttribute('aria-label');
    await page.locator('.stage .board').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('.stage .board').getAttribute('aria-label'), label);
  }],
  'are asked when a link does not go on from the game here': ['#chapter=strip', async (page, context) => {
    await invite(page);
    await cut(page, 'Break off 2 pieces on the right');
    const { link } = await hand(page);
    const { page: other, close } = await device(context, link);
    await cut(other, 'Break off 2 pieces on the left');
    const answer = (await hand(other)).link;
    for (const [altered, said] of [
      [answer.replace('nim:2,0,4', 'nim:3,0,4'), 'begins with a different position'],
      [answer.replace(';x0', ''), 'The link has only 1 move'],
      [answer.replace(';x0', ';x1'), 'Move 2 is x1 in the link, but x0 on this device'],
    ]) {
      await other.goto(altered);
      await says(other, '.doubt', said);
      await accessible(other);
      await fits(other);
      await button(other, 'Keep the game on this device').click();
      await other.locator('.doubt').waitFor({ state: 'detached' });
      await turn(other, 'Your friend is to move.');
      assert.equal(await other.evaluate(() => location.href), answer);
    }
    await other.goto(answer.replace(';x0', ';x1'));
    await button(other, 'Take the game in the link').click();
    await page.waitForFunction(() => document.querySelector('.doubt') === null);
    await other.waitForFunction(() => location.hash.includes(';x1'));
    await close();
  }],
  'can let the friend begin, also in Japanese': ['#chapter=strip&lang=ja', async (page, context) => {
    await button(page, 'ほかの相手').click();
    await page.locator('.foe').filter({ hasText: 'はなれたところにいる友だち' }).click();
    await button(page, 'ほかの相手').click();
    await button(page, '友だちが先').click();
    await turn(page, '友だちの番です。');
    const { link } = await hand(page, 'ゲームを送る');
    await accessible(page);
    await fits(page);
    const { page: other, close } = await device(context, link, { ...phone, locale: 'ja' });
    await turn(other, 'あなたの番です。');
    await cut(other, '右');
    await hear(page, (await hand(other, '自分の手を送る')).text, '友だちの手');
    await button(page, 'この手を打つ').click();
    await turn(page, 'あなたの番です。');
    await close();
  }, phone],
});
