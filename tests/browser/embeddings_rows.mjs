// The pages around a bar that are tried: HTML, headers and circumstances of each. See embeddings.mjs.

/** An N-position: 6 ⊕ 2 ⊕ 8 is not 0, and k = 3. */
const BAR = 'triangle:k=3:6,2,8';
const QUERY = '?controls=turn,undo,value';
const frame = (at, attributes = '') => `<iframe src="${at}v1/embed.html${QUERY}#g=${BAR}" title="A bar" width="700" height="500" ${attributes}></iframe>`;
const element = `<bittersweet-game position="${BAR}" controls="turn,undo,value"></bittersweet-game>`;
const script = (at, attributes = '') => `<script src="${at}v1/bittersweet.js" ${attributes}></script>`;
const quoted = (html) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const policy = (text) => ({ 'content-security-policy': text });

/** A frame that the browser does not show; pages cannot say anything there. */
const refused = (pattern, words) => async ({ said, until }) => {
  await until(() => said.some((text) => pattern.test(text)), `${pattern}`);
  return words;
};

/** The text of a frame without a bar in English, the first of its two languages. */
const sentence = (part) => async ({ page, until, barsIn }) => {
  await until(() => barsIn(page).length > 0, 'the frame');
  const text = barsIn(page)[0].locator(part).first();
  await text.waitFor();
  return `in the frame: “${(await text.evaluate((one) => one.firstChild.textContent)).trim()}”`;
};

export const ROWS = [
  { around: 'a page of the same host', isSite: true, html: () => frame('./') },
  { around: 'a page of another host', html: ({ at }) => frame(at) },
  { around: 'a page of another host, with the element', html: ({ at }) => script(at) + element },
  { around: 'a frame with `sandbox="allow-scripts allow-same-origin"`', html: ({ at }) => frame(at, 'sandbox="allow-scripts allow-same-origin"') },
  { around: 'a frame with `sandbox="allow-scripts"`', html: ({ at }) => frame(at, 'sandbox="allow-scripts"') },
  { around: 'a frame with `sandbox` alone, or a browser without scripts', html: ({ at }) => frame(at, 'sandbox'), instead: sentence('noscript p') },
  { around: 'a page that is the `srcdoc` of a frame', isMute: true, html: ({ at }) => `<iframe width="900" height="700" srcdoc="${quoted(frame(at))}"></iframe>` },
  { around: 'the same in a sandbox with scripts', isMute: true, html: ({ at }) => `<iframe width="900" height="700" sandbox="allow-scripts" srcdoc="${quoted(frame(at))}"></iframe>` },
  {
    around: 'a closed shadow root, with the element',
    html: ({ at }) => `${script(at)}<div id="place"></div><script>const inside = document.querySelector('#place').attachShadow({ mode: 'closed' }); inside.innerHTML = '${element}';</script>`,
  },
  { around: 'an open shadow root, with a frame', html: ({ at }) => `<div id="place"></div><script>document.querySelector('#place').attachShadow({ mode: 'open' }).innerHTML = \`${frame(at)}\`;</script>` },
  { around: 'a page whose policy allows frames of the host and nothing else', headers: policy("default-src 'none'; frame-src http:"), html: ({ at }) => frame(at) },
  {
    around: 'the same with the script of the element, and Trusted Types',
    headers: policy("default-src 'none'; frame-src http:; script-src http:; require-trusted-types-for 'script'; trusted-types 'none'"),
    html: ({ at }) => script(at) + element,
  },
  {
    around: 'a page whose policy forbids the frame',
    headers: policy("default-src 'self'"),
    html: ({ at }) => frame(at),
    instead: refused(/Content Security Policy|blocked:?csp|ERR_BLOCKED_BY_CSP/i, 'in the console, by the browser; the frame stays empty'),
  },
  {
    around: 'a page that isolates itself (`require-corp`), host without the two headers above',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    html: ({ at }) => frame(at),
    instead: refused(/ERR_BLOCKED_BY_RESPONSE/, 'in the console, by the browser; the frame stays empty'),
  },
  {
    around: 'a page that isolates itself, host with the two headers above',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    own: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-resource-policy': 'cross-origin' },
    html: ({ at }) => frame(at),
  },
  {
    around: 'a page with the element as `type="module"`, host without CORS headers',
    html: ({ at }) => script(at, 'type="module"') + element,
    instead: refused(/CORS policy/, 'in the console, by the browser; without `type="module"` it works'),
  },
  {
    around: 'any page, if the host of the bar forbids workers (`worker-src \'none\'`)',
    own: policy("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'none'"),
    html: ({ at }) => frame(at),
    without: async (frame) => {
      const text = await frame.locator('.refused').filter({ hasText: 'solver' }).first().innerText();
      return `in the frame: “${text.replace('Try again', '').trim()}”`;
    },
  },
  { around: 'a file on the disk, with a frame of the host', isFile: true, html: ({ at }) => frame(at) },
  { around: 'a file on the disk, with the element of the host', isFile: true, html: ({ at }) => script(at) + element },
  {
    around: 'a file on the disk, with `bittersweet.html` beside it and no network',
    isFile: true,
    isMute: true,
    before: (context) => context.setOffline(true),
    html: () => `<iframe src="bittersweet.html#g=${BAR}" width="1000" height="900"></iframe>`,
  },
  { around: 'a page with the elements of two versions', count: 2, html: ({ at, other }) => script(at) + element + script(other) + element },
  { around: 'a page with frames of two versions', count: 2, html: ({ at, other }) => frame(at) + frame(other) },
  { around: 'a page with twenty frames', count: 20, html: ({ at }) => frame(at).repeat(20) },
  { around: 'closed `details` that are opened', html: ({ at }) => `<details><summary>A bar</summary>${frame(at, 'loading="lazy"')}</details>`, after: (page) => page.locator('summary').click() },
  { around: '`object` in place of a frame', html: ({ at }) => `<object data="${at}v1/embed.html${QUERY}#g=${BAR}" type="text/html" width="700" height="500"></object>` },
  {
    around: 'a page whose network goes when the bar is there',
    html: ({ at }) => script(at) + element,
    then: async (page, context) => {
      await context.setOffline(true);
      // Another position is computed, too: 1 ⊕ 2 ⊕ 4 = 7.
      const grundy = await page.locator('bittersweet-game').evaluate(async (bar) => (await bar.evaluate('nim:1,2,4')).grundy);
      if (grundy !== 7) throw new Error(`${grundy}`);
    },
  },
  {
    around: 'a page without a network from the beginning',
    isFile: true,
    before: (context) => context.setOffline(true),
    html: ({ at }) => frame(at),
    instead: refused(/ERR_INTERNET_DISCONNECTED/, 'in the frame, by the browser; `bittersweet.html` (above) needs no network'),
  },
];
