/**
 * Keeps the text nodes of the program in the document while a browser translates the page, and marks what it must not translate.
 *
 * Chrome and Edge take each text node out and put a `<font>` with the translation in its place. Yew does not know that. It writes new
 * text into the removed node, where nobody sees it; it leaves the `<font>` when it removes the node; and it traps when it inserts
 * something before the node, which has no parent. So this script puts the node back, empty, in front of its `<font>`. From then on the
 * two belong together: when the program writes into the node, the node replaces the `<font>`, and the browser translates it again; when
 * the program moves or removes the node, the `<font>` follows; when the browser shows the original, the node gets its text back.
 *
 * The program changes the document in microtasks and a translator in its own tasks, so the node is back before the program uses it.
 * Other ways were rejected. An element around each text is hundreds of edits that the next text forgets, and too many bytes for some
 * pages. Drawing the whole page again loses focus and state. Methods of `Node` that ignore lost nodes leave old text on the page.
 *
 * Firefox writes into the nodes themselves and needs nothing of this.
 */
function keepTexts() {
  // A `<font>` in a drawing is not visible at all.
  const notation = ':is(code, math, pre, svg, textarea, var, .held):not([translate])';
  const mark = (part) => {
    for (const one of [part, ...part.querySelectorAll(notation)]) if (one.matches(notation)) one.setAttribute('translate', 'no');
  };
  /** For a text node its `<font>` and its text, and for a `<font>` its text node. */
  const translations = new WeakMap();
  const nodes = new WeakMap();
  let isTranslated = false;
  const join = (node, font, text) => {
    translations.set(node, { font, text });
    nodes.set(font, node);
    node.data = '';
  };
  const divide = (node, font, text) => {
    translations.delete(node);
    nodes.delete(font);
    node.data = text;
  };
  /** A text node was removed or written, or its `<font>` was removed. `added` came in the same place, `beside` are the neighbours. */
  const follow = (node, isWritten, added, beside) => {
    const { font, text } = translations.get(node) ?? {};
    const find = (among) => among.find((one) => one?.parentNode && one !== node && !nodes.has(one));
    if (!font && node.parentNode) {
      // A translator looks for new nodes, and not for new text.
      if (isWritten && isTranslated) node.replaceWith(node);
    } else if (!font) {
      const translation = find([...added, ...beside].filter((one) => one?.nodeName === 'FONT'));
      if (!translation) return;
      isTranslated = true;
      if (isWritten) return translation.replaceWith(node);
      translation.before(node);
      join(node, translation, node.data);
    } else if (isWritten || !node.parentNode || !font.parentNode) {
      divide(node, font, isWritten ? node.data : text);
      const other = node.parentNode && !isWritten && find(added);
      if (other) join(node, other, text);
      else if (node.parentNode && font.parentNode) font.replaceWith(node);
      else font.remove();
    } else if (node.nextSibling !== font) node.after(font);
  };
  mark(document.documentElement);
  const observer = new MutationObserver((records) => {
    const written = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target));
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const node of fresh) if (node.nodeType === Node.ELEMENT_NODE && !fresh.has(node.parentNode)) mark(node);
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const changed of written.has(target) ? [target] : removedNodes) {
        const node = nodes.get(changed) ?? changed;
        if (node.nodeType === Node.TEXT_NODE) follow(node, written.has(node), [...addedNodes], [previousSibling, nextSibling]);
      }
    }
    // Drops the records of the changes that this script made.
    observer.takeRecords();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
keepTexts();
