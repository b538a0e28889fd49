// The Content-Security-Policy of every page that is published, as a `meta` element, so that it holds on every host. A page that this
// file does not know is not packed: somebody has to decide what it may do. The headers that hosts can send are in docs/hosting.md.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';
import { RELOADS } from './pages.mjs';

const own = "'self'";
const nothing = "'none'";

/** Forbidden to every page: to load anything that is not named, to move its base, to send forms. */
const CLOSED = { 'default-src': nothing, 'base-uri': own, 'form-action': nothing };
/** WebAssembly, and no other code from text. */
const COMPUTES = { 'script-src': `${own} 'wasm-unsafe-eval'`, 'connect-src': own };
/** Text that is written into the document has to pass the policies of build/inline/trusted.js and v1/start.js. */
const TRUSTED = { 'require-trusted-types-for': "'script'", 'trusted-types': 'default bittersweet' };
const LOOKS = { 'style-src': own, 'font-src': own };

/** A page with a program. Pictures from memory are the previews of files. */
const program = { ...CLOSED, ...COMPUTES, ...LOOKS, 'worker-src': own, 'img-src': `${own} data: blob:`, 'manifest-src': own, 'frame-src': own, ...TRUSTED };
/** A frame. Without an origin it has no other workers than those in its one script. */
const frame = { ...CLOSED, ...COMPUTES, ...LOOKS, 'worker-src': `${own} blob:`, 'img-src': `${own} data: blob:`, ...TRUSTED };
/** Pages that are only read, with frames in them. */
const reading = { ...CLOSED, ...LOOKS, 'img-src': own, 'frame-src': own };
/** The examples of other people's pages: the element is a script, and their icons are empty ones. */
const example = { ...CLOSED, ...LOOKS, 'script-src': own, 'img-src': `${own} data:`, 'frame-src': own };
/** An article in one file. */
const article = { ...CLOSED, 'base-uri': nothing, 'img-src': 'data:' };
/** Explore in one file: nothing is beside it, so nothing may be loaded. */
const whole = { ...CLOSED, 'base-uri': nothing, 'script-src': "'wasm-unsafe-eval'", 'worker-src': 'blob:', 'img-src': 'data: blob:', 'font-src': 'data:', ...TRUSTED };
/** A lesson in one file. A lesson in a package also sends results to a learning platform: crates/files/src/lessons/packages/package.rs adds that to this policy. */
const lesson = whole;

/** The page for addresses that do not exist: a host shows it at any of them, so nothing lies beside it. */
const lost = { ...CLOSED, 'base-uri': nothing };

/** Which page may what. */
const PAGES = [
  [/^(index|explore|heaps|bench|laboratory|lesson|papers|teach)\.html$/, program],
  [/^v1\/embed\.html$/, frame],
  [/^(accessibility|glossary)(\.[a-z]+)?\.html$/, reading],
  [/^examples\/[a-z]+\.html$/, example],
  [/^articles\/[a-z]+\/[a-z]+\.html$/, article],
  [/^404\.html$/, lost],
  [/^bittersweet\.html$/, whole],
  [/^bittersweet-lesson\.html$/, lesson],
];

/**
 * The same policy, which also names the site where its publisher says its address: for WebKit a frame without an origin is no part of
 * itself, so that there nothing could be loaded.
 */
export const naming = (policy, url = process.env.SITE_URL) => (url ? policy.replaceAll(own, `${own} ${new URL(url).origin}`) : policy);

const written = (allowed) => Object.entries(allowed).map(([directive, value]) => `${directive} ${value}`).join('; ');

/**
 * The policy that a host may send with everything but the pages in one file: it allows all that any of the other pages needs.
 * docs/hosting.md has it. A host sends the headers of the address that was asked for, so the script of the page for addresses that do not
 * exist is allowed by its checksum.
 */
export function header() {
  const page = fs.readFileSync(path.join(root, 'static/404.html'), 'utf8');
  const scripts = [...hashes(page, 'script'), program['script-src']].join(' ');
  return written({ ...program, 'script-src': scripts, 'worker-src': frame['worker-src'] });
}

/** The policy of a page, as the value of a header. */
export function policyOf(name, html = '') {
  const [, allowed] = PAGES.find(([pattern]) => pattern.test(name)) ?? [];
  if (!allowed) throw new Error(`build/policy.mjs does not say what ${name} may do.`);
  const inside = { 'script-src': hashes(html, 'script'), 'style-src': hashes(html, 'style') };
  const all = { ...allowed };
  for (const [directive, list] of Object.entries(inside)) {
    if (list.length > 0) all[directive] = [...list, ...(all[directive] ? [all[directive]] : [])].join(' ');
  }
  // Trunk's script makes markup from text where it says that a build has failed.
  if (html.includes(`/${RELOADS}"`)) delete all['require-trusted-types-for'];
  return allowed === frame ? naming(written(all)) : written(all);
}

/** A page with its policy, before anything that the policy is about. One that brings a policy keeps it. */
export function protectedPage(name, html) {
  if (/http-equiv="Content-Security-Policy"/.test(html)) return html;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(name, html)}" />`;
  const result = html.replace(/([ \t]*)<meta charset="utf-8"[^>]*>\n/, (charset, space) => `${charset}${space}${policy}\n`);
  if (result === html) throw new Error(`${name} does not say its character set, after which its policy is put.`);
  return result;
}

/** The checksums of the scripts or styles that are inside a page. */
function hashes(html, kind) {
  const inside = [...html.matchAll(new RegExp(`<${kind}(?:\\s[^>]*)?>([^]*?)</${kind}>`, 'g'))].map((found) => found[1]).filter((text) => text !== '');
  return inside.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
