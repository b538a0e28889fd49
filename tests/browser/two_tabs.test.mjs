// The same page in two tabs of one device: work in one is not lost when the other goes on.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wordOf } from './codes.mjs';
import { holds } from './figures.mjs';
import { begun, loaded, open, says, withBrowser } from './page.mjs';

const home = withBrowser();
const LESSON = wordOf([['Two questions'], ['w', 'nim:2,0,2', ''], ['w', 'nim:2,0,3', '']]);

/** Two tabs with these addresses, for one test. */
async function tabs(t, addresses, ready) {
  const { page, context, complaints } = await open(home.browser, home.server.url + addresses[0], { ready });
  t.after(() => context.close());
  const other = await context.newPage();
  await other.goto(home.server.url + addresses[1]);
  await other.locator(ready).first().waitFor();
  return { first: page, second: other, complaints };
}

describe('two tabs', () => {
  test('of a lesson: what is solved in either is solved in both, and after a reload', async (t) => {
    const { first, second, complaints } = await tabs(t, [`lesson.html#lesson=${LESSON}&at=1`, `lesson.html#lesson=${LESSON}&at=2`], '.asked:visible');
    const answer = (page, at, name) => page.locator('.asked').nth(at).getByRole('button', { name }).click();
    const solved = (page, count) => holds(async () => assert.equal(await page.locator('.lesson-steps .solved').count(), count));
    await answer(first, 0, /The other player/);
    for (const page of [first, second]) await solved(page, 1);
    await answer(second, 1, /The player who moves first/);
    for (const page of [second, first]) await solved(page, 2);
    const code = (page) => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('bittersweet.work.'))[1]);
    assert.equal(await code(first), await code(second));
    for (const page of [first, second]) {
      await page.reload();
      await solved(page, 2);
    }
    assert.deepEqual(complaints, []);
  });

  test('of a lesson: an explanation is followed while it is typed, and work that is removed stays removed', async (t) => {
    const word = wordOf([['A strip'], ['e', 'Why is that so?', 'Equal ends can be kept equal.']]);
    const { first, second, complaints } = await tabs(t, [`lesson.html#lesson=${word}&at=1`, `lesson.html#lesson=${word}&at=1`], '.asked');
    const text = (page) => page.locator('.own-answer textarea, .asked textarea').first();
    const written = 'They stay equal as long as I answer.';
    await text(first).pressSequentially(written);
    await holds(async () => assert.equal(await text(second).inputValue(), written));
    assert.equal(await text(first).inputValue(), written);
    await first.reload();
    await holds(async () => assert.equal(await text(first).inputValue(), written));
    await first.getByRole('button', { name: 'Next', exact: true }).click();
    await first.getByRole('button', { name: 'Start again', exact: true }).click();
    await first.getByRole('button', { name: 'Remove and start again', exact: true }).click();
    for (const page of [first, second]) await holds(async () => assert.equal(await text(page).inputValue(), ''));
    await first.reload();
    assert.equal(await text(first).inputValue(), '');
    assert.deepEqual(complaints, []);
  });

  test('of Teach: a draft is followed, and another draft is not lost', async (t) => {
    const { first, second, complaints } = await tabs(t, ['teach.html#tab=lesson', 'teach.html#tab=lesson'], '#lesson-title');
    const title = (page) => page.locator('#lesson-title');
    await title(second).fill('My lesson');
    await holds(async () => assert.equal(await title(first).inputValue(), 'My lesson'));
    await title(first).fill('My lesson, again');
    await holds(async () => assert.equal(await title(second).inputValue(), 'My lesson, again'));
    // A link opens another lesson in one of them, which is then edited.
    await second.evaluate((word) => void (location.hash = `#tab=lesson&lesson=${word}`), LESSON);
    await holds(async () => assert.equal(await title(second).inputValue(), 'Two questions'));
    await title(second).fill('Three questions');
    await title(first).fill('Mine');
    await second.close();
    await first.reload();
    await says(first, 'main', 'This device has saved another lesson');
    assert.deepEqual(complaints, []);
  });

  test('of Teach: a worksheet and words for the teacher are followed while they are typed', async (t) => {
    const { first, second, complaints } = await tabs(t, ['teach.html#tab=print', 'teach.html#tab=print'], '.sheet');
    const title = (page) => page.locator('#sheet-title');
    // A worksheet is kept from its first change on.
    await title(first).fill('A');
    await holds(async () => assert.equal(await first.evaluate(() => localStorage.getItem('bittersweet.sheet') !== null), true));
    await second.reload();
    // A page goes on with the sheet of its address: the second one has the old sheet there until it follows the first one.
    await loaded(second, '.sheet');
    const written = 'A sheet for the class of this morning';
    await title(first).fill('');
    await title(first).pressSequentially(written);
    await holds(async () => assert.equal(await title(second).inputValue(), written));
    assert.equal(await title(first).inputValue(), written);
    await title(second).fill('Another one');
    await holds(async () => assert.equal(await title(first).inputValue(), 'Another one'));
    await first.reload();
    await holds(async () => assert.equal(await title(first).inputValue(), 'Another one'));
    // The same with the words for the teacher of a lesson.
    for (const page of [first, second]) await page.evaluate(() => void (location.hash = '#tab=lesson'));
    const guide = (page) => page.locator('#lesson-guide');
    await first.locator('#lesson-title').fill('A lesson');
    await first.locator('.for-teacher summary').click();
    await guide(first).fill('The');
    await second.reload();
    await begun(second);
    await second.locator('.for-teacher summary').click();
    await guide(first).fill('');
    await guide(first).pressSequentially('The aim of the lesson');
    await holds(async () => assert.equal(await guide(second).inputValue(), 'The aim of the lesson'));
    await guide(second).fill('Another aim');
    await holds(async () => assert.equal(await guide(first).inputValue(), 'Another aim'));
    assert.deepEqual(complaints, []);
  });

  test('of Play: both chapters stay won', async (t) => {
    const games = ['#chapter=strip&bar=nim:4,0,6;z4;x3;z3;x0&with=nib', '#chapter=slopes&bar=triangle:k=3:4,3,6;y1;y0;z0;x2&with=nib'];
    const { first, second, complaints } = await tabs(t, games, '#app:not(:has(.late)) .stage .drawing');
    for (const page of [first, second]) {
      for (let count = 0; !(await page.locator('.end-card').isVisible()) && count < 20; count += 1) {
        await page.locator('.turn').filter({ hasText: 'Your move' }).or(page.locator('.end-card')).first().waitFor();
        if (await page.locator('.end-card').isVisible()) break;
        while (!(await page.locator('.confirm').count())) {
          const before = await page.locator('.turn').innerText();
          await page.getByRole('button', { name: 'Hint', exact: true }).and(page.locator(':not([aria-disabled=true])')).click();
          await page.waitForFunction((before) => document.querySelector('.turn').innerText !== before, before);
        }
        const before = await page.evaluate(() => location.hash);
        await page.locator('.stage .board').focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((before) => location.hash !== before, before);
      }
      await says(page, '.end-card h2', 'You won!');
    }
    await holds(async () => assert.deepEqual((await first.evaluate(() => localStorage.getItem('bittersweet.won'))).split(',').sort(), ['slopes', 'strip']));
    assert.deepEqual(complaints, []);
  });
});
