// Languages are files beside the program: a reader of English loads none, another language comes once, and one that does not come is named.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open, says, serve } from './page.mjs';

const SENTENCES = '**/words/ja/play.txt';
const home = {};

before(async () => {
  home.browser = await launch();
  home.server = await serve();
});
after(async () => {
  await home.browser.close();
  await home.server.close();
});

const asked = (page) => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/words\/\w+\/play\.txt$/.test(name)).length);
const chosen = (page) => page.getByRole('button', { name: '日本語' });

test('English asks for no file, and a language that is chosen ten times is asked for once', async () => {
  const { page, context } = await open(home.browser, home.server.url, { ready: '.stage .drawing' });
  assert.equal(await asked(page), 0);
  await chosen(page).evaluate((button) => Array.from({ length: 10 }, () => button.click()));
  await page.waitForSelector('html[lang=ja]');
  assert.equal(await asked(page), 1);
  assert.match(await page.locator('main').innerText(), /[ぁ-ん]/);
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForSelector('html[lang=en]');
  assert.doesNotMatch(await page.locator('main').innerText(), /[ぁ-ん]/);
  await context.close();
});

test('who reads Japanese sees no word of English while it comes, and none after', async () => {
  const { page, context } = await open(home.browser, `${home.server.url}?#lang=ja`, { ready: 'html[lang=ja] .stage .drawing' });
  assert.equal(await asked(page), 1);
  const words = await page.locator('main, nav.rooms').allInnerTexts();
  assert.deepEqual(words.join(' ').match(/\b(the|you|of|and|is)\b/gi) ?? [], []);
  await context.close();
});

test('a language that does not come is named, the page stays in English and works, and it can be chosen again', async () => {
  const before = (page) => page.route(SENTENCES, (route) => route.abort());
  const { page, context } = await open(home.browser, `${home.server.url}#lang=ja`, { ready: '.stage .drawing', before });
  await says(page, '.languages .missing', '日本語 could not be loaded');
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  await chosen(page).click();
  await says(page, '.languages .missing', '日本語 could not be loaded');
  // A host that answers with a page for every name.
  await page.unroute(SENTENCES);
  await page.route(SENTENCES, (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>\n<title>Not found</title>\n' }));
  await chosen(page).click();
  await says(page, '.languages .missing', '日本語 could not be loaded');
  await page.unroute(SENTENCES);
  await chosen(page).click();
  await page.waitForSelector('html[lang=ja] .stage .drawing');
  assert.equal(await page.locator('.languages .missing').innerText(), '');
  await context.close();
});
