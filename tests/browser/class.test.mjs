// The class in the room Teach: the work of 35 pupils, counted here by hand from tests/golden/class.csv.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { bytesOf, codeOf } from './codes.mjs';
import { IN_COLOURS, violations } from './everybody.mjs';
import { built, unserved } from './faults.mjs';
import { addBlock, enter } from './figures.mjs';
import { laboratory, open, part, says } from './page.mjs';

const golden = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../golden');
const lines = (name) => fs.readFileSync(path.join(golden, name), 'utf8').trimEnd().split('\n');
const [lesson, ...codes] = lines('class_codes.txt');
const [qrLink, ...modules] = lines('class_qr.txt');
const [, ...pupils] = lines('class.csv').filter((line) => !line.startsWith('#')).map((line) => line.split(','));
const at = `#tab=class&lesson=${lesson}`;

const home = laboratory({ at: 'teach.html', ready: 'main' });
const { visit, visits } = home;
const button = (page, name) => page.getByRole('button', { name, exact: true });
const table = (page) => page.locator('.class-summary table');
const row = (page, name) => table(page).locator('tbody tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const names = (page) => table(page).locator('tbody th').allTextContents();
/** The report on a task: the foot of its column opens it. */
async function report(page, number) {
  await table(page).locator('tfoot button').nth(number - 1).click();
  await page.locator('.task-report h3').filter({ hasText: new RegExp(`^${number}\\.`) }).waitFor();
  return page.locator('.task-report');
}

/** Opens the ways to hand in, which are folded where a class is kept. */
async function openWays(page) {
  const ways = page.locator('.class-ways');
  if (!(await ways.evaluate((one) => one.open))) await ways.locator(':scope > summary').click();
}

/** Puts codes into the box and takes them. */
async function paste(page, text) {
  await openWays(page);
  await page.getByLabel('Codes of your pupils, several at once if you like').evaluate((box, text) => (box.value = text), text);
  await button(page, 'Add these codes').click();
}

async function withClass(page) {
  await paste(page, codes.join('\n'));
  await says(page, '.class-said', '35 new pupils, 0 pupils with new work.');
}

/** For each task of a pupil: tries, whether it is solved, and hints; by the table. */
function done([, , , , games, won, gameHints, moves, movesSolved, moveHints, answers, rowTries, , rowSolved, , ruleTries, ruleSolved, text]) {
  const words = (list) => list.split(' ').filter((word) => word);
  return [
    { tries: +games, solved: won === '1', hints: games === '0' ? 0 : +gameHints },
    { tries: words(moves).length, solved: movesSolved === '1', hints: moves ? +moveHints : 0 },
    { tries: words(answers).length, solved: answers.endsWith('P'), hints: 0 },
    { tries: +rowTries, solved: +rowTries > 0 && rowSolved === '1', hints: 0 },
    { tries: +ruleTries, solved: +ruleTries > 0 && ruleSolved === '1', hints: 0 },
    { tries: text ? 1 : 0, solved: text !== '', hints: 0 },
  ];
}

/** The values with the number of times that each occurs, the most frequent first. */
function counted(all) {
  const counts = new Map();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

async function accessible(page) {
  for (const [width, colorScheme, rules] of [[360, 'light'], [360, 'dark', IN_COLOURS], [1440, 'light'], [1440, 'dark', IN_COLOURS]]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= seen, `${wide} of ${seen}`);
    assert.deepEqual(await violations(page, rules), [], `${width} ${colorScheme}`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main .file-choice')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
        .map((one) => one.outerHTML.slice(0, 120)));
    assert.deepEqual(small, [], `${width}`);
  }
}

visits('a class', {
  'without a lesson, and without tasks, what to do is said': ['#tab=class', async (page) => {
    await says(page, '.class-tab', 'First open a lesson');
    await button(page, 'Go to the lesson').click();
    await addBlock(page, 'Text');
    await enter(page, 'class');
    await says(page, '.class-tab', 'This lesson has nothing that pupils could hand in.');
  }],
  'is put together from 35 codes, every number is that of a count by hand, and names are hidden': [at, async (page) => {
    await part('is put together from 35 codes, and every number is that of a count by hand', async () => {
      await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      await says(page, '.class-tab', 'A code does not prove who wrote it');
      await withClass(page);
      const all = pupils.map(done);
      const complete = all.filter((tasks) => tasks.every(({ solved }) => solved)).length;
      await says(page, '.class-summary', `35 pupils, 6 tasks; ${complete === 0 ? 'nobody has' : complete === 1 ? '1 pupil has' : `${complete} pupils have`} solved every task.`);
      assert.deepEqual(await names(page), pupils.map(([number, name]) => name || `Pupil ${number}`));
      // Each cell has a sign that is no colour.
      const signs = await table(page).locator('tbody tr').evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td span[aria-hidden]')].map((sign) => sign.textContent)));
      const sign = ({ tries, solved, hints }, task) => {
        const shown = task === 5 ? (solved ? '✎' : '–') : solved ? (tries > 1 ? `✓ ${tries}` : '✓') : tries > 0 ? `✗ ${tries}` : '–';
        return shown + (hints > 0 ? ' ?' : '');
      };
      assert.deepEqual(signs, all.map((tasks) => tasks.map(sign)));
      assert.deepEqual(
        await table(page).locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('.count')].map((cell) => cell.textContent))),
        pupils.map(([, , minutes], index) => [String(all[index].filter(({ solved }) => solved).length), minutes]),
      );
      for (let task = 0; task < 6; task += 1) {
        const of = all.map((tasks) => tasks[task]);
        const solved = of.filter(({ solved }) => solved).length;
        assert.equal(await table(page).locator('tfoot button').nth(task).textContent(), `${solved}/35 Solved ${task + 1}`);
      }
    });
    await part('wrong moves and lost games are drawn with their counts', async () => {
      // A move counts once for each pupil; the last one of those who have solved the task wins.
      const wrong = counted(pupils.flatMap(([, , , , , , , moves, solved]) => {
        const tried = moves.split(' ').filter((move) => move);
        return [...new Set(solved === '1' ? tried.slice(0, -1) : tried)];
      }));
      const moves = await report(page, 2);
      const listed = await moves.locator('.counts li').allTextContents();
      const side = { x: 'left', z: 'right' };
      const said = wrong.map(([move, count]) => `Break ${side[move[0]]} to ${move.slice(1)}: ${count}`);
      assert.deepEqual(listed.map((text) => text.replace(/: leaves .*: (\d+) pupils?$/, ': $1')).sort(), said.sort());
      const drawn = await moves.locator('svg.counted .labels text').allTextContents();
      assert.deepEqual(drawn.map(Number).sort(), wrong.map(([, count]) => count).sort());
      // The three games that were lost, each at one move, by hand: (4, 0, 6) is won by z4, and (3, 0, 4) by z3.
      const games = pupils.flatMap(([, , , kept]) => kept.split(';').filter((game) => game));
      const begins = (start) => games.filter((game) => game.startsWith(start)).length;
      const lost = [['z5', begins('z5')], ['x0', begins('x0')], ['x2', begins('z4 x3 x2')]].sort(([, one], [, other]) => other - one);
      const played = await report(page, 1);
      await says(played, '.lost-games', `${lost[0][1]} game`);
      const shown = await played.locator('.lost-games li').evaluateAll((items) =>
        items.map((item) => [item.querySelector('p').firstChild.textContent, item.querySelector('.loses text').textContent, item.querySelectorAll('.wins polyline').length]));
      assert.deepEqual(shown.map(([words, count, wins]) => [words.match(/^Break (left|right) to (\d)/).slice(1).join(''), +count, wins]),
        lost.map(([move, count]) => [side[move[0]] + move[1], count, 1]));
      // Predictions, places and formulas.
      const first = pupils.map(([, , , , , , , , , , answers]) => answers[0]);
      await says(await report(page, 3), 'p', `Pupils’ first answers to “Who can win?”: ${first.filter((answer) => answer === 'N').length} for the player who moves first, ${first.filter((answer) => answer === 'P').length} for the other player.`);
      const places = [0, 1, 2, 3, 4, 5].map((place) => pupils.filter(([, , , , , , , , , , , tries, wrong]) => tries > 0 && wrong.split(' ').includes(String(place))).length);
      assert.deepEqual((await (await report(page, 4)).locator('tbody td').allTextContents()).map(Number), places);
      const rules = await report(page, 5);
      for (const [place, is] of ['0', '1'].entries()) {
        const formulas = counted(pupils.filter(([, , , , , , , , , , , , , , , tries, solved]) => tries > 0 && solved === is).map(([, , , , , , , , , , , , , , formula]) => formula));
        assert.deepEqual((await rules.locator('.counts').nth(place).locator('li').allTextContents()).sort(), formulas.map(([formula, count]) => `${formula} (${count} pupil${count === 1 ? '' : 's'})`).sort());
      }
      await says(await report(page, 6), '.written dt', 'Aya');
    });
    await part('a cell opens what this pupil tried, with a question to ask back', async () => {
      // Ben tried x3 and z5, which lose.
      await row(page, 'Ben').getByRole('button', { name: /Ben, 2: 2 tries, not solved/ }).click();
      const tried = page.locator('.task-report').filter({ hasText: 'Ben, 2. Task: find a winning move' });
      await says(tried, '.ask-back', 'What does the other player answer to your move?');
      assert.deepEqual((await tried.locator('.counts li').allTextContents()).map((text) => text.match(/^Break (\w+) to (\d)/).slice(1).join('')).sort(), ['left3', 'right5']);
    });
    await part('names are hidden, and the table is sorted', async () => {
      await table(page).getByRole('button', { name: 'Name', exact: true }).click();
      const given = pupils.map(([, name]) => name).filter((name) => name);
      const sorted = [...given].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
      assert.deepEqual((await names(page)).slice(0, given.length), sorted);
      assert.equal(await table(page).locator('th[aria-sort=ascending]').count(), 1);
      await page.getByLabel('Hide names').check();
      const hidden = await names(page);
      assert.deepEqual(hidden, pupils.map((_, place) => `Pupil ${place + 1}`));
      const seen = await page.locator('main').innerText();
      assert.deepEqual(given.filter((name) => new RegExp(`\\b${name}\\b`).test(seen)), []);
      // The order does not give away the hidden names, and is always the same.
      const minutes = () => table(page).locator('tbody td.count:nth-last-child(2)').allTextContents();
      const before = await minutes();
      assert.notDeepEqual(before, [...before].sort());
      await table(page).getByRole('button', { name: 'Solved', exact: true }).click();
      const solved = await table(page).locator('tbody td.count:nth-last-child(3)').allTextContents();
      assert.deepEqual(solved.map(Number), solved.map(Number).sort((one, other) => other - one));
    });
  }],
});

/** A picture with the QR code of the first pupil. */
async function photo(page) {
  const picture = await page.evaluate((modules) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = (modules.length + 8) * 6;
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    modules.forEach((row, y) => [...row].forEach((module, x) => module === '#' && context.fillRect((x + 4) * 6, (y + 4) * 6, 6, 6)));
    return canvas.toDataURL('image/png').split(',')[1];
  }, modules);
  return Buffer.from(picture, 'base64');
}

/** The messages in the console about a scanner that cannot be loaded. */
const NO_SCANNER = [/404/, /WebAssembly|wasm/i];

visits('files', {
  'is saved, taken in again, removed, forgotten and brought back, read from files, pasted anywhere, and may be large': [at, async (page, context) => {
    await part('ten thousand codes are read, and as many are shown as can be looked at', async () => {
      const bytes = bytesOf(codes[7]);
      // The number of the pupil is what differs from code to code: five bytes behind the lesson, of which the lowest bits count.
      const place = 3 + [0, 1].reduce((from) => { let end = from; while (bytes[3 + end] & 128) end += 1; return end + 1; }, 0);
      assert.deepEqual([bytes[place] & 128, bytes[place + 4] & 128], [128, 0]);
      const many = Array.from({ length: 10_000 }, (_, number) => {
        const other = [...bytes];
        other[place] = 128 | (number & 127);
        other[place + 1] = 128 | ((number >> 7) & 127);
        return codeOf(other);
      });
      await paste(page, many.join('\n'));
      await says(page, '.class-said', /10\u202f000 new pupils/);
      assert.equal(await table(page).locator('tbody tr').count(), 200);
      await says(page, '.class-summary', /Entries not shown: 9\u202f800\./);
      await says(page, '.class-summary', /10\u202f000 pupils/);
    });
    await button(page, 'Forget all codes').click();
    await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
    await part('the table and the codes are saved, and the codes are taken in again', async () => {
      await withClass(page);
      const saved = async (name) => {
        const download = page.waitForEvent('download');
        await button(page, name).click();
        return fs.readFileSync(await (await download).path(), 'utf8');
      };
      const rows = (await saved('Save the table (CSV)')).trimEnd().split('\n');
      assert.equal(rows.length, 36);
      assert.ok(rows[0].startsWith('\ufeffName,Minutes,Solved,1. Game,1. Game: tries,1. Game: hints,'), rows[0]);
      assert.ok(rows[1].startsWith(`Aya,10,${done(pupils[0]).filter(({ solved }) => solved).length},solved on the first try,1,0,`), rows[1]);
      const text = await saved('Save the codes');
      assert.equal(text, `${codes.join('\n')}\n`);
      await button(page, 'Forget all codes').click();
      await paste(page, text);
      await says(page, '.class-summary', '35 pupils');
    });
    await part('pupils are removed, all is forgotten, both come back, and the device keeps the class', async () => {
      await button(page, 'Remove: Aya').click();
      await says(page, '.class-summary', '34 pupils');
      assert.equal(await row(page, 'Aya').count(), 0);
      await button(page, 'Undo').click();
      await row(page, 'Aya').waitFor();
      await page.reload();
      await says(page, '.class-summary', '35 pupils');
      assert.equal(await page.locator('.class-said').innerText(), '', 'what was kept is no news');
      await openWays(page);
      await button(page, 'Forget all codes').click();
      await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      await button(page, 'Undo').click();
      await says(page, '.class-summary', '35 pupils');
      await button(page, 'Forget all codes').click();
      await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      await page.reload();
      await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('class'))), []);
    });
    await part('texts are read, pictures scanned, and others named', async () => {
      const picture = await photo(page);
      const file = (name, mimeType, buffer) => ({ name, mimeType, buffer: Buffer.from(buffer) });
      await page.locator('.file-choice input').setInputFiles([
        file('one.txt', 'text/plain', codes.slice(1, 11).join('\n')),
        file('two.csv', 'text/csv', codes.slice(11, 21).map((code, index) => `${index};"${code}"`).join('\r\n')),
        file('codes.txt', 'text/plain', Buffer.from('504b0304140000000800', 'hex')),
        file('program.txt', 'text/plain', Buffer.from('0061736d0100000000', 'hex')),
        file('photo.txt', 'text/plain', picture),
      ]);
      await says(page, '.hand-in .error', 'codes.txt is an archive or an office document.');
      await says(page, '.hand-in .error', 'program.txt is neither a text nor a picture');
      await says(page, '.class-summary', '21 pupils');
      await row(page, 'Aya').waitFor();
    });
    await button(page, 'Forget all codes').click();
    await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
    await part('what is pasted anywhere on the page is taken in', async () => {
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, codes[0]);
      await row(page, 'Aya').waitFor();
    });
    await part('another page of the same device shows the same class', async () => {
      await button(page, 'Forget all codes').click();
      await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      const other = await context.newPage();
      await other.goto(page.url());
      await says(other, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
      await withClass(page);
      await says(other, '.class-summary', '35 pupils');
    });
  }],
  'the scanner does not start: a sentence, and the next picture is read': [at, async (page) => {
    const choose = async () => page.locator('.file-choice input').setInputFiles([{ name: 'photo.png', mimeType: 'image/png', buffer: await photo(page) }]);
    for (const [name, file, change] of [
      ['its script is missing', 'scanner.js', null],
      ['its WebAssembly is missing', 'scanner_bg.wasm', null],
      ['its WebAssembly is cut off', 'scanner_bg.wasm', (whole) => whole.subarray(0, whole.length / 2)],
    ]) {
      await part(name, async () => {
        await unserved(page, file, change && change(await built(file)));
        await choose();
        await says(page, '.hand-in .error', 'photo.png was not read, since the scanner did not start. Choose the picture again, or paste the codes.');
        await page.context().unrouteAll();
        await choose();
        await row(page, 'Aya').waitFor();
        assert.equal(await page.locator('.hand-in .error').count(), 0);
        await button(page, 'Forget all codes').click();
        await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
        await page.reload();
      });
    }
  }, { expected: NO_SCANNER }],
});

describe('a link that hands in', () => {
  visit('waits on a device that does not know the lesson, and adds its code to the class, once', `#tab=class&work=${codes[0]}`, async (page) => {
    await part('to a device that does not know the lesson, says which one it needs, and the code waits', async () => {
      await says(page, '.class-tab .notice', 'This code belongs to lesson ');
      const number = (await page.locator('.class-tab .notice').innerText()).match(/[0-9A-F]{4}-[0-9A-F]{8}/)[0];
      await page.goto(page.url().replace(/#.*/, `?other${at}`));
      assert.match(await page.locator('.class-ways').textContent(), new RegExp(`Lesson number: ${number}\\.`));
      await row(page, 'Aya').waitFor();
    });
    await part('adds its code to the class, once', async () => {
      const again = (fragment) => page.goto(page.url().replace(/(\?\w+)?#.*/, `?${Math.random().toString(36).slice(2)}#${fragment}`));
      // The device knows the lesson by now.
      await paste(page, codes[34]);
      await says(page, '.class-summary', '2 pupils');
      await again(`tab=class&work=${codes[1]},${codes[2]}`);
      await says(page, '.class-summary', '4 pupils');
      await page.waitForFunction(() => !location.hash.includes('work='));
      await page.reload();
      await says(page, '.class-summary', '4 pupils');
      assert.equal(await page.locator('.class-problems').count(), 0, 'a page that is loaded again takes it once');
      // With another lesson in the editor it goes to its own, which this device knows.
      await enter(page, 'lesson');
      await page.getByLabel('Title').fill('Another lesson');
      await again(`tab=class&work=${codes[3]}`);
      await says(page, '.class-tab .notice', 'A code was added to the class of the lesson A strip with two ends.');
      await page.getByRole('button', { name: 'Open the lesson A strip with two ends' }).click();
      await says(page, '.class-summary', '5 pupils');
    });
  });
});

describe('a class on paper and for everybody', () => {
  visit('is accessible in both themes, and fits on a phone', at, async (page) => {
    await withClass(page);
    await paste(page, 'hello');
    await says(page, '.class-problems', 'This is not a pupil’s code');
    await (await report(page, 1)).locator('.lost-games').waitFor();
    await accessible(page);
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual(
      await Promise.all(['.class-summary table', '.counted', '.hand-in', '.removing', '.site'].map((part) => page.locator(part).first().isVisible())),
      [true, true, false, false, false],
    );
  });
});

/** A film of one picture in which a camera would see the QR code: YUV4MPEG2, grey. */
function film() {
  const [width, height, module] = [1280, 720, 8];
  const side = modules.length;
  const [left, top] = [Math.floor((width - side * module) / 2), Math.floor((height - side * module) / 2)];
  const bright = Buffer.alloc(width * height, 225);
  modules.forEach((row, y) => [...row].forEach((dark, x) => {
    if (dark !== '#') return;
    for (let line = 0; line < module; line += 1) {
      const from = (top + y * module + line) * width + left + x * module;
      bright.fill(30, from, from + module);
    }
  }));
  const colours = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`), bright, colours]);
}

describe('the camera', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bittersweet-camera-'));
  const camera = path.join(folder, 'code.y4m');
  const start = (...args) => {
    const executablePath = process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
    return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', ...args] });
  };
  let seeing;
  let blind;
  before(async () => {
    fs.writeFileSync(camera, film());
    const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${camera}`];
    [seeing, blind] = await Promise.all([start(...fake), start('--deny-permission-prompts')]);
  });
  after(async () => {
    await Promise.all([seeing.close(), blind.close()]);
    fs.rmSync(folder, { recursive: true });
  });
  const local = () => home.server.url + `teach.html${at}`;

  test('a code before it is taken in and said, once, until Stop, and later where the scanner comes late', async () => {
    const { page, context, complaints } = await open(seeing, local(), { ready: 'main', permissions: ['camera'] });
    assert.ok(page.workers().every((worker) => !worker.url().includes('scanner')), 'the scanner is loaded when scanning begins');
    await button(page, 'Scan with the camera').click();
    await says(page, '.camera .heard', '1 code so far. Added: Aya.');
    await row(page, 'Aya').waitFor();
    assert.ok(qrLink.endsWith(codes[0]));
    await page.evaluate(() => (window.picture = document.querySelector('.camera video').srcObject));
    await page.locator('.camera').getByRole('button', { name: 'Stop' }).click();
    await page.locator('.camera').waitFor({ state: 'detached' });
    assert.deepEqual(await page.evaluate(() => window.picture.getTracks().map((track) => track.readyState)), ['ended']);
    assert.equal(await page.locator('.class-problems').count(), 0, 'the same code is taken once');
    assert.deepEqual(complaints, []);
    await button(page, 'Forget all codes').click();
    await says(page, '.class-tab', 'Nobody has handed in a code of this lesson yet.');
    await page.reload();
    await part('without its scanner the page says what to do, and reads the code once there is one', async () => {
      await unserved(page, 'scanner_bg.wasm', null);
      await button(page, 'Scan with the camera').click();
      await says(page, '.camera .heard', 'The scanner is not available here. Paste the codes, or choose files.');
      await context.unrouteAll();
      await row(page, 'Aya').waitFor();
      await says(page, '.camera .heard', '1 code so far. Added: Aya.');
    });
    await context.close();
  });

  test('a camera that is refused is said', async () => {
    const { page, context } = await open(blind, local(), { ready: 'main' });
    await button(page, 'Scan with the camera').click();
    await page.locator('.camera .error').waitFor();
    const words = await page.locator('.camera .error').innerText();
    assert.match(words, /not allowed to use the camera|no camera that the page can use/);
    await context.close();
  });
});
