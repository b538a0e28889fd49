// The workers of Play, lessons and the laboratory's rooms, missing or damaged: each page says so where it was asked for something, and goes on once
// the worker has come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built, capped, opened, unserved } from './faults.mjs';
import { each, says, withBrowser } from './page.mjs';

const home = withBrowser();

const LESSON = `1.${Buffer.from([['A strip'], ['w', 'nim:2,0,2', '']].map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const NOT_STARTED = 'The program that computes this did not start.';
const again = (page) => page.getByRole('button', { name: 'Try again' }).first().click();

/** For each worker where it is needed, what asks it, what the page says without it, and what it says with it after the reader has tried again. */
const WORKERS = {
  adviser: {
    at: '#chapter=strip',
    ready: '#app:not(:has(.late)) .stage .drawing',
    asks: async (page) => {
      await page.getByRole('button', { name: 'Play against Nib' }).click();
      await page.locator('.stage .board').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
    without: ['.refused', 'The solver did not start.'],
    again,
    with: ['.turn', /I broke.*Your move/],
  },
  tutor: {
    at: `lesson.html#lesson=${LESSON}&at=1`,
    ready: 'main.lesson',
    asks: () => {},
    without: ['.refused', 'did not start'],
    again,
    // The answers can be pressed once the tutor has answered.
    with: ['section.asked .answers button:not([aria-disabled="true"])', /./],
  },
  prover: {
    at: 'bench.html#show=logic&sentence=for_all_x,_y:_x_⊕_y_≤_x_+_y',
    ready: 'section.formula',
    asks: (page) => page.locator('.formula-editor button[type=submit]').click(),
    without: ['.refused', NOT_STARTED],
    again,
    with: ['.formula .told', /^True\./],
  },
  learner: {
    at: 'bench.html#show=learn&learn=triangle:k=3&of=p',
    ready: '.learn',
    asks: (page) => page.locator('#run-learn').click(),
    without: ['.refused', NOT_STARTED],
    again,
    with: ['.learn', 'The smallest automaton has 3 states'],
  },
  packer: {
    at: 'bench.html#show=learn&learn=triangle:k=3&of=p',
    ready: '.learn',
    asks: async (page) => {
      await page.locator('#run-learn').click();
      await page.getByRole('button', { name: 'Save a dossier' }).click();
    },
    without: ['.dossier .refused', NOT_STARTED],
    again,
    with: ['.dossier', 'dossier.zip was made'],
  },
};

/** With 64 wrong bytes in the middle. */
const damaged = (whole) => Buffer.from(whole).fill(0xff, whole.length >> 1, (whole.length >> 1) + 64);

const FAULTS = {
  'whose script is missing': (name) => [`${name}.js`, () => null],
  'whose WebAssembly is damaged': (name) => [`${name}_bg.wasm`, damaged],
  'that gets no memory': (name) => [`${name}_bg.wasm`, (whole) => capped(whole, 0)],
};

/** Each worker with each fault. */
const CASES = Object.fromEntries(Object.entries(WORKERS).flatMap(([name, worker]) => Object.entries(FAULTS).map(([fault, of]) => [`the ${name} ${fault}`, { name, worker, of }])));

test('a worker that is missing is missed in a sentence, and asked again', (t) =>
  each(CASES, async ({ name, worker, of }) => {
    const [file, change] = of(name);
    const body = change(await built(file));
    const { page, close } = await opened(t, home.server.url + worker.at, home.browser, { ready: worker.ready, before: (page) => unserved(page, file, body) });
    await worker.asks(page);
    await says(page, ...worker.without);
    await page.context().unrouteAll();
    await worker.again(page);
    await says(page, ...worker.with);
    assert.equal(await page.locator(worker.without[0]).filter({ hasText: worker.without[1] }).count(), 0);
    await close();
  }));

test('learning that runs out of memory says so, and what is known by then', async (t) => {
  const small = capped(await built('learner_bg.wasm'), 8);
  const { page, complaints } = await opened(t, `${home.server.url}bench.html#show=learn&learn=triangle:k=13&of=p`, home.browser, { ready: '.learn', before: (page) => unserved(page, 'learner_bg.wasm', small) });
  await page.locator('#run-learn').click();
  await says(page, '.learn .told.stopped', /^Not proved\. This device could not provide the \d+ MB of memory that the next table needs\./);
  await says(page, '.learn .told.verified', /needs at least \d+ states\./);
  assert.deepEqual(complaints, []);
});
