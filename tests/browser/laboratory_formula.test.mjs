// Formulas of one's own in the laboratory, compared with recursion and counting.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { counted, number, parsed, range, smallest } from './claims.mjs';
import { laboratory, part, position, says } from './page.mjs';
import { bar, passing, values } from './rules.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'section.formula' });
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);
const triples = (bound) => upTo(bound).flatMap((x) => upTo(bound).flatMap((y) => upTo(bound).map((z) => [x, y, z])));
const link = (formula, rules, box, against = 'p') => `#show=formula&formula=${formula}&against=${against}&rules=${rules}&box=${box}`;

/** Puts the formula to the test. */
async function tried(page) {
  await page.locator('.formula-editor button[type=submit]').click();
  await page.locator('.formula .told').waitFor();
  return page.locator('.formula .told').innerText();
}

describe('a formula', () => {
  visit('that holds is verified, and its positions are counted', link('x_⊕_y_⊕_z_=_0', 'triangle:k=3', 60), async (page) => {
    const text = await tried(page);
    assert.match(text, /^Verified up to N\./);
    assert.deepEqual(range(text), { bound: 60, positions: counted(60, (x, z) => (x + z) / 3) });
  });

  visit('that fails is refuted at its first position, which is drawn and opens', link('x_⊕_y_⊕_z_=_0', 'triangle:k=5', 40), async (page, context) => {
    const { value } = bar(5);
    const wrong = smallest(triples(8).filter(([x, y, z]) => 5 * y <= x + z).filter((cells) => ((cells[0] ^ cells[1] ^ cells[2]) === 0) !== (value(cells) === 0)));
    const text = await tried(page);
    assert.match(text, /^Counterexample found\./);
    assert.ok(text.includes(`(${wrong.join(', ')})`), text);
    assert.ok((await page.locator('.counterexample polygon').count()) > 5);
    const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /and see why$/ }).click()]);
    await other.locator('.why[open]').waitFor();
    assert.equal(await position(other), `triangle:k=5:${wrong}`);
  });

  visit('as a value', link('x_⊕_((y_⊕_(z+s))_-_s)', 'step:k=4,s=3', 30, 'values'), async (page) => {
    assert.match(await tried(page), /^Verified up to N\./);
  });

  visit('takes values at P-positions', link('(x+s)_⊕_y_⊕_(z+s)_⊕_p', 'step:k=4,s=2,pass', 12, 'taken'), async (page) => {
    const value = values(passing(4, 2));
    const positions = triples(12).filter(([, y, z]) => 4 * y <= z + 2).flatMap((cells) => [[...cells, 0], [...cells, 1]]).filter((cells) => value(cells) === 0);
    const taken = new Map();
    for (const [x, y, z, p] of positions) {
      const sum = (x + 2) ^ y ^ (z + 2) ^ p;
      taken.set(sum, (taken.get(sum) ?? 0) + 1);
    }
    const sorted = [...taken].sort(([a], [b]) => a - b);
    const text = await tried(page);
    assert.ok(text.includes(`{${sorted.map(([sum]) => sum).join(', ')}}`), text);
    assert.equal(number(text.match(/At the ([\d\u202f]+) P-positions/)[1]), positions.length);
    const rows = await page.locator('.values tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].slice(0, 2).map((cell) => cell.innerText)));
    assert.deepEqual(rows.map((row) => row.map(number)), sorted);
  });

  visit('is taken away as text, LaTeX and CSV', link('x_⊕_y_⊕_z_=_0', 'triangle:k=5', 40), async (page, context) => {
    await tried(page);
    const downloads = page.locator('.downloads');
    await downloads.locator('summary').click();
    const text = await downloads.locator('textarea').first().inputValue();
    const remark = await downloads.locator('textarea').nth(1).inputValue();
    assert.match(remark, /^\\begin\{remark\}[^]*x \\oplus +y \\oplus +z = 0[^]*The formula gives P-position[^]*\\end\{remark\}\n$/);
    const [download] = await Promise.all([page.waitForEvent('download'), downloads.getByRole('button', { name: 'CSV', exact: true }).click()]);
    const [row] = parsed(await fs.readFile(await download.path(), 'utf8'));
    assert.deepEqual([row.formula, row.ruleset, row.bound], ['x ⊕ y ⊕ z = 0', 'triangle:k=5', '40']);
    const other = await context.newPage();
    await other.goto(text.match(/https?:\S+/)[0]);
    await other.locator('#formula').waitFor();
    assert.equal(await other.locator('#formula').inputValue(), 'x ⊕ y ⊕ z = 0');
    assert.equal(await other.locator('#formula-n').inputValue(), '40');
  });

  visit('long work stops, with what is known', link('x_⊕_y_⊕_z_=_0', 'triangle:k=3', 600), async (page) => {
    await page.locator('.formula-editor button[type=submit]').click();
    await page.waitForFunction(() => document.querySelector('.waiting progress')?.value > 0);
    await page.evaluate(() => document.querySelector('.waiting button')?.click());
    await page.locator('.formula .told').waitFor();
    assert.match(await page.locator('.formula .told').innerText(), /^(Stopped|Verified)/);
  });
});

describe('writing', () => {
  visit('mistakes are shown where they are, while they are typed, and nothing runs', link('x_=_0', 'nim', 20), async (page) => {
    const box = page.locator('#formula');
    const mistakes = [['x +', 'expected a number, a name or an opening bracket here'], ['x y = 0', 'expected an operation or the end of the formula here'],
      ['foo = 0', 'foo'], ['(x = 0', 'expected'], ['x $ y', '$']];
    for (const [text, reason] of mistakes) {
      await box.fill(text);
      await page.locator('.mistake .error').filter({ hasText: reason }).waitFor();
      assert.equal(await box.getAttribute('aria-invalid'), 'true');
      await box.press('Enter');
      assert.equal(await page.locator('.told, .waiting').count(), 0);
    }
    await box.fill('x = y');
    await page.locator('.mistake .error').waitFor({ state: 'detached' });
    await box.press('Enter');
    await says(page, '.told', /^Counterexample found/);
  });

  visit('signs are put where the caret is', link('x_y', 'nim', 20), async (page) => {
    const box = page.locator('#formula');
    await box.evaluate((input) => { input.focus(); input.setSelectionRange(2, 2); });
    await page.locator('.signs').getByRole('button', { name: '⊕', exact: true }).click();
    assert.equal(await box.inputValue(), 'x ⊕y');
    await page.keyboard.type(' ');
    assert.equal(await box.inputValue(), 'x ⊕ y');
  });

  visit('what cannot be tested is told so', link('x_+_y', 'nim', 20), async (page) => {
    const submitted = async (text) => {
      await page.locator('#formula').fill(text);
      await page.locator('#formula').press('Enter');
    };
    await part('a formula that is a number', async () => {
      assert.match(await tried(page), /^Not checked\. The formula must be true or false/);
    });
    await part('a parameter that there is not', async () => {
      await submitted('x + k = 0');
      await says(page, '.told', /these rules have no k/i);
    });
    await part('a division by zero, with its position', async () => {
      await submitted('1 / x = y');
      await says(page, '.told', /^No value\. The formula has no value at \(0, 0, 0\): the formula divides by zero/);
    });
    await part('ten thousand characters of nonsense, at once', async () => {
      await page.locator('#formula').fill('(x ⊕ '.repeat(2000));
      await page.locator('.mistake .error').waitFor();
      assert.ok((await page.locator('.mistake').innerText()).length < 400);
    });
  });

  visit('is in the address, which does not fill the history while one types', link('x_=_0', 'nim', 20), async (page) => {
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

describe('what is written is typeset meanwhile', () => {
  const shown = (page) => page.locator('.typeset math').evaluateAll((all) => all.map((math) => math.textContent.replaceAll('\u2062', '')).join());
  const becomes = async (page, box, text, wanted) => {
    await page.locator(box).fill(text);
    await page.waitForFunction((wanted) => document.querySelector('.typeset')?.textContent.replaceAll('\u2062', '') === wanted, wanted);
  };

  visit('with brackets, and as far as it can be read', link('x_=_0', 'nim', 20), async (page) => {
    await part('with brackets that show what binds tighter', async () => {
      assert.equal(await shown(page), 'x=0');
      await becomes(page, '#formula', 'x xor y & z = 0', 'x⊕(y&z)=0');
      await becomes(page, '#formula', 'x ^ y + z = 2y', 'x⊕(y+z)=2y');
      await becomes(page, '#formula', 'x ^ y ^ z = 0 or not x > y and z = 1', 'x⊕y⊕z=0∨(¬(x>y)∧z=1)');
      await becomes(page, '#formula', 'y <= floor((x+z)/k)', 'y≤⌊x+zk⌋');
      assert.equal(await page.locator('.typeset mfrac').count(), 1);
      await becomes(page, '#formula', 'y', 'y');
    });
    await part('as far as it can be read, where there is a mistake', async () => {
      const place = () => page.locator('.examples').boundingBox();
      const before = await place();
      await becomes(page, '#formula', 'x ⊕ (y +', 'x⊕y…');
      await page.locator('.mistake .error').waitFor();
      assert.deepEqual(await place(), before, 'nothing below moves');
      await becomes(page, '#formula', 'x ⊕ (y + z', 'x⊕(y+z)…');
      await becomes(page, '#formula', '$', '');
    });
  });

  visit('sentences too', '#show=logic', async (page) => {
    await becomes(page, '#sentence', 'for all x, y: x xor y <= x + y', '∀x,y:x⊕y≤x+y');
    await becomes(page, '#sentence', '∀ x: x > 0 ⇒ ∃ y: y + 1 = x', '∀x:x>0⇒∃y:y+1=x');
    await becomes(page, '#sentence', '(∃ x: x = y) ∧ y > 2', '(∃x:x=y)∧y>2');
    await becomes(page, '#sentence', '∀ x: x > 1 ∧ x +', '∀x:x>1…');
  }, { ready: '#sentence' });

  visit('a long formula is scrolled and does not widen the page', link('x_=_0', 'nim', 20), async (page) => {
    await page.locator('#formula').fill(`${'x ⊕ (y + z) ⊕ '.repeat(12)}x = 0`);
    await page.waitForFunction(() => { const box = document.querySelector('.typeset'); return box.scrollWidth > box.clientWidth; });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }, { viewport: { width: 360, height: 740 } });
});

describe('before anything was tested', () => {
  visit('it says what to do, and an example runs with one tap', '#show=formula', async (page) => {
    await says(page, '.found', 'There is no result yet.');
    await page.getByRole('button', { name: '(x−1) ⊕ y ⊕ (z−1) = 0 (triangle:k=5)' }).click();
    await says(page, '.told', 'Verified up to N.');
    assert.equal(await page.locator('#formula').inputValue(), '(x−1) ⊕ y ⊕ (z−1) = 0');
  });

  visit('also of sentences', '#show=logic', async (page) => {
    await page.locator('.examples button').first().click();
    await says(page, '.told', 'True.');
  }, { ready: '#sentence' });

  visit('and of the search', '#show=search', async (page) => {
    await page.locator('.examples button').first().click();
    await says(page, '.formulas', 'x ⊕ y ⊕ z = 0');
  }, { ready: '.search' });
});
