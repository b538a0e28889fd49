// The looks of every room, compared with stored pictures: 360, 768 and 1440 pixels wide, light and dark, in both languages. The pictures
// are small and grey, and may differ a little, since other machines draw letters otherwise; UPDATE_LOOKS=1 stores new ones.
// Shares: play, explore, laboratory, teach.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { follow } from './figures.mjs';
import { anew, each, laboratory, openGroups, part, settled } from './page.mjs';
import { mine } from './mine.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'looks');
/** One point of a stored picture is a square with sides of this many pixels. */
const SQUARE = 6;
/** The largest mean difference from the stored points, of 255; and the largest part of the points that may be far from those. */
const MEAN = 7;
const FAR = { by: 50, part: 0.05 };

const ROOMS = {
  play: { at: '', fragment: '#chapter=directions', ready: '#app:not(:has(.late)) .stage .drawing' },
  explore: { at: 'explore.html', fragment: '#g=triangle:k=3:7,4,7&n=20', ready: '.board-panel' },
  laboratory: { at: 'laboratory.html', fragment: '#', ready: '.claims' },
  teach: { at: 'teach.html', fragment: '#g=nim:4,0,6', ready: 'main' },
};

/** A picture in small: width, height and one grey value for each point. */
const small = (page, png) =>
  page.evaluate(
    async ([data, square]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const [width, height] = [picture.width, picture.height].map((length) => Math.round(length / square));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, width, height);
      const { data: points } = context.getImageData(0, 0, width, height);
      const grey = Array.from({ length: width * height }, (_, at) => Math.round((points[4 * at] + points[4 * at + 1] + points[4 * at + 2]) / 3));
      const drawn = new ImageData(width, height);
      grey.forEach((value, at) => drawn.data.set([value, value, value, 255], 4 * at));
      context.putImageData(drawn, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return { width, height, grey, png: btoa(String.fromCharCode(...bytes)) };
    },
    [png.toString('base64'), SQUARE],
  );

/** The stored picture as it was made small. */
const stored = (page, png) =>
  page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data: points } = context.getImageData(0, 0, picture.width, picture.height);
    return { width: picture.width, height: picture.height, grey: Array.from({ length: picture.width * picture.height }, (_, at) => points[4 * at]) };
  }, png.toString('base64'));

/** Holds what is in sight against its stored picture, or stores it. */
async function holds(page, name) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const now = await small(page, await page.screenshot({ animations: 'disabled' }));
  const file = path.join(folder, `${name}.png`);
  if (process.env.UPDATE_LOOKS) {
    await fs.writeFile(file, Buffer.from(now.png, 'base64'));
    return;
  }
  const before = await stored(page, await fs.readFile(file));
  assert.deepEqual([now.width, now.height], [before.width, before.height]);
  const apart = now.grey.map((value, point) => Math.abs(value - before.grey[point]));
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  const far = apart.filter((value) => value > FAR.by).length / apart.length;
  assert.ok(mean <= MEAN && far <= FAR.part, `${name}: ${mean.toFixed(1)} on average, ${(100 * far).toFixed(1)} % far`);
}

const WIDTHS = { 360: 640, 768: 900, 1440: 900 };

for (const [room, { at, fragment, ready }] of Object.entries(mine(ROOMS, ({ at }) => at))) {
  const { visit } = laboratory({ at, ready });
  visit(`the room ${room} looks as it did in both languages, at three widths, light and dark`, fragment, (page) =>
    each(WIDTHS, async (height, width) => {
      await page.setViewportSize({ width: Number(width), height });
      for (const language of ['en', 'ja']) {
        await part(language, async () => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          const link = fragment === '#' ? `#lang=${language}` : `${fragment}&lang=${language}`;
          // A page of this width, which then follows its address into the other language.
          if (language === 'en') await anew(page, link, ready);
          else await follow(page, link);
          // The sentences of the other language may come late.
          await page.locator(`html[lang=${language}]`).waitFor();
          // On a phone they would cover the page.
          if (width !== '360') await openGroups(page);
          await settled(page);
          await page.evaluate(() => document.fonts.ready);
          await holds(page, `${room}-${language}-${width}-light`);
          // A reader's device may change from day to night while the page is open.
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await settled(page);
          await holds(page, `${room}-${language}-${width}-dark`);
        });
      }
    }), { closed: true, colorScheme: 'light', reducedMotion: 'reduce' });
}
