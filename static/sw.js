// Keeps one build of the page on this device, so that it opens without a network and never mixes two builds. The packing
// step fills in the two constants; a page that is not packed does not ask for this file.

/** The folder that is named after the content of this build. */
const build = 'BUILD';
/** Every file that is kept, with its checksum. Pages have none, since some hosts write into them: each names its build and itself. */
const files = 'FILES';
/** The types that browsers accept for pages, scripts and styles. */
const kinds = { html: /^text\/html\b/i, js: /^(text|application)\/(x-)?(java|ecma)script\b/i, css: /^text\/css\b/i };

const scope = self.registration.scope;
/** Other sites of the same host have caches too. */
const mine = `bittersweet ${scope} `;

self.addEventListener('install', (event) => event.waitUntil(install()));

// Until a page asks for it, a new build waits for the old one to be closed.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const name = nameOf(url);
  if (method === 'GET' && name !== null) event.respondWith(answer(event, name));
});

async function install() {
  await keepAll();
  // A foreign page never asks for a new build.
  if (await isForeignKept()) await self.skipWaiting();
}

/** True if an older version has kept a page of somebody else. Pages in its own folder have the name of the site in them. */
async function isForeignKept() {
  const older = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== mine + build);
  const texts = older.map(async (name) => {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => /^[^/]+\.html$/.test(url.slice(scope.length)));
    return Promise.all(pages.map(async (page) => (await cache.match(page)).text()));
  });
  return (await Promise.all(texts)).flat().some((text) => !text.includes('Bittersweet'));
}

/** All files or none. */
async function keepAll() {
  const cache = await caches.open(mine + build);
  try {
    await Promise.all(Object.keys(files).map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(mine + build);
    throw error;
  }
}

/** Keeps a file if it is one of this build. Filters of networks, hosts and pages to sign in give other answers, with status 200. */
async function keep(cache, name) {
  // Hosts differ in what they do with the name of the page of a folder; the folder itself is known to all.
  const address = new URL(name.replace(/(^|\/)index\.html$/, '$1'), scope);
  const response = await fetch(address, { cache: 'no-cache', integrity: files[name] ?? undefined });
  // Some hosts redirect a page to its name without “.html”.
  const isHere = !response.redirected || response.url.startsWith(scope);
  const { headers } = response;
  // Made anew, since the answer to a redirected request may not open a page.
  const made = new Response(await response.blob(), { headers });
  if (!response.ok || !isHere || !(await isOwn(name, made.clone()))) throw new Error(`${address}: the answer is no file of this build`);
  await cache.put(new URL(name, scope), made);
}

/** True if a response has the right type and, for a page, is the whole page. */
async function isOwn(name, response) {
  const kind = kinds[name.split('.').pop()];
  if (kind && !kind.test(response.headers.get('content-type'))) return false;
  if (files[name] !== null) return true;
  const text = await response.text();
  return text.includes(build + name) && text.includes('</html>');
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(mine) && name !== mine + build).map((name) => caches.delete(name)));
}

/** The name of a file that is kept, or null. */
function nameOf(url) {
  const address = new URL(url);
  address.search = address.hash = '';
  if (!address.href.startsWith(scope)) return null;
  const name = address.href.slice(scope.length).replace(/(^|\/)$/, '$1index.html');
  return Object.hasOwn(files, name) ? name : null;
}

async function answer(event, name) {
  const cache = await caches.open(mine + build);
  const kept = await cache.match(new URL(name, scope));
  if (kept && (await isOwn(name, kept.clone()))) return kept;
  // Other scripts of the host can write into the cache. A wrong page is not shown, and the network replaces it if it has the right one.
  if (kept) event.waitUntil(keep(cache, name).catch(() => cache.delete(new URL(name, scope))));
  // Browsers may throw caches away when room is scarce.
  return fetch(event.request);
}
