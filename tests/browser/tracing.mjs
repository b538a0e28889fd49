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

/**
 * The judge: elements that are made, laid out and removed, which is what pages do at length. Machines whose memory is slow, or shared with
 * other programs, are slower at both. The styles of the page do not get into the shadow.
 */
export const judge = (page) =>
  page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    for (let number = 0; number < 6000; number += 1) {
      const part = shadow.appendChild(document.createElement('span'));
      part.setAttribute('class', `kind-${number % 7}`);
      part.textContent = `${number} `;
    }
    const height = host.offsetHeight;
    host.remove();
    return height;
  });
