// Features that a browser may lack are removed from the page before it starts: the page says so where that matters, and the rest works.
import assert from 'node:assert/strict';
import fs from 'node:fs';

const [classLesson, firstCode] = fs.readFileSync(new URL('../../golden/class_codes.txt', import.meta.url), 'utf8').split('\n');
const explore = (fragment) => ({ at: `explore.html${fragment}`, ready: '.board-panel' });
const works = async (page) => {
  await page.says('.verdict', /P-position/);
  await page.settled();
};

export default {
  'without WebGL 2 the view in space is replaced by a sentence': {
    ...explore('#g=nim:3,7,4&n=20&plot=space'),
    lacks: "const get = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (kind, ...given) { return kind === 'webgl2' ? null : get.call(this, kind, ...given); };",
    async steps(page) {
      await page.says('#plot', 'The 3D view needs WebGL 2, which this browser does not have. The other views show the same positions.');
      await works(page);
    },
  },

  'without Trusted Types the page works': {
    ...explore('#g=nim:3,7,4&why=1'),
    lacks: 'delete self.trustedTypes;',
    // A browser that does not know them does not know their part of the policy either.
    served: { changed: (name, body) => (name.endsWith('.html') ? body.toString().replace(/; require-trusted-types-for[^"]*/, '') : body) },
    async steps(page) {
      assert.equal(await page.run(() => 'trustedTypes' in window), false);
      await works(page);
      await page.says('.why', 'Each of the 14 moves leads to an N-position');
    },
  },

  'without CompressionStream a package is stored as it is': {
    at: `teach.html#tab=lesson&lesson=${classLesson}`,
    ready: 'main',
    lacks: 'delete self.CompressionStream;',
    async steps(page) {
      await page.button('Save a package for a learning platform');
      await page.says('main', 'The package is saved.');
      const { bytes } = await page.file(/\.zip$/);
      assert.ok(bytes.includes('</html>'), 'the page is in the archive as it is');
    },
  },

  'without service workers the page works, and keeps nothing': {
    ...explore('#g=nim:3,7,4'),
    lacks: "delete Navigator.prototype.serviceWorker;",
    steps: works,
  },

  'without storage the page works, and Teach says that a class is not kept': {
    ...explore('#g=nim:3,7,4'),
    lacks: "Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });",
    async steps(page, { url }) {
      await works(page);
      await page.open(`${url}teach.html#tab=class&lesson=${classLesson}`, 'main');
      await page.fill('#class-codes', firstCode);
      await page.button('Add these codes');
      await page.says('.class-tab', 'This device could not keep the class: its storage is full, or the browser does not allow storage.');
    },
  },

  'without a clipboard a link is selected, and it is said how to copy it': {
    ...explore('#g=nim:3,7,4'),
    lacks: 'delete Navigator.prototype.clipboard;',
    async steps(page) {
      await page.button('Share');
      await page.button('Copy: Link to this page', 'dialog[open]');
      await page.says('dialog[open] .share-line', 'The text is selected. Press Ctrl+C');
      const selected = await page.run(() => document.activeElement.value ?? String(getSelection()));
      assert.ok(selected.startsWith(await page.session.url()), selected);
    },
  },

  'without a secure address there is no camera, which is said': {
    at: `teach.html#tab=class&lesson=${classLesson}`,
    ready: 'main',
    lacks: 'delete Navigator.prototype.mediaDevices;',
    async steps(page) {
      await page.button('Scan with the camera');
      await page.says('.camera .error, .class-tab .error', 'The browser does not allow the camera here, since the address of this page does not begin with https. Paste the codes, or choose files.');
    },
  },

  'without workers it is said that nothing can be computed': {
    ...explore('#g=nim:3,7,4'),
    lacks: "self.Worker = class { constructor() { throw new DOMException('denied', 'SecurityError'); } };",
    async steps(page) {
      await page.shows('nim:3,7,4');
      await page.says('body', 'Calculations are blocked here, because web workers are not allowed.');
    },
  },

  'without WebAssembly it is said that the page cannot start': {
    at: 'explore.html#g=nim:3,7,4',
    lacks: 'delete self.WebAssembly;',
    expected: [/./],
    async steps(page) {
      await page.says('.late', /\S/);
      await page.find('.late.failed');
    },
  },
};
