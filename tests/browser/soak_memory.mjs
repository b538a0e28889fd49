// The memory of pages during a long run, and a check that it does not keep growing.
import assert from 'node:assert/strict';
import { held } from './faults.mjs';
import { inUse } from './in_use.mjs';

const MEGA = 1024 * 1024;
/** By how many bytes the memory that all pages and workers use may grow from the first third to the last. */
const GROWTH = 24 * MEGA;
/** The same of the memory that they take from the system, which includes what the browser keeps free for its next use: by which part. */
const TAKEN = 0.4;

/** Returns the memory, nodes, listeners and workers of each page at its first address, and the memory of all pages and workers. */
export async function measured(browser, rooms) {
  const found = {};
  for (const [name, { room, page }] of rooms) {
    await room.base(page);
    found[name] = { ...(await held(page)), workers: page.workers().length };
  }
  return { rooms: found, memory: await inUse(browser) };
}

/** Bytes as megabytes, with one digit behind the point. */
export const megabytes = (bytes) => (bytes / MEGA).toFixed(1);

/** The first third of the measurements and the last one. */
function thirds(measured) {
  const third = Math.ceil(measured.length / 3);
  return [measured.slice(0, third), measured.slice(-third)];
}

/** The least memory `used` or `taken` in the first third of the measurements and in the last. */
export const leastMemory = (measured, what) => thirds(measured).map((part) => Math.min(...part.map(({ memory }) => memory[what])));

/** A measurement as a line. */
export const summary = ({ rooms, memory }) =>
  (memory ? `${megabytes(memory.used)} of ${megabytes(memory.taken)} MB in use; ` : '') +
  Object.entries(rooms).map(([name, { bytes, nodes, workers }]) => `${name} ${megabytes(bytes)} MB, ${nodes} nodes, ${workers} workers`).join('; ');

/**
 * Fails if memory keeps growing. The smallest value of a page in the last third may exceed the smallest in the first third by a tenth and a
 * megabyte, 500 nodes or 50 listeners; the memory of all pages and workers by GROWTH and TAKEN. No page may have more than five workers.
 * Fewer than six measurements are not judged.
 */
export function isFlat(measured) {
  if (measured.length < 6) return;
  const [early, late] = thirds(measured);
  for (const [what, most] of measured[0].memory ? [['used', (before) => before + GROWTH], ['taken', (before) => before * (1 + TAKEN)]] : []) {
    const [before, after] = leastMemory(measured, what);
    assert.ok(after <= most(before), `pages and workers hold more and more memory (${what}): ${measured.map(({ memory }) => megabytes(memory[what])).join(', ')}`);
  }
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
