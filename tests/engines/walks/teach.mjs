// Teach and the page for pupils: a lesson is made, sent, done and handed in, and a class is put together.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const [classLesson, firstCode, secondCode] = fs.readFileSync(new URL('../../golden/class_codes.txt', import.meta.url), 'utf8').split('\n');
/** A lesson as links carry it: records of fields, packed. */
const packed = (...records) => `1.${Buffer.from(records.map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const LESSON = packed(
  ['A strip'],
  ['t', 'Break the bar.\n\nThe blue piece is bitter.'],
  ['m', 'nim:2,0,3', 'Look at both ends.'],
  ['w', 'nim:2,0,2', ''],
  ['r', 'nim:2,0,3', 'z', '3', 'values', ''],
  ['f', 'nim:2,0,3', 'positions', '4', 'x = z', ''],
  ['e', 'Why is that so?', 'Equal ends can be kept equal.'],
);
const teach = (fragment) => ({ at: `teach.html${fragment}`, ready: 'main' });

/** Marks the tasks by their places, so that selectors can name them. */
const placed = (page) => page.until(() => {
  const all = [...document.querySelectorAll('section.asked')];
  all.forEach((one, place) => (one.id ||= `task-${place}`));
  return all.length;
});

export default {
  'a lesson is made, its link opens it for pupils, and it is saved as a file': {
    ...teach('#tab=lesson'),
    async steps(page) {
      await page.button('Begin with an example');
      await page.fill('#lesson-title', 'Mirrors & more', { ends: ['Tab'] });
      await page.until(() => location.hash.includes('lesson='));
      await page.button('Save as a file');
      const { name, text } = await page.file(/\.html$/);
      assert.equal(name, 'Mirrors-more.html');
      const link = await page.value('input, textarea', 'Link for your pupils');
      const [, lesson] = link.match(/lesson\.html#lesson=([\w.-]+)/);
      assert.ok(text.length > 100_000 && text.includes(lesson), `${text.length} characters`);
      await page.open(link, 'main.lesson');
      await page.find('h1', 'Mirrors & more');
      await page.button('Start', '.start');
      await page.says('.sitting .turn', 'Your move.');
    },
  },

  'a draft is there again after the page was left': {
    ...teach('#tab=lesson'),
    async steps(page, { url }) {
      await page.fill('#lesson-title', 'My own', { ends: ['Tab'] });
      await page.until(() => location.hash.includes('lesson='));
      await page.open(`${url}teach.html?again#tab=lesson`, '#lesson-title');
      await page.until(() => document.querySelector('#lesson-title').value === 'My own');
    },
  },

  'a lesson is packed for a learning platform': {
    ...teach(`#tab=lesson&lesson=${LESSON}`),
    async steps(page) {
      await page.button('Save a package for a learning platform');
      await page.says('main', 'The package is saved.');
      const { bytes } = await page.file(/\.zip$/);
      const files = unzipped(bytes);
      assert.ok(files.has('imsmanifest.xml') && files.has('cmi5.xml'), `${[...files.keys()]}`);
      // The licences follow the page, in a comment.
      assert.match(files.get('index.html').toString(), /<\/html>\s*<!--[^]*-->\s*$/);
      // Compressed by the browser, which both engines can.
      assert.ok(bytes.length < 0.7 * files.get('index.html').length, `${bytes.length}`);
    },
  },

  'tasks are solved, wrong first, and a code is handed in and kept': {
    at: `lesson.html#lesson=${LESSON}&at=1`,
    ready: 'main.lesson',
    async steps(page) {
      assert.equal(await placed(page), 5);
      await page.says('.lesson-progress', '0 of 5 tasks solved');
      await page.find('#task-0 .lesson-foot button:not(.step):not([aria-disabled="true"])');
      await page.focus('#task-0 .board');
      await page.press('ArrowRight', 'Enter');
      await page.says('#task-0 .verdict', 'The other player can win by leaving 1 on the left, 1 on the right');
      await page.button('Try again', '#task-0');
      await page.focus('#task-0 .board');
      await page.press('ArrowLeft', 'Enter');
      await page.says('#task-0 .verdict', 'You leave 2 on the left, 2 on the right.');
      await page.button('Next', '#task-0');

      await page.find('#task-1 .answers button:not([aria-disabled="true"])');
      await page.click('#task-1 button:not([aria-disabled="true"])', 'The other player');
      await page.find('.lesson-steps li:nth-child(2) .solved');
      await page.button('Next', '#task-1');
      // A screen begins at its heading, which would take the keys of a field.
      await page.until(() => document.activeElement?.matches('#task-2 h1'));

      for (const [place, value] of ['2', '3', '0', '1'].entries()) {
        await page.run((place) => document.querySelectorAll('#task-2 input')[place].focus(), place);
        await page.press(value);
      }
      await page.button('Check', '#task-2');
      await page.find('.lesson-steps li:nth-child(3) .solved');
      await page.button('Next', '#task-2');

      await page.fill('#task-3 input', 'x < z', { ends: ['Enter'] });
      await page.says('#task-3 .verdict', 'Check this position: only the bitter piece');
      await page.fill('#task-3 input', 'x = z', { ends: ['Enter'] });
      await page.says('#task-3 .verdict', 'all 25 positions');
      await page.button('Next', '#task-3');

      await page.fill('#task-4 textarea', 'The ends stay equal.');
      await page.button('Done', '#task-4');
      await page.says('.lesson-progress', '5 of 5 tasks solved');

      await page.button('Next', '#task-4');
      const code = await page.value('input, textarea', 'Link with your work');
      assert.match(code.split('work=')[1].replaceAll('-', ''), /^SWEET[0-9A-Z]{60,480}$/);
      await page.find('.hand-in .qr');
      await page.session.reload();
      await page.says('.lesson-progress', '5 of 5 tasks solved');
      assert.equal(await page.value('input, textarea', 'Link with your work'), code);
    },
  },

  'a class is put together from two codes, and is kept': {
    ...teach(`#tab=class&lesson=${classLesson}`),
    async steps(page) {
      await page.says('.class-tab', 'Nobody has handed in a code of this lesson yet.');
      await page.fill('#class-codes', `${firstCode} ${secondCode}`);
      await page.button('Add these codes');
      await page.says('.class-said', '2 new pupils, 0 pupils with new work.');
      assert.equal(await page.count('.class-summary tbody tr'), 2);
      await page.session.reload();
      await page.says('.class-summary', '2 pupils');
      await page.button('Save the table (CSV)');
      const rows = (await page.file(/\.csv$/)).text.trimEnd().split('\n');
      assert.equal(rows.length, 3);
      assert.match(rows[1], /^Aya,10,/);
    },
  },

  'a code that was copied wrongly is named': {
    ...teach(`#tab=class&lesson=${classLesson}`),
    async steps(page) {
      await page.fill('#class-codes', firstCode.slice(0, -7));
      await page.button('Add these codes');
      await page.says('.class-problems', 'The code was cut off: 7 letters are missing at the end.');
    },
  },

  'a worksheet with answers is drawn for paper': {
    ...teach('#g=triangle:k=3:7,0,7&tab=print'),
    async steps(page) {
      await page.find('.sheet svg.printed, .sheet .printed');
      await page.choose('a table to fill in');
      await page.choose('With answers');
      await page.find('.answers .to-fill td.p');
      const read = await page.run(() => [...document.querySelectorAll('.answers .to-fill tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())));
      // Without a height a triangular bar is Nim with two heaps.
      assert.deepEqual(read, Array.from({ length: 8 }, (_, z) => Array.from({ length: 8 }, (_, x) => `${x ^ z}`)));
    },
  },

  'the course opens': {
    ...teach('#tab=course'),
    async steps(page) {
      await page.find('.course-list h2', '3. Three directions');
      await page.click('.course-list > li:nth-child(3) a[href*="course=3"]');
      await page.find('h1', 'Three directions');
      await page.until(() => location.hash.includes('course=3'));
    },
  },
};

/** The files of a ZIP archive. */
function unzipped(archive) {
  const files = new Map();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name, extra] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26), archive.readUInt16LE(at + 28)];
    const begin = at + 30 + name + extra;
    const [data, isDeflated] = [archive.subarray(begin, begin + size), archive.readUInt16LE(at + 8) === 8];
    files.set(archive.toString('utf8', at + 30, at + 30 + name), isDeflated ? inflateRawSync(data) : data);
    at = begin + size;
  }
  return files;
}
