// A small crate with a room, the rooms that it uses, and the native tests that need no others: it compiles in seconds, the library in
// minutes.
import fs from 'node:fs';
import path from 'node:path';

const list = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? list(name) : name.endsWith('.rs') ? [name] : [];
  });

/** The files of a room. */
export const files = (root, room) => {
  const folder = path.join(root, 'src', room);
  return [`${folder}.rs`, ...(fs.existsSync(folder) ? list(folder) : [])];
};

/**
 * For each room, rooms that use it, whose tests may catch its mistakes, and that compile in about a minute. Their tests run only if the
 * room's own tests catch nothing.
 */
export const above = {
  values: ['solver'],
  games: ['solver', 'exports'],
  solver: ['exports'],
  automata: ['logic'],
  certificates: ['learning'],
  proofs: ['learning', 'certificates'],
};

/** The rooms that files use, tests included. */
const used = (names, crate) => {
  const uses = new RegExp(`\\b${crate}::(\\w+)`, 'g');
  return new Set(names.flatMap((name) => [...fs.readFileSync(name, 'utf8').matchAll(uses)].map(([, room]) => room)));
};

/** Rooms with all that they need. */
export function closure(root, ...rooms) {
  const all = new Set(rooms);
  for (const next of all) {
    for (const other of used(files(root, next), 'crate')) if (fs.existsSync(path.join(root, 'src', `${other}.rs`))) all.add(other);
  }
  return all;
}

/** The tests in `tests` that use these rooms only, the room itself or one above it among them. */
function testsFor(root, asking, rooms) {
  const folder = path.join(root, 'tests');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.rs'));
  return names.filter((name) => {
    const asked = used([path.join(folder, name)], 'bittersweet');
    return asking.some((room) => asked.has(room)) && [...asked].every((other) => rooms.has(other) || !fs.existsSync(path.join(root, 'src', `${other}.rs`)));
  });
}

/** Makes the crate of these rooms, and says which tests it has. */
export function make(root, asking, target) {
  const rooms = closure(root, ...asking);
  if (rooms.has('kit') || rooms.has('view')) throw new Error(`${asking} need rooms of the page: ${[...rooms].join(', ')}`);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(path.join(target, 'src'), { recursive: true });
  for (const each of rooms) {
    fs.cpSync(path.join(root, 'src', `${each}.rs`), path.join(target, 'src', `${each}.rs`));
    const folder = path.join(root, 'src', each);
    if (fs.existsSync(folder)) fs.cpSync(folder, path.join(target, 'src', each), { recursive: true });
  }
  fs.writeFileSync(path.join(target, 'src/lib.rs'), [...rooms].map((each) => `pub mod ${each};\n`).join(''));
  // Tests read files that lie there.
  const own = ['src', 'target', 'Cargo.toml', 'Cargo.lock', '.git', 'proptest-regressions'];
  for (const other of fs.readdirSync(root).filter((name) => !own.includes(name))) fs.symlinkSync(path.join(root, other), path.join(target, other));
  // Cases in which planted mistakes fail are not kept in the repository.
  fs.cpSync(path.join(root, 'proptest-regressions'), path.join(target, 'proptest-regressions'), { recursive: true });
  const tests = testsFor(root, asking, rooms);
  const settings = fs.readFileSync(path.join(root, 'Cargo.toml'), 'utf8');
  const version = (name) => settings.match(new RegExp(`^${name} = .*$`, 'm'))[0];
  // Rooms with `worker_host` need all dependencies of the project; others only these two.
  const needs = rooms.has('worker_host') ? settings.match(/^\[dependencies\][^]*?(?=^\[(?!dependencies))/m)[0] : `[dependencies]\n${version('serde')}\n${version('postcard')}\n\n`;
  const named = tests.map((name) => `[[test]]\nname = "${name.slice(0, -3)}"\npath = "tests/${name}"\n`);
  fs.writeFileSync(
    path.join(target, 'Cargo.toml'),
    `[package]\nname = "bittersweet"\nversion = "0.1.0"\nedition = "2024"\nautotests = false\nautoexamples = false\n\n[workspace]\n\n${needs}` +
      `[dev-dependencies]\n${version('proptest')}\n${version('serde_json')}\n\n[profile.dev]\nopt-level = 1\ndebug = 0\n\n${named.join('\n')}`,
  );
  fs.copyFileSync(path.join(root, 'Cargo.lock'), path.join(target, 'Cargo.lock'));
  return { rooms, tests };
}
