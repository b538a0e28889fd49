// The first command of the README: `./dev serve` builds the page and serves it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, open, position, settled } from './page.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Resolves when the server has built the page, rejects when it ends before that. */
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

test('./dev serve shows the page', { timeout: 1_500_000 }, async () => {
  const port = await freePort();
  const options = ['serve', '--port', `${port}`, '--dist', 'target/serve', '--no-autoreload'];
  const server = spawn('./dev', options, { cwd: root, detached: true });
  const browser = await launch();
  try {
    await served(server);
    const { page, complaints } = await open(browser, `http://127.0.0.1:${port}/`, { ready: '#app:not(:has(.late)) .stage .drawing' });
    await page.getByRole('button', { name: 'Play, you begin' }).click();
    await page.locator('.turn').filter({ hasText: 'Your move' }).waitFor();
    await page.getByRole('link', { name: 'Explore' }).click();
    await page.locator('.board-panel').waitFor();
    await settled(page);
    assert.equal(await position(page), 'triangle:k=3:7,4,7');
    assert.match(await page.locator('.verdict').innerText(), /N-position/);
    assert.deepEqual(complaints, []);
  } finally {
    server.removeAllListeners('exit');
    process.kill(-server.pid);
    await browser.close();
  }
});
