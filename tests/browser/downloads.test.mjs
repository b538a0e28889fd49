// Files downloaded from the built page, compared with what the page shows.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { choose, follow, pPositions } from './figures.mjs';
import { laboratory, says } from './page.mjs';
import { button, downloads, taken } from './downloading.mjs';

const { visit } = laboratory({ settles: true });

/** The numbers that the table shows, by "column,row". */
const shown = (page) =>
  page.locator('#table .numbers td[id]').evaluateAll((cells) =>
    Object.fromEntries(
      cells.map((cell) => [cell.id.replace('cell-', '').replace('-', ','), cell.innerText.trim()]).filter(([, it]) => it),
    ),
  );

/** The lines of a text that are no comments. */
const lines = (text, comment = '#') => text.trimEnd().split('\n').filter((line) => !line.startsWith(comment));

const address = (page) => page.evaluate(() => location.href);
const asMarkup = (text) => text.replaceAll('&', '&amp;');

describe('the table', () => {
  const plane = '#g=triangle:k=3:7,4,7&n=12&table=y:2';

  visit('as CSV, with the coordinates of every position', plane, async (page) => {
    const { name, text } = await taken(page, '#table', 'CSV');
    assert.equal(name, 'bittersweet-triangle-k3-y2-n12.csv');
    const [header, ...rows] = lines(text);
    assert.equal(header, 'x,y,z,grundy');
    const read = rows.map((row) => row.split(',')).map(([x, y, z, value]) => (assert.equal(y, '2'), [`${x},${z}`, value]));
    const cells = await shown(page);
    assert.ok(Object.keys(cells).length > 100);
    assert.deepEqual(Object.fromEntries(read), cells);
    // Spreadsheets and data frames read no comments: where it comes from is in a file of its own.
    assert.ok(!text.includes('#'));
    const about = await taken(page, '#table', 'Source');
    assert.equal(about.name, 'bittersweet-triangle-k3-y2-n12-source.txt');
    assert.match(about.text, /^title: .+\nruleset: triangle:k=3\nrange: x from 0 to 12, z from 0 to 12\nversion: Bittersweet \d/);
    assert.ok(about.text.endsWith(`link: ${await address(page)}\n`));
  });

  visit('as a CSV matrix, as JSON and as LaTeX', plane, async (page) => {
    const cells = await shown(page);
    const same = (rows) =>
      rows.forEach((row, z) => row.forEach((value, x) => assert.equal(String(value ?? ''), cells[`${x},${z}`] ?? '', `${x},${z}`)));

    const matrix = await taken(page, '#table', 'CSV matrix');
    assert.equal(matrix.name, 'bittersweet-triangle-k3-y2-n12-matrix.csv');
    same(lines(matrix.text).slice(1).map((row) => row.split(',').slice(1)));

    const json = await taken(page, '#table', 'JSON');
    const read = JSON.parse(json.text);
    assert.deepEqual(read.coordinates, { x: 'across', y: 2, z: 'down' });
    assert.deepEqual([read.source.ruleset, read.source.link], ['triangle:k=3', await address(page)]);
    assert.equal(read.values.length, 13);
    same(read.values);

    const latex = await taken(page, '#table', 'LaTeX');
    assert.ok(latex.text.includes(`% link: ${await address(page)}\n`));
    const rows = lines(latex.text, '%').filter((line) => /^\d+ & .*\\\\$/.test(line));
    assert.equal(rows.length, 13);
    // As on the page, row 0 is at the bottom.
    rows.reverse();
    assert.match(rows[0], /^0 & /);
    const plain = (field) => field.replace(/\\textbf\{(.*)\}/, '$1').replace('\\\\', '').trim();
    same(rows.map((row) => row.split('&').slice(1).map(plain)));
  });

  visit('of differences, with their sign', '#g=nim:3,7,4&n=8&table=y:0&show=difference:play', async (page) => {
    const { name, text } = await taken(page, '#table', 'CSV');
    assert.equal(name, 'bittersweet-nim-y0-difference-n8.csv');
    const cells = await shown(page);
    const read = lines(text).slice(1).map((row) => row.split(','));
    assert.equal(read.length, 81);
    // The table writes a dot for no difference, and signs as they are printed.
    const number = (cell) => (cell === '·' ? 0 : Number(cell.replace('−', '-')));
    for (const [x, , z, value] of read) assert.equal(number(cells[`${x},${z}`]), Number(value));
    assert.ok(read.some(([, , , value]) => Number(value) < 0) && read.some(([, , , value]) => value === '0'));
  });

  visit('as SVG, every number where it is on the page', plane, async (page) => {
    const { text } = await taken(page, '#table', 'SVG');
    assert.ok(text.includes(`link: ${asMarkup(await address(page))}\n`));
    const texts = [...text.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*?( font-weight="bold")?>(.*)<\/text>/g)];
    const read = (index) => [...new Set(texts.map((found) => Number(found[index])))].sort((a, b) => a - b);
    const [columns, rows] = [read(1), read(2)];
    const lines = rows.map(() => []);
    for (const [, left, top, bold, number] of texts) {
      lines[rows.indexOf(Number(top))][columns.indexOf(Number(left))] = { number, isBold: !!bold };
    }
    const heads = lines.at(-1);
    const body = lines.slice(0, -1).reverse();
    assert.deepEqual(heads.map(({ number }) => number), ['z \\ x', ...Array.from({ length: 13 }, (_, x) => `${x}`)]);
    assert.deepEqual(body.map(([{ number }]) => number), Array.from({ length: 13 }, (_, z) => `${z}`), 'z runs upwards');
    const inFile = body.flatMap(([, ...cells], z) => cells.map((cell, x) => [`${x},${z}`, cell]));
    const numbers = inFile.filter(([, cell]) => cell).map(([place, { number }]) => [place, number]);
    assert.deepEqual(Object.fromEntries(numbers), await shown(page));
    const marked = await page.locator('#table .numbers td.p').evaluateAll((cells) => cells.map(({ id }) => id));
    assert.ok(marked.length > 3);
    assert.deepEqual(
      inFile.filter(([, cell]) => cell?.isBold).map(([place]) => `cell-${place.replace(',', '-')}`).sort(),
      marked.sort(),
    );
  });

  visit('as SVG in colours, rows as on the page and P-positions in their colour', plane, async (page) => {
    const cells = await shown(page);
    await follow(page, `${plane}&form=colours`);
    const { text } = await taken(page, '#table', 'SVG');
    const colours = {};
    for (const [, fill, path] of text.matchAll(/<path fill="([^"]*)"[^>]* d="([^"]*)"/g)) {
      for (const [, x, top] of path.matchAll(/M(\d+) -(\d+)h1v1h-1z/g)) colours[`${x},${Number(top) - 1}`] = fill;
    }
    assert.deepEqual(Object.keys(colours).sort(), Object.keys(cells).sort());
    for (const [place, colour] of Object.entries(colours)) assert.equal(colour === '#00211c', cells[place] === '0', place);
    assert.match(text, />P-position<\/text>/);
  });

  visit('of Sharing Nim as SVG, a upwards', '#g=sharing:0,5,16&n=9', async (page) => {
    const { text } = await taken(page, '#table', 'SVG');
    const heads = [...text.matchAll(/<text x="(\d+)" y="(\d+)" fill="#666666">(\d+)<\/text>/g)];
    const left = Math.min(...heads.map(([, left]) => Number(left)));
    const rows = heads.filter((head) => Number(head[1]) === left).sort((a, b) => a[2] - b[2]).map((head) => head[3]);
    assert.deepEqual(rows, Array.from({ length: 10 }, (_, index) => `${9 - index}`));
  });

  visit('as PNG, every number where it is on the page', plane, async (page) => {
    const { name, bytes } = await taken(page, '#table', 'PNG');
    assert.equal(name, 'bittersweet-triangle-k3-y2-n12.png');
    assert.ok(bytes.includes(`iTXtLink\0\0\0\0\0${await address(page)}`));
    const svg = await taken(page, '#table', 'SVG');
    const apart = await page.evaluate(
      async ([text, data]) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
        await image.decode();
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
        const { width, height } = bitmap;
        const [drawn, painted] = [image, bitmap].map((picture) => {
          const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
          canvas.drawImage(picture, 0, 0, width, height);
          return canvas.getImageData(0, 0, width, height).data;
        });
        let [differing, inked] = [0, 0];
        for (let at = 0; at < drawn.length; at += 4) {
          if (Math.abs(drawn[at] - painted[at]) > 80) differing += 1;
          if (painted[at] < 100) inked += 1;
        }
        return { width: [width, 2 * image.width], differing, inked };
      },
      [svg.text, [...bytes]],
    );
    assert.equal(apart.width[0], apart.width[1]);
    assert.ok(apart.inked > 2000 && apart.differing < apart.inked / 10, JSON.stringify(apart));
  });

  for (const [theme, colorScheme] of [['light', 'light'], ['dark', 'dark']]) {
    visit(
      `as PNG, in the colours of the ${theme} page`,
      plane,
      async (page) => {
        const cells = await shown(page);
        await follow(page, `${plane}&form=colours`);
        const { name, bytes } = await taken(page, '#table', 'PNG');
        assert.equal(name, 'bittersweet-triangle-k3-y2-n12.png');
        assert.ok(bytes.includes(`iTXtLink\0\0\0\0\0${await address(page)}`));
        const { width, height, colours, stops, p } = await page.evaluate(async (data) => {
          const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
          canvas.drawImage(bitmap, 0, 0);
          const side = bitmap.width / 13;
          const colours = {};
          for (let x = 0; x < 13; x += 1) {
            for (let z = 0; z < 13; z += 1) {
              colours[`${x},${z}`] = [...canvas.getImageData((x + 0.5) * side, (12.5 - z) * side, 1, 1).data];
            }
          }
          const of = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim().split(/[\s,]+/);
          return { width: bitmap.width, height: bitmap.height, colours, stops: of('--map-cividis'), p: of('--p-mark') };
        }, [...bytes]);
        assert.equal(width, height);
        assert.ok(width >= 600 && width % 13 === 0, `${width}`);
        const hex = ([red, green, blue]) => `#${[red, green, blue].map((it) => it.toString(16).padStart(2, '0')).join('')}`;
        const largest = Math.max(...Object.values(cells).map(Number));
        const ends = { 0: p[0], 1: stops[0], [largest]: stops.at(-1) };
        for (const [place, colour] of Object.entries(colours)) {
          const value = cells[place];
          if (value === undefined) assert.equal(colour[3], 0, `${place} is no position`);
          else if (ends[value]) assert.equal(hex(colour), ends[value], `${value} at ${place}`);
        }
        const kinds = new Set(Object.values(colours).map(String));
        assert.equal(kinds.size, new Set([...Object.values(cells), 'none']).size, 'a colour for each value');
      },
      { colorScheme },
    );
  }

  visit('beside another one: each gives its own', '#g=nim:3,7,4&n=8&table=y:0&beside=nim:misere', async (page) => {
    const parts = page.locator('#table .downloads');
    await parts.evaluateAll((all) => all.forEach((details) => (details.open = true)));
    const [download] = await Promise.all([page.waitForEvent('download'), button(parts.nth(1), 'JSON').click()]);
    assert.equal(download.suggestedFilename(), 'bittersweet-nim-misere-y0-n8.json');
    const read = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
    assert.equal(read.value, 'misere_grundy');
    assert.equal(read.values[0][0], 1);
  });
});

describe('the other figures', () => {
  visit('P-positions as CSV and JSON, as many as the page says', '#g=triangle:k=3:7,4,7&n=30&figure=positions', async (page) => {
    const { name, text } = await taken(page, '#plot', 'CSV');
    assert.equal(name, 'bittersweet-triangle-k3-p-positions-n30.csv');
    const [header, ...rows] = lines(text);
    assert.equal(header, 'x,y,z');
    await says(page, '#plot figcaption, #plot .caption', `${rows.length} P-positions`);
    // Theorem: with k = 3 these are the positions with x ⊕ y ⊕ z = 0.
    for (const [x, y, z] of rows.map((row) => row.split(',').map(Number))) assert.equal(x ^ y ^ z, 0);
    const json = JSON.parse((await taken(page, '#plot', 'JSON')).text);
    assert.deepEqual([json.count, json.positions.map(String)], [rows.length, rows]);
    assert.equal(json.source.link, await address(page));
    const svg = await taken(page, '#plot', 'SVG');
    assert.equal(svg.text.match(/h1v1h-1z/g).length, rows.length);
    assert.ok(svg.text.includes(`link: ${asMarkup(await address(page))}\n`));
    const png = await taken(page, '#plot', 'PNG');
    assert.ok(png.bytes.includes(`iTXtLink\0\0\0\0\0${await address(page)}`));
  });

  visit('a line as a b-file and as CSV', '#g=sharing:0,5,16&n=16&line=row:3', async (page) => {
    const { name, text } = await taken(page, '#line', 'b-file');
    assert.equal(name, 'bittersweet-sharing-n16-row-a-3.txt');
    const terms = lines(text).map((line) => line.split(' '));
    const link = await address(page);
    await choose(page, 'Table');
    const cells = await shown(page);
    await choose(page, 'Sequence along a line');
    // Row a = 3 begins with b = 3.
    assert.deepEqual(terms.map(([n]) => Number(n)), Array.from({ length: 14 }, (_, index) => index + 3));
    for (const [b, value] of terms) assert.equal(value, cells[`${b},3`], `b = ${b}`);
    assert.ok(text.includes(`# link: ${link}\n`));
    const csv = await taken(page, '#line', 'CSV');
    assert.deepEqual(lines(csv.text), ['n,grundy', ...terms.map((term) => term.join(','))]);
  });

  visit('the bar as SVG and as TikZ, every piece of it', '#g=triangle:k=5/2:6,2,8', async (page) => {
    const pieces = await page.locator('.board-panel .drawing polygon').count();
    const svg = await taken(page, '.board-panel', 'SVG');
    assert.equal(svg.name, 'bittersweet-triangle-k5over2-6-2-8.svg');
    assert.equal(svg.text.match(/<polygon /g).length, pieces);
    assert.ok(svg.text.includes(`link: ${asMarkup(await address(page))}\n`));
    const drawn = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror, polygon').length,
      svg.text,
    );
    assert.equal(drawn, pieces, 'well-formed');
    const tikz = await taken(page, '.board-panel', 'TikZ');
    assert.equal(tikz.text.match(/^\\path\[(sweet|bitter)\]/gm).length, pieces);
    assert.ok(tikz.text.includes(`% link: ${await address(page)}\n`));
  });
});

describe('P-positions as they are shown', () => {
  /** The P-positions with k = 3 and coordinates up to N. */
  const all = (size) =>
    Object.entries(pPositions(3, size, false)).map(([place, y]) => {
      const [x, z] = place.split(',').map(Number);
      return { x, y, z };
    });
  const offered = async (page) => (await downloads(page, '#plot')).locator('.formats button').allInnerTexts();
  const title = (text) => text.match(/<title>(.*)<\/title>/)[1];
  const labels = (text) => [...text.matchAll(/<text [^>]*>(.*)<\/text>/g)].map((found) => found[1]);
  /** The shapes of a file: left end and height of each, and its colour. */
  const shapes = (text) =>
    [...text.matchAll(/<path fill="(#[^"]*)"[^>]* d="([^"]*)"/g)].flatMap(([, fill, path]) =>
      [...path.matchAll(/M(\S+) (-?[\d.]+)/g)].map(([, left, top]) => ({ fill, left: Number(left), top: Number(top) })),
    );
  /** Numbers by their rank among those that occur, smallest first. */
  const ranks = (numbers) => {
    const sorted = [...new Set(numbers)].sort((a, b) => a - b);
    return numbers.map((number) => sorted.indexOf(number));
  };
  const sorted = (places) => [...new Set(places.map(String))].sort();

  /** Where a PNG has which colour: as an array of the pixels in rows, and its size. */
  const painted = (page, bytes) =>
    page.evaluate(async (data) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(bitmap, 0, 0);
      const { data: pixels, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width, height, pixels: [...new Uint32Array(pixels.buffer)] };
    }, [...bytes]);

  visit('in space, from the side they are seen from', '#g=triangle:k=3:7,4,7&n=20&plot=space', async (page) => {
    assert.deepEqual(await offered(page), ['CSV', 'JSON', 'SVG', 'PDF', 'PNG', 'Source']);
    const oblique = await taken(page, '#plot', 'SVG');
    assert.equal(oblique.name, 'bittersweet-triangle-k3-p-positions-in-space-n20.svg');
    // 0.55 and 0.38 radians.
    assert.match(title(oblique.text), /^P-positions \(x, y, z\) in 3D; camera turned by 32° and raised by 22°, zoom \d/);
    assert.ok(oblique.text.includes(`link: ${asMarkup(await address(page))}\n`));
    assert.equal(shapes(oblique.text).length, all(20).length);
    // The same box as on the page.
    const names = (text) => labels(text).filter((label) => /[a-z]/.test(label));
    assert.deepEqual(names(oblique.text), await page.locator('.cloud-name').allTextContents());

    for (const [view, across, up] of [['Front', 'x', 'y'], ['Side', 'z', 'y'], ['Top', 'x', 'z']]) {
      await page.getByRole('button', { name: `${view} view` }).click();
      await page.locator('.cloud-tools [aria-pressed="true"]').filter({ hasText: view }).waitFor();
      const { text } = await taken(page, '#plot', 'SVG');
      const found = shapes(text);
      const [columns, rows] = [ranks(found.map(({ left }) => left)), ranks(found.map(({ top }) => -top))];
      const places = found.map((_, index) => [columns[index], rows[index]]);
      const expected = [ranks(all(20).map((p) => p[across])), ranks(all(20).map((p) => p[up]))];
      assert.deepEqual(sorted(places), sorted(all(20).map((_, index) => [expected[0][index], expected[1][index]])), view);
      assert.deepEqual(names(text), await page.locator('.cloud-name').allTextContents());
    }
    // The list is what it was, whatever is shown.
    const { name, text } = await taken(page, '#plot', 'CSV');
    assert.equal(name, 'bittersweet-triangle-k3-p-positions-n20.csv');
    assert.deepEqual(lines(text).slice(1).sort(), all(20).map(({ x, y, z }) => `${x},${y},${z}`).sort());
  });

  visit('in space, turned by hand and as a picture', '#g=triangle:k=3:7,4,7&n=20&plot=space', async (page) => {
    const before = await taken(page, '#plot', 'SVG');
    await page.locator('.cloud-stage').focus();
    const edges = () => page.locator('.cloud-edge').first().getAttribute('d');
    const first = await edges();
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((first) => document.querySelector('.cloud-edge').getAttribute('d') !== first, first);
    const { text } = await taken(page, '#plot', 'SVG');
    assert.notEqual(text, before.text);
    assert.notEqual(title(text), title(before.text));
    const png = await taken(page, '#plot', 'PNG');
    assert.equal(png.name, 'bittersweet-triangle-k3-p-positions-in-space-n20.png');
    assert.ok(png.bytes.includes('iTXtTitle\0\0\0\0\0P-positions (x, y, z) in 3D; camera turned by'));
    // It is the drawing, twice as large.
    const apart = await page.evaluate(
      async ([text, data]) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
        await image.decode();
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
        const [drawn, painted] = [image, bitmap].map((picture) => {
          const canvas = new OffscreenCanvas(1600, 1280).getContext('2d', { willReadFrequently: true });
          canvas.drawImage(picture, 0, 0, 1600, 1280);
          return canvas.getImageData(0, 0, 1600, 1280).data;
        });
        let [differing, inked] = [0, 0];
        for (let at = 0; at < drawn.length; at += 4) {
          if (Math.abs(drawn[at] - painted[at]) > 40) differing += 1;
          if (painted[at] < 200) inked += 1;
        }
        return { width: bitmap.width, height: bitmap.height, differing, inked };
      },
      [text, [...png.bytes]],
    );
    assert.deepEqual([apart.width, apart.height], [1600, 1280]);
    assert.ok(apart.inked > 20_000 && apart.differing < apart.inked / 20, JSON.stringify(apart));
  });

  visit('projected', '#g=triangle:k=3:7,4,7&n=20&plot=projected', async (page) => {
    assert.deepEqual(await offered(page), ['CSV', 'JSON', 'SVG', 'PDF', 'PNG', 'Source']);
    const { name, text } = await taken(page, '#plot', 'SVG');
    assert.equal(name, 'bittersweet-triangle-k3-p-positions-projected-n20.svg');
    assert.equal(title(text), 'P-positions projected: y across, z − x upwards');
    assert.ok(text.includes(`link: ${asMarkup(await address(page))}\n`));
    assert.ok(labels(text).includes('y') && labels(text).includes('z − x'));
    // misere, Definition 9: (x, y, z) goes to (y, (z − x)/√2).
    const differences = all(20).map(({ x, z }) => z - x);
    const [least, most] = [Math.min(...differences), Math.max(...differences)];
    const found = shapes(text).map(({ left, top }) => [left, Math.round(-top * Math.SQRT2) - 1 + least]);
    assert.deepEqual(sorted(found), sorted(all(20).map(({ x, y, z }) => [y, z - x])));

    const png = await taken(page, '#plot', 'PNG');
    assert.ok(png.bytes.includes('iTXtTitle\0\0\0\0\0P-positions projected'));
    const { width, height, pixels } = await painted(page, png.bytes);
    const columns = Math.max(...all(20).map(({ y }) => y)) + 1;
    const rows = most - least + 1;
    assert.ok(Math.abs(height / width - rows / columns / Math.SQRT2) < 0.01, `${width} × ${height}`);
    const counts = {};
    for (const { x, y, z } of all(20)) counts[[y, z - x]] = (counts[[y, z - x]] ?? 0) + 1;
    const kinds = new Map();
    for (let y = 0; y < columns; y += 1) {
      for (let difference = least; difference <= most; difference += 1) {
        const from = Math.floor((height * (most - difference + 0.5)) / rows) * width;
        const pixel = pixels[from + Math.floor((width * (y + 0.5)) / columns)];
        const count = counts[[y, difference]] ?? 0;
        assert.equal(kinds.get(count) ?? pixel, pixel, `${count} at y = ${y}, z − x = ${difference}`);
        kinds.set(count, pixel);
      }
    }
    assert.equal(kinds.get(0), 0, 'transparent where there is none');
    assert.equal(new Set(kinds.values()).size, kinds.size, 'a colour for each number');
  });

  visit('Compared with another ruleset', '#g=triangle:k=1:7,4,7&n=12&plot=projected&beside=triangle:k=1,misere', async (page) => {
    const { text } = await taken(page, '#plot', 'SVG');
    assert.match(title(text), /; compared with triangle:k=1,misere$/);
    assert.deepEqual(labels(text).slice(-4), ['P', 'only triangle:k=1', 'only triangle:k=1,misere', 'both']);
    await choose(page, 'P-positions in 3D');
    await page.locator('.cloud-stage').first().waitFor();
    const space = await taken(page, '#plot', 'SVG');
    assert.match(space.text, /<desc>[^<]*tiles for those of this one alone</);
    assert.ok(shapes(space.text).some(({ fill }) => fill === '#c2410c'));
  });

  visit('one by one: a list has no picture', '#g=triangle:k=3:7,4,7&n=20&plot=list', async (page) => {
    assert.deepEqual(await offered(page), ['CSV', 'JSON', 'Source']);
  });
});

describe('downloads', () => {
  visit('loads its worker only then', '', async (page) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('exporter')).length);
    assert.equal(await loaded(), 0);
    const asked = page.waitForRequest(/exporter_bg\.wasm$/);
    await taken(page, '.board-panel', 'SVG');
    await asked;
  });

  visit('refuses what other programs cannot bear, and says what to take instead', '#g=nim:3,7,4&n=600&table=y:0', async (page) => {
    const part = await downloads(page, '#table');
    await button(part, 'LaTeX').click();
    await part.locator('.taken').filter({ hasText: /TeX cannot set a table of 361201 cells.*Use CSV/ }).waitFor();
    await button(part, 'SVG').click();
    await part.locator('.taken').filter({ hasText: /361201 cells.*Use PNG/ }).waitFor();
    const { bytes } = await taken(page, '#table', 'PNG');
    assert.equal(bytes.readUInt32BE(16), 601, 'a pixel to a cell');
  });

  visit('gives large tables whole', '#g=nim:3,7,4&n=900&table=y:0', async (page) => {
    const { text } = await taken(page, '#table', 'CSV');
    const [, ...rows] = lines(text);
    assert.equal(rows.length, 901 * 901);
    // Nim: the value is x ⊕ z.
    rows.forEach((row, index) => {
      const [x, z] = [index % 901, Math.floor(index / 901)];
      if (row !== `${x},0,${z},${x ^ z}`) assert.fail(row);
    });
  });

  visit('can be stopped', '', async (page) => {
    // The worker never comes up, so there is time to stop it.
    await page.route(/exporter_bg\.wasm$/, () => {});
    const part = await downloads(page, '#table');
    await button(part, 'CSV').click();
    await part.getByRole('button', { name: 'Stop' }).click();
    await part.locator('.taken').filter({ hasText: 'Stopped; no file was saved.' }).waitFor();
    assert.equal(await part.locator('.waiting').count(), 0);
    assert.equal(page.workers().some((worker) => worker.url().includes('exporter')), false);
  });

  for (const missing of ['exporter_loader.js', 'exporter_bg.wasm']) {
    visit(
      `says so when ${missing} cannot be loaded`,
      '',
      async (page) => {
        await page.route(`**/${missing}`, (route) => route.abort());
        const part = await downloads(page, '#table');
        await button(part, 'JSON').click();
        await part.locator('.taken').filter({ hasText: 'The file could not be written' }).waitFor();
      },
      { expected: [/ERR_FAILED/, /Failed to fetch/] },
    );
  }

  visit(
    'has targets large enough for a finger',
    '',
    async (page) => {
      const part = await downloads(page, '#table');
      for (const target of [...(await part.getByRole('button').all()), ...(await part.locator('summary').all())]) {
        const { width, height } = await target.boundingBox();
        assert.ok(width >= 44 && height >= 44, `${await target.innerText()}: ${width} × ${height}`);
      }
    },
    { hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } },
  );
});
