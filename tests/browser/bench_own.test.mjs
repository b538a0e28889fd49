// Own rules on the bench: formulas and learned sets, compared with plain recursion.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';
import { values } from './rules.mjs';

const learning = laboratory({ at: 'bench.html', ready: '.learn' });
/** Ryūō Nim: any number of tokens from one pile, or one from each. */
const KING = 'rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1';
const upTo = (most) => Array.from({ length: most }, (_, less) => less + 1);
const king = values(([a, b]) => [...upTo(a).map((by) => [a - by, b]), ...upTo(b).map((by) => [a, b - by]), ...(a && b ? [[a - 1, b - 1]] : [])]);

/** The text of the result, once it is known. */
async function answer(page, run) {
  await run.click();
  await page.locator('.learn .told').first().waitFor();
  return page.locator('.learn .told').first().innerText();
}

describe('learning rules of one’s own', () => {
  learning.visit('proves the law of Ryūō Nim, and members are those of recursion', `#show=learn&learn=${KING}&of=p`, async (page) => {
    assert.match(await answer(page, page.locator('#run-learn')), /^Theorem\. A position of rules:a b;.*This is proved for all positions/s);
    await says(page, '.learn', 'x = a, y = b');
    // The automaton is followed to the places of a small box.
    const follow = async (name, number) => {
      await page.locator(`#follow-${name}`).fill(`${number}`);
      await page.locator(`#follow-${name}`).press('Enter');
    };
    for (const [a, b] of [[1, 2], [7, 8]]) {
      await follow('x', a);
      await follow('y', b);
      await page.getByRole('button', { name: 'All digits' }).click();
      await says(page, '.followed [role=status]', `(${a}, ${b}) is ${king([a, b]) === 0 ? 'in' : 'not in'} the set`);
    }
    await page.locator('.zoom canvas').waitFor();
    assert.deepEqual(await violations(page), []);
  });

  learning.visit('is one click away among the examples', '#show=learn&learn=triangle:k=3&of=p', async (page) => {
    await page.locator('.learn .examples button').last().click();
    await says(page, '.learn .told', 'This is proved for all positions');
    await page.waitForURL((url) => decodeURIComponent(url.href).includes('learn=rules:a_b;move_a_by_any'));
  });

  learning.visit('stops at Wythoff’s game with a lower bound', '#show=learn&learn=rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any&of=p', async (page) => {
    assert.match(await answer(page, page.locator('#run-learn')), /^Not proved\./);
    await says(page, '.learn', /Every automaton of this set .* at least \d+ states|at least \d+ states/);
  });
});

const { visits } = laboratory({ at: 'bench.html', ready: '.bench' });
const link = (rules, target, more = '') => `#show=search&search=${rules}&for=${target}&side=5&cube=60${more}`;
/** The shortest guess, once it is in the field. */
const guessed = async (page) => {
  await page.locator('#guess').click();
  await says(page, '.say .found', 'in the formula field');
  return page.locator('#formula').inputValue();
};

visits('formulas for rules of one’s own', {
  'are those of the values of Ryūō Nim, which are those of recursion': [link(KING, 'values'), async (page) => {
    await says(page, '.side', 'x = a, y = b');
    const formula = await guessed(page);
    const nimSum = (text) => text.replaceAll('⊕', '^').replaceAll('·', '*').replaceAll('−', '-').replaceAll('mod', '%').replaceAll('⌊', 'Math.floor(').replaceAll('⌋', ')');
    for (const [a, b] of [[0, 0], [1, 1], [4, 7], [9, 2], [13, 14], [17, 17]]) {
      const number = Function('a', 'b', 'max', 'min', `return ${nimSum(formula)}`)(a, b, Math.max, Math.min);
      assert.equal(number, king([a, b]), `${formula} at ${a}, ${b}`);
    }
    await says(page, '.test .told', 'Verified up to N.');
  }],
  'are guessed for rules that are typed, at all widths': ['#show=search', async (page) => {
    await page.locator('.side .more > summary').click();
    await page.locator('label:has(input[name="family"])', { hasText: 'Own rules' }).click();
    await page.locator('#own-rules').fill('n;move n by 1,2');
    await page.locator('#own-rules').press('Tab');
    assert.equal(await guessed(page), 'n mod 3 = 0');
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  }, { viewport: { width: 360, height: 800 } }],
});
