// The automaton of a set, followed digit by digit.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: 'main > section' });
const link = (sentence, at = '') => `#show=logic&sentence=${sentence}${at && `&at=${at}`}`;
const THEOREM = (k) => `x_⊕_y_⊕_z_=_0_∧_y_≤_⌊(x+z)/${k}⌋`;
const RIM = (k) => `x_⊕_y_⊕_z_=_0_∧_y_=_⌊(x+z)/${k}⌋`;

async function decided(page) {
  await page.locator('.formula-editor button[type=submit]').click();
  await page.locator('.follow').waitFor();
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** The state that is lit up: in the drawing and in the table it is the same. */
async function state(page) {
  const drawn = await page.locator('.automaton-drawing .state.at .number').textContent();
  assert.equal(await page.locator('.automaton tr.at th').evaluate((cell) => cell.firstChild.textContent), drawn);
  return Number(drawn);
}

describe('an automaton', () => {
  visit('goes through the sums of Section 6 of the paper', link(THEOREM(7), '9,2,11'), async (page) => {
    await decided(page);
    await says(page, '.sums', 'Theorem 7.3 in “Triangular bars” is about this set: the positions of the bar with k = 7 that have nim-sum 0.');
    // 9, 2 and 11 are 1001, 0010 and 1011. By Definition 6.1 s is x + z − 7y of the digits that were read.
    const sums = [2, 4, 2, 6];
    for (const [index, sum] of sums.entries()) {
      await press(page, 'Next digit');
      await says(page, '.followed', `after ${index + 1} of 4 digits. The digits that were read give s = ${sum}, which is type 1.`);
      const mark = await page.locator('.automaton-drawing .state.at .mark').textContent();
      assert.ok(mark === `s = ${sum}` || mark === 's ≥ 6', mark);
    }
    await says(page, '.followed', 'This state accepts: (9, 2, 11) is in the set.');
    assert.equal(await page.locator('.follow-bar svg').count(), 1);
    assert.equal(await page.getByRole('button', { name: 'Next digit' }).getAttribute('aria-disabled'), 'true');
    await press(page, 'Back');
    await says(page, '.followed', 'after 3 of 4 digits');
    await press(page, 'All digits');
    await says(page, '.followed', 'after 4 of 4 digits');
    // One edge is lit up, and the digits that were read last.
    assert.equal(await page.locator('.automaton-drawing .edge.at').count(), 1);
    assert.deepEqual(await page.locator('.digits .at').allTextContents(), ['1', '0', '1']);
  });

  visit('says the same as the definition for many numbers, with the keyboard, and they are in the address', link(RIM(3)), async (page) => {
    await decided(page);
    for (const [x, y, z] of [[1, 0, 1], [2, 1, 3], [5, 3, 6], [4, 2, 6], [0, 0, 0], [3, 3, 0]]) {
      for (const [name, number] of Object.entries({ x, y, z })) {
        await page.locator(`#follow-${name}`).fill(`${number}`);
        await page.locator(`#follow-${name}`).press('Enter');
      }
      await page.waitForFunction((text) => location.hash.endsWith(text), `at=${x},${y},${z}`);
      await page.getByRole('button', { name: 'All digits' }).focus();
      await page.keyboard.press('Enter');
      const isIn = (x ^ y ^ z) === 0 && y === Math.floor((x + z) / 3);
      await says(page, '.followed', `(${x}, ${y}, ${z}) is ${isIn ? 'in' : 'not in'} the set.`);
      const accepts = await page.locator('.automaton-drawing .state.at .inner').count();
      assert.equal(accepts === 1, isIn);
      await state(page);
      if (y > Math.floor((x + z) / 3)) await says(page, '.followed', `(${x}, ${y}, ${z}) is not a position of the triangular bar with k = 3.`);
    }
    await page.locator('#follow-x').fill('x');
    await page.locator('#follow-x').press('Enter');
    await page.locator('#follow-x-error').waitFor();
    assert.equal(await page.locator('#follow-x').getAttribute('aria-invalid'), 'true');
  });

  visit('that is large is a list that can be searched', link('x_mod_101_=_7'), async (page) => {
    await page.locator('.formula-editor button[type=submit]').click();
    await page.locator('.automaton table').waitFor();
    assert.equal(await page.locator('.automaton-drawing').count(), 0);
    await says(page, '.automaton [role=status]', '64 of 101 states are shown.');
    await page.getByLabel('Find a state and its predecessors').fill('77');
    // Of the remainders by 101 two lead to each, one by 0 and one by 1.
    await says(page, '.automaton [role=status]', '3 of 3 states are shown.');
    const rows = await page.locator('.automaton tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => parseInt(cell.textContent, 10))));
    assert.equal(rows[0][0], 77);
    assert.ok(rows.slice(1).every(([, ...next]) => next.includes(77)), JSON.stringify(rows));
    await page.getByLabel('Find a state and its predecessors').fill('101');
    await says(page, '.automaton [role=status]', 'The states have the numbers 0 to 100.');
    await page.getByLabel('Find a state and its predecessors').fill('');
    await page.getByLabel('Accepting states only').check();
    await says(page, '.automaton [role=status]', '1 of 1 states are shown.');
  });

  const { visit: inLaboratory } = laboratory({ at: 'laboratory.html', ready: '.claim' });
  inLaboratory('of a claim that is proved is one click away', '#claim=triangular:7.3&k=11', async (page) => {
    const row = page.locator('[id="claim-triangular:7.3"]');
    await row.getByRole('button', { name: /^Prove/ }).click();
    await row.getByRole('link', { name: 'Follow the automaton of the P-positions' }).click();
    await says(page, '.sums', 'the positions of the bar with k = 11 that have nim-sum 0.');
    assert.equal(await page.locator('#sentence').inputValue(), 'x ⊕ y ⊕ z = 0 ∧ y ≤ floor((x+z)/11)');
    // s = 0, 2, 4, 6, 8; 10 and more; and the state that rejects.
    assert.deepEqual((await page.locator('.automaton-drawing .mark').allTextContents()).sort(), ['s = 0', 's = 2', 's = 4', 's = 6', 's = 8', 's ≥ 10', '✕'].sort());
  });
});

for (const [lang, sizes] of [['en', [[360, 'dark'], [1440, 'light']]], ['ja', [[768, 'light']]]]) {
  visit(`leaves nothing wrong for assistive technology: ${lang}`, `${link(THEOREM(7), '9,2,11')}&lang=${lang}`, async (page) => {
    await decided(page);
    await page.locator('.followed .buttons button').last().click();
    for (const [width, colorScheme] of sizes) {
      await part(`${width}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual(await violations(page), []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
      });
    }
  });
}
