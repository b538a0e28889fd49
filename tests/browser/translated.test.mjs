// Every page while a browser translates it: a walk through the page shows in each of three languages what it shows without them, text
// by text, and the original is shown again at its end. The results of a page are compared with plain recursion.
// Shares: play, explore, laboratory, bench, papers, teach, lesson, embed, others.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { after, before } from 'node:test';
import { each, hasty, launch, serve, settled } from './page.mjs';
import { testEach, testOf } from './mine.mjs';
import { WALKS } from './translated_walks.mjs';
import { LANGUAGES, translator } from './translating.mjs';

const home = {};
before(async () => {
  const host = '<!doctype html><title>A lesson</title><iframe title="A bar" src="./v1/embed.html#g=triangle:k=3:7,4,7" width="700" height="600"></iframe>';
  [home.browser, home.server] = await Promise.all([launch(), serve(undefined, { overrides: { 'host.html': host } })]);
});
after(async () => {
  await home.browser.close();
  await home.server.close();
});

/** Opens a page with a translator, and returns the page and its frame with the program. */
async function opened(context, address, ready, language) {
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  // A computer plays the same game each time.
  await page.addInitScript(`Math.random = () => 0.25;\n${translator(LANGUAGES[language] ?? LANGUAGES.capitals)}`);
  await page.goto(home.server.url + address);
  await page.locator(ready).first().waitFor();
  const frame = page.frames().at(-1);
  await frame.locator(':is(.drawing, h1, h2):visible').first().waitFor();
  if (language && !LANGUAGES[language].isEarly) await frame.evaluate(() => translate());
  return { page, frame };
}

/** Walks through a page, and returns what could be read after each step. With a language, this is compared with the `expected` texts. */
async function walked([address, ready, walk], language, expected) {
  const context = await home.browser.newContext({ viewport: { width: 1440, height: 1000 }, serviceWorkers: 'block' });
  const complaints = [];
  await hasty(context);
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(error.error().message));
  try {
    const { page, frame } = await opened(context, address, ready, language);
    const steps = [];
    const same = async () => {
      await settled(page);
      if (language) await isExpected(frame, LANGUAGES[language].say, expected[steps.length]);
      steps.push(await frame.evaluate(() => readAll()));
    };
    await walk(page, same, frame);
    if (language) {
      await frame.evaluate(() => untranslate());
      assert.deepEqual((await frame.evaluate(() => readAll())).map(([text]) => text), expected.at(-1).map(([text]) => text), 'the original again');
    }
    assert.deepEqual(complaints, []);
    return steps;
  } finally {
    await context.close();
  }
}

/** Waits until everything that can be read is what is expected, in this language. */
async function isExpected(frame, say, expected) {
  const wanted = expected.map(([text, isTranslated]) => (isTranslated ? say(text) : text));
  for (let tries = 0; ; tries += 1) {
    const read = await frame.evaluate(() => readAll());
    const found = read.map(([text]) => text);
    if (read.every(([, isTranslated, isFont]) => isTranslated === isFont) && `${found}` === `${wanted}`) return;
    if (tries === 40) assert.deepEqual(found, wanted);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** The page of the frame is of the test. */
const addressOf = ([at]) => (at === 'host.html' ? 'v1/embed.html' : at);
testEach('a page that the browser translates shows what it shows without', WALKS, addressOf, async (walk) => {
  const expected = await walked(walk);
  await Promise.all(Object.keys(LANGUAGES).map((language) => walked(walk, language, expected)));
});

testOf('laboratory')('a page that the browser translates shows its notice, too, when its program has trapped', async () => {
  const context = await home.browser.newContext({ serviceWorkers: 'block' });
  const { page } = await opened(context, ...WALKS.laboratory.slice(0, 2), 'capitals');
  await page.evaluate(() => {
    Event.prototype.composedPath = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
  });
  await page.locator('.rooms [aria-current]').click();
  await page.locator('.trapped [role="alert"]').filter({ hasText: 'THIS PAGE HAS STOPPED BECAUSE OF AN ERROR.' }).locator('button').click();
  await page.locator('.trapped').waitFor({ state: 'detached' });
  await page.locator('.doors').waitFor();
  await context.close();
});

testOf('others')('a text node of a page that is translated is written, moved and removed, and others are inserted before it', async () => {
  const script = await fs.readFile(new URL('../../build/inline/translated.js', import.meta.url), 'utf8');
  await each(LANGUAGES, async ({ say, put }) => {
    const page = await home.browser.newPage();
    await page.evaluate(`(() => {${script}})();\n${translator({ say, put })}`);
    const read = await page.evaluate(async () => {
      const [first, second, third, late] = ['one two', 'three four', 'five', ''].map((text) => document.createTextNode(text));
      const notation = Object.assign(document.createElement('var'), { textContent: 'x y' });
      const seen = [];
      const does = async (act) => {
        act();
        for (let task = 0; task < 3; task += 1) await new Promise((next) => setTimeout(next, 1));
        seen.push(readAll().map(([text]) => text));
      };
      await does(() => document.body.append(first, notation, second, third, late));
      await does(translate);
      await does(() => (first.data = 'new words'));
      await does(() => document.body.insertBefore(document.createElement('hr'), second));
      await does(() => document.body.insertBefore(third, first));
      await does(() => document.body.removeChild(second));
      await does(() => (late.data = 'at last'));
      await does(() => (late.data = ''));
      await does(untranslate);
      await does(() => (first.data = 'once more'));
      return seen;
    });
    await page.close();
    const translated = (...texts) => texts.map((text) => (text === 'x y' ? text : say(text)));
    assert.deepEqual(read, [
      ['one two', 'x y', 'three four', 'five'],
      translated('one two', 'x y', 'three four', 'five'),
      translated('new words', 'x y', 'three four', 'five'),
      translated('new words', 'x y', 'three four', 'five'),
      translated('five', 'new words', 'x y', 'three four'),
      translated('five', 'new words', 'x y'),
      translated('five', 'new words', 'x y', 'at last'),
      translated('five', 'new words', 'x y'),
      ['five', 'new words', 'x y'],
      ['five', 'once more', 'x y'],
    ]);
  });
});
