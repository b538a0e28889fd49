// A lesson on learning platforms: the package that Teach saves, opened by the SCORM 1.2 runtime scorm-again, and by a small store of
// statements whose every statement the validator of Learning Locker has to accept. Neither is ours.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { launch, open, serve } from './page.mjs';

const require = createRequire(import.meta.url);
const validate = require('@learninglocker/xapi-validation').default;
const runtime = path.join(import.meta.dirname, 'node_modules/scorm-again/dist/scorm-again.js');

/** A lesson as the word of its link: records of fields, as `lessons::packed` writes them. */
const word = (records) => '1.' + Buffer.from(records.map((fields) => fields.join('\x1f')).join('\x1e')).toString('base64url');
const LESSON = word([['Two ends'], ['t', 'Break a strip.'], ['w', 'nim:4,0,6', ''], ['e', 'Why?', 'Make both ends equal.']]);

let browser, server, folder, archive;

before(async () => {
  [browser, server, folder] = await Promise.all([launch(), serve(), fs.mkdtemp(path.join(os.tmpdir(), 'package-'))]);
  archive = await saved();
  for (const [name, { data }] of unzipped(archive)) await fs.writeFile(path.join(folder, name), data);
});

/** The package that Teach saves; `options` are those of the page. */
async function saved(options = {}) {
  const { page, context, complaints } = await open(browser, `${server.url}teach.html#tab=lesson&lesson=${LESSON}`, { ready: 'main', ...options });
  const button = page.getByRole('button', { name: 'Save a package for a learning platform' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await page.getByText('The package is saved.').waitFor();
  const saved = await fs.readFile(await download.path());
  assert.deepEqual(complaints, []);
  await context.close();
  return saved;
}

after(async () => {
  await browser.close();
  await server.close();
  await fs.rm(folder, { recursive: true });
});

/** The files of a ZIP archive, and whether each is deflated; what is there has the check that the archive states. */
function unzipped(archive) {
  const files = new Map();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name, extra] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26), archive.readUInt16LE(at + 28)];
    const begin = at + 30 + name + extra;
    const [kept, isDeflated] = [archive.subarray(begin, begin + size), archive.readUInt16LE(at + 8) === 8];
    const data = isDeflated ? inflateRawSync(kept) : kept;
    assert.deepEqual([crc32(data), data.length], [archive.readUInt32LE(at + 14), archive.readUInt32LE(at + 22)]);
    files.set(archive.toString('utf8', at + 30, at + 30 + name), { data, isDeflated });
    at = begin + size;
  }
  return files;
}

/** A page around the lesson with the runtime; `kept` is what the runtime has kept of an earlier time. */
async function played(kept, steps) {
  const begin = `window.API = new Scorm12API({}); const kept = ${JSON.stringify(kept)}; if (kept) API.loadFromJSON(kept, '');`;
  await fs.copyFile(runtime, path.join(folder, 'scorm-again.js'));
  const body = `<script src="scorm-again.js"></script><script>${begin}</script><iframe src="index.html" width="360" height="700" title="Lesson"></iframe>`;
  await fs.writeFile(path.join(folder, 'player.html'), `<!DOCTYPE html><html lang="en"><head><title>Player</title></head><body>${body}</body></html>`);
  const player = await serve(folder, { at: '/' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${player.url}player.html`);
  const lesson = page.frameLocator('iframe');
  await lesson.getByRole('heading', { name: 'Two ends' }).waitFor();
  await steps(page, lesson);
  const state = await page.evaluate(() => JSON.parse(JSON.stringify(window.API.cmi)));
  await context.close();
  await player.close();
  return state;
}

const value = (page, name) => page.evaluate((name) => window.API.LMSGetValue(name), name);
const becomes = (page, name, wanted) =>
  page.waitForFunction(([name, wanted]) => window.API.LMSGetValue(name) === wanted, [name, wanted]);

describe('the package', () => {
  const page = (package_) => unzipped(package_).get('index.html');

  test('is small, since the browser compresses the page', () => {
    assert.ok(archive.length <= 600_000, `${archive.length} bytes`);
    assert.equal(page(archive).isDeflated, true);
  });

  test('has the same files where the browser cannot compress', async () => {
    const stored = await saved({ before: (page) => page.addInitScript(() => void delete globalThis.CompressionStream) });
    assert.equal(page(stored).isDeflated, false);
    const content = (package_) => [...unzipped(package_)].map(([name, { data }]) => [name, data.toString('utf8')]);
    assert.deepEqual(content(stored), content(archive));
  });
});

describe('SCORM 1.2', () => {
  test('a lesson begins, is suspended, goes on elsewhere and is completed', async () => {
    const kept = await played(null, async (page, lesson) => {
      await becomes(page, 'cmi.core.lesson_status', 'incomplete');
      await lesson.getByRole('button', { name: 'The player who moves first' }).click();
      await becomes(page, 'cmi.core.score.raw', '50');
      assert.match(await value(page, 'cmi.suspend_data'), /^SWEET-/);
      assert.equal(await page.evaluate(() => window.API.cmi.interactions.childArray[0].toJSON().result), 'correct');
      // The page is left: the runtime hears it.
      await page.evaluate(() => { document.querySelector('iframe').src = 'about:blank'; });
      await page.waitForFunction(() => window.API.isTerminated());
    });
    // Another device: nothing of the lesson is on it.
    await played(kept, async (page, lesson) => {
      await lesson.getByText('1 of 2 tasks solved').waitFor();
      await lesson.getByLabel('In your words').fill('Both ends are equal.');
      await becomes(page, 'cmi.core.lesson_status', 'completed');
      assert.equal(await value(page, 'cmi.core.score.raw'), '100');
    });
  });
});

/** A store of statements and states, as much of one as a lesson needs, on a server of its own. */
async function store() {
  const [statements, states, refused] = [[], new Map(), []];
  let waiting = [];
  states.set('LMS.LaunchData', JSON.stringify({ contextTemplate: { extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 's-1' } } }));
  const answer = http.createServer(async (request, response) => {
    const address = new URL(request.url, 'http://localhost');
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization', 'access-control-allow-methods': 'GET, PUT, POST' };
    let body = '';
    for await (const part of request) body += part;
    const end = (status, text = '') => response.writeHead(status, headers).end(text);
    if (request.method === 'OPTIONS') return end(204);
    if (address.pathname === '/fetch') return end(200, JSON.stringify({ 'auth-token': 'dGVzdDp0ZXN0' }));
    if (request.headers.authorization !== 'Basic dGVzdDp0ZXN0' || request.headers['x-experience-api-version'] !== '1.0.3') return end(401);
    if (address.pathname === '/lrs/statements') {
      const statement = JSON.parse(body);
      refused.push(...validate(statement).map(String));
      statements.push(statement);
      waiting = waiting.filter(({ count, done }) => statements.length < count || done());
      return end(200, '[]');
    }
    const name = address.searchParams.get('stateId');
    if (request.method === 'PUT') return states.set(name, body), end(204);
    return states.has(name) ? end(200, states.get(name)) : end(404);
  });
  await new Promise((done) => answer.listen(0, '127.0.0.1', done));
  answer.unref();
  /** The verbs so far, once there are so many. */
  const said = async (count) => {
    if (statements.length < count) await new Promise((done) => waiting.push({ count, done }));
    return statements.map(({ verb }) => verb.id.split('/').pop());
  };
  return { url: `http://127.0.0.1:${answer.address().port}`, said, statements, states, refused, close: () => answer.close() };
}

describe('xAPI and cmi5', () => {
  test('statements are accepted, and say what cmi5 wants', async () => {
    const [lrs, site] = [await store(), await serve(folder, { at: '/' })];
    const query = new URLSearchParams({
      endpoint: `${lrs.url}/lrs/`,
      fetch: `${lrs.url}/fetch`,
      actor: JSON.stringify({ objectType: 'Agent', account: { homePage: 'https://school.example', name: '7b-12' } }),
      registration: 'ec531277-b57b-4c15-8d91-d292c5b2b8f7',
      activityId: 'https://school.example/units/1',
    });
    const launched = async (steps) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.url}index.html?${query}`);
      await steps(page);
      await page.goto('about:blank');
      await context.close();
    };
    const { said } = lrs;
    await launched(async (page) => {
      await page.getByRole('button', { name: 'The player who moves first' }).click();
      await page.getByText('1 of 2 tasks solved').waitFor();
      assert.deepEqual(await said(2), ['initialized', 'answered']);
    });
    assert.deepEqual(await said(3), ['initialized', 'answered', 'terminated']);
    // Another device goes on with what the store has kept.
    await launched(async (page) => {
      await page.getByText('1 of 2 tasks solved').waitFor();
      await page.getByLabel('In your words').fill('Both ends are equal.');
      const all = await said(8);
      assert.deepEqual(new Set(all.slice(3)), new Set(['initialized', 'answered', 'passed', 'completed']));
    });
    assert.equal((await said(9)).at(-1), 'terminated');
    assert.deepEqual(lrs.refused, []);
    const passed = lrs.statements.find(({ verb }) => verb.id.endsWith('/passed'));
    assert.equal(passed.object.id, 'https://school.example/units/1');
    assert.equal(passed.context.extensions['https://w3id.org/xapi/cmi5/context/extensions/sessionid'], 's-1');
    assert.equal(passed.context.contextActivities.category.length, 2);
    lrs.close();
    await site.close();
  });
});
