// Writes the lists in build/later: of each program those functions that no visit of beginnings.mjs calls, as far as the first part names
// them. `node tests/browser/first.mjs` needs what `./dev build` has left: the programs with names, and their glue. It serves copies of
// them in which each function makes a mark when it is called.
import fs from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../build/files.mjs';
import { keep } from '../../build/later.mjs';
import { read, stable } from '../../build/parts.mjs';
import { bodiesOf, coding, constant, encoded, HEAD, localsEnd, number, SECTION, section, sections } from '../../build/wasm.mjs';
import { BEGINNINGS } from './beginnings.mjs';
import { buildOf } from './site.mjs';
import { begun, contextOf, launch, serve, settled, site } from './page.mjs';

const PAGE_OF_MEMORY = 65_536;
/** The time for which a page is left alone before its calls are counted, in milliseconds. */
const QUIET = 1500;
/** The calls of a program differ a little from visit to visit. */
const TIMES = 3;
/** The workers that are divided, beside those of which there are visits. */
const OF_PAGES = ['adviser', 'checker', 'worker'];
/** The workers of which there are visits. Calls of pages in these visits are not counted. */
const ASKED = ['prover', 'learner'];

/** A copy in which each function writes 1 to a separate byte of a new page of memory, where these bytes begin, and how many there are. */
function marking(wasm) {
  const all = sections(wasm);
  const memory = all.find(({ id }) => id === SECTION.memory).body;
  const [size, after] = number(memory, 2);
  const start = size * PAGE_OF_MEMORY;
  const bodies = bodiesOf(all.find(({ id }) => id === SECTION.code).body);
  const marked = bodies.map((body, index) => {
    const begin = localsEnd(body);
    return Buffer.concat([body.subarray(0, begin), constant(start + index), constant(1), Buffer.from([0x3a, 0, 0]), body.subarray(begin)]);
  });
  const changed = { [SECTION.memory]: Buffer.concat([memory.subarray(0, 2), encoded(size + 1), memory.subarray(after)]), [SECTION.code]: coding(marked) };
  return { wasm: Buffer.concat([HEAD, ...all.map(({ id, whole }) => (changed[id] ? section(id, changed[id]) : whole))]), start, count: bodies.length };
}

/** In the glue: the place where it gets the exports of a program. */
const EXPORTS = 'wasm = instance.exports;';

/** A program as Trunk has made it, before it was packed. */
async function program(name, files) {
  const built = (folder, file) => fs.readFile(path.join(root, 'target', folder, 'release', file));
  const wasm = await built('wasm-opt', `${name}_bg.wasm`);
  const glue = (await built('wasm-bindgen', `${name}.js`)).toString();
  const file = files.find((file) => file.replace(/-[0-9a-f]+(?=_bg)/, '') === `${name}_bg.wasm`);
  const { wasm: marked, start, count } = marking(wasm);
  if (!glue.includes(EXPORTS)) throw new Error(`${name}: the glue of wasm-bindgen has another form than tests/browser/first.mjs expects.`);
  const shown = glue.replace(EXPORTS, `${EXPORTS} (self.marking ??= {}).${name} = () => [...new Uint8Array(wasm.memory.buffer, ${start}, ${count})];`);
  return { name, wasm, called: new Uint8Array(count), overrides: { [file]: marked, [file.replace('_bg.wasm', '.js')]: shown } };
}

/** Adds what a page, its frames and its workers have called, of the programs that are counted. */
async function collect(page, programs, isCounted) {
  for (const place of [...page.frames(), ...page.workers()]) {
    const all = await place.evaluate(() => Object.entries(self.marking ?? {}).map(([name, marks]) => [name, marks()]));
    for (const [name, marks] of all.filter(([name]) => isCounted(name))) marks.forEach((mark, index) => (programs.get(name).called[index] |= mark));
  }
}

/** Functions of hash tables: which of them are called depends on random numbers. They are first. */
const BY_CHANCE = /\bhashbrown\b/;

/**
 * The names of the functions that no visit calls, and that are named by called functions, by a table or by an export: others come with
 * these. A name that a called function has, too, is left out.
 */
function later({ wasm, called }) {
  const { imported, bodies, names, calls, roots } = read(wasm);
  const isCalled = (index) => called[index - imported.length] === 1;
  const functions = [...bodies.keys()];
  const first = functions.filter(isCalled);
  const wanted = new Set([...roots, ...first.flatMap((index) => [...calls.get(index)])]);
  const ofFirst = new Set(first.map((index) => names.get(index)).map((name) => name && stable(name)));
  const named = functions.filter((index) => !isCalled(index) && wanted.has(index) && names.has(index)).map((index) => names.get(index));
  return named.filter((name) => !ofFirst.has(stable(name)) && !BY_CHANCE.test(stable(name)));
}

const files = await fs.readdir(path.join(site, await buildOf()));
const programs = new Map();
for (const name of [...Object.keys(BEGINNINGS), ...OF_PAGES]) programs.set(name, await program(name, files));
const server = await serve(site, { overrides: Object.assign({}, ...[...programs.values()].map(({ overrides }) => overrides)) });
const browser = await launch();
const visits = Object.entries(BEGINNINGS).flatMap(([name, visits]) => visits.map((visit) => [name, ...visit]));
for (let time = 1; time <= TIMES; time += 1) {
  for (const [name, at, steps] of visits) {
    const context = await contextOf(browser, {});
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${at}: ${error.message}`));
    await page.goto(server.url + at);
    await begun(page);
    await settled(page);
    await steps(page);
    // Timers, and what waits until the page has nothing else to do.
    await page.waitForTimeout(QUIET);
    await collect(page, programs, (program) => (ASKED.includes(name) ? program === name : !ASKED.includes(program)));
    await context.close();
    console.log(`${name}: ${at}`);
  }
}
await browser.close();
await server.close();
for (const [name, program] of programs) {
  if (!program.called.includes(1)) throw new Error(`No visit has started ${name}.`);
  const names = later(program);
  keep(name, names);
  console.log(`${name}: ${program.called.reduce((sum, mark) => sum + mark)} of ${program.called.length} functions are first, ${names.length} are in the list`);
}
