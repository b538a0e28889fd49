// Own rules: chosen, typed, drawn as strips, played, shown as tables, in links and in a frame.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { chooseGame, find, follow, holds, inked } from './figures.mjs';
import { laboratory, part, placeOf, says, settled, shows } from './page.mjs';
import { values } from './rules.mjs';

const { visit, visits } = laboratory();
const WYTHOFF = 'rules:a b;move a by any;move b by any;move a,b by any';

const upTo = (most) => Array.from({ length: most }, (_, less) => less + 1);
/** Wythoff's game, from its definition. */
const wythoff = values(([a, b]) => [
  ...upTo(a).map((by) => [a - by, b]), ...upTo(b).map((by) => [a, b - by]), ...upTo(Math.min(a, b)).map((by) => [a - by, b - by])]);
/** Two numbers of which neither is more than twice the other. */
const settle = ([x, y]) => (x > 2 * y ? settle([2 * y, y]) : y > 2 * x ? settle([x, 2 * x]) : [x, y]);
const doubled = values(([x, y]) => [...upTo(x).map((by) => settle([x - by, y])), ...upTo(y).map((by) => settle([x, y - by]))]);

const valued = (page, cells, expected) =>
  page.waitForFunction(
    ([cells, expected]) => document.querySelector('.verdict')?.innerText.replaceAll(/\s/g, '').includes(`(${cells})=${expected}`),
    [`${cells}`, expected]);

/** The texts of the table, bottom row first. */
const table = async (page) => {
  await settled(page);
  await page.waitForFunction(() => document.querySelectorAll('.numbers td:not(.nothing)').length > 0);
  const rows = await page.locator('.numbers tbody tr').evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('th').textContent, ...[...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())]));
  return rows.sort((one, other) => Number(one[0]) - Number(other[0]));
};

visits('rules of one’s own', {
  'begin with Wythoff’s game, are typed, chosen from a list, and become a bar': ['#g=nim:3,7,4&n=9', async (page) => {
    await part('begin with Wythoff’s game, whose values are those of its definition', async () => {
      await settled(page);
      await chooseGame(page, 'Own rules');
      await shows(page, `${WYTHOFF}:5,8`);
      await valued(page, [5, 8], wythoff([5, 8]));
      for (const [a, ...row] of await table(page)) {
        assert.deepEqual(row, row.map((_, b) => String(wythoff([Number(a), b]))), `a = ${a}`);
      }
    });
    await follow(page, `#g=${WYTHOFF}:5,8&n=9`);
    await part('take effect with every character, and have a table with gaps where nothing is legal', async () => {
      await settled(page);
      await page.locator('#own-rules').fill('x y;x<=2y;y<=2*x');
      await shows(page, 'rules:x y;x<=2*y;y<=2*x:5,8');
      await valued(page, [5, 8], doubled([5, 8]));
      for (const [x, ...row] of await table(page)) {
        const expected = row.map((_, y) => (Number(x) <= 2 * y && y <= 2 * Number(x) ? String(doubled([Number(x), y])) : ''));
        assert.deepEqual(row, expected, `x = ${x}`);
      }
    });
    await part('can be chosen from a list of known games', async () => {
      await settled(page);
      await page.locator('#own-known').selectOption({ label: 'Ryūō Nim' });
      await shows(page, 'rules:x y;move x by any;move y by any;move x,y by 1:5,8');
      for (const [x, ...row] of await table(page)) {
        const published = (y) => ((x % 3) + (y % 3)) % 3 + 3 * (Math.floor(x / 3) ^ Math.floor(y / 3));
        assert.deepEqual(row, row.map((_, y) => String(published(y))), `x = ${x}`);
      }
      await page.locator('#own-known').selectOption({ label: 'Take 1, 3 or 4' });
      await shows(page, 'rules:n;move n by 1,3,4:5');
      // One number has one row.
      const rows = await table(page);
      assert.deepEqual(rows.map((row) => row.slice(1)), [['0', '1', '0', '1', '2', '3', '2', '0', '1', '0']]);
    });
    await follow(page, `#g=rules:x y z;y<=x;z<=y:6,5,3`);
    await part('of a bar become that bar when the box is left', async () => {
      await settled(page);
      await page.locator('#own-rules').fill('x y z;y<=floor((x+z)/3)');
      await page.locator('#own-rules').blur();
      await shows(page, 'triangle:k=3:6,3,3');
      await page.locator('#k').waitFor();
    });
  }],
  'are played by pointing at squares, and an undone move can be made again': [`#g=${WYTHOFF}:3,5`, async (page) => {
    await settled(page);
    await page.locator('.groove').first().waitFor({ state: 'attached' });
    // a by 1 to 3, b by 1 to 5, both by 1 to 3: the third of them takes 3 of a.
    await page.mouse.click(...(await placeOf(page, 2)));
    await shows(page, `${WYTHOFF}:0,5`);
    await page.waitForURL(/:0,5/);
    await page.goBack();
    await shows(page, `${WYTHOFF}:3,5`);
    // The second of the moves that take from both.
    await page.mouse.click(...(await placeOf(page, 9)));
    await shows(page, `${WYTHOFF}:1,3`);
    await page.reload();
    await shows(page, `${WYTHOFF}:1,3`);
    await settled(page);
    await page.goBack();
    await shows(page, `${WYTHOFF}:3,5`);
  }],
  'have a map without end behind their table, the same way up': ['#g=rules:x_y;move_x_by_any;move_y_by_any;move_x,y_by_1:4,5&n=20&form=colours', async (page) => {
    await settled(page);
    const href = await page.locator('#table .far a').getAttribute('href');
    assert.match(href, /bench\.html#show=learn&learn=rules:x_y;move_x_by_any;move_y_by_any;move_x,y_by_1&of=p&zoom=0,0,-?\d+$/);
    await page.locator('#table .far a').click();
    await page.locator('.zoom canvas').waitFor();
    // y runs across, as in the table.
    await says(page, '.zoom-range.across', /^y from 0/);
  }],
});

describe('P-positions of rules of one’s own', () => {
  /** The places of the squares of a plot: columns and rows from the lower left. */
  const squares = (page) => page.locator('#plot .points path').evaluateAll((paths) => paths.flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) (-?\d+)h/g)].map(([, column, top]) => `${column},${-Number(top) - 1}`)));
  const upToN = (size, count) => (count === 0 ? [[]] : upToN(size, count - 1).flatMap((rest) => [...Array(size + 1).keys()].map((last) => [...rest, last])));
  /** Three numbers; the third one is at most the sum of the others, and the second one is lowered by 1 or 2 only. */
  const HEAP = 'rules:a b c;c<=a+b;move a by any;move b by 1,2;move c by any';
  const low = ([a, b, c]) => [a, b, Math.min(c, a + b)];
  const heap = values(([a, b, c]) => [
    ...upTo(a).map((by) => low([a - by, b, c])), ...upTo(Math.min(b, 2)).map((by) => low([a, b - by, c])), ...upTo(c).map((by) => [a, b, c - by])]);
  const isThere = ([a, b, c]) => c <= a + b;

  visit('with two numbers are a flat picture, with three they are seen from above, in space and one by one', `#g=${WYTHOFF}:3,5&n=12&plot=above`, async (page) => {
    await part('with two numbers are a flat picture', async () => {
      const expected = upToN(12, 2).filter((at) => wythoff(at) === 0);
      await says(page, '#plot .caption', `${expected.length} P-positions with coordinates up to 12`);
      assert.deepEqual((await squares(page)).sort(), expected.map(([a, b]) => `${b},${a}`).sort());
      assert.equal(await page.locator('.plot').getAttribute('aria-label'), 'P-positions (a, b): b runs across, a runs upwards');
      // Only what there is can be chosen.
      assert.equal(await page.locator('.chooser button', { hasText: 'In space' }).count(), 0);
      await find(page, 'list');
      await page.locator('#plot .positions button').first().waitFor();
      const listed = await page.locator('#plot .positions button').allTextContents();
      assert.deepEqual([...listed].sort(), expected.map((at) => `(${at.join(', ')})`).sort());
      await page.locator('#plot .positions button', { hasText: '(4, 7)' }).click();
      await shows(page, `${WYTHOFF}:4,7`);
    });
    await follow(page, `#g=${HEAP.replaceAll(' ', '_')}:3,4,5&n=9&plot=above`);
    await part('with three numbers are seen from above, in space and one by one', async () => {
      const expected = upToN(9, 3).filter((at) => isThere(at) && heap(at) === 0);
      await says(page, '#plot .caption', `${expected.length} P-positions with coordinates up to 9`);
      assert.deepEqual((await squares(page)).sort(), expected.map(([a, b]) => `${a},${b}`).sort());
      await says(page, '#plot .caption', 'its colour shows c');
      await find(page, 'list');
      await page.locator('#plot .positions button').first().waitFor();
      const listed = await page.locator('#plot .positions button').allTextContents();
      assert.deepEqual([...listed].sort(), expected.map((at) => `(${at.join(', ')})`).sort());
      await page.locator('.chooser button', { hasText: 'In space' }).click();
      await holds(async () => assert.ok((await inked(page)) > 200));
      await page.waitForURL(/plot=space/);
      assert.deepEqual(await violations(page), []);
    });
  });
});
