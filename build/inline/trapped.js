/**
 * Reports, once, that the WebAssembly of this page has trapped. Its state is half changed then, and nothing on the page responds any more,
 * so the WebAssembly cannot report this. `texts` has the sentence and the name of the button in each language.
 */
function watchForTraps(texts) {
  const isTrap = (error) =>
    error instanceof WebAssembly.RuntimeError ||
    (/^(Range|Internal)Error$/.test(error?.name) && /memory|allocation/i.test(error.message)) ||
    /RefCell already (mutably )?borrowed/.test(error?.message ?? error);
  const say = () => {
    if (document.querySelector('.trapped')) return;
    const [sentence, reload] = texts[document.documentElement.lang] ?? texts.en;
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: reload });
    button.addEventListener('click', () => location.reload());
    const notice = Object.assign(document.createElement('p'), { className: 'notice' });
    notice.setAttribute('role', 'alert');
    notice.append(sentence, ' ', button);
    const place = Object.assign(document.createElement('div'), { className: 'notices trapped' });
    place.append(notice);
    // Nothing beside an open dialog can be seen or pressed.
    (document.querySelector('dialog:modal') ?? document.body).append(place);
  };
  addEventListener('error', ({ error }) => isTrap(error) && say());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && say());
}
