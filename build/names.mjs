// Shorter names for the functions that a binary imports from the page. wasm-bindgen puts a hash of 16 digits into each, which no
// compression makes smaller, and it is both in the binary and in the glue.
import { FUNCTION, HEADER, number, SECTION, section, sections, text, written } from './wasm.mjs';

/** A binary and its glue with names that are numbers. */
export function shortened(wasm, glue) {
  const named = new Map();
  const short = (name) => named.get(name) ?? named.set(name, `i${named.size.toString(36)}`).get(name);
  const renamed = sections(wasm).map(({ id, whole, body }) => (id === SECTION.imports ? section(id, imports(body, short)) : whole));
  const text = glue.toString().replace(/\b__wb\w+(?=: function\b)/g, (name) => named.get(name) ?? name);
  return { wasm: Buffer.concat([wasm.subarray(0, HEADER), ...renamed]), glue: Buffer.from(text) };
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
