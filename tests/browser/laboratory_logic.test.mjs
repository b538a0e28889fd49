// Sentences in the laboratory that are decided for all numbers.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'section.formula' });
const link = (sentence) => `#show=logic&sentence=${sentence}`;

/** Decides the sentence. */
async function decided(page) {
  await page.locator('.formula-editor button[type=submit]').click();
  await page.locator('.formula .told').waitFor();
  return page.locator('.formula .told').innerText();
}

describe('a sentence', () => {
  visit('is true or false, with an example where one decides', link('x_=_1'), async (page) => {
    for (const [sentence, verdict] of [
      ['for all x, y: x ⊕ y ≤ x + y', /^True\. This is proved, not only tested\./],
      ['∀ x, y: x ⊕ y = x + y', /^False\. The smallest counterexample is x = 1, y = 1\./],
      ['∃ x, y: x > y ∧ y > 2', /^True\. The smallest example is x = 4, y = 3\./],
      ['(∀ x: x = 1) ∧ (∀ y: y = y)', /^False\. This is proved, not only tested\./],
    ]) {
      await part(sentence, async () => {
        await page.locator('#sentence').fill(sentence);
        await page.locator('#sentence').press('Enter');
        await says(page, '.formula .told', verdict);
      });
    }
  });

  visit('with free names is a set with its first members and its automaton', link('x_⊕_y_⊕_z_=_0_∧_y_≤_⌊(x+z)/3⌋'), async (page) => {
    assert.match(await decided(page), /^A set\./);
    const members = [];
    for (let largest = 0; members.length < 24; largest += 1) {
      const shell = [];
      for (let x = 0; x <= largest; x += 1) {
        for (let z = 0; z <= largest; z += 1) {
          const y = x ^ z;
          if (3 * y <= x + z && Math.max(x, y, z) === largest) shell.push([x, y, z]);
        }
      }
      const sum = (numbers) => numbers.reduce((one, other) => one + other);
      shell.sort((one, other) => sum(one) - sum(other) || one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
      members.push(...shell);
    }
    const expected = members.slice(0, 24).map((tuple) => `(${tuple.join(', ')})`).join(', ');
    assert.ok((await page.locator('.members').innerText()).includes(expected));
    // The automaton, followed digit by digit, says the same of every position of a box.
    const { letters, rows } = await page.locator('.automaton table').evaluate((table) => ({
      letters: [...table.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent),
      rows: [...table.tBodies[0].rows].map((row) => ({
        to: [...row.cells].slice(1).map((cell) => Number(cell.textContent)),
        isIn: row.classList.contains('accepting'),
      })),
    }));
    const mostFirst = (await page.locator('.found').innerText()).includes('most significant');
    const accepts = (numbers) => {
      const places = [0, 1, 2, 3, 4];
      let state = 0;
      for (const place of mostFirst ? places.reverse() : places) {
        state = rows[state].to[letters.indexOf(numbers.map((number) => (number >> place) & 1).join(''))];
      }
      return rows[state].isIn;
    };
    for (let x = 0; x < 16; x += 1) {
      for (let y = 0; y < 16; y += 1) {
        for (let z = 0; z < 16; z += 1) assert.equal(accepts([x, y, z]), (x ^ y ^ z) === 0 && 3 * y <= x + z, `${[x, y, z]}`);
      }
    }
  });

  visit('with a finite set lists all of it', link('x_<_3'), async (page) => {
    await decided(page);
    assert.match(await page.locator('.members').innerText(), /^All members with numbers up to .+: 0, 1, 2$/);
  });

  visit('that is not decidable is refused with its place, and stays', link('∀_x,_y:_x·y_=_y·x'), async (page) => {
    assert.match(await decided(page), /^Not decidable this way\./);
    await says(page, '#sentence-mistake', 'two numbers that vary are multiplied');
    assert.equal(await page.locator('#sentence').inputValue(), '∀ x, y: x·y = y·x');
  });

  visit('that cannot be read is marked while it is written, and is in the address', link('x_=_1'), async (page) => {
    await page.locator('#sentence').fill('∀ x x = 1');
    await says(page, '#sentence-mistake', 'Names and a colon are expected here');
    assert.equal(await page.locator('#sentence').getAttribute('aria-invalid'), 'true');
    await page.locator('#sentence').fill('∀ x: x ≥ 0');
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes('sentence=∀_x:_x_≥_0'));
    await page.reload();
    await page.locator('#sentence').waitFor();
    assert.equal(await page.locator('#sentence').inputValue(), '∀ x: x ≥ 0');
  });
});
