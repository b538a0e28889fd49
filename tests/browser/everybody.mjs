// Checks that everybody can use a page as it is in sight: by axe, in widths, in sizes, in motion.
import fs from 'node:fs';
import { createRequire } from 'node:module';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until everything that appears or moves once is in its place: a text that is fading in has no contrast yet. */
const still = (page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity));

/**
 * The rules of axe that a page violates, or a `part` of it, with up to three elements of each; `options` are those of axe. Axe lists no
 * elements that keep a rule, which takes a third of its time, and does not load style sheets and recordings a second time: the one rule
 * that needs this is about sounds that start by themselves, and the site has none.
 */
export async function violations(page, { part = null, ...options } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await still(page);
  const found = await page.evaluate(
    async ([part, options]) => {
      if (document.querySelector('audio, video')) throw new Error('axe has to load recordings.');
      return (await window.axe.run(part ?? document, options)).violations;
    },
    [part, { resultTypes: ['violations'], preload: false, ...options }],
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(' ')}, ${nodes.length} in all`);
}

/** The rules that depend on the theme: only colours differ in the other one, so the rest need not be checked twice, which saves time. */
export const IN_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Shows the page in a theme, in its own colours: those of the system are not what axe takes the colour of a text for. */
const show = (page, colorScheme) => page.emulateMedia({ colorScheme, forcedColors: 'none' });

/** The violations that axe finds in a theme. */
export async function foundIn(page, colorScheme) {
  await show(page, colorScheme);
  return violations(page, { iframes: false, runOnly: { type: 'tag', values: TAGS } });
}

/** The violations that axe finds in the other theme. */
export async function foundInColours(page, colorScheme) {
  await show(page, colorScheme);
  return violations(page, { iframes: false, ...IN_COLOURS });
}

/** By how much the page can be scrolled sideways, and what lies beyond its edge outside of everything that scrolls by itself. */
export const overflows = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = (one) => one.id !== 'app' && getComputedStyle(one).overflowX !== 'visible';
    const scrolls = (one) => one.parentElement !== null && (isCut(one.parentElement) || scrolls(one.parentElement));
    const beyond = [...document.querySelectorAll('body :is(button, input, select, textarea, p, h1, h2, h3, label, summary, a)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().right > clientWidth + 1 && !scrolls(one));
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`] : []), ...beyond.map((one) => one.outerHTML.slice(0, 160))];
  });

/** Sets the spacing that WCAG 1.4.12 allows readers to set: the text has to stay whole. */
export const space = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body, body *:not(svg, svg *, math, math *)')) {
      Object.assign(element.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' });
    }
  });

/** Buttons, headings, labels and links that cut off their own text. */
export const cut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, h1, h2, h3, label, a.button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).overflowX === 'hidden' && getComputedStyle(one).position !== 'absolute')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 160)));

/** Parts that move without being started: longer than a moment, or for ever. Parts that only appear after a while do not move. */
export const moving = (page) =>
  page.evaluate(() =>
    document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().activeDuration > 200)
      .map((one) => one.effect.target.outerHTML.slice(0, 160)));

/** Targets for fingers that are less than 44 pixels high or wide. Links in a line of text may be as high as the line. */
export const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, a.button, nav a, input:not([type=radio], [type=checkbox], [type=hidden]), label:has(input)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([one, { width, height }]) => width > 1 && (width < 43.5 || height < 43.5) && !one.closest('p, td, li > label') && !(one.matches('input') && one.closest('label')))
      .map(([one, { width, height }]) => `${width.toFixed(0)} × ${height.toFixed(0)}: ${one.outerHTML.slice(0, 160)}`));
