// The ledger of claims: what fails and what holds, the lines and how they open; and that nothing moves while it loads.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { bench, field, records, row, runs, tried, unfold } from './claims.mjs';
import { anew, laboratory, part } from './page.mjs';

const { visit } = laboratory(bench);

const isOpen = (page, claim) => row(page, claim).locator('details').first().evaluate((details) => details.open);
const focused = (page) => page.evaluate(() => document.activeElement.id);

describe('the ledger', () => {
  visit('shows in its type what fails, and underlines nothing', '', async (page) => {
    const looks = (claim, part) => row(page, claim).locator(part).first().evaluate((element) => {
      const { fontWeight, fontSize } = getComputedStyle(element);
      return { weight: Number(fontWeight), size: parseFloat(fontSize) };
    });
    for (const part of ['.name', '.standing']) {
      const [fails, holds] = [await looks('misere:Conj-2.1', part), await looks('misere:8', part)];
      assert.ok(fails.weight >= holds.weight + 200, `${part}: ${fails.weight}, ${holds.weight}`);
    }
    assert.ok((await looks('misere:Conj-2.1', '.name')).size > (await looks('misere:8', '.name')).size);
    await tried(page, 'misere:Conj-2.1', { n: 30 });
    const lines = await row(page, 'misere:Conj-2.1').locator('.line, .title, .name, .paper, .tag, .standing').evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).textDecorationLine));
    assert.ok(lines.length >= 5 && lines.every((line) => line === 'none'), `${lines}`);
  });

  visit('is short on a phone, and every line is one', '', async (page) => {
    const { height, lines } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      lines: [...document.querySelectorAll('.part:not(.failing) .line')].map((line) => line.getBoundingClientRect().height),
    }));
    // With a card for each of its 56 claims it had 23,933 pixels.
    assert.ok(height < 6700, `${height}`);
    assert.ok(Math.min(...lines) >= 44 && lines.filter((line) => line > 100).length <= 1, `${lines}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }, { viewport: { width: 360, height: 740 } });

  visit('does not wait for records that never come', '', async (page) => {
    await row(page, 'triangular:7.3').waitFor();
  }, { before: (page) => page.route('**/records.json', () => {}) });
});

describe('a line', () => {
  visit('opens and closes, and the address speaks of it without a new entry of the history', '', async (page) => {
    const before = await page.evaluate(() => history.length);
    assert.equal(await page.locator('.body').count(), 0);
    await unfold(page, 'triangular:8.1');
    await page.waitForFunction(() => location.hash.startsWith('#claim=triangular:8.1&'));
    assert.match(await row(page, 'triangular:8.1').locator('.statement').innerText(), /^Triangle with/);
    await unfold(page, 'sharing:2');
    await page.waitForFunction(() => location.hash.startsWith('#claim=sharing:2&'));
    assert.equal(await page.evaluate(() => history.length), before);
    assert.ok(await isOpen(page, 'triangular:8.1'), 'others stay open');
    await row(page, 'sharing:2').locator('summary').first().click();
    await row(page, 'sharing:2').locator('.body').waitFor({ state: 'detached' });
    assert.equal(await isOpen(page, 'sharing:2'), false);
    await page.reload();
    await page.locator('.claims').waitFor();
    assert.ok(await isOpen(page, 'sharing:2'));
    assert.equal(await page.locator('.claim details[open]').count(), 1);
  });

  visit('is reached with the arrow keys, and one of a link is open and in sight', '', async (page) => {
    await part('is reached with the arrow keys, and Enter opens it', async () => {
      const ids = await page.locator('summary.line').evaluateAll((lines) => lines.map((line) => line.id));
      await page.locator('summary.line').first().focus();
      await page.keyboard.press('ArrowDown');
      assert.equal(await focused(page), ids[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      assert.equal(await focused(page), ids[0]);
      await page.keyboard.press('End');
      assert.equal(await focused(page), ids.at(-1));
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.locator('.body').waitFor();
      assert.equal(await focused(page), ids[0]);
      // In a field the arrow keys are those of the field.
      const box = page.locator('.body input').first();
      await box.focus();
      await page.keyboard.press('ArrowDown');
      assert.equal(await focused(page), await box.getAttribute('id'));
    });
    await anew(page, '#claim=sharing:Cor-3&n=77', bench.ready);
    await part('of a link is open and in sight, below what fails too', async () => {
      assert.ok(await isOpen(page, 'sharing:Cor-3'));
      await page.waitForFunction(() => {
        const { top, bottom } = document.getElementById('run-sharing:Cor-3').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      assert.equal(await field(page, 'n', 'sharing:Cor-3').inputValue(), '77');
      // A line that opens by a link is opened without the sentence that only its neighbours need.
      await page.evaluate(() => { location.hash = '#claim=misere:Conj-2.1'; });
      await runs(page, 'misere:Conj-2.1').waitFor();
      await page.waitForFunction(() => {
        const { top } = document.getElementById('claim-misere:Conj-2.1').getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      });
    });
  });
});

describe('nothing moves', () => {
  /** How far things are moved by themselves, from the beginning. */
  const watched = (delay) => async (page) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/records.json', async (route) => {
      await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
  };
  for (const [fragment, delay] of [['', 0], ['', 600], ['#list=all', 300], ['#claim=misere:Conj-2.1', 300], ['#show=formula', 0], ['#show=sweep', 0]]) {
    visit(`while ${fragment || 'the ledger'} loads, records after ${delay} ms`, fragment, async (page) => {
      const address = page.url();
      for (const width of [360, 768, 1440]) {
        await part(`at ${width} pixels`, async () => {
          // The page is loaded anew, so it has this width from its first frame, and no place to which it would scroll.
          await page.goto('about:blank');
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await page.locator(fragment.includes('show') ? 'main section' : 'summary.line').first().waitFor();
          // Shifts are reported with the frame after.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
          assert.deepEqual(await page.evaluate(() => window.shifts), []);
        });
      }
    }, { before: watched(delay), ready: 'main section' });
  }
});
