// The first command of the README: `./dev serve` builds the pages and serves them, `./dev serve PAGE` one of them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { enter, launch, open, position, settled } from '../page.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Resolves when the server has built the page, rejects if it ends earlier. */
const served = (server) =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (data) => {
      said += data;
      if (said.includes('server listening')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });

/** Presses a button that saves a file, and gives its content. */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { download, bytes: await fs.readFile(await download.path()) };
}

/** Runs `./dev serve` with these arguments, and then the steps in a browser. */
async function serving(given, steps) {
  const port = await freePort();
  const server = spawn('./dev', ['serve', ...given, '--port', `${port}`, '--dist', 'target/serve'], { cwd: root, detached: true });
  const browser = await launch();
  try {
    await served(server);
    await steps(browser, `http://127.0.0.1:${port}/`);
  } finally {
    server.removeAllListeners('exit');
    process.kill(-server.pid);
    await browser.close();
  }
}

test('./dev serve explore shows Explore with its workers, and no other page', { timeout: 1_500_000 }, () =>
  serving(['explore'], async (browser, site) => {
    const { page, complaints } = await open(browser, `${site}explore.html#g=nim:3,7,4`);
    await settled(page);
    assert.match(await page.locator('.verdict').innerText(), /P-position|N-position/);
    const file = await page.request.get(`${site}explore.html`);
    const [folder] = (await file.text()).match(/build-\w+\//);
    for (const [name, status] of [['explore', 200], ['worker', 200], ['exporter', 200], ['laboratory', 404], ['prover', 404]]) {
      assert.equal((await page.request.get(`${site}${folder}${name}_bg.wasm`)).status(), status, name);
    }
    for (const [name, status] of [['bittersweet.html', 200], ['laboratory.html', 404], ['bittersweet-lesson.html', 404]]) {
      assert.equal((await page.request.get(site + name)).status(), status, name);
    }
    assert.deepEqual(complaints, []);
  }));

test('./dev serve shows the pages, and what is made of them', { timeout: 1_500_000 }, async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  await serving([], async (browser, site) => {
    const { page, complaints } = await open(browser, site, { ready: '#app:not(:has(.late)) .stage .drawing' });
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await page.locator('.turn').filter({ hasText: 'Your move' }).waitFor();
    await page.locator('.back').click();
    await enter(page, page.getByRole('link', { name: 'Explore', exact: true }), '.board-panel');
    await settled(page);
    assert.equal(await position(page), 'triangle:k=3:7,4,7');
    assert.match(await page.locator('.verdict').innerText(), /N-position/);

    await page.goto(`${site}papers.html`);
    await page.getByRole('link', { name: 'Glossary', exact: true }).click();
    await page.getByRole('heading', { name: 'Glossary' }).waitFor();
    await page.locator('iframe').first().contentFrame().locator('.board').waitFor();

    await page.goto(`${site}teach.html#tab=lesson`);
    await page.getByRole('button', { name: 'Begin with an example' }).click();
    const file = await saved(page, 'Save as a file');
    const lesson = path.join(folder, 'lesson.html');
    await file.download.saveAs(lesson);
    const alone = await page.context().newPage();
    await alone.goto(pathToFileURL(lesson).href);
    await alone.getByRole('button', { name: 'Start', exact: true }).click();
    await alone.locator('main.lesson .sitting .board').first().waitFor();
    await alone.close();
    const archive = await saved(page, 'Save a package for a learning platform');
    await page.getByText('The package is saved.').waitFor();
    for (const name of ['index.html', 'imsmanifest.xml', 'cmi5.xml']) assert.ok(archive.bytes.includes(name), name);

    // A page under its policy, and the script that loads it again after a change.
    assert.match(await page.content(), /http-equiv="Content-Security-Policy"/);
    assert.equal(await page.locator('script[src$="/reloads.js"]').count(), 1);
    // Nothing is kept: the next build would not be seen.
    assert.deepEqual(await page.evaluate(async () => Promise.all((await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length))), []);
    for (const [name, status] of [['bittersweet.html', 200], ['404.html', 200], ['nowhere.html', 404]]) {
      assert.equal((await page.request.get(site + name)).status(), status, name);
    }
    assert.deepEqual(complaints, []);
  });
  await fs.rm(folder, { recursive: true });
});
