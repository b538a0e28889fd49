// Prints the browser tests of one page, for `./dev test PAGE`: those whose names begin with the page's, and those whose first visit opens it.
// Tests of all pages, of the server, of offline use and of releases belong to no page.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** The page that the first visit of a test opens: `laboratory` of page.mjs opens Explore if it is asked for no other. */
function opened(text) {
  const [, options] = text.match(/= laboratory\(([^]*?)\);/) ?? [];
  const [, at] = options?.match(/\bat: '([^']*)'/) ?? [];
  if (options === undefined) return undefined;
  return at === undefined ? 'explore' : at.replace(/\.html.*/, '') || 'play';
}

/** Pages after which their tests are named. */
const NAMED = ['laboratory', 'papers', 'teach', 'lesson', 'embed'];

/** The files of a page, by their paths from the top folder. */
export function filesOf(page) {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).sort();
  const isNamed = (name) => NAMED.some((page) => name.startsWith(page));
  const isOf = (name) => name.startsWith(page) || (!isNamed(name) && opened(fs.readFileSync(path.join(folder, name), 'utf8')) === page);
  return names.filter(isOf).map((name) => `tests/browser/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(filesOf(process.argv[2]).join('\n'));
