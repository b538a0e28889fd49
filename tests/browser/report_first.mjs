// The first second of the landing page on a slow network and a slow device: when something is seen, and when a first cut is
// accepted. Prints the median of five visits; nothing is cached.
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch, site } from './page.mjs';

/** 4 Mbit/s, 40 ms, a quarter of this processor. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 125_000 };
const SLOWER = 4;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Serves the site as a host that compresses. */
async function compressing() {
  const packed = new Map();
  const server = http.createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).replace(/\/$/, '/index.html').slice(1);
    try {
      if (!packed.has(name)) packed.set(name, brotliCompressSync(await fs.readFile(path.join(site, path.normalize(name)))));
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(packed.get(name));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
  return { ...times, bytes };
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
