// The bench learns sets of positions and proves them: long work, files and the keyboard.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { violations } from './everybody.mjs';
import { laboratory, says, stops } from './page.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: '.learn' });
const link = (rules, more = '&of=p') => `#show=learn&learn=${rules}${more}`;

/** Learns what is chosen, and waits until that has ended. */
async function learned(page) {
  await page.locator('#run-learn').click();
  await page.locator('.learn .told').first().waitFor({ timeout: 60_000 });
  return page.locator('.learn .found').innerText();
}

visit('the rows of a large automaton scroll in their box, and the page ends below it', link('step:k=4,s=2,pass'), async (page) => {
  await learned(page);
  await page.locator('.automaton table').waitFor();
  const [pageEnd, partEnd] = await page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('.site-foot').getBoundingClientRect().bottom + scrollY]);
  assert.ok(pageEnd <= Math.max(partEnd + 100, 1000), `${pageEnd}, ${partEnd}`);
});

// The text on the page is tested natively (crates/pages/src/bench/learn_panel/tests.rs).
visit('the words and nodes of a set that is not proved are saved', link('triangle:k=2'), async (page) => {
  await learned(page);
  await page.locator('.learn .downloads summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.learn .downloads button').click()]);
  const lines = (await fs.readFile(await download.path(), 'utf8')).trim().split('\n');
  const words = lines.filter((line) => /^state \d+: \d+ \d+ \d+, \d+ digits$/.test(line)).length;
  const nodes = lines.filter((line) => /^node \d+: .*; outside (node|state) \d+; inside (node|state) \d+$/.test(line)).length;
  assert.deepEqual([words > 1000, nodes, lines.length], [true, words - 1, 2 * words - 1]);
});

visit('what takes long is given up with what grew, and can go on', link('step:k=5,s=2'), async (page) => {
  const text = await learned(page);
  assert.match(text, /Not proved\. Learning needs more time than/);
  assert.match(text, /For this set, any automaton[^]*needs at least \d+ states/);
  assert.ok(await page.locator('.growth tbody tr').count() > 2);
  const goOn = page.getByRole('button', { name: 'Continue without a time limit' });
  await goOn.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const said = document.querySelector('.learn .told')?.textContent;
    return said?.startsWith('Not proved.') && !said.includes('more time than');
  });
  assert.equal(await goOn.count(), 0);
  // The next key goes on from here.
  assert.ok(await page.evaluate(() => document.querySelector('.learn').contains(document.activeElement)));
  await page.waitForURL(/learn=step:k=5,s=2&of=p/);
});

visit('long work says how far it is, and can be stopped', link('triangle:k=2'), async (page) => {
  const stopped = stops(page, '.learn', /\d states/);
  await Promise.all([stopped, page.locator('#run-learn').click()]);
  await says(page, '.learn .told', 'Learning was stopped before anything was proved');
});

visit('a game that is no game is refused where it is typed', link('nim', '&of=difference&other=nim:misere'), async (page) => {
  await page.locator('#learn-other').fill('square:1');
  await page.locator('#learn-other').press('Enter');
  await says(page, '.learn .error', 'square');
  assert.equal(await page.locator('#learn-other').getAttribute('aria-invalid'), 'true');
  await page.waitForURL(/other=nim:misere/);
});

visit('a link to learning opens in sight of it', link('triangle:k=3'), (page) =>
  page.waitForFunction(() => {
    const { top } = document.querySelector('#run-learn').getBoundingClientRect();
    return scrollY > 0 && top > 0 && top < innerHeight;
  }));

visit('everything works from the keyboard', link('triangle:k=3'), async (page) => {
  await page.locator('#run-learn').focus();
  await page.keyboard.press('Enter');
  await says(page, '.learn .told', 'Theorem.');
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.textContent), /P-positions of triangle:k=7/);
  await page.keyboard.press('Enter');
  await says(page, '.learn .told', 'triangle:k=7');
  await page.waitForURL(/learn=triangle:k=7&of=p/);
  await page.locator('.learn .downloads summary').click();
  const button = page.getByRole('button', { name: 'Automaton for Walnut, most significant digits first' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.match(await fs.readFile(await download.path(), 'utf8'), /^msd_2 msd_2 msd_2\n\n0 1\n0 0 0 -> 0\n/);
  assert.equal(download.suggestedFilename(), 'bittersweet-learned-triangle-k=7-msd.txt');
  assert.deepEqual(await violations(page), []);
});
