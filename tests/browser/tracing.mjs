// The tasks of the main thread of a page, in time of the processor: other programs on the machine do not count.

/** Follows what a page does while `steps` are done, and returns its tasks as milliseconds of the processor, the longest first. */
export async function tasks(browser, page, steps) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  // Of all threads of all renderers this one is meant.
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await steps();
  // A task is in the trace when it has ended. That in which the last step was answered may not have, by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const { pid, tid } = events.find(({ name }) => name === MARK);
  return events
    .filter((event) => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name) && event.tdur > 0)
    .map(({ tdur }) => tdur / 1000)
    .sort((a, b) => b - a);
}

const MARK = 'followed by a test';

/** The judge: work that is always the same. */
export const judge = (page) =>
  page.evaluate(() => {
    let state = 1;
    for (let step = 0; step < 30_000_000; step += 1) state = Math.imul(state, 0x21f0aaad) ^ (state >>> 15);
    return state;
  });
