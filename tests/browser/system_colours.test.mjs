// With the few colours that a system chooses, what colours say must still be seen: by frames, shapes, lines or weight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opened } from './faults.mjs';
import { each, settled, withBrowser } from './page.mjs';

const home = withBrowser();

const BAR = 'triangle:k=3:7,4,7';
const arrow = async (page) => {
  await page.locator('.board').first().focus();
  await page.keyboard.press('ArrowRight');
};

const CHOICE = ['.choice-of input:checked + span', '.choice-of input:not(:checked) + span'];
const ROOMS = ['.rooms [aria-current]', '.rooms a:not([aria-current])'];

/** For each page: its steps, and pairs of parts that must look different. */
const PAGES = {
  Explore: {
    at: `explore.html#g=${BAR}&n=12`,
    ready: '#table .numbers td.p',
    steps: arrow,
    pairs: {
      'P-positions and N-positions in a table': ['.numbers td.p:not(.marked)', '.numbers td.n:not(.marked)'],
      'the position on the board and others in a table': ['.numbers td.marked', '.numbers td.n:not(.marked)'],
      'the bitter piece and others': ['.pieces .foil .c-top', '.pieces .c-top'],
      'a piece that would fall and others': ['.preview .place', '.pieces .c-base'],
      'what is chosen and what is not': CHOICE,
      'the figure that is shown and others': ['.choose[aria-pressed="true"]', '.choose[aria-pressed="false"]'],
      'this page and others': ROOMS,
    },
  },
  'P-positions': {
    at: `explore.html#g=${BAR}&n=12&figure=positions`,
    ready: '#plot .plot',
    pairs: { 'a P-position and the paper': ['#plot .points path', '#plot .plot'] },
  },
  'A comparison': {
    at: `explore.html#g=${BAR}&n=12&figure=comparison&beside=nim`,
    ready: '.compared-marks',
    pairs: { 'P-positions of one game only and of both': ['.compared-marks .ring', '.compared-marks .square'] },
  },
  Play: {
    at: '#bar=nim:3,1,2',
    ready: '#app:not(:has(.late)) .stage .drawing',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Play this bar' }).click();
      await arrow(page);
    },
    pairs: {
      'the bitter piece and others': ['.pieces .foil .c-top', '.pieces .c-top'],
      'a piece that would fall and others': ['.preview .place', '.pieces .c-base'],
    },
  },
  'A chapter of Play': {
    at: '#chapter=strip',
    ready: '#app:not(:has(.late)) .stage .drawing',
    steps: (page) => page.getByRole('button', { name: 'Other players' }).click(),
    pairs: {
      'this chapter and others': ['.chapter[aria-current] .plate', '.chapter:not([aria-current]) .plate'],
      'the opponent who is chosen and others': ['.foe[aria-pressed=true]', '.foe[aria-pressed=false]'],
      'this page and others': ROOMS,
    },
  },
  Teach: { at: 'teach.html#g=nim:4,0,6', ready: '#teach-link', pairs: { 'what the link opens and the other room': CHOICE } },
  'A frame': {
    at: `v1/embed.html?view=table#g=${BAR}&n=12`,
    ready: '.numbers td.p',
    pairs: { 'P-positions and N-positions in a table': ['.numbers td.p:not(.marked)', '.numbers td.n:not(.marked)'] },
  },
};

/** The looks of a part, without its place and size. */
const look = (page, selector) =>
  page.locator(selector).first().evaluate((part) => {
    const style = getComputedStyle(part);
    const borders = ['Top', 'Right', 'Bottom', 'Left'].map((side) => (style[`border${side}Style`] === 'none' || style[`border${side}Width`] === '0px' ? null : style[`border${side}Color`]));
    const drawn = ['color', 'backgroundColor', 'outlineColor', 'outlineStyle', 'outlineWidth', 'fill', 'stroke', 'strokeWidth', 'strokeDasharray', 'opacity', 'fontWeight', 'textDecorationLine'];
    return { borders, ...Object.fromEntries(drawn.map((name) => [name, style[name]])) };
  });

test('what colours say is also seen with the colours of the system, light and dark', (t) =>
  each(PAGES, async ({ at, ready, steps = () => {}, pairs }) => {
    const { page, complaints, close } = await opened(t, home.server.url + at, home.browser, { ready, forcedColors: 'active' });
    await settled(page);
    await steps(page);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      for (const [what, [one, other]] of Object.entries(pairs)) {
        assert.notDeepEqual(await look(page, one), await look(page, other), `${colorScheme}: ${what}`);
      }
    }
    assert.deepEqual(complaints, []);
    await close();
  }));
