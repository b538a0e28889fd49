// The laboratory's address, its records, and what is taken away from it.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { bench, counted, field, parsed, range, records, row, runs, set, told, tried, unfold } from './claims.mjs';
import { laboratory, position, says, settled } from './page.mjs';

const { visit } = laboratory(bench);
const hash = (page) => new URL(page.url()).hash;
const isAt = (page, fragment) => page.waitForFunction((fragment) => location.hash === fragment, fragment);
const holds = (page, name, claim, text) =>
  page.waitForFunction(([id, text]) => document.getElementById(id)?.value === text, [`${name}-${claim}`, text]);

/** Whether all of an element is on the screen. */
const isSeen = (locator) => locator.evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
});

describe('a link', () => {
  visit('opens a claim with its parameters, and brings it into sight', '#claim=sharing:Conj-3&g=4&n=777', async (page) => {
    assert.equal(await field(page, 'g', 'sharing:Conj-3').inputValue(), '4');
    assert.equal(await field(page, 'n', 'sharing:Conj-3').inputValue(), '777');
    assert.match(await row(page, 'sharing:Conj-3').getAttribute('class'), /linked/);
    await page.locator('.record').first().waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    assert.ok(await isSeen(runs(page, 'sharing:Conj-3')), 'it is in sight, also once the records have come');
    // Nothing is computed before somebody wants it.
    assert.equal(await page.locator('.told, .waiting').count(), 0);
  });

  visit('lists the claims of a paper', '#paper=sharing', async (page) => {
    const ids = await page.locator('.claim').evaluateAll((rows) => rows.map((row) => row.id));
    assert.ok(ids.length > 3 && ids.every((id) => id.startsWith('claim-sharing:')), `${ids}`);
    assert.equal(await page.getByLabel('Papers').inputValue(), 'Sharing Nim');
  });

  visit('names what it does not understand', '#claim=triangular:7.3&k=0&s=2&n=9&paper=ours&nonsense', async (page) => {
    await says(page, '.notice', 'Some parts of this link were not understood and have been ignored: “k=0”, “s=2”, “paper=ours”, “nonsense”.');
    assert.equal(await field(page, 'k', 'triangular:7.3').inputValue(), '3');
    assert.equal(await field(page, 'n', 'triangular:7.3').inputValue(), '9');
    await page.locator('.notice button').first().click();
    await page.locator('.notice').waitFor({ state: 'detached' });
  });

  visit('with more than can be asked for is not followed blindly', '#claim=triangular:7.3&n=4000000000', async (page) => {
    await says(page, '.notice', '“n=4000000000”');
    assert.equal(await field(page, 'n', 'triangular:7.3').inputValue(), '1000');
  });
});

describe('the address', () => {
  visit('carries what is set, and Back and Forward walk through it', '', async (page) => {
    await set(page, 'triangular:7.3', { k: 7 });
    await isAt(page, '#claim=triangular:7.3&k=7&n=1000');
    await set(page, 'triangular:7.3', { n: 50 });
    await isAt(page, '#claim=triangular:7.3&k=7&n=50');
    await page.getByLabel('Papers').selectOption('Bars with a pass');
    await isAt(page, '#paper=pass');
    await set(page, 'pass:4.1', { s: 2 });
    await isAt(page, '#paper=pass&claim=pass:4.1&k=4&s=2&n=500');
    // Opening a line is no entry of the history, but the address then speaks of its claim.
    await page.goBack();
    await isAt(page, '#paper=pass&claim=pass:4.1&k=4&s=3&n=500');
    await page.goBack();
    await isAt(page, '#claim=triangular:7.3&k=7&n=50');
    await holds(page, 'n', 'triangular:7.3', '50');
    assert.equal(await page.getByLabel('Papers').inputValue(), 'All papers');
    await page.goBack();
    await holds(page, 'n', 'triangular:7.3', '1000');
    await page.goForward();
    await holds(page, 'n', 'triangular:7.3', '50');
    await page.goForward();
    await row(page, 'triangular:7.3').waitFor({ state: 'detached' });
  });

  visit('opens the same on another machine', '', async (page, context) => {
    await set(page, 'pass:4.1', { k: '4', s: '1', n: '33' });
    const first = await tried(page, 'pass:4.1');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('.catalogue').waitFor();
    assert.equal((await tried(other, 'pass:4.1')).replace(/\n.*/, ''), first.replace(/\n.*/, ''));
  });

  visit('a run does not fill the history', '#claim=triangular:7.3&k=3&n=50', async (page) => {
    const before = await page.evaluate(() => history.length);
    await tried(page, 'triangular:7.3');
    await runs(page, 'triangular:7.3').click();
    assert.equal(await page.evaluate(() => history.length), before);
    assert.equal(hash(page), '#claim=triangular:7.3&k=3&n=50');
  });

  visit('speaks a language', '#paper=misere', async (page) => {
    await page.getByRole('button', { name: '日本語', exact: true }).click();
    await isAt(page, '#paper=misere&lang=ja');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
    assert.match(await page.title(), /実験室/);
  });
});

const main = laboratory();

describe('the main page and the laboratory', () => {
  visit('lead to each other', '', async (page) => {
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await page.locator('.board-panel').waitFor();
    await page.getByRole('link', { name: 'Laboratory', exact: true }).click();
    await page.locator('.catalogue').waitFor();
    assert.match(page.url(), /\/laboratory\.html/);
  });

  main.visit('the reasons are in the main page’s address, and Back closes them', '', async (page) => {
    const isOpen = (open) => page.waitForFunction((open) => document.querySelector('.why')?.open === open, open);
    await settled(page);
    await page.locator('.why summary').click();
    await isOpen(true);
    await page.waitForURL(/why=1/);
    await page.goBack();
    await isOpen(false);
    assert.doesNotMatch(page.url(), /why=1/);
    await page.goForward();
    await isOpen(true);
    await says(page, '.why', 'The smallest number that is not the Grundy value of any option');
    await page.reload();
    await isOpen(true);
  });

  main.visit('other values of why are named', '#g=nim:1,2,4&why=2', async (page) => {
    await says(page, '.notice', '“why=2”');
    assert.equal(await position(page), 'nim:1,2,4');
    assert.equal(await page.locator('.why').getAttribute('open'), null);
  });
});

describe('records', () => {
  visit('are told beside the claim they are of', '', async (page) => {
    const kept = (await records()).filter(({ claim }) => claim === 'triangular 7.3');
    const farthest = (k) => kept.filter(({ parameters }) => parameters.k === k).sort((a, b) => b.bound - a.bound)[0];
    const record = row(page, 'triangular:7.3').locator('.record');
    for (const k of ['3', '7']) {
      const { positions, bound, date, version } = farthest(k);
      await set(page, 'triangular:7.3', { k });
      await record.locator('p').filter({ hasText: date }).waitFor();
      const text = (await record.locator('p').innerText()).replaceAll('\u202f', '');
      const said = `automata prove it for all positions. A separate check found no counterexample among the ${positions} positions with coordinates up to ${bound} (version ${version}, ${date})`;
      assert.ok(text.includes(said), text);
    }
    // Of these parameters nothing is kept.
    await set(page, 'triangular:7.3', { k: '1001' });
    await record.locator('p').waitFor({ state: 'detached' });
  });

  visit('with a counterexample are said first, above what can be run', '#paper=sharing', async (page) => {
    const claim = row(page, 'sharing:Conj-3');
    await unfold(page, 'sharing:Conj-3');
    const said = await claim.locator('.known').allInnerTexts();
    assert.equal(said[0], 'This does not hold for g = 4: (0, 8, 8711017) is a counterexample. It also fails for 1 other choice of the parameters.');
    const [above, below] = await Promise.all(['.known', '.setup'].map((part) => claim.locator(part).boundingBox()));
    assert.ok(above.y + above.height <= below.y, JSON.stringify([above, below]));
    // A bound that is exceeded is no counterexample to the conjecture that there is one.
    assert.match(await row(page, 'sharing:Conj-1').locator('.known').innerText(), /the bound is exceeded .* not refuted\.$/);
  });

  visit('and claims are of papers that are named in full', '', async (page) => {
    const papers = page.locator('.part:not(.failing) > header');
    assert.equal(await papers.count(), 5);
    for (const paper of await papers.all()) assert.match(await paper.locator('a').getAttribute('href'), /^https?:/);
    await says(page, '.part > header', 'Integers 16, #G5, 2016');
    // A claim that fails is apart from the others of its paper, and names it by itself.
    await unfold(page, 'misere:Conj-2.1');
    await says(page, '[id="claim-misere:Conj-2.1"] .source', 'R. Miyadera: The Relation between');
  });

  visit('of a claim are a table that opens', '', async (page) => {
    const kept = (await records()).filter(({ claim }) => claim === 'triangular 7.3');
    await unfold(page, 'triangular:7.3');
    const record = row(page, 'triangular:7.3').locator('.record');
    await record.getByText(`${kept.length} records`).click();
    const rows = await record.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText)));
    assert.deepEqual(
      rows.map(([k, , positions]) => [k, positions.replaceAll('\u202f', '')]),
      kept.map(({ parameters, positions }) => [parameters.k, `${positions}`]),
    );
  });

  visit('that cannot be had are not missed', '', async (page) => {
    assert.match(await tried(page, 'triangular:7.3', { n: 20 }), /^Verified/);
    assert.equal(await page.locator('.record').count(), 0);
  }, { before: (page) => page.route('**/records.json', (route) => route.fulfill({ status: 404 })), expected: [/404/] });

  visit('that are nonsense are not missed either', '', async (page) => {
    assert.match(await tried(page, 'triangular:7.3', { n: 20 }), /^Verified/);
    assert.equal(await page.locator('.record').count(), 0);
  }, { before: (page) => page.route('**/records.json', (route) => route.fulfill({ body: '<!doctype html>' })) });
});

/** The box of a verdict with what can be taken away, opened. */
async function downloads(page, claim) {
  const part = row(page, claim).locator('.downloads');
  await part.locator('summary').click();
  await part.locator('textarea').first().waitFor();
  return part;
}

describe('a verdict can be taken away', () => {
  visit('as text with a link that opens it again', '#paper=triangular', async (page, context) => {
    const verdict = await tried(page, 'triangular:7.3', { k: 7, n: 60 });
    const part = await downloads(page, 'triangular:7.3');
    const text = await part.locator('[id="text-triangular:7.3"]').inputValue();
    assert.match(text, /^Theorem 7\.3 \(R\. Miyadera, [^)]* arXiv:1711\.04954, 2017\. https:[^)]*\), k = 7, N = 60\. It holds for all/);
    assert.deepEqual(range(text), range(verdict));
    assert.equal(range(text).positions, counted(60, (x, z) => (x + z) / 7));
    const link = text.match(/https?:\S+laboratory\.html\S+/)[0];
    const other = await context.newPage();
    await other.goto(link);
    await other.locator('.catalogue').waitFor();
    await holds(other, 'k', 'triangular:7.3', '7');
    await holds(other, 'n', 'triangular:7.3', '60');
    await part.getByRole('button', { name: 'Copy: Text' }).click();
    await part.locator('[role=status]').filter({ hasText: /./ }).first().waitFor();
  }, { permissions: ['clipboard-read', 'clipboard-write'] });

  visit('as a remark in LaTeX and as CSV', '#paper=pass', async (page) => {
    await tried(page, 'pass:Cor-4.1', { k: 2, s: 1, n: 40 });
    const part = await downloads(page, 'pass:Cor-4.1');
    const remark = await part.locator('[id="latex-pass:Cor-4.1"]').inputValue();
    for (const symbol of ['⊕', '≤', '≥', '≠', '“', '\u202f']) assert.ok(!remark.includes(symbol), `${symbol} in ${remark}`);
    assert.equal(remark.split('$').length % 2, 1, 'dollars come in pairs');
    assert.equal(remark.split('{').length, remark.split('}').length, 'and braces');
    const [download] = await Promise.all([page.waitForEvent('download'), part.getByRole('button', { name: 'CSV', exact: true }).click()]);
    assert.equal(download.suggestedFilename(), 'bittersweet-pass-Cor-4.1.csv');
    const [line, ...rest] = parsed(await fs.readFile(await download.path(), 'utf8'));
    assert.deepEqual(rest, []);
    const { claim, k, s, row: a, g, bound, verdict, counterexample, expected, found, stated } = line;
    assert.deepEqual([claim, k, s, a, g, bound, verdict], ['pass Cor 4.1', '2', '1', '', '', '40', 'refuted']);
    assert.deepEqual([counterexample, expected, found, stated], ['step:k=2,s=1,pass:0,0,1,1', 'P', 'N', 'true']);
  });

  visit('of what was asked, not of what is set now', '#paper=triangular', async (page) => {
    await tried(page, 'triangular:7.3', { k: 7, n: 60 });
    await set(page, 'triangular:7.3', { k: 11, n: 70 });
    const part = await downloads(page, 'triangular:7.3');
    assert.match(await part.locator('[id="text-triangular:7.3"]').inputValue(), /k = 7, N = 60.*claim=triangular:7\.3&k=7&n=60/s);
  });
});
