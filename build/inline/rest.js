/**
 * Lets a program load its rest (build/parts.mjs). Adds an import to those of its first part, and returns a function that has to be called
 * with the exports of that part before the program starts.
 *
 * A page asks for the rest when its first answers have come, and at the latest after two seconds or at a sign of use. A page in a frame
 * does so only at a sign of use, since most readers pass by, and so does a page whose reader saves data. A call of a function that has not
 * come yet asks for the rest, too, and the program waits.
 */
function withRest(imports, address) {
  let first;
  let isThere = false;
  let isAsked = false;
  const join = () => {
    const table = Object.keys(first).filter((name) => /^table\d+$/.test(name)).pop();
    const shared = Array.from({ length: first[table].length }, (_, place) => first[table].get(place));
    return { ...imports, first, shared };
  };
  const come = async (asked) => {
    const response = await asked;
    if (!isThere) await __wbg_load(response, join());
    isThere = true;
  };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];
  const listen = () => signs.forEach((sign) => addEventListener(sign, ask, { capture: true, passive: true }));
  const again = () => {
    isAsked = false;
    listen();
  };
  const ask = () => {
    for (const sign of signs) removeEventListener(sign, ask, true);
    if (isThere || isAsked) return;
    isAsked = true;
    come(fetch(address)).catch(() => setTimeout(again, 5000));
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
  // The rest is loaded before the program starts in two cases. A service worker has kept a copy: in some browsers a page that waits for a
  // file asks the network alone. Or the browser is Firefox: while a page waits there, keys and clicks are lost.
  const isFirefox = 'mozInnerScreenX' in self;
  const kept = (isFirefox ? fetch(address) : copy()).catch(() => undefined);
  const soon = new Promise((done) => !isFirefox && setTimeout(done, 1000));
  return async (exports) => {
    first = exports;
    const response = await Promise.race([kept, soon]);
    if (response) await come(response).catch(() => {});
    // A worker needs no more: while it waits, the page can be used.
    if (isThere || !self.document) return;
    listen();
    if (self.parent === self && !navigator.connection?.saveData) setTimeout(whenQuiet, 100, performance.now() + 2000);
  };

  /** Asks when the page waits for no answer of its workers, whose programs would share the network, or at the latest at this time. */
  function whenQuiet(latest) {
    const isBusy = document.querySelector('[aria-busy="true"]') && performance.now() < latest;
    if (isBusy) setTimeout(whenQuiet, 100, latest);
    else ask();
  }

  /** The copy; none where it is not kept. Without an origin or a secure connection browsers have no copies, or throw when asked. */
  async function copy() {
    return self.caches?.match(address);
  }
}
