// Sharing: a link in the header of every room; from Explore also the way to Teach with the same position, which has its code for phones.
import assert from 'node:assert/strict';
import { each, laboratory, part, says } from './page.mjs';
const { visit } = laboratory({ settles: true });
const link = '#g=triangle:k=3:7,4,7&n=20&table=y:2';

/** Opens the dialog and gives it. */
async function share(page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.waitFor();
  return dialog;
}

visit('the link is copied and opens what is on the page, and the dialog gives back the focus', link, async (page, context) => {
  await part('Escape closes the dialog, and the button has the focus again', async () => {
    const dialog = await share(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Share');
  });
  await part('a line is copied, or marked where the browser does not let the page copy', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await share(page);
    await dialog.getByRole('button', { name: 'Copy: Link to this page' }).click();
    await says(page, '.share-line', 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await dialog.getByRole('button', { name: 'Copy: Link to this page' }).click();
    await says(page, '.share-line', 'The text is selected. Press Ctrl+C');
    assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), page.url());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
  await part('the link opens what is on the page, and Teach opens the position', async () => {
    const dialog = await share(page);
    assert.equal(await dialog.getByLabel('Link to this page', { exact: true }).inputValue(), page.url());
    await dialog.getByRole('link', { name: 'Use this position in Teach' }).click();
    await page.locator('main.teach').waitFor();
    assert.equal(await page.getByLabel('Position', { exact: true }).inputValue(), 'triangle:k=3:7,4,7');
  });
});

laboratory({ at: 'teach.html', ready: '.qr' }).visit('the code in Teach has its finder patterns, and is dark on light in both themes', '#g=nim:3,5,4&tab=link', async (page) => {
  const code = page.getByRole('img', { name: 'QR code of the link, for phones' });
  await part('three finder patterns', async () => {
    // The rows of dark and light modules through their middles, 1:1:3:1:1.
    const [side, dark] = await code.evaluate((svg) => {
      const side = svg.viewBox.baseVal.width;
      const dark = new Set();
      for (const [, x, y, length] of svg.querySelector('.dark').getAttribute('d').matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at},${y}`);
      return [side, [...dark]];
    });
    const modules = new Set(dark);
    const row = (x, y) => Array.from({ length: 7 }, (_, at) => (modules.has(`${x + at},${y}`) ? 1 : 0)).join('');
    for (const [x, y] of [[4, 4], [side - 11, 4], [4, side - 11]]) {
      assert.deepEqual([row(x, y), row(x, y + 1), row(x, y + 3)], ['1111111', '1000001', '1011101']);
    }
  });
  await part('dark on light in both themes', async () => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      const fills = await code.evaluate((code) => ['.light', '.dark'].map((part) => getComputedStyle(code.querySelector(part)).fill));
      assert.deepEqual(fills, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], colorScheme);
    }
  });
});

const rooms = {
  Play: ['#chapter=strip', '#app:not(:has(.late)) .stage .drawing'],
  'laboratory.html': ['#show=formula', 'main'],
  'papers.html': ['#paper=triangular', 'main.papers h1'],
  'teach.html': ['#tab=link', 'main.teach'],
};
laboratory({ at: 'lesson.html', ready: 'main' }).visit('every other room shares its link from the header: it is copied, or selected, or goes to other programs', '', async (page, context) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await each(rooms, async ([fragment, ready], room) => {
    await page.goto(new URL((room === 'Play' ? './' : room) + fragment, page.url()).href);
    await page.locator(ready).first().waitFor();
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await button.click();
    await says(page, '.tools [role=status] > span', 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button.click();
    await page.waitForFunction(() => getSelection().toString() === location.href);
    // If the device has a list of programs, the link goes there, and the page says nothing.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: async (given) => void (window.shared = given) }));
    await button.click();
    assert.deepEqual(await page.evaluate(() => window.shared), { url: page.url() });
  });
});
