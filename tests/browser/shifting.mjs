// The movement of parts while a page comes: the sum that browsers call cumulative layout shift.
import assert from 'node:assert/strict';
import { settled } from './page.mjs';

/** This many times slower than this machine is the device on which a page comes. */
export const SLOWNESS = 4;
/** Of the screen, for one page. */
export const MOST = 0.02;

/** In every page, before anything of it: keeps what moves without anybody having asked for it. */
export function watch() {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifts.push([value, sources[0]?.node?.outerHTML?.slice(0, 100) ?? '']);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Goes down a page in leaps: parts in sight after a leap were not near before it, so they are drawn in sight. */
const leapThrough = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 3 * innerHeight) {
      scrollTo(0, top);
      for (let count = 0; count < 3; count += 1) await frame();
    }
    scrollTo(0, 0);
  });

/** Opens an address in a tab that is there already, goes through its page at this slowness, and returns what moved. */
export async function moved(page, address, { ready, slowness = 1 }) {
  // Another fragment alone would not load the page again.
  await page.goto('about:blank');
  // On a slow device there are pictures between what is drawn and what is set a moment later.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await leapThrough(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return page.evaluate(() => globalThis.shifts);
}

/** The page has not moved more than it may. */
export function still(name, shifts) {
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  assert.ok(sum <= MOST, `${name}: ${sum.toFixed(4)} of the screen, ${JSON.stringify(shifts.slice(0, 4))}`);
}
