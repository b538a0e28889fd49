// Explore as one picture: the bar, its parameters and who wins on the left, one large figure on the right.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { choose, chooseGame, find, follow, holds, pPositions } from './figures.mjs';
import { taken } from './downloading.mjs';
import { grooveNamed, laboratory, part, placeOf, says, settled } from './page.mjs';
const { visit, visits } = laboratory({ settles: true });

const names = (page) => page.locator('.chooser button').allInnerTexts();
const large = (page) => page.locator('.large > figure').evaluateAll((figures) => figures.map(({ id }) => id));
const pressed = (page) => page.locator('.chooser [aria-pressed="true"]').allInnerTexts();
const box = (page, part) => page.locator(part).first().boundingBox();

describe('below the board', () => {
  visit('nothing moves while a groove is chosen, at any width', '#g=nim:3,7,4', async (page) => {
    const groove = await grooveNamed(page, 'Break left to 1');
    const places = async () => [await box(page, '.sliders, .groups'), await box(page, '.figures'), await page.evaluate(() => document.body.scrollHeight)];
    for (const width of [360, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await settled(page);
      await page.locator('.board').scrollIntoViewIfNeeded();
      const before = await places();
      await page.mouse.move(...(await placeOf(page, groove)));
      await page.locator('.sentence.aside').waitFor();
      assert.deepEqual(await places(), before, `${width}`);
      await page.mouse.move(0, 0);
      await page.locator('.sentence:not(.aside)').waitFor();
    }
  });
});

visits('one figure is large', {
  'the others can be chosen, also by keyboard': ['#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await part('and the others can be chosen, also by keyboard; the link names it', async () => {
      await part('and the others can be chosen, also by keyboard; the link says which', async () => {
        assert.deepEqual(await large(page), ['table']);
        assert.deepEqual(await names(page), [
          'Values', 'Lost positions from above', 'In space', 'Along a line',
        ]);
        await page.locator('.chooser button').nth(1).focus();
        await page.keyboard.press('Enter');
        await page.locator('#plot svg.plot').waitFor();
        assert.deepEqual([await large(page), await pressed(page)], [['plot'], ['Lost positions from above']]);
        await page.waitForFunction(() => location.hash.endsWith('&figure=positions'));
        await find(page, 'list');
        await page.locator('#plot .positions').waitFor();
        // The drawing determines the figure, so the address names only the drawing.
        await page.waitForFunction(() => location.hash.endsWith('&plot=list'));
        await page.goBack();
        await page.locator('#plot svg.plot').waitFor();
        await page.goBack();
        await page.locator('#table .numbers').waitFor();
      });
      await follow(page, '#g=sharing:0,5,16&figure=columns');
      await part('a figure that another game does not have becomes the table', async () => {
        assert.deepEqual(await large(page), ['columns']);
        await chooseGame(page, 'Rectangular bar');
        await page.locator('#table .numbers').waitFor();
        assert.deepEqual(await large(page), ['table']);
      });
    });
    await follow(page, '#g=nim:3,7,4&n=8');
    await part('how long it took is among the settings of the figure', async () => {
      assert.doesNotMatch(await page.locator('#table').innerText(), /Solved in/);
      await says(page, '.settings .cost', /Solved in .+ of memory/);
    });
  }],
  'each game begins with the figure that it is known for': ['#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await chooseGame(page, 'Sharing Nim');
    await page.locator('#columns .mirrored').waitFor();
    await chooseGame(page, 'Stair bar');
    await page.locator('#plot .cloud').waitFor();
    assert.deepEqual(await pressed(page), ['In space']);
  }],
});

describe('the chooser of games', () => {
  visit('has a picture, a name and a line for each, makes a sum, and goes back to a game alone', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await page.locator('.rules > summary').click();
    const cards = page.locator('.games label');
    assert.deepEqual(await cards.locator('b').allInnerTexts(), [
      'Triangular bar', 'Stair bar', 'Rectangular bar', 'Bar with any rim', 'Sharing Nim', 'Own rules', 'Several games',
    ]);
    assert.ok((await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('.still path').length))).every((paths) => paths > 0));
    await chooseGame(page, 'Several games');
    await page.waitForFunction(() => document.querySelector('#notation').value === 'triangle:k=3:7,4,7 + triangle:k=3:2,1,3');
    await page.getByLabel('Game', { exact: true }).last().selectOption({ label: 'Sharing Nim' });
    await page.waitForFunction(() => document.querySelector('#notation').value === 'sharing:0,5,16 + triangle:k=3:2,1,3');
    await chooseGame(page, 'Stair bar');
    await page.waitForFunction(() => document.querySelector('#notation').value === 'step:k=4,s=2:4,3,13');
    await says(page, '.game-name', 'Stair bar');
  }, { closed: true });
});

describe('Find', () => {
  visit('opens by Ctrl+K and does the first thing that is found', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator('.find-dialog input').fill('along');
    assert.deepEqual(await page.locator('.find-dialog li').allInnerTexts(), ['Along a line']);
    await page.keyboard.press('Enter');
    await page.locator('#line .sequence').waitFor();
    assert.equal(await page.locator('.find-dialog').isVisible(), false);
    await page.keyboard.press('Control+k');
    await page.locator('.find-dialog input').fill('zzz');
    await says(page, '.find-dialog [role=status]', 'Nothing found.');
    await page.keyboard.press('Escape');
    await find(page, 'play this');
    await page.waitForURL(/#bar=triangle/);
  }, { closed: true });
  visit('knows games by their names', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await find(page, 'wythoff’s game');
    await page.waitForFunction(() => document.querySelector('#notation').value.startsWith('rules:a b;move a by any;move b by any;move a,b by any:'));
  }, { closed: true });
});

visits('the bar and the figure', {
  'answer each other': ['#g=triangle:k=3:7,4,7&n=20', async (page) => {
    // (4, 3, 7) has the nim-sum 0.
    const groove = await grooveNamed(page, 'Break left to 4');
    await page.mouse.move(...(await placeOf(page, groove)));
    await says(page, '.sentence', '(4, 3, 7) remains. This move wins. The figure shows y = 3.');
    // The top becomes lower with the side, and the figure turns to the plane of the remaining bar.
    await says(page, '.plane output', '3');
    await page.waitForFunction(() => document.querySelector('#cell-4-7')?.matches('.cursor') && document.querySelector('#cell-4-7').textContent.trim() === '0');
    // Three breaks leave a nim-sum of 0: (4, 3, 7), (7, 0, 7) and (7, 3, 4).
    assert.equal(await page.locator('.board .dot').count(), 3);
    await page.mouse.move(0, 0);
    await says(page, '.plane output', '4');
    await page.locator('#cell-13-11').hover();
    await page.locator('.instead .outline').waitFor();
    await says(page, '.sentence', '(13, 4, 11) has value 1.');
    await page.locator('#cell-13-11').click();
    await page.waitForFunction(() => document.querySelector('#notation').value.endsWith(':13,4,11'));
    assert.equal(await page.locator('.instead').count(), 0);
  }],
  'the third coordinate is a slider: the bar grows and shrinks as far as it can': ['#g=triangle:k=3:7,4,7&n=20', async (page) => {
    await page.locator('#plane').fill('2');
    await page.waitForFunction(() => document.querySelector('#notation').value.endsWith(':7,2,7'));
    // No bar with these sides is 9 high: the figure shows the plane, and the bar stays.
    await page.locator('#plane').fill('9');
    await page.waitForFunction(() => location.hash.includes('table=y:9'));
    assert.match(await page.locator('#notation').inputValue(), /:7,2,7$/);
  }],
});

describe('settings', () => {
  visit(
    'are one press away, and few things are seen before',
    '#g=triangle:k=3:7,4,7&n=12',
    async (page) => {
      assert.equal(await page.locator('#size').isVisible(), false);
      const controls = page.locator('.figures :is(button, input, select, summary, a):visible');
      assert.ok((await controls.count()) <= 20, `${await controls.count()} controls`);
      await page.locator('.settings > summary').focus();
      await page.keyboard.press('Enter');
      await page.locator('#size').fill('15');
      await page.locator('#size').press('Enter');
      await says(page, '.settings .set', 'up to 15');
      await says(page, '#table .caption', /up to 15/);
    },
    { closed: true },
  );
});

describe('z runs upwards', () => {
  const link = '#g=nim:3,0,4&n=9&table=y:0';
  /** True if row 8 is above row 1. */
  const isUp = async (page) => (await box(page, '#cell-0-8')).y < (await box(page, '#cell-0-1')).y;

  visit('in the table, the heat map and the plot, or downwards as in the papers', link, async (page) => {
    await part('in the table, or downwards as in the papers; keys follow', async () => {
      assert.ok(await isUp(page));
      assert.match(await page.locator('.numbers').getAttribute('aria-label'), /x runs across, z runs upwards$/);
      await page.getByLabel('Rows downwards, as in the papers').check();
      await page.waitForFunction(() => location.hash.endsWith('&printed=1'));
      await holds(async () => assert.equal(await isUp(page), false));
      assert.match(await page.locator('.numbers').getAttribute('aria-label'), /x runs across, z runs down$/);
      await page.locator('.numbers').focus();
      await page.keyboard.press('ArrowDown');
      await says(page, '#table .pointed', '(3, 0, 5)');
      // The file is as the page.
      const rows = async () => {
        const { text } = await taken(page, '#table', 'SVG');
        return [...text.matchAll(/<text x="\d+" y="(\d+)" fill="#666666">(.*)<\/text>/g)].map((found) => found[2]).slice(-12);
      };
      const printed = await rows();
      await page.getByLabel('Rows downwards, as in the papers').uncheck();
      await page.waitForFunction(() => !location.hash.includes('printed'));
      await holds(async () => assert.ok(await isUp(page)));
      assert.notDeepEqual(await rows(), printed);
    });
    await follow(page, `${link}&form=colours`);
    await part('in the heat map and in the plot', async () => {
      const labels = (part) =>
        page.locator(part).evaluateAll((all) =>
          Object.fromEntries(all.map((label) => [label.textContent, label.getBoundingClientRect().top])),
        );
      const map = await labels('#table .heat-axis.beside text:not(.name)');
      assert.ok(map[8] < map[0], JSON.stringify(map));
      await choose(page, 'Lost positions from above');
      await page.locator('#plot svg.plot').waitFor();
      const plot = await labels('#plot .axis .beside:not(.name)');
      assert.ok(plot[8] < plot[0], JSON.stringify(plot));
    });
  });
});

describe('two rulesets are compared', () => {
  const [normal, misere] = [false, true].map((play) => pPositions(1, 20, play));
  const both = Object.keys(normal).filter((place) => misere[place] === normal[place]).length;
  const [onlyHere, onlyThere] = [Object.keys(normal).length - both, Object.keys(misere).length - both];

  visit('in a view of its own: counts, one plot, a list and a file, at a place, as a map, and with a pass', '#g=triangle:k=1:3,1,3&n=20', async (page) => {
    await part('in a view of its own: counts, one plot, a list and a file', async () => {
      await page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: 'misère play' }).click();
      await page.locator('#comparison .comparison-counts').waitFor();
      const counts = await page.locator('.comparison-counts .count').allInnerTexts();
      assert.deepEqual(counts.map(Number), [onlyHere, onlyThere, both]);
      // A mark for every position: each begins with a point that the pen is put on.
      const marks = (kind) =>
        page.locator(`#comparison svg.plot .${kind}`).evaluate((path, kind) => {
          const starts = path.getAttribute('d').match(/M/g)?.length ?? 0;
          return [kind, starts];
        }, kind);
      assert.deepEqual(await Promise.all(['ring', 'cross', 'square'].map(marks)), [
        ['ring', onlyHere], ['cross', onlyThere], ['square', both],
      ]);
      await says(page, '#comparison .caption', 'A is triangle:k=1 and B is triangle:k=1,misere');

      const { name, text } = await taken(page, '#comparison', 'CSV');
      assert.equal(name, 'bittersweet-triangle-k1-or-triangle-k1-misere-n20.csv');
      const [header, ...rows] = text.trimEnd().split('\n');
      assert.equal(header, 'x,y,z,p_position_of');
      const expected = [[normal, misere, 'triangle:k=1'], [misere, normal, '"triangle:k=1,misere"']].flatMap(([of, other, ruleset]) =>
        Object.entries(of).filter(([place, y]) => other[place] !== y).map(([place, y]) => `${place.replace(',', `,${y},`)},${ruleset}`),
      );
      assert.deepEqual(rows.sort(), expected.sort());

      await page.locator('.differences > summary').click();
      const first = page.locator('.differences button').first();
      const [, x, y, z] = (await first.innerText()).match(/\((\d+), (\d+), (\d+)\) of ([AB])/);
      await first.click();
      await page.waitForFunction((text) => document.querySelector('#notation').value.endsWith(text), `:${x},${y},${z}`);
    });
    await follow(page, '#g=nim:3,7,4&n=8&beside=nim:misere&figure=comparison');
    await part('at a place, as a map with a legend, and with a pass', async () => {
      await part('a place says whose P-positions it has', async () => {
        await page.locator('#comparison .plot-frame').focus();
        await page.keyboard.press('Control+End');
        await page.keyboard.press('Home');
        // Nim: (0, 0, 0) under normal play; under misère play (0, 1, 0), whose single piece the other player must take.
        await says(page, '#comparison .pointed', '(0, 0, 0) is a P-position of A only, and (0, 1, 0) is a P-position of B only.');
      });
      await follow(page, '#g=triangle:k=1:3,1,3&n=130&beside=triangle:k=1,misere&figure=comparison');
      await part('with many places as a map with a legend', async () => {
        await page.locator('#comparison canvas.heat').waitFor();
        const words = await page.locator('#comparison .heat-legend li').allInnerTexts();
        assert.deepEqual(words.slice(1), ['only in A', 'only in B', 'in A and B', 'different P-positions in A and B']);
      });
      await follow(page, '#g=nim:3,7,4&n=8&beside=nim:pass&figure=comparison');
      await part('with and without a pass, in different words', async () => {
        await says(page, '.comparison-counts', 'P-positions of nim only');
        await says(page, '.comparison-counts', 'P-positions of nim:pass, pass used only');
      });
    });
  });
});

visits('the spread', {
  'bar, parameters and who wins are beside the figure in one view, and on paper everything is below each other': ['#g=triangle:k=3:7,4,7&n=20', async (page) => {
    await part('beside the figure, and no part has a scroll bar of its own', async () => {
      const [bar, figure] = [await box(page, '.side'), await box(page, '.explore > .figures')];
      assert.ok(bar.x + bar.width <= figure.x, 'side by side');
      for (const seen of ['.board', '#k-slider-input', '#s-slider-input', '.verdict', '.groups > :last-child', '.law', '.tones']) {
        const { y, height } = await box(page, seen);
        assert.ok(y + height <= 900, `${seen} ends at ${y + height}`);
      }
      assert.equal(await page.locator('.side').evaluate((part) => part.scrollHeight - part.clientHeight), 0);
      const controls = page.locator(':is(button, input, select, summary, a):visible');
      // One of them leads from the law below the figure to its proof.
      assert.ok((await controls.count()) <= 24, `${await controls.count()} controls`);
      const below = await controls.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top >= innerHeight).length);
      assert.ok((await controls.count()) - below <= 22, `${(await controls.count()) - below} controls in sight`);
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=20&form=colours');
    await part('on paper everything is below each other, in its colours, without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      const look = (part, name) =>
        page.locator(part).first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), name);
      assert.equal(await look('.heat-legend .swatch', 'print-color-adjust'), 'exact');
      assert.equal(await look('.large h2', 'break-after'), 'avoid');
      for (const part of ['.chooser', '.groups']) assert.equal(await page.locator(part).isVisible(), false);
      assert.ok((await box(page, '.board')).y < (await box(page, '.large')).y);
    });
  }, { closed: true, viewport: { width: 1440, height: 900 } }],
  'on a phone the bar is on top, then its parameters and who wins, then the figure, and the groups are at the foot': ['#g=triangle:k=3:7,4,7&n=12',
    async (page) => {
      const tops = await Promise.all(['.board', '.sliders', '.verdict', '.chooser', '.large'].map(async (part) => (await box(page, part)).y));
      assert.deepEqual(tops, [...tops].sort((a, b) => a - b));
      assert.ok(tops.at(-1) < 560, `the figure begins at ${tops.at(-1)}`);
      assert.equal((await box(page, '#k-slider-input')).y, (await box(page, '#s-slider-input')).y);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      for (const target of await page.locator('.chooser button, .groups summary').all()) {
        const { width, height } = await target.boundingBox();
        assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
      }
      assert.deepEqual((await page.locator('.numbers tfoot th').allInnerTexts()).slice(1), [...Array(13).keys()].map(String), 'all columns are in sight');
      assert.deepEqual((await page.locator('.numbers tbody th').allInnerTexts()).at(0), '12', 'and all rows');
      await page.locator('.settings > summary').tap();
      await page.locator('#size').waitFor();
      await page.touchscreen.tap(180, 30);
      await page.locator('#size').waitFor({ state: 'hidden' });
      await page.locator('.settings > summary').tap();
      await page.locator('#size').waitFor();
      await page.locator('.position > summary').tap();
      assert.equal(await page.locator('#size').isVisible(), false);
      await page.locator('#coordinate-0').focus();
      await page.keyboard.press('Escape');
      await page.locator('#coordinate-0').waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.activeElement.matches('.position > summary')), true);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, closed: true }],
});
