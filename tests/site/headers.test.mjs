// Which policy each file of the site gets from each host of docs/hosting.md: the guide's own rules are applied to every file.
import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { site } from '../browser/serving.mjs';
import { HOSTS } from '../browser/guide.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [{ read }, { header, policyOf }] = await Promise.all(['files', 'policy'].map((name) => import(path.join(root, `build/${name}.mjs`))));
const files = read(site);

/** Files with scripts and styles inside, which the header forbids. Their own policy is all that they have. */
const SINGLE = /^(articles\/\w+\/\w+\.html|bittersweet\.html|bittersweet-lesson\.html)$/;
/** On Netlify paths are named one by one: these hold nothing that runs. */
const PLAIN = /^(icons\/.*\.png|course\/.*\.txt|licences\.txt|bom\.cdx\.json|manifest\.webmanifest)$/;

const wanted = {
  Apache: (name) => (SINGLE.test(name) ? undefined : header()),
  nginx: (name) => (SINGLE.test(name) ? undefined : header()),
  Netlify: (name) => (SINGLE.test(name) || PLAIN.test(name) ? undefined : header()),
  'GitHub Pages': () => undefined,
};
/** The folders in which a site may be. The rules for Netlify are for the root. */
const places = { Apache: ['/', '/lessons/bar/'], nginx: ['/', '/lessons/bar/'], Netlify: ['/'], 'GitHub Pages': ['/bar/'] };

test('there are files of every kind', () => {
  const names = [...files.keys()];
  for (const kind of [SINGLE, PLAIN, /^build-\w+\/.*\.wasm$/, /^build-\w+\/.*_loader\.js$/, /^sw\.js$/, /^v1\//, /^examples\//, /^glossary\.ja\.html$/]) assert.ok(names.some((name) => kind.test(name)), `${kind}`);
});

for (const [host, sent] of Object.entries(HOSTS)) {
  describe(host, () => {
    for (const place of places[host]) {
      test(`sends with each file below ${place} the policy that it should have`, () => {
        const addresses = [['index.html', place], ...[...files.keys()].map((name) => [name, place + name])];
        const wrong = addresses.map(([name, address]) => [address, sent(address)['content-security-policy'], wanted[host](name)]).filter(([, is, should]) => is !== should);
        assert.deepEqual(wrong.map(([address, is, should]) => `${address}: ${is ?? 'none'}, not ${should ?? 'none'}`), []);
      });
    }

    if (host !== 'GitHub Pages') {
      test('forbids for every file to guess its kind, and to say to other hosts where one comes from', () => {
        for (const name of files.keys()) {
          const { 'x-content-type-options': kind, 'referrer-policy': referrer } = sent(places[host][0] + name);
          assert.deepEqual([kind, referrer], ['nosniff', 'same-origin'], name);
        }
      });
    }
  });
}

test('every page brings the policy that build/policy.mjs has for it, on every host', () => {
  for (const [name, data] of files) {
    if (!name.endsWith('.html')) continue;
    const [, own] = data.toString().match(/<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/) ?? [];
    // The strict example is a page of somebody else, who has a policy already.
    if (name !== 'examples/strict.html') assert.equal(own, policyOf(name, data.toString()), name);
    else assert.match(own, /^default-src 'none'; /);
  }
});
