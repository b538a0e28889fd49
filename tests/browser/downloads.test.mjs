// Files downloaded from the built page, compared with the page itself.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { coloursAt, follow, holds } from './figures.mjs';
import { laboratory, loaded, part, says, settled } from './page.mjs';
import { close, downloads, offered as offeredIn, previewed, saved, saving, select, taken } from './downloading.mjs';

const { visit, visits } = laboratory({ settles: true });

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
 * The number of pixels in which a PNG and an SVG differ, the number of dark pixels, and the PNG's size. Different parts of the browser
 * draw the letters of the two, so their edges are not the same.
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

/** The lines of a text that are no comments. */
const lines = (text, comment = '#') => text.trimEnd().split('\n').filter((line) => !line.startsWith(comment));

const address = (page) => page.evaluate(() => location.href);
const plane = '#g=triangle:k=3:7,4,7&n=12&table=y:2';

visits('the table', {
  'as PNG and CSV, every number where it is on the page, also beside another table': [plane, async (page) => {
    await part('as PNG, every number where it is on the page', async () => {
      const { name, bytes } = await taken(page, '#table', 'PNG');
      assert.equal(name, 'bittersweet-triangle-k3-y2-n12.png');
      assert.ok(bytes.includes(`iTXtLink\0\0\0\0\0${await address(page)}`));
      const svg = await taken(page, '#table', 'SVG');
      const apart = await comparedWith(page, svg.text, bytes);
      assert.equal(apart.width, Math.round((120 * 300) / 25.4), '12 cm with 300 pixels to the inch');
      assert.ok(apart.inked > 2000 && apart.differing < apart.inked / 10, JSON.stringify(apart));
    });
    await part('as CSV, with the coordinates of every position, also beside another table', async () => {
      await part('as CSV, with the coordinates of every position', async () => {
        const { name, text } = await taken(page, '#table', 'CSV');
        assert.equal(name, 'bittersweet-triangle-k3-y2-n12.csv');
        const [header, ...rows] = lines(text);
        assert.equal(header, 'x,y,z,grundy');
        const read = rows.map((row) => row.split(',')).map(([x, y, z, value]) => (assert.equal(y, '2'), [`${x},${z}`, value]));
        const cells = await shown(page);
        assert.ok(Object.keys(cells).length > 100);
        assert.deepEqual(Object.fromEntries(read), cells);
        // Spreadsheets and data frames read no comments: the source is in a separate file.
        assert.ok(!text.includes('#'));
        const dialog = await downloads(page, '#table');
        await select(dialog, 'CSV');
        await dialog.getByLabel('Also save title, range and link in a second file').check();
        const files = [];
        page.on('download', (download) => files.push(download));
        await saving(dialog).click();
        await holds(async () => assert.equal(files.length, 2));
        const about = { name: files[1].suggestedFilename(), text: await fs.readFile(await files[1].path(), 'utf8') };
        assert.equal(files[0].suggestedFilename(), name);
        assert.equal(about.name, 'bittersweet-triangle-k3-y2-n12-source.txt');
        assert.match(about.text, /^title: .+\nruleset: triangle:k=3\nrange: x from 0 to 12, z from 0 to 12\nversion: Bittersweet \d/);
        assert.ok(about.text.endsWith(`link: ${await address(page)}\n`));
        await close(dialog);
      });
      await follow(page, '#g=nim:3,7,4&n=8&table=y:0&beside=nim:misere');
      await part('beside another one: each gives its own', async () => {
        const { name, text } = await taken(page, '#table', 'JSON', 1);
        assert.equal(name, 'bittersweet-nim-misere-y0-n8.json');
        const read = JSON.parse(text);
        assert.equal(read.value, 'misere_grundy');
        assert.equal(read.values[0][0], 1);
      });
    });
  }],
  'as PNG and SVG, in the colours of the light page, from a light one and from a dark one': [`${plane}&form=colours`, async (page) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await part(colorScheme, async () => {
        await page.locator('#table canvas.heat').waitFor();
        await settled(page);
        // The places of the map's cells, and their colours on the page.
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
            // A place without a position is transparent on the page, and paper in the file.
            const expected = onPage[index][3] === 0 ? [255, 255, 255, 255] : onPage[index];
            assert.ok(near(painted[index], expected), `${place}: ${painted[index]} in the file, ${expected} on the page`);
          });
        }
        const of = (name) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
        // The colour of P-positions on white paper, whatever the page has; and the page has its own again.
        assert.ok(painted.some((colour) => String(colour) === '0,33,28,255'), 'P-positions');
        assert.equal(await of('--p-mark'), colorScheme === 'light' ? '#00211c' : '#dcfff8');
      });
    }
  }],
});

describe('P-positions as they are shown', () => {
  const offered = async (page) => {
    const dialog = await downloads(page, '#plot');
    const names = await offeredIn(dialog);
    await close(dialog);
    return names;
  };
  const title = (text) => text.match(/<title>(.*)<\/title>/)[1];
  /** The shapes of a file: left end and height of each, and its colour. */
  const shapes = (text) =>
    [...text.matchAll(/<path fill="(#[^"]*)"[^>]* d="([^"]*)"/g)].flatMap(([, fill, path]) =>
      // A run of places of one colour is one rectangle.
      [...path.matchAll(/M(\S+) (-?[\d.]+)(?:h(\d+)v)?/g)].flatMap(([, left, top, wide = 1]) =>
        Array.from({ length: Number(wide) }, (_, at) => ({ fill, left: Number(left) + at, top: Number(top) })),
      ),
    );
  /** The colours of a PNG, as an array of its pixels in rows, and its size. */
  const painted = (page, bytes) =>
    page.evaluate(async (data) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(bitmap, 0, 0);
      const { data: pixels, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width, height, pixels: [...new Uint32Array(pixels.buffer)] };
    }, [...bytes]);

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
    // The PNG shows the drawing.
    const apart = await comparedWith(page, text, png.bytes);
    assert.equal(apart.width, 1417);
    assert.ok(apart.inked > 20_000 && apart.differing < apart.inked / 20, JSON.stringify(apart));
  });
});

visits('downloads', {
  'loads its worker only when the dialog opens, and can be stopped': ['', async (page) => {
    await part('loads its worker only when the dialog opens', async () => {
      const loaded = () =>
        page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('exporter')).length);
      assert.equal(await loaded(), 0);
      const asked = page.waitForRequest(/exporter_bg\.wasm$/);
      await taken(page, '.position', 'SVG');
      await asked;
    });
    await page.reload();
    await loaded(page, '.board-panel');
    await part('can be stopped', async () => {
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
  }],
  'says so when a part of its worker cannot be loaded': ['', async (page) => {
    for (const missing of ['exporter_loader.js', 'exporter_bg.wasm']) {
      await page.route(`**/${missing}`, (route) => route.abort());
      await part(missing, async () => {
        const dialog = await downloads(page, '#table');
        await dialog.locator('.download-preview').filter({ hasText: 'The file could not be written' }).waitFor();
        await select(dialog, 'JSON');
        await saving(dialog).click();
        await dialog.locator('.taken').filter({ hasText: 'The file could not be written' }).waitFor();
      });
      await page.unrouteAll();
      await page.reload();
      await loaded(page, '.board-panel');
    }
  }, { expected: [/ERR_FAILED/, /Failed to fetch/] }],
  'has targets large enough for a finger, and the preview leaves room for them': ['',
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
    { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } }],
});

const map = '#g=triangle:k=3:7,4,7&n=20&form=colours&table=y:2';

visits('the dialog', {
  'is worked by keyboard, and a drawing is as wide as is wanted': [map, async (page) => {
    await part('is worked by keyboard: opened, chosen, saved, closed, and the focus is where it was', async () => {
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
    await part('a drawing is as wide as is wanted, in every format', async () => {
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
  }],
  'shows what will be written, and nothing jumps when that changes': [map, async (page) => {
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
    assert.deepEqual(await violations(page, { part: 'dialog[open]' }), []);
    // The policy of the page lets nobody read what is in its memory; this test does.
  }, { bypassCSP: true }],
});
