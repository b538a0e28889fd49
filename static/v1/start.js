// Starts the embed. The name of this file and what embed.html asks of it stay; where the program's own files lie may change,
// and <meta name="bittersweet-assets" content="folder/"> says so.
(() => {
  const told = document.querySelector('meta[name="bittersweet-assets"]');
  const assets = new URL(told ? told.content : './', document.baseURI);
  if (self.origin === 'null' || location.protocol === 'file:') {
    // Here neither modules nor workers can be loaded: one classic script has everything in it.
    const script = document.createElement('script');
    script.src = new URL('embed_inline.js', assets);
    document.head.append(script);
  } else {
    import(new URL('embed_loader.js', assets));
  }
})();
