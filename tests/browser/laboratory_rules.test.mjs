// A sweep of rules of one's own: a letter in place of a number, and a cell for each number; compared with plain recursion.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { parsed, smallest } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';
import { bar, values } from './rules.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: '.sweep' });
const upTo = (bound) => Array.from({ length: bound + 1 }, (_, number) => number);
const grid = (lines, more) => `#show=sweep&grid=${lines.join('~').replaceAll(' ', '_')}${more}`;
const told = '.sweep > .found .told';

/** Runs what is written, and waits for the result. */
async function swept(page) {
  await page.locator('#run-rules').click();
  await page.locator(told).waitFor({ timeout: 60_000 });
  return page.locator(told).innerText();
}

const results = (page) => page.locator('.rule-grid td').allInnerTexts();
const number = (text) => Number(text.replaceAll('\u202f', ''));

/** For the nim-sum on T(k): where it fails first up to a bound, by recursion. */
function wrong(k, bound) {
  const { value } = bar(k);
  const all = upTo(bound).flatMap((x) => upTo(bound).flatMap((y) => upTo(bound).map((z) => [x, y, z])));
  return smallest(all.filter(([x, y, z]) => k * y <= x + z).filter((cells) => ((cells[0] ^ cells[1] ^ cells[2]) === 0) !== (value(cells) === 0)));
}

const triangles = ['rules:x y z;y<=floor((x+z)/k)', 'k: 1..8'];

describe('rules with one letter', () => {
  visit('a formula is right for some numbers and wrong for others, in words, as a table and as a file', grid(triangles, '&reach=12'), async (page) => {
    const text = await swept(page);
    const first = upTo(7).map((less) => wrong(less + 1, 12));
    const right = first.flatMap((position, index) => (position ? [] : [index + 1]));
    assert.ok(right.length > 1 && right.length < 7, `${right}`);
    assert.match(text, new RegExp(`right up to 12 for ${right.length} of 8 choices of the numbers, and wrong for ${8 - right.length}\\.`));
    assert.match(text, new RegExp(`k = ${right.join(', ')}`));
    assert.deepEqual(await results(page), first.map((position) => (position ? position.join(', ') : '✓')));

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'All results as CSV' }).click()]);
    const rows = parsed(await fs.readFile(await download.path(), 'utf8'));
    // These rules are those of a bar, and are written as that.
    const rules = (k) => `bar:rim=floor((x+z)/${k})`;
    assert.deepEqual(rows.map((row) => [row.k, row.rules, row.result, row.value]),
      first.map((position, index) => [`${index + 1}`, rules(index + 1), position ? 'wrong' : 'right', position ? `${rules(index + 1)}:${position}` : '']));

    const at = first.findIndex(Boolean);
    await page.locator(`.rule-grid [data-cell="${at}"]`).click();
    await says(page, '.cell-told h3', `k = ${at + 1}`);
    await says(page, '.cell-told .told', `The formula is wrong, first at (${first[at].join(', ')}).`);
    const link = await page.locator('.cell-told .links a').getAttribute('href');
    assert.equal(link, `laboratory.html#show=learn&learn=${rules(at + 1).replaceAll(' ', '_')}&of=p`);
  });

  visit('automata are learned and proved, and a lower bound is said where none is', grid([...triangles.slice(0, 1), 'k: 2, 7'], '&ask=learn'), async (page) => {
    assert.match(await swept(page), /An automaton is proved for 1 of 2 choices of the numbers\./);
    const [even, seven] = await results(page);
    assert.match(even, /^≥ /);
    // The automaton of the paper for k = 4n + 3 with n = 1 has 2n + 3 states.
    assert.equal(seven, '5');
  });
});

describe('rules with two letters', () => {
  visit('P-positions are counted, a cell for each pair', grid(['rules:x y;move x by 1..m;move y by 1..n', 'm: 1..4', 'n: 2..4'], '&ask=count&reach=20'), async (page) => {
    assert.match(await swept(page), /P-positions were counted for 12 of 12 choices/);
    const expected = upTo(3).flatMap((less) => [2, 3, 4].map((n) => {
      const value = values(([x, y]) => [
        ...upTo(less).filter((taken) => taken < x).map((taken) => [x - taken - 1, y]),
        ...upTo(n - 1).filter((taken) => taken < y).map((taken) => [x, y - taken - 1]),
      ]);
      return upTo(20).flatMap((x) => upTo(20).filter((y) => value([x, y]) === 0)).length;
    }));
    assert.deepEqual((await results(page)).map(number), expected);
    assert.deepEqual(await page.locator('.rule-grid thead th').allInnerTexts(), ['m ↓ n →', '2', '3', '4']);
  });

  visit('long work shows how far it is, and stops with what is known', grid(['rim: floor((x+z+c)/k)', 'k: 2..30', 'c: 0..20'], '&ask=learn'), async (page) => {
    await page.locator('#run-rules').click();
    await page.waitForFunction(() => document.querySelectorAll('.rule-grid button').length > 1);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await says(page, told, 'Stopped. An automaton is proved for');
    const known = (await results(page)).filter(Boolean).length;
    assert.ok(known > 1 && known < 29 * 21, `${known}`);
  });
});

describe('what is written', () => {
  visit('goes into the link, and comes back', '#show=sweep', async (page) => {
    await page.locator('#rules-text').fill('rules:x y;y<=x+c;move x by any;move y by any\nc: 0..3');
    await page.locator('#rules-formula').fill('x = y');
    await page.locator('#rules-n').fill('9');
    await page.locator('#rules-n').press('Enter');
    await page.waitForURL((url) => decodeURIComponent(url.href).endsWith('grid=rules:x_y;y<=x+c;move_x_by_any;move_y_by_any~c:_0..3&law=x_=_y&reach=9'));
    await page.reload();
    await page.locator('.sweep').waitFor();
    assert.equal(await page.locator('#rules-text').inputValue(), 'rules:x y;y<=x+c;move x by any;move y by any\nc: 0..3');
    await page.locator('#rules-asks').selectOption({ index: 1 });
    await page.waitForURL(/ask=count/);
    assert.equal(await page.locator('#rules-formula').count(), 0);
    await page.locator('#rules-asks').selectOption({ index: 0 });
    assert.equal(await page.locator('#rules-formula').inputValue(), 'x = y');
  });

  visit('is refused with its reason, and nothing runs', '#show=sweep', async (page) => {
    const refused = async (text, reason) => {
      await page.locator('#rules-text').fill(text);
      await says(page, '#rules-mistakes', reason);
      await page.locator('#run-rules').click({ force: true });
      assert.equal(await page.locator('.sweep > .found .told, .rule-grid').count(), 0);
    };
    await refused('rules:x y z;y<=floor((x+z)/k)', 'k takes the place of a number, so a line such as “k: 0..3” is needed');
    await refused('rim: x', 'One line “rim: …” or “rules: …” is needed');
    await refused('rim: a+b\na: 1..40\nb: 1..40', 'A sweep of rules has at most 1\u202f024 cells, but this one would have 1\u202f600.');
    await page.locator('#rules-text').fill('rim: a\na: 1..3');
    await page.locator('#rules-formula').fill('x + y');
    await page.locator('#rules-formula-mistake .error').waitFor();
    await page.locator('#run-rules').click({ force: true });
    assert.equal(await page.locator('.sweep > .found .told, .rule-grid').count(), 0);
  });

  visit('an example runs with one tap, and axe finds no faults', '#show=sweep', async (page) => {
    await page.getByRole('button', { name: /^rules:x y z;y<=floor\(\(x\+z\)\/k\), k: 1\.\.16/ }).click();
    await page.locator(told).waitFor({ timeout: 60_000 });
    assert.equal((await results(page)).length, 16);
    await page.locator('.rule-grid [data-cell="2"]').focus();
    await page.keyboard.press('Enter');
    await says(page, '.cell-told', 'k = 3');
    assert.deepEqual(await violations(page), []);
  });
});
