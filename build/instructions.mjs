// Finds the numbers of functions and the alignments in the instructions of a WebAssembly binary.
import { number } from './wasm.mjs';

/** The number of immediate numbers after the instructions 0xfc 0, 1, …: saturating truncations, memory, and tables. */
const AFTER_FC = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

const CALL = 0x10;
const REF_FUNC = 0xd2;

/** The first and the last instruction of a kind, and the kind. All others are one byte. */
const KINDS = [
  [0x02, 0x04, 'numbers', 1], // block, loop, if: a type
  [0x0c, 0x0d, 'numbers', 1], // br, br_if
  [0x0e, 0x0e, 'list', 1], // br_table: labels, and the default
  [CALL, CALL, 'function'],
  [0x11, 0x11, 'numbers', 2], // call_indirect
  [0x1c, 0x1c, 'list', 0], // select: types
  [0x20, 0x26, 'numbers', 1], // locals, globals, tables
  [0x28, 0x3e, 'memory'], // loads and stores: alignment, offset
  [0x3f, 0x42, 'numbers', 1], // memory.size, memory.grow, i32.const, i64.const
  [0x43, 0x43, 'bytes', 4], // f32.const
  [0x44, 0x44, 'bytes', 8], // f64.const
  [0xd0, 0xd0, 'numbers', 1], // ref.null
  [REF_FUNC, REF_FUNC, 'function'],
  [0xfc, 0xfc, 'more'],
];

/** The kind of each instruction by its byte. */
const KIND = Array.from({ length: 256 }, (_, code) => KINDS.find(([first, last]) => first <= code && code <= last));

// Vectors, threads and exceptions: no program has them.
const UNKNOWN = (code) => (code >= 0x06 && code <= 0x0a) || (code >= 0x12 && code <= 0x19) || code > 0xfc || (code > 0xd2 && code < 0xfc);

/**
 * Walks through instructions from a place to the end of the bytes, or to the `end` of a constant expression. Calls `found` with the kind
 * `function` or `memory`, the place of its number and the place after it. Returns the place after the last instruction.
 */
export function walk(bytes, at, found, isConstant = false) {
  while (at < bytes.length) {
    const code = bytes[at];
    at += 1;
    if (UNKNOWN(code)) throw new Error(`A binary has the instruction 0x${code.toString(16)}, which build/instructions.mjs does not read.`);
    if (code === 0x0b && isConstant) return at;
    const [, , kind, count] = KIND[code] ?? [];
    if (kind === 'function' || kind === 'memory') {
      const end = after(bytes, at, 1);
      found(kind, at, end);
      at = kind === 'memory' ? after(bytes, end, 1) : end;
    } else if (kind === 'numbers') at = after(bytes, at, count);
    else if (kind === 'bytes') at += count;
    else if (kind === 'list') {
      const [length, from] = number(bytes, at);
      at = after(bytes, from, length + count);
    } else if (kind === 'more') {
      const [which, from] = number(bytes, at);
      at = after(bytes, from, AFTER_FC[which]);
    }
  }
  return at;
}

/** The place after some numbers. */
function after(bytes, at, count) {
  for (; count > 0; at += 1) if (bytes[at] < 0x80) count -= 1;
  return at;
}
