// The parts of a WebAssembly binary: https://webassembly.github.io/spec/core/binary/

/** The bytes before the first section: a sign and the version. */
export const HEAD = Buffer.from('\0asm\x01\0\0\0');

/** The numbers of sections. */
export const SECTION = { custom: 0, types: 1, imports: 2, functions: 3, tables: 4, memory: 5, globals: 6, exports: 7, start: 8, elements: 9, code: 10 };

/** The kinds of imports and exports. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3 };

/** The sections of a binary, with and without their heads. */
export function sections(wasm) {
  const found = [];
  for (let at = HEAD.length; at < wasm.length; ) {
    const [length, from] = number(wasm, at + 1);
    found.push({ id: wasm[at], whole: wasm.subarray(at, from + length), body: wasm.subarray(from, from + length) });
    at = from + length;
  }
  return found;
}

/** A section with its head. */
export const section = (id, body) => Buffer.concat([Buffer.from([id]), encoded(body.length), body]);

/** A name, and where it ends. */
function text(bytes, at) {
  const [length, from] = number(bytes, at);
  return { text: bytes.toString('utf8', from, from + length), end: from + length };
}

/** A name as WebAssembly writes it. */
export const written = (text) => Buffer.concat([encoded(Buffer.byteLength(text)), Buffer.from(text)]);

/** A number as WebAssembly writes it, seven bits in each byte, and where it ends. */
export function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    value += (bytes[at] & 0x7f) * 2 ** shift;
    if (bytes[at] < 0x80) return [value, at + 1];
  }
}

/** The bytes of a number. */
export function encoded(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) + 0x80);
  return Buffer.from([...bytes, value]);
}

/** Items with their number before them. */
export const list = (items) => Buffer.concat([encoded(items.length), ...items]);

/** The items of a list that `read` returns with the place after each, and the place after the list. */
export function items(bytes, start, read) {
  const [count, from] = number(bytes, start);
  let at = from;
  const found = Array.from({ length: count }, () => {
    const [item, end] = read(bytes, at);
    at = end;
    return item;
  });
  return [found, at];
}

/** The numbers of a list, and where it ends. */
export const numbers = (bytes, start) => items(bytes, start, number);

/** The imports of a binary: a module, a name, a kind, and the bytes of the type. */
export function importsOf(body) {
  const [found] = items(body, 0, (bytes, at) => {
    const module = text(bytes, at);
    const name = text(bytes, module.end);
    const kind = bytes[name.end];
    const [type, end] = typeAt(kind, bytes, name.end + 1);
    return [{ module: module.text, name: name.text, kind, type }, end];
  });
  return found;
}

/** The type of something that is imported, as its bytes, and the place after it. */
export function typeAt(kind, bytes, at) {
  const end = () => {
    if (kind === KIND.function) return number(bytes, at)[1];
    if (kind === KIND.global) return at + 2;
    // A table names its items first. Both have a smallest size, and a largest one if they say so.
    const limits = kind === KIND.table ? at + 1 : at;
    const [, smallest] = number(bytes, limits + 1);
    return bytes[limits] % 2 === 1 ? number(bytes, smallest)[1] : smallest;
  };
  return [bytes.subarray(at, end()), end()];
}

/** The section of imports. */
export const importing = (imports) => list(imports.map(({ module, name, kind, type }) => Buffer.concat([written(module), written(name), Buffer.from([kind]), type])));

/** The exports of a binary: a name, a kind and a number. */
export function exportsOf(body) {
  const [found] = items(body, 0, (bytes, at) => {
    const { text: name, end: kind } = text(bytes, at);
    const [index, end] = number(bytes, kind + 1);
    return [{ name, kind: bytes[kind], index }, end];
  });
  return found;
}

/** The section of exports. */
export const exporting = (exports) => list(exports.map(({ name, kind, index }) => Buffer.concat([written(name), Buffer.from([kind]), encoded(index)])));

/** The functions of a section of code, without their lengths. */
export function bodiesOf(code) {
  const [found] = items(code, 0, (bytes, at) => {
    const [length, from] = number(bytes, at);
    return [bytes.subarray(from, from + length), from + length];
  });
  return found;
}

/** The section of code. */
export const coding = (bodies) => list(bodies.map((body) => Buffer.concat([encoded(body.length), body])));

/** The place after the locals of a function. */
export function localsEnd(body) {
  let [count, at] = number(body, 0);
  for (; count > 0; count -= 1) at = number(body, at)[1] + 1;
  return at;
}

/** The names of the functions of a binary by their numbers; none if it has no names. */
export function namesOf(wasm) {
  const named = sections(wasm).find(({ id, body }) => id === SECTION.custom && text(body, 0).text === 'name')?.body;
  if (!named) return undefined;
  for (let at = text(named, 0).end; at < named.length; ) {
    const [length, from] = number(named, at + 1);
    if (named[at] === FUNCTION_NAMES) return new Map(items(named, from, pair)[0]);
    at = from + length;
  }
  return new Map();
}

/** The part of the names that are those of functions. */
const FUNCTION_NAMES = 1;

/** A number and a name, and where they end. */
function pair(bytes, at) {
  const [index, from] = number(bytes, at);
  const name = text(bytes, from);
  return [[index, name.text], name.end];
}

/** A list with more items at its end. */
export function appended(all, more) {
  const [count, from] = number(all, 0);
  return Buffer.concat([encoded(count + more.length), all.subarray(from), ...more]);
}

/** The instruction for a constant that is not negative: its number has a sign, the bit 0x40 of the last byte. */
export function constant(value) {
  const bytes = [...encoded(value)];
  if (bytes.at(-1) >= 0x40) bytes.push(bytes.pop() + 0x80, 0);
  return Buffer.from([0x41, ...bytes]);
}
