// Rules of one's own in the laboratory: formulas and learned sets, compared with plain recursion.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { laboratory, part, says } from './page.mjs';
import { values } from './rules.mjs';

const learning = laboratory({ at: 'laboratory.html', ready: '.learn' });
const trying = laboratory({ at: 'laboratory.html', ready: 'section.formula' });
/** Ryūō Nim: any number of tokens from one pile, or one from each. */
const KING = 'rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1';
const upTo = (most) => Array.from({ length: most }, (_, less) => less + 1);
const king = values(([a, b]) => [...upTo(a).map((by) => [a - by, b]), ...upTo(b).map((by) => [a, b - by]), ...(a && b ? [[a - 1, b - 1]] : [])]);

/** What is said once it is known. */
async function answer(page, run) {
  await run.click();
  await page.locator('.told').first().waitFor();
  return page.locator('.told').first().innerText();
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
    for (const [a, b] of [[0, 0], [1, 2], [2, 1], [3, 3], [3, 4], [5, 4], [6, 6], [7, 8]]) {
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
    await says(page, '.told', 'This is proved for all positions');
    await page.waitForURL((url) => decodeURIComponent(url.href).includes('learn=rules:a_b;move_a_by_any'));
  });

  learning.visit('says what cannot be decided', '#show=learn&learn=rules:a_b_c_d&of=p', async (page) => {
    assert.match(await answer(page, page.locator('#run-learn')), /^Not proved\..*at most three numbers/s);
  });

  learning.visit('stops at Wythoff’s game with a lower bound', '#show=learn&learn=rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any&of=p', async (page) => {
    assert.match(await answer(page, page.locator('#run-learn')), /^Not proved\./);
    await says(page, '.learn', /Every automaton of this set .* at least \d+ states|at least \d+ states/);
  });
});

describe('formulas for rules of one’s own', () => {
  const link = (formula, rules, box, against = 'p') => `#show=formula&formula=${formula}&against=${against}&rules=${rules}&box=${box}`;
  const run = (page) => page.locator('.formula-editor button[type=submit]');

  trying.visit('that hold are verified', link('x_⊕_y_=_0', 'rules:a_b', 40), async (page) => {
    assert.match(await answer(page, run(page)), /^Verified up to N\./);
  });

  trying.visit('that fail have the first counterexample of recursion', link('x_⊕_y', KING, 20, 'values'), async (page) => {
    const places = [...Array(21).keys()].flatMap((a) => [...Array(21).keys()].map((b) => [a, b]));
    const wrong = places.filter(([a, b]) => king([a, b]) !== (a ^ b));
    const size = ([a, b]) => [Math.max(a, b), a + b, a, b];
    const [first] = wrong.sort((one, other) => size(one).map((part, at) => part - size(other)[at]).find((part) => part) ?? 0);
    const text = await answer(page, run(page));
    assert.match(text, /^Counterexample found\./);
    assert.ok(text.includes(`(${first.join(', ')})`), `${text} ${first}`);
  });

  trying.visit('that name a number there is none of are refused', link('x_⊕_z_=_0', 'rules:a_b', 10), async (page) => {
    await run(page).click();
    await says(page, 'section.formula', 'z');
    assert.equal(await page.locator('.told.verified').count(), 0);
  });
});

describe('the search for formulas under rules of one’s own', () => {
  const { visit } = laboratory({ at: 'laboratory.html', ready: '.search' });
  const link = (rules, target, more = '') => `#show=search&search=${rules}&for=${target}&side=4&cube=60${more}`;
  const searched = async (page) => {
    await page.locator('#run-search').click();
    await page.locator('.search .told').waitFor({ timeout: 60_000 });
    return page.locator('.search .told').innerText();
  };
  const formulas = (page) => page.locator('.formulas:not(.failed) .held').allTextContents();

  visit('finds what is known of four games', '#show=search', async (page) => {
    const [address] = page.url().split('#');
    for (const [rules, target, formula] of [
      ['rules:n;move_n_by_1..3', 'values', 'x mod 4'],
      ['rules:x_y', 'p', 'x = y'],
      ['rules:x_y', 'values', 'x ⊕ y'],
      ['rules:a_b_c;b<=floor((a+c)/3)', 'p', 'x ⊕ y ⊕ z = 0'],
    ]) {
      await part(`${formula} for ${rules}`, async () => {
        // Each begins with an empty page, so that no answer to the last one is read.
        await page.goto('about:blank');
        await page.goto(address + link(rules, target));
        assert.match(await searched(page), /not a proof/);
        assert.equal((await formulas(page))[0], formula);
        await page.waitForURL((url) => decodeURIComponent(url.href).includes(`search=${rules}&for=${target}`));
      });
    }
  });

  visit('finds the values of Ryūō Nim, which are those of recursion', link(KING, 'values').replace('side=4', 'side=5'), async (page) => {
    await searched(page);
    await says(page, '.search', 'x = a, y = b');
    const [formula] = await formulas(page);
    const nimSum = (text) => text.replaceAll('⊕', '^').replaceAll('·', '*').replaceAll('−', '-').replaceAll('mod', '%').replaceAll('⌊', 'Math.floor(').replaceAll('⌋', ')');
    for (const [a, b] of [[0, 0], [1, 1], [4, 7], [9, 2], [13, 14], [17, 17]]) {
      const number = Function('x', 'y', 'max', 'min', `return ${nimSum(formula)}`)(a, b, Math.max, Math.min);
      assert.equal(number, king([a, b]), `${formula} at ${a}, ${b}`);
    }
    await page.locator('.formulas button').first().click();
    await page.locator('.written .run').click();
    await says(page, '.formula .told', 'Verified up to N.');
  });

  visit('is chosen like any other game, at all widths', '#show=search', async (page) => {
    await page.locator('.search label:has(input[name="family"])', { hasText: 'Own rules' }).click();
    await page.locator('.search #own-rules').fill('n;move n by 1,2');
    await searched(page);
    assert.equal((await formulas(page))[0], 'x mod 3 = 0');
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  }, { viewport: { width: 360, height: 800 } });

  visit('says why there is none for four numbers', link('rules:a_b_c_d', 'p'), async (page) => {
    assert.match(await searched(page), /These rules have 4 numbers; formulas are compared with own rules of at most three numbers/);
  });

  // No number of one game tells anything of the other: the value is that of a sum.
  visit('uses the values of simpler positions', link('rules:a_b;move_a_by_1..ceil(a/2);move_b_by_1..ceil(b/3)', 'values', '&smaller=1'), async (page) => {
    await searched(page);
    assert.equal((await formulas(page))[0], 'G(x, 0, 0) ⊕ G(0, y, 0)');
  });
});
