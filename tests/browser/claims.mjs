// The laboratory's catalogue in a browser: a claim's row, what is set and what is reported in it, and judges of both.
import assert from 'node:assert/strict';

/** The address of the laboratory, and the element that it shows when it is ready. */
export const bench = { at: 'laboratory.html', ready: '.claims' };

/** The row of a claim, by its name in links, such as triangular:7.3. */
export const row = (page, claim) => page.locator(`[id="claim-${claim}"]`);
export const field = (page, name, claim) => page.locator(`[id="${name}-${claim}"]`);
export const runs = (page, claim) => page.locator(`[id="run-${claim}"]`);
export const told = (page, claim) => row(page, claim).locator('.told');

/** Opens the page of a claim, if it is not open. */
export async function unfold(page, claim) {
  // An address that names it may set its parameters as well.
  const named = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('claim');
  if (named !== claim) await page.evaluate((claim) => { location.hash = `claim=${claim}`; }, claim);
  await runs(page, claim).waitFor();
}

/** Types into the fields of a claim, which is opened. */
export async function set(page, claim, fields) {
  await unfold(page, claim);
  for (const [name, text] of Object.entries(fields)) {
    const box = field(page, name, claim);
    await box.fill(String(text));
    await box.press('Tab');
  }
}

/** Sets a claim up, tests it, and returns the verdict once it is shown. */
export async function tried(page, claim, fields = {}) {
  await set(page, claim, fields);
  await runs(page, claim).click();
  await told(page, claim).waitFor();
  return told(page, claim).innerText();
}

/** The names of the claims that are listed. */
export const claimsOf = (page) => page.locator('.statements > li').evaluateAll((rows) => rows.map((row) => row.id.replace('claim-', '')));

/** Tests a claim as far as it says anything, and asks for the largest N, which is refused, done or stopped. */
export async function runsAtAnySize(page, claim) {
  const small = await tried(page, claim, { n: 12 });
  const least = small.match(/^Not checked\. For N = 12 there is nothing to check; the smallest N with something to check is (\d+)/)?.[1];
  assert.match(least ? await tried(page, claim, { n: least }) : small, /^(Verified up to N|Counterexample found)\./, claim);
  await set(page, claim, { n: 1_000_000_000 });
  await runs(page, claim).click();
  const found = row(page, claim).locator('.found');
  await found.locator('.told, progress[value], .refused').first().waitFor();
  // If it is not done meanwhile.
  await found.evaluate((found) => found.querySelector('.waiting button')?.click());
  await told(page, claim).waitFor();
  assert.match(await told(page, claim).innerText(), /^(Verified up to N|Counterexample found|Stopped|Not checked)\./, claim);
}

/** A number as English writes it here. */
export const number = (text) => Number(text.replaceAll('\u202f', ''));

/** The number of positions that a sentence names, and their bound. */
export function range(text) {
  const [, positions, bound] = text.match(/([\d\u202f]+) positions? with coordinates up to ([\d\u202f]+)/);
  return { positions: number(positions), bound: number(bound) };
}

/** All positions with x, z and the rim up to a bound, one by one: y ≤ the rim. */
export function counted(bound, rim) {
  let positions = 0;
  for (let x = 0; x <= bound; x += 1) for (let z = 0; z <= bound; z += 1) positions += Math.min(bound, Math.floor(rim(x, z))) + 1;
  return positions;
}

/** Positions by size: by the largest coordinate, then by the sum, then in their order. */
export function sorted(positions) {
  const size = (cells) => [Math.max(...cells.slice(0, 3)), cells[0] + cells[1] + cells[2], ...cells];
  const compare = (one, other) => {
    const [a, b] = [size(one), size(other)];
    const at = a.findIndex((number, index) => number !== b[index]);
    return at < 0 ? 0 : a[at] - b[at];
  };
  return [...positions].sort(compare);
}

/** The smallest of the positions for which a claim fails. */
export const smallest = (positions) => sorted(positions)[0];

/** The rows of a CSV file as objects. */
export function parsed(text) {
  const lines = text.trim().split('\n').map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field]) => field.replace(/^"|"$/g, '').replaceAll('""', '"')));
  const [names, ...rows] = lines;
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}
