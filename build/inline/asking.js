/**
 * Offers the sentences of this program in other languages, by their codes with their addresses. The language in which the page begins is
 * known before the program is there: that of the address, else the one chosen earlier, else the first of the browser's that there is.
 */
function askForSentences(addresses) {
  const asked = {};
  self.sentences = (code) =>
    (asked[code] ??= fetch(addresses[code])
      .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
      // Some hosts answer with a page for every name.
      .then((text) => (text.endsWith('\b') ? text : Promise.reject(text)))
      .catch((reason) => {
        // The next call requests the file again.
        delete asked[code];
        throw reason;
      }));
  const chosen = () => {
    try {
      return localStorage.getItem('bittersweet.language');
    } catch {
      // If nothing is stored, no language was chosen.
    }
  };
  const [, named] = /[?#&]lang=(\w+)/.exec(location.search + location.hash) ?? [];
  const wanted = [named, chosen(), ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0]);
  const code = wanted.find((tag) => tag === 'en' || tag in addresses);
  if (code in addresses) self.sentences(code).catch(() => {});
}
