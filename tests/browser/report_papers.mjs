// An article on a slow network and a slow device: the time until its words are seen, the time and the bytes until its first figure accepts
// a break, the layout shifts for a reader, and the time of the page's answers. Prints medians; nothing is cached.
import { launch } from './page.mjs';
import { compressing, median, slowPage } from './slowly.mjs';

const VISITS = 7;

/** Measures inside of the page, from its first moment. */
function observe() {
  globalThis.seen = { shift: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(keydown|input|pointerdown|pointerup|click)$/.test(name)) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Waits until the first board accepts a break, and returns the time of that and of the first words drawn. */
const firstCut = () =>
  new Promise((done) => {
    let cut;
    const tries = setInterval(() => {
      const figure = document.querySelector('.papers > .story .bar');
      const board = figure?.querySelector('.board');
      if (!board) return;
      const before = figure.querySelector('.at').textContent;
      globalThis.first ??= before;
      if (cut === undefined && before !== globalThis.first) cut = performance.now();
      if (cut === undefined) for (const key of ['ArrowRight', 'Enter']) board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (cut === undefined || !paint) return;
      clearInterval(tries);
      const { top } = figure.getBoundingClientRect();
      done({ paint: paint.startTime, cut, isInSight: top < innerHeight });
    }, 16);
  });

async function visit(browser, url, name) {
  const { page, context, loaded } = await slowPage(browser);
  await page.addInitScript(observe);
  await page.goto(`${url}papers.html#article=${name}`, { waitUntil: 'commit' });
  const times = await page.evaluate(firstCut);
  await page.waitForLoadState('networkidle');
  // A reader goes down the page, where figures are drawn as they come near, and comes back.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((top) => new Promise((done) => { scrollTo(0, top); requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })); }), top);
  }
  const { shift } = await page.evaluate(() => seen);
  // Interactions: keys on a board and in a number of the prose.
  await page.evaluate(() => { scrollTo(0, 0); seen.longest = 0; });
  await page.locator('.bar .board').first().focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const scrub = page.locator('.scrub').first();
  if (await scrub.count()) {
    await scrub.focus();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  }
  const { longest } = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(seen), 50))));
  await context.close();
  return { ...times, shift, longest, bytes: loaded.bytes };
}

const [browser, server] = [await launch(), await compressing()];
for (const name of ['triangular', 'variants']) {
  const visits = [];
  for (let number = 0; number < VISITS; number += 1) visits.push(await visit(browser, server.url, name));
  const of = (key) => median(visits.map((visit) => visit[key]));
  console.log(`article “${name}”, 4 Mbit/s, 40 ms, processor 4 times slower, 360 × 640 (medians of ${VISITS} visits)`);
  console.log(`  first words           ${of('paint').toFixed(0)} ms (at most 500)`);
  console.log(`  first cut accepted    ${of('cut').toFixed(0)} ms (at most 1500); figure ${visits.every(({ isInSight }) => isInSight) ? 'in' : 'below'} the first screen`);
  console.log(`  bytes in all          ${(of('bytes') / 1000).toFixed(0)} kB (at most 300)`);
  console.log(`  layout shift          ${of('shift').toFixed(4)} (at most 0.02)`);
  console.log(`  slowest interaction   ${of('longest')} ms (at most 50; events below 16 ms are not counted)`);
}
await browser.close();
server.close();
