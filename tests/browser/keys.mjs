// Going through a page as a reader who has only a keyboard does: from stop to stop, by the role and name of each for screen readers.
import assert from 'node:assert/strict';
import { follow } from './figures.mjs';

/** For each page the session in which the browser is asked what it says of the page to a screen reader. */
const sessions = new WeakMap();

async function sessionOf(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  return sessions.get(page);
}

/** The element with the focus: its role and its name, as the browser itself computes them. */
export async function focused(page) {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return { role: nodes[0].role?.value ?? '', name: nodes[0].name?.value ?? '' };
}

/** Presses these keys one after the other. */
export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses a key. Tab moves the focus at once, so nothing has to be drawn before the next one. */
const move = (page, key) => (key.endsWith('Tab') ? Object.getPrototypeOf(page.keyboard).press : page.keyboard.press).call(page.keyboard, key);

/** The stops of the keyboard, in the order of Tab or of another key that moves the focus; once all round. */
export async function* stops(page, key = 'Tab') {
  const elements = await page.evaluateHandle(() => new Set());
  for (;;) {
    await move(page, key);
    const isNew = await elements.evaluate((all) => all.size < all.add(document.activeElement).size);
    if (!isNew) return;
    yield focused(page);
  }
}

/** Moves on until the focus is on an element with this role and this name; fails if there is none. */
export async function reach(page, role, name, key = 'Tab') {
  const met = [];
  for await (const stop of stops(page, key)) {
    if (stop.role === role && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
    met.push(`${stop.role} “${stop.name}”`);
  }
  assert.fail(`${key} does not lead to the ${role} ${name}, but to: ${met.join(', ')}`);
}

/** Opens another link in a page that is open. The keyboard begins at the first stop again, as in a page that has just been opened. */
export async function opens(page, fragment) {
  await follow(page, fragment);
  await page.evaluate(() => document.querySelector('a[href], button').focus());
}
