// Plants mistakes in a room, one at a time, and runs the native tests that have to catch them. The results are kept in
// docs/mutants.csv; docs/mutants.md says why some are not caught. `./dev mutants [--sample N] [--seed S] ROOM`. `--more` adds N mistakes
// that are not in the table yet. `--again` plants only those that were not caught, after tests were added.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mistakes } from './plant.mjs';
import { crateOf, files, make, testsFor } from './room.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const table = path.join(root, 'docs/mutants.csv');
const heading = 'room,file,place,before,after,outcome';

const given = process.argv.slice(2);
const option = (name, usual) => (given.includes(name) ? Number(given.splice(given.indexOf(name), 2)[1]) : usual);
const [sample, seed] = [option('--sample', 40), option('--seed', 1)];
const flag = (name) => given.includes(name) && given.splice(given.indexOf(name), 1).length > 0;
const [isAgain, isMore] = [flag('--again'), flag('--more')];
const [room] = given;
const crate = crateOf(root, room);
if (!crate) {
  console.error('Usage: ./dev mutants [--more] [--sample N] [--seed S] ROOM or ./dev mutants --again ROOM, where ROOM is games or theorems/learning, say: a module of a crate that is not pages');
  process.exit(2);
}

/** SplitMix32, so that a sample can be taken again. */
function chance(state) {
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = state ^ (state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A list in another order, at random. */
function shuffled(all) {
  const next = chance(seed);
  const left = [...all];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [left[at], left[other]] = [left[other], left[at]];
  }
  return left;
}

const isTest = (name) => /\/tests(\/|\.rs$)|_tests\.rs$/.test(name);
const all = files(root, room)
  .filter((name) => !isTest(name))
  .flatMap((name) => mistakes(fs.readFileSync(name, 'utf8')).map((mistake) => ({ ...mistake, name })));
console.log(`${room}: ${all.length} mistakes can be planted`);

/** Runs cargo in a crate; `--no-run` compiles only. */
const cargo = (target, given, seconds) => {
  const begun = Date.now();
  const run = spawnSync('cargo', ['test', '--quiet', '--offline', ...given], {
    cwd: target,
    env: { ...process.env, CARGO_TARGET_DIR: path.join(root, 'target/mutants/build'), PROPTEST_CASES: process.env.PROPTEST_CASES ?? '64' },
    timeout: Math.ceil(seconds * 1000),
    encoding: 'utf8',
  });
  return { isFine: run.status === 0, isLate: run.error?.code === 'ETIMEDOUT', said: `${run.stdout}${run.stderr}`, seconds: (Date.now() - begun) / 1000 };
};

/** Steps of tests: the arguments to compile them, the filters to run them, and the seconds without a mistake. */
const timed = (steps) =>
  steps.map(([what, filters]) => {
    const compiled = cargo(target, [...what, '--no-run'], 3600);
    const run = cargo(target, [...what, ...filters], 3600);
    if (!compiled.isFine || !run.isFine) throw new Error(`The tests fail without any mistake:\n${(compiled.isFine ? run : compiled).said.slice(-4000)}`);
    console.log(`${[...what, ...filters].join(' ')}: ${run.seconds.toFixed(0)} s`);
    return { what, filters, seconds: run.seconds };
  });

/** The verdict of a crate's tests on a mistake. */
function judged(steps, { name, at, before, after }) {
  const copy = path.join(target, path.relative(root, name));
  const text = fs.readFileSync(name, 'utf8');
  fs.writeFileSync(copy, text.slice(0, at) + after + text.slice(at + before.length));
  try {
    for (const { what, filters, seconds } of steps) {
      if (!cargo(target, [...what, '--no-run'], 3600).isFine) return 'not compiled';
      const run = cargo(target, [...what, ...filters], 60 + 10 * seconds);
      if (run.isLate) return 'caught (endless)';
      if (!run.isFine) return 'caught';
    }
    return 'survived';
  } finally {
    fs.writeFileSync(copy, text);
  }
}

const target = path.join(root, 'target/mutants/copy');
make(root, target);
const library = ['--package', `bittersweet-${crate}`, '--lib'];
const tests = testsFor(root, crate).flatMap((file) => ['--test', file.slice(0, -3)]);
// The tests of the room run first, since they catch most mistakes.
const own = timed([[library, [`${room.replaceAll('/', '::')}::`]]]);
let wide;
function outcome(mistake) {
  const found = judged(own, mistake);
  if (found !== 'survived') return found;
  wide ??= timed([[library, []], ...(tests.length > 0 ? [[['--package', 'bittersweet', ...tests], []]] : [])]);
  return judged(wide, mistake);
}

/** A mistake as the table has it, with its line and column. */
function row({ name, at, before, after }) {
  const lines = fs.readFileSync(name, 'utf8').slice(0, at).split('\n');
  return [room, path.relative(root, name), `${lines.length}:${lines.at(-1).length + 1}`, before, after].join(',');
}
const kept = fs.existsSync(table) ? fs.readFileSync(table, 'utf8').split('\n').filter((line) => line && line !== heading) : [];
const parts = (line) => [line.slice(0, line.lastIndexOf(',')), line.slice(line.lastIndexOf(',') + 1)];
const known = new Map(kept.filter((line) => line.startsWith(`${room},`)).map(parts));
const planted = isAgain
  ? all.filter((mistake) => known.get(row(mistake)) === 'survived')
  : shuffled(all).filter((mistake) => !isMore || !known.has(row(mistake))).slice(0, sample);

// `--more` and `--again` keep the other rows of the room; a new sample replaces them.
const rows = isAgain || isMore ? known : new Map();
for (const [index, mistake] of planted.entries()) {
  const found = outcome(mistake);
  rows.set(row(mistake), found);
  console.log(`${index + 1}: ${row(mistake)}: ${found}`);
  keep();
}

/** Keeps the rows, in place of those that the room had. */
function keep() {
  const lines = [...kept.filter((line) => !line.startsWith(`${room},`)), ...[...rows].map((parts) => parts.join(','))];
  fs.writeFileSync(table, `${[heading, ...lines].join('\n')}\n`);
}

const outcomes = [...rows.values()];
const caught = outcomes.filter((found) => found.startsWith('caught')).length;
const survived = outcomes.filter((found) => found === 'survived').length;
console.log(`${room}: ${caught} of ${caught + survived} caught (${outcomes.length - caught - survived} are not compiled)`);
