// Papers: articles whose questions are answered and whose figures are cut, companions, and mathematics.
import assert from 'node:assert/strict';
import { inked } from '../figures.mjs';

const at = (fragment) => ({ at: `papers.html${fragment}`, ready: '.papers > :is(h1, .story)' });

export default {
  'a question of an article is answered, wrong and right': {
    ...at('#article=triangular'),
    async steps(page) {
      await page.button('Lower the top from 4 to 3', '.ask');
      await page.says('.ask .told', 'Not quite.');
      await page.button('Lower the top from 4 to 0', '.ask');
      await page.says('.ask .told', 'Right.');
      await page.says('.ask .at', '(7, 0, 7)');
    },
  },

  'a figure is cut by keyboard and by mouse, and put back': {
    ...at('#paper=triangular&at=figure-12'),
    async steps(page) {
      const figure = '[id="figure-12"]';
      await page.says(`${figure} .at`, '(7, 4, 7)');
      await page.focus(`${figure} [role=listbox]`);
      await page.press('ArrowRight', 'Enter');
      await page.gone(`${figure} .at`, /\(7, 4, 7\)/);
      await page.button('Reset', figure);
      await page.says(`${figure} .at`, '(7, 4, 7)');
      // A figure is drawn when it is in sight.
      await page.follow('#paper=triangular&at=figure-24');
      await page.click('[id="figure-24"] .cuts button');
      await page.says('[id="figure-24"] .at', '(5, 4, 7)');
    },
  },

  'a number in the text is typed and dragged, and words and figures follow': {
    ...at('#article=variants'),
    async steps(page) {
      const scrub = 'input.scrub';
      await page.says('.computed', 'is lost');
      await page.fill(scrub, '3');
      await page.says('.computed', 'is won');
      await page.until(() => /article=variants&with=k:3$/.test(location.hash));
      const [x, y] = await page.run((selector) => {
        const one = document.querySelector(selector);
        one.scrollIntoView({ block: 'center' });
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      }, scrub);
      await page.mouse([[x, y], [x + 5, y], [x + 10, y], [x + 15, y]], { pressed: true });
      await page.until(() => /with=k:4$/.test(location.hash));
    },
  },

  'formulas are set as mathematics': {
    ...at('#paper=sharing&section=2'),
    async steps(page) {
      // If MathML is unknown, an exponent is as large as its base and on the same line.
      const isRaised = await page.until(() => {
        const power = [...document.querySelectorAll('math msup')].find((one) => one.checkVisibility());
        if (!power) return null;
        const [base, exponent] = [...power.children].map((one) => one.getBoundingClientRect());
        return [exponent.bottom < base.bottom && exponent.height < base.height];
      });
      assert.deepEqual(isRaised, [true]);
    },
  },

  'points in space are drawn in an article; without WebGL 2 it is said why not': {
    ...at('#article=variants'),
    async steps(page) {
      await page.find('.spaces');
      await page.run(() => document.querySelector('.spaces').scrollIntoView({ block: 'center' }));
      if (!(await page.drawsInSpace())) return page.says('.spaces', 'The 3D view needs WebGL 2');
      await page.find('.spaces .cloud canvas');
      await page.find('.spaces .cloud-far');
      return assert.ok((await inked(page, '.spaces')) > 200);
    },
  },

  'a table of palindromes is folded at the column that is chosen': {
    ...at('#article=sharing'),
    async steps(page) {
      await page.run((one) => one.scrollIntoView({ block: 'center' }), await page.find('.values'));
      await page.click('.values td[id$="-9-2"]');
      await page.says('.palindrome p', 'Column 9 is a palindrome: it reads the same from both ends.');
      assert.equal(await page.count('.palindrome .entry'), 10);
    },
  },

  'an article is saved for paper': {
    ...at('#article=variants'),
    async steps(page) {
      await page.until(() => document.querySelector('.edition button')?.disabled === false);
      await page.button('Save for printing, with QR codes');
      const { text } = await page.file(/^bittersweet-variants-en\.html$/);
      assert.ok((text.match(/<svg/g) ?? []).length > 10);
    },
  },

  'a claim is computed again beside the example that it is about': {
    ...at('#paper=triangular&at=example-8.1'),
    async steps(page) {
      await page.button(/^Check this claim here/, '[id="example-8.1"]');
      await page.says('[id="example-8.1"] .again strong', /verified/i);
    },
  },
};
