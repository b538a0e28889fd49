// Runs the files of tests that are named, each in a separate process, and the one that took longest in the last run first: a long file
// that begins last keeps one core waiting. The seconds of each file are kept in target/browser.csv, those of each test in target/browser/.
// A file that passed is not run again as long as nothing that it reads has changed (kept.mjs); with AGAIN=1 all are run. A file with
// shares (shares.mjs) is run once for each share, as if these were files.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kept } from './kept.mjs';
import { partsOf, sharesOf } from './shares.mjs';

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../target');
const KEPT = path.join(target, 'browser.csv');
const REPORTS = path.join(target, 'browser');
const READING = path.join(path.dirname(fileURLToPath(import.meta.url)), 'reading.mjs');

/** The seconds of each file in the run in which it was last. */
function known() {
  if (!fs.existsSync(KEPT)) return new Map();
  const lines = fs.readFileSync(KEPT, 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split(',')).map(([name, seconds]) => [name, Number(seconds)]));
}

/** A file that takes so many milliseconds is ended, and is a failure: the end of a browser, too, can be waited for in vain. */
const LIMIT = 480_000;

/** The name of a run for its reports. */
const nameOf = (run) => path.basename(run).replace('.test.mjs ', '_').replace(/\.test\.mjs$/, '');

/** Runs a file or a share: its seconds, how many of its tests passed and failed, and what it said. A file that fails as a whole is a failure, too. */
function ran(run) {
  const began = Date.now();
  const [file, share] = partsOf(run);
  const name = nameOf(run);
  const [report, list] = ['xml', 'reads'].map((kind) => path.join(REPORTS, `${name}.${kind}`));
  fs.rmSync(list, { force: true });
  const reporters = ['spec', 'junit'].flatMap((kind) => [`--test-reporter=${kind}`, `--test-reporter-destination=${kind === 'spec' ? 'stdout' : report}`]);
  const env = { ...process.env, SHARE: share ?? '', SHARES: `${sharesOf(file)}`, READS: list, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${READING}` };
  const test = spawn(process.execPath, ['--test', `--test-timeout=${LIMIT}`, ...reporters, file], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [test.stdout, test.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((done) => {
    test.on('close', (status) => {
      const count = (what) => Number(said.match(new RegExp(`^ℹ ${what} (\\d+)$`, 'm'))?.[1] ?? 0);
      const failed = count('fail') + count('cancelled');
      done({ run, began, seconds: (Date.now() - began) / 1000, passed: count('pass'), failed: failed > 0 || status === 0 ? failed : 1, said, list });
    });
  });
}

const last = known();
/** Of a file that has not been run here, the length says something of its time. */
const expected = (run) => last.get(path.basename(run)) ?? fs.statSync(partsOf(run)[0]).size / 300;
const began = Date.now();
const kept = new Kept();
const runs = process.argv.slice(2).flatMap((file) => (sharesOf(file).length > 0 ? sharesOf(file).map((share) => `${file} ${share}`) : [file]));
const named = runs.sort((one, other) => expected(other) - expected(one) || (one < other ? -1 : 1));
const before = named.map((run) => ({ run, passed: kept.passed(run) })).filter(({ passed }) => passed !== undefined);
for (const { run, passed } of before) console.log(`✔ ${path.basename(run)}: ${passed} passed before, and nothing that they read has changed`);
const waiting = named.filter((run) => before.every((other) => other.run !== run));
const done = [];

/** Runs one file after the other as long as some wait. */
async function lane() {
  while (waiting.length > 0) {
    const result = await ran(waiting.shift());
    done.push(result);
    kept.keep(result.run, result);
    const { run, seconds, passed, failed, said } = result;
    console.log(`${failed > 0 ? '✖' : '✔'} ${path.basename(run)}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
    if (failed > 0) console.log(said);
  }
}

fs.mkdirSync(REPORTS, { recursive: true });
// Each file has a browser and several workers. Two files at once on two cores take two thirds of the time of one after the other; with
// more, tests of long work run out of time.
const cores = os.cpus().length;
await Promise.all(Array.from({ length: cores >= 8 ? Math.floor(cores / 4) : Math.min(cores, 2) }, lane));

const seconds = new Map([...last, ...done.map(({ run, seconds }) => [path.basename(run), seconds])]);
const rows = [...seconds].sort(([, one], [, other]) => other - one).map(([name, time]) => `${name},${time.toFixed(1)}`);
fs.writeFileSync(KEPT, `${['file,seconds', ...rows].join('\n')}\n`);
const sum = (key) => done.reduce((total, result) => total + result[key], 0);
console.log(`\n${done.length} files and shares in ${((Date.now() - began) / 60_000).toFixed(1)} min, ${(sum('seconds') / 60).toFixed(1)} min of lane time`);
for (const { run, failed } of done) if (failed > 0) console.log(`✖ ${path.basename(run)}`);
const passedBefore = before.reduce((total, { passed }) => total + passed, 0);
if (passedBefore > 0) console.log(`${passedBefore} tests in ${before.length} files and shares passed before, and nothing that they read has changed; with AGAIN=1 they are run, too.`);
console.log(`${sum('passed') + passedBefore} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
