// A lesson on learning platforms: the package that Teach saves, opened by the SCORM 1.2 runtime scorm-again, and by a small store of
// statements whose every statement the validator of Learning Locker has to accept. Neither is ours.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
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

/** The files of a ZIP archive, and whether each is deflated; each has the checksum that the archive states. */
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
async function played(kept, steps, { before = async () => {} } = {}) {
  const begin = `window.API = new Scorm12API({}); const kept = ${JSON.stringify(kept)}; if (kept) API.loadFromJSON(kept, '');`;
  await fs.copyFile(runtime, path.join(folder, 'scorm-again.js'));
  const body = `<script src="scorm-again.js"></script><script>${begin}</script><iframe src="index.html" width="360" height="700" title="Lesson"></iframe>`;
  await fs.writeFile(path.join(folder, 'player.html'), `<!DOCTYPE html><html lang="en"><head><title>Player</title></head><body>${body}</body></html>`);
  const player = await serve(folder, { at: '/' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await before(page);
  await page.goto(`${player.url}player.html`);
  const lesson = page.frameLocator('iframe');
  await lesson.getByRole('heading', { name: 'Two ends' }).waitFor();
  await steps(page, lesson);
  const state = await page.evaluate(() => JSON.parse(JSON.stringify(window.API.cmi)));
  await context.close();
  await player.close();
  return state;
}

/** Opens the screen of a task, from 1. */
const opens = (lesson, task) => lesson.getByRole('button', { name: new RegExp(`^Task ${task}:`) }).click();

/** Puts the clock of a page, which the test has installed, forward by more than the time after which a report is sent again. */
const later = (page) => page.clock.fastForward(20_000);

const value = (page, name) => page.evaluate((name) => window.API.LMSGetValue(name), name);
const becomes = (page, name, wanted) =>
  page.waitForFunction(([name, wanted]) => window.API.LMSGetValue(name) === wanted, [name, wanted]);

describe('the package', () => {
  const page = (package_) => unzipped(package_).get('index.html');

  test('is small, since the browser compresses the page, and has the same files where it cannot', async () => {
    assert.ok(archive.length <= 600_000, `${archive.length} bytes`);
    assert.equal(page(archive).isDeflated, true);
    const stored = await saved({ before: (page) => page.addInitScript(() => void delete globalThis.CompressionStream) });
    assert.equal(page(stored).isDeflated, false);
    const content = (package_) => [...unzipped(package_)].map(([name, { data }]) => [name, data.toString('utf8')]);
    assert.deepEqual(content(stored), content(archive));
  });
});

describe('SCORM 1.2', () => {
  test('a lesson begins, is suspended, goes on elsewhere and is completed', async () => {
    const kept = await played(null, async (page, lesson) => {
      // Before the first act nothing is reported, and the page has named who gets the reports.
      await lesson.locator('.receiver', { hasText: `sends your results, times, answers and nickname to ${new URL(page.url()).host}.` }).waitFor();
      assert.deepEqual([await value(page, 'cmi.core.lesson_status'), await value(page, 'cmi.core.score.raw')], ['not attempted', '']);
      assert.equal(await lesson.getByText('Only this device has your work').count(), 0);
      await opens(lesson, 1);
      await lesson.getByRole('button', { name: 'The player who moves first' }).click();
      await becomes(page, 'cmi.core.lesson_status', 'incomplete');
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
      await opens(lesson, 2);
      await lesson.getByLabel('In your words').fill('Both ends are equal.');
      await becomes(page, 'cmi.core.lesson_status', 'completed');
      assert.equal(await value(page, 'cmi.core.score.raw'), '100');
    });
  });

  test('a lesson that was finished elsewhere keeps its grade, whatever is done', async () => {
    const finished = { core: { lesson_status: 'completed', score: { raw: '100', max: '100' } } };
    await played(finished, async (page, lesson) => {
      await lesson.locator('.receiver').waitFor();
      assert.deepEqual([await value(page, 'cmi.core.lesson_status'), await value(page, 'cmi.core.score.raw')], ['completed', '100']);
      await opens(lesson, 1);
      await lesson.getByRole('button', { name: 'The other player' }).click();
      await page.waitForFunction(() => window.API.LMSGetValue('cmi.suspend_data').startsWith('SWEET-'));
      assert.deepEqual([await value(page, 'cmi.core.lesson_status'), await value(page, 'cmi.core.score.raw')], ['completed', '100']);
      await page.evaluate(() => { document.querySelector('iframe').src = 'about:blank'; });
      await page.waitForFunction(() => window.API.isTerminated());
      assert.deepEqual(await page.evaluate(() => [window.API.cmi.core.lesson_status, window.API.cmi.core.score.raw]), ['completed', '100']);
    });
  });

  test('the page says that the platform does not take the work, beside the code, until it does', async () => {
    await played(null, async (page, lesson) => {
      await lesson.locator('.receiver').waitFor();
      await page.evaluate(() => {
        const commit = window.API.LMSCommit;
        window.API.LMSCommit = () => 'false';
        window.healed = () => (window.API.LMSCommit = commit);
      });
      await opens(lesson, 1);
      await lesson.getByRole('button', { name: 'The player who moves first' }).click();
      const notice = lesson.getByRole('alert').filter({ hasText: 'does not accept your work at the moment' });
      await notice.getByRole('button', { name: 'Hand in', exact: true }).click();
      await lesson.locator('.hand-in h1:focus').waitFor();
      assert.match(await lesson.locator('#code').inputValue(), /^SWEET-/);
      await lesson.locator('.hand-in .error', { hasText: 'does not accept your work at the moment' }).waitFor();
      await page.evaluate(() => window.healed());
      // Without another act: the page tries again.
      await later(page);
      await notice.waitFor({ state: 'detached' });
      await becomes(page, 'cmi.core.score.raw', '50');
    }, { before: (page) => page.clock.install() });
  });
});

/**
 * A store of statements and states, as much of one as a lesson needs. It also serves the package, from the same origin or, if a page of
 * another origin opens it, from that one. `refusal` is the status with which it refuses statements.
 */
async function store() {
  const [statements, states, refused, heard] = [[], new Map(), [], []];
  let waiting = [];
  const lrs = { refusal: null };
  states.set('LMS.LaunchData', JSON.stringify({ contextTemplate: { extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 's-1' } } }));
  /** The answer of the store: status, text. */
  const answered = (method, address, headers, body) => {
    heard.push(`${method} ${address.pathname}`);
    if (address.pathname === '/fetch') return [200, JSON.stringify({ 'auth-token': 'dGVzdDp0ZXN0' })];
    if (headers.authorization !== 'Basic dGVzdDp0ZXN0' || headers['x-experience-api-version'] !== '1.0.3') return [401, ''];
    if (address.pathname === '/lrs/statements') {
      if (lrs.refusal) return [lrs.refusal, ''];
      const statement = JSON.parse(body);
      refused.push(...validate(statement).map(String));
      statements.push(statement);
      waiting = waiting.filter(({ count, done }) => statements.length < count || done());
      return [200, '[]'];
    }
    const name = address.searchParams.get('stateId');
    if (method === 'PUT') return states.set(name, body), [204, ''];
    return states.has(name) ? [200, states.get(name)] : [404, ''];
  };
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization', 'access-control-allow-methods': 'GET, PUT, POST' };
  const server = http.createServer(async (request, response) => {
    const address = new URL(request.url, 'http://localhost');
    if (address.pathname === '/index.html') return response.writeHead(200, { 'content-type': 'text/html' }).end(await fs.readFile(path.join(folder, 'index.html')));
    let body = '';
    for await (const part of request) body += part;
    const [status, text] = request.method === 'OPTIONS' ? [204, ''] : answered(request.method, address, request.headers, body);
    response.writeHead(status, cors).end(status === 204 ? undefined : text);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  /** The verbs so far, once there are this many. */
  const said = async (count) => {
    const late = () => assert.fail(`${statements.map(({ verb }) => verb.id).join()} after 60 s`);
    if (statements.length < count) await Promise.race([new Promise((done) => waiting.push({ count, done })), setTimeout(60_000, null, { ref: false }).then(late)]);
    return statements.map(({ verb }) => verb.id.split('/').pop());
  };
  return Object.assign(lrs, { url: `http://127.0.0.1:${server.address().port}`, said, statements, states, refused, heard, answered, cors, close: () => server.close() });
}

/** The address of the package with the parameters of cmi5; results are to go to `to`. */
const launchOf = (page, to) =>
  `${page}/index.html?${new URLSearchParams({
    endpoint: `${to}/lrs/`,
    fetch: `${to}/fetch`,
    actor: JSON.stringify({ objectType: 'Agent', account: { homePage: 'https://school.example', name: '7b-12' } }),
    registration: 'ec531277-b57b-4c15-8d91-d292c5b2b8f7',
    activityId: 'https://school.example/units/1',
  })}`;

describe('xAPI and cmi5', () => {
  let lrs;
  beforeEach(async () => void (lrs = await store()));
  afterEach(() => lrs.close());

  const launched = async (steps, { address = launchOf(lrs.url, lrs.url), before = async () => {} } = {}) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await before(page);
    await page.goto(address);
    await steps(page);
    await page.goto('about:blank');
    await context.close();
  };

  test('statements are accepted, and say what cmi5 wants', async () => {
    const { said } = lrs;
    await launched(async (page) => {
      await page.locator('.receiver', { hasText: `nickname to ${new URL(lrs.url).host}.` }).waitFor();
      await opens(page, 1);
      await page.getByRole('button', { name: 'The player who moves first' }).click();
      await page.getByText('1 of 2 tasks solved').waitFor();
      assert.deepEqual(await said(2), ['initialized', 'answered']);
    });
    assert.deepEqual(await said(3), ['initialized', 'answered', 'terminated']);
    // Another device goes on with the data in the store.
    await launched(async (page) => {
      await page.getByText('1 of 2 tasks solved').waitFor();
      await opens(page, 2);
      await page.getByLabel('In your words').fill('Both ends are equal.');
      const all = await said(7);
      assert.deepEqual(new Set(all.slice(3)), new Set(['initialized', 'answered', 'passed', 'completed']));
    });
    assert.equal((await said(8)).at(-1), 'terminated');
    assert.deepEqual(lrs.refused, []);
    const passed = lrs.statements.find(({ verb }) => verb.id.endsWith('/passed'));
    assert.equal(passed.object.id, 'https://school.example/units/1');
    assert.equal(passed.context.extensions['https://w3id.org/xapi/cmi5/context/extensions/sessionid'], 's-1');
    assert.equal(passed.context.contextActivities.category.length, 2);
    // Opened once more, the finished lesson says nothing about results.
    await launched((page) => page.getByText('2 of 2 tasks solved').waitFor());
    assert.deepEqual((await said(10)).slice(8), ['initialized', 'terminated']);
  });

  test('statements that are refused are said, and sent again', async () => {
    await launched(async (page) => {
      await lrs.said(1);
      lrs.refusal = 403;
      await opens(page, 1);
      await page.getByRole('button', { name: 'The player who moves first' }).click();
      const notice = page.getByRole('alert').filter({ hasText: `${new URL(lrs.url).host} does not accept your work at the moment` });
      await notice.waitFor();
      lrs.refusal = null;
      await later(page);
      await notice.waitFor({ state: 'detached' });
      assert.deepEqual(await lrs.said(2), ['initialized', 'answered']);
    }, { before: (page) => page.clock.install() });
  });

  test('an address alone sends nothing to the host that it names', async () => {
    const other = await serve(folder, { at: '/' });
    const address = launchOf(other.url.replace(/\/$/, ''), lrs.url);
    await launched(async (page) => {
      await page.locator('.receiver', { hasText: `names ${new URL(lrs.url).host} as the receiver of your work.` }).waitFor();
      await opens(page, 1);
      await page.getByRole('button', { name: 'The player who moves first' }).click();
      await page.getByText('1 of 2 tasks solved').waitFor();
      assert.match(await page.locator('#code').inputValue(), /^SWEET-/);
      // The work stays on this device, as in a lesson without a platform.
      await page.reload();
      await page.getByText('1 of 2 tasks solved').waitFor();
    }, { address });
    assert.deepEqual(lrs.heard, []);
    await other.close();
  });

  test('a platform of another host that shows the package over https gets the results', async () => {
    const [platform, files] = ['https://school.example', 'https://files.example'];
    const address = launchOf(files, platform).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const hosts = new Set();
    const before = (page) =>
      page.context().route('**/*', async (route) => {
        const request = route.request();
        const { origin, pathname } = new URL(request.url());
        hosts.add(origin);
        const contentType = 'text/html';
        if (pathname === '/course') return route.fulfill({ contentType, body: `<!DOCTYPE html><title>Course</title><iframe src="${address}" width="600" height="700" title="Lesson"></iframe>` });
        if (pathname === '/index.html') return route.fulfill({ contentType, body: await fs.readFile(path.join(folder, 'index.html')) });
        const [status, body] = request.method() === 'OPTIONS' ? [204, ''] : lrs.answered(request.method(), new URL(request.url()), request.headers(), request.postData());
        return route.fulfill({ status, body, headers: lrs.cors });
      });
    await launched(async (page) => {
      const lesson = page.frameLocator('iframe');
      await lesson.locator('.receiver', { hasText: 'nickname to school.example.' }).waitFor();
      await opens(lesson, 1);
      await lesson.getByRole('button', { name: 'The player who moves first' }).click();
      assert.deepEqual(await lrs.said(2), ['initialized', 'answered']);
      await opens(lesson, 2);
      await lesson.getByRole('button', { name: 'Next', exact: true }).click();
      await lesson.locator('.hand-in', { hasText: 'to school.example. Nobody else gets them.' }).waitFor();
    }, { address: `${platform}/course`, before });
    // Nobody else gets anything; addresses inside the page have no host.
    assert.deepEqual([...hosts].filter((origin) => origin !== 'null').sort(), [files, platform]);
  });
});
