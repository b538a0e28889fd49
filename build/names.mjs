// Shorter names for the functions that a binary imports from the page. wasm-bindgen puts a hash of 16 digits into each, which no
// compression makes smaller, and it is both in the binary and in the glue.
import { HEAD, importing, importsOf, KIND, SECTION, section, sections } from './wasm.mjs';

/** A binary and its glue with names that are numbers. */
export function shortened(wasm, glue) {
  const named = new Map();
  const short = (name) => named.get(name) ?? named.set(name, `i${named.size.toString(36)}`).get(name);
  const renamedImport = (one) => {
    if (one.kind !== KIND.function) throw new Error(`${one.name} is imported and is no function.`);
    return { ...one, name: short(one.name) };
  };
  const imports = (body) => importing(importsOf(body).map(renamedImport));
  const renamed = sections(wasm).map(({ id, whole, body }) => (id === SECTION.imports ? section(id, imports(body)) : whole));
  const text = glue.toString().replace(/\b__wb\w+(?=: function\b)/g, (name) => named.get(name) ?? name);
  return { wasm: Buffer.concat([HEAD, ...renamed]), glue: Buffer.from(text) };
}
