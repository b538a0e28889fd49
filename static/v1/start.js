// Starts the embed. The name of this file and what embed.html asks of it stay; where the program's own files lie may change,
// and <meta name="bittersweet-assets" content="folder/"> says so.
(() => {
  const told = document.querySelector('meta[name="bittersweet-assets"]');
  const assets = new URL(told ? told.content : './', document.baseURI);
  // All three files are asked for at once, not each when the one before it has come.
  const early = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
  const load = (name) => {
    early({ rel: 'modulepreload', href: new URL(`${name}.js`, assets) });
    early({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: new URL(`${name}_bg.wasm`, assets) });
    return import(new URL(`${name}_loader.js`, assets));
  };
  const dress = () => document.querySelectorAll('link[disabled]').forEach((link) => (link.disabled = false));
  const view = new URLSearchParams(location.search).get('view') || 'board';
  if (self.origin === 'null' || location.protocol === 'file:') {
    // Here neither modules nor workers can be loaded: one classic script has everything in it.
    const script = document.createElement('script');
    script.src = new URL('embed_inline.js', assets);
    document.head.append(script);
    dress();
  } else if (view !== 'board') {
    load('embed_figures');
    dress();
  } else {
    // Most frames show a bar, and need nothing of the figures. The page around may ask for one later.
    load('embed');
    addEventListener('bittersweet-figures', ({ query }) => {
      dress();
      load('embed_figures').catch(() => location.replace(`${location.pathname}?${query}${location.hash}`));
    });
  }
})();
