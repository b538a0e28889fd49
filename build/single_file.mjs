// The page as one file: styles, icon, scripts and WebAssembly inside.
import path from 'node:path';
import { attribute } from './files.mjs';

/** The elements that only a site needs: the address of the page must stay that of the file, and nothing else lies beside it. */
const OF_A_SITE = /\s*(<base\s[^>]*>|<script type="module"[^>]*>[^]*?<\/script>|<link\s[^>]*rel="(manifest|apple-touch-icon|modulepreload|preload)"[^>]*>)/g;

/**
 * `html` is the page of Explore, `files` are the files to which it links, `script` starts everything, `notices` are the licences of its
 * parts.
 */
export function singleFile(html, files, script, notices) {
  if (/<\/script|<!--/i.test(script)) throw new Error('A script for inside a page must not contain the end of one.');
  const linked = html.replace(OF_A_SITE, '').replace(/<link\s[^>]*>/g, (link) => inside(link, files));
  // A function, since dollar signs in a text to be put in have a meaning.
  // At the end, after which nothing waits for it.
  return `${linked.replace('</body>', () => `<script>\n${script}</script>\n  </body>`).trimEnd()}\n<!--\n${comment(notices)}-->\n`;
}

/** A text as a comment, so that every copy of the file has it. Horizontal rules are shortened. */
function comment(text) {
  const short = text.replace(/^-{9,}$/gm, '-'.repeat(8));
  if (/--!?>|<!--/.test(short)) throw new Error('The licences hold the end of a comment.');
  return short;
}

/** Fonts are inside, too. */
const withFonts = (style, files) =>
  style.replace(/url\("\.\.\/(fonts\/[^"]+)"\)/g, (_, name) => `url("data:font/woff2;base64,${files.get(name).toString('base64')}")`);

/** Styles may be meant for some screens only. */
const media = (link) => link.match(/\smedia="[^"]*"/)?.[0] ?? '';

function inside(link, files) {
  const data = files.get(path.posix.normalize(attribute(link, 'href')));
  switch (attribute(link, 'rel')) {
    case 'stylesheet':
      return `<style${media(link)}>\n${withFonts(data.toString(), files)}</style>`;
    case 'icon':
      return `<link rel="icon" href="data:image/png;base64,${data.toString('base64')}" />`;
    default:
      throw new Error(`This cannot be put into the page: ${link}`);
  }
}
