// The processes that draw the pages of a browser, and the memory that they take from the system.
import fs from 'node:fs/promises';

const KILO = 1024;

/** The command, and the process that began it, of each process that there is. */
async function processes() {
  const found = [];
  for (const id of (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [status, command] = await Promise.all(['status', 'cmdline'].map((name) => fs.readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')));
    const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
    if (parent) found.push({ id, parent, command });
  }
  return found;
}

/** The numbers of the processes that draw pages and run their workers, below the browsers that this process has begun. */
export async function renderers() {
  const all = await processes();
  const below = new Set([`${process.pid}`]);
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { id, parent } of all) if (below.has(parent)) below.add(id);
  }
  return all.filter(({ id, command }) => below.has(id) && command.includes('--type=renderer')).map(({ id }) => Number(id));
}

/**
 * The bytes that belong to a process alone and that it has written. Pages that it has only read, of the program of the browser for
 * instance, would count as its own if no other process had read them.
 */
export async function resident(id) {
  const rollup = await fs.readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return [...rollup.matchAll(/^Private_Dirty:\s+(\d+) kB$/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * KILO, 0);
}

/**
 * From now on the browser keeps no copies of the files that this page and its frames load. Without this it keeps them for Playwright, in
 * the memory of the page, so that the page seems to hold a megabyte more for each frame that was opened. Playwright has no setting for it;
 * the functions are its private ones, and package.json names the version.
 */
export const keepNoCopies = (page) =>
  page._connection.toImpl(page).delegate._mainFrameSession._client.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
