// A table that is wrong is not shown: a worker that says so of a right one, and one whose table has become wrong in its memory. The page says
// at which position, offers a report to copy, and goes on.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe, test } from 'node:test';
import { BAR, isRight, opened } from './faults.mjs';
import { position, settled, withBrowser } from './page.mjs';
import { bar } from './rules.mjs';
import { buildOf } from './site.mjs';

const { value } = bar(3);
const RIGHT = value([6, 2, 8]);
const WRONG = RIGHT + 1;
const home = withBrowser();

/** A clipboard that the test can read. */
const clipboard = (page) => page.addInitScript(() => { Clipboard.prototype.writeText = async (text) => void (window.copied = text); });

/**
 * As long as `window.lies` is true, every picture that the worker sends becomes the refusal that it sends for a wrong table. Questions and
 * reasons are bytes: the number of the kind, then its parts. A position is written as in the question for its value, which the page asks
 * first.
 */
const lying = async (page) => {
  await clipboard(page);
  await page.addInitScript(
    ([wrong, right]) => {
      const [EVALUATE, PICTURE, REFUSED_AS_WRONG, VALUE, SIZE] = [0, 4, 11, 0, 12];
      window.lies = true;
      window.Worker = class extends Worker {
        asked = new Map();
        game = [];
        postMessage(data, ...rest) {
          const { ticket, question } = data.message?.Ask ?? {};
          if (question) this.asked.set(ticket, question[0]);
          if (question?.[0] === EVALUATE) this.game = question.slice(1);
          super.postMessage(data, ...rest);
        }
        set onmessage(listener) {
          super.onmessage = listener && ((event) => {
            const { ticket } = Object.values(event.data.message ?? {})[0] ?? {};
            const isLie = window.lies && this.asked.get(ticket) === PICTURE;
            const reason = new Uint8Array([REFUSED_AS_WRONG, SIZE, ...this.game, VALUE, wrong, VALUE, right]);
            const data = isLie ? { message: { Refused: { ticket, reason } } } : event.data;
            listener.call(this, new MessageEvent('message', { data }));
          });
        }
      };
    },
    [WRONG, RIGHT],
  );
};

const table = (page) => page.locator('#table');
const refused = (page) => table(page).locator('.refused');
const grid = (page) => table(page).locator('.numbers td, canvas');

/** The version of the build, and the folder that it is in. */
async function build() {
  const cargo = await fs.readFile(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  return [/^version = "(.*)"$/m.exec(cargo)[1], (await buildOf()).replace('/', '')];
}

/** Checks that a table of these rules is not shown, and the sentence of the page about it. */
async function isNotShown(page, sentence) {
  await refused(page).waitFor();
  assert.match(await refused(page).innerText(), sentence);
  assert.equal(await grid(page).count(), 0, 'no grid');
  assert.equal(await table(page).locator('.caption').count(), 0);
}

/** The report, as it is copied. */
async function report(page) {
  await page.evaluate(() => (window.copied = null));
  await table(page).getByRole('button', { name: 'Copy: Bug report' }).click();
  await table(page).getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  return page.evaluate(() => window.copied);
}

describe('a worker that calls a table wrong', () => {
  const sentence = (n) =>
    new RegExp(`the computed table for triangle:k=3 up to ${n} is wrong, so it is not shown: at \\(6, 2, 8\\) the table has the Grundy value ${WRONG}, but the rules give the Grundy value ${RIGHT}\\. This is a bug in Bittersweet; please report it`, 'i');

  test('is believed: position and both values are named, the report has them, and nothing is drawn', async (t) => {
    const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, { before: lying });
    await settled(page);
    await isNotShown(page, sentence(12));
    const [version, folder] = await build();
    const said = `wrong table. Ruleset triangle:k=3, N = 12, position ${BAR}: Value(${WRONG}) was computed, Value(${RIGHT}) is right.`;
    const copied = await report(page);
    assert.ok(copied.startsWith(`Bittersweet ${version} (`) && copied.includes(folder) && copied.endsWith(`): ${said}`), copied);
    // The other requests are answered.
    await isRight(page, value);
    await page.evaluate(() => (window.lies = false));
    await refused(page).getByRole('button', { name: 'Try again' }).click();
    await settled(page);
    assert.equal(await refused(page).count(), 0);
    assert.ok((await grid(page).count()) > 0);
    assert.match(await table(page).locator('.caption').innerText(), /Triangular bar, k = 3/);
    assert.equal(await position(page), BAR);
    assert.deepEqual(complaints, []);
  });

  test('after a right table takes that one away, and another question brings one', async (t) => {
    const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=${BAR}&n=12`, home.browser, {
      before: async (page) => {
        await lying(page);
        await page.addInitScript(() => (window.lies = false));
      },
    });
    await settled(page);
    assert.ok((await grid(page).count()) > 0);
    await page.evaluate(() => (window.lies = true));
    const slider = page.locator('#k-slider-input');
    await slider.fill('2');
    await settled(page);
    await isNotShown(page, /the computed table for triangle:k=2 up to 12 is wrong, so it is not shown/i);
    await page.evaluate(() => (window.lies = false));
    await slider.fill('4');
    await settled(page);
    assert.equal(await refused(page).count(), 0);
    assert.match(await table(page).locator('.caption').innerText(), /Triangular bar, k = 4/);
    assert.deepEqual(complaints, []);
  });
});

/**
 * Adds to the worker's script what makes its table of Nim wrong on a message of the channel `spoil`: every column, x ⊕ z ⊕ y for y from 0 to
 * N, is looked for in its memory, and each of its values changed.
 */
const SPOILING = `
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await original.apply(WebAssembly, given);
      self.spoiled = (made.instance ?? made).exports.memory;
      return made;
    };
  }
  const channel = new BroadcastChannel('spoil');
  channel.onmessage = ({ data: n }) => {
    const cells = new Uint16Array(self.spoiled.buffer);
    const isColumn = (at) => cells[at] <= 15 && Array.from({ length: n + 1 }, (_, y) => y).every((y) => cells[at + y] === (cells[at] ^ y));
    const columns = [];
    for (let at = 0; at + n < cells.length; at += 1) {
      if (!isColumn(at)) continue;
      columns.push(at);
      at += n;
    }
    for (const at of columns) for (let y = 0; y <= n; y += 1) cells[at + y] ^= 1;
    channel.postMessage({ columns: columns.length });
  };
`;

test('a worker whose table becomes wrong in its memory says so itself, and solves it again', async (t) => {
  const { page, complaints } = await opened(t, `${home.server.url}explore.html#g=nim:3,7,5&n=12`, home.browser, {
    before: async (page) => {
      await clipboard(page);
      await page.context().route('**/worker_loader.js', async (route) => {
        const response = await route.fetch();
        // A static import would run before this code; the dynamic one runs after it.
        const loader = (await response.text()).replace(/import init from '(.*?)';/, "const { default: init } = await import('$1');");
        await route.fulfill({ response, body: `${SPOILING}${loader}` });
      });
    },
  });
  await settled(page);
  assert.ok((await grid(page).count()) > 0);
  const columns = await page.evaluate(
    () =>
      new Promise((done) => {
        const channel = new BroadcastChannel('spoil');
        channel.onmessage = ({ data }) => done(data.columns);
        channel.postMessage(12);
      }),
  );
  assert.ok(columns >= (13 * 14) / 2, `${columns} columns of the table were found`);
  // Another plane of the same table.
  await page.locator('#notation').fill('nim:3,6,5');
  await page.locator('#notation').press('Enter');
  await settled(page);
  await isNotShown(page, /the computed table for nim up to 12 is wrong, so it is not shown: at \(\d+, \d+, \d+\) the table has the Grundy value \d+, but the rules give the Grundy value \d+\./i);
  const [, x, y, z, wrong, right] = /position nim:(\d+),(\d+),(\d+): Value\((\d+)\) was computed, Value\((\d+)\) is right\.$/.exec(await report(page)).map(Number);
  // Recursion finds the right value, or what follows from the options, all of which are wrong.
  assert.notEqual(wrong, right);
  assert.equal(wrong, x ^ y ^ z ^ 1);
  await refused(page).getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  assert.equal(await refused(page).count(), 0);
  assert.ok((await grid(page).count()) > 0);
  assert.deepEqual(complaints, []);
});
