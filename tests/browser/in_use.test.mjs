// The measure of the memory in use counts memory that a page or its worker keeps, and no longer counts it when it has been given back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inUse } from './in_use.mjs';
import { launch, serve } from './page.mjs';
import { renderers } from './processes.mjs';

const MEGA = 1024 * 1024;
/** The error of the measure, in bytes. */
const ABOUT = 3 * MEGA;
const TRIES = 3;
const home = {};

before(async () => {
  const worker = 'onmessage = ({ data }) => { self.kept = eval(data); postMessage(null); };';
  const overrides = { 'page.html': '<!DOCTYPE html><title>A page</title>', 'worker.js': worker };
  [home.browser, home.server] = await Promise.all([launch(), serve('/nowhere', { at: '/', overrides })]);
});
after(async () => {
  await home.browser.close();
  await home.server.close();
});

/** Scripts whose results take 64 MB or more, in different parts of the browser. */
const TAKING = {
  'memory of WebAssembly': '(() => { const memory = new WebAssembly.Memory({ initial: 1024 }); new Uint8Array(memory.buffer).fill(1); return memory; })()',
  'an array of numbers': 'Array.from({ length: 16_800_000 }, (_, at) => at)',
  'a buffer': 'new Uint8Array(64 * 1024 * 1024).fill(1)',
  'many short texts': 'Array.from({ length: 1_600_000 }, (_, at) => `the text of the number ${at}`)',
};
const ELEMENTS = { 'elements outside the document': 'Array.from({ length: 600_000 }, () => document.createElement("div"))' };

const inPage = (page, script) => page.evaluate((script) => void (self.kept = eval(script)), script);
const inWorker = (page, script) =>
  page.evaluate((script) => new Promise((done) => { self.worker.onmessage = () => done(); self.worker.postMessage(script); }), script);

for (const [place, evaluate, scripts] of [['a page', inPage, { ...TAKING, ...ELEMENTS }], ['a worker', inWorker, TAKING]]) {
  test(`${place} takes memory and gives it back`, { skip: process.platform !== 'linux' }, async () => {
    const page = await home.browser.newPage();
    await page.goto(`${home.server.url}page.html`);
    await page.evaluate(() => void (self.worker = new Worker('worker.js')));
    await evaluate(page, '0');
    const ids = await renderers();
    for (const [what, script] of Object.entries(scripts)) {
      // The browser takes and gives back memory for itself as well, but not each time as much as is looked for.
      const said = [];
      let isSeen = false;
      for (let count = 0; count < TRIES && !isSeen; count += 1) {
        const before = await inUse(home.browser, ids);
        await evaluate(page, script);
        const kept = await inUse(home.browser, ids);
        await evaluate(page, '0');
        const then = await inUse(home.browser, ids);
        said.push([before, kept, then].map(({ used }) => (used / MEGA).toFixed(1)).join(', '));
        isSeen = kept.used - before.used > 64 * MEGA - ABOUT && Math.abs(then.used - before.used) < ABOUT;
      }
      assert.ok(isSeen, `${what}: ${said.join(' MB; ')} MB`);
    }
    await page.close();
  });
}
