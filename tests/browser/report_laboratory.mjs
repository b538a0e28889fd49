// Times of the laboratory in its main uses, from a cold page: each case in a separate browser context, the
// first click after loading. Printed, never asserted: times belong to the machine.
import { bench } from './claims.mjs';
import { launch, open, serve } from './page.mjs';

const browser = await launch();
const server = await serve();
/** The number of times that each T(k) is learned. */
const rounds = 5;
const seconds = (milliseconds) => (milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`);

/** The time that the page itself states: `112 ms, …` or `7.0 s, …`. */
function own(text) {
  const found = text.match(/([\d.]+) (ms|s)\b/);
  return found ? Number(found[1]) * (found[2] === 's' ? 1000 : 1) : NaN;
}

/** Watches the clock of the page from a click until an element is there, and how often the bar of progress moves. */
const clicked = (page, button, until) =>
  page.evaluate(([button, until]) => new Promise((done) => {
    const seen = new Set();
    const begun = performance.now();
    document.querySelector(button).click();
    const look = () => {
      document.querySelectorAll('.waiting progress[value]').forEach((bar) => seen.add(bar.value));
      if (document.querySelector(until)) setTimeout(() => done({ after: performance.now() - begun, progress: seen.size }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }), [button, until]);

function line(name, bound, { after, progress }, figure, verdict) {
  const within = after <= bound ? '' : '  TOO SLOW';
  console.log(
    `  ${name.padEnd(44)} ${seconds(after).padStart(8)} seen, ${seconds(figure).padStart(8)} by its own figure (at most ${seconds(bound)})${within}; progress told ${progress} times; ${verdict}`);
}

/** A button of a page that has just been loaded, until an element tells what was found. */
async function asked(name, bound, link, button, until, rest = 0, at = bench.at) {
  const { page, context } = await open(browser, `${server.url}${at}#${link}`, { ready: 'main section' });
  await page.waitForTimeout(rest);
  const measured = await clicked(page, button, until);
  const text = await page.locator(until).first().innerText();
  line(name, bound, measured, own(text.split('\n').at(-1)), text.split('\n')[0].slice(0, 100));
  await context.close();
}

const claim = (name, bound, id, settings, rest) =>
  asked(name, bound, `claim=${id}&${settings}`, `[id="run-${id}"]`, `[id="claim-${id}"] .told`, rest);

console.log('\nThe laboratory, from the first click on a cold page until the verdict is painted');
for (let round = 0; round < 3; round += 1) await claim('Theorem 7.3, k = 3, N = 1000', 100, 'triangular:7.3', 'k=3&n=1000');
// A reader looks at the page before the first click; the workers get warm meanwhile.
for (let round = 0; round < 3; round += 1) await claim('The same a second after loading', 100, 'triangular:7.3', 'k=3&n=1000', 1000);
await claim('Theorem 7.3, k = 3, N = 4000', 1000, 'triangular:7.3', 'k=3&n=4000');
for (const g of [2, 3, 4]) await claim(`Conjecture 3, g = ${g}, b ≤ 10⁷`, 6000, 'sharing:Conj-3', `g=${g}&n=10000000`);
await asked('Sweep k = 1 to 100, N = 200', 2000, 'show=sweep&sweep=triangular:7.3&over=1..100&upto=200', '#run-sweep', '.sweep > .told');
await asked('x ⊕ y ⊕ z = 0 on the rectangle, proved', 500, 'show=formula&formula=x_xor_y_xor_z_=_0&against=p&rules=nim&box=300',
  '#prove', '.proof .told', 0, 'bench.html');
const searches = [['triangle:k=3', 'p'], ['triangle:k=5', 'p'], ['step:k=4,s=3', 'values'], ['step:k=4,s=3,pass', 'p']];
for (const [rules, target] of searches) {
  await asked(`Search for ${rules}, ${target}`, 10000, `show=search&search=${rules}&for=${target}`, '#guess', '.say .found .remark', 0, 'bench.html');
}

console.log('\nT(k) learned and proved with no input but k: from the first click on a cold page until the theorem is painted, the median and the slowest'
  + ` of ${rounds} pages for each k (at most 1 s)`);
for (let k = 1; k <= 31; k += 2) {
  const times = [];
  let said = '';
  for (let round = 0; round < rounds; round += 1) {
    const { page, context } = await open(browser, `${server.url}bench.html#show=learn&learn=triangle:k=${k}&of=p`, { ready: 'main section' });
    const { after } = await clicked(page, '#run-learn', '.learn .found .told');
    said = await page.locator('.learn .found .told').first().innerText();
    if (!said.startsWith('Theorem.')) throw new Error(`T(${k}): ${said}`);
    times.push({ seen: after, own: own(said.split('\n').at(-1)) });
    await context.close();
  }
  const sorted = (name) => times.map((time) => time[name]).toSorted((a, b) => a - b);
  const [seen, figure] = [sorted('seen'), sorted('own')];
  const middle = Math.floor(rounds / 2);
  console.log(`  T(${k})`.padEnd(9) + `${seconds(seen[middle]).padStart(8)} seen, slowest ${seconds(seen.at(-1))};${seconds(figure[middle]).padStart(8)} by its own figure${seen[middle] <= 1000 ? '' : '  TOO SLOW'}`);
}

console.log('\nStep bars, k up to 16 and s < 2k, each learned and proved in under 2 s, or a stop that says what grows');
for (const pass of ['', ',pass']) {
  const ended = [];
  for (let k = 1; k <= 16; k += 1) {
    for (let s = 0; s < 2 * k; s += 1) {
      const rules = `step:k=${k},s=${s}${pass}`;
      const { page, context } = await open(browser, `${server.url}bench.html#show=learn&learn=${rules}&of=p`, { ready: 'main section' });
      const { after } = await clicked(page, '#run-learn', '.learn .found .told');
      const said = await page.locator('.learn .found').innerText();
      ended.push({ rules, after, proved: said.includes('Theorem. A position of'), why: said.split('\n')[0].slice(0, 90) });
      await context.close();
    }
  }
  for (const proved of [true, false]) {
    const those = ended.filter((one) => one.proved === proved).toSorted((a, b) => b.after - a.after);
    const late = those.filter((one) => one.after > 2000);
    console.log(`  ${pass ? 'with a pass' : 'without a pass'}: ${those.length} ${proved ? 'proved' : 'not proved'}, the slowest ${seconds(those[0].after)} (${those[0].rules}: ${those[0].why}); ${late.length} took more than 2 s`);
  }
}
await browser.close();
await server.close();
