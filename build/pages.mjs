// The pages of the site: their links, what they say where something is missing, and how the main one is started.
import fs from 'node:fs';
import path from 'node:path';
import { unserved } from './before.mjs';
import { root } from './files.mjs';

/** The script that Trunk writes to start the page, with the names of the glue and of the WebAssembly. */
const STARTER = /<script type="module">[^<]*? from '([^']+)'[^<]*? module_or_path: '([^']+)'[^<]*<\/script>/;
/**
 * The links by which Trunk requests the program as early as the styles. Both would share a slow network, and the first picture needs no
 * program.
 */
const EARLY = /<link rel="(?:modulepreload|preload)" href="[^"]*" crossorigin="anonymous"[^>]*>/g;
/** Pages that ask for other files of their build: workers, or what is on record. */
const FRAME = 'v1/embed.html';
const NEEDS_BUILD = ['index.html', 'explore.html', 'heaps.html', 'bench.html', 'laboratory.html', 'papers.html', 'teach.html', 'lesson.html', FRAME];

/** The first page for any folder, as the others are: Trunk writes the address at which it serves the site into it. */
export const beside = (html, url, files) =>
  [...files.keys()].reduce((html, name) => html.replaceAll(`"${url}${name}"`, `"./${name}"`).replaceAll(`'${url}${name}'`, `'./${name}'`), html.replace(/<base href="[^"]*"/, '<base href="./"'));

/** The script with which the pages load themselves again after each change, where Trunk serves them. */
export const RELOADS = 'reloads.js';

/**
 * The first page without the script that Trunk adds when it serves the page, and the script as a file. Trunk would put the address of the
 * server into the script at each request for the page, so no policy could name its checksum.
 */
export function served(html, url) {
  const [script, text] = html.match(/<script>("use strict";[^]*?\.well-known\/trunk\/ws[^]*?)<\/script>/) ?? [];
  if (!script) return { landing: html };
  const reloads = text.replace("'{{__TRUNK_ADDRESS__}}'", 'location.host').replace('{{__TRUNK_WS_BASE__}}', url.startsWith('/') ? url : '/');
  return { landing: html.replace(script, ''), reloads };
}

/**
 * A page that names itself with its build, `build-…/explore.html` for example. The service worker keeps a page only if it does: any
 * other answer of a host or a network is not this page.
 */
export const named = (name, html) => html.replace(/([ \t]*)<meta charset="utf-8"[^>]*>\n/, (charset, space) => `${charset}${space}<meta name="bittersweet-page" content="${name}" />\n`);

/** A page whose links to `moved` files lead into the folder. A page that needs its build also names the folder. */
export function linked(name, page, moved, folder, reloads = '') {
  const text = published(page, name);
  // Trunk starts the page by a script in it. As a file it is also allowed where scripts in pages are not.
  const source = `<script type="module" src="./${folder}play_loader.js"></script>`;
  const html = moved.reduce((html, file) => html.replace(reference(file), `$1./${folder}${file}$1`), text);
  if (!NEEDS_BUILD.includes(name)) return html;
  const says = `<meta name="bittersweet-assets" content="./${folder}" />\n    <link rel="license" href="licences.txt" />`;
  const whole = html.replace(STARTER, source).replace(EARLY, '').replace(/<base\s[^>]*>/, (base) => `${base}\n    ${says}`);
  if (name === FRAME) return whole;
  const early = programs(name, moved).map((file) => `    <link rel="${file.endsWith('.js') ? 'modulepreload"' : 'preload" as="fetch" crossorigin'} href="./${folder}${file}" fetchpriority="low" />\n`);
  const script = reloads && `  <script src="./${folder}${RELOADS}"></script>\n  `;
  return advised(whole)
    .replace('  </head>', () => `${early.join('')}  </head>`)
    .replace('</body>', () => `${script}</body>`);
}

/**
 * The files of a page's program, which are fetched while the page is read, after those for its first picture. Not those of the first
 * page: beside its styles they make its picture come twice as late on a network that does not keep to priorities.
 */
function programs(name, files) {
  const program = name.replace('.html', '');
  return files.filter((file) => new RegExp(`^${program}(-[0-9a-f]+)?(\\.js|_bg\\.wasm)$`).test(file));
}

/** A page that also says what to do where its styles or its program cannot be loaded (static/v1/page.js). */
function advised(html) {
  const place = html.indexOf('<body>') + '<body>'.length;
  const script = '    <script src="v1/page.js" defer></script>\n';
  return `${html.slice(0, place)}\n    ${unserved()}${html.slice(place)}`.replace(/^ *<link rel="stylesheet"/m, (first) => script + first);
}

/** Other sites only show a picture of a page whose address is whole, so the publisher says where the site will be: SITE_URL. */
export const published = (text, page, url = process.env.SITE_URL) =>
  url ? text.replace(/(property="og:image" content=")([^"]+)/, (_, before, name) => before + new URL(name, new URL(page, url))) : text;

const reference = (file) => new RegExp(`(["'])(?:\\./)?${file.replaceAll('.', '\\.')}\\1`, 'g');

/**
 * The script that starts the page, as a module beside the glue. Modules wait for the styles of their page; then glue and WebAssembly are
 * asked for at once.
 */
export function loader(text) {
  const [, glue, wasm] = text.match(STARTER) ?? [];
  if (!wasm) throw new Error('Trunk has written no module that starts the page into index.html.');
  return `import init from '${glue}';\nawait init({ module_or_path: new URL('${wasm}', import.meta.url) });\n`;
}

/** The text of a loader: the glue that it imports, and the arguments with which it starts the glue. */
const LOADER = /^import init from '([^']+)';\s*await init\((.*)\);\s*$/;

/**
 * The same loader, which also makes the page report at once that a file could not be loaded. Otherwise the page reports this only after a
 * long wait.
 */
export function guarded(text) {
  const [, glue, given] = text.match(LOADER) ?? [];
  if (glue === undefined) throw new Error(`This is no loader: ${text}`);
  return `try {
  const { default: init } = await import('${glue}');
  await init(${given});
} catch (error) {
  document.querySelector('.late')?.classList.add('failed');
  throw error;
}
`;
}

/** In the glue: the place after the imports are made, and the place between loading a program and starting it. */
const STARTS = /(async function __wbg_init\([^]*?const imports = __wbg_get_imports\(\);\n)([^]*?await __wbg_load\([^\n]*\n)/;

/** Glue that can also load the rest of a program. */
export function loading(glue, rest) {
  if (!STARTS.test(glue)) throw new Error('The glue of wasm-bindgen has another form than build/pages.mjs expects.');
  const script = fs.readFileSync(path.join(root, 'build/inline/rest.js'), 'utf8').replace(/^ *\/(\*\*[^]*?\*\/|\/.*)\n/gm, '');
  return script + glue.replace(STARTS, `$1    const joined = withRest(imports, new URL('${rest}', import.meta.url));\n$2    await joined(instance.exports);\n`);
}
