// The foundry: theorems that are kept and can be searched, each with its automaton and links.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { violations } from './everybody.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: '.foundry' });
const file = path.resolve(import.meta.dirname, '../../static/foundry.json');
const { theorems } = JSON.parse(await fs.readFile(file, 'utf8'));
const rows = '.foundry .theorems > li';
const states = ({ automata }) => automata.reduce((sum, text) => sum + text.split(';').length - 1, 0);

/** The sentence with the number of shown theorems. */
const found = (page) => page.locator('.foundry [role=status]').first().innerText();

/** Waits until the theorems have come. */
const ready = (page) => page.locator('.foundry .families > li').first().waitFor();

visit('theorems are listed, opened and searched', '#show=foundry', async (page) => {
  await ready(page);
  await part('a hundred theorems are listed by families, or one by one in another order, twenty of them at first', async () => {
    assert.equal(theorems.length, 100);
    assert.equal(await found(page), '100 of 100 theorems');
    const family = page.locator('.foundry .families > li').first();
    await family.locator('summary').first().click();
    await family.locator('.theorems > li').first().waitFor();
    await page.locator('#foundry-sort').selectOption('fewest states first');
    await page.locator('.foundry .families').waitFor({ state: 'detached' });
    assert.equal(await page.locator(rows).count(), 20);
    await page.getByRole('button', { name: 'Show all 100' }).click();
    assert.equal(await page.locator(rows).count(), 100);
    // Each has its picture, in which something is drawn.
    const drawn = await page.locator(`${rows} canvas`).first().evaluate((canvas) => {
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    });
    assert.ok(drawn);
  });
  await part('a theorem opens to its statement, its automaton and links', async () => {
    const [{ rules }] = theorems.toSorted((a, b) => states(a) - states(b));
    await page.locator(`${rows} summary`).first().click();
    await says(page, '.foundry .body', `Theorem. A position of ${rules} is a P-position if and only if`);
    await says(page, '.foundry .body', 'The smallest automaton has');
    await page.locator('.foundry .automaton-drawing').waitFor();
    await page.waitForURL((url) => decodeURIComponent(url.href).includes(`theorem=${rules}`));
    const links = await page.locator('.foundry .links a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.ok(links.some((link) => link.startsWith(`explore.html#g=${rules}:`)), links.join(' '));
    assert.ok(links.includes(`bench.html#show=learn&learn=${rules}&of=p&zoom=0,0,0`), links.join(' '));
    await page.locator(`${rows} summary`).first().click();
    assert.equal(await page.locator('.foundry .body').count(), 0);
  });
  await part('the foundry is reached by keyboard and has no faults that axe finds', async () => {
    const summary = page.locator(`${rows} summary`).first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.locator('.foundry .body').waitFor();
    assert.deepEqual(await violations(page), []);
  });
  await part('theorems are searched by words and by states, and the link says so', async () => {
    await page.locator('#foundry-find').fill('misere max');
    const wanted = theorems.filter(({ rules }) => rules.includes('misere') && rules.includes('max')).length;
    assert.ok(wanted > 0);
    await says(page, '.foundry [role=status]', `${wanted} of 100`);
    await page.waitForURL(/find=misere_max/);
    await page.locator('#foundry-find').fill('');
    const most = states(theorems.toSorted((a, b) => states(a) - states(b))[9]);
    await page.locator('#foundry-most').fill(String(most));
    await page.locator('#foundry-most').press('Enter');
    await says(page, '.foundry [role=status]', `${theorems.filter((theorem) => states(theorem) <= most).length} of 100`);
    await page.locator('#foundry-sort').selectOption({ index: 1 });
    await page.waitForURL(new RegExp(`most=${most}&sort=states`));
    const shown = await page.locator(`${rows} .states`).allInnerTexts();
    const numbers = shown.map((text) => Number.parseInt(text, 10));
    assert.deepEqual(numbers, numbers.toSorted((a, b) => a - b));
  });
});

visit('without the file the page says so, and asks again', '#show=foundry', async (page) => {
  await says(page, '.foundry', 'The theorems could not be loaded.');
  await page.unroute('**/foundry.json');
  await page.locator('.foundry .refused button').click();
  await ready(page);
}, { before: (page) => page.route('**/foundry.json', (route) => route.fulfill({ status: 404 })), expected: [/404/] });
