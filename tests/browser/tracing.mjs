// How long the main thread of a page is busy without a break, in time of the processor: what else runs on the machine does not count.

/** Follows what a page does while `steps` are done, and returns its tasks as milliseconds of the processor, the longest first. */
export async function tasks(browser, page, steps) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await steps();
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const { pid, tid } = mainThread(events);
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && /RunTask$/.test(event.name) && event.tdur > 0)
    .map(({ tdur }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** The thread of the page: of the renderers' main threads the one that has done most. */
function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busy = ({ pid, tid }) => events.reduce((sum, event) => sum + (event.pid === pid && event.tid === tid && /RunTask$/.test(event.name) ? (event.tdur ?? 0) : 0), 0);
  return threads.toSorted((a, b) => busy(b) - busy(a))[0];
}

/** The judge: work that is always the same. */
export const judge = (page) =>
  page.evaluate(() => {
    let state = 1;
    for (let step = 0; step < 30_000_000; step += 1) state = Math.imul(state, 0x21f0aaad) ^ (state >>> 15);
    return state;
  });
