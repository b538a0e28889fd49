// One table of each page and of frames as they come on a slow device, at Fast 3G and at 4 Mbit/s. Printed, never asserted: times belong to the
// machine. The bytes are held by tests/site/weights.test.mjs, shifts by shifts.test.mjs.
import { launch } from './page.mjs';
import { compressing, median, NETWORKS, slowPage } from './slowly.mjs';
import { VIEWS } from './views.mjs';

const bar = 'g=triangle:k=3:7,4,7';
/** Of each page: its address, and the parts that visitors wait for; `-` if a page has no such part. */
const PAGES = {
  Play: ['index.html', '.stage .drawing', '-'],
  Explore: [`explore.html#${bar}&n=12`, '.board-panel .board, .board-panel .drawing', '#table td, #table canvas, #plot .plot, #plot canvas'],
  'Piles that split': ['heaps.html', '-', '.heaps .rows'],
  Laboratory: ['laboratory.html', '-', '.claims'],
  Bench: [`bench.html#${bar}`, '-', '.bench'],
  Papers: ['papers.html', 'main svg', '-'],
  Teach: ['teach.html', 'main svg', '-'],
  Lesson: [VIEWS['A lesson'].at, '.asked .drawing', '-'],
  'A frame with a bar': [`v1/embed.html#${bar}`, '.board', '-'],
  'A frame with a table': [`v1/embed.html?view=table#${bar}&n=12`, '-', '.numbers'],
};
const VISITS = 5;

/** In a page, before anything of it: keeps when each part has been there for a picture, and how long the main thread was blocked. */
function watch(parts) {
  const times = (globalThis.times = { blocked: 0 });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (times.blocked += duration - 50))).observe({ type: 'longtask', buffered: true });
  const first = (name, is) => (times[name] ??= is() ? performance.now() : undefined);
  const isSeen = (part) => () => [...document.querySelectorAll(part)].some((one) => one.getBoundingClientRect().height > 0);
  const look = () => {
    for (const [name, part] of Object.entries(parts)) if (part !== '-') first(name, isSeen(part));
    const isBegun = first('begun', () => document.readyState !== 'loading' && !document.querySelector('.late'));
    if (isBegun) first('answer', () => document.querySelector('[aria-busy="true"]') === null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One visit with an empty cache: times in milliseconds, bytes and requests. */
async function visit(browser, url, parts, network) {
  const { page, context, loaded } = await slowPage(browser, { network });
  await page.addInitScript(watch, parts);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((names) => names.every((name) => globalThis.times?.[name]), ['answer', ...Object.keys(parts).filter((name) => parts[name] !== '-')]);
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => ({ ...globalThis.times, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime }));
  await context.close();
  // Nothing is seen before the first picture.
  for (const name of Object.keys(parts)) if (times[name]) times[name] = Math.max(times[name], times.paint);
  return { ...times, ...loaded };
}

const [browser, server] = [await launch(), await compressing()];
for (const [name, network] of Object.entries(NETWORKS)) {
  console.log(`\n${name}, a processor four times slower: medians of ${VISITS} visits with an empty cache; s, kB`);
  console.log(['', 'kB', 'requests', 'picture', 'bar', 'figure', 'begun', 'answer', 'blocked'].map((head, at) => (at ? head.padStart(9) : head.padEnd(22))).join(''));
  for (const [page, [at, bar, figure]] of Object.entries(PAGES)) {
    const visits = [];
    for (let number = 0; number < VISITS; number += 1) visits.push(await visit(browser, server.url + at, { bar, figure }, network));
    const of = (key) => median(visits.map((one) => one[key] ?? Number.NaN));
    const seconds = (key) => (Number.isNaN(of(key)) ? '–' : (of(key) / 1000).toFixed(1));
    const cells = [(of('bytes') / 1000).toFixed(0), of('requests'), ...['paint', 'bar', 'figure', 'begun', 'answer', 'blocked'].map(seconds)];
    console.log(page.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join(''));
  }
}
await browser.close();
server.close();
