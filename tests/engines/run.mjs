// `./dev engines`: walks through the built pages in Firefox and WebKit. Names of files restrict it to their walks; a run of
// all writes its results into docs/engines.csv. Pictures of failures are in target/engines.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../browser/serving.mjs';
import { begin, names } from './engines.mjs';
import { Page } from './page.mjs';
import { watched } from './watch.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const pictures = path.join(root, 'target/engines');
const rooms = (await fs.readdir(path.join(here, 'walks'))).map((file) => path.basename(file, '.mjs'));

const asked = process.argv.slice(2).map((name) => path.basename(name, '.mjs'));
const engines = names.filter((name) => asked.includes(name));
const files = rooms.filter((room) => asked.includes(room));
const unknown = asked.filter((name) => !names.includes(name) && !rooms.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. The engines are ${names.join(', ')}, and the files ${rooms.join(', ')}.`);
  process.exit(2);
}

let count = 0;

/** Runs a walk in an engine that has been started. Returns the error, or null. */
async function walk({ name, session, saved }, { at = '', ready = 'body', around, scripts = {}, size = [1440, 1000], expected = [], steps, ...options }) {
  const complaints = [];
  // Each walk has a separate path: a service worker of an earlier walk may control the same port.
  const own = await serve(undefined, { at: `/lessons/bar-${(count += 1)}/`, ...watched(complaints, options) });
  const page = new Page(session, saved, name);
  let other;
  try {
    await session.enter(null);
    await session.resize(...size);
    if (around) {
      const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page with bars</title></head><body>${around(own.url)}</body></html>`;
      other = await serve('/nowhere', { at: '/', overrides: { 'page.html': html, ...scripts } });
      await page.open(`${other.url}page.html`);
    } else {
      await page.open(own.url + at, ready);
      await page.until(() => !document.querySelector('#app > .late:not(.failed)'));
      // For a visitor one group of settings closes the others.
      await page.run(() => document.querySelectorAll('details.group').forEach((part) => (part.removeAttribute('name'), (part.open = true))));
    }
    await steps(page, own);
    assert.deepEqual(complaints.filter((text) => !expected.some((pattern) => pattern.test(text))), [], 'what the browser complained of');
    // So that nothing of this walk works on during the next one.
    await session.goto('about:blank');
    return null;
  } catch (error) {
    error.message += complaints.length > 0 ? `\nThe browser complained: ${complaints.join('\n')}` : '';
    return error;
  } finally {
    await Promise.all([own.close(), other?.close()]);
  }
}

async function keepPicture(session, name) {
  await fs.mkdir(pictures, { recursive: true });
  const picture = await session.screenshot().catch(() => null);
  if (picture) await fs.writeFile(path.join(pictures, `${name}.png`), Buffer.from(picture, 'base64'));
}

/** All walks in an engine, and how many passed and failed. */
async function run(name) {
  const of = { name, version: '', passed: 0, failed: 0, seconds: 0 };
  const start = Date.now();
  let [engine, isDark] = [null, false];
  for (const room of files.length > 0 ? files : rooms) {
    const { default: walks } = await import(`./walks/${room}.mjs`);
    console.log(`\n${name}, ${room}`);
    for (const [title, plan] of Object.entries(walks)) {
      const began = Date.now();
      if (engine && (plan.isDark ?? false) !== isDark) engine = await engine.end();
      isDark = plan.isDark ?? false;
      engine ??= await begin(name, isDark);
      of.version = engine.version;
      const error = await walk(engine, plan);
      console.log(`${error ? '✗' : '✓'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      of[error ? 'failed' : 'passed'] += 1;
      if (!error) continue;
      console.log(`${error.message}\n${error.stack.split('\n').filter((line) => line.includes('tests/engines/walks')).join('\n')}`);
      await keepPicture(engine.session, `${name}-${room}-${of.failed}`);
      // The next walk gets a new browser.
      engine = await engine.end();
    }
  }
  await engine?.end();
  of.seconds = Math.round((Date.now() - start) / 1000);
  return of;
}

const results = [];
for (const name of engines.length > 0 ? engines : names) results.push(await run(name));
console.log();
for (const { version, passed, failed, seconds } of results) console.log(`${version}: ${passed} passed, ${failed} failed (${seconds} s)`);
if (files.length === 0) await keep(results);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** Writes the results of whole runs into the table; the rows of other engines stay. */
async function keep(results) {
  const table = path.join(root, 'docs/engines.csv');
  const [head, ...rows] = (await fs.readFile(table, 'utf8').catch(() => 'engine,version,passed,failed,seconds,day,commit\n')).trim().split('\n');
  const [day, commit] = [new Date().toISOString().slice(0, 10), execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()];
  const kept = new Map(rows.map((row) => [row.split(',')[0], row]));
  for (const { name, version, passed, failed, seconds } of results) kept.set(name, [name, version, passed, failed, seconds, day, commit].join());
  await fs.writeFile(table, `${[head, ...kept.values()].join('\n')}\n`);
}
