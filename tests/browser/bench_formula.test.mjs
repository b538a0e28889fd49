// Own formulas on the bench, compared with recursion and counting.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { parsed, smallest } from './claims.mjs';
import { follow } from './figures.mjs';
import { laboratory, part, pieces, position, says } from './page.mjs';
import { bar } from './rules.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: '.bench' });
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);
const triples = (bound) => upTo(bound).flatMap((x) => upTo(bound).flatMap((y) => upTo(bound).map((z) => [x, y, z])));
const link = (formula, rules, box, against = 'p') => `#show=formula&formula=${formula}&against=${against}&rules=${rules}&box=${box}`;

/** The result of the test, which begins by itself. */
async function tried(page) {
  await page.locator('.test .told').waitFor();
  return (await page.locator('.test .told').innerText()).replace(/^[◌×▲]\s*/, '');
}

describe('a formula', () => {
  visit('that fails is refuted, its counterexample opens, it is taken away, and long work stops', link('x_⊕_y_⊕_z_=_0', 'triangle:k=5', 40), async (page, context) => {
    await part('that fails is refuted at its first position, which is drawn and opens', async () => {
      const { value } = bar(5);
      const wrong = smallest(triples(8).filter(([x, y, z]) => 5 * y <= x + z).filter((cells) => ((cells[0] ^ cells[1] ^ cells[2]) === 0) !== (value(cells) === 0)));
      const text = await tried(page);
      assert.match(text, /^Counterexample found\./);
      assert.ok(text.includes(`(${wrong.join(', ')})`), text);
      assert.ok((await pieces(page, '.counterexample')) > 5);
      const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /and see why$/ }).click()]);
      await other.locator('.why[open]').waitFor();
      assert.equal(await position(other), `triangle:k=5:${wrong}`);
    });
    await part('is kept as LaTeX, CSV and a link', async () => {
      await page.getByRole('button', { name: 'LaTeX: show the text to copy' }).click();
      const remark = await page.locator('#keep-latex').inputValue();
      assert.match(remark, /^\\begin\{remark\}[^]*x \\oplus +y \\oplus +z = 0[^]*The formula gives P-position[^]*\\end\{remark\}\n$/);
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV', exact: true }).click()]);
      const [row] = parsed(await fs.readFile(await download.path(), 'utf8'));
      assert.deepEqual([row.formula, row.ruleset, row.bound], ['x ⊕ y ⊕ z = 0', 'triangle:k=5', '40']);
      await page.getByRole('button', { name: 'Link: show the text to copy' }).click();
      const other = await context.newPage();
      await other.goto(await page.locator('#keep-link').inputValue());
      await other.locator('#formula').waitFor();
      assert.equal(await other.locator('#formula').inputValue(), 'x ⊕ y ⊕ z = 0');
      assert.equal(await other.locator('#formula-n').inputValue(), '40');
    });
    await follow(page, link('x_⊕_y_⊕_z_=_0', 'triangle:k=3', 600));
    await part('long work stops, with what is known', async () => {
      await page.locator('#test').click();
      await page.waitForFunction(() => document.querySelector('.test .waiting progress')?.value > 0);
      await page.evaluate(() => document.querySelector('.test .waiting button')?.click());
      assert.match(await tried(page), /^(Stopped|Verified)/);
    });
  });
});

describe('writing', () => {
  visit('signs are put where the caret is, and what is written is in the address', link('x_y', 'nim', 20), async (page) => {
    await part('signs are put where the caret is', async () => {
      const box = page.locator('#formula');
      await box.evaluate((input) => { input.focus(); input.setSelectionRange(2, 2); });
      await page.locator('.say .more > summary').last().click();
      await box.evaluate((input) => { input.focus(); input.setSelectionRange(2, 2); });
      await page.locator('.signs').getByRole('button', { name: '⊕', exact: true }).click();
      assert.equal(await box.inputValue(), 'x ⊕y');
      await page.keyboard.type(' ');
      assert.equal(await box.inputValue(), 'x ⊕ y');
    });
    await follow(page, link('x_=_0', 'nim', 20));
    await part('is in the address, which does not fill the history while one types', async () => {
      const before = await page.evaluate(() => history.length);
      await page.locator('#formula').fill('');
      await page.locator('#formula').pressSequentially('x ⊕ y = 0 & z');
      await page.waitForFunction(() => decodeURIComponent(location.hash).includes('formula=x_⊕_y_=_0_;_z&'));
      assert.ok((await page.evaluate(() => history.length)) <= before + 1);
      await page.reload();
      await page.locator('#formula').waitFor();
      assert.equal(await page.locator('#formula').inputValue(), 'x ⊕ y = 0 & z');
    });
  });
});

describe('what is written is typeset meanwhile', () => {
  visit('a long formula is scrolled and does not widen the page', link('x_=_0', 'nim', 20), async (page) => {
    await page.locator('#formula').fill(`${'x ⊕ (y + z) ⊕ '.repeat(12)}x = 0`);
    await page.waitForFunction(() => { const box = document.querySelector('.typeset'); return box.scrollWidth > box.clientWidth; });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }, { viewport: { width: 360, height: 740 } });
});

describe('examples', () => {
  visit('of formulas and of sentences run with one tap', '#show=formula', async (page) => {
    await page.locator('.say .more > summary').last().click();
    await page.getByRole('button', { name: '(x−1) ⊕ y ⊕ (z−1) = 0 (triangle:k=5)' }).click();
    await says(page, '.test .told', 'Verified up to N.');
    assert.equal(await page.locator('#formula').inputValue(), '(x−1) ⊕ y ⊕ (z−1) = 0');
    assert.equal(await page.locator('#k').inputValue(), '5');
    await page.evaluate(() => { location.hash = '#show=logic'; });
    await page.locator('#sentence').waitFor();
    await page.locator('.examples button').first().click();
    await says(page, '.told', 'True.');
  });
});
