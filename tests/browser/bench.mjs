// One table of all works, native and in a worker in headless Chromium, cold and warm, with the ratio to both judges; the
// same rows in target/bench.json. Called by `./dev bench`, which has built and run the native part. Printed, not asserted.
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page.mjs';

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../target');
const read = async (file) => JSON.parse(await fs.readFile(path.join(target, file), 'utf8'));

/** Runs in the page: a fresh worker does one work cold and then warm, checked before it is timed. */
async function inWorker(index) {
  const code = `
    import init, * as bench from '${location.href}bench.js';
    await init();
    const timed = (run) => {
      const begun = performance.now();
      const found = run();
      return [performance.now() - begun, found];
    };
    onmessage = ({ data: index }) => {
      const [cold, found] = timed(() => bench.run(index));
      const expected = bench.check(index);
      if (found !== expected) throw new Error(bench.name(index) + ' found ' + found + ', not ' + expected);
      const warm = [];
      const begun = performance.now();
      while (warm.length < 3 || (warm.length < 15 && performance.now() - begun < 1500)) warm.push(timed(() => bench.run(index))[0]);
      let obvious = null;
      let memo = null;
      if (bench.is_judged(index)) {
        const [time, number] = timed(() => bench.run_obvious(index));
        const [own, half] = timed(() => bench.run_half(index));
        const [slow, judged] = timed(() => bench.run_half_by_memo(index));
        if (number !== expected || judged !== half) throw new Error('a judge disagrees');
        [obvious, memo] = [time, slow / own];
      }
      const [positions, bytes] = bench.plan(index);
      warm.sort((a, b) => a - b);
      postMessage({ work: bench.name(index), cold, ms: warm[Math.floor(warm.length / 2)], positions, bytes, obvious, memo, count: bench.count() });
    };
    postMessage('ready');`;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(index) : resolve(data));
    });
  } finally {
    worker.terminate();
  }
}

const browser = await launch();
const server = await serve(path.join(target, 'bench-site'), { overrides: { 'index.html': '<!doctype html><title>bench</title>' } });
const page = await browser.newPage();
await page.goto(server.url);
const measured = [];
for (let index = 0, count = 1; index < count; index += 1) {
  const result = await page.evaluate(inWorker, index);
  count = result.count;
  measured.push(result);
  console.error(`  ${result.work}`);
}
await browser.close();
await server.close();

const judges = await read('bench-judges.json');
const rows = [];
for (const { work, cold, ms, positions, bytes, obvious, memo } of measured) {
  const folder = `criterion/solver/${work.replaceAll(/[?"/\\*<>:|^]/g, '_')}`;
  const native = (await read(`${folder}/new/estimates.json`)).median.point_estimate / 1e6;
  const judge = judges.find((row) => row.work === work);
  const row = (where, cold, ms, obvious, memo) => ({
    work,
    where,
    cold,
    ms,
    ns_per_position: (ms * 1e6) / positions,
    bytes_per_position: bytes / positions,
    ratio_obvious: obvious && obvious / ms,
    ratio_memo: memo,
  });
  rows.push(row('native', null, native, judge?.obvious ?? null, judge?.ratio_memo ?? null), row('browser', cold, ms, obvious, memo));
}
await fs.writeFile(path.join(target, 'bench.json'), `${JSON.stringify(rows, null, 1)}\n`);

const number = (n, digits, width) => (n === null ? '–' : n.toFixed(digits)).padStart(width);
console.log(`\n${'work'.padEnd(34)} ${'where'.padEnd(8)}   cold ms        ms  ns/pos   B/pos  × obvious  × memo (at N/2)`);
for (const r of rows) {
  console.log(
    `${r.work.padEnd(34)} ${r.where.padEnd(8)} ${number(r.cold, 1, 9)} ${number(r.ms, 1, 9)} ${number(r.ns_per_position, 2, 7)} ` +
      `${number(r.bytes_per_position, 2, 7)} ${number(r.ratio_obvious, 0, 10)} ${number(r.ratio_memo, 0, 8)}`,
  );
}

const ms = (work, where) => rows.find((row) => row.work === work && row.where === where).ms;
console.log('\nwasm against native');
for (const work of ['table triangle:k=3 N=200', 'table step:k=4,s=6,pass N=255', 'table sharing N=1000']) {
  console.log(`  ${work.padEnd(34)} ${(ms(work, 'browser') / ms(work, 'native')).toFixed(2)}`);
}
console.log('\ngrowth of time with N in the browser: the e of time ~ N^e');
for (const [name, from, to] of [
  ['table triangle:k=3', 128, 255],
  ['table triangle:k=3', 255, 511],
  ['table sharing', 1000, 4000],
  ['table sharing', 4000, 10_000],
  ['map triangle:k=3', 1000, 4000],
]) {
  const e = Math.log(ms(`${name} N=${to}`, 'browser') / ms(`${name} N=${from}`, 'browser')) / Math.log(to / from);
  console.log(`  ${name.padEnd(20)} ${from} → ${to}: ${e.toFixed(2)}`);
}
