// The sentences of a program in the languages that are not in it. English is: each sentence of the program is found in its WebAssembly
// again, and a file beside the program says what it is in another language. `crates/web/src/texts` reads these files.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The end of a sentence in a file (crates/web/src/texts/marks.rs). */
const END = '\b';

/** The last output of the build of the crate `web`: for each other language its sentences, English before it. */
function translations() {
  const target = process.env.CARGO_TARGET_DIR || path.join(root, 'target');
  const isFolder = (place) => fs.existsSync(place) && fs.statSync(place).isDirectory();
  const within = (folder) => (isFolder(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []);
  // Cargo builds for this machine into target/PROFILE, and for WebAssembly into target/wasm32-unknown-unknown/PROFILE.
  const profiles = within(target).flatMap((folder) => [folder, ...within(folder)]);
  const builds = profiles.flatMap((profile) => within(path.join(profile, 'build'))).filter((build) => path.basename(build).startsWith('bittersweet-web-'));
  const written = builds.map((build) => within(path.join(build, 'out')).filter((file) => file.endsWith('.words'))).filter((files) => files.length > 0);
  const age = ([file]) => fs.statSync(file).mtimeMs;
  const [newest] = written.sort((a, b) => age(b) - age(a));
  if (!newest) throw new Error(`No build of the crate bittersweet-web is in ${target}.`);
  return new Map(newest.map((file) => [path.basename(file, '.words'), pairs(fs.readFileSync(file, 'utf8'))]));
}

function pairs(text) {
  const all = text.split(END).slice(0, -1);
  return all.flatMap((english, place) => (place % 2 ? [] : [[english, all[place + 1]]]));
}

/** The hash FNV-1a of a sentence, by which the program knows it. */
function number(sentence) {
  return Buffer.from(sentence).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

/** The sentences of each of these programs, by language: `{ explore: { ja: '…' } }`. `wasms` are their WebAssembly by name. */
export function sentences(wasms, languages = translations()) {
  const said = (wasm, all) => all.filter(([english]) => wasm.includes(english)).map(([english, other]) => `${number(english)} ${other}${END}`);
  const of = (wasm) => Object.fromEntries([...languages].map(([code, all]) => [code, said(wasm, all).join('')]));
  return Object.fromEntries(Object.entries(wasms).map(([name, wasm]) => [name, of(wasm)]));
}

/** The file with the sentences of a program, in the folder of its build. */
export const place = (name, code) => `words/${code}/${name}.txt`;

/** The script that asks for the sentences of a program: at once for the language in which the page will begin, if it is another one. */
export function asking(name, codes) {
  const script = fs.readFileSync(path.join(root, 'build/inline/asking.js'), 'utf8');
  const addresses = codes.map((code) => `${code}: new URL('${place(name, code)}', import.meta.url)`);
  return `${script}askForSentences({ ${addresses.join(', ')} });\n`;
}

/** The same for a file that has everything inside. */
export function inside(all) {
  return `{ const all = ${JSON.stringify(all).replaceAll('<', '\\u003c')}; self.sentences = (code) => Promise.resolve(all[code]); }\n`;
}
