// Every view for everybody, in one visit, in the conditions that the other tests do not have: on a slow phone, at 200 % zoom, with wider
// spaces in the text, with colours that the system chooses, with less motion, by touch. In both languages axe sees each view in both
// themes: with all its rules in light for English and in dark for Japanese, and then with those of colours in the other.
// Shares: play, explore, heaps, laboratory, bench, papers, teach, lesson, embed, others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, foundIn, foundInColours, moving, overflows, small, space, violations } from './everybody.mjs';
import { contextOf, each, loaded, open, openGroups, part, settled, withBrowser } from './page.mjs';
import { moved, still, watch } from './shifting.mjs';
import { mine, testEach, testOf } from './mine.mjs';
import { address, FIGURES, languageOf, VIEWS } from './views.mjs';

const home = withBrowser();

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
/** 1440 × 900 pixels of a screen at 200 %. */
const ZOOMED = { width: 720, height: 450 };

const ALL = mine({ ...VIEWS, ...FIGURES }, ({ at }) => at);

/** The one context of all visits, in which the programs of the page are compiled once. */
let shared;

/** Opens a view on a slow phone, where nothing may move by itself, and goes on with it at full speed. */
async function visited(view, steps) {
  const { at, ready } = ALL[view];
  shared ??= await contextOf(home.browser, PHONE);
  const { page, complaints } = await open(home.browser, 'about:blank', { ready: 'html', context: shared, before: (page) => page.addInitScript(watch) });
  try {
    const shifts = await moved(page, home.server.url + address(at, 'en'), { ready });
    if (view in VIEWS) still('on a phone', shifts);
    await steps(page);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

/** Makes the screen of the page one for fingers or for a mouse. */
async function touched(page, isForFingers) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: isForFingers });
}

/** Shows the view in a language: most pages follow their address, the others are loaded. */
async function translated(page, view, language) {
  const { at, ready } = ALL[view];
  await page.goto(home.server.url + address(at, language));
  await loaded(page, ready);
  await page.locator(`html[lang=${languageOf(at, language)}]`).waitFor();
  await openGroups(page);
  await settled(page);
}

/** A link that the page does not understand would show another view. */
const isUnderstood = async (page) => assert.deepEqual(await page.locator('.notices .notice:visible').allTextContents(), []);

const byFinger = async (page) => {
  await isUnderstood(page);
  assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
  assert.deepEqual(await small(page), []);
  await page.keyboard.press('Tab');
  // The element inside a frame shows its focus by itself.
  const outline = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement.matches('iframe, bittersweet-game') ? 'in the frame' : getComputedStyle(activeElement).outlineStyle;
  });
  assert.notEqual(outline, 'none', 'where the focus is is seen');
  assert.deepEqual(await foundIn(page, 'dark'), []);
  assert.deepEqual(await foundInColours(page, 'light'), []);
};

const enlarged = async (page) => {
  await isUnderstood(page);
  await page.setViewportSize(ZOOMED);
  assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
  assert.deepEqual(await foundIn(page, 'light'), []);
  assert.deepEqual(await foundInColours(page, 'dark'), []);
  assert.deepEqual(await moving(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.deepEqual(await overflows(page), [], 'at 320 pixels something is wider than the screen');
  await page.setViewportSize(ZOOMED);
  await space(page);
  assert.deepEqual(await overflows(page), [], 'with spaces something is wider than the screen');
  assert.deepEqual(await cut(page), []);
};

/** The views by the names of their pages. */
const PAGES = {};
for (const view of Object.keys(ALL)) {
  const page = ALL[view].at.replace(/[?#].*/, '') || 'index.html';
  (PAGES[/^(articles|examples|glossary|accessibility)/.test(page) ? 'a page without a program' : page] ??= {})[view] = view;
}

for (const [page, views] of Object.entries(PAGES)) {
  test(`${page} is for everybody: on a slow phone; in Japanese, with the colours of the system, by touch; at 200 %, with spaces, with less motion`, () =>
    each(views, (view) =>
      visited(view, async (page) => {
        await touched(page, true);
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await translated(page, view, 'ja');
        await part('in Japanese, with the colours of the system, by touch', () => byFinger(page));
        await touched(page, false);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' });
        await translated(page, view, 'en');
        await part('at 200 %, with spaces, and with less motion', () => enlarged(page));
      }),
    ));
}

const { Play, 'The papers': Papers, 'A lesson': Lesson } = VIEWS;
testEach('with letters of twice the size nothing is wider than a phone', { Play, 'The papers': Papers, 'A lesson': Lesson }, ({ at }) => at, (_, view) =>
  visited(view, async (page) => {
    for (const language of ['en', 'ja']) {
      await translated(page, view, language);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await settled(page);
      assert.deepEqual(await overflows(page), [], language);
    }
  }));

testOf('embed')('what axe finds is listed: a button without a name by all rules, pale text also by those of colours', () =>
  visited('The glossary', async (page) => {
    await page.evaluate(() => {
      document.querySelector('main').append(document.createElement('button'));
      document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'Pale', style: 'color: #aaa; background: #fff' }));
    });
    const names = (found) => found.map((text) => text.split(':')[0]).sort();
    assert.deepEqual(names(await foundIn(page, 'light')), ['button-name', 'color-contrast']);
    assert.deepEqual(names(await foundInColours(page, 'light')), ['color-contrast']);
    assert.deepEqual(names(await violations(page, { part: 'main p:last-child' })), ['color-contrast']);
  }));
