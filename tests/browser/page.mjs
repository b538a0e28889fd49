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
 * Serves the documents with these addresses under a policy that forbids everything the page can do without: scripts in pages, scripts from
 * text, other hosts. Only the page's own events show what it forbids: code that Playwright evaluates in a page may make scripts from text.
 */
export const strictly = (page, addresses, images = "'self'") =>
  page.route(addresses, async (route) => {
    const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; font-src 'self'; worker-src 'self'; img-src ${images}; manifest-src 'self'`;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });

/** True if the console says this only because tests run the browser without service workers and without a graphics processor. */
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
 * Opens the page and collects everything the console says. Only a test that asks for a service worker gets one. Waits for the beginning of
 * the page's program, if it `begins` at all, and for the element `ready`. In a given `context`, storage is emptied first.
 */
export async function open(browser, url, { ready = '.board-panel', begins = !ready.startsWith('.late'), context: shared, ...options } = {}) {
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
  if (begins) await begun(page);
  await page.locator(ready).first().waitFor();
  // Most tests change settings; spread.test.mjs opens them as a visitor does. On a phone they would cover the page.
  if (!options.closed && !(options.viewport?.width < 640)) await openGroups(page);
  return { page, context, complaints };
}

/** The program of a page has taken over from the picture that is in the HTML. */
export const begun = (page) => page.locator(':root:not(:has(#app > .late))').waitFor({ state: 'attached' });

/** A page has its whole program: after its first answers, or after the first sign of use. */
export const whole = (page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.endsWith('_rest.wasm') && responseEnd > 0));

/** A page that was loaded again, or another one, is there: while its program takes over, the picture in its HTML has the same parts. */
export async function loaded(page, ready) {
  await begun(page);
  await page.locator(ready).first().waitFor();
}

/** Follows a link to another page until the program of that page has taken over. */
export async function enter(page, link, ready) {
  const there = page.waitForEvent('domcontentloaded');
  await link.click();
  await there;
  await loaded(page, ready);
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
 * The pages allow no scripts inside them, which is how Playwright adds one. Code that a test evaluates is not of the page, so it may.
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
 * Waits until the program runs, the solver has answered all requests, and the answers are drawn. Before the program runs the page has a
 * part about its delay, and shows it only after a while. If the browser is busy, Yew ends its task between a component and its parts, and
 * goes on in the next one; so this waits for some tasks without a change.
 */
export async function settled(page) {
  do await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .late') === null);
  while (!(await page.evaluate(isStill)));
}

/**
 * In the page: waits for some tasks without a change; true if no request is open then. A page that changes all the time is checked after
 * 100 tasks.
 */
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
  await loaded(page, ready);
}

/** The notation of the position on the board. */
export const position = (page) => page.locator('#notation').inputValue();

/** Waits until the position on the board is this one. */
export const shows = (page, notation) =>
  page.waitForFunction((text) => document.querySelector('#notation')?.value === text, notation);

/** Waits until a part of the page says this. */
export const says = (page, part, text) => page.locator(part).filter({ hasText: text }).first().waitFor();

/**
 * Stops the long work of a panel when it first says this of how far it is. A quick machine can be done within a second, so a click from
 * outside would come too late.
 */
export const stops = (page, panel, progress) =>
  page.evaluate(
    ([panel, source]) =>
      new Promise((done, fail) => {
        const last = setTimeout(() => fail(new Error(`Nothing in ${panel} matched ${source}.`)), 30_000);
        new MutationObserver((_, observer) => {
          const waiting = document.querySelector(`${panel} .waiting`);
          if (!new RegExp(source).test(waiting?.textContent)) return;
          observer.disconnect();
          clearTimeout(last);
          waiting.querySelector('button').click();
          done();
        }).observe(document.querySelector(panel), { subtree: true, childList: true, characterData: true });
      }),
    [panel, progress.source],
  );

/** The number of drawn pieces of a bar: each has a top, or is an area. */
export const pieces = (page, at = '.board') =>
  page.locator(`${at} .pieces :is(.c-top, .piece)`).evaluateAll((paths) => paths.reduce((sum, path) => sum + path.getAttribute('d').split('Z').length - 1, 0));

/** The values of the rows in sight of the table, as text. */
export const cells = (page) => page.locator('.numbers td').allTextContents();

/** A place in pixels at which only this groove is: near the foot of a line, in the middle of an area. */
export async function placeOf(page, groove) {
  const place = await page.waitForFunction((id) => {
    const mark = document.querySelector(`#${id} :is(line, polyline, rect)`);
    if (!mark) return null;
    const read = (name) => Number(mark.getAttribute(name));
    const [from, until] =
      mark.tagName === 'polyline'
        ? [...mark.points].map(({ x, y }) => [x, y])
        : [[read('x1'), read('y1')], [read('x2'), read('y2')]];
    const near = (axis) => from[axis] + 0.06 * (until[axis] - from[axis]);
    const [x, y] =
      mark.tagName === 'rect' ? [read('x') + read('width') / 2, read('y') + read('height') / 2] : [near(0), near(1)];
    const point = new DOMPoint(x, y).matrixTransform(mark.getScreenCTM());
    // A mark that has not been laid out yet is measured at another place than its drawing.
    const { left, right, top, bottom } = mark.ownerSVGElement.getBoundingClientRect();
    const isLaidOut = right > left && point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
    return isLaidOut ? [point.x, point.y] : null;
  }, `groove-${groove}`);
  return place.jsonValue();
}

/** One of several things that are seen in one visit. A failure names it. */
export async function part(name, steps) {
  try {
    await steps();
  } catch (error) {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  }
}

/** The same steps for each row of a table, in which names have what is given. Afterwards every row that failed is named, with its reason. */
export async function each(table, steps) {
  const failures = [];
  for (const [name, given] of Object.entries(table)) await part(name, () => steps(given, name)).catch(({ message }) => failures.push(message));
  assert.ok(failures.length === 0, `${failures.length} of ${Object.keys(table).length} failed:\n\n${failures.join('\n\n')}`);
}

/** The number of the groove whose name begins so. */
export async function grooveNamed(page, name) {
  const id = await page.locator(`.groove[aria-label^="${name}"]`).getAttribute('id');
  return id.replace('groove-', '');
}

/** No test of `./dev test` takes half as long. One that waits in vain is a failure with a name, and the others of its file run. */
const LIMIT = 240_000;

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
 * A browser and a server for the tests of a file, and `visit` and `visits` to write them with; of the page `at`, if not of the main one.
 * Visits share
 * one context, in which the programs of the page are compiled once; each begins with a new page and empty storage. A visit whose steps take
 * the context, or that has options, has a separate context.
 */
export function laboratory({ settles = false, at = 'explore.html', ready, hasWindows } = {}) {
  const home = withBrowser({ hasWindows });
  let shared;
  /** A visit with a new page that must leave the console clean, but for the `expected` messages. */
  async function visited(fragment, steps, { expected = [], ...options } = {}) {
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
  }
  /** A test of one visit. */
  const visit = (name, fragment, steps, { timeout = LIMIT, ...options } = {}) => test(name, { timeout }, () => visited(fragment, steps, options));
  /** A test of several visits: a table of their names, with their fragments, their steps, and their options if they have some. */
  const visits = (name, table) => test(name, { timeout: LIMIT }, () => each(table, (row) => visited(...row)));
  return Object.assign(home, { visit, visits });
}
