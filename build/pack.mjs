// Makes the site that is published out of what Trunk built: `node build/pack.mjs FROM TO [--debug | --portable]`. With
// `--portable` it stops if anything of the machine that built it is inside.
//
// Everything but the pages moves into a folder that is named by what the whole build contains, so no cache can mix two
// builds. Beside it come the page as a single file and the service worker.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { before, PAGES } from './before.mjs';
import { check, checkPlaces } from './check.mjs';
import { classic, page } from './classic.mjs';
import { binaries, read, root, write } from './files.mjs';
import { glossaries } from './glossary.mjs';
import { bill, notice, packages } from './licences.mjs';
import { shortened } from './names.mjs';
import { guarded, linked, loader } from './pages.mjs';
import { protectedPage } from './policy.mjs';
import { service } from './service.mjs';
import { singleFile } from './single_file.mjs';
import { joined } from './styles.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { debug: { type: 'boolean' }, portable: { type: 'boolean' } } });
const [from, to] = positionals;

/** Names that stay, because others link to them: pages, the manifest, and what is in a folder, but for styles, fonts and words. */
const stays = (name) => (name.includes('/') && !/^(v1\/.*\.css|fonts\/.*|words\/.*)$/.test(name)) || /\.(html|webmanifest)$/.test(name);

const trunks = read(from);
for (const [name, data] of glossaries()) trunks.set(name, data);
const { explore, framed, lesson, workers } = scripts();
const folder = `build-${fingerprint()}/`;

const site = new Map();
const published = joined(trunks);
const moved = [...published.keys()].filter((name) => !stays(name));
for (const [name, data] of published) {
  const isPage = name.endsWith('.html');
  site.set(stays(name) ? name : folder + name, isPage ? Buffer.from(linked(name, data.toString(), moved, folder)) : data);
}
for (const name of trunks.keys()) {
  const glue = folder + name.replace(/_bg\.wasm$/, '.js');
  if (!name.endsWith('_bg.wasm')) continue;
  const short = shortened(site.get(folder + name), site.get(glue));
  site.set(folder + name, short.wasm).set(glue, short.glue);
}
const html = trunks.get('index.html').toString();
site.set(`${folder}play_loader.js`, Buffer.from(loader(html)));
for (const name of Object.keys(PAGES)) {
  const file = `${folder}${name}_loader.js`;
  if (site.has(file)) site.set(file, Buffer.from(before(name) + guarded(site.get(file).toString())));
}
const others = packages();
const notices = notice(others);
const single = trunks.get('explore.html').toString();
const { worker, exporter, adviser, tutor } = workers;
site.set('bittersweet.html', Buffer.from(singleFile(single, trunks, page(explore, { worker, exporter }), notices)));
// The page for pupils, into which Teach puts a lesson. It plays games and judges answers, and needs nothing else.
if (lesson) {
  const empty = trunks.get('lesson.html').toString();
  site.set('bittersweet-lesson.html', Buffer.from(singleFile(empty, trunks, page(lesson, { adviser, tutor }), notices)));
}
// A frame shows a position or a figure and asks the solver; it writes no files.
if (framed) site.set(`${folder}embed_inline.js`, Buffer.from(page(framed, { worker })));
site.set('licences.txt', Buffer.from(notices)).set('bom.cdx.json', Buffer.from(bill(others)));
for (const [name, data] of site) {
  if (name.endsWith('.html')) site.set(name, Buffer.from(protectedPage(name, data.toString())));
}
site.set('sw.js', Buffer.from(service(site, folder)));

check(site, folder, binaries().map(({ name }) => name));
if (values.portable) checkPlaces(site);
write(to, site);
console.log(`${to}: ${site.size} files, ${folder}`);

/** The binaries as classic scripts. */
function scripts() {
  // Without an origin a frame has figures at once: it could not load them later. Explore and lessons are also made as one file.
  const wanted = binaries().filter(({ name }) => ['explore', 'worker', 'exporter', 'embed_figures', 'lesson', 'adviser', 'tutor'].includes(name));
  const made = Object.fromEntries(
    wanted.map(({ name, profile }) => {
      const wasm = [...trunks].find(([file]) => new RegExp(`^${name}(-[0-9a-f]+)?_bg\\.wasm$`).test(file));
      return [name, classic(name, values.debug ? 'debug' : profile, wasm[1])];
    }),
  );
  const { explore, embed_figures: framed, lesson, ...workers } = made;
  return {
    explore: before('explore') + explore,
    framed: framed && before('embed_figures') + framed,
    lesson: lesson && before('lesson') + lesson,
    workers,
  };
}

/** Of all that goes in, this step itself included. */
function fingerprint() {
  const hash = createHash('sha256');
  const own = [...read(path.join(root, 'build')), ['sw.js', fs.readFileSync(path.join(root, 'static/sw.js'))]];
  for (const [name, data] of [...trunks, ...own]) hash.update(`${name} ${data.length}\n`).update(data);
  for (const text of [explore, framed ?? '', lesson ?? '', ...Object.values(workers), ...Object.keys(PAGES).map(before)]) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
