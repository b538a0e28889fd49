// The time until a bar in a frame is seen on a slow network and a slow machine, and the costs of ten of them. Printed, never
// asserted: times belong to the machine.
import http from 'node:http';
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch, site } from './page.mjs';
import { median, ms } from './tasks.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css', '.svg': 'image/svg+xml' };
const packed = new Map();

/** The site as a host serves it that packs with brotli; packed once, before anything is measured. */
const server = http.createServer(async (request, response) => {
  const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1);
  const known = packed.get(name);
  if (!known) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'application/octet-stream', 'content-encoding': 'br' }).end(known);
});

for (const name of await fs.readdir(site, { recursive: true })) {
  if (!types[path.extname(name)] || name === 'bittersweet.html') continue;
  packed.set(name, brotliCompressSync(await fs.readFile(path.join(site, name))));
}
const frames = (count) =>
  Array.from({ length: count }, () => '<iframe src="v1/embed.html#g=triangle:k=3:7,4,7" title="A bar" width="700" height="400"></iframe>').join('');
for (const count of [1, 10]) packed.set(`frames-${count}.html`, brotliCompressSync(`<!DOCTYPE html><title>Bars</title>${frames(count)}`));
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await launch();

console.log('\nA bar in a frame, from an empty cache, network at 4 Mbit/s with 40 ms, machine four times slower: the bar is there (at most 1 s)');
const seen = [];
for (let round = 0; round < 5; round += 1) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 500_000 });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The page itself looks at its clock, which begins with the request, once the frame with the bar has been painted.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.board .foil')) setTimeout(() => (window.seenAfter = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${url}v1/embed.html#g=triangle:k=3:7,4,7`, { waitUntil: 'commit' });
  seen.push(await page.waitForFunction(() => window.seenAfter).then((found) => found.jsonValue()));
  await context.close();
}
console.log(`  median of ${seen.length}: ${ms(median(seen))}, from ${ms(Math.min(...seen))} to ${ms(Math.max(...seen))}`);

console.log('\nFrames on a page: memory of the browser beyond that of an empty page (ten at most 150 MB)');
const used = async () => {
  const pages = await fs.readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  let sum = 0;
  for (const pid of pages) {
    const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('--type=renderer')) continue;
    const rollup = await fs.readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) / 1024;
  }
  return sum;
};
for (const count of [1, 10]) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('about:blank');
  const before = await used();
  await page.goto(`${url}frames-${count}.html`);
  for (let at = 0; at < count; at += 1) {
    await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').nth(at).locator('.board .foil').waitFor();
  }
  console.log(`  ${String(count).padStart(2)}: ${((await used()) - before).toFixed(0)} MB`);
  await context.close();
}
await browser.close();
server.close();
