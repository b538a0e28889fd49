// The page as one file: from a stick, and in a frame without an origin, where no module and no request works.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { violations } from './everybody.mjs';
import { follow } from './figures.mjs';
import { grooveNamed, launch, loaded, open, part, placeOf, says, serve, settled, shows, site } from './page.mjs';
import { close, downloads, saving, select, taken } from './downloading.mjs';

const file = path.join(site, 'bittersweet.html');
let browser;
let stick;

before(async () => {
  browser = await launch();
  // Nothing lies beside it, and the folder has a name that addresses cannot hold as it is.
  stick = await fs.mkdtemp(path.join(os.tmpdir(), 'a stick with 100 % cocoa '));
  await fs.copyFile(file, path.join(stick, 'bittersweet.html'));
});
after(async () => {
  await browser.close();
  await fs.rm(stick, { recursive: true });
});

const address = () => pathToFileURL(path.join(stick, 'bittersweet.html')).href;

test('from a stick: board, solver, files, history and access', async () => {
  const asked = [];
  const { page, context, complaints } = await open(browser, `${address()}#g=nim:3,7,4`, {
    before: (page) => page.on('request', (request) => asked.push(request.url())),
  });
  await settled(page);
  await shows(page, 'nim:3,7,4');
  // 3 ⊕ 7 ⊕ 4 = 0.
  await says(page, '.verdict', /P-position/);
  const [x, y] = await placeOf(page, await grooveNamed(page, 'Break left to 1'));
  await page.mouse.click(x, y);
  await shows(page, 'nim:1,7,4');
  // The address follows the board.
  await page.waitForURL(/\/bittersweet\.html#g=nim:1,7,4/);
  await page.goBack();
  await shows(page, 'nim:3,7,4');
  await settled(page);

  const { name, text } = await taken(page, '#table', 'CSV');
  assert.match(name, /^bittersweet-nim-.*\.csv$/);
  const rows = text.split('\n').filter((row) => /^\d/.test(row)).map((row) => row.split(',').map(Number));
  assert.equal(rows.length, 21 * 21);
  rows.forEach(([x, y, z, value]) => assert.equal(value, x ^ y ^ z));

  const fetched = asked.filter((url) => !/^(blob|data):/.test(url));
  assert.deepEqual([...new Set(fetched.map((url) => url.replace(/#.*/, '')))], [address()]);
  await follow(page, '#g=triangle:k=3:7,4,7');
  await part('the drawing is styled, and nothing hinders access', async () => {
    assert.notEqual(await page.locator('.board .c-top').first().evaluate((piece) => getComputedStyle(piece).fill), 'rgb(0, 0, 0)');
    assert.deepEqual(await violations(page), []);
  });
  assert.deepEqual(complaints, []);
  await context.close();
});

test('from a stick: workers need not read blobs, which in WebKit they cannot', async () => {
  const { page, context, complaints } = await open(browser, `${address()}#g=nim:3,7,4`, {
    before: (page) =>
      page.addInitScript(() => {
        // As in WebKit's workers of a file: the end of a blob never comes.
        const never = `
          Blob.prototype.stream = () => new ReadableStream({});
          Blob.prototype.arrayBuffer = Blob.prototype.text = Blob.prototype.bytes = () => new Promise(() => {});
          for (const name of ['ArrayBuffer', 'Text', 'DataURL', 'BinaryString']) {
            FileReader.prototype['readAs' + name] = () => {};
            FileReaderSync.prototype['readAs' + name] = () => { throw new DOMException('', 'NotReadableError'); };
          }\n`;
        window.scripts = 0;
        window.Blob = new Proxy(Blob, {
          construct(made, [parts, options]) {
            const isScript = options?.type === 'text/javascript';
            if (isScript) window.scripts += 1;
            return new made(isScript ? [never, ...parts] : parts, options);
          },
        });
      }),
  });
  // The worker and the exporter.
  assert.equal(await page.evaluate(() => window.scripts), 2);
  await settled(page);
  await says(page, '.verdict', /P-position/);
  assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
  const png = await taken(page, '#table', 'PNG');
  assert.ok(png.bytes.includes('iTXtRuleset\0\0\0\0\0nim'));
  const width = await page.evaluate(
    async (data) => (await createImageBitmap(new Blob([Uint8Array.from(data)]))).width,
    [...png.bytes],
  );
  assert.ok(width > 600, `${width}`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('from a server, below any name', async () => {
  const server = await serve();
  const { page, context, complaints } = await open(browser, `${server.url}bittersweet.html#g=nim:1,2,4`, { serviceWorkers: 'allow' });
  await settled(page);
  await says(page, '.verdict', /N-position/);
  assert.match(page.url(), /bittersweet\.html#/);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.deepEqual(complaints, []);
  await context.close();
  await server.close();
});

test('in a frame without an origin', async () => {
  const host = '<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts allow-downloads" src="./bittersweet.html#g=nim:3,7,5" width="1200" height="900"></iframe>';
  const server = await serve(site, { overrides: { 'lesson.html': host } });
  const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.url}lesson.html`);
  const frame = page.frames()[1];
  assert.equal(await frame.evaluate(() => self.origin), 'null');
  const isKept = () => frame.evaluate(() => { try { return !!localStorage; } catch { return false; } });
  assert.equal(await isKept(), false);
  await loaded(frame, '.board-panel');
  await settled(frame);
  await says(frame, '.verdict', /N-position/);
  const dialog = await downloads(frame, '#table');
  await select(dialog, 'CSV');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    saving(dialog).click(),
  ]);
  await close(dialog);
  assert.match(await fs.readFile(await download.path(), 'utf8'), /^x,y,z,grundy$/m);
  assert.deepEqual(complaints, []);
  await context.close();
  await server.close();
});

const hasEmbed = await fs.access(path.join(site, 'v1/embed.html')).then(() => true, () => false);

test('the embed in a frame without an origin', { skip: !hasEmbed && 'this build has no embed' }, async () => {
  const host = '<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="./v1/embed.html?controls=value#g=nim:3,7,5" width="700" height="900"></iframe>';
  const server = await serve(site, { overrides: { 'lesson.html': host } });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}lesson.html`);
  const frame = page.frames()[1];
  assert.equal(await frame.evaluate(() => self.origin), 'null');
  await frame.locator('.board').waitFor();
  // 3 ⊕ 7 ⊕ 5 = 1.
  await says(frame, 'body', /N-position/);
  await context.close();
  await server.close();
});
