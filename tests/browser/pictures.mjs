// Takes the pictures of the README and of FINDINGS.md, and the one that other sites show beside a link, from the built page:
// `./dev pictures`. The one that moves is an SVG with a
// few frames. They are not compared with anything: fonts differ from machine to machine.
import fs from 'node:fs/promises';
import path from 'node:path';
import { runs, told, unfold } from './claims.mjs';
import { launch, open, pictures, placeOf, serve, settled } from './page.mjs';

/** The bar, and the number of the groove that is cut: after the seven on the left comes the first one from the top. */
const bar = 'triangle:k=3:7,4,7';
const groove = 8;
/** For how many seconds each frame is shown: the bar, the piece that would fall, the bar after the cut. */
const seconds = [1.6, 2, 2];

/** A part of the page as a picture that is small enough to be kept: WebP, with its size in CSS pixels. */
async function frame(page, clip) {
  const picture = await page.screenshot({ animations: 'disabled', clip });
  return page.evaluate(async (data) => {
    // The page's policy lets nothing be fetched from an address with data.
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, picture.toString('base64'));
}

/** One drawing of all frames. Readers who asked for less motion see the second one, where the piece that would fall is marked. */
function drawing(frames, { width, height }) {
  const whole = seconds.reduce((sum, one) => sum + one, 0);
  let begin = 0;
  const rules = seconds.map((one, index) => {
    const [from, to] = [begin, (begin += one)].map((time) => ((100 * time) / whole).toFixed(2));
    return `@keyframes f${index}{0%,${from}%{opacity:0}${from}%,${to}%{opacity:1}${to}%,100%{opacity:0}}.f${index}{animation:f${index} ${whole}s step-end infinite}`;
  });
  const still = '@media (prefers-reduced-motion:reduce){image{animation:none!important;opacity:0}.f1{opacity:1}}';
  const images = frames.map(
    (data, index) => `<image class="f${index}" width="${width}" height="${height}" href="data:image/webp;base64,${data}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>A bar is cut</title><style>${rules.join('')}${still}</style>${images.join('')}</svg>\n`;
}

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

async function cut(browser, url) {
  const { page, context } = await open(browser, `${url}explore.html#g=${bar}`, { viewport: { width: 760, height: 900 } });
  await settled(page);
  const box = await page.locator('.board-panel').boundingBox();
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.width), height: Math.ceil(Math.min(box.height, 480)) };
  const frames = [await frame(page, clip)];
  const place = await placeOf(page, groove);
  await page.mouse.move(...place);
  frames.push(await frame(page, clip));
  await page.mouse.click(...place);
  await page.waitForFunction((bar) => document.querySelector('#notation').value !== bar, bar);
  await settled(page);
  await page.mouse.move(0, 0);
  frames.push(await frame(page, clip));
  await fs.writeFile(`${pictures}/cut.svg`, drawing(frames, clip));
  await context.close();
}

async function values(browser, url) {
  const link = `${url}explore.html#g=triangle:k=3:60,9,52&n=300&table=y:9&form=colours`;
  const { page, context } = await open(browser, link, { viewport: { width: 1200, height: 900 } });
  await settled(page);
  await still(page, 'table', '#table .heat-frame, #table .heat-legend', [20, 6]);
  await context.close();
}

async function claims(browser, url) {
  const options = { ready: '.claims', viewport: { width: 760, height: 900 } };
  const { page, context } = await open(browser, `${url}laboratory.html#paper=misere&list=main`, options);
  await unfold(page, 'misere:Conj-2.1');
  await runs(page, 'misere:Conj-2.1').click();
  await told(page, 'misere:Conj-2.1').waitFor();
  await still(page, 'laboratory', '[id="claim-misere:Conj-2.1"]', [12, 4]);
  await context.close();
}

async function sweep(browser, url) {
  const link = `${url}laboratory.html#show=sweep&sweep=pass:4.1&over=1..16,0..16&upto=40`;
  const { page, context } = await open(browser, link, { ready: '.sweep', viewport: { width: 1200, height: 900 } });
  await page.locator('#run-sweep').click();
  await page.locator('.sweep > .told').waitFor();
  await still(page, 'sweep', '.sweep-picture');
  await context.close();
}

/** What other sites show beside a link to this one: the landing page as it opens. */
async function card(browser, url) {
  const { page, context } = await open(browser, url, { ready: '.stage .board', viewport: { width: 800, height: 420 }, deviceScaleFactor: 1.5 });
  // Its name in another script would be boxes where that script has no font.
  await page.evaluate(() => document.querySelectorAll('.languages').forEach((part) => (part.style.visibility = 'hidden')));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await fs.writeFile(path.join(pictures, '../static/icons/card.png'), await page.screenshot({ animations: 'disabled' }));
  await context.close();
}

const server = await serve();
const browser = await launch();
try {
  for (const take of [cut, values, claims, sweep, card]) await take(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
