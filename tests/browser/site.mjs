// Other builds and other places of the site: an earlier release, and what is made from the site under test.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { site } from './serving.mjs';

const releases = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../releases');

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

/** A release that was made before the site under test: tests/releases/README.md says which, and what of it is kept. */
export async function earlierRelease() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  const packed = await fs.readFile(path.join(releases, '0.1.0-earlier.tar.br'));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: brotliDecompressSync(packed) });
  const name = await buildOf(folder);
  assert.notEqual(name, await buildOf(), `the site under test is the earlier release itself: both are ${name}`);
  return { folder, name, remove: () => fs.rm(folder, { recursive: true }) };
}

/**
 * A copy of the site as a later build, which has another name. Nothing else is different: it shows how the pages under test react to a
 * newer version, which an earlier release cannot show.
 */
export async function laterBuild() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  await fs.cp(site, folder, { recursive: true });
  const old = await buildOf();
  const name = old.replace(/[0-9a-f]{16}/, (digits) => [...digits].reverse().join(''));
  await fs.rename(path.join(folder, old), path.join(folder, name));
  for (const file of await fs.readdir(folder, { recursive: true })) {
    if (!/\.html$|^sw\.js$/.test(file)) continue;
    const text = await fs.readFile(path.join(folder, file), 'utf8');
    await fs.writeFile(path.join(folder, file), text.replaceAll(old, name));
  }
  return { folder, name, remove: () => fs.rm(folder, { recursive: true }) };
}
