// The map of a set that was proved: its pixels, moving and zooming by every means, far places, the nearest positions, links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './everybody.mjs';
import { follow } from './figures.mjs';
import { laboratory, open, part, says } from './page.mjs';

const home = laboratory({ at: 'bench.html', ready: '.learn' });
const { visit } = home;
const link = (rules, more = '&zoom=0,0,0') => `#show=learn&learn=${rules}&of=p${more}`;
const LAST = 2 ** 53 - 1;

/** Waits until the address has this. */
const addressed = (page, text) => page.waitForFunction((text) => decodeURIComponent(location.hash).includes(text), text);

/** Waits until the map is painted. */
const painted = (page) =>
  page.waitForFunction(() => {
    const canvas = document.querySelector('.zoom-canvas');
    if (!canvas?.width) return false;
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 1 - canvas.height);
    return copy.getImageData(0, 0, 1, 1).data[3] > 0;
  }, null, { timeout: 60_000 });

/** The place of the map, once all of it is in sight. */
async function sheet(page) {
  await page.locator('.zoom-sheet').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return page.locator('.zoom-sheet').boundingBox();
}

/** The pixels of a square at the lower left, rows from below: each is dark, light or nothing. */
const corner = (page, side) =>
  page.evaluate((side) => {
    const canvas = document.querySelector('.zoom-canvas');
    const copy = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, side - canvas.height);
    const { data } = copy.getImageData(0, 0, side, side);
    return Array.from({ length: side * side }, (_, at) => {
      const place = 4 * ((side - 1 - Math.floor(at / side)) * side + (at % side));
      return data[place + 3] === 0 ? 'nothing' : data[place] < 100 ? 'member' : 'other';
    });
  }, side);

visit('a link to a map learns the set at once, the map is moved by every means, and a place near 2⁵³ is typed', link('triangle:k=3'), async (page) => {
  await part('a link to a map learns the set at once, and every pixel is what the formula says', async () => {
    await painted(page);
    const pixels = await corner(page, 200);
    pixels.forEach((pixel, at) => {
      const [x, z] = [at % 200, Math.floor(at / 200)];
      assert.equal(pixel, 3 * (x ^ z) <= x + z ? 'member' : 'other', `${x}, ${z}`);
    });
    const numbers = await page.locator('.zoom-ticks.up text').allTextContents();
    assert.deepEqual(numbers.slice(0, 3), ['50', '100', '150']);
    await says(page, '.zoom-growth', 'sides 1, 2, 4, 8, 16, 32, 64, 128, …: in this order, they contain 1, 2, 6, 22, 86, 342,');
    await says(page, '.zoom-growth', 'contains 4 times as many');
  });
  await part('buttons, keys, wheel and dragging move the map, and the address goes with it', async () => {
    await painted(page);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await addressed(page, 'zoom=0,0,1');
    await page.locator('.zoom-frame').focus();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await addressed(page, 'zoom=0,0,3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    const side = await page.locator('.zoom-canvas').evaluate((canvas) => canvas.width);
    const step = Math.floor(side / 8) * 8;
    await addressed(page, `zoom=${step},${step},3`);
    // A drag to the left and down shows larger numbers.
    const box = await sheet(page);
    await page.mouse.move(box.x + 300, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 250, box.y + 150, { steps: 3 });
    await page.mouse.up();
    await addressed(page, `zoom=${step + 400},${step + 400},3`);
    // The end of a drag chooses nothing.
    assert.equal(await page.locator('.zoom-nearest').count(), 0);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await page.waitForFunction(() => /zoom=\d+,\d+,[12](&|$)/.test(location.hash));
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await says(page, '.zoom-range.up', 'z from 0 to 9\u202f007\u202f199\u202f254\u202f740\u202f991');
    // A reader who goes back leaves the map, not a hundred small motions.
    assert.equal(await page.evaluate(() => history.length), entries);
  });
  // The address follows the map after a moment, and would undo a link that came before.
  await page.waitForFunction(() => /zoom=0,0,\d\d/.test(location.hash));
  await follow(page, link('triangle:k=3'));
  await part('a place near 2⁵³ is typed, and refused beyond it', async () => {
    await says(page, '.zoom-range.across', /^x from 0 to \d{3}$/);
    await painted(page);
    for (const name of ['across', 'up']) {
      await page.locator(`#zoom-${name}`).fill(String(LAST));
      await page.locator(`#zoom-${name}`).press('Enter');
    }
    // The last place is at the upper right.
    const side = await page.locator('.zoom-canvas').evaluate((canvas) => canvas.width);
    await addressed(page, `zoom=${LAST + 1 - side},${LAST + 1 - side},0`);
    assert.ok((await page.locator('.zoom-ticks text').allTextContents()).every((number) => /^…\d{3}$/.test(number)));
    // There x ⊕ z is small, and so is a third of x + z not: every place has a P-position above it.
    await says(page, '.zoom-inside', '100.0 %');
    await page.locator('#zoom-across').fill(String(LAST + 1));
    await page.locator('#zoom-across').press('Enter');
    await says(page, '.zoom .error', '0');
    await page.waitForURL(new RegExp(`zoom=${LAST + 1 - side},`));
  });
});

visit('a plane has no cell where no position is legal, a click says who wins there, and buttons lead to the nearest P-positions', link('triangle:k=3', '&zoom=0,0,0&plane=y:40'), async (page) => {
  await part('a plane with a fixed coordinate has no cell where no position is legal', async () => {
    await says(page, '.zoom-range.across', 'x from 0');
    await page.waitForFunction(() => document.querySelector('.zoom-canvas').width > 0);
    const pixels = await corner(page, 160);
    pixels.forEach((pixel, at) => {
      const [x, z] = [at % 160, Math.floor(at / 160)];
      assert.equal(pixel, x + z < 120 ? 'nothing' : (x ^ z) === 40 ? 'member' : 'other', `${x}, ${z}`);
    });
    await says(page, '.zoom-growth', 'contains 2 times as many');
  });
  await follow(page, link('triangle:k=3', '&zoom=0,0,-4&plane=y:1'));
  await part('a click says who wins there, and six buttons lead to the nearest P-positions', async () => {
    await says(page, '.zoom-here', 'Choose a place');
    await says(page, '.zoom-range.across', /^x from 0 to \d\d$/);
    const box = await sheet(page);
    // (5, 1, 9), in cells of 16 pixels.
    await page.mouse.move(box.x + 5 * 16 + 8, box.y + box.height - (9 * 16 + 8));
    await says(page, '.zoom .pointed', '(5, 1, 9) is an N-position.');
    await page.mouse.down();
    await page.mouse.up();
    await says(page, '.zoom-here', '(5, 1, 9) is an N-position.');
    await addressed(page, 'here=5,1,9');
    assert.deepEqual(await page.locator('.zoom-nearest button').allInnerTexts(), [
      'none with smaller x', 'raise x to 8', 'none with smaller y', 'none with larger y', 'lower z to 4', 'none with larger z']);
    await page.getByRole('button', { name: 'raise x to 8' }).click();
    await says(page, '.zoom-here', '(8, 1, 9) is a P-position.');
    await addressed(page, 'here=8,1,9');
    assert.equal(await page.locator('.zoom-marks .here').count(), 1);
  });
});

visit('the map is saved as a picture, has both layers of a pass, and names the piles', link('triangle:k=5'), async (page) => {
  await part('the map is saved as a picture', async () => {
    await painted(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.zoom-save').click()]);
    assert.equal(download.suggestedFilename(), 'bittersweet-zoom-triangle-k=5.png');
  });
  await follow(page, link('step:k=4,s=2,pass', '&zoom=0,0,0&p=0'));
  await part('the map of a game with a pass has both layers, and a link says which', async () => {
    await painted(page);
    assert.ok(await page.getByRole('radio', { name: 'Used', exact: true }).isChecked());
    await page.getByRole('radio', { name: 'Unused' }).check();
    await addressed(page, 'p=1');
  });
  await follow(page, link('sharing'));
  await part('what runs across and up of three piles is b and a', async () => {
    await painted(page);
    await says(page, '.zoom-range.up', 'a from 0');
    await says(page, '.zoom-range.across', 'b from 0');
    assert.equal(await page.getByRole('radio', { name: 'From above' }).count(), 0);
  });
});

visit('on small screens nothing is cut off, and every target is large enough', link('step:k=4,s=3', `&zoom=${LAST - 700},${LAST - 700},0&plane=y:4&here=7,4,11`), async (page) => {
  for (const width of [360, 768]) {
    await part(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.locator('.zoom-canvas').waitFor({ timeout: 60_000 });
      await page.waitForFunction(() => document.querySelector('.zoom-canvas').width > 0);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      const small = await page.locator('.zoom button').evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length);
      assert.equal(small, 0);
      assert.deepEqual(await violations(page, { part: '.zoom' }), []);
    });
  }
});

test('the figures of Explore lead to the map of the same game, plane and place', async () => {
  const url = `${home.server.url}explore.html#g=step:k=4,s=2,pass:3,1,9,1&n=40&table=y:4&show=outcomes&form=colours`;
  const { page, context, complaints } = await open(home.browser, url);
  const href = await page.locator('#table .far a').getAttribute('href');
  assert.match(href, /^bench\.html#show=learn&learn=step:k=4,s=2,pass&of=p&plane=y:4&zoom=0,0,-4&p=[01]$/);
  await page.locator('#table .far a').click();
  await says(page, '.zoom-range.across', 'x from 0');
  assert.equal(await page.locator('#zoom-fixed').inputValue(), '4');
  assert.deepEqual(complaints, []);
  await context.close();
});
