// The permissions of the pages: each is used under its own policy and the header of docs/hosting.md. The runner fails a walk in which
// the browser has refused something, so it is enough to be there; and forbidden actions are refused.
import assert from 'node:assert/strict';
import { header } from '../../../build/policy.mjs';

const bar = 'triangle:k=3:6,2,8';
const LESSON = `1.${Buffer.from('Two ends\x1ew\x1fnim:4,0,6\x1f').toString('base64url')}`;
/** True if the guide has the header for a file. */
const hasHeader = (name) => !/^articles\/|^bittersweet(-lesson)?\.html$/.test(name);
const strict = { served: { headers: (name) => (hasHeader(name) ? { 'content-security-policy': header() } : {}) } };

const pages = {
  'Play': ['', '#app:not(:has(.late)) .stage .drawing'],
  'Explore with a heat map': [`explore.html#g=${bar}&n=60&form=colours`, '#table canvas.heat'],
  'Explore with a cloud': [`explore.html#g=${bar}&n=20&plot=space`, '.board-panel'],
  'the laboratory': ['laboratory.html#paper=triangular', '.claims'],
  'an article': ['papers.html#article=triangular', '.story'],
  'a paper': ['papers.html#paper=triangular', '.entry h3'],
  'Teach with a class': ['teach.html#tab=class', 'main.teach'],
  'a lesson': [`lesson.html#lesson=${LESSON}`, 'main.lesson'],
  'a frame': [`v1/embed.html?controls=turn,undo,value,parameters#g=${bar}`, '.outcome'],
  'a frame with a table': [`v1/embed.html?view=table#g=${bar}`, '.numbers'],
  'the glossary': ['glossary.html', 'h1'],
  'Explore as one file': [`bittersweet.html#g=${bar}`, '.board-panel'],
};

const opened = Object.entries(pages).map(([name, [at, ready]]) => [
  `${name} asks for nothing that is refused`,
  { at, ready, ...strict, steps: (page) => page.settled() },
]);

/** Forbidden actions, tried from inside a page; the name of the error or of the event that followed. */
async function attempts() {
  const thrown = (act) => {
    try {
      act();
      return 'passed';
    } catch (error) {
      return error.name;
    }
  };
  const place = document.createElement('div');
  document.body.append(place);
  const refused = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  const result = {
    text: thrown(() => (place.innerHTML = 'a &lt; b')),
    markup: thrown(() => (place.innerHTML = '<img src=x onerror="window.broken = true">')),
    worker: thrown(() => new Worker('v1/start.js')),
  };
  place.setAttribute('style', 'color: red');
  const script = document.createElement('script');
  result.script = thrown(() => (script.src = 'https://example.org/script.js'));
  place.append(script);
  const fetched = await fetch('https://example.org/').then(() => 'passed', ({ name }) => name);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return { ...result, fetched, colour: place.style.color, isBroken: window.broken === true, hasTrustedTypes: 'trustedTypes' in window, refused };
}

export default {
  ...Object.fromEntries(opened),

  'scripts, markup, styles and other hosts are refused': {
    at: `explore.html#g=${bar}`,
    ready: '.board-panel',
    expected: [/^refused: /, /^error: /, /^warn: /],
    async steps(page) {
      await page.settled();
      const { hasTrustedTypes, refused, ...outcome } = await page.run(attempts);
      // Without Trusted Types the policy still refuses what would run.
      const checked = hasTrustedTypes ? { markup: 'TypeError', worker: 'TypeError', script: 'TypeError' } : { markup: 'passed', worker: 'passed', script: 'passed' };
      assert.deepEqual(outcome, { text: 'passed', ...checked, fetched: 'TypeError', colour: '', isBroken: false });
      for (const kind of ['style-src-attr', 'connect-src', ...(hasTrustedTypes ? ['require-trusted-types-for'] : [])]) assert.ok(refused.includes(kind), `${kind} of ${refused}`);
    },
  },
};
