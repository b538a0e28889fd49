// Other builds and other places of the site, made from the one under test.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { site } from './page.mjs';

/** The folder of the build's files, with a slash at its end. */
export async function buildOf(folder = site) {
  const names = await fs.readdir(folder);
  const build = names.find((name) => /^build-[0-9a-f]{16}$/.test(name));
  if (!build) throw new Error(`${folder} is not packed: these tests need what ./dev build makes`);
  return `${build}/`;
}

/** Waits until the page is one of this build. */
export const isOf = (page, build) =>
  page.waitForFunction((name) => document.querySelector('meta[name=bittersweet-assets]')?.content === `./${name}`, build);

/** A copy of the site as a later build, which has another name. Nothing else is different. */
export async function laterBuild() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  await fs.cp(site, folder, { recursive: true });
  const old = await buildOf();
  const name = old.replace(/[0-9a-f]{16}/, (digits) => [...digits].reverse().join(''));
  await fs.rename(path.join(folder, old), path.join(folder, name));
  for (const file of ['index.html', 'explore.html', 'teach.html', 'laboratory.html', 'lesson.html', 'papers.html', 'v1/embed.html', 'sw.js']) {
    const text = await fs.readFile(path.join(folder, file), 'utf8').catch(() => null);
    if (text) await fs.writeFile(path.join(folder, file), text.replaceAll(old, name));
  }
  return { folder, name, remove: () => fs.rm(folder, { recursive: true }) };
}
