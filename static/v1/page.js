// Runs in each page before its program, and also where the program cannot be loaded.
(() => {
  // Browsers load no program from a disk.
  document.documentElement.classList.toggle('on-disk', location.protocol === 'file:');
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
  // The script that starts the program is missing.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && late?.classList.add('failed'), true);
})();
