// Writes docs/quality.md from the kept results of runs, and runs nothing. `./dev quality`; with --check it writes nothing, and fails if the
// file is out of date. No number in the file changes with each test, so only a new result of a run makes it out of date.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const read = (name) => fs.readFileSync(path.join(root, name), 'utf8');
const exists = (name) => fs.existsSync(path.join(root, name));
const number = (value) => Number(value).toLocaleString('en').replaceAll(',', '\u202f');
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const rowsOf = (name) => (exists(name) ? read(name).trim().split('\n').slice(1).map((line) => line.split(',')) : []);
const written = (name) => read(name).split('\n').filter((line) => line && !line.startsWith('#'));

const kept = exists('docs/mutants.md') ? read('docs/mutants.md') : '';
const mutants = new Map();
for (const [room, file, place, before, after, outcome] of rowsOf('docs/mutants.csv')) {
  const of = mutants.get(room) ?? { caught: 0, equal: 0, chosen: 0, left: 0, not: 0 };
  mutants.set(room, of);
  const [, reason] = kept.split(`| \`${file}\` | ${place} | ${before} → ${after || 'nothing'} | `);
  if (outcome.startsWith('caught')) of.caught += 1;
  else if (outcome !== 'survived') of.not += 1;
  else if (!reason) of.left += 1;
  else if (reason.startsWith('Equal')) of.equal += 1;
  else of.chosen += 1;
}
/** The share of caught mistakes among those that change something visible. */
const percent = ({ caught, chosen, left }) => `${((100 * caught) / Math.max(1, caught + chosen + left)).toFixed(0)} %`;

const [, warming] = read('tests/browser/soak.mjs').match(/WARMING = (\d+)/);

/** The kept results of runs, or a sentence if there are none. */
const listed = (rows, shown) => (rows.length > 0 ? shown(rows) : 'No run has been kept yet.');

/** For each kind of page around a bar: the answer if the bar is shown. */
const matrix = read('docs/hosting.md').split('| the page around the bar |')[1].split('\n').slice(2).filter((line) => line.startsWith('|')).map((line) => line.split('|')[2].trim());

const text = `# Tests and measurements

Written by \`./dev quality\` from the kept results of runs. \`./dev test\` runs all tests.

| tests | place |
| --- | --- |
| native tests; groups of them try random inputs | \`crates\`, \`tests\` |
| values of the papers, and of the obvious algorithm | \`tests/golden\` |
| tests of the built pages in Chromium, with accessibility by axe | \`tests/browser\` |
| tests of the built files, without a browser | \`tests/site\` |
| walks through the built pages in Firefox and WebKit | \`tests/engines/walks\` |
| screenshots of pages, compared with stored ones | \`tests/browser/looks\` |
| theorems that Rocq checks, and certificates | \`proofs\` |

The last line of \`./dev test\` counts the tests that passed and failed.

## Browsers

\`./dev test\` tries the built pages in Chromium, \`./dev engines\` walks through them in the other engines that Debian ships. The results of its
last whole run:

${listed(rowsOf('docs/engines.csv'), (rows) => table(['engine', 'version', 'passed', 'failed', 'seconds', 'day', 'commit'], rows))}

## Hosts, dependencies, releases

\`./dev embeddings\` opens a bar in many kinds of pages, and [hosting.md](hosting.md) has the table: of ${number(matrix.length)} kinds of pages around a bar, ${number(matrix.filter((row) => row.startsWith('yes')).length)} show
it. In the other ${number(matrix.filter((row) => !row.startsWith('yes')).length)} either the frame says why, or only the browser reports it. Tests check that each page keeps its Content-Security-Policy,
and that every file gets the right policy from the headers of the guide. Results of other commands:

${listed(rowsOf('docs/runs.csv'), (rows) => table(['command', 'day', 'commit', 'result'], rows.map(([name, day, commit, ...rest]) => [`\`${name}\``, day, commit || '—', ...rest])))}

## Bad inputs

\`tests/bad_inputs\` lists texts, numbers, links, certificates and messages that are refused, each with the sentence that is expected. Native
tests ask the functions of the pages about them; browser tests type, open or send them in the built pages.

## Fuzzing

Cases over all runs of \`./dev fuzz\`. The aim is ten million for each target since its last finding. Every finding has been fixed, and its input is now a seed. \`fuzz/corpora\` keeps the fewest inputs that cover as much code as all that were found. \`tests/nonsense.rs\` tries seeds
and kept inputs natively.

${listed(rowsOf('docs/fuzzing.csv'), (rows) => table(['target', 'cases', 'seconds', 'findings', 'cases since the last', 'inputs kept'], rows.map(([name, ...numbers]) => [name, ...[...numbers, written(`fuzz/corpora/${name}.jsonl`).length].map(number)])))}

## Long use

A run of \`./dev soak\` uses the site at random and at high speed. It fails at an answer that differs from plain recursion, at a message in the
console, and if memory keeps growing. \`./dev test\` includes 35 steps of it, \`./dev nightly\` half an hour. The last columns are the memory of all
pages and workers: the memory in use, then the memory taken from the system. Both are given as the least in the first third of the run and the
least in the last third. The browser keeps freed memory for its next use, so the memory taken grows for longer than the memory in use. Memory is
measured after ${warming} steps, when most objects that are made once have been made.

${listed(rowsOf('docs/soak.csv'), (rows) => table(['seed', 'minutes', 'steps', 'answers', 'MB in use, early', 'late', 'MB taken, early', 'late'], rows.map(([seed, minutes, steps, answers, ...memory]) => [seed, minutes, number(steps), number(answers), ...memory.map((part) => part || '—')])))}

## Weight

\`tests/browser/sizes.mjs\` has the largest size that each file may have after compression, and the goal. A test fails above the first. Most
programs are in two parts: \`build/parts.mjs\` puts the functions that no first visit calls into a file that comes later.

## Planted mistakes

Samples of \`./dev mutants\`: one mistake at a time is planted in a room (a module of a crate), and the native tests run. Some mistakes
change no result. The aim is that the tests catch 95 % of the others in each room. [mutants.md](mutants.md) gives the reason for each mistake
that no test catches. A mistake that was caught only after a test was added counts as caught.

${listed([...mutants], (rooms) => table(
  ['room', 'planted', 'not compiled', 'change nothing', 'caught', 'not caught, with a reason', 'not caught, no reason', 'part of those that change something'],
  rooms.sort(([one], [other]) => one.localeCompare(other)).map(([room, of]) => [room, of.caught + of.equal + of.chosen + of.left + of.not, of.not, of.equal, of.caught, of.chosen, of.left, percent(of)]),
))}

## While the page is used

Before the page shows values, the worker compares a few random positions with the rules: small positions by plain recursion, others with the
shown values of their options. The page does this for pictures of Grundy values and of remoteness (also of a growing table), maps of P-positions
and lists of rows. The worker compares the numbers that will be drawn, also differences. The columns of Sharing Nim are not kept; there it compares the first 16. If a value
differs, the page shows an error with a report to copy.

## Not covered

- Browsers: Firefox and WebKit get the walks, not all tests of Chromium; Safari, Windows, macOS and telephones are not tried.
- Screen readers: names, roles and announcements are tested, and no person who uses one has tried the pages.
- Planted mistakes: only samples were planted, and only in the rooms of the table above.
- Fuzzing: Japanese texts, the drawing of pages, and sequences of several messages to a worker are not fuzzed.
- Vulnerabilities of the crates that became known after the list with which \`./dev audit\` last compared them.
`;
if (process.argv[2] !== '--check') {
  fs.writeFileSync(path.join(root, 'docs/quality.md'), text);
  console.log('docs/quality.md');
} else if (read('docs/quality.md') !== text) {
  console.error('docs/quality.md is not what the repository holds now; ./dev quality writes it anew.');
  process.exit(1);
}
