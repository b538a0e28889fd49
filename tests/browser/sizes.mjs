// The weights of the packed site, as text.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { read } from '../../build/files.mjs';

/**
 * Limits of the files that are loaded, in kB of brotli: `most` is the limit of a test, `asked` the requirement if that is less. A figure
 * that grows past `most` is a red test; nothing but a reason makes it larger.
 */
export const BUDGETS = {
  // The first part of each program (build/parts.mjs). A function that is new is in it until the lists are written again: ./dev parts.
  'play.wasm': { most: 145, asked: 140 },
  'explore.wasm': { most: 266, asked: 250 },
  'laboratory.wasm': { most: 224 },
  'bench.wasm': { most: 214 },
  'heaps.wasm': { most: 98 },
  'papers.wasm': { most: 201.5 },
  'teach.wasm': { most: 176 },
  // All screens of a lesson are drawn when it begins, so it needs the parts of every task.
  'lesson.wasm': { most: 200, asked: 190 },
  'embed.wasm': { most: 163 },
  'embed_figures.wasm': { most: 165 },
  'worker.wasm': { most: 68, asked: 60 },
  'checker.wasm': { most: 82 },
  'adviser.wasm': { most: 23 },
  // Built for speed: their work is what a reader waits for, and the first proof loads them.
  'prover.wasm': { most: 123 },
  'learner.wasm': { most: 154 },
  // The rest of these programs, which must not grow unseen.
  'play_rest.wasm': { most: 98 },
  'explore_rest.wasm': { most: 165 },
  'laboratory_rest.wasm': { most: 196 },
  'bench_rest.wasm': { most: 147 },
  'papers_rest.wasm': { most: 123 },
  'teach_rest.wasm': { most: 186 },
  'lesson_rest.wasm': { most: 99 },
  'embed_rest.wasm': { most: 130 },
  'embed_figures_rest.wasm': { most: 199 },
  'worker_rest.wasm': { most: 54 },
  'checker_rest.wasm': { most: 182 },
  'prover_rest.wasm': { most: 87 },
  'learner_rest.wasm': { most: 97 },
  'heaps_rest.wasm': { most: 57 },
  'adviser_rest.wasm': { most: 19 },
  // Programs of one part.
  'reckoner.wasm': { most: 23 },
  'scanner.wasm': { most: 97.5 },
  'tutor.wasm': { most: 48.5 },
  'the first visit': { most: 227, asked: 220 },
  'the first visit of an article': { most: 268 },
  // A frame asks nothing until something in it needs an answer: a hint, the winner, an opponent.
  'one bar in a frame': { most: 190 },
  'a bar in a frame that asks': { most: 260 },
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
