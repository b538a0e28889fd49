// A sweep of rules of one's own: a letter in place of a number, and a cell for each number; compared with plain recursion.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { parsed, smallest } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';
import { bar } from './rules.mjs';

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
});

describe('rules with two letters', () => {
  visit('long work shows how far it is, and stops with what is known', grid(['rim: floor((x+z+c)/k)', 'k: 2..30', 'c: 0..20'], '&ask=learn'), async (page) => {
    await page.locator('#run-rules').click();
    await page.waitForFunction(() => document.querySelectorAll('.rule-grid button').length > 1);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await says(page, told, 'Stopped. An automaton is proved for');
    const known = (await results(page)).filter(Boolean).length;
    assert.ok(known > 1 && known < 29 * 21, `${known}`);
  });
});

visit('an example runs with one tap, and axe finds no faults', '#show=sweep', async (page) => {
  await page.getByRole('button', { name: /^rules:x y z;y<=floor\(\(x\+z\)\/k\), k: 1\.\.16/ }).click();
  await page.locator(told).waitFor({ timeout: 60_000 });
  assert.equal((await results(page)).length, 16);
  await page.locator('.rule-grid [data-cell="2"]').focus();
  await page.keyboard.press('Enter');
  await says(page, '.cell-told', 'k = 3');
  assert.deepEqual(await violations(page), []);
  await page.locator('#rules-text').fill('rim: x');
  await says(page, '#rules-mistakes', 'One line “rim: …” or “rules: …” is needed');
});
