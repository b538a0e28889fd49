// Words for tests that break something: workers within reach, memory that ends, and what the page says and holds afterwards.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { grooveNamed, open, placeOf, position, serve, site } from './page.mjs';
import { buildOf } from './site.mjs';

/** A position of the triangular bar in which there is something to compute: its value is 11, and not 6 ⊕ 2 ⊕ 8 = 12. */
export const BAR = 'triangle:k=3:6,2,8';

/** Opens a page that is closed when its test is over, whatever the outcome; a test of several pages closes each when it has seen it. */
export async function opened(t, address, given, options) {
  const { page, context, complaints } = await open(given, address, options);
  // Longer than usual, for machines that do several things at once.
  page.setDefaultTimeout(90_000);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await context.close();
    isOpen = false;
  };
  t.after(close);
  return { page, context, complaints, close };
}

/** The site with some files replaced, for one test. */
export async function served(t, overrides, options) {
  const server = await serve(site, { overrides, ...options });
  t.after(() => server.close());
  return server;
}

/** The bytes of a file of the build. */
export const built = async (name) => fs.readFile(path.join(site, await buildOf(), name));

/** Sends the page this in place of a file of the build, or nothing at all. */
export const unserved = (page, file, body) => {
  const contentType = file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
  return page.context().route(`**/${file}`, (route) => route.fulfill(body === null ? { status: 404 } : { contentType, body }));
};

/**
 * Puts the page's workers where the test can reach them. `window.meddle` decides how often a message arrives, in each direction, and
 * `window.traffic` has the messages that the page has sent and heard, by their kinds and tickets.
 */
export const spy = (page) =>
  page.addInitScript(() => {
    const Original = window.Worker;
    window.workers = [];
    window.traffic = { sent: [], heard: [] };
    window.meddle = { sending: () => 1, hearing: () => 1 };
    const kind = ({ message } = {}) => Object.entries(message ?? {}).map(([kind, body]) => [kind, body?.ticket])[0];
    window.Worker = class extends Original {
      constructor(...given) {
        super(...given);
        window.workers.push(this);
        this.isAlive = true;
      }
      postMessage(data, ...rest) {
        window.traffic.sent.push(kind(data));
        for (let time = window.meddle.sending(kind(data)); time > 0; time -= 1) super.postMessage(data, ...rest);
      }
      terminate() {
        this.isAlive = false;
        super.terminate();
      }
      set onmessage(listener) {
        super.onmessage = listener && ((event) => {
          window.traffic.heard.push(kind(event.data));
          for (let time = window.meddle.hearing(kind(event.data)); time > 0; time -= 1) listener.call(this, event);
        });
      }
      get onmessage() {
        return super.onmessage;
      }
    };
  });

/** Ends the newest worker without a word, as a browser that is short of memory does. The page still believes in it. */
export const kill = (page) => page.evaluate(() => Object.getPrototypeOf(window.Worker.prototype).terminate.call(window.workers.at(-1)));

/** The number of workers that the page has not ended. */
export const living = (page) => page.evaluate(() => window.workers.filter((worker) => worker.isAlive).length);

/** The requests that have neither an answer nor been cancelled. */
export const pending = (page) =>
  page.evaluate(() => {
    const open = new Set();
    const closes = ['Answered', 'Refused', 'Cancelled'];
    for (const [kind, ticket] of window.traffic.sent) if (kind === 'Ask') open.add(ticket);
    for (const [kind, ticket] of window.traffic.sent) if (kind === 'Cancel') open.delete(ticket);
    for (const [kind, ticket] of window.traffic.heard) if (closes.includes(kind)) open.delete(ticket);
    return open.size;
  });

/** The verdict of Explore: the Grundy value and P or N; `null` while there is none. */
export const verdict = (page) =>
  page.locator('.verdict').evaluate((part) => {
    const value = part.querySelector('.value mn:last-child')?.textContent;
    return value === undefined ? null : [Number(value), part.querySelector('.outcome').className.split(' ')[1].toUpperCase()];
  });

/** Compares the verdict with a judge: a function from the coordinates to their Grundy value. */
export async function isRight(page, value) {
  const cells = (await position(page)).split(':').at(-1).split(',').map(Number);
  const right = value(cells);
  assert.deepEqual(await verdict(page), [right, right === 0 ? 'P' : 'N'], `${cells}`);
}

const SIDES = { x: 'left', y: 'top', z: 'right' };

/** Makes a move of Explore on the drawing of the bar: x4 cuts left to 4, and pass uses the pass. */
export async function moves(page, move) {
  const before = await position(page);
  if (move === 'pass') await page.getByRole('button', { name: 'Use the pass', exact: true }).click();
  else {
    await page.locator('.board').scrollIntoViewIfNeeded();
    const groove = await grooveNamed(page, `Break ${SIDES[move[0]]} to ${move.slice(1)}:`);
    await page.mouse.click(...(await placeOf(page, groove)));
  }
  await page.waitForFunction((before) => document.querySelector('#notation').value !== before, before);
}

/** A binary whose memory may grow by no more than this number of pages of 64 kB. */
export function capped(wasm, pages) {
  const number = (at) => {
    for (let value = 0, shift = 0; ; shift += 7, at += 1) {
      value += (wasm[at] & 0x7f) * 2 ** shift;
      if (wasm[at] < 0x80) return [value, at + 1];
    }
  };
  const written = (value) => (value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...written(Math.floor(value / 0x80))]);
  for (let at = 8; ; ) {
    const [length, from] = number(at + 1);
    const end = from + length;
    // The section of memories: one memory, without a maximum.
    if (wasm[at] === 5) {
      assert.deepEqual([...wasm.subarray(from, from + 2)], [1, 0]);
      const [least] = number(from + 2);
      const body = [1, 1, ...written(least), ...written(least + pages)];
      return Buffer.concat([wasm.subarray(0, at), Buffer.from([5, ...written(body.length), ...body]), wasm.subarray(end)]);
    }
    at = end;
  }
}

/** The memory of a page after its garbage has been collected: bytes of its objects, and the numbers of its nodes and listeners. */
export async function held(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  // Objects that the first collection has made unreachable go with the second.
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
