// Scripts with everything inside, for places where neither modules nor requests work: a file that is opened from a stick,
// a frame without an origin. They are the WebAssembly and the glue of the site; only what makes the glue a module is left out.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './files.mjs';

const part = (name) => fs.readFileSync(path.join(root, 'build/inline', name), 'utf8');

/** In the glue: the address beside which the WebAssembly is if nobody gives it, and what the module exports. */
const BESIDE = /^ {4}if \(module_or_path === undefined\) \{\n\s*module_or_path = new URL\([^\n]*import\.meta\.url\);\n {4}\}\n/m;
const EXPORTS = /^export \{ initSync, __wbg_init as default \};\s*$/m;

/** A binary as a classic script, which starts it. `level` says how hard to compress. */
export function classic(glue, wasm, level) {
  if (!BESIDE.test(glue) || !EXPORTS.test(glue)) throw new Error('The glue of wasm-bindgen has another form than build/classic.mjs expects.');
  const script = glue.replace(BESIDE, '').replace(EXPORTS, 'return __wbg_init;');
  if (/\bimport\.meta\b|^(import|export)\b/m.test(script)) throw new Error('The glue of wasm-bindgen holds more of a module than build/classic.mjs expects.');
  const packed = gzipSync(wasm, { level }).toString('base64');
  return `const start = (() => {\n'use strict';\n${script}})();\n${part('unpacked.js')}start({ module_or_path: unpacked('${packed}') });\n`;
}

/** The script of a page with the scripts of its workers inside. Nothing of it is seen from outside. */
export function page(script, workers) {
  const offers = Object.entries(workers).map(([name, text]) => `offer('${name}', ${quoted(text)});\n`);
  return `(() => {\n${part('offer.js')}${offers.join('')}${script}})();\n`;
}

/** A text as a string of a script that may stand in a page. */
const quoted = (text) => JSON.stringify(text).replaceAll('<', '\\u003c');
