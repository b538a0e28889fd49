// A translator as Chrome and Edge have one, with languages that any machine speaks. It goes through the page and through all that the
// page adds later, and puts `<font><font>…</font></font>` in place of each text node. Like theirs it works in separate tasks.

/** Each language: a text in it, how the text node gives way to the `<font>`, and whether translating begins before the program does. */
export const LANGUAGES = {
  capitals: {
    say: (text) => text.toUpperCase(),
    put: (font, text) => {
      text.parentNode.insertBefore(font, text);
      text.parentNode.removeChild(text);
    },
  },
  backwards: {
    say: (text) => text.split(' ').reverse().join(' '),
    put: (font, text) => text.parentNode.replaceChild(font, text),
  },
  twice: {
    say: (text) => `${text}${text}`,
    put: (font, text) => {
      text.parentNode.insertBefore(font, text.nextSibling);
      text.remove();
    },
    isEarly: true,
  },
};

/** The script of a translator, for a page. `translate()` in the page begins, and `untranslate()` shows the original again. */
export const translator = ({ say, put, isEarly = false }) => `(${inPage})(${say}, ${put}, ${isEarly});`;

function inPage(say, put, isEarly) {
  const originals = new Map();
  const isLeft = (node) => node.data.trim() && !node.parentElement?.closest('[translate="no"], font, noscript, script, style, title');
  const texts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  const translateAll = (roots) => {
    for (const node of roots.flatMap(texts)) {
      if (!node.isConnected || !isLeft(node)) continue;
      const [font, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = say(node.data);
      font.append(inner);
      put(font, node);
      originals.set(font, node);
    }
  };
  const later = (records) => setTimeout(translateAll, 0, records.flatMap(({ addedNodes }) => [...addedNodes]));
  const observer = new MutationObserver(later);
  window.translate = () => {
    observer.observe(document, { childList: true, subtree: true });
    translateAll([document]);
  };
  if (isEarly) addEventListener('DOMContentLoaded', window.translate);
  window.untranslate = () => {
    observer.disconnect();
    for (const [font, node] of originals) font.parentNode?.replaceChild(node, font);
  };
  /**
   * All that can be read, text by text, each with two flags: it is to be translated, and it is translated. Left out are times, and the
   * boards of papers, which are drawn when they come into sight.
   */
  window.readAll = () =>
    texts(document.body)
      .filter((node) => node.data.trim() && !node.parentElement.closest('noscript, script, style, .pace, .telemetry, .cost, .bar svg'))
      .map((node) => [node.data, !node.parentElement.closest('[translate="no"]'), Boolean(node.parentElement.closest('font'))]);
}
