// A script that every page of a walk gets before its own: it reports what the browser refuses, errors, and what the console says, by
// asking the server for a file that is called so. One of the engines has no log of its console that a driver could read.

const watch = (lacks) => `(() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  const ask = self.fetch.bind(self);
  const tell = (kind, text) => void ask(folder + 'told-' + encodeURIComponent((kind + ': ' + text).slice(0, 600)), { keepalive: true }).catch(() => {});
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => tell('refused', [effectiveDirective, blockedURI, sample].join(' ')));
  addEventListener('error', ({ message, filename }) => message && tell('error', message + ' in ' + filename));
  addEventListener('unhandledrejection', ({ reason }) => tell('error', reason));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...given) => (tell(kind, given.join(' ')), say.apply(console, given));
  }
  ${lacks}
})();`;

/** The options of a server whose pages are watched and do not have what a walk takes from them; `complaints` gets what is reported. */
export function watched(complaints, { lacks = '', served = {} } = {}) {
  // Pages whose policy allows scripts of the site; the others have none that could be wrong.
  const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src [^;"]*'self'[^"]*" ?\/?>/;
  const changed = (name, body, origin) => {
    const sent = served.changed?.(name, body, origin) ?? body;
    return name.endsWith('.html') ? sent.toString().replace(policy, (meta) => `${meta}<script src="${name.includes('/') ? '../' : './'}watch.js"></script>`) : sent;
  };
  const missed = (name) => {
    const [, told] = name.match(/told-([^]*)$/) ?? [];
    // Browsers look for a picture of the site; the pages name theirs, but a page without a head has none.
    if (told ?? !name.endsWith('favicon.ico')) complaints.push(told ?? `not there: ${name}`);
  };
  return { ...served, overrides: { ...served.overrides, 'watch.js': watch(lacks) }, changed, missed };
}
