// Times for own rules and more piles: a rim that is typed, all positions of four piles, one position of five piles.
// Printed, never asserted: times belong to the machine.
import { bench } from './claims.mjs';
import { launch, open, serve, settled } from './page.mjs';
import { median, ms } from './tasks.mjs';

const browser = await launch();
const server = await serve();

console.log('\nA rim, from a typed character to the table painted anew, N = 40 (at most 50 ms)');
{
  const { page, context } = await open(browser, `${server.url}explore.html#g=bar:rim=floor((2x+z+1)/3):14,2,5&n=40`);
  await settled(page);
  const runs = [];
  for (const rim of ['floor((2x+z+2)/3)', 'floor((2x+z+3)/3)', 'floor((2x+z+4)/3)', 'floor((2x+z+5)/3)', 'floor((2x+z+6)/3)']) {
    await settled(page);
    await page.waitForTimeout(500);
    runs.push(await page.evaluate(async (rim) => {
      const box = document.querySelector('#rim');
      const cells = () => [...document.querySelectorAll('.numbers td')].map((cell) => cell.textContent).join();
      const before = cells();
      const begun = performance.now();
      box.value = rim;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      do await frame();
      while (cells() === before);
      return performance.now() - begun;
    }, rim));
  }
  console.log(`  median ${ms(median(runs))}, all ${runs.map(ms).join(', ')}`);
  await context.close();
}

console.log('\nSharing Nim, five piles up to 40: the value of a position, from opening its link until it is on the page (at most 2 s)');
for (const piles of ['3,17,29,38,40', '36,37,38,39,40', '0,11,22,33,40']) {
  const begun = performance.now();
  const { page, context } = await open(browser, `${server.url}explore.html#g=sharing:${piles}`);
  await page.waitForFunction(() => /=\s*\d/.test(document.querySelector('.verdict')?.innerText ?? ''), null, { timeout: 60_000 });
  console.log(`  (${piles}) ${ms(performance.now() - begun)}, with the page itself`);
  await context.close();
}

console.log('\nSharing Nim, four piles: all positions up to 150 checked (at most 5 s)');
{
  const { page, context } = await open(browser, `${server.url}${bench.at}#claim=sharing:Sec-7&piles=4&n=150`, { ready: 'main section' });
  await page.locator('[id="run-sharing:Sec-7"]').click();
  const verdict = page.locator('[id="claim-sharing:Sec-7"] .told').first();
  await verdict.waitFor({ timeout: 120_000 });
  console.log(`  ${(await verdict.innerText()).replaceAll('\n', ' ')}`);
  await context.close();
}

await browser.close();
await server.close();
