// The weight of the built page, and the work of the main thread when a slider moves. Printed, never asserted: times
// belong to the machine.
import { launch, open, serve, settled, site } from './page.mjs';
import { sizes } from './sizes.mjs';
import { median, ms, tasksDuring, total } from './tasks.mjs';

console.log('Sizes (raw, and brotli 11)');
(await sizes(site)).forEach((line) => console.log(line));

const browser = await launch();
const server = await serve();
const { page } = await open(browser, `${server.url}explore.html#g=triangle:k=3:7,4,7&n=40&table=y:2`);
await settled(page);
const client = await page.context().newCDPSession(page);

/** Moves the slider of k and waits until board, table and plot are painted. */
const slide = (to) =>
  tasksDuring(client, () =>
    page.evaluate(async (k) => {
      const begun = performance.now();
      const slider = document.querySelector('#k-slider-input');
      slider.value = k;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      do await frame();
      while (document.querySelector('[aria-busy="true"]'));
      return performance.now() - begun;
    }, to),
  );

console.log('\nMoving the slider of k at N = 40: work of the main thread until board, table and plot are painted (at most 50 ms)');
const moves = [];
for (const k of [7, 4, 1, 3, 7, 4, 1, 3, 7, 4, 1, 3, 7, 4, 1, 3, 7]) moves.push({ k, ...(await slide(k)) });
const [first, ...later] = moves;
const line = (name, work, longest, painted) =>
  console.log(`  ${name.padEnd(28)} ${ms(work).padStart(9)}, longest task ${ms(longest).padStart(8)}, painted after ${ms(painted)}`);
line('the first after loading', total(first.tasks), first.tasks[0], first.result);
for (const k of [1, 3, 4, 7]) {
  const same = later.filter((move) => move.k === k);
  const of = (value) => median(same.map(value));
  line(`to k = ${k}, median of ${same.length}`, of((m) => total(m.tasks)), of((m) => m.tasks[0]), of((m) => m.result));
}

console.log('\nSolving all positions up to N = 900: the longest tasks of the main thread meanwhile');
const { tasks } = await tasksDuring(client, async () => {
  await page.locator('#size').fill('900');
  await page.locator('#size').press('Enter');
  await page.locator('#table .caption').filter({ hasText: 'positions with coordinates up to 900' }).waitFor();
});
console.log(`  ${tasks.slice(0, 5).map(ms).join(', ')} (at most 50 ms each)`);

await browser.close();
await server.close();
