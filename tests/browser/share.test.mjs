// Sharing: what the dialog offers is what works, and the worksheet as it is printed.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe } from 'node:test';
import { laboratory, says, serve, settled } from './page.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { visit } = laboratory({ settles: true });
const link = '#g=triangle:k=3:7,4,7&n=20&table=y:2&computer=second:80:7';

/** Opens the dialog and gives it. */
async function share(page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.waitFor();
  return dialog;
}

const text = (dialog, label) => dialog.getByLabel(label, { exact: true }).inputValue();

/** The text of a line once the page has written what is looked for into it. */
async function written(page, dialog, label, pattern) {
  const box = dialog.getByLabel(label, { exact: true });
  await page.waitForFunction(([box, pattern]) => new RegExp(pattern).test(box.value), [await box.elementHandle(), pattern.source]);
  return box.inputValue();
}

/** Opens a page of another server with this body. */
async function inAnotherPage(page, body, steps) {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A lesson</title></head><body>${body}</body></html>`;
  const other = await serve('/nowhere', { at: '/', overrides: { 'page.html': html, 'favicon.ico': '' } });
  const lesson = await page.context().newPage();
  await lesson.goto(`${other.url}page.html`);
  await steps(lesson);
  await lesson.close();
  await other.close();
}

describe('the dialog', () => {
  visit('link, frame and element open what is on the page', link, async (page) => {
    const dialog = await share(page);
    assert.equal(await text(dialog, 'Link to this page'), page.url());
    await dialog.getByLabel('Grundy value and outcome').check();
    await dialog.getByLabel('undo and redo').uncheck();
    await dialog.getByLabel('Task above the position').fill('Who wins, "you" or I & why?');
    await dialog.getByLabel('Task above the position').press('Tab');
    const preview = dialog.frameLocator('iframe');
    await preview.getByText('Who wins, "you" or I & why?').first().waitFor();
    await preview.locator('.verdict').waitFor();
    assert.equal(await preview.getByRole('button', { name: 'Undo' }).count(), 0);
    await inAnotherPage(page, await text(dialog, 'Embed code: a line to paste into your page'), async (lesson) => {
      const frame = lesson.frameLocator('iframe');
      await frame.locator('.board').waitFor();
      await frame.getByText('Who wins, "you" or I & why?').first().waitFor();
      assert.equal(await frame.getByRole('button', { name: 'Undo' }).count(), 0);
    });
    await inAnotherPage(page, await text(dialog, 'HTML element with methods and events (for programmers)'), async (lesson) => {
      const frame = lesson.frameLocator('bittersweet-game iframe');
      await frame.locator('.board').waitFor();
      await frame.getByText('Who wins, "you" or I & why?').first().waitFor();
      const told = await lesson.evaluate(() => document.querySelector('bittersweet-game').evaluate('nim:1,2,3'));
      assert.deepEqual([told.grundy, told.outcome], [0, 'P']);
    });
  });

  visit('keeps changes that come faster than the page is drawn', '#g=nim:3,5,4', async (page) => {
    const dialog = await share(page);
    const boxes = ['undo and redo', 'Grundy value and outcome', 'moves'].map((label) => dialog.getByLabel(label, { exact: true }));
    const before = await Promise.all(boxes.map((box) => box.isChecked()));
    await page.evaluate((all) => all.forEach((box) => box.click()), await Promise.all(boxes.map((box) => box.elementHandle())));
    const frame = await written(page, dialog, 'Embed code: a line to paste into your page', /lock=moves/);
    const line = new URL(frame.match(/src="([^"]*)"/)[1].replaceAll('&amp;', '&'));
    assert.deepEqual(await Promise.all(boxes.map((box) => box.isChecked())), before.map((was) => !was));
    const controls = line.searchParams.get('controls').split(',');
    assert.deepEqual([controls.includes('undo'), controls.includes('value')], [!before[0], !before[1]]);
    assert.equal(line.searchParams.get('lock'), 'moves');
  });

  visit('locks say what they are, and lock', '#g=nim:3,5,4', async (page) => {
    const dialog = await share(page);
    await says(page, '.share-dialog', 'Locks are a convenience, not protection');
    await dialog.getByLabel('moves', { exact: true }).check();
    await written(page, dialog, 'Embed code: a line to paste into your page', /lock=moves/);
    const preview = dialog.frameLocator('iframe');
    await preview.locator('.board').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Share');
  });

  visit('a line is copied, or marked where the browser does not let the page copy', link, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await share(page);
    await dialog.getByRole('button', { name: 'Copy: Link to this page' }).click();
    await says(page, '.share-line', 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await dialog.getByRole('button', { name: 'Copy: Embed code: a line to paste into your page' }).click();
    await says(page, '.share-line', 'Selected. Press Ctrl+C');
    assert.match(await page.evaluate(() => getSelection().toString() || document.activeElement.value), /^<iframe/);
  });

  visit('the code says the link', '#g=nim:3,5,4', async (page) => {
    const dialog = await share(page);
    // Three finder patterns: the rows of dark and light modules through their middles, 1:1:3:1:1.
    const code = dialog.getByRole('img', { name: 'QR code of the link, for phones' });
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

  visit('on a phone nothing overflows, and axe finds nothing', link, async (page) => {
    await page.addScriptTag({ path: axe });
    for (const [width, colorScheme] of [[360, 'light'], [768, 'dark'], [1440, 'light']]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const dialog = await share(page);
      assert.equal(await dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth), true, `${width}`);
      const { violations } = await page.evaluate(() => axe.run('.share-dialog', { iframes: false }));
      assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), [], `${width}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  });
});

describe('the worksheet', () => {
  /** How many pages a PDF has. */
  const pages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length;

  async function sheet(page) {
    await page.locator('.worksheet summary').click();
    await page.locator('.sheet').waitFor();
  }

  for (const [game, most] of [['triangle:k=3:7,4,7', 11], ['step:k=4,s=2:4,3,13', 7], ['sharing:0,5,16', 11], ['nim:misere:3,7,4', 7]]) {
    visit(`${game} fits on a page, and its answers on a second one`, `#g=${game}`, async (page) => {
      await sheet(page);
      await page.locator('#sheet-size').fill(`${most}`);
      await page.locator('#sheet-size').press('Enter');
      await page.waitForFunction((rows) => document.querySelectorAll('.sheet .to-fill tbody tr').length === rows, most + 1);
      assert.equal(pages(await page.pdf({ preferCSSPageSize: true })), 1);
      await page.getByLabel('With answers').check();
      await page.locator('.answers .to-fill td.p').first().waitFor();
      await settled(page);
      assert.equal(pages(await page.pdf({ preferCSSPageSize: true })), 2);
    });
  }

  visit('what is printed is black on white, and nothing but the sheet', '#g=triangle:k=3:7,4,7', async (page) => {
    await sheet(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['.board-panel', '.figures', 'h1', '.sheet-controls']) {
      assert.equal(await page.locator(part).first().isVisible(), false, part);
    }
    const colours = await page.locator('.sheet').evaluate((sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
    assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    assert.equal(await page.locator('.sheet .qr').isVisible(), true);
  });

  visit('the table of the answers has the values of the table of values', '#g=triangle:k=3:7,4,7&n=7&table=y:0', async (page) => {
    const read = (part) =>
      page.locator(part).evaluate((table) => [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())));
    await sheet(page);
    const empty = await read('.sheet:not(.answers) .to-fill');
    assert.ok(empty.flat().every((cell) => cell === ''));
    await page.getByLabel('With answers').check();
    await page.locator('.answers .to-fill td.p').first().waitFor();
    assert.deepEqual(await read('.answers .to-fill'), await read('.numbers'));
    assert.deepEqual(await page.locator('.answers ul li').count(), 3);
  });
});
