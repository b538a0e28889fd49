// What runs in every page before its WebAssembly: the script that says what may become part of the document, and the one that says it
// when the WebAssembly has trapped, with the texts of all languages inside.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

const folder = path.join(root, 'static/texts');

/** The pages that start WebAssembly, by the names of their binaries, with the key of what each says. */
export const PAGES = { play: 'trapped', explore: 'trapped', teach: 'trapped-laboratory', lesson: 'trapped-lesson', papers: 'trapped-laboratory', embed: 'trapped', embed_figures: 'trapped', laboratory: 'trapped-laboratory' };

/** The script of a page. */
export function before(name) {
  const [trusted, script] = ['trusted.js', 'trapped.js'].map((part) => fs.readFileSync(path.join(root, 'build/inline', part), 'utf8'));
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ftl')).sort();
  const texts = files.map((file) => [file.replace('.ftl', ''), [PAGES[name], 'trapped-reload'].map((key) => text(file, key))]);
  return `${trusted}${script}watchForTraps(${JSON.stringify(Object.fromEntries(texts))});\n`;
}

/** A text of one line without arguments. */
function text(file, key) {
  const [, words] = fs.readFileSync(path.join(folder, file), 'utf8').match(new RegExp(`^${key} = ([^{\n]+)$`, 'm')) ?? [];
  if (!words) throw new Error(`${file} has no line “${key} = …” of plain words.`);
  return words.trim();
}
