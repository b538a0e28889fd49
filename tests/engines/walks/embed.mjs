// Bars in a page of another origin: the frame with its messages, the element with its events, and a frame without an origin.
import assert from 'node:assert/strict';
import { naming } from '../../../build/policy.mjs';

const bar = 'triangle:k=3:7,4,7';
/** The script of a page around frames: it keeps the messages that it hears, and can ask a frame. */
const hears = `
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  window.ask = (what, fields) => new Promise((done) => {
    const id = 'ask' + Math.random();
    addEventListener('message', ({ data }) => data.id === id && done(data));
    document.querySelector('iframe').contentWindow.postMessage({ ...fields, bittersweet: 1, id, do: what }, '*');
  });`;

/** A page of another origin around the bars. */
const around = (body) => ({ around: (url) => `<script src="hears.js"></script>${body(url)}`, scripts: { 'hears.js': hears } });
const frame = (url, address, attributes = '') => `<iframe src="${url}v1/embed.html${address}" title="A bar" width="700" height="600" ${attributes}></iframe>`;
const element = (url, attributes) => `<script src="${url}v1/bittersweet.js"></script><bittersweet-game ${attributes}></bittersweet-game>`;
/** A message that was heard, once it was. */
const hear = (page, type) => page.until((type) => window.heard.find((message) => message.type === type), type);
const ask = (page, what, fields = {}) => page.run((what, fields) => window.ask(what, fields), what, fields);
/** Goes into a frame and to its board, as a reader who clicks beside the board and then uses the keyboard. */
async function enterBoard(page, frame) {
  await page.session.enter(frame);
  await page.click('.turn');
  await page.focus('.board');
}
/** The frame of an element, which is in its shadow. */
const inElement = (page) => page.until(() => document.querySelector('bittersweet-game').shadowRoot.querySelector('iframe'));

export default {
  'a frame is cut by its reader, and says so to the page around': {
    ...around((url) => frame(url, `#g=${bar}`)),
    async steps(page) {
      const ready = await hear(page, 'ready');
      assert.deepEqual([ready.bittersweet, ready.position, ready.moves], [1, bar, 0]);
      assert.ok((await hear(page, 'height')).height > 200);
      await enterBoard(page, await page.find('iframe'));
      await page.press('ArrowRight');
      await page.find('.groove.selected');
      await page.press('Enter');
      await page.session.enter(null);
      const move = await hear(page, 'move');
      assert.deepEqual([move.move, move.before, move.after, move.words], ['x6', bar, 'triangle:k=3:6,4,7', 'Break left to 6: leaves (6, 4, 7)']);
    },
  },

  'a frame answers requests, and its solver is asked': {
    ...around((url) => frame(url, '#g=nim:3,7,4')),
    async steps(page) {
      await hear(page, 'ready');
      assert.equal((await ask(page, 'play', { move: 'y2' })).ok.position, 'nim:3,2,4');
      assert.equal((await ask(page, 'undo')).ok.position, 'nim:3,7,4');
      // Grundy values of rectangular bars are nim-sums.
      const { ok } = await ask(page, 'evaluate', { position: 'nim:1,2,5' });
      assert.deepEqual([ok.grundy, ok.outcome, ok.options.length], [1 ^ 2 ^ 5, 'N', 8]);
      const { values } = (await ask(page, 'table', { plane: 'y:6', size: 30 })).ok;
      values.forEach((row, z) => row.forEach((value, x) => assert.equal(value, x ^ 6 ^ z)));
      assert.match((await ask(page, 'play', { move: 'x9' })).error, /the move must make it smaller/);
    },
  },

  'a frame without an origin works where the build knows the address of the site': {
    ...around((url) => frame(url, '?controls=turn,value#g=nim:3,7,5', 'sandbox="allow-scripts"')),
    served: { changed: (name, body, origin) => (name === 'v1/embed.html' ? body.toString().replace(/default-src [^"]*/, (policy) => naming(policy, origin)) : body) },
    async steps(page) {
      await hear(page, 'ready');
      await page.inside('iframe', async () => {
        assert.equal(await page.run(() => self.origin), 'null');
        await page.says('.outcome', 'N-position');
      });
    },
  },

  'elsewhere a frame without an origin works in Firefox, and says in WebKit what to do': {
    ...around((url) => frame(url, '?controls=turn,value#g=nim:3,7,5', 'sandbox="allow-scripts"')),
    steps: (page) => page.inside('iframe', () => page.says('body', page.engine === 'firefox' ? 'N-position' : 'open the frame in its own tab')),
  },

  'a table in a frame is solved when it is in sight': {
    ...around((url) => frame(url, '?view=table#g=nim:3,7,4')),
    async steps(page) {
      await hear(page, 'ready');
      await page.inside('iframe', () => page.find('#cell-3-4.p'));
    },
  },

  'the element has methods and events, and mirrors what its reader does': {
    ...around((url) => element(url, `position="${bar}" controls="turn,undo"`)),
    async steps(page) {
      await page.session.enter(await inElement(page));
      await page.find('main.embed .board');
      await page.session.enter(null);
      const told = await page.run(async () => {
        const bar = document.querySelector('bittersweet-game');
        const told = [];
        for (const type of ['change', 'move', 'result', 'error']) bar.addEventListener(type, () => told.push(type));
        await bar.play('x4');
        await bar.undo();
        const { grundy } = await bar.evaluate('nim:1,2,4');
        const refused = await bar.play('x9').catch((error) => error.message);
        bar.setAttribute('position', 'nim:1,0,0');
        await bar.play('x0');
        await bar.evaluate();
        return { told, grundy, refused };
      });
      assert.equal(told.grundy, 7);
      assert.match(told.refused, /the move must make it smaller/);
      for (const type of ['change', 'move', 'result']) assert.ok(told.told.includes(type), `${type} of ${told.told}`);
      await page.run((bar) => document.querySelector('bittersweet-game').setAttribute('position', bar), bar);
      // Another bar has another height, so nothing is pressed before its grooves have come.
      await page.session.enter(await inElement(page));
      await page.find('.groove[aria-label^="Break left to 6: leaves (6, 4, 7)"]');
      await page.session.enter(null);
      await enterBoard(page, await inElement(page));
      await page.press('ArrowRight');
      await page.find('.groove.selected');
      await page.press('Enter');
      await page.session.enter(null);
      await page.until(() => document.querySelector('bittersweet-game').getAttribute('position') === 'triangle:k=3:6,4,7');
    },
  },

  'an example of the site works': {
    at: 'examples/listen.html',
    ready: '#best',
    async steps(page) {
      // The button is in the HTML before the script that listens to it.
      await page.until(() => document.querySelector('#best').onclick !== null);
      await page.click('#best');
      await page.says('#said', 'No move wins here.');
      await page.click('#values');
      await page.until(() => document.querySelectorAll('#table tr').length === 14);
    },
  },
};
