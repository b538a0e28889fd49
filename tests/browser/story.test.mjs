// Play: the landing page, a game against a computer that is seen to move, its end, and what is left of it after a reload.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { anew, begun, hasty, laboratory, part, says, settled } from './page.mjs';

/** The program has taken over from the HTML. */
const ready = '#app:not(:has(.late)) .stage .drawing';
const { visit, visits } = laboratory({ at: '', ready });
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const turn = (page, text) => says(page, '.turn', text);
const begin = (page) => page.getByRole('button', { name: 'Play against Nib' }).click();
/** A point on the groove of a move, near its foot. */
const placeOf = (page, name) =>
  page.locator(`.groove[aria-label^="${name}"] :is(line, polyline, rect)`).first().evaluate((mark) => {
    const read = (key) => Number(mark.getAttribute(key));
    const [from, until] =
      mark.tagName === 'polyline' ? [...mark.points].map(({ x, y }) => [x, y]) : [[read('x1'), read('y1')], [read('x2'), read('y2')]];
    const near = (axis) => from[axis] + 0.1 * (until[axis] - from[axis]);
    const [x, y] = mark.tagName === 'rect' ? [read('x') + read('width') / 2, read('y') + read('height') / 2] : [near(0), near(1)];
    const point = new DOMPoint(x, y).matrixTransform(mark.getScreenCTM());
    return [point.x, point.y];
  });
/** Makes a move with the mouse: the first press lifts the part, the second one breaks it off. */
async function cut(page, name) {
  await page.locator(`.groove[aria-label^="${name}"]`).first().waitFor({ state: 'attached' });
  const place = await placeOf(page, name);
  await page.mouse.click(...place);
  await page.locator('.confirm').waitFor();
  await page.mouse.click(...place);
}
/** The name of a break of `count` pieces. */
const off = (count, side) => `Break off ${count} ${count === 1 ? 'piece' : 'pieces'} on the ${side}`;
/** The description of the board, in words. */
const label = (page) => page.locator('.stage .board').getAttribute('aria-label');
/** Waits until a move has been answered, or the game is over. “Your move” is also there before one's own move is drawn. */
const answered = (page, before) =>
  page.waitForFunction((before) => document.querySelector('.end-card')
    || (document.querySelector('.stage .board').getAttribute('aria-label') !== before && /Your move/.test(document.querySelector('.turn').innerText)), before);
/** The number of buttons, links and fields that are seen without scrolling. */
const controls = (page) =>
  page.locator('a, button, input, select, textarea, summary, [role=listbox]').evaluateAll((all) =>
    all.filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      return width > 1 && bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
    }).length,
  );
const places = (page, what) =>
  page.locator(what).evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

visits('the landing page', {
  'has a small bar, one sentence, one button, at most twelve controls, does not move while the program takes over, and one’s own bar is one tap away': ['', async (page) => {
    await part('does not move while the program takes over', async () => {
      const shift = await page.evaluate(
        () =>
          new Promise((done) => {
            new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
          }),
      );
      assert.equal(shift, 0);
    });
    await part('has a small bar, one sentence, one button, and at most twelve controls', async () => {
      assert.equal(await page.locator('.primary').count(), 1);
      const { width, height } = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      assert.ok((await controls(page)) <= 12, `${await controls(page)} controls`);
      // The rooms are behind a button there.
      await page.getByRole('button', { name: 'Rooms' }).click();
      assert.deepEqual(await page.locator('.rooms a:visible').allInnerTexts(), ['Explore', 'Laboratory', 'Papers', 'Teach']);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('.rooms a:visible').count(), 0);
      await page.setViewportSize({ width, height });
      assert.ok((await page.locator('main').innerText()).split(/\s+/).length <= 80);
      const text = await page.locator('main').innerText();
      assert.doesNotMatch(text, /[PN]-position|Grundy|𝒢|nim-sum/);
      assert.equal(await page.locator('.lead').innerText().then((lead) => lead.match(/[.]/g).length), 1);
    });
    await part('a bar of one’s own is one tap away, and is made by buttons', async () => {
      await page.getByRole('link', { name: 'Your own bar' }).click();
      await says(page, 'h1', 'Your own bar');
      const size = () => page.locator('.stage .board').getAttribute('aria-label');
      assert.match(await size(), /\(2, 3, 4\)/);
      for (const _ of [1, 2]) await page.getByRole('button', { name: 'Lengthen: left' }).click();
      await page.waitForFunction(() => /\(4, 3, 4\)/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
      await page.goBack();
      await page.waitForFunction(() => /\(3, 3, 4\)/.test(document.querySelector('.stage .board').getAttribute('aria-label')));
    });
  }],
  'leads to the other rooms, is opened from Explore with its bar, and opens old links': ['', async (page) => {
    await part('leads to the other rooms', async () => {
      for (const [name, file] of [['Explore', 'explore.html'], ['Laboratory', 'laboratory.html'], ['Teach', 'teach.html']]) {
        await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name }).click();
        await page.waitForURL((url) => url.pathname.endsWith(file));
        await page.getByRole('navigation', { name: 'Rooms' }).locator('[aria-current=page]').filter({ hasText: name }).waitFor();
      }
      await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Play' }).click();
      await page.locator(ready).waitFor();
    });
    await part('a game goes along through a room that shows none', async () => {
      await page.goto(new URL('explore.html#g=step:k=4,s=2:6,2,9', page.url()).href);
      const room = (name) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name });
      await settled(page);
      await room('Papers').click();
      await page.waitForURL(/papers\.html/);
      // The HTML of a room has no game in hand yet.
      await settled(page);
      await room('Play').click();
      await page.waitForFunction(() => /\(6, 2, 9\)/.test(document.querySelector('.bar-maker .board')?.getAttribute('aria-label')));
    });
    await part('has no sums, so Explore leads to its first bar from one', async () => {
      await page.goto(new URL('explore.html#g=nim:1,2,3 + nim:3,2,1', page.url()).href);
      await page.locator('.parts').waitFor();
      assert.equal(await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Play' }).getAttribute('href'), './');
    });
    await part('opens what an old link of the main page opened', async () => {
      await page.goto(new URL('./#g=nim:3,7,4&n=30', page.url()).href);
      await page.waitForFunction(() => location.pathname.endsWith('explore.html') && location.hash === '#g=nim:3,7,4&n=30');
      await begun(page);
      assert.equal(await page.locator('#notation').inputValue(), 'nim:3,7,4');
    });
  }],
});

describe('a pupil with a phone', () => {
  visit('sees all without scrolling, and wins a first game by the hints in at most 10 taps', '', async (page) => {
    let taps = 0;
    const tap = async (place) => {
      taps += 1;
      await (Array.isArray(place) ? page.touchscreen.tap(...place) : place.tap());
    };
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(scrolled <= 740, `${scrolled} pixels`);
    await tap(page.getByRole('button', { name: 'Play against Nib' }));
    await part('sees the bar, whose turn it is and undo without scrolling', async () => {
      await turn(page, 'Your move');
      for (const what of ['.stage .board', '.turn', '.tools button']) {
        const { y, height } = await page.locator(what).first().boundingBox();
        assert.ok(y >= 0 && y + height <= 740, `${what}: ${y} to ${y + height}`);
      }
    });
    const board = await places(page, '.stage .board');
    while (!(await page.locator('.end-card').count())) {
      while (!(await page.locator('.confirm').count())) {
        const before = await page.locator('.turn').innerText();
        await tap(page.getByRole('button', { name: 'Hint' }));
        await page.waitForFunction((text) => document.querySelector('.turn').innerText !== text, before);
      }
      assert.match(await page.locator('.turn').innerText(), /^Break off \d+ pieces? on the (left|right); \d+ stays?\.$/);
      const before = await label(page);
      await tap(page.locator('.confirm'));
      await answered(page, before);
      assert.deepEqual(await places(page, '.stage .board'), board, 'the board keeps its place');
    }
    await says(page, '.verdict h2', 'You won!');
    assert.ok(taps <= 10, `${taps} taps`);
    const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
    assert.ok(shift <= 0.02, `moved by ${shift}`);
    // The first of the two games of the chapter.
    assert.match(await page.locator('.chapter[aria-current]').innerText(), /1 of 2 won/);
    await tap(page.getByRole('button', { name: 'Next: who begins?' }));
    for (const name of ['I begin', 'Nib begins']) await page.getByRole('button', { name }).waitFor();
  }, { ...phone, before: async (page) => {
    await hasty(page);
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        window.shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput).map((entry) => entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
  } });

  const lost = '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir';
  visit('loses, sees the chance, tries from there, and wins', lost, async (page) => {
    await says(page, '.verdict h2', 'Noir has won.');
    // (2, 0, 5): equal ends would have won.
    await page.getByRole('img', { name: 'Break off 3 pieces on the right; 5 stay' }).waitFor();
    await page.getByRole('button', { name: 'Why?' }).click();
    await says(page, '.reason', 'Make both ends equally long');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.locator('.end-card').waitFor({ state: 'detached' });
    let before = await label(page);
    await cut(page, off(3, 'right'));
    await answered(page, before);
    while (!(await page.locator('.end-card').count())) {
      // As much from the other end.
      const sizes = (await page.locator('.stage .board').getAttribute('aria-label')).match(/\d+/g).map(Number);
      const [left, right] = [sizes[0], sizes[2]];
      before = await label(page);
      await cut(page, left > right ? off(left - right, 'left') : off(right - left, 'right'));
      await answered(page, before);
    }
    await says(page, '.verdict h2', 'You won!');
  }, { before: hasty });
});

describe('the opponent', () => {
  visit('thinks, points at a groove, breaks it, leaves an outline and words, moves nothing else, and begins when it is asked to', '#chapter=directions', async (page) => {
    await part('thinks, points at a groove, breaks it, and leaves an outline and words', async () => {
      await begin(page);
      // Noted in the page: a sign that is seen for less than a second could be gone when the test looks.
      await page.evaluate(() => {
        window.seen = [];
        const look = () => {
          const count = (what) => document.querySelectorAll(what).length;
          window.seen.push({ turn: document.querySelector('.turn')?.innerText ?? '', outlines: count('.outline'), chosen: count('.board .groove.selected') });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await cut(page, off(8, 'left'));
      await turn(page, /I broke \d+ off the (left|top|right)\. Your move/);
      assert.equal(await page.locator('.outline').count(), 1);
      const seen = (text) => page.evaluate((text) => window.seen.filter(({ turn }) => turn.includes(text)), text);
      const [thinking, choosing] = [await seen('Nib is thinking'), await seen('Nib chooses this move')];
      assert.ok(thinking.length > 0 && thinking.every(({ outlines }) => outlines === 0), JSON.stringify(thinking));
      assert.ok(choosing.length > 0 && choosing.every(({ chosen }) => chosen === 1), JSON.stringify(choosing));
    });
    await follow(page, '#chapter=slopes');
    await part('does not move the stage or the buttons: not one of them in a whole game', async () => {
      await begin(page);
      await turn(page, 'Your move');
      const watched = '.stage .board, .stage .drawing, .tools button, .foe-button';
      const before = [await places(page, watched), await page.locator('.stage .drawing').getAttribute('viewBox')];
      await page.locator('.board').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await turn(page, /broke.*Your move/);
      assert.deepEqual([await places(page, watched), await page.locator('.stage .drawing').getAttribute('viewBox')], before);
    });
    await follow(page, '#chapter=strip');
    await part('begins when it is asked to', async () => {
      await page.getByRole('button', { name: 'Other players' }).click();
      await page.getByRole('button', { name: 'Let Nib go first' }).click();
      await turn(page, /I broke \d+ off the (left|right)\. Your move/);
      await page.waitForURL(/first=opponent/);
    });
  });
});

describe('a game', () => {
  visit('comes back after a reload, is played with the keyboard and sent as a puzzle, and a link that cannot be opened is explained', '#chapter=strip', async (page, context) => {
    await part('comes back with its moves after a reload', async () => {
      await begin(page);
      await cut(page, off(1, 'right'));
      await turn(page, /I broke.*Your move/);
      const hash = await page.evaluate(() => location.hash);
      const label = await page.locator('.stage .board').getAttribute('aria-label');
      await page.reload();
      await page.locator(ready).waitFor();
      await turn(page, /I broke.*Your move/);
      assert.equal(await page.locator('.stage .board').getAttribute('aria-label'), label);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForFunction((before) => location.hash !== before, hash);
      assert.match(await page.locator('.stage .board').getAttribute('aria-label'), /2 on the left, 0 above, 4 on the right/);
    });
    await follow(page, '#chapter=directions');
    await part('is played with the keyboard, and every move is said', async () => {
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Play against Nib' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.classList.contains('board'));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await turn(page, /I broke.*Your move/);
      assert.equal(await page.locator('.turn').getAttribute('role'), 'status');
    });
    await follow(page, '#bar=nim:4,0,6;z4;x0;z0');
    await part('that was won is sent as a puzzle', async () => {
      await says(page, '.end-card', 'You needed 2 moves.');
      await page.getByText('Send this bar as a puzzle').click();
      await page.evaluate(() => {
        navigator.share = async ({ url }) => {
          window.sent = url;
        };
      });
      await page.getByRole('button', { name: 'Send the puzzle' }).click();
      const link = await (await page.waitForFunction(() => window.sent)).jsonValue();
      const other = await context.newPage();
      await other.goto(link);
      await other.locator(ready).waitFor();
      await says(other, '.lead', 'Someone won from this position in 2 moves. Can you?');
      assert.match(await other.locator('.stage .board').getAttribute('aria-label'), /4 on the left, 0 above, 6 on the right/);
    });
    await part('whose link cannot be opened is explained, and the page can be used', async () => {
      await anew(page, '#bar=nim:400,700,400', '#app:not(:has(.late)) .stage');
      for (const link of ['#bar=nim:400,700,400', '#bar=chess:1,2,3']) {
        await follow(page, link);
        await part(`a link ${link} is explained, and the page can be used`, async () => {
          if (!link.includes('400')) await page.locator('.notice').waitFor();
          else await page.locator('.too-large').waitFor();
          await page.locator('a.chapter').first().click();
          await says(page, 'h1', /Leave only the bitter piece|Three ways/);
        });
      }
    });
  });
});
