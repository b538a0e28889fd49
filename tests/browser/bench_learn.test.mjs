// The bench learns sets of positions and proves them: known laws, honest stops with a lower bound, links and the keyboard.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { violations } from './everybody.mjs';
import { laboratory, says } from './page.mjs';

const { visit } = laboratory({ at: 'bench.html', ready: '.learn' });
const link = (rules, more = '&of=p') => `#show=learn&learn=${rules}${more}`;

/** Learns what is chosen, and waits until that has ended. */
async function learned(page) {
  await page.locator('#run-learn').click();
  await page.locator('.learn .told').first().waitFor({ timeout: 60_000 });
  return page.locator('.learn .found').innerText();
}

visit('a game with a pass has two automata, one of them shown at a time', link('step:k=4,s=2,pass'), async (page) => {
  await learned(page);
  await says(page, '.learn', 'The smallest automaton has 44 states');
  // The rows of the table scroll in their box, and the page ends below it.
  const [pageEnd, partEnd] = await page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('main').getBoundingClientRect().bottom + scrollY]);
  assert.ok(pageEnd <= Math.max(partEnd + 100, 1000), `${pageEnd}, ${partEnd}`);
  await page.getByRole('radio', { name: 'Used' }).check();
  await says(page, '.learn', 'The smallest automaton has 35 states');
});

visit('with an even k it stops, and says how many states are needed at least', link('triangle:k=2'), async (page) => {
  const text = await learned(page);
  assert.match(text, /Not proved\. More than 1.000 states are needed/);
  assert.match(text, /Theorem\. Every automaton[^]*has at least 1.0\d\d states[^]*is accepted/);
  const rows = await page.locator('.growth tbody tr').allInnerTexts();
  const states = rows.map((row) => Number(row.split(/\s+/)[1]));
  assert.ok(states.length > 3 && states.every((count, at) => at === 0 || count > states[at - 1]), rows.join('; '));
  await page.locator('.learn .downloads summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.learn .downloads button').click()]);
  const lines = (await fs.readFile(await download.path(), 'utf8')).trim().split('\n');
  const words = lines.filter((line) => /^state \d+: \d+ \d+ \d+, \d+ digits$/.test(line)).length;
  const nodes = lines.filter((line) => /^node \d+: .*; outside (node|state) \d+; inside (node|state) \d+$/.test(line)).length;
  assert.deepEqual([words > 1000, nodes, lines.length], [true, words - 1, 2 * words - 1]);
});

visit('what takes long is given up with what grew, and can go on', link('step:k=5,s=2'), async (page) => {
  const text = await learned(page);
  assert.match(text, /Not proved\. There was no proof after a second or two/);
  assert.match(text, /Theorem\. Every automaton[^]*has at least \d+ states/);
  assert.ok(await page.locator('.growth tbody tr').count() > 2);
  const goOn = page.getByRole('button', { name: 'Go on, however long it takes' });
  await goOn.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const said = document.querySelector('.learn .told')?.textContent;
    return said?.startsWith('Not proved.') && !said.includes('second or two');
  });
  assert.equal(await goOn.count(), 0);
  // The next key goes on from here.
  assert.ok(await page.evaluate(() => document.querySelector('.learn').contains(document.activeElement)));
  await page.waitForURL(/learn=step:k=5,s=2&of=p/);
});

visit('long work says how far it is, and can be stopped', link('triangle:k=2'), async (page) => {
  // A quick machine is done within two seconds, so a click from outside would come too late.
  const stopped = page.evaluate(() => new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const waiting = document.querySelector('.learn .waiting');
      if (!waiting?.textContent.includes('states')) return;
      observer.disconnect();
      waiting.querySelector('button').click();
      resolve();
    }).observe(document.querySelector('.learn'), { subtree: true, childList: true, characterData: true });
  }));
  await page.locator('#run-learn').click();
  await stopped;
  await says(page, '.learn .told', 'Learning was stopped before anything was proved');
});

visit('a game that is no game is refused where it is typed', link('nim', '&of=difference&other=nim:misere'), async (page) => {
  await page.locator('#learn-other').fill('square:1');
  await page.locator('#learn-other').press('Enter');
  await says(page, '.learn .error', 'square');
  assert.equal(await page.locator('#learn-other').getAttribute('aria-invalid'), 'true');
  await page.waitForURL(/other=nim:misere/);
});

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
  assert.equal(download.suggestedFilename(), 'bittersweet-learned-triangle-k=7.txt');
  assert.deepEqual(await violations(page), []);
});
