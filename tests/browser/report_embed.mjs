// The memory that one frame and ten frames cost. Printed, never asserted: it belongs to the machine.
import fs from 'node:fs/promises';
import { launch, serve } from './page.mjs';

const frames = (count) =>
  Array.from({ length: count }, () => '<iframe src="v1/embed.html#g=triangle:k=3:7,4,7" title="A bar" width="700" height="400"></iframe>').join('');
const server = await serve();
const browser = await launch();

console.log('\nFrames on a page: memory of the browser beyond that of an empty page (ten at most 150 MB)');
const used = async () => {
  const pages = await fs.readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  let sum = 0;
  for (const pid of pages) {
    const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('--type=renderer')) continue;
    const rollup = await fs.readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) / 1024;
  }
  return sum;
};
for (const count of [1, 10]) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('about:blank');
  const before = await used();
  await page.goto(`${server.url}accessibility.html`);
  await page.evaluate((frames) => (document.body.innerHTML = frames), frames(count));
  for (let at = 0; at < count; at += 1) {
    await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').nth(at).locator('.board .foil').waitFor();
  }
  console.log(`  ${String(count).padStart(2)}: ${((await used()) - before).toFixed(0)} MB`);
  await context.close();
}
await browser.close();
await server.close();
