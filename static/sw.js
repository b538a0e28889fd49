// Keeps one build of the page on this device, so that it opens without a network and never mixes two builds. The packing
// step fills in the two constants; a page that is not packed does not ask for this file.

/** The folder that is named by what this build contains. */
const build = 'BUILD';
/** Every file that is kept, with its checksum; pages have none, but name their build. */
const files = 'FILES';

const scope = self.registration.scope;
/** Other sites of the same host have caches too. */
const mine = `bittersweet ${scope} `;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

// Until a page asks for it, a new build waits for the old one to be closed.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const name = nameOf(url);
  if (method === 'GET' && name !== null) event.respondWith(answer(event.request, name));
});

/** All files or none. */
async function keepAll() {
  const cache = await caches.open(mine + build);
  try {
    await Promise.all(Object.entries(files).map(([name, checksum]) => keep(cache, name, checksum)));
  } catch (error) {
    await caches.delete(mine + build);
    throw error;
  }
}

async function keep(cache, name, checksum) {
  // Hosts differ in what they do with the name of the page of a folder; the folder itself is known to all.
  const address = new URL(name.replace(/(^|\/)index\.html$/, '$1'), scope);
  const integrity = checksum ?? undefined;
  const response = await fetch(address, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const body = await response.blob();
  if (name.endsWith('.html') && isOfAnother(await body.text())) throw new Error(`${address} is of another build`);
  // Made anew, since the answer to a redirected request may not open a page.
  await cache.put(new URL(name, scope), new Response(body, { headers: response.headers }));
}

/** While a host is being updated, it may have files of two builds. */
function isOfAnother(page) {
  return page.includes('name="bittersweet-assets"') && !page.includes(`"./${build}"`);
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

async function answer(request, name) {
  const cache = await caches.open(mine + build);
  // Browsers may throw caches away when room is scarce.
  return (await cache.match(new URL(name, scope))) ?? fetch(request);
}
