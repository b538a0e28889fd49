// The first second of the landing page on a slow network and a slow device: when something is seen, and when a first cut is
// accepted. Prints the median of five visits; nothing is cached.
import { launch } from './page.mjs';
import { compressing, median, slowPage } from './slowly.mjs';

async function visit(browser, url) {
  const { page, context, loaded } = await slowPage(browser);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate(
    () =>
      new Promise((done) => {
        let cut;
        // Tries until the bar takes it: that is when a first cut is accepted.
        const tries = setInterval(() => {
          const board = document.querySelector('.stage .board');
          if (!board) return;
          for (const key of ['ArrowRight', 'Enter']) board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          if (location.hash === '') return;
          cut ??= performance.now();
          // A headless browser may draw its first picture after that.
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          clearInterval(tries);
          const shift = performance.getEntriesByType('layout-shift').reduce((sum, { value }) => sum + value, 0);
          done({ paint: paint.startTime, cut, shift });
        }, 16);
      }),
  );
  await context.close();
  return { ...times, bytes: loaded.bytes };
}

const [browser, server] = [await launch(), await compressing()];
const visits = [];
for (let number = 0; number < 9; number += 1) visits.push(await visit(browser, server.url));
const of = (key) => median(visits.map((visit) => visit[key]));
console.log(`landing page, 4 Mbit/s, 40 ms, processor 4 times slower (medians of ${visits.length} visits)`);
console.log(`  something to look at  ${of('paint').toFixed(0)} ms (at most 500)`);
console.log(`  first cut accepted    ${of('cut').toFixed(0)} ms (at most 1800)`);
console.log(`  bytes until then      ${(of('bytes') / 1000).toFixed(0)} kB; layout shift ${of('shift')}`);
await browser.close();
server.close();
