// The headers of hosts that are set up as docs/hosting.md says: its own rules, read as Apache, nginx and Netlify read them.
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const guide = await fs.readFile(path.join(root, 'docs/hosting.md'), 'utf8');

/** The first block of code after these words. */
const block = (words) => guide.slice(guide.indexOf(words)).match(/```\w*\n([^]*?)```/)[1];
const rules = { apache: block('Apache (`.htaccess`'), nginx: block('nginx (the `map`'), netlify: block('Netlify (`_headers`') };

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const unquoted = (text) => text.replace(/^"([^]*)"$/, '$1');

/** Variables are set where an expression is found in the address, and headers are sent where theirs is not set. */
function apache(address) {
  const set = [...rules.apache.matchAll(/^SetEnvIf Request_URI "(.+)" (\w+)$/gm)].filter(([, pattern]) => new RegExp(pattern).test(address)).map(([, , name]) => name);
  const headers = [...rules.apache.matchAll(/^Header set (\S+) "([^"]*)"(?: env=!(\w+))?$/gm)];
  return Object.fromEntries(headers.filter(([, , , unless]) => !set.includes(unless)).map(([, name, value]) => [name.toLowerCase(), value]));
}

/** The first expression of a map that is found in the address gives the value, or the default; an empty header is not sent. */
function nginx(address) {
  const mapped = Object.fromEntries(
    [...rules.nginx.matchAll(/^map \$uri (\$\w+) \{\n([^]*?)^\}/gm)].map(([, name, lines]) => {
      const rows = [...lines.matchAll(/^\s+(\S+)\s+"([^"]*)";$/gm)];
      const [, , value] = rows.find(([, pattern]) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(address)) ?? rows.find(([, pattern]) => pattern === 'default');
      return [name, value];
    }),
  );
  const headers = [...rules.nginx.matchAll(/^add_header (\S+) (\S+|"[^"]*") always;$/gm)].map(([, name, value]) => [name.toLowerCase(), mapped[value] ?? unquoted(value)]);
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

/**
 * Every rule whose path fits sends its headers; an asterisk means anything. Values of several rules for one header are joined, and all of
 * them hold.
 */
function netlify(address) {
  const sent = {};
  let fits = false;
  for (const line of rules.netlify.split('\n')) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.+)$/) ?? [];
    if (line.startsWith('/')) fits = new RegExp(`^${line.trim().split('*').map(escaped).join('.*')}$`).test(address);
    else if (name && fits) sent[name.toLowerCase()] = name.toLowerCase() in sent ? `${sent[name.toLowerCase()]}, ${value}` : value;
  }
  return sent;
}

/** Hosts by name: the headers that a host sends with a file, by its address from the root of the host. */
export const HOSTS = { Apache: apache, nginx, Netlify: netlify, 'GitHub Pages': () => ({}) };
