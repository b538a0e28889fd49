/**
 * Says what may become part of the document (Trusted Types, where the browser has them): mathematics and plain marks, which the
 * build has made, and workers of this build. Everything else the browser refuses, with an error in the console. This runs before
 * the WebAssembly, while the document is still the page as it was published.
 */
function trustOwn() {
  if (!self.trustedTypes || trustedTypes.defaultPolicy) return;
  const said = (name) => [...document.querySelectorAll(`meta[name${name}]`)].map((meta) => meta.content);
  const [folder] = said('="bittersweet-assets"').map((folder) => new URL(folder, document.baseURI).href);
  const inside = said('^="bittersweet-"').filter((address) => address.startsWith('blob:'));
  const service = new URL('sw.js', document.baseURI).href;
  const isOwn = (address) => {
    const { href } = new URL(address, document.baseURI);
    const isLoader = folder && href.startsWith(folder) && /^\w+_loader\.js$/.test(href.slice(folder.length));
    return isLoader || href === service || inside.includes(href);
  };
  const attributes = '(?:accent|class|height|lspace|mathvariant|rspace|stretchy|width)="[^"<>]*"';
  const marks = new RegExp(`</?(?:math|m[inos]|mfrac|m(?:over|row|space|sqrt|text|under)|m(?:sub|sup|subsup)|code|em|span)(?: ${attributes})*/?>|<a href="[a-z]+\\.html(?:#[^"<>]*)?">|</a>`, 'g');
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html.replace(marks, '').includes('<') ? null : html),
    createScriptURL: (address) => (isOwn(address) ? address : null),
  });
}
trustOwn();
