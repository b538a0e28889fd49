// The start: papers that open, and pages of claims; and that nothing moves while it loads.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bench, field, row, runs, told } from './claims.mjs';
import { each, laboratory } from './page.mjs';

const { visit, visits } = laboratory(bench);

visits('the start', {
  'has at most 20 controls in the order of the keys and 150 words in sight before a paper is opened, and fits on a phone': ['', async (page) => {
    await page.locator('.squares').first().waitFor();
    const { controls, words } = await page.evaluate(() => {
      const inSight = (element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      };
      const controls = [...document.querySelectorAll('a, button, input, select, summary')].filter((one) => one.tabIndex >= 0 && inSight(one));
      const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      let words = 0;
      while (texts.nextNode()) if (inSight(texts.currentNode.parentElement)) words += texts.currentNode.data.match(/\p{L}+/gu)?.length ?? 0;
      return { controls: controls.length, words };
    });
    assert.ok(controls > 8 && controls <= 20, `${controls} controls`);
    assert.ok(words > 30 && words <= 150, `${words} words`);
    // On a phone it fits.
    await page.setViewportSize({ width: 360, height: 740 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }, { viewport: { width: 1440, height: 900 } }],
  'does not wait for records that never come': ['', async (page) => {
    await page.locator('.squares').first().waitFor();
  }, { before: (page) => page.route('**/records.json', () => {}) }],
  'runs no claim while a field is invalid: a press on Run goes to the field, and moves nothing': ['#claim=triangular:7.3&k=7&n=20', async (page) => {
    const run = runs(page, 'triangular:7.3');
    await field(page, 'k', 'triangular:7.3').fill('banana');
    const { y } = await run.boundingBox();
    await run.click();
    await page.waitForFunction(() => document.activeElement.id === 'k-triangular:7.3' && document.activeElement.ariaInvalid === 'true');
    assert.equal((await run.boundingBox()).y, y);
    assert.equal(await told(page, 'triangular:7.3').count(), 0);
  }],
  'opens a paper, a statement of it, and goes back; and its squares open it as well': ['', async (page) => {
    await page.locator('#sharing').click();
    await page.waitForFunction(() => location.hash === '#paper=sharing');
    await row(page, 'sharing:2').locator('.name').click();
    await runs(page, 'sharing:2').waitFor();
    assert.match(await page.evaluate(() => location.hash), /^#claim=sharing:2&/);
    await page.waitForFunction(() => document.activeElement.id === 'claim-heading');
    await page.goBack();
    await page.locator('.statements').waitFor();
    assert.equal(await page.locator('#sharing').getAttribute('aria-expanded'), 'true');
    await page.goto(page.url().replace(/#.*/, '#'));
    await page.locator('.statements').waitFor({ state: 'detached' });
    // A touch of a square opens the paper as well.
    const { x, y } = await page.locator('.squares').last().boundingBox();
    await page.mouse.click(x + 40, y + 10);
    await page.locator('#sharing[aria-expanded="true"]').waitFor();
  }],
});

describe('the page of a claim', () => {
  visit('of a link is set up as the link has it, and is in sight', '#claim=sharing:Cor-3&n=77', async (page) => {
    await page.waitForFunction(() => {
      const { top, bottom } = document.getElementById('run-sharing:Cor-3').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    assert.equal(await field(page, 'n', 'sharing:Cor-3').inputValue(), '77');
  });
});

/** Records the layout shifts of the page from the beginning; records come after `delays.now` milliseconds. */
const watched = (delays) => async (page) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/records.json', async (route) => {
    await new Promise((done) => setTimeout(done, delays.now));
    await route.continue();
  });
};
const delays = { now: 0 };
const LOADS = [['', 0], ['', 600], ['#list=all', 300], ['#claim=misere:Conj-2.1', 300], ['#show=sweep', 0]];

visit('nothing moves while a page of the laboratory loads, whenever its records come', '', async (page) => {
  const address = page.url();
  const table = LOADS.flatMap(([fragment, delay]) => [360, 768, 1440].map((width) => [`${fragment || 'the ledger'}, records after ${delay} ms, ${width} pixels`, { fragment, delay, width }]));
  await each(Object.fromEntries(table), async ({ fragment, delay, width }) => {
    // The page is loaded anew, so it has this width from its first frame, and no place to which it would scroll.
    await page.goto('about:blank');
    delays.now = delay;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address.replace(/#.*/, '') + fragment);
    await page.locator(fragment.includes('show') ? 'main section' : fragment.includes('claim') ? 'article.claim' : '.squares').first().waitFor();
    // Shifts are reported with the frame after.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
  });
}, { before: watched(delays), ready: 'main section' });
