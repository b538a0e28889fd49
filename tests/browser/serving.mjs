// A file server for tests in browsers, as plain as static hosts are.
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const site = process.env.SITE ?? path.join(root, 'target/site');

/** Programs come this many milliseconds late, so that a test which does not wait for the program of a page fails each time. */
const late = Number(process.env.LATE ?? 0);

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder at a path below the root, as a static host would. `overrides` replaces single files, wherever the build
 * has put them; `knows` are the kinds of files the host has a type for, `headers` what else it sends with a file, `changed` what it makes
 * of one, also by its own origin. `missed` gets the names of missing files. `answered` may give another answer: `{ status, headers, body
 * }`. The folder can be exchanged while it is served.
 */
export async function serve(folder = site, { at = '/lessons/bar/', overrides = {}, knows = types, headers = () => ({}), changed = (name, body) => body, missed = () => {}, answered = () => {} } = {}) {
  let served = folder;
  const server = http.createServer(async (request, response) => {
    const url = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const name = url.startsWith(at) ? url.slice(at.length).replace(/(^|\/)$/, '$1index.html') : null;
    const own = answered(name ?? url, request);
    if (own) return void response.writeHead(own.status ?? 200, own.headers ?? { 'content-type': 'text/html' }).end(own.body);
    try {
      if (name === null) throw new Error('outside');
      const body = overrides[path.basename(name)] ?? (await fs.readFile(path.join(served, path.normalize(name))));
      if (late > 0 && name.endsWith('.wasm')) await new Promise((on) => setTimeout(on, late));
      response.writeHead(200, { 'content-type': knows[path.extname(name)] ?? 'application/octet-stream', ...headers(name) }).end(changed(name, body, `http://${request.headers.host}`));
    } catch {
      missed(name ?? url);
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  // A test that fails before it closes its server must not keep its file waiting.
  server.unref();
  const { port } = server.address();
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${at}`, close, exchange: (other) => (served = other) };
}
