// The codes that pupils hand in, written by the description in crates/files/src/lessons/code.rs and by the wire format of postcard, not by the page.
import { crc32 } from 'node:zlib';

const MARK = 'SWEET-';
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lowFirst = (number, bytes) => Array.from({ length: bytes }, (_, byte) => (number >>> (8 * byte)) & 255);

/** The bytes of a code. */
export const bytesOf = (code) => {
  const bits = [...code.slice(MARK.length)].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
};

/** Bytes as a code; the last four of them become the right check. */
export const codeOf = (bytes) => {
  const before = bytes.slice(0, -4);
  const all = [...before, ...lowFirst(crc32(Uint8Array.from(before)), 4)];
  const bits = all.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return MARK + bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g).map((five) => LETTERS[parseInt(five, 2)]).join('');
};

/** A lesson as the word of its link: records of fields, the first of which is the title. */
export const wordOf = (records) => '1.' + Buffer.from(records.map((fields) => fields.join('\x1f')).join('\x1e')).toString('base64url');

/** The numbers that identify the lesson with this title and word in a code. */
export const idOf = (title, word) => ({ title: crc32(Buffer.from(title)) >>> 16, content: crc32(Buffer.from(word)) });

/** A number in postcard: seven bits in each byte, the lowest first. */
const varint = (number) => (number < 128 ? [number] : [(number % 128) | 128, ...varint(Math.floor(number / 128))]);
const text = (words) => [...varint(Buffer.byteLength(words)), ...Buffer.from(words)];
const list = (all, one) => [...varint(all.length), ...all.flatMap(one)];
const flag = (is) => [is ? 1 : 0];

/** The work on a task, in the order of the variants. */
const done = {
  nothing: () => [0],
  played: ({ games, hints = 0, isWon, kept }) => [1, games, hints, ...flag(isWon), ...list(kept, (moves) => list(moves, varint))],
  found: ({ hints = 0, moves, isSolved }) => [2, hints, ...list(moves, varint), ...flag(isSolved)],
  predicted: ({ answers, isSolved }) => [3, ...list(answers, flag), ...flag(isSolved)],
  filled: ({ tries, wrong, isSolved }) => [4, tries, ...varint(wrong), ...flag(isSolved)],
  ruled: ({ tries, formula, isSolved }) => [5, tries, ...text(formula), ...flag(isSolved)],
  explained: ({ text: words }) => [6, ...text(words)],
};

/** The code of a pupil's work; each task is a pair: a kind of `done` and its argument. */
export function codeOfWork({ lesson, pupil, steps = 20, name = '', minutes = null, tasks }) {
  const work = [
    ...varint(lesson.title), ...varint(lesson.content), ...varint(pupil), ...varint(steps), ...text(name),
    ...(minutes === null ? [0] : [1, ...varint(minutes)]), ...list(tasks, ([kind, what]) => done[kind](what)),
  ];
  return codeOf([1, ...lowFirst(work.length, 2), ...work, 0, 0, 0, 0]);
}
