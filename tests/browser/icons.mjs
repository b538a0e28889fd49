// Draws the icons of the installed page from static/icon.svg: `node tests/browser/icons.mjs`.
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './page.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../static');
const drawing = (await fs.readFile(path.join(folder, 'icon.svg'))).toString('base64');
// A mask may leave no more than a circle of 0.8 of the width, so the drawing stays within that.
const icons = [
  { name: 'icon-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'maskable-512', size: 512, part: 0.6, ground: '#fbf8f2' },
];

const browser = await launch();
for (const { name, size, part, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    img { width: ${100 * part}%; height: ${100 * part}% }
  </style><img src="data:image/svg+xml;base64,${drawing}">`);
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: path.join(folder, 'icons', `${name}.png`), omitBackground: true });
}
await browser.close();
