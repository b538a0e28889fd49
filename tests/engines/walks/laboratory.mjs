// The laboratory: claims that are checked, refuted, proved and learned in workers, and work that is stopped.
import assert from 'node:assert/strict';

const at = (fragment, ready = '.claims') => ({ at: `laboratory.html${fragment}`, ready });
const number = (text) => Number(text.replace(/[\u202f\s]/g, ''));
/** All positions with x, z up to a bound and y ≤ ⌊(x + z)/k⌋, one by one. */
function counted(bound, k) {
  let positions = 0;
  for (let x = 0; x <= bound; x += 1) for (let z = 0; z <= bound; z += 1) positions += Math.min(bound, Math.floor((x + z) / k)) + 1;
  return positions;
}

/** Runs a claim whose line is open, and gives what is said of it. */
async function tried(page, claim) {
  await page.click(`[id="run-${claim}"]`);
  return page.text(`[id="claim-${claim}"] .told`);
}

export default {
  'a claim is verified up to a bound, and as many positions are counted as there are': {
    ...at('#claim=triangular:7.3&k=7&n=77'),
    async steps(page) {
      const told = await tried(page, 'triangular:7.3');
      assert.match(told, /^Verified up to N\. The claim holds for all/);
      const [, positions, bound] = told.match(/([\d\u202f]+) positions? with coordinates up to ([\d\u202f]+)/);
      assert.deepEqual([number(positions), number(bound)], [counted(77, 7), 77]);
    },
  },

  'a claim that is wrong is refuted with a drawing': {
    ...at('#claim=triangular:7.3&k=5&n=50'),
    async steps(page) {
      const told = await tried(page, 'triangular:7.3');
      assert.match(told, /^Counterexample found\..*\(2, 1, 3\)/s);
      await page.find('.counterexample svg[aria-label="(2, 1, 3)"]');
    },
  },

  'long work says how far it is, and stops': {
    ...at('#claim=triangular:7.3&k=3&n=12000'),
    async steps(page) {
      await page.click('[id="run-triangular:7.3"]');
      await page.until(() => document.querySelector('.waiting progress')?.value > 0.03);
      await page.button('Stop', '[id="claim-triangular:7.3"]');
      await page.says('[id="claim-triangular:7.3"] .told', /^Stopped\. So far the claim holds for all/);
    },
  },

  'a claim is proved for all positions, and its certificate is saved': {
    ...at('#claim=triangular:7.3&k=31', 'article.claim'),
    async steps(page) {
      const row = '[id="claim-triangular:7.3"]';
      await page.button(/^Prove/, row);
      await page.says(`${row} .proof .told`, /^Proved\. The claim holds for all positions with k = 31\./);
      await page.button('Make a certificate', row);
      await page.button(/^Save the certificate/, row);
      const { text } = await page.file(/\.txt$/);
      assert.ok(text.length > 1000, `${text.length}`);
    },
  },

  'P-positions are learned and proved': {
    at: 'bench.html#show=learn&learn=triangle:k=3&of=p',
    ready: '.learn',
    async steps(page) {
      await page.click('#run-learn');
      await page.says('.learn .found', /Theorem\. A position of triangle:k=3 is a P-position if and only if the automaton below accepts it\. This is proved/);
      await page.says('.learn', 'The smallest automaton has 3 states');
      assert.equal(await page.count('.learn .automaton tbody tr'), 3);
    },
  },

  'a sentence is decided for all numbers': {
    at: 'bench.html#show=logic&sentence=∀_x,_y:_x_⊕_y_=_x_+_y',
    ready: 'section.formula',
    async steps(page) {
      await page.click('.formula-editor button[type=submit]');
      await page.says('.formula .told', /^False\. The smallest counterexample is x = 1, y = 1\./);
    },
  },
};
