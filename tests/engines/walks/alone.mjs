// Without a server: the page as one file, and every page after the first visit.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../../browser/serving.mjs';
import { chooseFile, png, rowsOf } from '../figures.mjs';

const LESSON = `1.${Buffer.from('Two ends\x1ew\x1fnim:4,0,6\x1f').toString('base64url')}`;

/** Opens a copy of a file of the site, in a folder whose name addresses cannot hold as it is and in which nothing else is. */
async function fromStick(page, name, fragment, ready, steps) {
  const stick = await fs.mkdtemp(path.join(os.tmpdir(), 'a stick with 100 % cocoa '));
  try {
    const copy = path.join(stick, path.basename(name));
    await fs.copyFile(path.join(site, name), copy);
    await page.open(pathToFileURL(copy).href + fragment, ready);
    await steps();
  } finally {
    await fs.rm(stick, { recursive: true });
  }
}

/** Waits until all of the site is kept. */
const kept = (page) => page.until(() => navigator.serviceWorker.controller?.state === 'activated');

export default {
  'Explore as one file: board, solver, history and files': {
    async steps(page) {
      await fromStick(page, 'bittersweet.html', '#g=nim:3,7,4', '.board-panel', async () => {
        await page.shows('nim:3,7,4');
        await page.says('.verdict', /P-position/);
        await page.cut('Break left to 1');
        await page.shows('nim:1,7,4');
        await page.until(() => location.hash.startsWith('#g=nim:1,7,4'));
        await page.session.back();
        await page.shows('nim:3,7,4');
        await page.settled();
        await chooseFile(page, '#table', 'CSV');
        const rows = rowsOf((await page.file(/^bittersweet-nim-.*\.csv$/)).text);
        assert.equal(rows.length, 21 * 21);
        for (const [x, y, z, value] of rows) assert.equal(value, x ^ y ^ z);
        await chooseFile(page, '#table', 'PNG');
        assert.ok(png((await page.file(/\.png$/)).bytes).width > 600);
      });
    },
  },

  'a lesson as one file is done': {
    async steps(page) {
      await fromStick(page, 'bittersweet-lesson.html', `#lesson=${LESSON}&at=1`, 'main.lesson', async () => {
        await page.click('.answers button:not([aria-disabled="true"])', 'The player who moves first');
        await page.says('.lesson-progress', '1 of 1 task');
      });
    },
  },

  'an article as one file is read without a script': {
    async steps(page) {
      await fromStick(page, 'articles/en/sharing.html', '', 'h1', async () => {
        assert.equal(await page.text('h1'), 'A table of palindromes');
      });
    },
  },

  'every page opens without a network after the first visit': {
    at: 'explore.html',
    ready: '.board-panel',
    async steps(page, { url, close }) {
      await page.settled();
      await kept(page);
      await close();
      await page.open(`${url}explore.html?from=afar#g=nim:3,7,5`, '.board-panel');
      await page.shows('nim:3,7,5');
      // 3 ⊕ 7 ⊕ 5 = 1.
      await page.says('.verdict', /N-position/);
      await page.settled();
      await chooseFile(page, '#table', 'CSV');
      assert.equal(rowsOf((await page.file(/\.csv$/)).text).length, 21 * 21);
      await page.open(url, '#app:not(:has(.late)) .stage .drawing');
      await page.open(`${url}laboratory.html#claim=triangular:7.3&k=7&n=40`, '.claims');
      await page.click('[id="run-triangular:7.3"]');
      await page.says('[id="claim-triangular:7.3"] .told', /^Verified/);
      await page.open(`${url}papers.html#article=found`, '.papers > :is(h1, .story)');
      await page.open(`${url}teach.html#g=nim:4,0,6`, 'main.teach');
      await page.started();
      await page.open(`${url}lesson.html#lesson=${LESSON}&at=1`, 'main.lesson');
      await page.click('.answers button:not([aria-disabled="true"])', 'The player who moves first');
      await page.says('.lesson-progress', '1 of 1 task');
    },
  },
};
