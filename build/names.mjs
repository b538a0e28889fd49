// Shorter names for the functions that a binary imports from the page. wasm-bindgen puts a hash of 16 digits into each, which no
// compression makes smaller, and it is both in the binary and in the glue.

const FUNCTION = 0;
const IMPORTS = 2;
const HEADER = 8;

/** A binary and its glue with names that are numbers. */
export function shortened(wasm, glue) {
  const named = new Map();
  const short = (name) => named.get(name) ?? named.set(name, `i${named.size.toString(36)}`).get(name);
  const renamed = sections(wasm).map(({ id, whole, body }) => (id === IMPORTS ? section(id, imports(body, short)) : whole));
  const text = glue.toString().replace(/\b__wb\w+(?=: function\b)/g, (name) => named.get(name) ?? name);
  return { wasm: Buffer.concat([wasm.subarray(0, HEADER), ...renamed]), glue: Buffer.from(text) };
}

/** The sections of a binary, with and without their heads. */
function sections(wasm) {
  const found = [];
  for (let at = HEADER; at < wasm.length; ) {
    const [length, from] = number(wasm, at + 1);
    found.push({ id: wasm[at], whole: wasm.subarray(at, from + length), body: wasm.subarray(from, from + length) });
    at = from + length;
  }
  return found;
}

/** The section of imports with other names for the functions. wasm-bindgen has nothing else imported. */
function imports(body, short) {
  const [count, start] = number(body, 0);
  const parts = [body.subarray(0, start)];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const module = text(body, at);
    const name = text(body, module.end);
    if (body[name.end] !== FUNCTION) throw new Error(`${name.text} is imported and is no function.`);
    const [, end] = number(body, name.end + 1);
    parts.push(body.subarray(at, module.end), written(short(name.text)), body.subarray(name.end, end));
    at = end;
  }
  return Buffer.concat(parts);
}

const section = (id, body) => Buffer.concat([Buffer.from([id]), encoded(body.length), body]);

function text(bytes, at) {
  const [length, from] = number(bytes, at);
  return { text: bytes.toString('utf8', from, from + length), end: from + length };
}

const written = (text) => Buffer.concat([encoded(text.length), Buffer.from(text)]);

/** A number as WebAssembly writes it, seven bits in each byte, and where it ends. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    value += (bytes[at] & 0x7f) * 2 ** shift;
    if (bytes[at] < 0x80) return [value, at + 1];
  }
}

function encoded(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) + 0x80);
  return Buffer.from([...bytes, value]);
}
