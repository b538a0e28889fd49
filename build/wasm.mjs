// The parts of a WebAssembly binary: https://webassembly.github.io/spec/core/binary/

/** The bytes before the first section. */
export const HEADER = 8;

/** The numbers of sections. */
export const SECTION = { custom: 0, imports: 2, functions: 3, globals: 6, exports: 7, start: 8, elements: 9, code: 10 };

/** The kind of imports and exports that are functions. */
export const FUNCTION = 0;

/** The sections of a binary, with and without their heads. */
export function sections(wasm) {
  const found = [];
  for (let at = HEADER; at < wasm.length; ) {
    const [length, from] = number(wasm, at + 1);
    found.push({ id: wasm[at], whole: wasm.subarray(at, from + length), body: wasm.subarray(from, from + length) });
    at = from + length;
  }
  return found;
}

/** A section with its head. */
export const section = (id, body) => Buffer.concat([Buffer.from([id]), encoded(body.length), body]);

/** A name, and where it ends. */
export function text(bytes, at) {
  const [length, from] = number(bytes, at);
  return { text: bytes.toString('utf8', from, from + length), end: from + length };
}

/** A name as WebAssembly writes it. */
export const written = (text) => Buffer.concat([encoded(text.length), Buffer.from(text)]);

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
