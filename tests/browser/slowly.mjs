// A slow network, a slow device and a host that compresses, for reports about what a visitor waits for.
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { site } from './page.mjs';

/** Networks as bytes a second, with the milliseconds until an answer begins. */
export const NETWORKS = {
  'Fast 3G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  '4 Mbit/s': { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 125_000 },
};
/** The device is this many times slower than this machine. */
const SLOWER = 4;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Serves the site as a host that compresses. */
export async function compressing() {
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

/** A page of a phone on such a network and device, and how many bytes and files it has loaded. */
export async function slowPage(browser, { viewport = { width: 360, height: 640 }, network = NETWORKS['4 Mbit/s'] } = {}) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded = { bytes: 0, requests: 0 };
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.requests += 1;
  });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, context, loaded, session };
}

export const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
