// A move is seen to happen: the part that is chosen lifts, and what was eaten leaves. For readers who want less motion nothing moves.
import assert from 'node:assert/strict';
import { anew, laboratory, settled, shows } from './page.mjs';

/** Notes for each picture from now on what is being animated. An element that only waits, and then appears at once, does not move. */
const watch = (page) =>
  page.evaluate(() => {
    window.moved = new Set();
    window.pictures = 0;
    const look = () => {
      window.pictures += 1;
      for (const { animationName, effect } of document.getAnimations()) {
        if (effect.getComputedTiming().activeDuration > 0) window.moved.add(animationName ?? 'a transition');
      }
      requestAnimationFrame(look);
    };
    look();
  });

const moved = (page) => page.evaluate(() => [...window.moved].sort());

/** Waits for `count` more pictures. */
async function pictures(page, count) {
  const last = (await page.evaluate(() => window.pictures)) + count;
  await page.waitForFunction((last) => window.pictures >= last, last);
}

/** Chooses the first cut, and makes it once it was seen for a moment. */
async function move(page) {
  await page.locator('.board').first().focus();
  await watch(page);
  await page.keyboard.press('ArrowRight');
  await page.locator('.board .lifted').waitFor();
  await pictures(page, 2);
  await page.keyboard.press('Enter');
}

const ROOMS = {
  Explore: { room: laboratory({ settles: true }), link: '#g=nim:3,7,4', done: (page) => shows(page, 'nim:2,7,4'), leaves: 'eaten' },
  Play: {
    room: laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' }),
    link: '#bar=nim:3,7,4;x2&with=friend',
    done: (page) => page.waitForURL(/;x2;/),
    // To the friend, who sits above the board.
    leaves: 'eaten-above',
  },
};

for (const [name, { room, link, done, leaves }] of Object.entries(ROOMS)) {
  room.visit(`a move in ${name} is animated, but not for readers who want less motion`, link, async (page) => {
    await move(page);
    await done(page);
    await page.waitForFunction((leaves) => window.moved.has(leaves), leaves);
    assert.deepEqual(await moved(page), ['crumbs', leaves, 'lift']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await anew(page, link, '#app:not(:has(.late)) .board');
    await settled(page);
    await move(page);
    await done(page);
    await page.locator('.eaten').waitFor({ state: 'attached' });
    await pictures(page, 5);
    assert.deepEqual(await moved(page), []);
  }, { reducedMotion: 'no-preference' });
}
