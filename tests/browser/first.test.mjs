// Programs in two parts: the first steps of most visitors need only the first part, and other steps wait for the rest, or a sentence says
// that the page has stopped. tests/site/parts.test.mjs shows that a program does the same in two parts.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BEGINNINGS } from './beginnings.mjs';
import { downloads } from './downloading.mjs';
import { opened as openedIn, served } from './faults.mjs';
import { begun, contextOf, each, position, says, settled, whole, withBrowser } from './page.mjs';

const REST = '**/*_rest.wasm';
const home = withBrowser();
const bar = 'triangle:k=3:6,2,8';
/** Explore with a bar, as a visitor sees it. `before` is done before it is opened. */
const explore = async (t, before) => {
  const { page } = await openedIn(t, `${home.server.url}explore.html#g=${bar}&n=12`, home.browser, { before, closed: true });
  await settled(page);
  return page;
};
const OF_EXPLORE = '**/explore_rest.wasm';

/** Counts the requests for the rest of programs: those in time, and those of a program that waits. They get the answer of the site, or none. */
async function watched(context, answers, files = REST) {
  const asked = { early: 0, waiting: 0 };
  await context.route(files, (route) => {
    const kind = route.request().resourceType() === 'xhr' ? 'waiting' : 'early';
    asked[kind] += 1;
    return answers(kind) ? route.continue() : route.abort();
  });
  return asked;
}

/** The calls of a program differ a little from visit to visit: one of three visits has to do without the rest. */
const TRIES = 3;
/** The longest wait for a program that stops, in milliseconds. */
const LIMIT = 90_000;

/** A visit without these files: the number of times that a program waited for one, and the errors of the page. */
async function visited(files, at, steps) {
  const context = await contextOf(home.browser, {});
  const asked = await watched(context, () => false, files);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // A program that waited in vain has stopped, and what comes next would wait, too.
  const stopped = page.locator('.trapped').waitFor({ timeout: LIMIT }).then(() => false);
  await page.goto(home.server.url + at);
  const isDone = await Promise.race([begun(page).then(() => settled(page)).then(() => steps(page)).then(() => true), stopped]).catch(() => false);
  await context.close();
  return { isDone, waited: asked.waiting, errors };
}

describe('the first part of a program', () => {
  for (const [name, visits] of Object.entries(BEGINNINGS)) {
    // Visits to a worker need more of the page than most.
    const files = /^(prover|learner)$/.test(name) ? `**/${name}_rest.wasm` : REST;
    const table = Object.fromEntries(visits.map((visit, index) => [`visit ${index + 1}, ${visit[0]}`, visit]));
    test(`of ${name} is enough for its beginnings`, () => each(table, async (visit) => {
      let last;
      for (let time = 0; time < TRIES && last?.waited !== 0; time += 1) last = await visited(files, ...visit);
      assert.deepEqual(last, { isDone: true, waited: 0, errors: [] }, `it needs the rest, ${JSON.stringify(last)}: ./dev parts writes the lists again`);
    }));
  }
});

describe('the rest of a program', () => {
  test('comes by itself in a page, and in a frame when somebody begins to use it', async (t) => {
    let alone;
    const own = await explore(t, async (page) => (alone = await watched(page.context(), () => true, OF_EXPLORE)));
    await whole(own);
    await downloads(own, '#table');
    assert.deepEqual(alone, { early: 1, waiting: 0 });
    const around = '<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><iframe src="v1/embed.html#g=nim:3,1,2" width="600" height="500"></iframe>';
    const host = await served(t, { 'lesson.html': around });
    let asked;
    const { page } = await openedIn(t, `${host.url}lesson.html`, home.browser, { ready: 'iframe', begins: false, before: async (page) => (asked = await watched(page.context(), () => true)) });
    await page.frameLocator('iframe').locator('.board').waitFor();
    // Longer than a page waits.
    await page.waitForTimeout(3000);
    assert.deepEqual(asked, { early: 0, waiting: 0 });
    const request = page.waitForRequest('**/embed_rest.wasm');
    await page.mouse.move(300, 200);
    const response = await (await request).response();
    await response.finished();
    await page.mouse.move(310, 210);
    // Nothing asks for it again.
    await page.waitForTimeout(500);
    assert.deepEqual(asked, { early: 1, waiting: 0 });
  });

  test('is waited for by what needs it, once, however often it is asked for', async (t) => {
    let asked;
    const page = await explore(t, async (page) => (asked = await watched(page.context(), (kind) => kind === 'waiting', OF_EXPLORE)));
    const button = page.locator('#table .downloads > button').first();
    await button.evaluate((button) => Array.from({ length: 10 }, () => button.click()));
    await downloads(page, '#table');
    assert.equal(asked.waiting, 1);
  });

  test('that does not come is a sentence, and nothing is lost', async (t) => {
    let comes = false;
    const page = await explore(t, (page) => watched(page.context(), () => comes, OF_EXPLORE));
    await page.locator('.board').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const after = await position(page);
    await page.locator('#table .downloads > button').first().click();
    await says(page, '.trapped', 'Please reload it. The address keeps your position.');
    comes = true;
    await page.locator('.trapped').getByRole('button', { name: 'Reload' }).click();
    await page.locator('.trapped').waitFor({ state: 'detached' });
    await begun(page);
    await settled(page);
    assert.equal(await position(page), after);
    await downloads(page, '#table');
  });
});
