// Memory that ends, and long use that leaves nothing behind: workers without room for a table, and a thousand changes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { row, runs, set, told } from './claims.mjs';
import { BAR, built, capped, held, isRight, living, moves, opened, served, spy } from './faults.mjs';
import { position, says, settled, shows, withBrowser } from './page.mjs';
import { bar } from './rules.mjs';

const { value } = bar(3);
const MEGA = 1024 * 1024;
const home = withBrowser();

async function size(page, n) {
  await page.locator('#size').fill(`${n}`);
  await page.locator('#size').press('Enter');
}

describe('a worker that gets no more memory', () => {
  test('says how much it needs, and solves what fits', async (t) => {
    // Two megabytes more are enough for small tables.
    const small = await served(t, { 'worker_bg.wasm': capped(await built('worker_bg.wasm'), 32) });
    const { page, complaints } = await opened(t, `${small.url}explore.html#g=${BAR}&n=12`, home.browser);
    await settled(page);
    await isRight(page, value);
    await size(page, 400);
    const refused = page.locator('#table .refused');
    await refused.filter({ hasText: /could not provide the \d+ MB of memory required; choose a smaller N/ }).waitFor();
    await isRight(page, value);
    await size(page, 13);
    await settled(page);
    await says(page, '#table .caption', /coordinates up to 13/);
    assert.equal(await refused.count(), 0);
    assert.equal(await position(page), BAR);
    assert.deepEqual(complaints, []);
  });

  test('in the laboratory: a sentence, and a smaller N works', async (t) => {
    const small = await served(t, { 'checker_bg.wasm': capped(await built('checker_bg.wasm'), 32) });
    const { page, complaints } = await opened(t, `${small.url}laboratory.html#paper=triangular`, home.browser, { ready: '.claims' });
    await set(page, 'triangular:7.3', { n: 3000 });
    await runs(page, 'triangular:7.3').click();
    await row(page, 'triangular:7.3').locator('.refused, .told').filter({ hasText: /could not provide the \d+ MB/ }).waitFor();
    await set(page, 'triangular:7.3', { n: 30 });
    await runs(page, 'triangular:7.3').click();
    await told(page, 'triangular:7.3').filter({ hasText: /^Verified/ }).waitFor();
    assert.deepEqual(complaints, []);
  });
});

test('three tables, each larger than the one before, fit into the memory that the page allows', async (t) => {
  // The page allows 512 MB (8,192 pages of WebAssembly) in addition to what the worker starts with.
  const bounded = await served(t, { 'worker_bg.wasm': capped(await built('worker_bg.wasm'), 512 * 16) });
  const { page, complaints } = await opened(t, `${bounded.url}explore.html#g=${BAR}&n=12`, home.browser);
  await settled(page);
  for (const n of [300, 600, 770]) {
    await size(page, n);
    await says(page, '#table .caption', new RegExp(`coordinates up to ${n}`));
    await settled(page);
    assert.equal(await page.locator('#table .refused').count(), 0, `${n}`);
  }
  await isRight(page, value);
  assert.deepEqual(complaints, []);
});

test('the memory of a large table is given back after some moves in a small one: a fresh worker takes the place of the first', async (t) => {
  const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before: spy });
  await settled(page);
  // More than 128 MB.
  await size(page, 770);
  await says(page, '#table .caption', /coordinates up to 770/);
  await settled(page);
  assert.equal(await page.evaluate(() => window.workers.length), 1);
  await size(page, 12);
  await settled(page);
  for (const move of ['x5', 'x4', 'x3', 'x2', 'z7', 'z6', 'z5', 'z4', 'z3']) {
    await moves(page, move);
    await settled(page);
  }
  await page.waitForFunction(() => window.workers.length === 2);
  assert.equal(await living(page), 1);
  await moves(page, 'z2');
  await settled(page);
  await isRight(page, value);
  assert.deepEqual(complaints, []);
});

test('after a thousand changes the page holds no more than before', async (t) => {
  const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before: spy });
  await settled(page);
  /** Changes k, N and the board, two of them in each frame, and comes back to where it began. */
  const change = async (times) => {
    await page.evaluate(async (times) => {
      for (let change = 0; change < times; change += 1) {
        const [field, text] = [['#k-slider-input', 1 + (change % 9)], ['#size-slider-input', 5 + (change % 20)], ['#k-slider-input', 3]][change % 3];
        const slider = document.querySelector(field);
        slider.value = String(text);
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
        slider.dispatchEvent(new Event('change', { bubbles: true }));
        if (change % 2) await new Promise(requestAnimationFrame);
      }
    }, times);
    await page.locator('#notation').fill(BAR);
    await page.locator('#notation').press('Enter');
    await shows(page, BAR);
    await size(page, 12);
    await settled(page);
    await page.evaluate(() => (window.traffic = { sent: [], heard: [] }));
    return held(page);
  };
  // Objects that are made once (caches of the browser, compiled code) exist after some changes.
  const first = await change(200);
  const last = await change(1000);
  t.diagnostic(`${(first.bytes / MEGA).toFixed(2)} MB and ${first.nodes} nodes, then ${(last.bytes / MEGA).toFixed(2)} MB and ${last.nodes} nodes`);
  assert.ok(last.bytes < first.bytes + MEGA, `${last.bytes - first.bytes} bytes more`);
  assert.ok(last.nodes < first.nodes * 1.2 + 100, `${first.nodes} nodes, then ${last.nodes}`);
  assert.ok(last.listeners <= first.listeners + 10, `${first.listeners} listeners, then ${last.listeners}`);
  assert.equal(await page.evaluate(() => window.workers.length), 1);
  assert.deepEqual(complaints, []);
});
