// The class in Teach on a slow device. Times begin when 35 codes of a lesson with ten tasks are added. The first ends when they are read
// and the table is drawn and painted, the second when the lost games are judged and drawn as well. The same with ten thousand codes. Prints
// medians.
import { codeOfWork, idOf, wordOf } from './codes.mjs';
import { launch, serve } from './page.mjs';
import { median } from './slowly.mjs';

const ROUNDS = 7;
const SLOWER = 4;

/** A generator of numbers below 1 that are always the same (mulberry32). */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const title = 'Ten tasks';
const bars = [[4, 0, 6], [3, 4, 5], [5, 3, 7]];
const notation = (bar) => `nim:${bar}`;
const word = wordOf([
  [title],
  ['t', 'Three games, then the same bars again.'],
  ...bars.map((bar) => ['b', notation(bar), 'computer', 'Win against the computer.']),
  ...bars.map((bar) => ['m', notation(bar), '']),
  ['w', 'nim:5,0,5', ''],
  ['w', 'nim:2,3,4', ''],
  ['r', 'nim:3,0,0', 'z', '9', 'outcomes', ''],
  ['f', 'nim:4,0,6', 'positions', '8', 'x = z', ''],
]);

/** The codes of `count` pupils, who play at random. */
function codes(count) {
  const next = random(7);
  const below = (number) => Math.floor(next() * number);
  const anyCut = (bar) => {
    const axes = [0, 1, 2].filter((axis) => bar[axis] > 0);
    const axis = axes[below(axes.length)];
    return [axis, below(bar[axis])];
  };
  const number = ([axis, to]) => 1 + axis + 3 * to;
  const game = (bar) => {
    const [left, moves] = [[...bar], []];
    while (left.some((side) => side > 0)) {
      const [axis, to] = anyCut(left);
      left[axis] = to;
      moves.push(number([axis, to]));
    }
    return moves;
  };
  const lesson = idOf(title, word);
  return Array.from({ length: count }, (_, pupil) => {
    const played = (bar) => {
      const first = game(bar);
      return ['played', { games: 1 + below(4), hints: below(3), isWon: first.length % 2 === 1, kept: [first, game(bar)].slice(0, 1 + below(2)) }];
    };
    const found = (bar) => ['found', { moves: Array.from({ length: 1 + below(4) }, () => number(anyCut(bar))), isSolved: next() < 0.6 }];
    const tasks = [
      ...bars.map(played),
      ...bars.map(found),
      ['predicted', { answers: [next() < 0.5, false], isSolved: true }],
      ['predicted', { answers: [next() < 0.5], isSolved: false }],
      ['filled', { tries: 1 + below(3), wrong: below(1024), isSolved: next() < 0.7 }],
      ['ruled', { tries: 1 + below(5), formula: ['x = y', 'x > z', 'z = 0', 'x + z = 6'][below(4)], isSolved: next() < 0.3 }],
    ];
    return codeOfWork({ lesson, pupil: (1 + pupil * 2654435) % 2 ** 32, name: `Pupil no. ${pupil}`, minutes: 20 + below(30), tasks });
  });
}

/** Takes the codes, and says when all are read and painted, when the lost games are as well, and how long the page did not answer. */
const taken = ([text, pupils]) =>
  new Promise((done) => {
    const box = document.querySelector('#class-codes');
    const button = [...document.querySelectorAll('.own-words button')].at(-1);
    const [begun, found] = [performance.now(), { longest: 0 }];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime >= begun) found.longest = Math.max(found.longest, duration);
    }).observe({ type: 'longtask' });
    const look = () => {
      const now = performance.now() - begun;
      const said = document.querySelector('.class-said')?.textContent ?? '';
      const rows = document.querySelectorAll('.class-summary tbody tr').length;
      const reports = document.querySelectorAll('.task-report').length;
      if (found.table === undefined && said.startsWith(pupils) && rows >= 35 && reports === 10) found.table = now;
      if (found.table !== undefined && document.querySelectorAll('.lost-games svg').length >= 3 && !document.querySelector('.task-report [aria-busy="true"]')) {
        done({ ...found, games: now });
        return;
      }
      requestAnimationFrame(() => setTimeout(look));
    };
    box.value = text;
    button.click();
    requestAnimationFrame(() => setTimeout(look));
  });

const [browser, server] = [await launch(), await serve()];
console.log(`\nThe class of a lesson with ten tasks, processor ${SLOWER} times slower (medians of ${ROUNDS})`);
for (const [count, said, bound] of [[35, '35 new pupils', 1000], [10_000, '10\u202f000 new pupils', null]]) {
  const all = codes(count);
  const longest = Math.max(...all.map((code) => code.length));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${server.url}teach.html#tab=class&lesson=${word}`);
    await page.locator('#class-codes').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    rounds.push(await page.evaluate(taken, [all.join('\n'), said]));
    await context.close();
  }
  const of = (key) => median(rounds.map((round) => round[key])).toFixed(0);
  console.log(`  ${count} codes of at most ${longest} letters`);
  console.log(`    read, and the table drawn      ${of('table')} ms${bound ? ` (at most ${bound})` : ''}`);
  console.log(`    lost games judged and drawn    ${of('games')} ms`);
  console.log(`    longest task of the page       ${of('longest')} ms`);
}
await browser.close();
server.close();
