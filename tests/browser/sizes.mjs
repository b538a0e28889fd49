// What the packed site weighs, as text.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { read } from '../../build/files.mjs';

/**
 * What may be loaded, in kB of brotli: what a test holds, and what was asked where that is less. A figure that grows past `most` is a red
 * test; nothing but a reason makes it larger.
 */
export const BUDGETS = {
  // Faces, two games a chapter, reasons in pictures, a bar a day, and a bar that is made by its handles.
  'play.wasm': { most: 215, asked: 200 },
  // Mirrored columns, the field that finds everything, and the line that says what law holds.
  'explore.wasm': { most: 412, asked: 250 },
  // The theorems for all parameters, the map of k and s, and the proofs of these that can be followed.
  'laboratory.wasm': { most: 382.5, asked: 280 },
  // Formulas and sentences that are read, and maps of sets that are learned.
  'bench.wasm': { most: 323.5 },
  // The same proofs; sections, and the pictures of articles and papers.
  'papers.wasm': { most: 294, asked: 280 },
  // Bars made by their handles, blocks that are dragged, smaller bars on worksheets, the grid of a class.
  'teach.wasm': { most: 339, asked: 331 },
  // One task a screen, answers on the bar, and what is said of a bar in words.
  'lesson.wasm': { most: 274, asked: 264.5 },
  'embed.wasm': { most: 259 },
  'embed_figures.wasm': { most: 331 },
  'worker.wasm': { most: 107, asked: 60 },
  // Built for speed: their work is what a reader waits for, and the first proof loads them.
  'prover.wasm': { most: 158 },
  'learner.wasm': { most: 213.5 },
  'scanner.wasm': { most: 100 },
  'tutor.wasm': { most: 46 },
  'the first visit': { most: 305, asked: 280 },
  'the first visit of an article': { most: 358.5, asked: 300 },
  'one bar in a frame': { most: 394, asked: 250 },
};

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const compress = promisify(brotliCompress);
const brotli = async (data) => (await compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })).length;

const framed = (binary, styles = '') =>
  new RegExp(`^(v1/(embed\\.html|start\\.js|(palette|style|margin|board|table|play|figures|embed|dark${styles})\\.css)|(${binary}|worker)(_loader\\.js|\\.js|\\.wasm))$`);

/** What visitors load together. */
const TOGETHER = {
  'the first visit': /^(index\.html|v1\/(index-page|dark)\.css|fonts\/.*woff2|(play|adviser)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of Explore': /^(explore\.html|v1\/(explore-page|dark)\.css|fonts\/.*woff2|(explore|worker)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of the laboratory': /^(laboratory\.html|v1\/(laboratory-page|dark)\.css|fonts\/.*woff2|(laboratory|checker)(_loader\.js|\.js|\.wasm)|records\.json)$/,
  'the first visit of the bench': /^(bench\.html|v1\/(bench-page|dark)\.css|fonts\/.*woff2|(bench|checker)(_loader\.js|\.js|\.wasm))$/,
  'the first visit of an article': /^(papers\.html|v1\/(papers-page|dark)\.css|fonts\/.*woff2|papers(_loader\.js|\.js|\.wasm)|records\.json|words\/en\/article-triangular\.txt)$/,
  'one bar in a frame': framed('embed'),
  'a figure in a frame': framed('embed_figures', '|heat_map|cloud'),
  'kept for offline use': /^(?!bittersweet\.html$|embed_inline\.js$)/,
};

/** Each file of the site, then what visitors load together, as lines. */
export const sizes = async (folder) => (await weights(folder)).map(line);

/** The weights of everything that has a budget, in bytes of brotli by name. */
export async function budgeted(folder) {
  const all = await weights(folder, (kind) => kind in BUDGETS || Object.entries(TOGETHER).some(([name, pattern]) => name in BUDGETS && pattern.test(kind)));
  return new Map(all.filter(({ kind }) => kind in BUDGETS).map(({ kind, packed }) => [kind, packed]));
}

/** What is wanted of the files of the site, and what visitors load together: names with bytes. Files are compressed on all cores. */
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
  const groups = Object.entries(TOGETHER).filter(([name]) => hasEmbed || !name.endsWith('in a frame'));
  return [...files.sort((a, b) => a.kind.localeCompare(b.kind)), ...groups.map(together)];
}

function line({ kind, raw, packed }) {
  const { most, asked } = BUDGETS[kind] ?? {};
  const bound = most ? `  (at most ${most} kB${asked ? `; ${asked} kB are asked` : ''})` : '';
  return `  ${kind.padEnd(24)} ${kB(raw).padStart(10)} ${kB(packed).padStart(10)}${bound}`;
}
