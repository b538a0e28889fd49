// Runs the files of tests that are named, the one that took longest in the last run first: a long file that begins last keeps one core
// waiting. The seconds of each file are kept in target/browser.csv, and what the reporters of Node.js say of each test in target/browser.xml.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { junit, spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../target');
const KEPT = path.join(target, 'browser.csv');

/** The seconds of each file in the run in which it was last. */
function known() {
  if (!fs.existsSync(KEPT)) return new Map();
  const lines = fs.readFileSync(KEPT, 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split(',')).map(([name, seconds]) => [name, Number(seconds)]));
}

const last = known();
/** A file that is new may take long. */
const seconds = (file) => last.get(path.basename(file)) ?? Infinity;
const files = process.argv.slice(2).map((file) => path.resolve(file));
files.sort((one, other) => seconds(other) - seconds(one) || (one < other ? -1 : 1));

// Each file has a browser and several workers. Two files at once on two cores take two thirds of the time of one after the other; with
// more, tests of long work run out of time.
const cores = os.cpus().length;
const events = run({ files, concurrency: cores >= 8 ? Math.floor(cores / 4) : Math.min(cores, 2) });

const took = new Map();
const count = { passed: 0, failed: 0 };
for (const [event, what] of [['test:pass', 'passed'], ['test:fail', 'failed']]) {
  events.on(event, ({ name, file, nesting, details, skip }) => {
    // A suite is counted by its tests. A file is reported as a test only if it fails as a whole.
    if (details.type !== 'suite' && skip === undefined) count[what] += 1;
    if (nesting === 0) took.set(path.basename(file ?? name), (took.get(path.basename(file ?? name)) ?? 0) + details.duration_ms / 1000);
  });
}
fs.mkdirSync(target, { recursive: true });
events.compose(junit).pipe(fs.createWriteStream(path.join(target, 'browser.xml')));
events.compose(new spec()).pipe(process.stdout);
const began = Date.now();
await new Promise((done) => events.on('end', done));

const rows = [...new Map([...last, ...took])].sort(([, one], [, other]) => other - one);
fs.writeFileSync(KEPT, ['file,seconds', ...rows.map(([name, time]) => `${name},${time.toFixed(1)}`)].join('\n') + '\n');
process.on('exit', () => {
  const longest = rows.filter(([name]) => took.has(name)).slice(0, 5).map(([name, time]) => `${name} ${time.toFixed(0)} s`);
  console.log(`\nBrowser tests: ${took.size} files in ${((Date.now() - began) / 60_000).toFixed(1)} min; longest: ${longest.join(', ')}.`);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) process.exitCode = 1;
});
