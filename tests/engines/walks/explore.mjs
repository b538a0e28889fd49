// Explore: a position that is cut, its value, its figures, files of them, and the other language.
import assert from 'node:assert/strict';
import { chooseFile, inked, png, rowsOf } from '../figures.mjs';

const ready = '.board-panel';
const at = (fragment) => ({ at: `explore.html${fragment}`, ready });

export default {
  'a link opens its position, and a groove is cut with the mouse': {
    ...at('#g=triangle:k=3:7,4,7'),
    async steps(page) {
      await page.shows('triangle:k=3:7,4,7');
      await page.says('.verdict', /N-position/);
      await page.mouse([await page.groove('Break left to 4')]);
      await page.find('.preview .lifted');
      await page.says('.verdict', '(4, 3, 7) remains.');
      await page.cut('Break left to 4');
      await page.shows('triangle:k=3:4,3,7');
      await page.says('.turn', 'Player 2');
      await page.button('Undo');
      await page.shows('triangle:k=3:7,4,7');
      await page.button('Redo');
      await page.shows('triangle:k=3:4,3,7');
      await page.until(() => location.hash.includes(':4,3,7'));
      await page.session.back();
      await page.shows('triangle:k=3:7,4,7');
    },
  },

  'a game is played with the keyboard to its end': {
    ...at('#g=nim:1,1,0'),
    async steps(page) {
      await page.focus('.board');
      await page.press('ArrowUp');
      await page.says('.verdict', '(1, 0, 0) remains');
      await page.press('Enter');
      await page.shows('nim:1,0,0');
      await page.press('ArrowRight');
      await page.says('.verdict', '(0, 0, 0) remains');
      await page.press(' ');
      await page.shows('nim:0,0,0');
      await page.says('.turn', 'Player 2 made the last move and wins.');
    },
  },

  'settings are typed and slid, and the worker answers anew': {
    ...at('#g=triangle:k=3:7,4,7'),
    async steps(page) {
      await page.run(() => document.querySelectorAll('.settings, .rules').forEach((part) => (part.open = true)));
      await page.fill('#k', '5/2', { ends: ['Enter'] });
      await page.shows('triangle:k=5/2:7,4,7');
      await page.fill('#k', '5', { ends: ['Enter'] });
      await page.shows('triangle:k=5:7,2,7');
      await page.focus('#k-slider-input');
      await page.press('ArrowRight');
      await page.until(() => location.hash.includes('k=6'));
      await page.fill('#notation', 'triangle:k=5:2,1,3', { ends: ['Enter'] });
      // 2 ⊕ 1 ⊕ 3 = 0, but k = 5 is not of the form 4m + 3: it is an N-position.
      await page.says('.verdict', /N-position/);
      await page.fill('#notation', 'triangle:k=3:2,4,1', { ends: ['Enter'] });
      await page.says('#notation-error', 'y may be at most ⌊(2+1)/3⌋ = 1, but it is 4');
    },
  },

  'a table has the values of the rule, and a cell opens its position': {
    ...at('#g=nim:3,7,4&n=9&table=y:5&form=numbers'),
    async steps(page) {
      await page.find('#cell-3-4');
      await page.settled();
      const values = await page.run(() => [...document.querySelectorAll('#table td')].map((cell) => [cell.id.match(/\d+/g).map(Number), Number(cell.innerText)]));
      assert.equal(values.length, 100);
      for (const [[x, z], value] of values) assert.equal(value, x ^ 5 ^ z, `${x}, 5, ${z}`);
      await page.click('#cell-2-7');
      await page.shows('nim:2,5,7');
      await page.says('.verdict', /P-position/);
    },
  },

  'a heat map is painted in the colours of its values': {
    ...at('#g=nim:3,7,4&n=60&form=colours&table=y:0'),
    async steps(page) {
      await page.find('#table canvas.heat');
      await page.settled();
      const [width, colours] = await page.until(async () => {
        await new Promise(requestAnimationFrame);
        const canvas = document.querySelector('#table canvas.heat');
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
        copy.drawImage(canvas, 0, 0);
        const colours = new Map();
        for (const pixel of new Uint32Array(copy.getImageData(0, 0, canvas.width, canvas.height).data.buffer)) colours.set(pixel, (colours.get(pixel) ?? 0) + 1);
        return colours.size > 30 && [canvas.width, [...colours.values()].sort((a, b) => b - a)];
      });
      // The values x ⊕ z of 61 × 61 cells are 0 to 63, each in 53 cells or more; the commonest colour is that around the cells.
      assert.ok(width >= 61, `${width}`);
      assert.equal(colours.slice(1).filter((count) => count > colours[1] / 2).length, 64, `${colours.slice(0, 70)}`);
    },
  },

  'a cloud of P-positions is drawn and turned; without WebGL 2 it is said why not': {
    ...at('#g=triangle:k=3:7,4,7&n=20&plot=space'),
    async steps(page) {
      await page.settled();
      if (!(await page.drawsInSpace())) return page.says('#plot', 'The 3D view needs WebGL 2, which this browser does not have.');
      await page.find('.cloud-stage canvas');
      await page.find('.cloud-edge');
      assert.ok((await inked(page, '.cloud-stage')) > 500);
      const edges = await page.run(() => document.querySelector('.cloud-edge').getAttribute('d'));
      await page.focus('.cloud-stage');
      await page.press('ArrowLeft');
      return page.until((edges) => document.querySelector('.cloud-edge').getAttribute('d') !== edges, edges);
    },
  },

  'numbers are saved as CSV': {
    ...at('#g=nim:3,7,4&n=20&table=y:6'),
    async steps(page) {
      await page.settled();
      await chooseFile(page, '#table', 'CSV');
      const { name, text } = await page.file(/^bittersweet-nim-.*\.csv$/);
      await page.says('.taken', `Saved ${name}, `);
      const rows = rowsOf(text);
      assert.equal(rows.length, 21 * 21);
      for (const [x, y, z, value] of rows) assert.equal(value, x ^ y ^ z);
    },
  },

  'drawings are saved as SVG and painted as PNG by a worker': {
    ...at('#g=triangle:k=3:7,4,7'),
    async steps(page) {
      await page.settled();
      await chooseFile(page, '#table', 'SVG');
      assert.match((await page.file(/^bittersweet-.*\.svg$/)).text, /^(<\?xml[^>]*>\s*)?<svg[^]*<\/svg>\s*$/);
      await chooseFile(page, '#table', 'PNG');
      const { width, height } = png((await page.file(/^bittersweet-.*\.png$/)).bytes);
      assert.ok(width > 600 && height > 300, `${width} × ${height}`);
    },
  },

  'long work says how far it is, and is stopped': {
    ...at('#g=triangle:k=3:7,4,7&n=1000'),
    async steps(page) {
      await page.find('#table .waiting');
      await page.until(() => /Solving .* positions with \d+ MB of memory/.test(document.querySelector('#table').innerText));
      await page.find('.outcome');
      await page.button('Stop', '#table');
      await page.gone('#table .waiting');
    },
  },

  'the language is changed, and stays': {
    ...at('#g=nim:3,7,4'),
    async steps(page) {
      await page.button('日本語');
      await page.says('.verdict', /P局面/);
      assert.equal(await page.run(() => document.documentElement.lang), 'ja');
      await page.session.reload();
      await page.says('.verdict', /P局面/);
      await page.button('English');
      await page.says('.verdict', /P-position/);
    },
  },

  'a link that cannot be opened is explained, and the page can be used': {
    ...at('#g=triangle:k=3:2,4,1'),
    async steps(page) {
      await page.says('.notice', 'y may be at most ⌊(2+1)/3⌋ = 1, but it is 4');
      await page.shows('triangle:k=3:7,4,7');
      await page.follow('#g=nim:3,7,4');
      await page.shows('nim:3,7,4');
    },
  },

  'a link is copied or selected': {
    ...at('#g=nim:3,7,4'),
    async steps(page) {
      await page.button('Share');
      await page.button(/^Copy/, 'dialog[open]');
      await page.says('dialog[open]', /Copied\.|The text is selected\. Press Ctrl\+C/);
      await page.press('Escape');
      await page.gone('dialog[open]');
    },
  },
};
