// The first steps of most visitors on each page. The functions that these need are the first part of a program; the others come later.
// first.mjs writes the lists by these visits, and first.test.mjs repeats them without the rest.
import { placeOf, settled } from './page.mjs';
import { VIEWS } from './views.mjs';

const bar = 'g=triangle:k=3:7,4,7';
/** A position of each family. */
const FAMILIES = ['nim:3,1,2', 'triangle:k=3:6,2,8', 'step:k=4,s=2:4,3,13', 'sharing:0,5,16'];

/** Presses keys in an element. */
const keys = async (page, element, ...all) => {
  await page.locator(element).first().focus();
  for (const key of all) await page.keyboard.press(key);
  await settled(page);
};

/** Breaks the bar by mouse, at its first groove. */
const broken = async (page) => {
  await page.mouse.click(...(await placeOf(page, 0)));
  await settled(page);
};

const click = async (page, element) => {
  await page.locator(element).filter({ visible: true }).first().click();
  await settled(page);
};

/** Sees the bars of a page with frames. */
const framed = async (page) => {
  await page.locator('iframe').first().waitFor();
  for (const frame of page.frames().slice(1)) await frame.locator('.board').first().waitFor();
};

/** Asks for something that a worker finds, and waits for its answer. */
const found = (button, answer) => async (page) => {
  await page.locator(button).first().click();
  await page.locator(answer).first().waitFor({ timeout: 60_000 });
};

/**
 * Of each page, and of workers that visitors start: visits as an address and steps. Other workers are in the visits of pages.
 */
export const BEGINNINGS = {
  play: [
    ['index.html', broken],
    ['index.html', (page) => keys(page, '.board', 'ArrowLeft', 'Enter')],
    ...['directions', 'slopes', 'stairs', 'sharing'].map((chapter) => [`index.html#chapter=${chapter}`, settled]),
  ],
  explore: [
    ['explore.html', async (page) => {
      await keys(page, '#k-slider-input', 'ArrowUp', 'ArrowDown');
      await broken(page);
      await page.locator('#table td').first().hover();
      await click(page, '#table td');
      await page.goBack();
      await settled(page);
    }],
    [`explore.html#${bar}&n=12`, (page) => keys(page, '.board', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter')],
    ...FAMILIES.map((game) => [`explore.html#g=${game}&n=12`, broken]),
    [`explore.html#${bar}&n=20&table=y`, async (page) => {
      await page.goto(page.url().replace('n=20', 'n=30'));
      await settled(page);
    }],
  ],
  heaps: [['heaps.html', settled]],
  laboratory: [
    ['laboratory.html', (page) => click(page, '#triangular')],
    ['laboratory.html#claim=triangular:7.3', async (page) => {
      await click(page, '[id="run-triangular:7.3"]');
      await page.locator('[id="claim-triangular:7.3"] .told').waitFor();
    }],
  ],
  bench: [
    ['bench.html', settled],
    [`bench.html#${bar}`, settled],
  ],
  papers: [
    ...['The papers', 'A paper'].map((view) => [VIEWS[view].at, settled]),
    [VIEWS['An article'].at, (page) => keys(page, '.story .board', 'ArrowRight', 'Enter')],
  ],
  teach: [
    ['teach.html', settled],
    [VIEWS['A link'].at, settled],
  ],
  lesson: [
    [VIEWS['A lesson'].at.replace('&at=1', ''), settled],
    [VIEWS['A lesson'].at, (page) => keys(page, '.asked .board', 'ArrowRight', 'Enter')],
  ],
  embed: [
    [`v1/embed.html#${bar}`, (page) => keys(page, '.board', 'ArrowRight', 'Enter')],
    ...FAMILIES.map((game) => [`v1/embed.html#g=${game}`, settled]),
    ['examples/listen.html', framed],
  ],
  embed_figures: [[VIEWS['A frame with a table'].at, settled]],
  prover: ['triangular:7.3&k=31', 'triangular:7.3'].map((claim) => [`laboratory.html#claim=${claim}`, found('button:text-matches("^Prove")', '.proof .told')]),
  learner: ['triangle:k=3', 'triangle:k=13'].map((bar) => [`bench.html#show=learn&learn=${bar}&of=p`, found('#run-learn', '.learn .told')]),
};
