// The standard library of Rust, which is in every page, and the crates inside it. Cargo does not list them; the toolchain comes with a page
// about them.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The target for which the page is compiled. */
export const TARGET = 'wasm32-unknown-unknown';

/** A crate in the page of the toolchain: its name and version, then all that is said about it. */
const ENTRY = /<h3>\S+ ([\w-]+?)-(\d[^<]*)<\/h3>([^]*?)(?=<h3>|<\/body>)/g;
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', '#34': '"', '#39': "'", '#60': '<', '#62': '>', '#38': '&' };

/** The text that HTML shows. */
const shown = (html) => html.replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity).trim();

/**
 * The version, the licence of the tables of Unicode, and the crates which are compiled for the page, with the texts of their licences. Of
 * these crates more may be listed than is linked.
 */
export function standard() {
  const rustc = (...asked) => execFileSync('rustc', asked, { cwd: root, encoding: 'utf8' }).trim();
  const sysroot = rustc('--print', 'sysroot');
  const texts = path.join(sysroot, 'share/doc/rust');
  const compiled = fs.readdirSync(path.join(sysroot, 'lib/rustlib', TARGET, 'lib')).map((file) => file.match(/^lib(\w+)-[0-9a-f]+\.rlib$/)?.[1]);
  const all = [...fs.readFileSync(path.join(texts, 'COPYRIGHT-library.html'), 'utf8').matchAll(ENTRY)];
  const crates = all.filter(([, name]) => compiled.includes(name.replaceAll('-', '_'))).map(([, name, version, about]) => ({
    name,
    version,
    licence: about.match(/<b>License:<\/b> ([^<]+)<\/p>/)[1].replaceAll('/', ' OR '),
    files: [...about.matchAll(/<summary><code>([^<]+)<\/code><\/summary>\s*<pre>([^]*?)<\/pre>/g)].map(([, file, text]) => ({ file, text: shown(text) })),
  }));
  const [, version] = rustc('--version').match(/^rustc (\S+)/);
  return { version, unicode: fs.readFileSync(path.join(texts, 'licenses/Unicode-3.0.txt'), 'utf8').trim(), crates };
}
