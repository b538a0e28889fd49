// Loaded before a file of tests: writes down which files of the project its process reads, for itself or to serve them. So run.mjs knows
// which changes can break it (kept.mjs). READS names the file for the list.
import child from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../build/files.mjs';

/** Paths from the top folder; `tree ` comes before a folder of which everything is read. */
const read = new Set();

/** Files of others: their versions are written down elsewhere. */
const isOfOthers = (name) => name.startsWith('..') || /(^|\/)(node_modules|\.git)(\/|$)/.test(name) || (name.startsWith('target/') && !name.startsWith('target/site'));

function note(given, isTree = false) {
  if (typeof given !== 'string' && !(given instanceof URL)) return;
  const name = path.relative(root, path.resolve(given instanceof URL ? fileURLToPath(given) : given));
  if (!isOfOthers(name)) read.add(isTree ? `tree ${name}` : name);
}

/** Notes the first argument of these functions. */
function watch(part, names, isTree = () => false) {
  for (const name of names) {
    const act = part[name];
    part[name] = function (...given) {
      note(given[0], isTree(given));
      return act.apply(this, given);
    };
  }
}

watch(fs, ['readFileSync', 'readFile', 'existsSync', 'statSync', 'openSync', 'createReadStream', 'accessSync']);
watch(fs.promises, ['readFile', 'stat', 'open', 'access']);
for (const [part, lists, copies] of [[fs, ['readdirSync', 'readdir'], ['cpSync']], [fs.promises, ['readdir'], ['cp']]]) {
  watch(part, lists, ([, options]) => options?.recursive === true);
  watch(part, copies, () => true);
}

/** Commands whose answer depends on their arguments alone, and the browser. Nobody knows which files another command reads. */
const isKnown = (command) => /^(which|tar|chromium|chromium-headless-shell|chrome-headless-shell|headless_shell)$/.test(path.basename(command));
for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'exec', 'execSync', 'fork']) {
  const act = child[name];
  child[name] = function (command, ...given) {
    if (!isKnown(`${command}`)) read.add(`command ${command}`);
    return act.call(this, command, ...given);
  };
}
syncBuiltinESMExports();

const write = fs.writeFileSync;
// The process that runs the file is a child of the one that reports on it.
if (process.env.NODE_TEST_CONTEXT && process.env.READS) process.on('exit', () => write(process.env.READS, [...read].sort().join('\n')));
