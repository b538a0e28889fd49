// The work of the main thread from a click on a groove until the board is painted again, and the time until the computer answers.
// Printed, never asserted: times belong to the machine.
import { launch, open, pieces as piecesOf, serve, settled } from './page.mjs';
import { median, ms, tasksDuring, total } from './tasks.mjs';

const browser = await launch();
const server = await serve();

/** Clicks on a groove near its foot, in the page itself, and waits until the board shows another position. */
const cut = (page, groove) =>
  page.evaluate(async (groove) => {
    const drawing = document.querySelector('.board svg');
    const line = document.querySelector(`#groove-${groove} line`);
    const at = (name) => Number(line.getAttribute(name));
    const along = (from, to) => at(from) + 0.03 * (at(to) - at(from));
    const { x, y } = new DOMPoint(along('x1', 'x2'), along('y1', 'y2')).matrixTransform(line.getScreenCTM());
    const before = document.querySelector('.board').getAttribute('aria-label');
    const init = { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse', detail: 1 };
    const begun = performance.now();
    drawing.dispatchEvent(new PointerEvent('pointerdown', init));
    drawing.dispatchEvent(new MouseEvent('click', init));
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    do await frame();
    while (document.querySelector('.board').getAttribute('aria-label') === before);
    return performance.now() - begun;
  }, groove);

console.log('\nA click on a groove until the board is painted anew: work of the main thread');
for (const [cells, bound] of [['7,4,7', 16], ['38,25,38', 16], ['84,56,84', 50]]) {
  const runs = [];
  let pieces = 0;
  for (let round = 0; round < 5; round += 1) {
    const { page, context } = await open(browser, `${server.url}explore.html#g=triangle:k=3:${cells}`);
    await settled(page);
    pieces = await piecesOf(page);
    const client = await context.newCDPSession(page);
    // The first groove takes one strip off the left side: nearly everything stays.
    runs.push(await tasksDuring(client, () => cut(page, 0)));
    await context.close();
  }
  const work = median(runs.map((run) => total(run.tasks)));
  const longest = median(runs.map((run) => run.tasks[0]));
  console.log(
    `  ${String(pieces).padStart(6)} pieces  ${ms(longest).padStart(9)} (at most ${bound} ms), and ${ms(work)} with the solver's answers and the figures`);
}

console.log('\nThe answer of the computer, from the click to its move on the board (at most 150 ms)');
for (const link of ['triangle:k=3:100,66,100', 'step:k=4,s=2,pass:100,25,100,1', 'nim:misere:100,99,98', 'sharing:0,100,100']) {
  const { page, context } = await open(browser, `${server.url}explore.html#g=${link}&computer=second:100:7`);
  await settled(page);
  const answer = await page.evaluate(async () => {
    const notation = () => document.querySelector('#notation').value;
    const before = notation();
    const begun = performance.now();
    const button = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Swap sides');
    button.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (notation() === before);
    return performance.now() - begun;
  });
  console.log(`  ${link.padEnd(32)} ${ms(answer).padStart(9)}`);
  await context.close();
}

await browser.close();
await server.close();
