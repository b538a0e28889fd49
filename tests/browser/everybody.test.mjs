// Every view for everybody, in the conditions that the other tests do not have: at 200 % zoom, with wider spaces in the text, with colours
// that the system chooses, with less motion, by touch.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { launch, open, serve } from './page.mjs';
import { address, VIEWS } from './views.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const home = {};
before(async () => {
  [home.browser, home.server] = await Promise.all([launch(), serve()]);
});
after(async () => {
  await home.browser.close();
  await home.server.close();
});

/** 1440 × 900 pixels of a screen at 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme: 'light' };
const CHOSEN = { viewport: { width: 360, height: 740 }, hasTouch: true, forcedColors: 'active', colorScheme: 'dark' };

async function found(page) {
  await page.addScriptTag({ path: axe });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate((values) => axe.run({ iframes: false, runOnly: { type: 'tag', values } }), tags);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}, ${nodes.length} in all`);
}

/** By how much the page can be scrolled sideways, and what lies beyond its edge outside of everything that scrolls by itself. */
const overflows = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = (one) => one.id !== 'app' && getComputedStyle(one).overflowX !== 'visible';
    const scrolls = (one) => one.parentElement !== null && (isCut(one.parentElement) || scrolls(one.parentElement));
    const beyond = [...document.querySelectorAll('body :is(button, input, select, textarea, p, h1, h2, h3, label, summary, a)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().right > clientWidth + 1 && !scrolls(one));
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`] : []), ...beyond.map((one) => one.outerHTML.slice(0, 160))];
  });

/** What WCAG 1.4.12 lets readers set: the text has to stay whole. */
const space = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body, body *:not(svg, svg *, math, math *)')) {
      Object.assign(element.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' });
    }
  });

/** Buttons and links in boxes of their own whose text is cut off. */
const cut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, h1, h2, h3, label, a.button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).overflowX === 'hidden' && getComputedStyle(one).position !== 'absolute')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 160)));

/** Whether anything moves that nobody has started: longer than a moment, or for ever. */
const moving = (page) =>
  page.evaluate(() =>
    document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime > 200)
      .map((one) => one.effect.target.outerHTML.slice(0, 160)));

/** What fingers press and what is less than 44 pixels high or wide. Links in a line of text may be as high as the line. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, a.button, nav a, input:not([type=radio], [type=checkbox], [type=hidden]), label:has(input)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([one, { width, height }]) => width > 1 && (width < 43.5 || height < 43.5) && !one.closest('p, td, li > label') && !(one.matches('input') && one.closest('label')))
      .map(([one, { width, height }]) => `${width.toFixed(0)} × ${height.toFixed(0)}: ${one.outerHTML.slice(0, 160)}`));

async function visited(view, language, options, steps) {
  const { at, ready } = VIEWS[view];
  const { page, context, complaints } = await open(home.browser, home.server.url + address(at, language), { ready, ...options });
  await steps(page);
  assert.deepEqual(complaints, []);
  await context.close();
}

for (const view of Object.keys(VIEWS)) {
  describe(view, () => {
    test('at 200 %, with spaces, and with less motion', () =>
      visited(view, 'en', ZOOMED, async (page) => {
        assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
        assert.deepEqual(await found(page), []);
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
        assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
        assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
        assert.deepEqual(await found(page), []);
        assert.deepEqual(await small(page), []);
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
        assert.notEqual(outline, 'none', 'where the focus is is seen');
      }));
  });
}
