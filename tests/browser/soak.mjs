// Seeded random use of the built site at high speed: `./dev soak [MINUTES] [--seed S] [--steps N]`. The console stays clean, every answer is
// compared with plain recursion, and what pages hold is measured at regular points. A failure names its seed and step.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { held } from './faults.mjs';
import { isOfTests, launch, serve } from './page.mjs';
import { keepNoCopies, resident } from './processes.mjs';
import { dice } from './soak_games.mjs';
import { Play, Papers, Teach } from './soak_others.mjs';
import { Explore, Laboratory } from './soak_rooms.mjs';

const MEGA = 1024 * 1024;
/** How much the memory of all pages and workers may grow from the first third to the last, in bytes: about twice the largest growth in docs/soak.csv. */
const GROWTH = 24 * MEGA;
/** The pages, what uses them, and their shares: how many steps of ten, on average. */
const ROOMS = [['explore', Explore, 5], ['laboratory', Laboratory, 2], ['play', Play, 1], ['papers', Papers, 1], ['teach', Teach, 1]];

/** Uses the site until `minutes` are over and `least` steps are done, or until `steps` are done. Returns what was done and measured; throws at the first fault. */
export async function soak({ seed, minutes = Infinity, least = 0, steps = Infinity, every = 100, log = () => {} }) {
  const [browser, server] = await Promise.all([launch({ flags: ['--js-flags=--expose-gc'] }), serve()]);
  const random = dice(seed);
  const done = { seed, steps: 0, answers: 0, rooms: {}, measured: [] };
  let last = 'opening the rooms';
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, serviceWorkers: 'block' });
    const complaints = [];
    context.on('page', (page) => {
      page.setDefaultTimeout(60_000);
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
    });
    const rooms = [];
    for (const [name, Room, share] of ROOMS) {
      const [room, page] = [new Room(), await context.newPage()];
      await keepNoCopies(page);
      await page.goto(server.url + room.address);
      await page.locator(room.ready).first().waitFor();
      rooms.push(...Array(share).fill({ name, room, page }));
      done.rooms[name] = 0;
    }
    const clean = () => assert.deepEqual(complaints.filter((text) => !isOfTests(text)), []);
    const end = Date.now() + minutes * 60_000;
    while (done.steps < steps && (done.steps < least || Date.now() < end)) {
      const { name, room, page } = random.pick(rooms);
      last = `${name}, after ${last.slice(0, 60)}`;
      const [what, answers] = await room.step(page, random);
      done.steps += 1;
      done.answers += answers;
      done.rooms[name] += 1;
      last = `${name}: ${what}`;
      clean();
      if (done.steps % every === 0) {
        done.measured.push(await measured(new Map(rooms.map((one) => [one.name, one]))));
        log(`${done.steps} steps, ${done.answers} answers; ${summary(done.measured.at(-1))}`);
      }
    }
    clean();
    isFlat(done.measured);
    return done;
  } catch (error) {
    const again = `./dev soak --seed ${seed} --steps ${done.steps + 1}`;
    throw new Error(`Seed ${seed}, step ${done.steps + 1} (${last}): ${error.message}\nAgain: ${again}`, { cause: error });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the memory, nodes, listeners and workers of each page at its first address, and the memory of all processes. */
async function measured(rooms) {
  const found = {};
  for (const [name, { room, page }] of rooms) {
    await room.base(page);
    // Workers collect their garbage late. Without this, garbage would count as memory that is kept.
    for (const worker of page.workers()) {
      await worker.evaluate(() => globalThis.gc()).catch((error) => {
        // A worker that has ended meanwhile keeps nothing.
        if (page.workers().includes(worker)) throw error;
      });
    }
    found[name] = { ...(await held(page)), workers: page.workers().length };
  }
  return { rooms: found, memory: await resident() };
}

const summary = ({ rooms, memory }) =>
  `${(memory / MEGA).toFixed(0)} MB in all; ` +
  Object.entries(rooms).map(([name, { bytes, nodes, workers }]) => `${name} ${(bytes / MEGA).toFixed(1)} MB, ${nodes} nodes, ${workers} workers`).join('; ');

/**
 * Fails if memory keeps growing. The first measurement does not count, since some things, compiled code for instance, are made once. The
 * smallest value of a page in the last third may exceed the smallest in the first third by a tenth and a megabyte, 500 nodes or 50 listeners;
 * the memory of all processes by GROWTH. No page may have more than five workers. Fewer than six measurements are not judged.
 */
function isFlat(measured) {
  if (measured.length < 6) return;
  const third = Math.ceil((measured.length - 1) / 3);
  const [early, late] = [measured.slice(1, 1 + third), measured.slice(-third)];
  // The memory of WebAssembly and workers, which is not among the objects of a page. Most of it is taken once and used again.
  const [before, after] = [early, late].map((part) => Math.min(...part.map(({ memory }) => memory)));
  assert.ok(after <= before + GROWTH, `pages and workers hold more and more memory: ${measured.map(({ memory }) => memory)}`);
  const least = (part, name, what) => Math.min(...part.map(({ rooms }) => rooms[name][what]));
  for (const name of Object.keys(measured[0].rooms)) {
    for (const [what, room] of [['bytes', MEGA], ['nodes', 500], ['listeners', 50]]) {
      const [before, after] = [least(early, name, what), least(late, name, what)];
      assert.ok(after <= before * 1.1 + room, `${name} holds more and more ${what}: ${measured.map(({ rooms }) => rooms[name][what]).join(', ')}`);
    }
    const workers = measured.map(({ rooms }) => rooms[name].workers);
    assert.ok(Math.max(...workers) <= 5, `workers of ${name}: ${workers}`);
    assert.ok(workers.at(-1) <= workers[0] + 1, `workers of ${name}: ${workers}`);
  }
}

/** A number that follows a name among the arguments. */
const given = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

/** Keeps what came of a run that lasted at least five minutes. */
function keep({ seed, steps, answers, measured }, minutes) {
  if (!(minutes >= 5 && minutes < Infinity)) return;
  const [early, late] = [measured[1], measured.at(-1)].map((one) => (one?.memory ? (one.memory / MEGA).toFixed(0) : ''));
  fs.appendFileSync(new URL('../../docs/soak.csv', import.meta.url), `${[seed, minutes, steps, answers, early, late].join()}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seed = given('--seed') ?? Date.now() % 1_000_000;
  const steps = given('--steps');
  const minutes = /^\d+(\.\d+)?$/.test(process.argv[2] ?? '') ? Number(process.argv[2]) : steps ? Infinity : 60;
  console.log(`Seed ${seed}, ${steps ? `${steps} steps` : `${minutes} minutes`}`);
  const done = await soak({ seed, minutes, steps, log: console.log });
  keep(done, minutes);
  console.log(`${done.steps} steps (${Object.entries(done.rooms).map(([name, count]) => `${name} ${count}`).join(', ')}), ${done.answers} answers compared, no fault`);
}
