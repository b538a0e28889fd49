// The bar of the day: the same for everybody, by the date of the device.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { follow } from './figures.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
/** The date of the device, some days later. */
const dateAfter = (page, days) => page.evaluate((days) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}, days);

describe('the bar of the day', () => {
  visit('is one tap away, asks who can win it, and counts the days in a row', '', async (page) => {
    const [yesterday, today, tomorrow] = [await dateAfter(page, -1), await dateAfter(page, 0), await dateAfter(page, 1)];
    await page.evaluate((text) => localStorage.setItem('bittersweet.days', text), `${yesterday} 3`);
    await page.reload();
    await says(page, '.more', '3 days in a row');
    await page.getByRole('link', { name: 'Bar of the day' }).click();
    await says(page, 'h1', 'Bar of the day');
    await page.waitForFunction((today) => location.hash === `#day=${today}`, today);
    const bar = await page.locator('.stage .board').getAttribute('aria-label');

    await part('refuses a day that has not come, and what is no date', async () => {
      await follow(page, `#day=${tomorrow}`);
      await says(page, '.notice', `You cannot play the bar of ${tomorrow} yet.`);
      await follow(page, '#day=2026-02-30');
      await says(page, '.notice', 'is not a date');
      assert.equal(await page.locator('.stage .board').getAttribute('aria-label'), bar, 'the bar stays');
    });
    await part('opens a day that is over, which is another bar', async () => {
      await follow(page, `#day=${yesterday}`);
      await page.waitForFunction((bar) => document.querySelector('.stage .board').getAttribute('aria-label') !== bar, bar);
    });
    await page.getByRole('button', { name: 'No: Noir begins' }).click();
    await says(page, '.turn', 'Your move.');
    assert.match(await page.evaluate(() => location.hash), new RegExp(`^#day=${yesterday}&bar=.*;.*&first=opponent`));
  });
});
