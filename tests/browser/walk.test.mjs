// Games by touch on a phone: the page does not scroll by itself when it moves the focus, and the board stays in sight. On piles tokens are
// touched, and then the pile that receives them; all that is touched is large enough for a finger.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { each, hasty, laboratory, says } from './page.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** A finger needs as many pixels. */
const FINGER = 44;
const play = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });

/** The scroll position of the page, the place of the board on the screen, and the height of its visible part. */
const seen = (page, board) =>
  page.locator(board).first().evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { scrolled: scrollY, top, visible: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
  });

/** Taps, and lets the page come to rest, after which the board must be seen as well as before. */
async function tap(page, board, [x, y]) {
  const before = await seen(page, board);
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  const after = await seen(page, board);
  // If the page above the board becomes shorter, the browser may scroll to keep the board at its place.
  const isStill = after.scrolled === before.scrolled || Math.abs(after.top - before.top) < 1;
  assert.ok(isStill, `the page has scrolled by itself: ${JSON.stringify([before, after])}`);
  assert.ok(after.visible >= before.visible - 1, `${after.visible} of ${before.visible} pixels of the board are left`);
}

const middleOf = async (button) => {
  const { x, y, width, height } = await button.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** The middle of the mark of a groove, and what the groove is. */
const marked = (page, groove) =>
  page.locator(groove).first().evaluate((groove) => {
    const mark = groove.querySelector('line, polyline, rect');
    const box = mark.getBBox();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(mark.getScreenCTM());
    return { place: [x, y], isPile: mark.tagName === 'rect' };
  });

/** Chooses a groove, or tokens and their pile, by touch. */
async function move(page, stage) {
  const board = `${stage} .board`;
  const { place, isPile } = await marked(page, `${stage} .groove`);
  await tap(page, board, place);
  if (isPile) {
    await tap(page, board, (await marked(page, `${stage} .groove.target`)).place);
  } else {
    await tap(page, board, await middleOf(page.locator(`${stage} .confirm`)));
  }
}

/** The user brings the board into sight before the game begins. */
const look = (page, board) => page.locator(board).first().evaluate((node) => node.scrollIntoView({ block: 'center' }));

const GAMES = ['chapter=strip', 'chapter=directions', 'chapter=slopes', 'chapter=stairs', 'chapter=sharing', 'bar=triangle:k=3:2,1,3'];

play.visit('a whole game by touch keeps the board in sight', '', (page) =>
  each(Object.fromEntries(GAMES.map((link) => [link, link])), async (link) => {
    await follow(page, `#${link}`);
    // A bar made by hand starts with one more button.
    if (link.startsWith('bar=')) await page.getByRole('button', { name: 'Play this bar' }).tap();
    await look(page, '.stage .board');
    let moves = 0;
    const label = () => page.locator('.stage .board').getAttribute('aria-label');
    while (!(await page.locator('.end-card').isVisible())) {
      const before = await label();
      await move(page, '.stage');
      moves += 1;
      assert.equal(await page.evaluate(() => document.activeElement.closest('.board, .end-card') !== null), true, 'the board has the focus');
      // “Your move” is also there before one's own move is drawn.
      await page.waitForFunction((before) => document.querySelector('.end-card')
        || (document.querySelector('.stage .board').getAttribute('aria-label') !== before && /Your move/.test(document.querySelector('.turn').innerText)), before);
    }
    assert.ok(moves >= 1);
    const { y } = await page.locator('.end-card h2').boundingBox();
    assert.ok(y >= 0 && y < PHONE.viewport.height, 'who has won is seen');
  }), { ...PHONE, before: hasty });

describe('a task of a lesson by touch keeps its board in sight', () => {
  const lesson = laboratory({ at: 'lesson.html', ready: '.sitting .drawing' });
  lesson.visit('and the focus', '#course=1&at=1', async (page) => {
    await look(page, '.sitting .board');
    await move(page, '.sitting');
    await says(page, '.sitting .turn', 'broke');
    assert.equal(await page.evaluate(() => document.activeElement.matches('.board')), true);
  }, PHONE);
});

describe('tokens', () => {
  const size = (groove) => {
    const { width, height } = groove.querySelector('rect').getBoundingClientRect();
    return [width, height];
  };

  play.visit('are touched, and then the pile; all of it is large enough, and a refusal says why', '#chapter=sharing&bar=sharing:0,2,5', async (page) => {
    await page.getByRole('button', { name: 'Play this bar' }).click();
    const board = '.stage .board';
    const turn = () => page.locator('.stage .chosen').innerText();
    await look(page, board);
    const { y: top, height } = await page.locator('.stage .drawing').boundingBox();
    // The lowest token that may be moved, near its left end, which was the way to another pile once.
    const token = await page.locator('.groove[aria-label^="Move 2 tokens from pile c"]').first().evaluate((groove) => {
      const { left, top, height } = groove.querySelector('rect').getBoundingClientRect();
      return [left + 2, top + height / 2];
    });
    await tap(page, board, token);
    assert.match(await turn(), /2 tokens: which pile receives them\?/);
    assert.deepEqual(await page.locator('.groove.target').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split(':')[0])), ['Move 2 tokens from pile c to pile a']);
    for (const name of ['One token fewer', 'One token more']) {
      const button = page.getByRole('button', { name, exact: true });
      const { width, height } = await button.boundingBox();
      assert.ok(width >= FINGER && height >= FINGER, `${name}: ${width} × ${height}`);
    }
    await tap(page, board, await middleOf(page.getByRole('button', { name: 'One token more', exact: true })));
    assert.match(await turn(), /Not possible: pile a would have more tokens \(3\) than pile c \(2\)\./);
    await tap(page, board, await middleOf(page.getByRole('button', { name: 'One token fewer', exact: true })));
    assert.match(await turn(), /1 token: which pile receives it\?/);
    const targets = await page.locator('.groove.target').evaluateAll((all, size) => all.map(new Function(`return ${size}`)()), `${size}`);
    assert.equal(targets.length, 2);
    for (const [width, height] of targets) assert.ok(width >= FINGER && height >= FINGER, `${width} × ${height}`);
    // An empty pile is touched, too: near the upper end of its column.
    const [x] = (await marked(page, '.groove.target')).place;
    await tap(page, board, [x, top + height * 0.1]);
    await page.waitForFunction(() => /\(1, 2, 4\)|a = 1, b = 2, c = 4/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
  }, PHONE);

  play.visit('are chosen by mouse and put back', '#chapter=sharing&bar=sharing:0,2,5', async (page) => {
    await page.getByRole('button', { name: 'Play this bar' }).click();
    const token = await marked(page, '.groove[aria-label^="Move 1 token from pile c"]');
    await page.mouse.click(...token.place);
    await says(page, '.stage .chosen', '1 token: which pile receives it?');
    assert.equal(await page.locator('.landing').count(), 2);
    await page.keyboard.press('Escape');
    assert.deepEqual([await page.locator('.landing').count(), await page.locator('.stage .chosen').innerText()], [0, '']);
    await page.mouse.click(...token.place);
    await page.getByRole('button', { name: 'One token fewer', exact: true }).click();
    assert.equal(await page.locator('.landing').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.matches('.board')), true);
  });
});
