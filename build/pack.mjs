// Makes the published site from the output of Trunk. Trunk runs it as a hook of Trunk.toml, after which its folder is the site.
// `node build/pack.mjs FROM TO [--portable]` copies a site; with `--portable` it stops if anything of the machine that built it is inside.
//
// Everything but the pages moves into a folder that is named after the content of the whole build, so no cache can mix two
// builds. Beside it come the sentences of other languages than English, the glossary, the pages in one file and the service worker.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { before, PAGES } from './before.mjs';
import { check, checkPlaces } from './check.mjs';
import { classic, page } from './classic.mjs';
import { binaries, read, root, write } from './files.mjs';
import { plainPages } from './glossary.mjs';
import { laterIn } from './later.mjs';
import { bill, notice, packages } from './licences.mjs';
import { shortened } from './names.mjs';
import { ordered } from './order.mjs';
import { beside, guarded, linked, loader, loading, named, RELOADS, served } from './pages.mjs';
import { bare, divided } from './parts.mjs';
import { protectedPage } from './policy.mjs';
import { service } from './service.mjs';
import { singleFile } from './single_file.mjs';
import { joined } from './styles.mjs';
import { asking, inside, place, sentences } from './words.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, strict: false });
const { TRUNK_STAGING_DIR: staging, TRUNK_PROFILE: profile, TRUNK_PUBLIC_URL: url = './' } = process.env;
const [from, to] = positionals.length > 0 ? positionals : [staging, staging];

try {
  const built = read(from);
  const site = built.has('sw.js') ? built : packed(built);
  if (values.portable) checkPlaces(site);
  write(to, site);
} catch (error) {
  // While somebody develops, the programs matter more. The pages say what is missing.
  if (to !== staging || profile === 'release') throw error;
  console.error(`This build has no glossary, no language but English and no pages in one file: ${error.message}`);
}

/** Names that stay, because others link to them: pages, the manifest, and what is in a folder, but for styles, fonts and words. */
function stays(name) {
  return (name.includes('/') && !/^(v1\/.*\.css|fonts\/.*|words\/.*)$/.test(name)) || /\.(html|webmanifest)$/.test(name);
}

/** True if a binary, or a file of it, is only part of a page in one file: the page of lessons in packages. */
function isInside(name) {
  return name.startsWith('lesson_package');
}

/** The name of a program's WebAssembly; none if Trunk has not built it. */
function wasmOf(name, trunks) {
  return [...trunks.keys()].find((file) => new RegExp(`^${name}(-[0-9a-f]+)?_bg\\.wasm$`).test(file));
}

/** The site. */
function packed(trunks) {
  // While somebody develops one page (build/one_page.mjs), only its programs are built, and the other pages are left out.
  const missing = profile === 'debug' ? binaries().filter((name) => !wasmOf(name, trunks)) : [];
  for (const name of missing) trunks.delete(name === 'embed' ? 'v1/embed.html' : `${name}.html`);
  for (const [name, data] of plainPages(trunks)) trunks.set(name, data);
  const there = Object.keys(PAGES).filter((name) => wasmOf(name, trunks));
  const spoken = sentences(Object.fromEntries(there.map((name) => [name, trunks.get(wasmOf(name, trunks))])));
  for (const [name, all] of Object.entries(spoken)) {
    if (!isInside(name)) for (const [code, text] of Object.entries(all)) trunks.set(place(name, code), Buffer.from(text));
  }
  const { landing, reloads } = served(beside(trunks.get('index.html').toString(), url, trunks), url);
  trunks.set('index.html', Buffer.from(landing));
  const folder = `build-${fingerprint(trunks)}/`;
  const originals = shortenedPrograms(trunks);
  for (const [name, { wasm, glue }] of originals) inParts(name, wasm, glue, trunks);

  const site = new Map();
  const published = joined(new Map([...trunks].filter(([name]) => !isInside(name))));
  const moved = [...published.keys()].filter((name) => !stays(name));
  for (const [name, data] of published) {
    const isPage = name.endsWith('.html');
    site.set(stays(name) ? name : folder + name, isPage ? Buffer.from(linked(name, data.toString(), moved, folder, reloads)) : data);
  }
  if (reloads) site.set(folder + RELOADS, Buffer.from(reloads));
  if (!missing.includes('play')) site.set(`${folder}play_loader.js`, Buffer.from(loader(landing)));
  for (const name of Object.keys(PAGES)) {
    const file = `${folder}${name}_loader.js`;
    if (site.has(file)) site.set(file, Buffer.from(before(name) + asking(name, Object.keys(spoken[name])) + guarded(site.get(file).toString())));
  }
  const others = packages();
  const notices = notice(others);
  for (const [name, text] of inOneFile(trunks, originals, spoken, notices, reloads ? 1 : 9, missing)) site.set(name.replace(/^build\//, folder), Buffer.from(text));
  site.set('licences.txt', Buffer.from(notices)).set('bom.cdx.json', Buffer.from(bill(others)));
  for (const [name, data] of site) {
    if (name.endsWith('.html')) site.set(name, Buffer.from(named(folder + name, protectedPage(name, data.toString()))));
  }
  // While the pages change, nothing is kept: one would see the old ones.
  site.set('sw.js', Buffer.from(reloads ? service(new Map(), 'served/') : service(site, folder)));
  if (missing.length > 0) console.log(`Not built: ${missing.join(', ')}`);
  else check(site, folder, binaries().filter((name) => !isInside(name)));
  console.log(`${site.size} files, ${folder}`);
  return site;
}

/** The programs by their names, with shorter names for their imports. */
function shortenedPrograms(trunks) {
  const names = [...trunks.keys()].filter((name) => name.endsWith('_bg.wasm')).map((name) => name.replace('_bg.wasm', ''));
  return new Map(names.map((name) => [name, shortened(trunks.get(`${name}_bg.wasm`), trunks.get(`${name}.js`))]));
}

/** Puts a program into the site: its first part, and its rest if it has one. While somebody develops, it stays whole and keeps its names. */
function inParts(name, wasm, glue, trunks) {
  const { first, rest } = profile === 'debug' ? { first: wasm } : partsOf(name, wasm);
  trunks.set(`${name}_bg.wasm`, ordered(first)).set(`${name}.js`, rest ? Buffer.from(loading(glue.toString(), `${name}_rest.wasm`)) : glue);
  if (rest) trunks.set(`${name}_rest.wasm`, ordered(rest));
}

/** The parts of a program: one, without names, if no list says which functions are later. */
function partsOf(name, wasm) {
  const isLater = laterIn(name.replace(/-[0-9a-f]+$/, ''));
  return isLater ? divided(wasm, isLater) : { first: bare(wasm) };
}

/** Pages in one file, and the script of frames without an origin, by their names. */
function inOneFile(trunks, originals, spoken, notices, level, missing) {
  const script = (name) => {
    const { wasm, glue } = originals.get(wasmOf(name, trunks).replace('_bg.wasm', ''));
    const text = classic(glue.toString(), ordered(bare(wasm)), level);
    return name in PAGES ? before(name) + inside(spoken[name]) + text : text;
  };
  const whole = (page, script) => singleFile(trunks.get(page).toString(), trunks, script, notices);
  const together = (name, ...workers) => page(script(name), Object.fromEntries(workers.map((worker) => [worker, script(worker)])));
  const pages = [
    ['bittersweet.html', ['explore', 'worker', 'exporter'], (programs) => whole('explore.html', together(...programs))],
    // The page for pupils, into which Teach puts a lesson. It plays games and judges answers, and needs nothing else.
    ['bittersweet-lesson.html', ['lesson_package', 'adviser', 'tutor'], (programs) => whole('lesson.html', together(...programs))],
    // A frame shows a position or a figure and asks the solver; it writes no files. Without an origin it has figures at once: it could
    // not load them later.
    ['build/embed_inline.js', ['embed_figures', 'worker'], (programs) => together(...programs)],
  ];
  return pages.filter(([, programs]) => !programs.some((name) => missing.includes(name))).map(([name, programs, make]) => [name, make(programs)]);
}

/** Of all that goes in, this step itself included. */
function fingerprint(trunks) {
  const hash = createHash('sha256');
  const own = [...read(path.join(root, 'build')), ['sw.js', fs.readFileSync(path.join(root, 'static/sw.js'))]];
  for (const [name, data] of [...trunks, ...own]) hash.update(`${name} ${data.length}\n`).update(data);
  for (const text of Object.keys(PAGES).map(before)) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
