// The table of bad inputs, as `tests/bad_inputs/table.rs` reads it.
import fs from 'node:fs/promises';

const [file, ofNumbers] = ['table', 'numbers'].map((name) => new URL(`../bad_inputs/${name}.csv`, import.meta.url));

/** The fields of a line: text between commas, or between quotation marks, in which two of them are one. */
const fields = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')));

const unfolded = (field) =>
  field
    .replaceAll('\\n', '\n')
    .replace(/\\u\{([0-9A-F]+)\}/g, (_, number) => String.fromCodePoint(parseInt(number, 16)))
    .replace(/\[\[(.*?) \* (\d+)\]\]/gs, (_, part, count) => part.repeat(Number(count)));

/** The rows of a file: fields of three columns, the first of which says where the input goes. */
async function read(file) {
  const lines = (await fs.readFile(file, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  const all = lines.slice(1).map((line) => fields(line).map(unfolded));
  return all.map(([kind, input, message]) => ({ kind, input, message }));
}

/** The rows of these kinds. */
export const rows = async (...kinds) => (await read(file)).filter(({ kind }) => kinds.includes(kind));

/** The rows of numbers, of which the kind is the field that they are typed into. */
export const numbers = () => read(ofNumbers);

/**
 * The rows in an order in which no message comes twice in a row, so that each is seen to come. If too few other rows are left, a row is
 * used again between two with the same message.
 */
export function varied(all) {
  const byMessage = new Map();
  for (const row of all) byMessage.set(row.message, [...(byMessage.get(row.message) ?? []), row]);
  const groups = [...byMessage.values()];
  const found = [];
  for (let left = all.length; left > 0; left -= 1) {
    groups.sort((a, b) => b.length - a.length);
    const last = found.at(-1)?.message;
    const next = groups.find((group) => group.length > 0 && group[0].message !== last);
    if (next) {
      found.push(next.shift());
    } else {
      found.push(all.find(({ message }) => message !== last));
      left += 1;
    }
  }
  return found;
}
