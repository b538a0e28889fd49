// Without a network, and from one version to the next.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { violations } from './everybody.mjs';
import { launch, open, part, position, says, serve, settled, shows, site } from './page.mjs';
import { buildOf, isOf, laterBuild } from './site.mjs';
import { taken } from './downloading.mjs';

let browser;

before(async () => {
  browser = await launch({ hasWindows: true });
});
after(() => browser.close());

/** Opens the page and waits until all of it has been kept. */
async function visited(url) {
  const opened = await open(browser, url, { serviceWorkers: 'allow' });
  await settled(opened.page);
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return opened;
}

const announced = (page) => page.locator('.notice').filter({ hasText: 'A new version is ready.' });
const caches = (page) => page.evaluate(() => caches.keys());

describe('without a network', () => {
  test('everything works after the first visit, and nothing but a few files is left out', async () => {
    const server = await serve();
    const { page, context, complaints } = await visited(`${server.url}explore.html`);
    await part('a first version is not announced', async () => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      assert.equal(await announced(page).count(), 0);
      assert.deepEqual(complaints, []);
    });
    await server.close();
    await page.goto(`${server.url}explore.html#g=nim:3,7,5`);
    await page.reload();
    await settled(page);
    await shows(page, 'nim:3,7,5');
    // 3 ⊕ 7 ⊕ 5 = 1.
    await says(page, '.verdict', /N-position/);
    assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
    // Under its other name, and in another tab.
    const other = await context.newPage();
    await other.goto(`${server.url}explore.html?from=afar#g=nim:1,2,3`);
    await settled(other);
    assert.equal(await position(other), 'nim:1,2,3');
    await part('every file is there but Explore in one file, the page for missing addresses, and the lists of licences and materials', async () => {
      const names = await fs.readdir(site, { recursive: true, withFileTypes: true });
      const files = names.filter((entry) => entry.isFile()).map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)));
      const lost = await page.evaluate(async (files) => {
        const there = await Promise.all(files.map((file) => fetch(file).then((response) => response.ok, () => false)));
        return files.filter((_, index) => !there[index]).sort();
      }, files);
      assert.deepEqual(lost.filter((file) => !file.endsWith('/embed_inline.js')), ['404.html', 'bittersweet.html', 'bom.cdx.json', 'licences.txt', 'sw.js']);
    });
    await part('articles and papers are read in each language', async () => {
      const title = page.locator('.papers > h1, .papers > .story h1');
      for (const [link, words] of [['article=misere', 'The last break loses'], ['paper=sharing&lang=ja', 'シェアリング・ニム'], ['show=misprints&lang=en', 'Misprints']]) {
        await page.goto(`${server.url}papers.html?${link.length}#${link}`);
        await title.filter({ hasText: words }).first().waitFor();
        assert.equal(await page.locator('.papers [role="alert"]').count(), 0);
      }
      assert.ok((await page.locator('.misprint').count()) > 60);
    });
    await context.close();
  });

  test('who saves data gets the page and no copy of the whole site', async () => {
    const server = await serve();
    const counts = async (saveData) => {
      const before = (page) =>
        page.addInitScript((saveData) => {
          Object.defineProperty(navigator, 'connection', { value: { saveData } });
          globalThis.registered = 0;
          const own = ServiceWorkerContainer.prototype.register;
          ServiceWorkerContainer.prototype.register = function (...given) {
            globalThis.registered += 1;
            return own.apply(this, given);
          };
        }, saveData);
      const { page, context } = await open(browser, `${server.url}explore.html#g=nim:3,7,5`, { serviceWorkers: 'allow', before });
      await settled(page);
      await says(page, '.verdict', /N-position/);
      // Nothing can be waited for where nothing is registered.
      if (!saveData) await page.waitForFunction(() => globalThis.registered > 0);
      const registered = await page.evaluate(() => globalThis.registered);
      await context.close();
      return registered;
    };
    assert.equal(await counts(false), 1);
    assert.equal(await counts(true), 0);
    await server.close();
  });

  test('nothing is kept in a frame', async () => {
    const server = await serve(site, { overrides: { 'frame.html': '<!doctype html><title>Frame</title><iframe src="./explore.html"></iframe>' } });
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.url}frame.html`);
    await settled(page.frames()[1]);
    await page.frames()[1].locator('.verdict').filter({ hasText: /N-position/ }).waitFor();
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    await context.close();
    await server.close();
  });
});

/** A foreign page: of a filter, or one to sign in. Its script would run as one of the site. */
const FOREIGN = '<!doctype html><html lang="en"><title>Sign in</title><script>window.isForeign = true</script><p>Sign in first.</p></html>';
const ROOM = 'teach.html';
const html = (body) => ({ body });
const ofSite = (name) => fs.readFile(path.join(site, name), 'utf8');
const SCRIPT = /^build-\w+\/teach\.js$/;
const typed = (type) => (page) => ({ headers: { 'content-type': type }, body: page });

/** Wrong answers of networks and hosts while the copy is made: to which file, and what. Requests of a service worker have no destination in a page. */
const WRONG = {
  'the page of a filter': [ROOM, () => html(FOREIGN)],
  'a redirect to a page to sign in': [ROOM, () => ({ status: 302, headers: { location: 'signing-in' } })],
  'the first page in place of one that is missing': [ROOM, async () => html(await ofSite('index.html'))],
  'nothing, with status 200': [ROOM, () => html('')],
  'a page that is cut off': [ROOM, (page) => html(page.slice(0, page.length / 2))],
  'the page of another build': [ROOM, async (page) => html(page.replaceAll(await buildOf(), 'build-0123456789abcdef/'))],
  'an article of another build': ['articles/en/found.html', async (page) => html(page.replaceAll(await buildOf(), 'build-0123456789abcdef/'))],
  'a page as a file to save': [ROOM, typed('application/octet-stream')],
  'HTML in place of a script': [SCRIPT, () => html(FOREIGN)],
  'HTML in place of WebAssembly': [/\/teach_bg\.wasm$/, () => html(FOREIGN)],
  'HTML in place of styles': [/\/teach-page\.css$/, () => html(FOREIGN)],
  'a script as text': [SCRIPT, typed('text/plain')],
};

/** In a page: registers the service worker, and returns its final state and the number of caches. */
const registers = async () => {
  const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  while (!['redundant', 'activated'].includes(worker.state)) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  return [worker.state, (await caches.keys()).length];
};

test('only files of the build are kept, whatever a network or a host answers with status 200', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const outcomes = {};
  let isWrong = true;
  let server;
  for (const [what, [file, make]] of Object.entries(WRONG)) {
    const names = (await fs.readdir(site, { recursive: true })).filter((name) => (file.test ? file.test(name) : file === name));
    assert.equal(names.length, 1, what);
    const wrong = await make(await ofSite(names[0]));
    const answered = (name, { headers }) => {
      if (name === 'blank.html') return html('<!doctype html>');
      if (name === 'signing-in') return html(FOREIGN);
      return isWrong && name === names[0] && headers['sec-fetch-dest'] === 'empty' ? wrong : undefined;
    };
    await server?.close();
    server = await serve(site, { answered });
    await page.goto(`${server.url}blank.html`);
    outcomes[what] = await page.evaluate(registers);
  }
  assert.deepEqual(outcomes, Object.fromEntries(Object.keys(WRONG).map((what) => [what, ['redundant', 0]])));
  // The right answer heals it.
  isWrong = false;
  assert.deepEqual(await page.evaluate(registers), ['activated', 1]);
  await server.close();
  await context.close();
});

test('a copy is also kept where the host leaves “.html” out of addresses', async () => {
  const answered = (name) => {
    if (name === 'blank') return html('<!doctype html>');
    if (name.endsWith('.html') && name !== 'index.html') return { status: 308, headers: { location: path.posix.basename(name, '.html') } };
    return undefined;
  };
  const pages = await Promise.all((await fs.readdir(site, { recursive: true })).filter((name) => name.endsWith('.html')).map(async (name) => [name.replace(/\.html$/, ''), await ofSite(name)]));
  const whole = new Map(pages);
  const server = await serve(site, { answered: (name, request) => answered(name, request) ?? (whole.has(name) ? html(whole.get(name)) : undefined) });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.url}blank`);
  assert.deepEqual(await page.evaluate(registers), ['activated', 1]);
  await context.close();
  await server.close();
});

test('a wrong page in the copy is not shown, and the next visit replaces it', async () => {
  const server = await serve();
  const { page, context } = await visited(`${server.url}explore.html`);
  const poisoned = ['lesson.html', 'articles/en/found.html'];
  await page.evaluate(async ([names, body]) => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const name of names) await cache.put(new URL(name, location.href), new Response(body, { headers: { 'content-type': 'text/html' } }));
  }, [poisoned, FOREIGN]);
  for (const name of poisoned) {
    await page.goto(server.url + name);
    assert.equal(await page.evaluate(() => window.isForeign), undefined, name);
    assert.match(await page.content(), new RegExp(`content="${await buildOf()}${name}"`));
  }
  const kept = () =>
    page.evaluate(async (names) => {
      const cache = await caches.open((await caches.keys())[0]);
      const texts = names.map(async (name) => (await cache.match(new URL(name, navigator.serviceWorker.controller.scriptURL))).text());
      return Promise.all(texts);
    }, poisoned);
  while ((await kept()).some((text) => text === FOREIGN)) await new Promise((done) => setTimeout(done, 50));
  assert.deepEqual(await kept(), await Promise.all(poisoned.map(ofSite)));
  // Without a network, too.
  await server.close();
  await page.goto(`${server.url}lesson.html?again`);
  assert.equal(await page.evaluate(() => window.isForeign), undefined);
  await context.close();
});

test('a foreign page that an older version has kept is replaced at the next visit', async () => {
  const older = `const name = 'bittersweet ' + registration.scope + ' build-0123456789abcdef/';
    const page = new Response(${JSON.stringify(FOREIGN)}, { headers: { 'content-type': 'text/html' } });
    addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.put(new URL('${ROOM}', registration.scope), page))));
    addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;
  let isOlder = true;
  const answered = (name) => {
    if (name === 'blank.html') return html('<!doctype html>');
    return name === 'sw.js' && isOlder ? { headers: { 'content-type': 'text/javascript' }, body: older } : undefined;
  };
  const server = await serve(site, { answered });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.url}blank.html`);
  assert.deepEqual(await page.evaluate(registers), ['activated', 1]);
  isOlder = false;
  await page.goto(server.url + ROOM);
  assert.equal(await page.evaluate(() => window.isForeign), true);
  // Browsers ask for a new worker by themselves some time after a page was opened.
  await page.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await (await navigator.serviceWorker.getRegistration()).update();
    await taken;
  });
  await page.reload();
  await page.locator('main').waitFor();
  assert.equal(await page.evaluate(() => window.isForeign), undefined);
  await context.close();
  await server.close();
});

describe('a new version', () => {
  test('is announced when it is here completely, and used when the user says so', async () => {
    const server = await serve();
    const { page, context } = await visited(`${server.url}explore.html`);
    const later = await laterBuild();
    server.exchange(later.folder);
    await page.goto(`${server.url}explore.html#g=nim:3,7,5&n=30&table=y`);
    await page.reload();
    await announced(page).waitFor();
    // Until then the whole old one is used.
    await isOf(page, await buildOf());
    assert.equal(await page.locator(`script[src*="${await buildOf()}"]`).count(), 1);
    assert.deepEqual(await violations(page), []);

    await page.getByRole('button', { name: 'Update' }).click();
    await isOf(page, later.name);
    await settled(page);
    await shows(page, 'nim:3,7,5');
    await says(page, '#table .caption', /up to 30/);
    assert.equal(await announced(page).count(), 0);
    const kept = await caches(page);
    assert.equal(kept.length, 1);
    assert.ok(kept[0].endsWith(later.name), kept[0]);
    await server.close();
    await page.reload();
    await settled(page);
    await says(page, '.verdict', /N-position/);
    await isOf(page, later.name);
    await context.close();
    await later.remove();
  });

  test('is announced in the other tabs, which go on meanwhile, and can wait', async () => {
    const server = await serve();
    const { page, context } = await visited(`${server.url}explore.html`);
    const later = await laterBuild();
    server.exchange(later.folder);
    const other = await context.newPage();
    await other.goto(`${server.url}explore.html#g=nim:1,2,4`);
    await announced(other).waitFor();
    await announced(page).waitFor();
    await part('can wait', async () => {
      await page.getByRole('button', { name: 'Later' }).click();
      assert.equal(await announced(page).count(), 0);
      await isOf(page, await buildOf());
      // The next visit announces the new version again.
      await page.reload();
      await announced(page).waitFor();
    });
    // The browser exchanges versions when the old one has answered everything, or has been idle for half a minute.
    for (const tab of [page, other]) await settled(tab);
    await other.getByRole('button', { name: 'Update' }).click();
    await isOf(other, later.name);
    await isOf(page, await buildOf());
    await page.getByRole('button', { name: 'Update' }).click();
    await isOf(page, later.name);
    await context.close();
    await server.close();
    await later.remove();
  });

  test('that is not complete on the server is not used at all', async () => {
    const server = await serve();
    const { page, context } = await visited(`${server.url}explore.html`);
    const later = await laterBuild();
    const exporter = path.join(later.folder, later.name, 'exporter_bg.wasm');
    const whole = await fs.readFile(exporter);
    await fs.writeFile(exporter, whole.subarray(0, 1000));
    server.exchange(later.folder);
    // The browser says when it has given the new one up.
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((done) => registration.addEventListener('updatefound', () => done(registration.installing)));
      await registration.update().catch(() => {});
      const coming = await found;
      while (!['redundant', 'installed'].includes(coming.state)) await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
      return coming.state;
    });
    assert.equal(outcome, 'redundant');
    assert.equal(await announced(page).count(), 0);
    assert.equal((await caches(page)).length, 1);
    // The rest arrives.
    await fs.writeFile(exporter, whole);
    await page.reload();
    await announced(page).waitFor();
    await context.close();
    await server.close();
    await later.remove();
  });
});

test('the manifest describes the page, with icons of the sizes it states', async () => {
  const manifest = JSON.parse(await fs.readFile(path.join(site, 'manifest.webmanifest'), 'utf8'));
  assert.equal(manifest.name, 'Bittersweet');
  for (const field of ['start_url', 'scope', 'display', 'background_color', 'theme_color', 'description']) assert.ok(manifest[field], field);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort();
  assert.deepEqual(kinds, ['192x192 any', '512x512 any', '512x512 maskable']);
  const server = await serve();
  const { page, context } = await open(browser, `${server.url}explore.html`);
  // Chromium's own findings about the manifest.
  const client = await context.newCDPSession(page);
  assert.deepEqual((await client.send('Page.getAppManifest')).errors, []);
  const { installabilityErrors: against } = await client.send('Page.getInstallabilityErrors');
  // Tests run in private windows, where nothing can be installed.
  assert.deepEqual(against.map(({ errorId }) => errorId), ['in-incognito']);
  const measured = await page.evaluate(async () => {
    const address = document.querySelector('link[rel=manifest]').href;
    const { icons } = await (await fetch(address)).json();
    const size = async (icon) => {
      const { width, height } = await createImageBitmap(await (await fetch(new URL(icon.src, address))).blob());
      return [icon.sizes, `${width}x${height}`];
    };
    return Promise.all(icons.map(size));
  });
  measured.forEach(([stated, real]) => assert.equal(real, stated));
  await context.close();
  await server.close();
});
