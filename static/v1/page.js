// Runs in each page before its program, and also where the program cannot be loaded.
(() => {
  // Browsers load no program from a disk.
  document.documentElement.classList.toggle('on-disk', location.protocol === 'file:');
  // The picture in the page is that of an address which asks for nothing.
  document.documentElement.classList.toggle('on-link', location.hash.length > 1);
  const late = document.querySelector('.late');
  // An address may hold a position or a whole lesson, which a link to the page alone would lose.
  for (const link of late?.querySelectorAll('a') ?? []) {
    link.href = location.href;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      location.reload();
    });
  }
  // Share, in the header: the address goes to another program of the device, or is copied, or is selected to be copied by hand.
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest('[data-copied]');
    if (!button) return;
    const url = location.href;
    // Screen readers read a new element aloud, but not the same words again.
    const says = (textContent) => {
      const words = Object.assign(document.createElement('span'), { textContent });
      button.nextElementSibling.replaceChildren(words);
      return words;
    };
    try {
      if (navigator.share) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      says(button.dataset.copied);
    } catch ({ name }) {
      // The reader has closed the list of programs.
      if (name !== 'AbortError') getSelection().selectAllChildren(says(url));
    }
  });
  // The script that starts the program is missing.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && late?.classList.add('failed'), true);
})();
