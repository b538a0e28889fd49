// A visitor uses the figures beside the board, in a real browser. Colours are the matter of heat_map.test.mjs.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { axes, choose, coloursAt, follow, holds, hover, pPositions, pointed } from './figures.mjs';
import { laboratory, part, says, settled, shows } from './page.mjs';
const { visit, visits } = laboratory({ settles: true });

/** Waits until the page has this number of parts of a kind. */
const counts = (page, part, number) =>
  page.waitForFunction(([part, number]) => document.querySelectorAll(part).length === number, [part, number]);

/** The attributes of a figure's mark, which give its place. */
const attributes = (page, part, ...names) =>
  page.locator(part).first().evaluate((mark, names) => names.map((name) => mark.getAttribute(name)), names);

describe('what is pointed at', () => {
  const link = '#g=triangle:k=3:7,0,7&n=20&table=y:0';

  visit('in the table and in the plot it is shown as a bar, and the keyboard walks through table and sequence', link, async (page) => {
    await part('in the table it is shown as a bar, and the keyboard walks through table and sequence', async () => {
      await part('in the table it is shown as a bar', async () => {
        await page.locator('#cell-5-7').hover();
        await says(page, '.sentence', '(5, 0, 7)');
        const sweet = await page.locator('.instead .pieces > .chocolate > .c-top').getAttribute('d');
        assert.ok(sweet.split('M').length > 10, sweet);
        assert.equal(await page.locator('.instead .foil').count(), 1);
        await page.locator('#table .caption').hover();
        await counts(page, '.instead', 0);
      });
      await part('the table and the sequence are walked through by keyboard', async () => {
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
        await choose(page, 'Along a line');
        await page.locator('#line .sequence-frame').focus();
        await page.keyboard.press('End');
        await says(page, '#line .pointed', `x = 20: ${20 ^ 6}`);
        await page.keyboard.press(' ');
        await shows(page, 'triangle:k=3:20,0,6');
      });
    });
    await follow(page, `${link}&figure=positions`);
    await part('in the plot it is named and marked, and a click on a term of the sequence shows its position', async () => {
      await part('in the plot is named, marked and shown as a bar', async () => {
        const plot = await page.locator('#plot rect.paper').evaluate((rect) => {
          rect.scrollIntoView({ block: 'center' });
          const { left, bottom, width } = rect.getBoundingClientRect();
          return [left, bottom, width / 21];
        });
        const overPlot = (x, z) => page.mouse.move(plot[0] + (x + 0.5) * plot[2], plot[1] - (z + 0.5) * plot[2]);
        await overPlot(9, 9);
        await says(page, '#plot .pointed', /^\(9, 0, 9\) is a P-position/);
        assert.deepEqual(await attributes(page, '#plot rect.cursor', 'x', 'y'), ['9', '-10']);
        await page.locator('.instead').waitFor();
        // Out of the way: the page scrolls under a mouse that rests.
        await page.mouse.move(2, 2);
        await counts(page, '.instead', 0);
      });
      await follow(page, `${link}&figure=line`);
      await part('a click on a term of the sequence shows its position', async () => {
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
  });
});

describe('two rulesets side by side', () => {
  visit('are chosen, looked at together and given up', '#g=triangle:k=1:3,1,3&n=20&form=colours', async (page) => {
    await page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: 'misère play' }).click();
    await page.waitForFunction(() => location.hash.includes('beside=triangle:k=1,misere'));
    const both = ['triangle:k=1', 'triangle:k=1,misere'];
    await choose(page, 'Lost positions from above');
    await counts(page, '#plot .plot-frame', 2);
    await settled(page);
    assert.deepEqual(await page.locator('#plot h3').allInnerTexts(), both);
    const [normal, misere] = [false, true].map((play) => pPositions(1, 20, play));
    const places = new Set([...Object.keys(normal), ...Object.keys(misere)]);
    const apart = [...places].filter((place) => normal[place] !== misere[place]).length;
    await page.locator('#plot .caption').filter({ hasText: `The P-positions differ for ${apart} pairs (x, z).` }).nth(1).waitFor();
    await page.locator('#plot .caption').filter({ hasText: `${Object.keys(normal).length} P-positions` }).waitFor();

    // One view for both.
    await choose(page, 'Values');
    await counts(page, '#table .heat-map', 2);
    assert.deepEqual(await page.locator('#table h3').allInnerTexts(), both);
    await page.mouse.move(...(await hover(page, [0.5, 0.5])));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await counts(page, '#table .heat-sheet.zoomed', 2);
    const second = '#table .one:nth-child(2)';
    await holds(async () => assert.deepEqual(await axes(page, second), await axes(page)));
    // The place under the pointer in one figure is marked in the other.
    await counts(page, '#table .heat-marks rect.cursor', 2);

    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await counts(page, '#table .heat-map', 1);
    await page.waitForFunction(() => !location.hash.includes('beside'));
  });
});

describe('everything that can be shown is drawn', () => {
  visit('as numbers and as colours, of a bar with a pass', '#g=triangle:k=3,pass:7,4,7,1&n=16', async (page) => {
    const modes = await page.locator('#mode option').allInnerTexts();
    assert.ok(modes.length >= 8, modes.join());
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
});

describe('along a line', () => {
  const seen = (page, text) => says(page, '#line .seen li', text);

  visit('is described up to the bound, whichever row, column or diagonal it is', '#g=sharing:0,5,16&n=500&line=row:2', async (page) => {
    await part('rows of Sharing Nim are bounded as far as the paper looked', async () => {
      await seen(page, 'Largest term up to b = 500: 41, first at b = 64. The terms reach a new maximum');
      await follow(page, '#g=sharing:0,5,16&n=500&line=row:0');
      await seen(page, 'Largest term up to b = 500: 12, first at b = 24. The terms reach a new maximum 4 times');
      // a(0) = 0 is larger than −1.
      await seen(page, 'Every term a(b) from b = 1 to b = 500 is at most b − 1.');
    });
    await follow(page, '#g=nim:0,3,0&n=40&table=y:3&line=row:0');
    await part('a row of nim rises by 4 every 4', async () => {
      await seen(page, 'Arithmetically periodic with period 4 and saltus 4, checked up to x = 40');
      // A column and a diagonal: x ⊕ 3 again, and with x = z nothing but 3.
      await page.locator('#line').getByRole('radio', { name: 'Column' }).check();
      await seen(page, 'Arithmetically periodic with period 4 and saltus 4, checked up to z = 40');
      await page.locator('#line').getByRole('radio', { name: 'Diagonal' }).check();
      await seen(page, 'Constant, checked up to z = 40');
      await page.waitForFunction(() => location.hash.includes('line=diagonal:0'));
      await page.locator('#line-at').fill('1');
      await page.locator('#line-at').press('Enter');
      await page.waitForFunction(() => location.hash.includes('line=diagonal:1'));
      await counts(page, '#line .refused', 0);
    });
    await follow(page, '#g=sharing:0,5,16&n=5000&line=row:2&form=colours');
    await part('of a table that is too large to be whole', async () => {
      await seen(page, /Largest term up to b = 5000: \d+/);
    });
  });
});

describe('the columns of Sharing Nim', () => {
  visit('of a large table are studied when asked for', '#g=sharing:0,5,16&n=3000&form=colours&figure=columns', async (page) => {
    await counts(page, '#columns .checked', 0);
    await page.locator('#columns').getByRole('button', { name: /^Check all 3.001 columns and rows$/ }).click();
    await says(page, '#columns .checked', /3.001 of 3.001 columns are palindromes/);
    await page.locator('.rows-of-values tbody tr').first().waitFor();
  });
});

describe('a refusal', () => {
  visit('leaves no number of the question before', '#g=triangle:k=3:7,4,7&n=30&figure=table', async (page) => {
    for (const [figure, frame] of [['table', '#table'], ['positions', '#plot'], ['line', '#line']]) {
      await follow(page, `#g=triangle:k=3:7,4,7&n=30&figure=${figure}`);
      await part(`leaves no number of the question before: ${figure}`, async () => {
        await page.locator(`${frame} .caption`).first().waitFor();
        await page.locator('#size').fill('99999');
        await page.locator('#size').press('Enter');
        const refused = figure === 'line' ? '#line .remark' : `${frame} .refused`;
        await page.locator(refused).filter({ hasText: figure === 'line' ? 'There is no table, so no line can be shown.' : '' }).waitFor();
        await counts(page, `${frame} .caption`, 0);
      });
    }
  });
});

describe('two tables side by side', () => {
  visit('have separate ids and names, can be typed, and mark their points in space', '#g=nim:3,7,4&n=14&beside=nim:pass', async (page) => {
    await part('have ids and names of their own, and say which layer they count', async () => {
      await page.locator('#table .one').nth(1).locator('.caption').waitFor();
      await settled(page);
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id));
      assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) !== index), []);
      const names = await page.locator('#table .numbers').evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')));
      assert.deepEqual(names.map((name) => name.replace(/, y = .*/, '')), ['Rectangular bar: Grundy values', 'Rectangular bar, pass used: Grundy values']);
      await says(page, '#table .caption', /with the pass still available and with the pass used/);
      await choose(page, 'Lost positions from above');
      await says(page, '#plot .caption', /^Rectangular bar, pass used: .* up to 14\./);
    });
    await follow(page, '#g=nim:3,7,4&n=8&beside=nim:misere');
    await part('can be typed, and what is no ruleset is refused', async () => {
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
    await follow(page, '#g=triangle:k=1:3,1,3&n=9&plot=space&beside=triangle:k=1,misere');
    await part('in space the points are told apart', async () => {
      await counts(page, '#plot .cloud-stage', 2);
      await says(page, '#plot .remark', 'Discs are P-positions in both plots; the other marks are P-positions only here.');
    });
  });
});

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

visits('walking through a parameter', {
  'goes on by itself and stops when it is told to': ['#g=triangle:k=3:7,2,7&n=8',
    async (page) => {
      await page.getByRole('button', { name: 'Animate k' }).click();
      await shows(page, 'triangle:k=4:7,2,7');
      await shows(page, 'triangle:k=5:7,2,7');
      await page.waitForFunction(() => window.steps.size === 1);
      await page.getByRole('button', { name: 'Stop animating k' }).click();
      await page.getByRole('button', { name: 'Animate k' }).waitFor();
      await page.waitForFunction(() => window.steps.size === 0);
      // The walk stops at its current k, and Back leads to its beginning.
      await page.waitForFunction(() => /k=5:7,2,7.*&walk=k$/.test(location.hash));
      await says(page, '.stays', 'The rule (x − 1) ⊕ y ⊕ (z − 1) = 0 holds for k = 1, 5, 9, 13.');
      for (const stop of [() => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)]) {
        await page.getByRole('button', { name: 'Animate k' }).click();
        await page.waitForFunction(() => window.steps.size === 1);
        await stop();
        await page.waitForFunction(() => window.steps.size === 0);
      }
      await page.goBack();
      await shows(page, 'triangle:k=3:7,2,7');
    },
    counted],
  'begins by a link that says so, shows the game from before at its end, and is one step a press for readers who want less motion': ['#g=triangle:k=13:7,1,7&n=8&walk=k:go', async (page) => {
    await shows(page, 'triangle:k=15:7,0,7');
    await shows(page, 'triangle:k=13:7,1,7');
    await page.getByRole('button', { name: 'Animate k' }).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Animate k' }).click();
    await shows(page, 'triangle:k=14:7,1,7');
    await page.getByRole('button', { name: 'Animate k' }).waitFor();
    await page.waitForFunction(() => window.steps.size === 0);
  }, counted],
});
