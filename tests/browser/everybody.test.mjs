// Every view for everybody, in the conditions that the other tests do not have: at 200 % zoom, with wider spaces in the text, with colours
// that the system chooses, with less motion, by touch. In both languages axe sees each of
// them in both themes: with all its rules in light for English and in dark for Japanese, and then with those of colours in the other.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cut, foundIn, foundInColours, moving, overflows, small, space, violations } from './everybody.mjs';
import { contextOf, open, settled, withBrowser } from './page.mjs';
import { address, FIGURES, languageOf, VIEWS } from './views.mjs';

const home = withBrowser();

/** 1440 × 900 pixels of a screen at 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme: 'light' };
const CHOSEN = { viewport: { width: 360, height: 740 }, hasTouch: true, forcedColors: 'active', colorScheme: 'dark' };

const ALL = { ...VIEWS, ...FIGURES };

/** One context for each of the conditions, in which the programs of the page are compiled once. */
const contexts = new Map();

async function visited(view, language, options, steps) {
  const { at, ready } = ALL[view];
  if (!contexts.has(options)) contexts.set(options, await contextOf(home.browser, options));
  const { page, complaints } = await open(home.browser, home.server.url + address(at, language), { ready, context: contexts.get(options) });
  await settled(page);
  // A link that the page does not understand would show another view.
  assert.deepEqual(await page.locator('.notices .notice:visible').allTextContents(), []);
  await steps(page);
  assert.deepEqual(complaints, []);
  await page.close();
}

for (const view of Object.keys(ALL)) {
  describe(view, () => {
    test('at 200 %, with spaces, and with less motion', () =>
      visited(view, 'en', ZOOMED, async (page) => {
        assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
        assert.deepEqual(await foundIn(page, 'light'), []);
        assert.deepEqual(await foundInColours(page, 'dark'), []);
        assert.deepEqual(await moving(page), []);
        await page.setViewportSize({ width: 320, height: 640 });
        assert.deepEqual(await overflows(page), [], 'at 320 pixels something is wider than the screen');
        await page.setViewportSize(ZOOMED.viewport);
        await space(page);
        assert.deepEqual(await overflows(page), [], 'with spaces something is wider than the screen');
        assert.deepEqual(await cut(page), []);
      }));

    test('in Japanese, with the colours of the system, by touch', () =>
      visited(view, 'ja', CHOSEN, async (page) => {
        assert.equal(await page.evaluate(() => document.documentElement.lang), languageOf(ALL[view].at, 'ja'));
        assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
        assert.deepEqual(await small(page), []);
        await page.keyboard.press('Tab');
        // What is in a frame shows its focus by itself.
        const outline = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement.matches('iframe, bittersweet-game') ? 'in the frame' : getComputedStyle(activeElement).outlineStyle;
        });
        assert.notEqual(outline, 'none', 'where the focus is is seen');
        assert.deepEqual(await foundIn(page, 'dark'), []);
        assert.deepEqual(await foundInColours(page, 'light'), []);
      }));
  });
}

/** A phone whose reader has made letters twice as large. */
const PHONE = { viewport: { width: 360, height: 740 } };

for (const view of ['Play', 'The papers', 'A lesson']) {
  for (const language of ['en', 'ja']) {
    test(`${view} with letters of twice the size on a phone: ${language}`, () =>
      visited(view, language, PHONE, async (page) => {
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
        await settled(page);
        assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
      }));
  }
}

test('what axe finds is listed: a button without a name by all rules, pale text also by those of colours', () =>
  visited('The glossary', 'en', ZOOMED, async (page) => {
    await page.evaluate(() => {
      document.querySelector('main').append(document.createElement('button'));
      document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'Pale', style: 'color: #aaa; background: #fff' }));
    });
    const names = (found) => found.map((text) => text.split(':')[0]).sort();
    assert.deepEqual(names(await foundIn(page, 'light')), ['button-name', 'color-contrast']);
    assert.deepEqual(names(await foundInColours(page, 'light')), ['color-contrast']);
    assert.deepEqual(names(await violations(page, { part: 'main p:last-child' })), ['color-contrast']);
  }));
