// The service worker: static/sw.js with the build's name and the list of the files that it keeps.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** Pages name themselves and their build, since some hosts write into them; all else has a checksum. */
const checksum = (name, data) =>
  name.endsWith('.html') ? null : `sha256-${createHash('sha256').update(data).digest('base64')}`;

/** Files that are not kept: copies in one file, for places that a service worker does not reach, and files that no page needs. */
const isExtra = (name) => /^((404|bittersweet)\.html|licences\.txt|bom\.cdx\.json)$/.test(name) || name.endsWith('/embed_inline.js');

export function service(files, folder) {
  const kept = [...files].filter(([name]) => !isExtra(name)).map(([name, data]) => [name, checksum(name, data)]);
  const [build, list] = [folder, Object.fromEntries(kept)].map((value) => JSON.stringify(value, null, 2));
  const template = fs.readFileSync(path.join(root, 'static/sw.js'), 'utf8');
  return template.replace("'BUILD'", () => build).replace("'FILES'", () => list);
}
