// The inputs that `./dev fuzz` keeps: `fuzz/corpora` has a file for each target with one input a line, as a JSON string whose characters U+0000
// to U+00FF are the bytes. `node fuzz/corpora.mjs unpack TARGET` writes them as files into target/fuzz/found, where libFuzzer reads them, and
// `node fuzz/corpora.mjs pack TARGET` writes the files of target/fuzz/least into the repository.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, target] = process.argv.slice(2);
const file = path.join(root, 'fuzz/corpora', `${target}.jsonl`);

/** Writes what is kept of the target as files, named as libFuzzer names them. */
function unpack() {
  const folder = path.join(root, 'target/fuzz/found', target);
  fs.mkdirSync(folder, { recursive: true });
  // A new target has kept nothing yet.
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const bytes = Buffer.from(JSON.parse(line), 'latin1');
    fs.writeFileSync(path.join(folder, createHash('sha1').update(bytes).digest('hex')), bytes);
  }
}

/** Keeps the files of the target, the shortest first. */
function pack() {
  const folder = path.join(root, 'target/fuzz/least', target);
  const inputs = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
  inputs.sort((one, other) => one.length - other.length || Buffer.compare(one, other));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, inputs.map((bytes) => `${JSON.stringify(bytes.toString('latin1'))}\n`).join(''));
  console.log(`${target}: ${inputs.length} inputs, ${(fs.statSync(file).size / 1000).toFixed(0)} kB`);
}

if (command === 'unpack') unpack();
else if (command === 'pack') pack();
else throw new Error(`There is no ${command}.`);
