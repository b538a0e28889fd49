// Seeded random use of the built site at high speed: `./dev soak [MINUTES] [--seed S] [--steps N]`. The console stays clean, every answer is
// compared with plain recursion, and what pages hold is measured at regular points. A failure names its seed and step.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOfTests, launch, serve } from './page.mjs';
import { keepNoCopies } from './processes.mjs';
import { dice } from './soak_games.mjs';
import { isFlat, leastMemory, measured, megabytes, summary } from './soak_memory.mjs';
import { Play, Papers, Teach } from './soak_others.mjs';
import { Explore, Laboratory } from './soak_rooms.mjs';

/** The pages, what uses them, and their shares: the number of steps of ten, on average. */
const ROOMS = [['explore', Explore, 5], ['laboratory', Laboratory, 2], ['play', Play, 1], ['papers', Papers, 1], ['teach', Teach, 1]];

/**
 * The number of steps before the first measurement. Objects that are made once, such as the compiled code of a figure, are made when a
 * figure is seen for the first time, and each room has many: pages use 100 MB at first, 125 after these steps, and 135 to 150 from then on.
 */
export const WARMING = 150;

/** Uses the site until `minutes` are over and `least` steps are done, or until `steps` are done. Returns what was done and measured; throws at the first fault. */
export async function soak({ seed, minutes = Infinity, least = 0, steps = Infinity, every = 100, log = () => {} }) {
  const [browser, server] = await Promise.all([launch(), serve()]);
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
      if (done.steps > WARMING && done.steps % every === 0) {
        done.measured.push(await measured(browser, new Map(rooms.map((one) => [one.name, one]))));
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

/** A number that follows a name among the arguments. */
const given = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

/** Keeps what came of a run that lasted at least five minutes. */
function keep({ seed, steps, answers, measured }, minutes) {
  if (!(minutes >= 5 && minutes < Infinity)) return;
  const memory = measured[0]?.memory ? ['used', 'taken'].flatMap((what) => leastMemory(measured, what).map(megabytes)) : ['', '', '', ''];
  fs.appendFileSync(new URL('../../docs/soak.csv', import.meta.url), `${[seed, minutes, steps, answers, ...memory].join()}\n`);
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
