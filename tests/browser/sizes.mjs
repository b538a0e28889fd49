// The weights of the packed site, as text.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { read } from '../../build/files.mjs';

/**
 * Limits of the files that are loaded, in kB of brotli: `most` is the limit of a test, `asked` the requirement if that is less. A figure
 * that grows past `most` is a red test; nothing but a reason makes it larger.
 */
export const BUDGETS = {
  // Wherever a game is, so are own rules, the first to be made smaller. Of the weight of each page, 3 kB are moves by unequal amounts.
  // Amounts by formulas and in sets, and moves of some of several coordinates, take 7 kB more. The last 2 kB are conditions that join
  // amounts, and the bar with four sides. Half a kilobyte since are sentences that refuse words between amounts, and closures of timers.
  // Faces, two games a chapter, reasons in pictures, a bar a day, a bar that is made by its handles, and readings above kanji.
  'play.wasm': { most: 223.5, asked: 200 },
  // Captions that name games in words are up to half a kilobyte of each page with figures. Mirrored columns, the field that finds
  // everything, in groups, and the line of the law, with theorems for all parameters (3 kB). Letters of formulas in italics, and hints on
  // piles, are 1 kB of each page with reasons.
  'explore.wasm': { most: 400, asked: 250 },
  // The theorems for all parameters, the map of k and s, the proofs of these that can be followed, and a proof file that is dropped. The
  // last kilobytes draw the bar of a claim, let nothing run while a field is invalid, and say for which parameters a claim is proved.
  'laboratory.wasm': { most: 391.5, asked: 280 },
  // Parsed formulas and sentences, maps of learned sets, the rims that have the rule, and formulas for every k.
  // Words for the bars of a theorem, proofs in kept files, and links to parts are 3 kB. The last 2 kB refuse to run invalid fields.
  'bench.wasm': { most: 335.5 },
  // The same proofs; sections, and the pictures of articles and papers.
  // Rules, the figures of values, and what is known of periods; the worker that finds them.
  'heaps.wasm': { most: 143 },
  'reckoner.wasm': { most: 23 },
  'papers.wasm': { most: 299, asked: 280 },
  // Bars made by their handles, blocks that are dragged, smaller bars on worksheets, the grid of a class. The last 4 kB check tasks in the
  // editor, and lead from codes to the lesson that they belong to. The last one lists right rules, and opens the class of a ready lesson.
  'teach.wasm': { most: 337 },
  // One task a screen, answers on the bar, and what is said of a bar in words. Tiles that write a rule, and answers that are not finished
  // and come back, are 2 kB.
  'lesson.wasm': { most: 276.5, asked: 264.5 },
  // A drawing of a bar as data, from which files of all formats are written, is 1.3 kB more than its text was; so it is in Teach.
  'embed.wasm': { most: 270.5 },
  'embed_figures.wasm': { most: 340 },
  'worker.wasm': { most: 115, asked: 60 },
  // Built for speed: their work is what a reader waits for, and the first proof loads them. The prover also answers for every k.
  // The learner has tables of four piles, which are 12 kB.
  // Formulas for own rules are 20 kB of the prover: the reader of rules, and their moves as automata.
  'prover.wasm': { most: 197.5 },
  'learner.wasm': { most: 238 },
  'scanner.wasm': { most: 97.5 },
  'tutor.wasm': { most: 48.5 },
  // The last tenth is the layout for a phone on its side.
  'the first visit': { most: 320.5, asked: 280 },
  'the first visit of an article': { most: 365, asked: 300 },
  // A frame asks nothing until something in it needs an answer: a hint, the winner, an opponent.
  'one bar in a frame': { most: 296.5, asked: 200 },
  'a bar in a frame that asks': { most: 413.5 },
};

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const compress = promisify(brotliCompress);
const brotli = async (data) => (await compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })).length;

const framed = (programs, styles = '') =>
  new RegExp(`^(v1/(embed\\.html|start\\.js|(palette|style|margin|board|table|play|figures|embed|dark${styles})\\.css)|(${programs})(_loader\\.js|\\.js|\\.wasm))$`);

/** The files that visitors load together. */
const TOGETHER = {
  'the first visit': /^(index\.html|v1\/(index-page|dark)\.css|fonts\/.*woff2|(play|adviser)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of Explore': /^(explore\.html|v1\/(explore-page|dark)\.css|fonts\/.*woff2|(explore|worker)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of the laboratory': /^(laboratory\.html|v1\/(laboratory-page|dark)\.css|fonts\/.*woff2|(laboratory|checker)(_loader\.js|\.js|\.wasm)|records\.json)$/,
  'the first visit of the bench': /^(bench\.html|v1\/(bench-page|dark)\.css|fonts\/.*woff2|(bench|checker)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of an article': /^(papers\.html|v1\/(papers-page|dark)\.css|fonts\/.*woff2|papers(_loader\.js|\.js|\.wasm)|records\.json|words\/en\/article-triangular\.txt)$/,
  'one bar in a frame': framed('embed'),
  'a bar in a frame that asks': framed('embed|worker'),
  'a figure in a frame': framed('embed_figures|worker', '|heat_map|cloud'),
  'kept for offline use': /^(?!bittersweet\.html$|embed_inline\.js$)/,
};

/** Each file of the site, then what visitors load together, as lines. */
export const sizes = async (folder) => (await weights(folder)).map(line);

/** The weights of everything that has a budget, in bytes of brotli by name. */
export async function budgeted(folder) {
  const all = await weights(folder, (kind) => kind in BUDGETS || Object.entries(TOGETHER).some(([name, pattern]) => name in BUDGETS && pattern.test(kind)));
  return new Map(all.filter(({ kind }) => kind in BUDGETS).map(({ kind, packed }) => [kind, packed]));
}

/**
 * The weights of the wanted files of the site, and of those that visitors load together: names with bytes. Files are compressed on all
 * cores.
 */
async function weights(folder, wanted = () => true) {
  const named = [...read(folder)].map(([path, data]) => [path.replace(/^build-[^/]*\//, '').replace(/-[0-9a-f]{12,16}(?=[._])/, '').replace('_bg', ''), data]);
  const files = await Promise.all(named.filter(([kind]) => wanted(kind)).map(async ([kind, data]) => ({ kind, raw: data.length, packed: await brotli(data) })));
  const together = ([name, pattern]) => {
    const loaded = files.filter(({ kind }) => pattern.test(kind));
    const sum = (key) => loaded.reduce((total, file) => total + file[key], 0);
    return { kind: name, raw: sum('raw'), packed: sum('packed') };
  };
  // A site that was built in part may have no frames.
  const hasEmbed = files.some(({ kind }) => kind === 'embed.wasm');
  const groups = Object.entries(TOGETHER).filter(([name]) => hasEmbed || !name.includes('in a frame'));
  return [...files.sort((a, b) => a.kind.localeCompare(b.kind)), ...groups.map(together)];
}

function line({ kind, raw, packed }) {
  const { most, asked } = BUDGETS[kind] ?? {};
  const bound = most ? `  (at most ${most} kB${asked ? `; ${asked} kB are asked` : ''})` : '';
  return `  ${kind.padEnd(24)} ${kB(raw).padStart(10)} ${kB(packed).padStart(10)}${bound}`;
}
