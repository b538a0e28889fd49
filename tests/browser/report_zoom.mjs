// The time of a frame of 1024 × 1024 pixels of the laboratory's zoom in a worker of headless Chromium, and of the automaton run on
// every position. Built as the page is, which paints by itself. Printed, never asserted: times belong to the machine. Before it:
//   cargo build --profile page --example zoom --target wasm32-unknown-unknown
//   wasm-bindgen --target web --out-dir target/zoom-site target/wasm32-unknown-unknown/page/examples/zoom.wasm
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../target/zoom-site');
await fs.writeFile(path.join(folder, 'index.html'), '<!doctype html><title>zoom</title>');
const server = await serve(folder);
const browser = await launch();
const page = await browser.newPage();
await page.goto(server.url);

/** Runs in the page: a fresh worker paints a case cold and warm, and is judged. */
const inWorker = (index) => new Promise((resolve, reject) => {
  const code = `
    import init, * as zoom from '${location.href}zoom.js';
    await init();
    const timed = (run) => { const begun = performance.now(); const found = run(); return [performance.now() - begun, found]; };
    onmessage = ({ data: index }) => {
      const name = zoom.name(index);
      const [before] = timed(() => zoom.prepare(index));
      const [cold, found] = timed(() => zoom.run(index));
      const warm = Array.from({ length: 21 }, () => timed(() => zoom.run(index))[0]).sort((a, b) => a - b);
      const [slow, obvious] = timed(() => zoom.run_obvious(index));
      if (obvious >= 0 && obvious !== found) throw new Error(name + ': ' + found + ', and not ' + obvious);
      postMessage({ name, before, cold, warm: warm[10], slowest: warm[20], slow: obvious < 0 ? null : slow, count: zoom.count() });
    };
    postMessage('ready');`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(index) : (worker.terminate(), resolve(data)));
});

console.log('\nA frame of the zoom, 1024 × 1024 pixels, in a worker: what is computed before the first one (the second time), the first one, the median and'
  + ' the slowest of 21 more, the obvious algorithm');
for (let index = 0, count = 1; index < count; index += 1) {
  const found = await page.evaluate(inWorker, index);
  count = found.count;
  const times = [found.before, found.cold, found.warm, found.slowest].map((time) => `${time.toFixed(1)} ms`.padStart(9)).join(' ');
  const judged = found.slow === null ? '' : `${found.slow.toFixed(0).padStart(7)} ms, ${(found.slow / found.warm).toFixed(0)} times as long`;
  console.log(`  ${found.name.padEnd(72)} ${times} ${judged}`);
}
await browser.close();
server.close();
