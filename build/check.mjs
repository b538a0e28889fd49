// Checks that the site has every file to which it refers, and no trace of the machine of the build.
import os from 'node:os';
import path from 'node:path';
import { PAGES } from './before.mjs';
import { attribute, root } from './files.mjs';

/** Stops the packing with a list of the missing files, if there are any. */
export function check(site, folder, binaries) {
  const wanted = [...site].flatMap(([name, data]) => references(name, data.toString()).map((to) => [name, to]));
  // Files that scripts request by names that they put together.
  const workers = binaries.filter((name) => name !== 'play');
  wanted.push(...workers.map((name) => ['the page', `${folder}${name}_loader.js`]));
  const words = [...site.keys()].filter((name) => /\/words\/[^/]+\/play\.txt$/.test(name)).map((name) => path.posix.dirname(name));
  wanted.push(...words.flatMap((place) => binaries.filter((name) => name in PAGES).map((name) => ['the page', `${place}/${name}.txt`])));
  if (site.has('v1/embed.html')) wanted.push(['v1/start.js', `${folder}embed_inline.js`]);
  if (binaries.includes('bench')) wanted.push(['the laboratory', 'bench.html']);
  if (binaries.includes('heaps')) wanted.push(['Explore', 'heaps.html']);
  if (binaries.includes('laboratory')) wanted.push(['the page', 'laboratory.html'], ['the laboratory', `${folder}records.json`], ['the laboratory', `${folder}foundry.json`]);
  if (binaries.includes('papers')) {
    wanted.push(['the page', 'papers.html'], ['the papers', `${folder}records.json`]);
    // Every article has a separate page, and words for the page of all articles.
    const pages = [...site.keys()].flatMap((name) => name.match(/^articles\/(\w+)\/(\w+)\.html$/)?.slice(1).join('/article-') ?? []);
    wanted.push(...pages.map((name) => ['the papers', `${folder}words/${name}.txt`]));
  }
  const missing = wanted.filter(([, to]) => !site.has(to)).map(([name, to]) => `${name} refers to ${to}, which is not there.`);
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

/** Folders of this machine: a build that names one is another build elsewhere. */
const places = () => [os.homedir(), root, process.env.CARGO_HOME, process.env.CARGO_TARGET_DIR].filter((place) => place && place.length > 1);

/** Stops the packing where a file holds one of these folders. */
export function checkPlaces(site, wanted = places()) {
  const found = [...site].flatMap(([name, data]) => wanted.filter((place) => data.includes(`${place}/`)).map((place) => `${name} holds the path ${place}/.`));
  if (found.length > 0) throw new Error(`${found.join('\n')}\nPlease build the site by ./dev, which leaves such paths out.`);
}

/** The files that a file refers to, by their paths in the site. */
function references(name, text) {
  const own = path.posix.dirname(name);
  const all = (pattern) => [...text.matchAll(pattern)].map((found) => found[1]);
  switch (path.posix.extname(name)) {
    case '.html': {
      // The page in one file refers to nothing: its text only seems to.
      if (['bittersweet.html', 'bittersweet-lesson.html'].includes(name)) return [];
      const base = path.posix.join(own, attribute(text.match(/<base\s[^>]*>/)?.[0] ?? '', 'href') ?? '.');
      return within(base, all(/<(?!base\b)[a-z][^>]*\s(?:href|src)="([^"]*)"/g));
    }
    case '.js':
      // If Trunk renamed a file, the glue still has the old name as a default; the loader gives the new one.
      if (/-[0-9a-f]{12,16}\.js$/.test(name)) return [];
      return within(own, [
        ...all(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g),
        ...all(/new URL\('([^']+)', import\.meta\.url\)/g),
      ]);
    case '.css':
      return within(own, all(/url\(['"]?([^'")]+)/g));
    case '.webmanifest': {
      const { start_url: start, icons } = JSON.parse(text);
      return within(own, [start, ...icons.map(({ src }) => src)]);
    }
    default:
      return [];
  }
}

/** Only what is in the site: no other hosts, no data, no fragments. A folder means its page. */
function within(base, addresses) {
  const local = addresses.map((address) => address.replace(/[?#].*$/, '')).filter((address) => address && !/^[a-z]+:|^\/\//i.test(address));
  return local.map((address) => {
    const joined = path.posix.join(base, address);
    return /(^|\/)\.?\/?$/.test(joined) ? path.posix.join(joined, 'index.html') : joined;
  });
}
