// A copy of the crates without the pages, and of the native tests that need no more: a planted mistake compiles there in seconds.
import fs from 'node:fs';
import path from 'node:path';

const list = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? list(name) : name.endsWith('.rs') ? [name] : [];
  });

/** The crates in which mistakes are planted. */
const CRATES = ['maths', 'proofs', 'files', 'web'];

/** The crate of a room such as `games` or `theorems/learning`, if there is one. */
export const crateOf = (root, room) => CRATES.find((crate) => room && fs.existsSync(path.join(root, 'crates', crate, 'src', `${room}.rs`)));

/** The files of a room. */
export const files = (root, room) => {
  const folder = path.join(root, 'crates', crateOf(root, room), 'src', room);
  return [`${folder}.rs`, ...(fs.existsSync(folder) ? list(folder) : [])];
};

/** The files of `tests` that use a crate, no page, and no document: the links of these lead to folders that the copy has not. */
export function testsFor(root, crate) {
  const folder = path.join(root, 'tests');
  return fs.readdirSync(folder).filter((name) => {
    if (!name.endsWith('.rs') || name === 'all.rs') return false;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    return text.includes(`${crate}::`) && !/\bpages::|#\[path = "\.\.|include_str!\("\.\.\/README/.test(text);
  });
}

/** Makes the copy: crates, settings, and links to what tests read. */
export function make(root, target) {
  fs.rmSync(target, { recursive: true, force: true });
  for (const crate of CRATES) fs.cpSync(path.join(root, 'crates', crate), path.join(target, 'crates', crate), { recursive: true });
  const own = ['crates', 'src', 'cli', 'target', 'Cargo.toml', 'Cargo.lock', '.git'];
  for (const other of fs.readdirSync(root).filter((name) => !own.includes(name))) fs.symlinkSync(path.join(root, other), path.join(target, other));
  // Not a link: cargo takes out of it what the copy does not need.
  fs.copyFileSync(path.join(root, 'Cargo.lock'), path.join(target, 'Cargo.lock'));
  const settings = fs.readFileSync(path.join(root, 'Cargo.toml'), 'utf8');
  const shared = settings.match(/^\[workspace\.package\][^]*?(?=^\[package\])/m)[0].replace(/^pages = .*\n/m, '');
  const profile = settings.match(/^\[profile\.dev\][^]*?(?=^\[lints\])/m)[0];
  const lints = settings.match(/^\[workspace\.lints\.[^]*/m)[0];
  const tests = CRATES.flatMap((crate) => testsFor(root, crate));
  const named = [...new Set(tests)].map((name) => `[[test]]\nname = "${name.slice(0, -3)}"\npath = "tests/${name}"\n\n`);
  const needs = ['postcard', 'proptest', 'qrcodegen', 'serde', 'tokio', ...CRATES].map((name) => `${name}.workspace = true\n`);
  fs.writeFileSync(
    path.join(target, 'Cargo.toml'),
    `[workspace]\nmembers = ["crates/*"]\n\n${shared}[package]\nname = "bittersweet"\nversion.workspace = true\nedition.workspace = true\nautotests = false\n\n[lib]\npath = "crates/nothing.rs"\n\n` +
      `[dev-dependencies]\n${needs.join('')}serde_json = { workspace = true, features = ["std"] }\nyew = { workspace = true, features = ["ssr"] }\n\n${named.join('')}${profile}${lints}`,
  );
  fs.writeFileSync(path.join(target, 'crates/nothing.rs'), '');
}
