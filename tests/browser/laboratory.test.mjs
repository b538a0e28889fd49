// The laboratory in a browser: claims are tested, and the verdicts are compared with plain counting and recursion.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bench, claimsOf, counted, field, range, row, runs, runsAtAnySize, set, told, tried, unfold } from './claims.mjs';
import { begun, laboratory, part, position, says, settled } from './page.mjs';

const { visit, visits } = laboratory(bench);

describe('a claim that fails', () => {
  visit('opens on the main page with its reasons', '#paper=misere', async (page, context) => {
    await tried(page, 'misere:Conj-2.1', { k: 5, n: 50 });
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      row(page, 'misere:Conj-2.1').getByRole('link', { name: /and see why$/ }).click(),
    ]);
    await begun(other);
    await settled(other);
    assert.equal(await position(other), 'triangle:k=5:2,1,3');
    assert.match(other.url(), /why=1/);
    await other.locator('.why[open]').waitFor();
    await says(other, '.verdict', /N-position/);
    await says(other, '.why', 'The smallest number that is not the Grundy value of any option');
  });
});

/** Goes to all statements of a paper. */
async function list(page) {
  await page.evaluate(() => { location.hash = 'paper=triangular&list=all'; });
  await page.locator('.statements').waitFor();
}

/** Claims that take minutes up to 12,000: the first is not over before the second has begun, however late its worker comes. */
const LONG = ['triangular:7.4', 'triangular:7.5'];

visits('long work', {
  'shows how far it is, can be stopped, gives way to a new question, and goes on in several workers': ['#paper=triangular', async (page) => {
    await part('shows how far it is, can be stopped, and then says what is known', async () => {
      await set(page, 'triangular:7.3', { n: 12000 });
      await runs(page, 'triangular:7.3').click();
      const found = row(page, 'triangular:7.3').locator('.found');
      // The first sixteenth holds all smaller boxes but one, so something is known.
      await page.waitForFunction(() => document.querySelector('.waiting progress')?.value > 0.03);
      const early = await found.locator('progress').evaluate((bar) => {
        bar.isTheFirst = true;
        return bar.value;
      });
      // Only what takes a while is shown, so that short work does not flicker.
      await found.locator('.waiting').waitFor();
      await page.waitForFunction((early) => document.querySelector('.waiting progress')?.value > early, early);
      assert.ok(await found.locator('progress').evaluate((bar) => bar.isTheFirst), 'the bar is not made anew by a report');
      // Outcomes are deduced column by column, so there is no rate of positions.
      assert.doesNotMatch(await found.locator('.waiting').innerText(), /positions a second/);
      assert.equal(await found.getAttribute('aria-busy'), 'true');
      await found.getByRole('button', { name: 'Stop' }).click();
      await told(page, 'triangular:7.3').waitFor();
      const text = await told(page, 'triangular:7.3').innerText();
      assert.match(text, /^Stopped\. So far the claim holds for all/);
      const { bound, positions } = range(text);
      assert.ok(bound >= 64 && bound < 12000, `${bound}`);
      assert.equal(positions, counted(bound, (x, z) => (x + z) / 3));
      // And again, with less.
      assert.match(await tried(page, 'triangular:7.3', { n: 40 }), /./);
      await page.waitForFunction(() => document.querySelector('.told').innerText.startsWith('Verified'));
    });
    await part('gives way to a new question about the same claim', async () => {
      await set(page, 'triangular:7.3', { n: 12000 });
      await runs(page, 'triangular:7.3').click();
      await page.locator('.waiting progress[value]').waitFor();
      await set(page, 'triangular:7.3', { n: 50 });
      await runs(page, 'triangular:7.3').click();
      await told(page, 'triangular:7.3').waitFor();
      assert.equal(range(await told(page, 'triangular:7.3').innerText()).bound, 50);
    });
    await part('goes on in several workers at once, and all of it stops', async () => {
      for (const claim of LONG) {
        await set(page, claim, { n: 12000 });
        await runs(page, claim).click();
      }
      await list(page);
      await page.waitForFunction(() => [...document.querySelectorAll('.fresh')].filter((fresh) => fresh.innerText.endsWith('%')).length === 2);
      assert.ok(page.workers().length >= 2, `${page.workers().length} workers`);
      await page.getByRole('button', { name: 'Stop all 2', exact: true }).click();
      await page.waitForFunction(() => [...document.querySelectorAll('.fresh')].filter((fresh) => fresh.innerText.endsWith('Stopped.')).length === 2);
    });
  }],
  'what waits is withdrawn': ['#paper=triangular&list=all', async (page) => {
    const workers = await page.evaluate(() => Math.min(8, Math.max(2, navigator.hardwareConcurrency - 1)));
    for (const claim of LONG) await set(page, claim, { n: 12000 });
    await list(page);
    await page.getByRole('button', { name: /^Run all \d+$/ }).click();
    await page.waitForFunction(() => [...document.querySelectorAll('.fresh')].filter((fresh) => fresh.innerText.endsWith('%')).length >= 2);
    await page.getByRole('button', { name: /^Stop all \d+$/ }).click();
    const listed = await page.locator('.statements > li').count();
    await page.getByRole('button', { name: `Run all ${listed}`, exact: true }).waitFor();
    const left = await page.locator('.fresh').count();
    assert.ok(left >= 2 && (workers >= listed || left < listed), `${left} of ${listed}`);
  }],
});

describe('all claims', () => {
  // All of them take two minutes: `nightly/every_claim.test.mjs`.
  visit('every eighth claim runs, and the largest N is refused or stopped at no cost', '#list=all', async (page) => {
    const claims = await claimsOf(page);
    assert.ok(claims.length >= 100);
    for (const claim of claims.filter((_, at) => at % 8 === 0)) await runsAtAnySize(page, claim);
  });
});

describe('what cannot be', () => {
  const refused = [
    ['k', 'triangular:7.3', ['0', '-1', 'three', '1/0', ''], 'k must be a positive number such as 3 or 5/2'],
    ['n', 'triangular:7.3', ['-1', '1000000001', '99999999999', 'many', ''], 'N must be a whole number up to 1\u202f000\u202f000\u202f000'],
    ['s', 'pass:4.1', ['-1', '1.5', 'x', ''], 's must be a whole number'],
    ['row', 'sharing:Conj-1', ['-1', 'x', ''], 'must be a whole number'],
    ['g', 'sharing:Conj-3', ['-1', 'some', ''], 'g must be a whole number or “all”'],
  ];
  visit('is refused with a reason where it is typed', '', async (page) => {
    for (const [name, claim, texts, reason] of refused) {
      await part(`${name} of ${claim}`, async () => {
        await unfold(page, claim);
        // The address names the claim a moment after its page is open.
        await page.waitForURL((url) => url.hash.includes(`claim=${claim}`));
        const box = field(page, name, claim);
        const [before, address] = [await box.inputValue(), page.url()];
        for (const text of texts) {
          await box.fill(text);
          await box.press('Enter');
          const error = page.locator(`[id="${name}-${claim}-error"]`);
          await error.filter({ hasText: `${reason}` }).filter({ hasText: `“${text}”` }).waitFor();
          assert.equal(await box.getAttribute('aria-invalid'), 'true');
          assert.equal(await box.inputValue(), text);
          assert.equal(page.url(), address);
        }
        await box.fill(before);
        await box.press('Enter');
        await page.locator(`[id="${name}-${claim}-error"]`).waitFor({ state: 'detached' });
      });
    }
    await part('a k that the paper excludes', async () => {
      await unfold(page, 'pass:4.1');
      await field(page, 'k', 'pass:4.1').fill('3');
      await field(page, 'k', 'pass:4.1').press('Enter');
      await says(page, '[id="k-pass:4.1-error"]', 'The paper assumes an even k (Section 3).');
    });
  });
});
