// Files downloaded from the built page, compared with what the page shows.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { createRequire } from 'node:module';
import { choose, coloursAt, follow, holds, pPositions } from './figures.mjs';
import { laboratory, says, settled } from './page.mjs';
import { close, downloads, offered as offeredIn, previewed, saved, saving, select, taken } from './downloading.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { visit } = laboratory({ settles: true });

/** The numbers that the table shows, by "column,row". */
const shown = (page) =>
  page.locator('#table .numbers td[id]').evaluateAll((cells) =>
    Object.fromEntries(
      cells.map((cell) => [cell.id.replace('cell-', '').replace('-', ','), cell.innerText.trim()]).filter(([, it]) => it),
    ),
  );

/** A PNG, and an SVG drawn in its size: their pixels on white paper, in the page. */
const pixelsOf = (page, svg, png) =>
  page.evaluateHandle(
    async ([text, data]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      await image.decode();
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
      const { width, height } = bitmap;
      const [drawn, painted] = [image, bitmap].map((picture) => {
        const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, width, height);
        canvas.drawImage(picture, 0, 0, width, height);
        return canvas.getImageData(0, 0, width, height).data;
      });
      return { width, height, drawn, painted };
    },
    [svg, [...png]],
  );

/**
 * By how many pixels a PNG and an SVG differ, how many are dark, and the size of the PNG. Letters are drawn by different parts of
 * the browser, so their edges are not the same.
 */
const comparedWith = async (page, svg, png) =>
  (await pixelsOf(page, svg, png)).evaluate(({ width, height, drawn, painted }) => {
    let [differing, inked] = [0, 0];
    for (let at = 0; at < drawn.length; at += 4) {
      if (Math.abs(drawn[at] - painted[at]) > 80) differing += 1;
      if (painted[at] < 200) inked += 1;
    }
    return { width, height, differing, inked };
  });

/** What hinders access in the open dialog. */
const checked = async (page) => {
  await page.addScriptTag({ path: axe });
  return page.evaluate(() => axe.run('dialog[open]'));
};

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
    const dialog = await downloads(page, '#table');
    await select(dialog, 'CSV');
    await dialog.getByLabel('Source as a second file').check();
    const files = [];
    page.on('download', (download) => files.push(download));
    await saving(dialog).click();
    await holds(async () => assert.equal(files.length, 2));
    const about = { name: files[1].suggestedFilename(), text: await fs.readFile(await files[1].path(), 'utf8') };
    assert.equal(files[0].suggestedFilename(), name);
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
    // The lists begin with row 0, so the title of this file does not speak of the picture.
    assert.equal(read.source.title, 'Grundy values, y = 2: x across, z down');
    assert.equal(read.values.length, 13);
    same(read.values);

    const latex = await taken(page, '#table', 'LaTeX');
    assert.equal(latex.name, 'bittersweet-triangle-k3-y2-n12-table.tex');
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
      // A run of places of one colour is one rectangle.
      for (const [, x, top, wide] of path.matchAll(/M(\d+) -(\d+)h(\d+)v1h-\d+z/g)) {
        for (let at = 0; at < Number(wide); at += 1) colours[`${Number(x) + at},${Number(top) - 1}`] = fill;
      }
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
    const apart = await comparedWith(page, svg.text, bytes);
    assert.equal(apart.width, Math.round((120 * 300) / 25.4), '12 cm with 300 pixels to the inch');
    assert.ok(apart.inked > 2000 && apart.differing < apart.inked / 10, JSON.stringify(apart));
  });

  for (const colorScheme of ['light', 'dark']) {
    visit(
      `as PNG and SVG, in the colours of the light page, from a ${colorScheme} one`,
      `${plane}&form=colours`,
      async (page) => {
        await page.locator('#table canvas.heat').waitFor();
        await settled(page);
        // Where the cells of the map are, and their colours there.
        const side = await page.locator('#table canvas.heat').evaluate((canvas) => canvas.getBoundingClientRect().width / 13);
        const places = Array.from({ length: 169 }, (_, index) => [index % 13, Math.floor(index / 13)]);
        const middles = places.map(([x, z]) => [(x + 0.15) * side, (12.15 - z) * side]);
        const onPage = await coloursAt(page, middles);
        const png = await taken(page, '#table', 'PNG');
        assert.equal(png.name, 'bittersweet-triangle-k3-y2-n12.png');
        assert.ok(png.bytes.includes(`iTXtLink\0\0\0\0\0${await address(page)}`));
        const svg = await taken(page, '#table', 'SVG');
        const [left, top, across, down] = svg.text.match(/viewBox="([^"]*)"/)[1].split(' ').map(Number);
        const pixels = await pixelsOf(page, svg.text, png.bytes);
        const { painted, drawn, width, height } = await pixels.evaluate(
          ({ width, height, ...pictures }, [places, [left, top, across, down]]) => {
            const at = ([x, z]) => {
              const [column, row] = [((x + 0.5 - left) / across) * width, ((-z - 0.5 - top) / down) * height].map(Math.floor);
              return 4 * (row * width + column);
            };
            const [painted, drawn] = [pictures.painted, pictures.drawn].map((data) =>
              places.map((place) => [...data.slice(at(place), at(place) + 4)]),
            );
            return { painted, drawn, width, height };
          },
          [places, [left, top, across, down]],
        );
        assert.equal(width, Math.round((120 * 300) / 25.4));
        assert.ok(Math.abs(height / width - down / across) < 0.002, `${width} × ${height}`);
        assert.deepEqual(painted, drawn, 'PNG and SVG have the same colours');
        if (colorScheme === 'light') {
          const near = (one, other) => one.every((part, index) => Math.abs(part - other[index]) <= 2);
          places.forEach((place, index) => {
            // What is no position is transparent on the page, and paper in the file.
            const expected = onPage[index][3] === 0 ? [255, 255, 255, 255] : onPage[index];
            assert.ok(near(painted[index], expected), `${place}: ${painted[index]} in the file, ${expected} on the page`);
          });
        }
        const of = (name) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
        // The colour of P-positions on white paper, whatever the page has; and the page has its own again.
        assert.ok(painted.some((colour) => String(colour) === '0,33,28,255'), 'P-positions');
        assert.equal(await of('--p-mark'), colorScheme === 'light' ? '#00211c' : '#dcfff8');
      },
      { colorScheme },
    );
  }

  visit('beside another one: each gives its own', '#g=nim:3,7,4&n=8&table=y:0&beside=nim:misere', async (page) => {
    const { name, text } = await taken(page, '#table', 'JSON', 1);
    assert.equal(name, 'bittersweet-nim-misere-y0-n8.json');
    const read = JSON.parse(text);
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
    const svg = await taken(page, '.besides', 'SVG');
    assert.equal(svg.name, 'bittersweet-triangle-k5over2-6-2-8.svg');
    assert.equal(svg.text.match(/<polygon /g).length, pieces);
    assert.ok(svg.text.includes(`link: ${asMarkup(await address(page))}\n`));
    const drawn = await page.evaluate(
      // The page asks for Trusted Types, and lets this name say what may be read.
      (text) => {
        const svg = trustedTypes.createPolicy('bittersweet', { createHTML: (text) => text }).createHTML(text);
        return new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('parsererror, polygon').length;
      },
      svg.text,
    );
    assert.equal(drawn, pieces, 'well-formed');
    const tikz = await taken(page, '.besides', 'TikZ');
    assert.equal(tikz.text.match(/^\\path\[(sweet|bitter)\]/gm).length, pieces);
    const png = await taken(page, '.besides', 'PNG');
    const apart = await comparedWith(page, svg.text, png.bytes);
    assert.ok(apart.inked > 40_000 && apart.differing < apart.inked / 50, JSON.stringify(apart));
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
  const offered = async (page) => {
    const dialog = await downloads(page, '#plot');
    const names = await offeredIn(dialog);
    await close(dialog);
    return names;
  };
  const title = (text) => text.match(/<title>(.*)<\/title>/)[1];
  const labels = (text) => [...text.matchAll(/<text [^>]*>(.*)<\/text>/g)].map((found) => found[1]);
  /** The shapes of a file: left end and height of each, and its colour. */
  const shapes = (text) =>
    [...text.matchAll(/<path fill="(#[^"]*)"[^>]* d="([^"]*)"/g)].flatMap(([, fill, path]) =>
      // A run of places of one colour is one rectangle.
      [...path.matchAll(/M(\S+) (-?[\d.]+)(?:h(\d+)v)?/g)].flatMap(([, left, top, wide = 1]) =>
        Array.from({ length: Number(wide) }, (_, at) => ({ fill, left: Number(left) + at, top: Number(top) })),
      ),
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
    assert.deepEqual(await offered(page), ['SVG', 'PDF', 'PNG', 'TikZ', 'CSV', 'JSON']);
    const oblique = await taken(page, '#plot', 'SVG');
    assert.equal(oblique.name, 'bittersweet-triangle-k3-p-positions-in-space-n20.svg');
    // 0.55 and 0.38 radians.
    assert.match(title(oblique.text), /^P-positions \(x, y, z\) in 3D; camera turned by 32° and raised by 22°, zoom \d/);
    assert.ok(oblique.text.includes(`link: ${asMarkup(await address(page))}\n`));
    assert.equal(shapes(oblique.text).length, all(20).length);
    // The same box as on the page.
    const names = (text) => labels(text).filter((label) => /[a-z]/.test(label));
    // The height is also the name of the legend.
    assert.deepEqual(names(oblique.text), [...(await page.locator('.cloud-name').allTextContents()), 'y']);

    for (const [view, across, up] of [['Front', 'x', 'y'], ['Side', 'z', 'y'], ['Top', 'x', 'z']]) {
      await page.getByRole('button', { name: `${view} view` }).click();
      await page.locator('.cloud-tools [aria-pressed="true"]').filter({ hasText: view }).waitFor();
      const { text } = await taken(page, '#plot', 'SVG');
      const found = shapes(text);
      const [columns, rows] = [ranks(found.map(({ left }) => left)), ranks(found.map(({ top }) => -top))];
      const places = found.map((_, index) => [columns[index], rows[index]]);
      const expected = [ranks(all(20).map((p) => p[across])), ranks(all(20).map((p) => p[up]))];
      assert.deepEqual(sorted(places), sorted(all(20).map((_, index) => [expected[0][index], expected[1][index]])), view);
      assert.deepEqual(names(text), [...(await page.locator('.cloud-name').allTextContents()), 'y']);
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
    // It is the drawing.
    const apart = await comparedWith(page, text, png.bytes);
    assert.equal(apart.width, 1417);
    assert.ok(apart.inked > 20_000 && apart.differing < apart.inked / 20, JSON.stringify(apart));
  });

  visit('projected', '#g=triangle:k=3:7,4,7&n=20&plot=projected', async (page) => {
    assert.deepEqual(await offered(page), ['SVG', 'PDF', 'PNG', 'TikZ', 'CSV', 'JSON']);
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
    const [left, top, across, down] = text.match(/viewBox="([^"]*)"/)[1].split(' ').map(Number);
    assert.ok(Math.abs(height / width - down / across) < 0.01, `${width} × ${height}`);
    assert.ok(across > columns && down > rows / Math.SQRT2);
    const counts = {};
    for (const { x, y, z } of all(20)) counts[[y, z - x]] = (counts[[y, z - x]] ?? 0) + 1;
    const kinds = new Map();
    for (let y = 0; y < columns; y += 1) {
      for (let difference = least; difference <= most; difference += 1) {
        const from = Math.floor(((-(difference - least + 0.5) / Math.SQRT2 - top) / down) * height) * width;
        const pixel = pixels[from + Math.floor(((y + 0.5 - left) / across) * width)];
        const count = counts[[y, difference]] ?? 0;
        assert.equal(kinds.get(count) ?? pixel, pixel, `${count} at y = ${y}, z − x = ${difference}`);
        kinds.set(count, pixel);
      }
    }
    assert.equal(kinds.get(0), 0xffffffff, 'paper where there is none');
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
    assert.deepEqual(await offered(page), ['CSV', 'JSON']);
  });
});

describe('downloads', () => {
  visit('loads its worker only when the dialog opens', '', async (page) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('exporter')).length);
    assert.equal(await loaded(), 0);
    const asked = page.waitForRequest(/exporter_bg\.wasm$/);
    await taken(page, '.besides', 'SVG');
    await asked;
  });

  visit('refuses what other programs cannot bear, and says what to choose instead', '#g=nim:3,7,4&n=600&table=y:0', async (page) => {
    const dialog = await downloads(page, '#table');
    // The preview says so before anything is saved.
    await dialog.locator('.download-preview').filter({ hasText: /361201 cells.*Use PNG/ }).waitFor();
    await select(dialog, 'LaTeX');
    await saving(dialog).click();
    await dialog.locator('.taken').filter({ hasText: /TeX cannot set a table of 361201 cells.*Use CSV/ }).waitFor();
    await select(dialog, 'SVG');
    await saving(dialog).click();
    await dialog.locator('.taken').filter({ hasText: /361201 cells.*Use PNG/ }).waitFor();
    // A pixel to a cell, and room for axes and legend, whatever the width on paper is.
    await dialog.getByLabel('Width in cm').fill('1');
    await dialog.getByLabel('Width in cm').press('Enter');
    const { bytes } = await saved(page, dialog, 'PNG');
    const wide = bytes.readUInt32BE(16);
    assert.ok(wide > 601 && wide < 1000, `${wide}`);
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
    const dialog = await downloads(page, '#table');
    await select(dialog, 'CSV');
    await saving(dialog).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.locator('.taken').filter({ hasText: 'Stopped; no file was saved.' }).waitFor();
    assert.equal(await dialog.locator('.waiting').count(), 0);
    await holds(async () => assert.equal(page.workers().some((worker) => worker.url().includes('exporter')), false));
  });

  for (const missing of ['exporter_loader.js', 'exporter_bg.wasm']) {
    visit(
      `says so when ${missing} cannot be loaded`,
      '',
      async (page) => {
        await page.route(`**/${missing}`, (route) => route.abort());
        const dialog = await downloads(page, '#table');
        await dialog.locator('.download-preview').filter({ hasText: 'The file could not be written' }).waitFor();
        await select(dialog, 'JSON');
        await saving(dialog).click();
        await dialog.locator('.taken').filter({ hasText: 'The file could not be written' }).waitFor();
      },
      { expected: [/ERR_FAILED/, /Failed to fetch/] },
    );
  }

  visit(
    'has targets large enough for a finger, and the preview leaves room for them',
    '',
    async (page) => {
      const dialog = await downloads(page, '#table');
      await select(dialog, 'PNG');
      await previewed(dialog);
      const targets = '.dialog-head button, .choice-of label, .switch, .number-field input, .primary, summary';
      for (const target of await dialog.locator(targets).all()) {
        const { width, height } = await target.boundingBox();
        assert.ok(width >= 44 && height >= 44, `${await target.innerText()}: ${width} × ${height}`);
      }
      const { height } = await dialog.locator('.download-preview').boundingBox();
      assert.ok(height <= 0.4 * 640 + 1, `${height} of 640`);
      assert.equal(await dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth), true, 'nothing is cut off');
    },
    { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } },
  );
});

describe('the dialog', () => {
  const map = '#g=triangle:k=3:7,4,7&n=20&form=colours&table=y:2';

  visit('is worked by keyboard: opened, chosen, saved, closed, and the focus is where it was', map, async (page) => {
    const opener = page.locator('#table .downloads > button');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await dialog.locator('.download-sheet').waitFor();
    await dialog.getByRole('radio', { name: 'SVG' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.ok(await dialog.getByRole('radio', { name: 'PDF' }).isChecked());
    await saving(dialog).filter({ hasText: /^Download bittersweet-triangle-k3-y2-n20\.pdf$/ }).waitFor();
    await saving(dialog).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    assert.equal(download.suggestedFilename(), 'bittersweet-triangle-k3-y2-n20.pdf');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await opener.evaluate((button) => button === document.activeElement), true);
  });

  visit('shows what will be written, and nothing jumps when that changes', map, async (page) => {
    const dialog = await downloads(page, '#table');
    const preview = dialog.locator('.download-preview');
    await preview.locator('img').waitFor();
    const bounds = () => preview.evaluate((part) => JSON.stringify(part.getBoundingClientRect()));
    const source = () => preview.locator('img').getAttribute('src');
    const [before, first] = [await bounds(), await source()];
    const drawn = await page.evaluate(async (address) => (await fetch(address)).text(), first);
    await previewed(dialog);
    assert.equal(drawn, (await saved(page, dialog, 'SVG')).text, 'the preview is the file');
    await dialog.getByLabel('Caption').first().check();
    await holds(async () => assert.notEqual(await source(), first));
    const captioned = await page.evaluate(async (address) => (await fetch(address)).text(), await source());
    assert.match(captioned, /<g class="drawing-caption"[^]*>Grundy values, y = 2/);
    await select(dialog, 'CSV');
    await preview.locator('pre').filter({ hasText: /^x,y,z,grundy\s6,2,0,/ }).waitFor();
    assert.equal(await bounds(), before);
    const { violations } = await checked(page);
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    // The policy of the page lets nobody read what is in its memory; this test does.
  }, { bypassCSP: true });

  visit('a drawing is as wide as is wanted, in every format', map, async (page) => {
    const dialog = await downloads(page, '#table');
    await dialog.getByLabel('Width in cm').fill('8');
    await dialog.getByLabel('Width in cm').press('Enter');
    assert.match((await saved(page, dialog, 'SVG')).text, /^<svg [^>]* width="80mm" height="[\d.]+mm">/);
    assert.match((await saved(page, dialog, 'PDF')).text, /\/MediaBox\[0 0 226\.77 /);
    const { name, text } = await saved(page, dialog, 'TikZ');
    assert.equal(name, 'bittersweet-triangle-k3-y2-n20.tex');
    const right = Math.max(...[...text.matchAll(/rectangle \(([\d.]+),/g)].map(([, end]) => Number(end)));
    assert.ok(right > 5 && right <= 8, `${right} cm`);
    await select(dialog, 'PNG');
    await dialog.getByLabel('Dots per inch').fill('600');
    await dialog.getByLabel('Dots per inch').press('Enter');
    await dialog.getByText('The picture is 1890 pixels wide.').waitFor();
    const { bytes } = await saved(page, dialog, 'PNG');
    assert.equal(bytes.readUInt32BE(16), 1890);
  });

  visit('gives the entries of the program and of the paper', map, async (page) => {
    const dialog = await downloads(page, '#table');
    await dialog.locator('.cite > summary').click();
    const entries = dialog.getByRole('textbox', { name: 'BibTeX' });
    await holds(async () => assert.match(await entries.inputValue(), /^@misc\{bittersweet,[^]*^@misc\{triangular,/m));
    const caption = await dialog.getByRole('textbox', { name: 'Caption' }).inputValue();
    assert.match(caption, /^Grundy values, y = 2: x across, z upwards; triangle:k=3; x from 0 to 20, z from 0 to 20\. Bittersweet /);
    assert.ok(caption.endsWith(await address(page)));
  });

  visit('of a comparison, drawn and listed', '#g=triangle:k=1:7,4,7&n=12&beside=triangle:k=1,misere&figure=comparison', async (page) => {
    const dialog = await downloads(page, '#comparison');
    assert.deepEqual(await offeredIn(dialog), ['SVG', 'PDF', 'PNG', 'TikZ', 'CSV', 'JSON']);
    const svg = await saved(page, dialog, 'SVG');
    assert.equal(svg.name, 'bittersweet-triangle-k1-and-triangle-k1-misere-n12.svg');
    // As many marks of each kind as on the page, and one of each in the legend.
    const counts = (await page.locator('.comparison-counts .count').allInnerTexts()).map(Number);
    const of = (text, colour) =>
      [...text.matchAll(new RegExp(`<path fill="(?:none" stroke=")?${colour}"[^>]* d="([^"]*)"`, 'g'))].map((found) => found[1]).join('');
    const begun = (colour) => of(svg.text, colour).match(/M/g).length;
    assert.deepEqual([begun('#c2410c'), begun('#3563b5') / 2, begun('#00695c')], counts.map((count) => count + 1));
    const png = await saved(page, dialog, 'PNG');
    const apart = await comparedWith(page, svg.text, png.bytes);
    assert.ok(apart.inked > 20_000 && apart.differing < apart.inked / 20, JSON.stringify(apart));
    const json = JSON.parse((await saved(page, dialog, 'JSON')).text);
    assert.equal(json.count, counts[0] + counts[1]);
    assert.equal(json.positions.filter((position) => position[3] === 0).length, counts[0]);
  });

  visit('of a sequence, drawn', '#g=sharing:0,5,16&n=16&line=row:3', async (page) => {
    const dialog = await downloads(page, '#line');
    assert.deepEqual(await offeredIn(dialog), ['SVG', 'PDF', 'PNG', 'TikZ', 'CSV', 'JSON', 'b-file']);
    const { text } = await saved(page, dialog, 'SVG');
    assert.equal(text.match(/<path fill="#7d4b2c" d="([^"]*)"/)[1].match(/M/g).length, 14, 'a dot for each term');
    const json = JSON.parse((await saved(page, dialog, 'JSON')).text);
    assert.deepEqual([json.first, json.values.length], [3, 14]);
  });

  visit('of the columns of Sharing Nim, and of the rows that have a value', '#g=sharing:0,5,16&n=16&figure=columns', async (page) => {
    const column = await taken(page, '#columns', 'CSV');
    assert.equal(column.name, 'bittersweet-sharing-n16-column-b-16.csv');
    assert.equal(lines(column.text).length, 18);
    const rows = await taken(page, '#columns', 'CSV', 1);
    assert.equal(rows.name, 'bittersweet-sharing-rows-of-values-n16.csv');
    const [head, ...listed] = lines(rows.text);
    assert.equal(head, 'value,positions,share,rows,largest_row,first_b');
    assert.equal(listed.length, await page.locator('.rows-of-values tbody tr').count());
  });
});
