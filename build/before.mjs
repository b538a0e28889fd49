// The parts of every page before its WebAssembly, with the texts of all languages inside: three scripts and a notice. The first script
// states what may become part of the document. The second keeps the page alive while a browser translates it. The third reports that the
// WebAssembly has trapped. The notice states what to do if a part of the page is missing.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

const folder = path.join(root, 'static/texts');

/** The pages that start WebAssembly: the name of each binary, with the key of the text that the page shows after a trap. */
export const PAGES = { play: 'trapped', explore: 'trapped', teach: 'trapped-laboratory', lesson: 'trapped-lesson', lesson_package: 'trapped-lesson', papers: 'trapped-laboratory', embed: 'trapped', embed_figures: 'trapped', bench: 'trapped-laboratory', heaps: 'trapped-laboratory', laboratory: 'trapped-laboratory' };

/** The script of a page. */
export function before(name) {
  const scripts = ['trusted.js', 'translated.js', 'trapped.js'].map((part) => fs.readFileSync(path.join(root, 'build/inline', part), 'utf8'));
  // The comments are for readers of the source.
  const program = scripts.join('').replace(/^ *\/(\*\*[^]*?\*\/|\/.*)\n/gm, '');
  return `${program}watchForTraps(${JSON.stringify(texts(PAGES[name], 'trapped-reload'))});\n`;
}

/** The text of a page whose styles or program cannot be loaded, in all languages; static/style.css hides it. */
export function unserved() {
  const file = '<a href="bittersweet.html">bittersweet.html</a>';
  const paragraphs = Object.entries(texts('unserved-disk', 'unserved-host')).map(([language, [disk, host]]) => `<p lang="${language}"><span class="host">${host}</span> ${disk.replace('bittersweet.html', file)}</p>`);
  return `<div class="unserved">${paragraphs.join('')}</div>`;
}

/** Texts of one line without arguments, in all languages. */
function texts(...keys) {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ftl')).sort();
  return Object.fromEntries(files.map((file) => [file.replace('.ftl', ''), keys.map((key) => text(file, key))]));
}

/** A text of one line without arguments. */
function text(file, key) {
  const [, words] = fs.readFileSync(path.join(folder, file), 'utf8').match(new RegExp(`^${key} = ([^{\n]+)$`, 'm')) ?? [];
  if (!words) throw new Error(`${file} has no line “${key} = …” of plain words.`);
  return words.trim();
}
