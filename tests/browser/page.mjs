// The built page in headless Chromium: a file server, a browser, and a few words to speak about the page with.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve, site } from './serving.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const pictures = path.join(root, 'docs');
export { serve, site };

/** The path of the browser. The headless shell is a quarter faster; but it has no windows, so no page can be behind another. */
function installed(hasWindows) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = [...(hasWindows ? [] : ['chromium-headless-shell']), 'chromium'];
  const [first] = spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n');
  if (!first) throw new Error('There is no chromium; `./dev test` installs it.');
  return first;
}

/** Starts the browser. `hasWindows`: for tests of pages behind others, taps and installing. */
export async function launch({ hasWindows = false } = {}) {
  const executablePath = installed(hasWindows);
  const args = [
    '--no-sandbox',
    // With this, letters have the same width in the headless shell as in Chromium.
    '--font-render-hinting=none',
    // A graphics processor that is simulated is for WebGL only: drawing pages with it takes more processor time than all else that they do.
    ...['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-gpu-rasterization'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
  ];
  const browser = await chromium.launch({ executablePath, args });
  const make = browser.newContext.bind(browser);
  browser.newContext = async (...given) => {
    const context = await make(...given);
    context.on('page', evaluateScripts);
    return context;
  };
  return browser;
}

/**
 * Serves the documents with these addresses under a policy that forbids everything the page can do without: scripts in
 * pages, scripts from text, other hosts. Only the page's own events show what it forbids: what Playwright evaluates in a
 * page may make scripts from text.
 */
export const strictly = (page, addresses, images = "'self'") =>
  page.route(addresses, async (route) => {
    const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; font-src 'self'; worker-src 'self'; img-src ${images}; manifest-src 'self'`;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });

/** Whether the console says this because of how the tests run the browser: without service workers, and without a graphics processor. */
export const isOfTests = (text) =>
  text.includes('Service Worker registration blocked by Playwright') || /^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/.test(text);

/** A context in which what tests do with a page waits for its drawing. Only who asks for it gets a service worker. */
export async function contextOf(browser, options) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, serviceWorkers: 'block', ...options });
  context.on('page', wait);
  return context;
}

/** Removes what pages of this origin have kept. The page is a new one, so nothing keeps anything meanwhile. */
async function empty(page, origin) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,cache_storage,indexeddb' });
  await session.detach();
}

/**
 * Opens the page and collects everything the console says. Only who asks for it gets a service worker. The page is there
 * when it shows what is `ready`. In a `context` that there is already, storage is emptied first.
 */
export async function open(browser, url, { ready = '.board-panel', context: shared, ...options } = {}) {
  const context = shared ?? (await contextOf(browser, options));
  const page = await context.newPage();
  if (shared) await empty(page, new URL(url).origin);
  leaveUnanswered(page, context);
  const complaints = [];
  const hear = (message) => isOfTests(message.text()) || complaints.push(message.text());
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && hear(message));
  page.on('pageerror', (error) => complaints.push(error.message));
  if (options.before) await options.before(page);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  // Most tests change settings; spread.test.mjs opens them as a visitor does. On a phone they would cover the page.
  if (!options.closed && !(options.viewport?.width < 640)) await openGroups(page);
  return { page, context, complaints };
}

/** Opens all groups of settings; for a visitor one closes the others. */
export const openGroups = (page) =>
  page.locator('details.group').evaluateAll((all) => all.forEach((part) => (part.removeAttribute('name'), (part.open = true))));

/**
 * After a test has done something, it waits until the page has drawn what follows: drawing can take several frames, and what the test
 * asks next is about the page as it is then. A page that goes away has nothing to draw.
 */
const drawn = (page) =>
  page
    .evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 500);
          requestAnimationFrame(() => requestIdleCallback(done));
        }),
    )
    .catch(() => {});

const does = ['click', 'dblclick', 'tap', 'press', 'pressSequentially', 'fill', 'clear', 'check', 'uncheck', 'setChecked', 'selectOption', 'focus', 'blur', 'dispatchEvent'];
const presses = ['press', 'type', 'up'];
const patient = new WeakSet();

/** Makes what tests do with a page wait for its drawing. All pages have one kind of locator, and each has a keyboard. */
function wait(page) {
  const make = (part, names, pageOf) => {
    if (patient.has(part)) return;
    patient.add(part);
    for (const name of names) {
      const act = part[name];
      part[name] = async function (...given) {
        const result = await act.apply(this, given);
        await drawn(pageOf(this));
        return result;
      };
    }
  };
  make(Object.getPrototypeOf(page.locator('html')), does, (locator) => locator.page());
  make(page.keyboard, presses, () => page);
  // The page changes its address after it has drawn, so a test that goes back too early would leave the page.
  const back = page.goBack.bind(page);
  page.goBack = async (...given) => {
    await drawn(page);
    return back(...given);
  };
}

/**
 * The pages allow no scripts inside them, which is how Playwright adds one. What a test evaluates is not of the page, so it may.
 */
function evaluateScripts(page) {
  page.addScriptTag = async ({ path }) => void (await page.evaluate(await fs.readFile(path, 'utf8')));
}

/**
 * A request that a test answers itself can be on its way when the page is closed. It is dropped then: without this the whole file
 * would fail, after all its tests have passed.
 */
function leaveUnanswered(page, context) {
  const close = context.close.bind(context);
  context.close = async () => {
    await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await close();
  };
}

/**
 * Waits until the program runs, everything that was asked of the solver has been answered, and this is drawn. Before the program runs the
 * page has a part that says that it is late, and shows it only after a while. Where the browser is busy, Yew ends its task between a
 * component and its parts, and goes on in the next one; so this waits for some tasks without a change.
 */
export async function settled(page) {
  do await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .late') === null);
  while (!(await page.evaluate(isStill)));
}

/** In the page: whether nothing is asked while it comes to rest. One in which something always moves is looked at all the same. */
async function isStill() {
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, tasks = 0; quiet < 5 && tasks < 100; quiet += 1, tasks += 1) {
    await new Promise((next) => setTimeout(next));
    if (hasChanged) quiet = 0;
    hasChanged = false;
  }
  observer.disconnect();
  return document.querySelector('[aria-busy="true"], .late') === null;
}

/**
 * Lets the computer of Play move soon, in a page or in all pages of a context. For readers it thinks for 0.6 s and points at its move for
 * 0.8 s; timers as long as these end after a tenth of their time.
 */
export const hasty = (pages) =>
  pages.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    window.setTimeout = (then, wait = 0, ...given) => timeout(then, [600, 800].includes(wait) ? wait / 10 : wait, ...given);
  });

let loads = 0;

/** Loads the page of another link as a new document, which another query makes of it, and waits for a part of it. */
export async function anew(page, fragment, ready) {
  const [address] = page.url().split(/[?#]/);
  loads += 1;
  await page.goto(`${address}?load${loads}${fragment}`);
  await page.locator(ready).first().waitFor();
}

/** The notation of the position on the board. */
export const position = (page) => page.locator('#notation').inputValue();

/** Waits until the position on the board is this one. */
export const shows = (page, notation) =>
  page.waitForFunction((text) => document.querySelector('#notation')?.value === text, notation);

/** Waits until a part of the page says this. */
export const says = (page, part, text) => page.locator(part).filter({ hasText: text }).first().waitFor();

/** The values of the rows in sight of the table, as text. */
/** How many pieces of a bar are drawn: each has a top, or is an area. */
export const pieces = (page, at = '.board') =>
  page.locator(`${at} .pieces :is(.c-top, .piece)`).evaluateAll((paths) => paths.reduce((sum, path) => sum + path.getAttribute('d').split('Z').length - 1, 0));

export const cells = (page) => page.locator('.numbers td').allTextContents();

/** A place in pixels at which only this groove is: near the foot of a line, in the middle of an area. */
export async function placeOf(page, groove) {
  // What has not been laid out yet has no place.
  await page.locator(`svg:has(#groove-${groove})`).first().waitFor();
  return page.locator(`#groove-${groove} :is(line, polyline, rect)`).first().evaluate((mark) => {
    const read = (name) => Number(mark.getAttribute(name));
    const [from, until] =
      mark.tagName === 'polyline'
        ? [...mark.points].map(({ x, y }) => [x, y])
        : [[read('x1'), read('y1')], [read('x2'), read('y2')]];
    const near = (axis) => from[axis] + 0.06 * (until[axis] - from[axis]);
    const [x, y] =
      mark.tagName === 'rect' ? [read('x') + read('width') / 2, read('y') + read('height') / 2] : [near(0), near(1)];
    const point = new DOMPoint(x, y).matrixTransform(mark.getScreenCTM());
    return [point.x, point.y];
  });
}

/** One of several things that are seen in one visit. A failure names it. */
export async function part(name, steps) {
  try {
    await steps();
  } catch (error) {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  }
}

/** The number of the groove whose name begins so. */
export async function grooveNamed(page, name) {
  const id = await page.locator(`.groove[aria-label^="${name}"]`).getAttribute('id');
  return id.replace('groove-', '');
}

/** A browser and a server for the tests of a file: they begin before the first test, and end after the last. */
export function withBrowser(options) {
  const home = {};
  before(async () => {
    [home.browser, home.server] = await Promise.all([launch(options), serve()]);
  });
  after(async () => {
    await home.browser.close();
    await home.server.close();
  });
  return home;
}

/**
 * A browser and a server for the tests of a file, and `visit` to write them with; of the page `at`, if not of the main one. Visits share
 * one context, in which the programs of the page are compiled once; each begins with a new page and empty storage. A visit whose steps take
 * the context, or that has options of its own, has a context of its own.
 */
export function laboratory({ settles = false, at = 'explore.html', ready, hasWindows } = {}) {
  const home = withBrowser({ hasWindows });
  let shared;
  /** A test with a page of its own that must leave the console clean, but for what is `expected`. */
  function visit(name, fragment, steps, { expected = [], ...options } = {}) {
    test(name, async () => {
      const isAlone = steps.length > 1 || Object.keys(options).length > 0;
      if (!isAlone) shared ??= await contextOf(home.browser, {});
      const { page, context, complaints } = await open(home.browser, home.server.url + at + fragment, { ready, context: isAlone ? undefined : shared, ...options });
      try {
        if (settles) await settled(page);
        await steps(page, context);
        assert.deepEqual(complaints.filter((told) => !expected.some((pattern) => pattern.test(told))), []);
      } finally {
        await (isAlone ? context.close() : Promise.all(context.pages().map((page) => page.close())));
      }
    });
  }
  return Object.assign(home, { visit });
}
