// Proofs that are followed at a position.
import assert from 'node:assert/strict';
import { unfold } from './claims.mjs';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'article.claim' });

/** Opens the proof of a claim, and gives what is shown of it. */
async function followed(page, claim) {
  // Our proofs can follow below that of the claim.
  const part = page.locator(`[id="claim-${claim}"] .followed`).first();
  await part.locator('summary').click();
  await part.locator('.case').waitFor();
  return part;
}

async function place(part, notation) {
  await part.getByRole('textbox', { name: 'Position' }).fill(notation);
  await part.getByRole('textbox', { name: 'Position' }).press('Enter');
}

visit('the case, its lines and its move are shown, and the move can be made', '#claim=triangular:7.3', async (page) => {
  const part = await followed(page, 'triangular:7.3');
  // (1, 1, 2) beside k = 3: 1 ⊕ 1 ⊕ 2 = 2. With z = 0 the rim would be 0, under y = 1; along the rim z = 1 and y = 0 do it.
  await place(part, 'triangle:k=3:1,1,2');
  await part.locator('.case').filter({ hasText: 'y falls to the new rim' }).waitFor();
  assert.equal(await part.locator('.lines .yes').count(), 4);
  assert.equal(await part.locator('.lines .no').count(), 0);
  assert.deepEqual(await part.locator('.lines .yes').allInnerTexts(), [
    'True: y = 1 would be above the new rim, which is 0.',
    'True: In the nim-sum, z is replaced by a smaller number: 1 instead of 2.',
    'True: If y follows the new rim digit by digit, the result is y = 0. This result has to equal the new rim, which is 0.',
    'True: After the move the nim-sum has to be 0, and it is 0.',
  ]);
  await part.locator('.so').filter({ hasText: 'Break right to 1: leaves (1, 0, 1)' }).waitFor();
  await part.getByRole('button', { name: 'Make this move' }).click();
  await part.locator('.case').filter({ hasText: 'belongs to the set of the theorem' }).waitFor();
  assert.equal(await part.getByRole('textbox', { name: 'Position' }).inputValue(), 'triangle:k=3:1,0,1');
  await part.locator('.so').filter({ hasText: 'every move leads out of the set' }).waitFor();
  // Without the assumption the page shows where the proof fails.
  await place(part, 'triangle:k=7:7,2,9');
  const find = part.getByRole('button', { name: 'Find where the proof fails' });
  await find.click();
  await part.locator('.told').filter({ hasText: 'The proof holds at every position of triangle:k=7' }).waitFor();
  await place(part, 'triangle:k=5:4,1,4');
  await find.click();
  // FINDINGS.md: (2, 1, 3) has nim-sum 0, as has (2, 0, 2), its option.
  await part.locator('.told').filter({ hasText: 'The first position where the proof fails: triangle:k=5:2,1,3' }).waitFor();
  assert.equal(await part.getByRole('textbox', { name: 'Position' }).inputValue(), 'triangle:k=5:2,1,3');
  await part.locator('.lines .no').filter({ hasText: '(2, 0, 2)' }).waitFor();
  await part.locator('.so').filter({ hasText: 'so the proof fails at this position' }).waitFor();
});

visit('every theorem with such a proof has one, without a fault that axe finds', '#claim=triangular:7.3', async (page) => {
  for (const claim of ['triangular:7.3', 'variants:1.2', 'pass:3.1', 'pass:Cor-3.1', 'pass:4.1', 'misere:15', 'sharing:1', 'sharing:2', 'sharing:4']) {
    await unfold(page, claim);
    const part = await followed(page, claim);
    assert.equal(await part.locator('.lines .no').count(), 0, claim);
    assert.deepEqual(await violations(page, { part: '.followed' }), [], claim);
  }
  // A position of other rules is refused, and nothing else changes.
  const part = page.locator('[id="claim-sharing:4"] .followed');
  const before = await part.locator('.case').innerText();
  await place(part, 'nim:1,2,3');
  await says(page, '[id="claim-sharing:4"] .followed .error', 'This proof is not about these rules');
  await place(part, 'sharing:0,1,1000000');
  await says(page, '[id="claim-sharing:4"] .followed .error', 'Coordinates may be at most 1\u202f000 here');
  await place(part, 'sharing:0,9');
  await part.locator('.error').waitFor();
  assert.equal(await part.locator('.case').innerText(), before);
  await place(part, 'sharing:0,1,3');
  await part.locator('.so').filter({ hasText: 'Move 1 token' }).waitFor();
});
