// Words that are explained where they are used, by keyboard, mouse and touch, and the glossary with all of them.
import assert from 'node:assert/strict';
import { follow } from './figures.mjs';
import { laboratory, part, says, settled } from './page.mjs';

// In the headless shell a tap does not open a popover.
const { visit } = laboratory({ hasWindows: true });

/** The words that were met on any of the pages. */
const met = new Set();

/** Goes to every word that is in sight by keyboard, and sees that its meaning opens and closes without moving anything. */
async function walk(page) {
  const terms = page.locator('.term:visible');
  assert.ok((await terms.count()) > 0);
  for (let index = 0; index < (await terms.count()); index += 1) {
    const term = terms.nth(index);
    const id = await term.getAttribute('aria-describedby');
    const meaning = page.locator(`[id="${id}"]`);
    await term.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.activeElement?.blur());
    const before = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
    assert.ok(await term.evaluate((button) => button.tabIndex === 0 && button.tagName === 'BUTTON'));
    await term.focus();
    await meaning.filter({ visible: true }).waitFor();
    assert.match(await meaning.innerText(), /\S.{20,}\./s);
    const box = await meaning.boundingBox();
    const width = await page.evaluate(() => innerWidth);
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${id}: ${box.x} to ${box.x + box.width}`);
    assert.deepEqual(await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]), before);
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'hidden' });
    met.add((await meaning.locator('a').getAttribute('href')).split('#')[1]);
  }
}

/** Goes to another page of the site. */
async function goes(page, file, ready) {
  await page.goto(new URL(file, page.url()).href);
  await page.locator(ready).first().waitFor();
  // Parts that are still to come move the rest.
  await settled(page);
}

visit('every word is reached by keyboard where it is used, its meaning comes with the mouse, and the glossary has all of them', '#g=triangle:k=3:7,4,7&n=9&why=1', async (page) => {
  for (const game of ['triangle:k=3:7,4,7', 'step:k=4,s=3,pass:0,2,9,1', 'bar:rim=floor((2*x+z+1)/3):4,2,5', 'sharing:0,5,16', 'nim:3,7,4']) {
    await follow(page, `#g=${game}&n=9&why=1`);
    await part(`of ${game}`, async () => {
      await settled(page);
      await page.locator('.why').evaluate((why) => (why.open = true));
      await page.locator('.reasons').evaluate((reasons) => (reasons.open = true));
      await page.locator('.why .term').first().waitFor();
      await walk(page);
    });
  }
  await follow(page, '#g=triangle:k=3:7,4,7&n=9');
  await part('a meaning comes with the mouse and goes with it', async () => {
    const term = page.locator('[aria-describedby="parameters-k"]');
    await term.hover();
    await says(page, '#parameters-k:popover-open', 'The flatness of the bar');
    await page.mouse.move(2, 2);
    await page.locator('#parameters-k').waitFor({ state: 'hidden' });
  });
  await part('on a narrow screen', async () => {
    const { width, height } = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    await walk(page);
    await page.setViewportSize({ width, height });
  });
  // The formula of the bench is tested by itself.
  for (const [file, ready] of [['explore.html#g=triangle:k=3:7,4,7&figure=line', '.terms'], ['laboratory.html', '.terms'], ['bench.html#show=search', '.test .told']]) {
    await part(file, async () => {
      await goes(page, file, ready);
      await walk(page);
    });
  }
  await goes(page, 'glossary.html', 'dl');
  await part('the glossary has every word that is explained anywhere, each with a live position', async () => {
    const words = await page.locator('dt').evaluateAll((all) => all.map((word) => word.id));
    assert.deepEqual([...met].sort(), [...words].sort());
    for (const word of words) {
      const entry = page.locator('.entry').filter({ has: page.locator(`dt[id="${word}"]`) });
      await entry.scrollIntoViewIfNeeded();
      const frame = entry.locator('iframe').contentFrame();
      await frame.locator('main.embed').waitFor();
      assert.equal(await frame.locator('.notice').count(), 0, word);
    }
  });
  await part('the glossary is there in Japanese', async () => {
    await page.getByRole('link', { name: '日本語' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'ja');
    assert.equal(await page.locator('h1').innerText(), '用語集');
    await page.locator('iframe').first().contentFrame().locator('.turn').filter({ hasText: 'プレイヤー1の番です。' }).waitFor();
  });
});

visit('the meaning of a word comes by touch', '#g=triangle:k=3:7,4,7', async (page) => {
  await page.locator('.rules > summary').tap();
  await page.locator('[aria-describedby="parameters-misere"]').tap();
  await says(page, '#parameters-misere:popover-open', 'The player who makes the last move loses');
}, { hasTouch: true, viewport: { width: 360, height: 740 } });
