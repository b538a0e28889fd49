// What a visitor does with the figures beside the board, in a real browser. Colours are the matter of heat_map.test.mjs.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe } from 'node:test';
import { axes, choose, coloursAt, follow, holds, hover, pPositions, pointed } from './figures.mjs';
import { laboratory, says, settled, shows } from './page.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { visit } = laboratory({ settles: true });

/** Waits until the page has so many parts of a kind. */
const counts = (page, part, number) =>
  page.waitForFunction(([part, number]) => document.querySelectorAll(part).length === number, [part, number]);

/** What a mark of a figure says of its place. */
const attributes = (page, part, ...names) =>
  page.locator(part).first().evaluate((mark, names) => names.map((name) => mark.getAttribute(name)), names);

describe('what is pointed at', () => {
  const link = '#g=triangle:k=3:7,0,7&n=20&table=y:0';

  visit('in the table is shown as a bar', link, async (page) => {
    await page.locator('#cell-5-7').hover();
    await says(page, '.preview-card', '(5, 0, 7)');
    const sweet = await page.locator('.preview-card .still path.piece').getAttribute('d');
    assert.ok(sweet.split('M').length > 10, sweet);
    assert.equal(await page.locator('.preview-card .piece.bitter').count(), 1);
    await page.locator('#table h2').hover();
    await counts(page, '.preview-card', 0);
  });

  visit('in the plot is named, marked and shown as a bar', `${link}&figure=positions`, async (page) => {
    const plot = await page.locator('#plot rect.paper').evaluate((rect) => {
      rect.scrollIntoView({ block: 'center' });
      const { left, bottom, width } = rect.getBoundingClientRect();
      return [left, bottom, width / 21];
    });
    const overPlot = (x, z) => page.mouse.move(plot[0] + (x + 0.5) * plot[2], plot[1] - (z + 0.5) * plot[2]);
    await overPlot(9, 9);
    await says(page, '#plot .pointed', /^\(9, 0, 9\) is a P-position/);
    assert.deepEqual(await attributes(page, '#plot rect.cursor', 'x', 'y'), ['9', '-10']);
    await says(page, '.preview-card', '(9, 0, 9)');
    // Out of the way: the page scrolls under a mouse that rests.
    await page.mouse.move(2, 2);
    await counts(page, '.preview-card', 0);
  });

  visit('the table, the sequence and the list are walked through by keyboard', link, async (page) => {
    await page.locator('#table .numbers').focus();
    await page.keyboard.press('ArrowRight');
    await says(page, '#table .pointed', `(8, 0, 7) has Grundy value ${8 ^ 7}`);
    // As everywhere, z runs upwards.
    await page.keyboard.press('ArrowUp');
    await says(page, '#table .pointed', '(8, 0, 8)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await says(page, '#table .pointed', '(8, 0, 6)');
    await page.keyboard.press('Enter');
    await shows(page, 'triangle:k=3:8,0,6');
    await choose(page, 'Sequence along a line');
    await page.locator('#line .sequence-frame').focus();
    await page.keyboard.press('End');
    await says(page, '#line .pointed', `x = 20: ${20 ^ 6}`);
    await page.keyboard.press(' ');
    await shows(page, 'triangle:k=3:20,0,6');
  });

  visit('a click on a term of the sequence shows its position', `${link}&figure=line`, async (page) => {
    const frame = page.locator('#line .sequence-frame');
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('#line circle.cursor').waitFor();
    const x = Number((await pointed(page, '#line')).match(/^x = (\d+)/)[1]);
    await page.mouse.down();
    await page.mouse.up();
    await shows(page, `triangle:k=3:${x},0,7`);
  });
});

describe('two rulesets side by side', () => {
  visit('are chosen, looked at together and given up', '#g=triangle:k=1:3,1,3&n=20&form=colours', async (page) => {
    await page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: 'misère play' }).click();
    await page.waitForFunction(() => location.hash.includes('beside=triangle:k=1,misere'));
    const both = ['triangle:k=1', 'triangle:k=1,misere'];
    await choose(page, 'P-positions from above');
    await counts(page, '#plot .plot-frame', 2);
    await settled(page);
    assert.deepEqual(await page.locator('#plot h3').allInnerTexts(), both);
    const [normal, misere] = [false, true].map((play) => pPositions(1, 20, play));
    const places = new Set([...Object.keys(normal), ...Object.keys(misere)]);
    const apart = [...places].filter((place) => normal[place] !== misere[place]).length;
    await page.locator('#plot .caption').filter({ hasText: `They differ over ${apart} places (x, z).` }).nth(1).waitFor();
    await page.locator('#plot .caption').filter({ hasText: `${Object.keys(normal).length} P-positions` }).waitFor();

    // One view for both.
    await choose(page, 'Table');
    await counts(page, '#table .heat-map', 2);
    assert.deepEqual(await page.locator('#table h3').allInnerTexts(), both);
    await page.mouse.move(...(await hover(page, [0.5, 0.5])));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await counts(page, '#table .heat-sheet.zoomed', 2);
    const second = '#table .one:nth-child(2)';
    await holds(async () => assert.deepEqual(await axes(page, second), await axes(page)));
    // What is pointed at in one is marked in the other.
    await counts(page, '#table .heat-marks rect.cursor', 2);

    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await counts(page, '#table .heat-map', 1);
    await page.waitForFunction(() => !location.hash.includes('beside'));
  });

  visit('can be typed, and what is no ruleset is refused', '#g=nim:3,7,4&n=8&beside=nim:misere', async (page) => {
    await page.locator('#beside').fill('triangle:k=5/2');
    await page.locator('#beside').press('Enter');
    await page.waitForFunction(() => location.hash.includes('beside=triangle:k=5/2'));
    await settled(page);
    await says(page, '#table h3', 'triangle:k=5/2');
    await page.locator('#beside').fill('chess');
    await page.locator('#beside').press('Enter');
    await says(page, '.error', /chess/);
    await says(page, '#table h3', 'triangle:k=5/2');
  });

  visit('in space the points are told apart', '#g=triangle:k=1:3,1,3&n=9&plot=space&beside=triangle:k=1,misere', async (page) => {
    await counts(page, '#plot .cloud-stage', 2);
    await says(page, '#plot .remark', 'Discs are P-positions in both; the other marks are P-positions only here.');
  });
});

describe('everything that can be shown is drawn', () => {
  for (const [family, plain, passing] of [
    ['triangle', 'triangle:k=3:7,4,7', 'triangle:k=3,pass:7,4,7,1'],
    ['step', 'step:k=4,s=2:4,3,13', 'step:k=4,s=2,pass:4,3,13,1'],
    ['nim', 'nim:3,7,4', 'nim:pass:3,7,4,1'],
    ['sharing', 'sharing:0,5,16', 'sharing:pass:0,5,16,1'],
  ]) {
    for (const game of [plain, passing]) {
      visit(`of ${family}${game === plain ? '' : ' with a pass'}`, `#g=${game}&n=16`, async (page) => {
        const modes = await page.locator('#mode option').allInnerTexts();
        assert.ok(modes.length >= (game === plain ? 6 : 8), modes.join());
        for (const form of ['Numbers', 'Colours']) {
          await page.getByRole('radio', { name: form, exact: true }).check();
          for (const mode of modes) {
            await page.locator('#mode').selectOption(mode);
            await counts(page, '#table .one.stale', 0);
            await settled(page);
            await counts(page, '#table .one.stale', 0);
            await counts(page, '#table .refused', 0);
            const what = `${form}, ${mode}`;
            assert.match(await page.locator('#table .caption').innerText(), /In this plane \(.+\): \d+ positions, .+\./, what);
            if (form === 'Numbers') {
              await holds(async () => {
                const texts = await page.locator('#table td').allInnerTexts();
                assert.ok(texts.filter((text) => text.trim() !== '').length > 20, what);
              });
            } else {
              await page.locator('#table .heat-legend li').nth(1).waitFor();
              const { width, height } = await page.locator('#table .heat-sheet').boundingBox();
              const grid = [...Array(144).keys()];
              const points = grid.map((n) => [((n % 12) + 0.5) * (width / 12), (Math.floor(n / 12) + 0.5) * (height / 12)]);
              await holds(async () => {
                const found = await coloursAt(page, points);
                assert.ok(found.filter((colour) => colour[3] === 255).length > 20, what);
              });
            }
          }
        }
      });
    }
  }

  visit('planes: fixed, the diagonal, the rim', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    for (const plane of ['Fixed x', 'Fixed z', 'x = z', 'Largest y', 'Fixed y']) {
      await page.getByRole('radio', { name: plane, exact: true }).check();
      await counts(page, '#table .one.stale', 0);
      await settled(page);
      await says(page, '#table .caption', /In this plane \(.+\): \d+ positions/);
    }
  });
});

describe('along a line', () => {
  const seen = (page, text) => says(page, '#line .seen li', text);

  visit('rows of Sharing Nim are bounded as far as the paper looked', '#g=sharing:0,5,16&n=500&line=row:2', async (page) => {
    await seen(page, 'Largest term up to b = 500: 41, first at b = 64. A new largest term appears');
    await follow(page, '#g=sharing:0,5,16&n=500&line=row:0');
    await seen(page, 'Largest term up to b = 500: 12, first at b = 24. A new largest term appears 4 times');
    // a(0) = 0 is larger than −1.
    await seen(page, 'Every term a(b) from b = 1 to b = 500 is at most b − 1.');
  });

  visit('a row of nim rises by 4 every 4', '#g=nim:0,3,0&n=40&table=y:3&line=row:0', async (page) => {
    await seen(page, 'Arithmetic periodic with period 4 and saltus 4, checked up to x = 40');
    // A column and a diagonal: x ⊕ 3 again, and with x = z nothing but 3.
    await page.locator('#line').getByRole('radio', { name: 'Column' }).check();
    await seen(page, 'Arithmetic periodic with period 4 and saltus 4, checked up to z = 40');
    await page.locator('#line').getByRole('radio', { name: 'Diagonal' }).check();
    await seen(page, 'Constant, checked up to z = 40');
    await page.waitForFunction(() => location.hash.includes('line=diagonal:0'));
    await page.locator('#line-at').fill('1');
    await page.locator('#line-at').press('Enter');
    await page.waitForFunction(() => location.hash.includes('line=diagonal:1'));
    await counts(page, '#line .refused', 0);
  });

  visit('of a table that is too large to be whole', '#g=sharing:0,5,16&n=5000&line=row:2&form=colours', async (page) => {
    await seen(page, /Largest term up to b = 5000: \d+/);
  });
});

describe('the columns of Sharing Nim', () => {
  visit('are palindromes, and few rows have the first values', '#g=sharing:0,5,16&n=500&figure=columns', async (page) => {
    await says(page, '#columns .checked', '501 of 501 columns are palindromes');
    const row = async (value) =>
      (await page.locator('.rows-of-values tbody tr').nth(value).locator('th, td').allInnerTexts()).map((text) => text.trim());
    // Theorem 2: (0, 0, b) where b is 4 to some power times an odd number, and (0, 0, 0); each b > 0 with its mirror image.
    const ofFours = (b) => (b % 4 === 0 ? ofFours(b / 4) : b % 2 === 1);
    const zeros = [...Array(500).keys()].filter((b) => ofFours(b + 1)).length;
    const [zero, one, two] = [await row(0), await row(1), await row(2)];
    assert.deepEqual([zero[0], zero[1], zero[3]], ['0', String(2 * zeros + 1), '0']);
    // Theorem 4: row 0 at b = 4k + 2, row 2 at b = 4k + 1 from 5 on, and (0, 1, 2).
    const ones = 2 * (125 + 124) + 1;
    assert.deepEqual([one[0], one[1], one[3], one[4]], ['1', String(ones), '0–2', 'a = 2 at b = 5']);
    // After Conjecture 3: a value of 2 has a ≤ 3, first at b = 23.
    assert.deepEqual([two[0], two[3], two[4]], ['2', '0–3', 'a = 3 at b = 23']);
  });

  visit('of a large table are studied when asked for', '#g=sharing:0,5,16&n=3000&form=colours&figure=columns', async (page) => {
    await counts(page, '#columns .checked', 0);
    await page.locator('#columns').getByRole('button', { name: /^Check all 3.001 columns and rows$/ }).click();
    await says(page, '#columns .checked', /3.001 of 3.001 columns are palindromes/);
    await page.locator('.rows-of-values tbody tr').first().waitFor();
  });
});

describe('a refusal', () => {
  for (const [figure, part] of [['table', '#table'], ['positions', '#plot'], ['line', '#line']]) {
    visit(`leaves no number of the question before: ${figure}`, `#g=triangle:k=3:7,4,7&n=30&figure=${figure}`, async (page) => {
      await page.locator(`${part} .caption`).first().waitFor();
      await page.locator('#size').fill('99999');
      await page.locator('#size').press('Enter');
      const refused = figure === 'line' ? '#line .remark' : `${part} .refused`;
      await page.locator(refused).filter({ hasText: figure === 'line' ? 'There is no table, so there is no line to follow.' : '' }).waitFor();
      await counts(page, `${part} .caption`, 0);
    });
  }
});

describe('two tables side by side', () => {
  visit('have ids and names of their own, and say which layer they count', '#g=nim:3,7,4&n=14&beside=nim:pass', async (page) => {
    await page.locator('#table .one').nth(1).locator('.caption').waitFor();
    await settled(page);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id));
    assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) !== index), []);
    const names = await page.locator('#table .numbers').evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')));
    assert.deepEqual(names.map((name) => name.replace(/, y = .*/, '')), ['Grundy values of nim', 'Grundy values of nim:pass, pass used']);
    await says(page, '#table .caption', /with the pass still available and with the pass used/);
    await choose(page, 'P-positions from above');
    await says(page, '#plot .caption', /up to 14 in nim:pass, pass used\./);
  });
});

describe('walking through a parameter', () => {
  /** Keeps count of the steps that are still to come: timers as long as a step is shown. */
  const counted = {
    before: (page) =>
      page.addInitScript(() => {
        const [set, clear] = [window.setTimeout, window.clearTimeout];
        window.steps = new Set();
        window.setTimeout = (act, delay, ...rest) => {
          const handle = set.call(window, (...given) => (window.steps.delete(handle), act(...given)), delay, ...rest);
          if (delay === 900) window.steps.add(handle);
          return handle;
        };
        window.clearTimeout = (handle) => (window.steps.delete(handle), clear.call(window, handle));
      }),
  };

  visit(
    'goes on by itself and stops when it is told to',
    '#g=triangle:k=3:7,2,7&n=8',
    async (page) => {
      await page.getByRole('button', { name: 'Animate k' }).click();
      await shows(page, 'triangle:k=4:7,2,7');
      await shows(page, 'triangle:k=5:7,2,7');
      await page.waitForFunction(() => window.steps.size === 1);
      await page.getByRole('button', { name: 'Stop k' }).click();
      await page.getByRole('button', { name: 'Animate k' }).waitFor();
      await page.waitForFunction(() => window.steps.size === 0);
      // The game from before the walk is back.
      await shows(page, 'triangle:k=3:7,2,7');
      await page.waitForFunction(() => location.hash.includes(document.querySelector('#notation').value));
    },
    counted,
  );

  visit('ends at the end of the slider', '#g=step:k=4,s=18:1,1,1&n=8', async (page) => {
    await page.getByRole('button', { name: 'Animate s' }).click();
    await shows(page, 'step:k=4,s=20:1,1,1');
    await page.getByRole('button', { name: 'Animate s' }).waitFor();
    await shows(page, 'step:k=4,s=18:1,1,1');
  });
});

describe('everybody can use the figures', () => {
  const views = [
    '#g=triangle:k=3:7,4,7&form=colours',
    '#g=triangle:k=3,pass:7,4,7,1&form=colours&show=difference:play&plot=space',
    '#g=triangle:k=3:7,4,7&show=outcomes:lowered&plot=projected&beside=triangle:k=3,misere',
    '#g=triangle:k=3:7,0,7&table=y:0&n=300&form=colours&plot=list&map=grey',
    '#g=sharing:0,5,16&n=60&form=colours&line=row:2',
    '#g=sharing:0,5,16&n=500',
    '#g=step:k=4,s=2:4,3,13&n=150&table=rim&show=level:3&form=colours',
  ];
  for (const view of views) {
    for (const [width, colorScheme] of [[360, 'light'], [360, 'dark'], [1440, 'light'], [1440, 'dark']]) {
      visit(
        `${view} at ${width} pixels, ${colorScheme}`,
        view,
        async (page) => {
          await page.addScriptTag({ path: axe });
          await page.locator('.large figure').scrollIntoViewIfNeeded();
          await settled(page);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'it overflows');
          const { violations } = await page.evaluate(() => axe.run());
          assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}, ${nodes.length} in all`), []);
        },
        { viewport: { width, height: 900 }, colorScheme },
      );
    }
  }
});
