// Writes index.html for one page: with the programs of the page and of its workers, and no others. `node build/one_page.mjs PAGE`, which
// `./dev serve PAGE` runs, prints the name of the file. Which workers a page has is in the map of the code, the doc comment of src/lib.rs.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { attribute, binaries, root } from './files.mjs';

/** The programs of each page that is served: its own, and those of its workers. */
export function programs() {
  const map = fs.readFileSync(path.join(root, 'src/lib.rs'), 'utf8');
  const rows = [...map.matchAll(/^\/\/! \| `[^`]+\.html`[^|]*\|([^|]*)\|([^|]*)\|$/gm)];
  const named = rows.map(([, page, workers]) => [...`${page} ${workers}`.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  // The page of lessons in packages is only part of a page in one file.
  return new Map(named.filter(([page]) => page !== 'lesson_package').map((names) => [names[0], names]));
}

/** index.html with these programs alone, as a file of a folder two below the top. */
export function alone(html, names) {
  const isLeft = (link) => attribute(link, 'rel') !== 'rust' || names.includes(attribute(link, 'data-bin'));
  return html
    .replace(/ *<link\s[^>]*data-trunk[^>]*>\n/g, (link) => (isLeft(link) ? link : ''))
    .replace(/(<link data-trunk rel="rust")(?! href)/g, '$1 href="Cargo.toml"')
    .replace(/(<link data-trunk [^>]*href=")/g, '$1../../');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [page] = process.argv.slice(2);
  const names = programs().get(page);
  if (!names?.every((name) => binaries().includes(name))) {
    console.error(`There is no page ${page}; the pages are ${[...programs().keys()].join(', ')}.`);
    process.exit(2);
  }
  const file = `target/one-page/${page}.html`;
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), alone(fs.readFileSync(path.join(root, 'index.html'), 'utf8'), names));
  console.log(file);
}
