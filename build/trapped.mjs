// What every page says when its WebAssembly has trapped: the script for it, with the texts of all languages inside.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

const folder = path.join(root, 'static/texts');

/** The pages that start WebAssembly, by the names of their binaries, with the key of what each says. */
export const PAGES = { play: 'trapped', explore: 'trapped', teach: 'trapped-laboratory', papers: 'trapped-laboratory', embed: 'trapped', embed_figures: 'trapped', laboratory: 'trapped-laboratory' };

/** The script of a page, which must run before its WebAssembly. */
export function trapped(name) {
  const script = fs.readFileSync(path.join(root, 'build/inline/trapped.js'), 'utf8');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ftl')).sort();
  const texts = files.map((file) => [file.replace('.ftl', ''), [PAGES[name], 'trapped-reload'].map((key) => text(file, key))]);
  return `${script}watchForTraps(${JSON.stringify(Object.fromEntries(texts))});\n`;
}

/** A text of one line without arguments. */
function text(file, key) {
  const [, words] = fs.readFileSync(path.join(folder, file), 'utf8').match(new RegExp(`^${key} = ([^{\n]+)$`, 'm')) ?? [];
  if (!words) throw new Error(`${file} has no line “${key} = …” of plain words.`);
  return words.trim();
}
