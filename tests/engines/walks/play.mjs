// Play: games by mouse and by keyboard, and what is left of them.

/** The program has taken over from the HTML. */
const ready = '#app:not(:has(.late)) .stage .drawing';
const bar = (page) => page.run(() => document.querySelector('.stage .board').getAttribute('aria-label').match(/\d+/g).map(Number));
const isAnswered = (before) => {
  if (document.querySelector('.end-card')) return 'over';
  const sizes = document.querySelector('.stage .board').getAttribute('aria-label').match(/\d+/g).map(Number);
  return `${sizes}` !== `${before}` && /Your move/.test(document.querySelector('.turn').innerText) && 'goes on';
};

export default {
  'a game is won against the computer with the mouse': {
    at: '#chapter=strip',
    ready,
    async steps(page) {
      await page.button('Play against Nib');
      let before;
      do {
        before = await bar(page);
        const [left, , right] = before;
        // Equal ends win.
        const [count, side] = left > right ? [left - right, 'left'] : [right - left, 'right'];
        await page.cut(`Break off ${count} ${count === 1 ? 'piece' : 'pieces'} on the ${side}`);
        await page.click('.confirm');
      } while ((await page.until(isAnswered, before)) !== 'over');
      await page.says('.end-card h2', 'You won!');
    },
  },

  'a game is played with the keyboard alone': {
    at: '#chapter=directions',
    ready,
    async steps(page) {
      await page.focus('button', 'Play against Nib');
      await page.press('Enter');
      await page.until(() => document.activeElement?.classList.contains('board'));
      await page.press('ArrowUp');
      await page.find('.groove.selected');
      await page.press('Enter');
      await page.says('.turn', /I broke \d+ off the (left|top|right)\.\s+Your move/);
    },
  },

  'a game comes back after a reload, and a move is taken back': {
    at: '#chapter=strip',
    ready,
    async steps(page) {
      await page.button('Play against Nib');
      await page.cut('Break off 1 piece on the right');
      await page.click('.confirm');
      await page.says('.turn', /I broke.*Your move/);
      const [address, before] = [await page.session.url(), await bar(page)];
      await page.session.reload();
      await page.find(ready);
      await page.says('.turn', /I broke.*Your move/);
      await page.until((before) => `${document.querySelector('.stage .board').getAttribute('aria-label').match(/\d+/g)}` === before, `${before}`);
      await page.button('Undo');
      await page.until(() => document.querySelector('.stage .board').getAttribute('aria-label').includes('2 on the left, 0 above, 4 on the right'));
      await page.until((address) => location.href !== address, address);
    },
  },

  'a lost game shows where it could have been won': {
    at: '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir',
    ready,
    async steps(page) {
      await page.says('.end-card h2', 'Noir has won.');
      await page.button('Why?');
      await page.says('.reason', 'Make both ends equally long');
    },
  },

  'the page leads to the other pages and back': {
    ready,
    async steps(page) {
      for (const [name, file] of [['Explore', 'explore.html'], ['Laboratory', 'laboratory.html'], ['Teach', 'teach.html'], ['Papers', 'papers.html']]) {
        await page.link(name, '.rooms');
        await page.until((file) => location.pathname.endsWith(file), file);
        await page.started();
        await page.find('.rooms [aria-current=page]', name);
      }
      await page.session.back();
      await page.until(() => location.pathname.endsWith('teach.html'));
      await page.find('.rooms [aria-current=page]', 'Teach');
    },
  },
};
