// The steps of a visitor in each page, for the test of pages that are translated. No step looks for words.
import assert from 'node:assert/strict';
import { enter, typePosition } from './figures.mjs';
import { bar } from './rules.mjs';

const packed = (...records) => `1.${Buffer.from(records.map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const LESSON = packed(['A strip'], ['t', 'Break the bar.'], ['m', 'nim:2,0,3', 'Look at both ends.'], ['w', 'nim:2,0,2', ''], ['r', 'nim:2,0,3', 'z', '3', 'values', ''], ['f', 'nim:2,0,3', 'positions', '4', 'x = z', ''], ['e', 'Why is that so?', 'Equal ends can be kept equal.']);

/** Makes the first move that the arrow key finds on this board. */
async function move(page, board, key = 'ArrowRight') {
  await board.focus();
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

/** The steps of a visitor in each page. After a step, `same` compares all that can be read with the same step without a translator. */
export const WALKS = {
  play: ['#chapter=strip', '#app:not(:has(.late)) .stage .drawing', async (page, same) => {
    await page.locator('.act .primary').click();
    for (let moves = 2; (await page.locator('.end-card').count()) === 0; moves += 2) {
      await move(page, page.locator('.stage .board'));
      await page.waitForFunction((moves) => document.querySelector('.end-card') || location.hash.split(';').length > moves, moves);
      await same();
    }
    await page.locator('.end-card .choices button').first().click();
    await same();
    await page.locator('.back').click();
    await page.locator('a.chapter').first().click();
    await same();
  }],
  explore: ['explore.html#g=triangle:k=3:6,2,8&n=12', '.board-panel', async (page, same) => {
    await same();
    for (const k of [5, 7]) {
      await page.locator('#k-slider-input').fill(`${k}`);
      const value = bar(k).value([6, 2, 8]);
      await page.locator('.value mn').filter({ hasText: new RegExp(`^${value}$`) }).waitFor();
      await same();
    }
    for (const figure of [1, 2, 0]) {
      await page.locator('.chooser button').nth(figure).click();
      await same();
    }
    // With words of another length a cell of the table comes under the mouse.
    await page.mouse.move(0, 0);
    await move(page, page.locator('.board-panel .board'));
    await page.waitForFunction(() => document.querySelector('#notation').value === 'triangle:k=7:5,1,8');
    await same();
  }],
  laboratory: ['laboratory.html', '.claims', async (page, same) => {
    for (const section of ['map', 'sweep', 'foundry', 'certificates']) {
      await page.evaluate((section) => { location.hash = `show=${section}`; }, section);
      await page.locator('.sections').waitFor();
      await same();
    }
    await page.locator('.sections a').first().click();
    await page.locator('.paper h3 button').first().click();
    await page.locator('.statements').waitFor();
    await same();
    await page.locator('[id="claim-triangular:7.3"] .name').click();
    await page.locator('[id="n-triangular:7.3"]').fill('20');
    await page.locator('[id="run-triangular:7.3"]').click();
    await page.locator('[id="claim-triangular:7.3"] .told').waitFor();
    await same();
  }],
  bench: ['bench.html#formula=x_xor_y_xor_z_=_0&rules=triangle:k=3', '.test .told', async (page, same) => {
    await same();
    await page.locator('#prove').click();
    await page.locator('.proof .told').waitFor();
    await same();
    await page.evaluate(() => { location.hash = 'show=logic'; });
    await page.locator('.sections a[href="bench.html"]').waitFor();
    await same();
  }],
  papers: ['papers.html#article=variants', '.papers > .story', async (page, same) => {
    await same();
    await page.locator('.scrub').first().fill('3');
    await same();
    for (const answer of [0, 1]) {
      await page.locator('.ask button').nth(answer).click();
      await same();
    }
    await page.evaluate(() => (location.hash = 'paper=sharing'));
    await page.locator('.entry').first().waitFor();
    // Away from every figure: one that is pointed at shows another column.
    await page.mouse.move(0, 0);
    // A figure is drawn when it comes near; which ones were near by themselves depends on how fast the page was.
    for (const figure of await page.locator('main figure:visible').all()) await figure.scrollIntoViewIfNeeded();
    await same();
  }],
  teach: ['teach.html#g=nim:4,0,6', 'main.teach', async (page, same) => {
    for (const part of ['frame', 'lesson', 'class', 'print', 'course', 'link']) {
      await enter(page, part);
      // The course is fetched.
      if (part === 'course') await page.locator('.course-list').waitFor();
      // The smaller bars of a worksheet are solved.
      if (part === 'print') await page.locator('.sheet .smaller-bars').first().waitFor();
      await same();
    }
    await typePosition(page, 'triangle:k=3:2,4,1');
    await same();
  }],
  lesson: [`lesson.html#lesson=${LESSON}&at=1`, 'main.lesson section.asked', async (page, same) => {
    const task = (place) => page.locator('section.asked').nth(place);
    const check = (place) => task(place).locator('.lesson-foot button:not(.step)').first().click();
    // Goes on to the next task.
    const solved = async (place) => {
      await page.locator(`.lesson-steps li:nth-child(${place + 1}) .solved`).waitFor();
      await task(place).locator('.lesson-foot button').last().click();
    };
    await task(0).locator('.lesson-foot button:not(.step, [aria-disabled="true"])').waitFor();
    await same();
    await move(page, task(0).locator('.board'));
    await task(0).locator('.verdict.wrong').waitFor();
    await same();
    await check(0);
    await move(page, task(0).locator('.board'), 'ArrowLeft');
    await solved(0);
    await task(1).locator('.answers button').nth(1).click();
    await solved(1);
    for (const [place, value] of ['2', '3', '1', '1'].entries()) await task(2).locator('input').nth(place).fill(value);
    await check(2);
    await task(2).locator('.verdict.wrong').waitFor();
    await same();
    await task(2).locator('input').nth(2).fill('0');
    await check(2);
    await solved(2);
    await task(3).locator('input').fill('x = z');
    await page.keyboard.press('Enter');
    await solved(3);
    await same();
    await task(4).locator('textarea').fill('The ends stay equal.');
    await check(4);
    await solved(4);
    await same();
    assert.match(await page.locator('#code-link').inputValue(), /work=SWEET-[0-9A-Z-]{20,}$/);
    assert.equal(await page.locator('#code-link[translate="no"]').count(), 1);
  }],
  frame: ['host.html', 'iframe', async (page, same, frame) => {
    const ask = (fields) => page.evaluate((fields) => new Promise((done) => {
      addEventListener('message', function hear({ data }) {
        if (data.id !== fields.id) return;
        removeEventListener('message', hear);
        done(data.ok);
      });
      document.querySelector('iframe').contentWindow.postMessage({ bittersweet: 1, ...fields }, '*');
    }), { id: `${Math.random()}`, ...fields });
    await same();
    assert.equal((await ask({ do: 'play', move: 'x4' })).position, 'triangle:k=3:4,3,7');
    await same();
    assert.equal((await ask({ do: 'evaluate' })).grundy, bar(3).value([4, 3, 7]));
    await move(page, frame.locator('.board'));
    assert.equal((await ask({ do: 'hello' })).position, 'triangle:k=3:3,3,7');
    await same();
    assert.equal((await ask({ do: 'set', view: 'table' })).position, 'triangle:k=3:3,3,7');
    await frame.locator('.numbers').waitFor();
    await same();
  }],
};
