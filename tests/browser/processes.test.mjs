// What measures the memory of pages sees that of WebAssembly, in pages and in workers, which is not among the objects of a page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { held } from './faults.mjs';
import { launch, serve } from './page.mjs';
import { resident } from './processes.mjs';

const MEGA = 1024 * 1024;
let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), serve('/nowhere', { at: '/', overrides: { 'page.html': '<!DOCTYPE html><title>A page</title>' } })]);
});
after(async () => {
  await browser.close();
  await server.close();
});

/** Takes 64 MB for WebAssembly, and fills them. */
const TAKING = 'self.kept = new WebAssembly.Memory({ initial: 1024 }); new Uint8Array(self.kept.buffer).fill(1);';

test('memory of WebAssembly that a page or its worker keeps is seen', { skip: process.platform !== 'linux' }, async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}page.html`);
  const all = [[(await held(page)).bytes, await resident()]];
  await page.evaluate(TAKING);
  all.push([(await held(page)).bytes, await resident()]);
  await page.evaluate(
    (taking) =>
      new Promise((done) => {
        window.worker = new Worker(URL.createObjectURL(new Blob([`${taking} postMessage(null);`])));
        window.worker.onmessage = done;
      }),
    TAKING,
  );
  all.push([(await held(page)).bytes, await resident()]);
  await page.close();
  for (const [before, then] of [[all[0], all[1]], [all[1], all[2]]]) {
    assert.ok(then[1] - before[1] > 60 * MEGA, `${all}`);
    assert.ok(then[0] - before[0] < MEGA, `${all}`);
  }
});
