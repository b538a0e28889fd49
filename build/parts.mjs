// Divides a program into two parts: the functions with which a page begins, and the rest. build/inline/rest.js loads the rest.
//
// Both parts have one memory, one stack and the same tables. All data is in the first part. For each function of the rest that it calls, it
// has a short function that calls through one more table. The places of this table are empty until the rest has come; a call before that
// loads the rest and waits for it. So a program does the same however it is divided: the division decides only which functions are loaded
// first.
import { walk } from './instructions.mjs';
import { callsOf, calling, renumbered, rootsOf } from './renumbered.mjs';
import { appended, bodiesOf, coding, constant, encoded, HEAD, importing, importsOf, items, KIND, list, namesOf, number, numbers, SECTION, section, sections, typeAt, written } from './wasm.mjs';

/** The modules from which the parts import: the loader of the rest, the exports of the first part, and functions by their places in the table. */
const MODULE = { loader: 'rest', first: 'first', shared: 'shared' };
const FUNCREF = 0x70;
const END = 0x0b;

/** The name of a function without the marks by which one build differs from another, or two functions of one name from each other. */
export const stable = (name) => name.replace(/\[[0-9a-f]+\]|::h[0-9a-f]{16}$/g, '');

/** A binary without names and other notes, which only tools read. */
export const bare = (wasm) => Buffer.concat([HEAD, ...sections(wasm).filter(({ id }) => id !== SECTION.custom).map(({ whole }) => whole)]);

/**
 * The two parts of a program with names. The rest are the functions whose names `isLater` accepts, and those that only these call. If
 * there is none, the program is one part.
 */
export function divided(wasm, isLater) {
  const program = read(wasm);
  const rest = restOf(program, isLater);
  if (rest.length === 0) return { first: bare(wasm) };
  const isRest = new Set(rest);
  const firsts = [...program.calls.keys()].filter((index) => !isRest.has(index));
  const used = (functions) => functions.flatMap((index) => [...program.calls.get(index)]);
  const byFirst = new Set([...program.roots, ...used(firsts)]);
  const byRest = new Set(used(rest));
  // The places of the table: functions of the rest that the first part calls, then functions of the first part that the rest calls.
  const entries = rest.filter((index) => byFirst.has(index));
  const shared = firsts.filter((index) => byRest.has(index));
  const parts = { first: firstPart(program, { firsts, entries, shared, byFirst }), rest: restPart(program, { rest, entries, shared, byRest }) };
  for (const [name, part] of Object.entries(parts)) if (!WebAssembly.validate(part)) throw new Error(`The part “${name}” of a program is no WebAssembly.`);
  return parts;
}

/** The parts of a binary that are needed to divide it. The numbers of functions begin after those of the imports. */
export function read(wasm) {
  const all = sections(wasm);
  const find = (id) => {
    const found = all.find((section) => section.id === id);
    if (!found) throw new Error(`A program has no section ${id}, which is needed to divide it.`);
    return found.body;
  };
  const imported = importsOf(find(SECTION.imports));
  if (imported.some(({ kind }) => kind !== KIND.function) || all.some(({ id }) => id === SECTION.start)) throw new Error('A program that imports more than functions, or has a function that starts it, cannot be divided.');
  const [types] = numbers(find(SECTION.functions), 0);
  const bodies = new Map(bodiesOf(find(SECTION.code)).map((body, place) => [imported.length + place, body]));
  return {
    all,
    find,
    imported,
    bodies,
    names: namesOf(wasm) ?? new Map(),
    calls: new Map([...bodies].map(([index, body]) => [index, callsOf(body)])),
    roots: rootsOf(all),
    typeOf: (index) => types[index - imported.length],
    signatures: items(find(SECTION.types), 0, signatureAt)[0],
    tables: items(find(SECTION.tables), 0, tableAt)[0],
    globals: items(find(SECTION.globals), 0, globalAt)[0],
  };
}

/** The functions of the rest: all that cannot be reached from outside, or by a table, without one that is later. */
function restOf({ bodies, names, calls, roots }, isLater) {
  const later = new Set([...bodies.keys()].filter((index) => names.has(index) && isLater(names.get(index))));
  const first = new Set();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const index = waiting.pop();
    if (!bodies.has(index) || later.has(index) || first.has(index)) continue;
    first.add(index);
    waiting.push(...calls.get(index));
  }
  return [...bodies.keys()].filter((index) => !first.has(index));
}

/** The first part: its functions, one that loads the rest, and calls of the rest. */
function firstPart(program, { firsts, entries, shared, byFirst }) {
  const { all, imported, bodies, typeOf, signatures, tables, globals } = program;
  const nothing = signatures.findIndex(({ parameters, results }) => parameters + results === 0);
  const kept = [...imported.keys()].filter((index) => byFirst.has(index));
  const load = kept.length;
  const place = placed([...kept, undefined, ...firsts, undefined, ...entries]);
  const loads = load + 1 + firsts.length;
  const table = tables.length;
  const loading = code(constant(0), [0x25, ...encoded(table)], [0xd1], [0x04, 0x40], [0x10, ...encoded(load)], [END]);
  const entering = (index, slot) => {
    const given = Array.from({ length: signatures[typeOf(index)].parameters }, (_, local) => [0x20, ...encoded(local)]);
    return code([0x10, ...encoded(loads)], ...given, constant(slot), [0x11, ...encoded(typeOf(index)), ...encoded(table)]);
  };
  const own = firsts.map((index) => calling(bodies.get(index), place));
  const size = encoded(entries.length + shared.length);
  const change = {
    [SECTION.imports]: () => importing([...kept.map((index) => imported[index]), { module: MODULE.loader, name: 'load', kind: KIND.function, type: encoded(nothing) }]),
    [SECTION.functions]: () => list([...firsts.map(typeOf), nothing, ...entries.map(typeOf)].map(encoded)),
    [SECTION.tables]: (body) => appended(body, [Buffer.concat([Buffer.from([FUNCREF, 1]), size, size])]),
    [SECTION.exports]: (body) => appended(renumbered(SECTION.exports, body, place), [
      ...[...tables.keys(), table].map((index) => exported(tableName(index), KIND.table, index)),
      ...globals.map((_, index) => exported(globalName(index), KIND.global, index)),
    ]),
    [SECTION.elements]: (body) => appended(renumbered(SECTION.elements, body, place), [segment(table, entries.length, shared.map(place))]),
    [SECTION.code]: () => coding([...own, loading, ...entries.map(entering)]),
  };
  const changed = all.filter(({ id }) => id !== SECTION.custom).map(({ id, whole, body }) => {
    const now = change[id]?.(body) ?? renumbered(id, body, place);
    return now ? section(id, now) : whole;
  });
  return Buffer.concat([HEAD, ...changed]);
}

/** The rest: its functions, which it puts into the table. */
function restPart({ find, imported, bodies, typeOf, tables, globals }, { rest, entries, shared, byRest }) {
  const kept = [...imported.keys()].filter((index) => byRest.has(index));
  const place = placed([...kept, ...shared, ...rest]);
  const size = encoded(entries.length + shared.length);
  const from = (name, kind, ...type) => ({ module: MODULE.first, name, kind, type: Buffer.concat(type) });
  const imports = [
    ...kept.map((index) => imported[index]),
    ...shared.map((index, at) => ({ module: MODULE.shared, name: `${entries.length + at}`, kind: KIND.function, type: encoded(typeOf(index)) })),
    ...tables.map((type, index) => from(tableName(index), KIND.table, type)),
    from(tableName(tables.length), KIND.table, Buffer.from([FUNCREF, 1]), size, size),
    from('memory', KIND.memory, find(SECTION.memory).subarray(1)),
    ...globals.map((type, index) => from(globalName(index), KIND.global, type)),
  ];
  return Buffer.concat([
    HEAD,
    section(SECTION.types, find(SECTION.types)),
    section(SECTION.imports, importing(imports)),
    section(SECTION.functions, list(rest.map(typeOf).map(encoded))),
    section(SECTION.elements, list([segment(tables.length, 0, entries.map(place))])),
    section(SECTION.code, coding(rest.map((index) => calling(bodies.get(index), place)))),
  ]);
}

/** The names under which the first part exports tables and globals for the rest. */
const tableName = (index) => `table${index}`;
const globalName = (index) => `global${index}`;

/** The new number of each function of a list, by the old one. */
function placed(functions) {
  const places = new Map(functions.map((old, index) => [old, index]));
  return (index) => {
    if (!places.has(index)) throw new Error(`The function ${index} is not in this part of a program.`);
    return places.get(index);
  };
}

/** A function without locals. */
const code = (...instructions) => Buffer.from([0, ...instructions.flatMap((one) => [...one]), END]);

const exported = (name, kind, index) => Buffer.concat([written(name), Buffer.from([kind]), encoded(index)]);

/** A segment that puts functions into a table, from a place on. */
const segment = (table, at, functions) => Buffer.concat([Buffer.from([2, ...encoded(table)]), constant(at), Buffer.from([END, 0]), list(functions.map(encoded))]);

/** The numbers of parameters and results of a type of functions. Each is a number or a reference, of one byte. */
function signatureAt(bytes, at) {
  const [parameters, types] = number(bytes, at + 1);
  const [results, end] = number(bytes, types + parameters);
  return [{ parameters, results }, end + results];
}

/** The type of a table. */
const tableAt = (bytes, at) => typeAt(KIND.table, bytes, at);

/** The type of a global, whose first value is skipped. */
const globalAt = (bytes, at) => [bytes.subarray(at, at + 2), walk(bytes, at + 2, () => {}, true)];
