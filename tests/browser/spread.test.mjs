// Explore as the spread of a book: the bar on the left, one large figure on the right, the others as small pictures.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { choose, follow, holds, pPositions } from './figures.mjs';
import { taken } from './downloading.mjs';
import { grooveNamed, laboratory, part, placeOf, says, settled } from './page.mjs';
const { visit } = laboratory({ settles: true });

const names = (page) => page.locator('.chooser button > :last-child').allInnerTexts();
const large = (page) => page.locator('.large > figure').evaluateAll((figures) => figures.map(({ id }) => id));
const pressed = (page) => page.locator('.chooser [aria-pressed="true"] > :last-child').allInnerTexts();
const box = (page, part) => page.locator(part).first().boundingBox();

describe('below the board', () => {
  visit('nothing moves while a groove is chosen, at any width', '#g=nim:3,7,4', async (page) => {
    const groove = await grooveNamed(page, 'Cut left to 1');
    const places = async () => [await box(page, '.turn'), await box(page, '.parameters'), await page.evaluate(() => document.body.scrollHeight)];
    for (const width of [360, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await settled(page);
      await page.locator('.board').scrollIntoViewIfNeeded();
      const before = await places();
      await page.mouse.move(...(await placeOf(page, groove)));
      await page.locator('.choice .chosen').waitFor();
      assert.equal(await page.locator('.choice .hint').isVisible(), false);
      assert.deepEqual(await places(), before, `${width}`);
      await page.mouse.move(0, 0);
      await page.locator('.choice .hint').waitFor();
    }
  });
});

describe('one figure is large', () => {
  visit('the others can be chosen, also by keyboard, and are small pictures', '#g=triangle:k=3:7,4,7&n=12', async (page) => {
    await part('and the others can be chosen, also by keyboard; the link names it', async () => {
      await part('and the others can be chosen, also by keyboard; the link says which', async () => {
        assert.deepEqual(await large(page), ['table']);
        assert.deepEqual(await names(page), [
          'Table', 'P-positions from above', 'P-positions in 3D', 'P-positions projected', 'List of P-positions', 'Sequence along a line',
        ]);
        await page.locator('.chooser button').nth(1).focus();
        await page.keyboard.press('Enter');
        await page.locator('#plot svg.plot').waitFor();
        assert.deepEqual([await large(page), await pressed(page)], [['plot'], ['P-positions from above']]);
        await page.waitForFunction(() => location.hash.endsWith('&figure=positions'));
        await choose(page, 'List of P-positions');
        await page.locator('#plot .positions').waitFor();
        // What is drawn names the figure.
        await page.waitForFunction(() => location.hash.endsWith('&plot=list'));
        await page.goBack();
        await page.locator('#plot svg.plot').waitFor();
        await page.goBack();
        await page.locator('#table .numbers').waitFor();
      });
      await follow(page, '#g=sharing:0,5,16&figure=columns');
      await part('a figure that another game does not have becomes the table', async () => {
        assert.deepEqual(await large(page), ['columns']);
        await page.getByRole('radio', { name: 'Rectangle' }).check();
        await page.locator('#table .numbers').waitFor();
        assert.deepEqual(await large(page), ['table']);
      });
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=40');
    await part('are small pictures, and the time of the solver is behind a mark', async () => {
      await part('miniatures are drawn of what is there, and ask the solver for nothing', async () => {
        const inked = () =>
          page.locator('canvas.miniature').evaluateAll((all) =>
            all.map((canvas) => {
              const { width, height } = canvas;
              const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
              copy.drawImage(canvas, 0, 0);
              const { data } = copy.getImageData(0, 0, width, height);
              return data.filter((part, index) => index % 4 === 3 && part > 0).length;
            }),
          );
        await holds(async () => {
          const found = await inked();
          assert.equal(found.length, 5);
          assert.ok(found.every((count) => count >= 20), found.join());
        });
        assert.equal(await page.locator('canvas.miniature').evaluateAll((all) => all.every(({ width }) => width <= 64)), true);
      });
      await follow(page, '#g=nim:3,7,4&n=8');
      await part('how long it took is behind a mark', async () => {
        assert.doesNotMatch(await page.locator('#table .caption').innerText(), /Solved in/);
        await page.locator('#table .telemetry summary').click();
        await says(page, '#table .telemetry', /Solved in .+ of memory/);
      });
    });
  });
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
      await says(page, '.setting', 'N = 15');
      await says(page, '#table .caption', /up to 15/);
    },
    { closed: true },
  );
});

describe('z runs upwards', () => {
  const link = '#g=nim:3,0,4&n=9&table=y:0';
  /** Whether row 8 is above row 1. */
  const isUp = async (page) => (await box(page, '#cell-0-8')).y < (await box(page, '#cell-0-1')).y;

  visit('in the table, the heat map and the plot, or downwards as in the papers', link, async (page) => {
    await part('in the table, or downwards as in the papers; keys follow', async () => {
      assert.ok(await isUp(page));
      assert.match(await page.locator('.numbers').getAttribute('aria-label'), /x across, z upwards$/);
      await page.getByLabel('Rows downwards, as in the papers').check();
      await page.waitForFunction(() => location.hash.endsWith('&printed=1'));
      await holds(async () => assert.equal(await isUp(page), false));
      assert.match(await page.locator('.numbers').getAttribute('aria-label'), /x across, z down$/);
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
      await choose(page, 'P-positions from above');
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
        await says(page, '#comparison .pointed', '(0, 0, 0) is a P-position of A only, (0, 1, 0) of B only.');
      });
      await follow(page, '#g=triangle:k=1:3,1,3&n=130&beside=triangle:k=1,misere&figure=comparison');
      await part('with many places as a map with a legend', async () => {
        await page.locator('#comparison canvas.heat').waitFor();
        const words = await page.locator('#comparison .heat-legend li').allInnerTexts();
        assert.deepEqual(words.slice(1), ['only in A', 'only in B', 'in A and B', 'one in A, another one in B']);
      });
      await follow(page, '#g=nim:3,7,4&n=8&beside=nim:pass&figure=comparison');
      await part('with and without a pass, in different words', async () => {
        await says(page, '.comparison-counts', 'P-positions of nim only');
        await says(page, '.comparison-counts', 'P-positions of nim:pass, pass used only');
      });
    });
  });
});

describe('the spread', () => {
  visit('bar, rules and value are beside the figure, and on paper everything is below each other', '#g=triangle:k=3:7,4,7&n=60&form=numbers', async (page) => {
    await part('bar, rules and value are beside the figure, and no part has a scroll bar of its own', async () => {
      const [bar, figure, rest] = [await box(page, '.spread > .hero'), await box(page, '.spread > .figures'), await box(page, '.besides')];
      assert.ok(bar.x + bar.width <= figure.x, 'side by side');
      assert.ok(rest.x + rest.width <= figure.x && rest.y >= bar.y + bar.height, 'the rest below the bar');
      const slider = await box(page, '.parameters input[type="range"]');
      assert.ok(slider.y + slider.height < 900, `k at ${slider.y}`);
      assert.equal(await page.locator('.hero').evaluate((part) => part.scrollHeight - part.clientHeight), 0);
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=20&form=colours');
    await part('on paper everything is below each other, in its colours, without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      const look = (part, name) =>
        page.locator(part).first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), name);
      assert.equal(await look('.heat-legend .swatch', 'print-color-adjust'), 'exact');
      assert.equal(await look('.large h2', 'break-after'), 'avoid');
      assert.equal(await look('.spread > .hero', 'overflow-y'), 'visible');
      for (const part of ['.chooser', '.settings']) assert.equal(await page.locator(part).isVisible(), false);
      assert.ok((await box(page, '.board')).y < (await box(page, '.large')).y);
    });
  });

  visit(
    'on a phone the bar is on top, then its rules and value, then the figures',
    '#g=triangle:k=3:7,4,7&n=20',
    async (page) => {
      const tops = await Promise.all(['.board', '.parameters', '.verdict', '.chooser', '.large', '.besides'].map(async (part) => (await box(page, part)).y));
      assert.deepEqual(tops, [...tops].sort((a, b) => a - b));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      for (const target of await page.locator('.chooser button, .settings > summary').all()) {
        const { width, height } = await target.boundingBox();
        assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
      }
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, closed: true },
  );
});
