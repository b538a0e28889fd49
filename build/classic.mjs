// Scripts with everything inside, for places where neither modules nor requests work: a file that is opened from a stick,
// a frame without an origin. Trunk's WebAssembly is kept; only the glue around it is made anew, as classic scripts.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './files.mjs';

const part = (name) => fs.readFileSync(path.join(root, 'build/inline', name), 'utf8');

/** A binary as a classic script: what it declares, and the call that starts it. */
export function classic(name, profile, wasm) {
  const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? 'target');
  const out = path.join(target, 'classic');
  const input = path.join(target, 'wasm32-unknown-unknown', profile, `${name}.wasm`);
  execFileSync('wasm-bindgen', ['--target', 'no-modules', '--no-typescript', '--out-dir', out, input]);
  mustFit(name, fs.readFileSync(path.join(out, `${name}_bg.wasm`)), wasm);
  const glue = fs.readFileSync(path.join(out, `${name}.js`), 'utf8');
  const packed = gzipSync(wasm, { level: 9 }).toString('base64');
  return `${glue}\n${part('unpacked.js')}wasm_bindgen({ module_or_path: unpacked('${packed}') });\n`;
}

/** The names of functions in the glue are made from what they do, so other code has other names. */
function mustFit(name, own, trunks) {
  const [mine, its] = [own, trunks].map((bytes) => new WebAssembly.Module(bytes));
  const names = (list) => list.map((entry) => `${entry.module ?? ''} ${entry.name}`);
  const known = new Set(names(WebAssembly.Module.imports(mine)));
  const isKnown = names(WebAssembly.Module.imports(its)).every((entry) => known.has(entry));
  const exported = [mine, its].map((module) => names(WebAssembly.Module.exports(module)).sort().join());
  if (!isKnown || exported[0] !== exported[1]) {
    throw new Error(`${name}.wasm in target/ is not what Trunk built the site from; please build the site again.`);
  }
}

/** The script of a page with the scripts of its workers inside. Nothing of it is seen from outside. */
export function page(script, workers) {
  const offers = Object.entries(workers).map(([name, text]) => `offer('${name}', ${quoted(text)});\n`);
  return `(() => {\n${part('offer.js')}${offers.join('')}${script}})();\n`;
}

/** A text as a string of a script that may stand in a page. */
const quoted = (text) => JSON.stringify(text).replaceAll('<', '\\u003c');
