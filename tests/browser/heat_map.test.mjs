// The heat map in a real browser: every colour is compared with the number in its cell.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { axes, coloursAt, cursor, follow, holds, hover, layout, pointed, pointedAt, token, written } from './figures.mjs';
import { laboratory, part, says, settled, shows } from './page.mjs';

const { visit, visits } = laboratory({ settles: true });

const triangle = '#g=triangle:k=3:7,4,7&n=20&table=y:4';
/** High enough for all numbers to be in the document. */
const tall = { viewport: { width: 1440, height: 1600 } };

/** Every place of a plane, or every third. */
const places = (columns, rows, step = 1) => {
  const all = [];
  for (let column = 0; column < columns; column += step) for (let row = 0; row < rows; row += step) all.push([column, row]);
  return all;
};

/** Compares the colours of places with their numbers in the document: a number has one colour wherever it is. */
function same(sampled, colours, numbers, known = new Map()) {
  sampled.forEach((place, index) => {
    const [number, colour] = [numbers[place.join()], colours[index].join()];
    assert.notEqual(number, undefined, `the number at ${place} is not in the document`);
    if (number === '') return assert.equal(colour, '0,0,0,0', `${place} is no position`);
    assert.equal(known.get(number) ?? colour, colour, `the colour of ${number} at ${place}`);
    known.set(number, colour);
  });
  return known;
}

/** The same, and a colour is that of one number only. */
function agree(sampled, colours, numbers, known) {
  const found = same(sampled, colours, numbers, known);
  assert.equal(new Set(found.values()).size, found.size, 'different numbers have different colours');
  return found;
}

/** The numbers of a link and then the same as colours, compared with each other; returns the colour of each number. */
async function decoded(page, fragment, { columns = 21, rows = 21 } = {}) {
  await follow(page, `${fragment}&form=numbers`);
  const numbers = await written(page);
  await follow(page, `${fragment}&form=colours`);
  await page.locator('#table canvas.heat').waitFor();
  const sampled = places(columns, rows);
  return holds(async () => {
    await page.locator('#table .heat-frame').focus();
    await page.keyboard.press('Control+Home');
    const at = await layout(page, [0, rows - 1]);
    return agree(sampled, await coloursAt(page, sampled.map(at)), numbers);
  });
}

/** The lightness of a colour, from 0 to 255. */
const light = (colour) => {
  const [red, green, blue] = colour.split(',').map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const opaque = (colour) => [...colour, 255].join();

describe('each colour is the number that is written there', () => {
  visit('of Grundy values from the first colour of the scale to the last, of outcomes, a level, differences and Sharing Nim', triangle, async (page) => {
    await part('of Grundy values, from the first colour of the scale to the last', async () => {
      for (const map of ['cividis', 'viridis', 'grey']) {
        const known = await decoded(page, `${triangle}&map=${map}`);
        assert.equal(known.get('0'), opaque(await token(page, '--p-mark')));
        const largest = Math.max(...[...known.keys()].map(Number));
        assert.ok(largest > 20 && known.size > 20, `${known.size} numbers up to ${largest}`);
        assert.equal(known.get('1'), opaque(await token(page, `--map-${map}`)));
        assert.equal(known.get(String(largest)), opaque(await token(page, `--map-${map}`, -1)));
      }
    });
    await part('of outcomes, a level and differences', async () => {
      const [p, quiet, point, same] = await Promise.all(
        ['--p-mark', '--map-quiet', '--point', '--map-same'].map(async (name) => opaque(await token(page, name))),
      );
      const outcomes = await decoded(page, `${triangle}&show=outcomes`);
      assert.deepEqual([outcomes.get('P'), outcomes.get('N'), outcomes.size], [p, quiet, 2]);
      const differences = await decoded(page, `${triangle}&show=difference:sum`);
      assert.equal(differences.get('·'), same);
      assert.ok([...differences.keys()].some((text) => text.startsWith('+')), [...differences.keys()].join(' '));

      // A level has two colours, so the numbers alone tell which cells are to have the first one.
      await follow(page, `${triangle}&show=level:3&form=numbers`);
      const numbers = await written(page);
      await follow(page, `${triangle}&show=level:3&form=colours`);
      await holds(async () => {
        await page.locator('#table .heat-frame').focus();
        await page.keyboard.press('Control+Home');
        const sampled = places(21, 21).filter((place) => numbers[place.join()] !== '');
        const colours = await coloursAt(page, sampled.map(await layout(page, [0, 20])));
        const expected = sampled.map((place) => (numbers[place.join()] === '3' ? point : quiet));
        assert.deepEqual(colours.map(String), expected);
        assert.ok(expected.filter((colour) => colour === point).length >= 10);
      });
    });
    await follow(page, '#g=sharing:0,5,16&n=20&form=numbers');
    await part('of Sharing Nim', async () => {
      const numbers = await written(page);
      await follow(page, '#g=sharing:0,5,16&n=20&form=colours');
      await holds(async () => {
        await page.locator('#table .heat-frame').focus();
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Control+End');
        const at = await layout(page, [20, 0]);
        agree(places(21, 21), await coloursAt(page, places(21, 21).map(at)), numbers);
      });
    });
  }, tall);

  visit(
    'in the dark, on a screen with two pixels to one',
    triangle,
    async (page) => {
      const known = await decoded(page, triangle);
      assert.equal(known.get('0'), opaque(await token(page, '--p-mark')));
      assert.equal(known.get('1'), opaque(await token(page, '--map-cividis')));
    },
    { ...tall, deviceScaleFactor: 2, colorScheme: 'dark' },
  );

  for (const deviceScaleFactor of [1, 2]) {
    visit(
      `after zooming and moving, at ${deviceScaleFactor} to one`,
      '#g=triangle:k=3:7,0,7&n=40&table=y:0&form=numbers',
      async (page) => {
        const numbers = await written(page);
        await follow(page, '#g=triangle:k=3:7,0,7&n=40&table=y:0&form=colours');
        const check = (known) =>
          holds(async () => {
            await hover(page, [0.5, 0.5]);
            const [x, y, z] = await pointedAt(page);
            assert.equal(y, 0);
            const at = await layout(page, [x, z]);
            const sheet = await page.locator('#table .heat-sheet').boundingBox();
            const isInside = ([left, top]) => left > 1 && top > 1 && left < sheet.width - 1 && top < sheet.height - 1;
            const inSight = places(41, 41).filter((place) => numbers[place.join()] !== undefined && isInside(at(place)));
            assert.ok(inSight.length > 20, `${inSight.length} places in sight`);
            return agree(inSight, await coloursAt(page, inSight.map(at)), numbers, known);
          });
        const known = await check(new Map());
        await hover(page, [0.3, 0.6]);
        await page.keyboard.down('Control');
        await page.mouse.wheel(0, -30);
        await page.keyboard.up('Control');
        await page.locator('#table .heat-sheet.zoomed').waitFor();
        await check(new Map(known));
        const [x, y] = await hover(page, [0.4, 0.4]);
        await page.mouse.down();
        await page.mouse.move(x + 57, y + 33, { steps: 5 });
        await page.mouse.up();
        await check(new Map(known));
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await check(new Map(known));
      },
      { viewport: { width: 1440, height: 1600 }, deviceScaleFactor },
    );
  }
});

const large = '#g=triangle:k=3:7,0,7&n=200&table=y:0&form=colours';

visits('the map is moved', {
  'by the wheel, by buttons and by dragging': [large, async (page) => {
    await part('by the wheel with Ctrl alone; the plain wheel scrolls the page', async () => {
      await hover(page, [0.25, 0.7]);
      const [before, place] = [await axes(page), await pointedAt(page)];
      const scrolled = () => page.evaluate(() => window.scrollY);
      const start = await scrolled();
      await page.mouse.wheel(0, 90);
      await page.waitForFunction((start) => window.scrollY === start + 90, start);
      await page.mouse.wheel(0, -90);
      await page.waitForFunction((start) => window.scrollY === start, start);
      assert.deepEqual(await axes(page), before);
      assert.equal(await page.locator('#table .heat-sheet.zoomed').count(), 0);

      await page.keyboard.down('Control');
      for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -30);
      await page.keyboard.up('Control');
      await page.locator('#table .heat-sheet.zoomed').waitFor();
      await holds(async () => assert.ok((await cursor(page))[2] > 20));
      // Far out some places lie under the pointer's pixel; one of them stays under it.
      const now = await pointedAt(page);
      now.forEach((part, index) => assert.ok(Math.abs(part - place[index]) <= 1, `${place} became ${now}`));
      assert.equal(await scrolled(), start);
      assert.equal(await page.evaluate(() => window.visualViewport.scale), 1);
    });
    await part('by buttons: in, out, and all of it', async () => {
      const button = (name) => page.locator('#table').getByRole('button', { name });
      await button('Show all').click();
      await holds(async () => assert.equal(await page.locator('#table .heat-sheet.zoomed').count(), 0));
      const all = await axes(page);
      assert.equal(await button('Zoom out').getAttribute('aria-disabled'), 'true');
      await button('Zoom in').click();
      await page.locator('#table .heat-sheet.zoomed').waitFor();
      const half = await axes(page);
      assert.notDeepEqual(half, all);
      await button('Zoom in').click();
      await holds(async () => assert.notDeepEqual(await axes(page), half));
      await button('Zoom out').click();
      await holds(async () => assert.deepEqual(await axes(page), half));
      await button('Show all').click();
      await holds(async () => assert.deepEqual(await axes(page), all));
      assert.equal(await page.locator('#table .heat-sheet.zoomed').count(), 0);
      // To the end, where one button has nothing more to do but keeps the focus.
      await button('Zoom in').focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('Enter');
      await page.locator('#table .heat-tools [aria-label="Zoom in"][aria-disabled="true"]').waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'Zoom in');
    });
    await part('by dragging, which chooses nothing; a click does', async () => {
      await page.locator('#table').getByRole('button', { name: 'Show all' }).click();
      await page.mouse.dblclick(...(await hover(page, [0.5, 0.5])));
      await page.locator('#table .heat-sheet.zoomed').waitFor();
      const chosen = await page.locator('#notation').inputValue();
      const [x, y] = await hover(page, [0.5, 0.5]);
      const place = await pointedAt(page);
      await page.mouse.down();
      await page.mouse.move(x - 120, y - 80, { steps: 6 });
      await page.mouse.up();
      // The place went with the pointer.
      await holds(async () => assert.deepEqual(await pointedAt(page), place));
      await shows(page, chosen);
      await hover(page, [0.5, 0.5]);
      await holds(async () => assert.notDeepEqual(await pointedAt(page), place));
      const next = await pointedAt(page);
      await page.mouse.down();
      await page.mouse.up();
      await shows(page, `triangle:k=3:${next}`);
    });
  }],
  'by keyboard': [large, async (page) => {
    await part('by keyboard: a crosshair', async () => {
      await page.locator('#table').getByRole('button', { name: 'Show all' }).focus();
      await page.keyboard.press('Tab');
      assert.ok(await page.evaluate(() => document.activeElement.matches('#table .heat-frame')));
      await page.keyboard.press('ArrowRight');
      await says(page, '#table .pointed', /^\(8, 0, 7\) has Grundy value 15/);
      await page.locator('#table .heat-marks .crosshair').waitFor();
      // Places higher up have a larger z.
      await page.keyboard.press('PageUp');
      await page.keyboard.press('ArrowDown');
      await says(page, '#table .pointed', /^\(8, 0, 16\) has Grundy value 24/);
      await page.keyboard.press('+');
      await page.locator('#table .heat-sheet.zoomed').waitFor();
      await says(page, '#table .pointed', /^\(8, 0, 16\)/);
      await page.keyboard.press('Control+End');
      await says(page, '#table .pointed', /^\(200, 0, 0\) has Grundy value 200/);
      await page.keyboard.press('Enter');
      await shows(page, 'triangle:k=3:200,0,0');
      await page.keyboard.press('0');
      await page.waitForFunction(() => document.querySelectorAll('#table .heat-sheet.zoomed').length === 0);
    });
    await follow(page, `${triangle}&form=colours`);
    await part('a place without a position says so and cannot be chosen', async () => {
      await page.locator('#table .heat-frame').focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Home');
      await says(page, '#table .pointed', 'Not a position: y is too large for this x and z.');
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await shows(page, 'triangle:k=3:20,4,0');
    });
  }],
  'by two fingers': [large,
    async (page, context) => {
      await page.locator('#table .heat-sheet').scrollIntoViewIfNeeded();
      const box = await page.locator('#table .heat-sheet').boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const client = await context.newCDPSession(page);
      const touch = (type, apart) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: apart === null ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
        });
      await touch('touchStart', 30);
      for (const apart of [40, 60, 80, 100]) await touch('touchMove', apart);
      await touch('touchEnd', null);
      await page.locator('#table .heat-sheet.zoomed').waitFor();
      await shows(page, 'triangle:k=3:7,0,7');
    },
    { hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } }],
});

visits('large maps', {
  '4001 by 4001 cells': ['#g=triangle:k=3:7,0,7&n=4000&table=y:0&form=colours', async (page) => {
    await says(page, '#table .caption', /In this plane \(.+\): 16.008.001 positions, 4.001 P-positions, largest value 4095/);
    const [across, down] = await axes(page);
    assert.match(across, /^0 500 .* 4000$/);
    assert.match(down, /^0 500 .* 4000$/);
    // If cells are large enough, colours are those of x ⊕ z: no value, the least one, the largest one.
    for (const [x, z, property, index] of [
      [4000, 4000, '--p-mark', 0],
      [3999, 3998, '--map-cividis', 0],
      [4000, 95, '--map-cividis', -1],
    ]) {
      await follow(page, `#g=triangle:k=3:${x},0,${z}&n=4000&table=y:0&form=colours`);
      await page.locator('#table .heat-frame').focus();
      // The crosshair begins at the position on the board.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await says(page, '#table .pointed', `(${x}, 0, ${z}) has Grundy value ${x ^ z}`);
      for (let step = 0; step < 9; step += 1) await page.keyboard.press('+');
      await holds(async () => {
        assert.ok((await cursor(page))[2] >= 20);
        const at = await layout(page, [x, z]);
        assert.deepEqual((await coloursAt(page, [at([x, z])])).map(String), [opaque(await token(page, property, index))]);
        const sheet = await page.locator('#table .heat-sheet').boundingBox();
        const near = places(5, 5).map(([across, down]) => [x - across, z - down]).filter((place) => {
          const [left, top] = at(place);
          return left > 1 && top > 1 && left < sheet.width - 1 && top < sheet.height - 1;
        });
        assert.ok(near.length > 4);
        const numbers = Object.fromEntries(near.map(([x, z]) => [`${x},${z}`, String(x ^ z)]));
        same(near, await coloursAt(page, near.map(at)), numbers);
      });
      await page.locator('#notation').focus();
    }
  }],
  'larger ones are thinned, and asked for again where they are looked at': ['#g=sharing:0,5,16&n=5000&form=colours', async (page) => {
    await says(page, '#table .caption', /In the visible part \(0, a, b; .+\): /);
    await hover(page, [0.701, 0.801]);
    await page.locator('#table .heat-frame').focus();
    await page.mouse.move(...(await hover(page, [0.701, 0.801])));
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 24; turn += 1) await page.mouse.wheel(0, -30);
    await page.keyboard.up('Control');
    await holds(async () => assert.ok((await cursor(page))[2] > 14));
    await settled(page);
    // Each place now says its number, and equal ones have equal colours.
    let [, a, b] = await pointedAt(page);
    const known = new Map();
    for (let step = 0; step < 30; step += 1) {
      const [key, across, up] = step % 3 === 0 ? ['ArrowUp', 0, 1] : ['ArrowRight', 1, 0];
      [a, b] = [a + up, b + across];
      await page.keyboard.press(key);
      // A colour that is read before the map is painted again would stay in `known`.
      await settled(page);
      await holds(async () => {
        const value = (await pointed(page)).match(new RegExp(`^\\(0, ${a}, ${b}\\) has Grundy value (\\d+)`))?.[1];
        assert.ok(value, await pointed(page));
        const at = await layout(page, [b, a]);
        same([[b, a]], await coloursAt(page, [at([b, a])]), { [`${b},${a}`]: value }, known);
      });
    }
    // The larger the number, the lighter its colour; of thousands of numbers neighbours may look alike.
    const lights = [...known].sort(([one], [other]) => one - other).map(([, colour]) => light(colour));
    lights.slice(1).forEach((now, index) => assert.ok(now >= lights[index] - 1, JSON.stringify([...known])));
    assert.ok(new Set(known.values()).size > 6, `${known.size} numbers`);
  }],
});
