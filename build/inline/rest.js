/**
 * Lets a program load its rest (build/parts.mjs). Adds an import to those of its first part, and returns a function that has to be called
 * with the exports of that part before the program starts.
 *
 * A page asks for the rest at the first sign of use, or after two seconds. A frame in another page does so only at a sign of use, since most
 * readers pass by. A call of a function that has not come yet asks for the rest, too, and the program waits.
 */
function withRest(imports, address) {
  let first;
  let isThere = false;
  const join = () => {
    const table = Object.keys(first).filter((name) => /^table\d+$/.test(name)).pop();
    const shared = Array.from({ length: first[table].length }, (_, place) => first[table].get(place));
    return { ...imports, first, shared };
  };
  const come = async (response) => {
    await __wbg_load(await response, join());
    isThere = true;
  };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];
  const listen = () => signs.forEach((sign) => addEventListener(sign, ask, { capture: true, passive: true }));
  const ask = () => {
    for (const sign of signs) removeEventListener(sign, ask, true);
    if (!isThere) come(fetch(address)).catch(() => setTimeout(listen, 5000));
  };
  imports.rest = {
    __proto__: null,
    load() {
      const request = new XMLHttpRequest();
      request.open('GET', address, false);
      // A page that waits gets bytes only as text.
      request.overrideMimeType('text/plain; charset=x-user-defined');
      try {
        request.send();
        if (request.status !== 200) throw new Error(`status ${request.status}`);
        const bytes = Uint8Array.from(request.response, (letter) => letter.charCodeAt(0));
        new WebAssembly.Instance(new WebAssembly.Module(bytes), join());
        isThere = true;
      } catch (error) {
        throw new WebAssembly.RuntimeError(`${address} has not come: ${error.message}`);
      }
    },
  };
  // The copy of a service worker is here at once, and is not asked by a page that waits.
  const kept = navigator.serviceWorker?.controller && fetch(address);
  return async (exports) => {
    first = exports;
    if (kept) await come(kept).catch(() => {});
    // A worker has nothing else to do while it waits.
    if (isThere || !self.document) return;
    listen();
    if (self.parent === self) setTimeout(ask, 2000);
  };
}
