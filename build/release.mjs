// Makes the archive of a release out of a packed site: `node build/release.mjs SITE TO`. Any static host can serve what is in it. The
// same site gives the same bytes: files in order, one time for all of them (SOURCE_DATE_EPOCH), no owners.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { read } from './files.mjs';
import { version } from './licences.mjs';

const BLOCK = 512;

const sum = (data) => createHash('sha256').update(data).digest('hex');
/** Lines that `sha256sum --check` reads. */
const sums = (files) => Buffer.from([...files].map(([name, data]) => `${sum(data)}  ${name}\n`).join(''));

/** The files of a release: the archive, its bill of materials, and the checksums of both. */
export function release(site, time) {
  const name = `bittersweet-${version()}`;
  const whole = new Map([...site].sort(([one], [other]) => (one < other ? -1 : 1)));
  whole.set('SHA256SUMS', sums(whole));
  const entries = [...whole].map(([file, data]) => entry(`${name}/${file}`, data, time));
  const packed = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  // Which system has packed it, which is not said.
  packed[9] = 255;
  const files = new Map([[`${name}.tar.gz`, packed], [`${name}.cdx.json`, site.get('bom.cdx.json')]]);
  return files.set('SHA256SUMS', sums(files));
}

/** A file in the form of ustar: a head of one block, and the content in whole blocks. */
function entry(name, data, time) {
  const head = Buffer.alloc(BLOCK);
  const put = (at, length, text) => {
    if (Buffer.byteLength(text) > length) throw new Error(`${name} does not fit into the archive.`);
    head.write(text, at);
  };
  const octal = (at, length, value) => put(at, length, value.toString(8).padStart(length - 1, '0'));
  put(0, 100, name);
  octal(100, 8, 0o644);
  octal(108, 8, 0);
  octal(116, 8, 0);
  octal(124, 12, data.length);
  octal(136, 12, time);
  put(148, 8, ' '.repeat(8));
  put(156, 1, '0');
  put(257, 8, 'ustar\u000000');
  const checksum = head.reduce((all, byte) => all + byte, 0);
  put(148, 8, `${checksum.toString(8).padStart(6, '0')}\u0000 `);
  return Buffer.concat([head, data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from, to] = process.argv.slice(2);
  const files = release(read(from), Number(process.env.SOURCE_DATE_EPOCH ?? 0));
  fs.mkdirSync(to, { recursive: true });
  for (const [name, data] of files) fs.writeFileSync(path.join(to, name), data);
  console.log(files.get('SHA256SUMS').toString());
}
