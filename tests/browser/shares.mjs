// Shares of a file of tests. A file that visits many pages names these in a line `// Shares: play, explore.`, and run.mjs runs it once for
// each of them, in separate processes: a change in one page costs the tests of this page, and no file keeps one core waiting for long.
// A file that is started by itself runs all of its tests. The tests choose by mine.mjs.
import fs from 'node:fs';

/** Pages with a program. */
const PAGES = ['play', 'explore', 'heaps', 'laboratory', 'bench', 'papers', 'teach', 'lesson', 'embed'];
/** Pages in one file, and pages around frames, of which only the frames have a program. */
const SAME = { '': 'play', index: 'play', bittersweet: 'explore', 'bittersweet-lesson': 'lesson', glossary: 'embed', examples: 'embed' };

/** The share of an address of the site: the page whose program it loads, or `others`. */
export function shareOf(address) {
  const [name] = address.replace(/^v1\//, '').match(/^[a-z-]*/);
  const page = SAME[name] ?? name;
  return PAGES.includes(page) ? page : 'others';
}

/** The shares that a file names. */
export const sharesOf = (file) => fs.readFileSync(file, 'utf8').match(/^\/\/ Shares: (.*)\.$/m)?.[1].split(', ') ?? [];

/** The file and the share of a run, which is named by its path, or by path and share with a space between them. */
export const partsOf = (run) => run.split(/(?<=\.test\.mjs) /);
