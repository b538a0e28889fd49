// A site as a map from paths to contents, and the binaries that index.html asks Trunk for.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** All files of a folder, by their paths in it with slashes, in order. */
export function read(folder) {
  const names = fs.readdirSync(folder, { recursive: true }).map((name) => name.split(path.sep).join('/'));
  const files = names.sort().filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** Puts a site in the place of an older one. Any other folder is left alone. */
export function write(folder, files) {
  const isOther = fs.existsSync(folder) && fs.readdirSync(folder).length > 0 && !fs.existsSync(path.join(folder, 'index.html'));
  if (isOther) throw new Error(`${folder} holds something that is not a site; please choose another folder.`);
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, data);
  }
}

/** The value of an attribute in the text of an element. */
export const attribute = (element, name) => element.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];

/** The names of the binaries in the source of index.html. */
export function binaries() {
  const page = fs.readFileSync(path.join(root, 'index.html'), 'utf8');
  return page.match(/<link\s[^>]*rel="rust"[^>]*>/g).map((link) => attribute(link, 'data-bin'));
}
