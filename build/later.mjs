// The functions of a program that are later than its first picture and its first steps: build/later/PROGRAM.txt has five letters for each.
// tests/browser/first.mjs writes these lists, by the calls in the built pages. A function that is in no list is in the first part.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';
import { stable } from './parts.mjs';

const LETTERS = 5;

/** The letters of a function: 30 bits of the checksum of its name. */
const letters = (name) => createHash('sha256').update(stable(name)).digest('base64url').slice(0, LETTERS);

const place = (program) => path.join(root, 'build/later', `${program}.txt`);

/** True for the names of functions that are later. A program without a list is not divided: nothing. */
export function laterIn(program) {
  if (!fs.existsSync(place(program))) return undefined;
  const listed = new Set(fs.readFileSync(place(program), 'utf8').split(/\s+/));
  return (name) => listed.has(letters(name));
}

/** Writes the list of a program. */
export function keep(program, names) {
  const all = [...new Set(names.map(letters))].sort();
  const rows = Array.from({ length: Math.ceil(all.length / ROW) }, (_, row) => `${all.slice(row * ROW, (row + 1) * ROW).join(' ')}\n`);
  fs.mkdirSync(path.dirname(place(program)), { recursive: true });
  fs.writeFileSync(place(program), rows.join(''));
}

/** Functions in a row of the file. */
const ROW = 22;
