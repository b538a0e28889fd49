// Starts the embed. The name of this file and its use in embed.html stay. The folder of the program's own files may change;
// <meta name="bittersweet-assets" content="folder/"> names it.
(() => {
  const told = document.querySelector('meta[name="bittersweet-assets"]');
  const assets = new URL(told ? told.content : './', document.baseURI);
  // All three files are asked for at once, not each when the one before it has come.
  const early = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
  const load = async (name, dressed) => {
    early({ rel: 'modulepreload', href: new URL(`${name}.js`, assets) });
    early({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: new URL(`${name}_bg.wasm`, assets) });
    await dressed;
    return import(new URL(`${name}_loader.js`, assets));
  };
  // The frame says that its program could not be loaded.
  const fail = () => document.querySelector('.late')?.classList.add('failed');
  // A browser may keep this page longer than the host keeps its build. Then there is a later page, which is asked for once.
  const renewed = async (error) => {
    const page = await fetch(location.href, { cache: 'reload' }).then((response) => response.text()).catch(() => '');
    if (told && page && !page.includes(`"${told.content}"`)) location.reload();
    else fail();
    throw error;
  };
  // The styles of figures, without which nothing is drawn: it would move when they come.
  const dress = () =>
    Promise.all(
      [...document.querySelectorAll('link[disabled]')].map(
        (link) =>
          new Promise((done) => {
            link.onload = link.onerror = done;
            link.disabled = false;
          }),
      ),
    );
  const view = new URLSearchParams(location.search).get('view') || 'board';
  if (self.origin === 'null' || location.protocol === 'file:') {
    // Here neither modules nor workers can be loaded: one classic script has everything in it.
    const script = document.createElement('script');
    const address = new URL('embed_inline.js', assets).href;
    // Policies that ask for trusted addresses of scripts allow one of this name.
    script.src = self.trustedTypes?.createPolicy('bittersweet', { createScriptURL: () => address }).createScriptURL('') ?? address;
    // The page itself cannot be read here, but loading it again asks the host for it.
    const [{ type }] = performance.getEntriesByType('navigation');
    script.onerror = () => (type === 'reload' ? fail() : location.reload());
    document.head.append(script);
    dress();
  } else if (view !== 'board') {
    load('embed_figures', dress()).catch(renewed);
  } else {
    // Most frames show a bar, and need nothing of the figures. The page around may ask for one later.
    load('embed').catch(renewed);
    addEventListener('bittersweet-figures', ({ query }) => {
      load('embed_figures', dress()).catch(() => location.replace(`${location.pathname}?${query}${location.hash}`));
    });
  }
})();
