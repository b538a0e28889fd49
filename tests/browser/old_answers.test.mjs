// While the answer to a new question is awaited, each figure shows the one before: marked as old, and in words that name its own ruleset.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opened, spy } from './faults.mjs';
import { anew, each, openGroups, settled, shows, withBrowser } from './page.mjs';

const home = withBrowser();

/** Rulesets, each with a position and with its name in captions. */
const BARS = [3, 2, 4].map((k) => [`triangle:k=${k}`, '6,2,8', `Triangular bar, k = ${k}`]);
const PILES = [
  ['sharing', '0,5,16', 'Sharing Nim'],
  ['sharing:misere', '0,5,16', 'Sharing Nim, misère play'],
  ['sharing:pass,misere', '0,5,16,0', 'Sharing Nim, misère play, pass used'],
];

/** Each figure: its rulesets, its part of the link, its place, and the element that has to become pale. */
const FIGURES = {
  'a table': [BARS, 'n=12', '#table', '.window'],
  'a heat map': [BARS, 'n=40&form=colours', '#table', '.heat-frame'],
  'P-positions from above': [BARS, 'n=12&figure=positions', '#plot', '.plot'],
  'P-positions in space': [BARS, 'n=12&figure=positions&plot=space', '#plot', '.cloud-stage'],
  'P-positions one by one': [BARS, 'n=12&figure=positions&plot=list', '#plot', '.positions'],
  'a sequence': [BARS, 'n=12&figure=line', '#line', '.sequence'],
  'a column of Sharing Nim': [PILES, 'n=16&figure=columns', '#columns', '.mirrored'],
};

const set = async (page, [ruleset, position]) => {
  await page.locator('#notation').fill(`${ruleset}:${position}`);
  await page.locator('#notation').press('Enter');
  await shows(page, `${ruleset}:${position}`);
};

/** The ruleset that the caption names. */
const named = async (page, part, rulesets) => {
  const text = await page.locator(`${part} .caption`).first().textContent();
  return rulesets.filter(([, , name]) => text.startsWith(`${name}:`)).map(([ruleset]) => ruleset);
};

test('the answer to an earlier question is pale in every figure, and named as what it is', async (t) => {
  const { page, complaints } = await opened(t, `${home.server.url}explore.html`, home.browser, { before: spy });
  await each(FIGURES, async ([rulesets, look, part, drawing]) => {
    const [first, second, third] = rulesets;
    await anew(page, `#g=${first[0]}:${first[1]}&${look}`, '.board-panel');
    await openGroups(page);
    await page.locator(`${part} ${drawing}`).waitFor();
    await settled(page);
    assert.equal(await page.locator(`${part} .stale`).count(), 0);
    assert.deepEqual(await named(page, part, rulesets), [first[0]]);

    // The answer to the second question does not arrive.
    await page.evaluate(() => (window.meddle.hearing = ([kind]) => (kind === 'Answered' ? 0 : 1)));
    await set(page, second);
    await page.locator(`${part}[aria-busy=true]`).waitFor();
    await page.waitForFunction((old) => Number(getComputedStyle(document.querySelector(old)).opacity) < 1, `${part} .stale ${drawing}`);
    assert.deepEqual(await named(page, part, rulesets), [first[0]]);

    await page.evaluate(() => (window.meddle.hearing = () => 1));
    await set(page, third);
    await page.locator(`${part}[aria-busy=false]`).waitFor();
    await settled(page);
    assert.equal(await page.locator(`${part} .stale`).count(), 0);
    assert.equal(await page.locator(`${part} ${drawing}`).evaluate((one) => getComputedStyle(one).opacity), '1');
    assert.deepEqual(await named(page, part, rulesets), [third[0]]);
  });
  assert.deepEqual(complaints, []);
});
