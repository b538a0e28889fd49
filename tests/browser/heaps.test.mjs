// Piles that split: the worker, files, the keyboard, and the way from Explore. Texts and answers are tested natively
// (crates/pages/src/heaps/rendered.rs).
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { enter, laboratory, says, stops } from './page.mjs';

const { visit } = laboratory({ at: 'heaps.html', ready: '.heaps .rows' });

/** The file that a button saves. */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return [download.suggestedFilename(), await fs.readFile(await download.path(), 'utf8')];
}

visit('rules that are typed are answered after a pause, and are in the address', '', async (page) => {
  await says(page, '.told', 'The Grundy values have period 12 for all n ≥ 71.');
  await page.locator('#rules').fill('0.9');
  await says(page, '#rules-error', '“9” is not an octal digit.');
  assert.equal(await page.locator('.told').count(), 0);
  await page.locator('#rules').fill('0.07');
  await says(page, '.told', 'The Grundy values have period 34 for all n ≥ 53.');
  await page.waitForURL(/heaps\.html#rules=0\.07$/);
  await page.goBack();
  await says(page, '.told', 'period 12');
});

visit('a known game is chosen by the keyboard', '', async (page) => {
  await page.locator('.more summary').focus();
  await page.keyboard.press('Enter');
  const lasker = page.getByRole('button', { name: 'Lasker’s Nim' });
  await lasker.focus();
  await page.keyboard.press('Enter');
  await says(page, 'h1', 'Lasker’s Nim');
  await says(page, '.told', 'G(n + 4) = G(n) + 4');
});

visit('long work says how far it is, and can be stopped with what is known', '#rules=0.6', async (page) => {
  await says(page, '.told', 'The values up to n = 1');
  const stopped = stops(page, '.answer', /values are known/);
  await Promise.all([stopped, page.locator('#up').selectOption({ index: 4 })]);
  await says(page, '.told', /The values up to n = \d+.* prove no period/);
  const [, csv] = await saved(page, 'CSV');
  const known = csv.trim().split('\n').length - 1;
  assert.ok(known > 100 && known < 1_000_000, `${known}`);
});

visit('the values, a certificate and a proof for Rocq are saved', '', async (page) => {
  const [name, csv] = await saved(page, 'CSV');
  assert.deepEqual([name, csv.split('\n').slice(0, 7), csv.trim().split('\n').length], ['bittersweet-heaps-0.77.csv', ['n,value', '0,0', '1,1', '2,2', '3,3', '4,1', '5,4'], 1002]);
  await page.getByRole('button', { name: 'Make a certificate' }).click();
  const [file, certificate] = await saved(page, /^Save the certificate/);
  assert.equal(file, 'bittersweet-certificate-heaps-0.77.txt');
  assert.deepEqual(certificate.split('\n').slice(0, 4), ['Bittersweet: a period, 1', 'rules 0.77', 'from 71', 'period 12']);
  const [, proof] = await saved(page, 'Proof for Rocq');
  assert.ok(proof.includes('is_grundy (code [0; 7; 7]) G -> forall n, 71 <= n -> G (n + 12) = G n.'), proof);
});

visit('a value is said where the pointer or the arrows are', '', async (page) => {
  await page.locator('.sequence-frame').focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  await says(page, 'figcaption', /^n = \d+: Grundy value \d+$/);
});

visit('Explore leads to it', '', async (page) => {
  await enter(page, page.getByRole('link', { name: 'Explore' }).last(), '.board-panel');
  assert.equal(await page.locator('a[href="heaps.html"]').count(), 1);
});
