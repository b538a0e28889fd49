// Takes the pictures of the README and of docs/misprints.md, and the one that other sites show beside a link, from the built page:
// `./dev pictures`. They are not compared with anything: fonts differ from machine to machine.
import fs from 'node:fs/promises';
import path from 'node:path';
import { launch, open, pictures, serve, settled } from './page.mjs';

/** Parts of the page with some room around them, so that no number at the edge is cut off. */
async function still(page, name, parts, [across, down] = [12, 12]) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const clip = await page.locator(parts).evaluateAll((all, [across, down]) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)) - across, Math.min(...boxes.map((box) => box.top)) - down];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)) + across, Math.max(...boxes.map((box) => box.bottom)) + down];
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  }, [across, down]);
  await fs.writeFile(`${pictures}/${name}.png`, await page.screenshot({ animations: 'disabled', fullPage: true, clip }));
}

/** A page as it is seen, at a size at which two stand beside each other. */
async function screen(browser, name, address, { ready, act = async () => {} }) {
  const { page, context } = await open(browser, address, { ready, closed: true, viewport: { width: 1120, height: 760 } });
  await act(page);
  await settled(page);
  await fs.writeFile(`${pictures}/${name}.png`, await page.screenshot({ animations: 'disabled' }));
  await context.close();
}

const play = (browser, url) =>
  screen(browser, 'play', `${url}#chapter=slopes`, {
    ready: '#app:not(:has(.late)) .stage .drawing',
    act: (page) => page.locator('.act button').first().click(),
  });

const explore = (browser, url) => screen(browser, 'explore', `${url}explore.html#g=triangle:k=3:7,4,7`, { ready: '.numbers' });

async function sweep(browser, url) {
  const link = `${url}laboratory.html#show=sweep&sweep=pass:4.1&over=1..16,0..16&upto=40`;
  const { page, context } = await open(browser, link, { ready: '.sweep', viewport: { width: 1200, height: 900 } });
  await page.locator('#run-sweep').click();
  await page.locator('.sweep > .told').waitFor();
  await still(page, 'sweep', '.sweep-picture');
  await context.close();
}

/** The picture that other sites show beside a link to this one: the landing page as it opens. */
async function card(browser, url) {
  const { page, context } = await open(browser, url, { ready: '.stage .board', viewport: { width: 800, height: 420 }, deviceScaleFactor: 1.5 });
  // The name of a language in its own script would be boxes on a machine without a font for that.
  await page.evaluate(() => document.querySelectorAll('.languages').forEach((part) => (part.style.visibility = 'hidden')));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await fs.writeFile(path.join(pictures, '../static/icons/card.png'), await page.screenshot({ animations: 'disabled' }));
  await context.close();
}

const server = await serve();
const browser = await launch();
try {
  for (const take of [play, explore, sweep, card]) await take(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
