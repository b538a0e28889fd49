// The screens of Explore between one change and the next: every screen is recorded, and each answer on it judged by plain recursion.
import assert from 'node:assert/strict';
import { bar } from './rules.mjs';

const judges = new Map();
const judge = (k) => judges.get(k) ?? judges.set(k, bar(k).value).get(k);

/**
 * Records from now on each screen that differs from the one before. A screen is the question (the notation beside the board), the verdict
 * next to it, and the table: its caption, label and numbers, and its mark as the answer to another question.
 */
export const watch = (page) =>
  page.evaluate(() => {
    window.screens = new Set();
    window.apart = { now: 0, longest: 0 };
    const look = () => {
      const one = document.querySelector('#table .one');
      const verdict = document.querySelector('.verdict');
      const value = verdict.querySelector('.value mn:last-child')?.textContent;
      window.screens.add(JSON.stringify({
        question: document.querySelector('#notation').value,
        cells: verdict.querySelector('.value mtext')?.textContent ?? '',
        value: value === undefined ? null : Number(value),
        outcome: verdict.querySelector('.outcome')?.className ?? null,
        isStale: one.classList.contains('stale'),
        caption: one.querySelector('.caption')?.textContent ?? null,
        label: one.querySelector('.numbers')?.getAttribute('aria-label') ?? null,
        numbers: [...one.querySelectorAll('.numbers :is(.p, .n)')].map(({ id, textContent }) => [...id.split('-').slice(1), textContent].map(Number)),
      }));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    // The value of a field changes without a mutation.
    const drawn = () => {
      look();
      const [above, below] = ['.numbers', '.caption'].map((part) => document.querySelector(`#table ${part}`));
      const isApart = above && below && /k = \d+/.exec(above.getAttribute('aria-label'))[0] !== /k = \d+/.exec(below.textContent)[0];
      window.apart.now = isApart ? window.apart.now + 1 : 0;
      window.apart.longest = Math.max(window.apart.longest, window.apart.now);
      requestAnimationFrame(drawn);
    };
    drawn();
  });

/** The verdict is that of the position beside it. Returns whether there was one. */
function isOfPosition({ question, cells, value, outcome }) {
  const [, k, position] = /^triangle:k=(\d+):(.*)$/.exec(question);
  if (value === null) return false;
  const right = judge(Number(k))(position.split(',').map(Number));
  assert.deepEqual([cells.split(/,\s/).join(), value, outcome], [position, right, `outcome ${right === 0 ? 'p' : 'n'}`], question);
  return true;
}

/** The numbers are those that their label names, and caption and label name the question, unless they are marked as old. */
function isOfLabel({ question, isStale, caption, label, numbers }) {
  if (caption === null || label === null) return false;
  const [, k, y] = /k = (\d+): [^,]*, y = (\d+)/.exec(label).map(Number);
  const value = judge(k);
  for (const [x, z, number] of numbers) assert.equal(number, value([x, y, z]), `(${x}, ${y}, ${z}) in ${label}`);
  if (!isStale) assert.ok(caption.includes(`k = ${/k=(\d+)/.exec(question)[1]}:`), `${question} beside ${caption}`);
  return numbers.length > 0;
}

/**
 * Judges each screen so far. Returns how many had a verdict, how many a table of their question, and how many an older one. In a busy
 * browser caption and mark can be drawn a task before the numbers. For a frame or two they may then name another ruleset than the numbers
 * do.
 */
export async function judged(page) {
  const screens = (await page.evaluate(() => [...window.screens])).map((screen) => JSON.parse(screen));
  const { longest } = await page.evaluate(() => window.apart);
  assert.ok(longest <= 2, `numbers and caption were of two rulesets for ${longest} frames`);
  const counts = { screens: screens.length, verdicts: 0, tables: 0, stale: 0 };
  for (const screen of screens) {
    if (isOfPosition(screen)) counts.verdicts += 1;
    if (isOfLabel(screen)) counts[screen.isStale ? 'stale' : 'tables'] += 1;
  }
  return counts;
}
