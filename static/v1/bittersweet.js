// See docs/embedding.md
if (!customElements.get('bittersweet-game')) {
  const script = document.currentScript?.src || new Error().stack.match(/\w+:\/\/\S*?bittersweet\.js/)[0];
  const settings = ['view', 'theme', 'lang', 'controls', 'hints', 'solver', 'lock', 'rules', 'task'];
  const state = { position: 'g', size: 'n', computer: 'computer' };
  const look = new CSSStyleSheet();
  look.replaceSync(':host{display:block}iframe{display:block;width:100%;height:var(--bittersweet-height,24rem);border:0}');

  class Game extends HTMLElement {
    static observedAttributes = [...settings, ...Object.keys(state), 'title'];
    timeout = 3e4;
    #frame = document.createElement('iframe');
    #open = new Map();
    #last = 0;
    #isReady;
    #isMirror;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [look];
      this.#frame.loading = 'lazy';
      this.#frame.title = 'A chocolate bar';
      root.append(this.#frame);
    }

    connectedCallback() {
      const url = new URL('embed.html', script);
      const parts = [];
      for (const { name, value } of this.attributes) {
        if (settings.includes(name)) url.searchParams.set(name, value);
        if (state[name] && value) parts.push(`${state[name]}=${value}`);
        if (name === 'state') parts.push(value);
      }
      url.hash = parts.join('&');
      this.#frame.src = url;
      addEventListener('message', this.#hear);
    }

    disconnectedCallback() {
      removeEventListener('message', this.#hear);
      this.#isReady = false;
      for (const { end } of this.#open.values()) end('The bar was removed.');
    }

    attributeChangedCallback(key, old, now) {
      if (key === 'title') this.#frame.title = now || 'A chocolate bar';
      else if (this.isConnected && old !== now && !this.#isMirror)
        this.#ask('set', { [key]: now ?? (key === 'size' ? 20 : '') }).catch(({ message }) => this.#tell('error', { message }));
    }

    play(move) { return this.#ask('play', { move }); }
    undo() { return this.#ask('undo'); }
    redo() { return this.#ask('redo'); }
    reset() { return this.#ask('reset'); }
    evaluate(position) { return this.#ask('evaluate', { position }); }
    table(options) { return this.#ask('table', options); }
    export(kind) { return this.#ask('export', { kind }); }

    #ask(what, fields) {
      return new Promise((resolve, reject) => {
        if (!this.isConnected) throw new Error('The bar is not in the page.');
        this.#frame.loading = 'eager';
        const id = ++this.#last;
        const message = { ...fields, bittersweet: 1, id, do: what };
        const end = (error, ok) => {
          clearTimeout(late);
          this.#open.delete(id);
          error ? reject(new Error(error)) : resolve(ok);
        };
        const late = setTimeout(end, this.timeout, 'The bar did not answer in time.');
        this.#open.set(id, { message, end });
        if (this.#isReady) this.#post(message);
      });
    }

    #post(message) { this.#frame.contentWindow.postMessage(message, '*'); }
    #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

    #hear = ({ source, data }) => {
      if (source !== this.#frame.contentWindow || data?.bittersweet !== 1) return;
      const { bittersweet, type, ...detail } = data;
      if (type === 'answer') return this.#open.get(data.id)?.end(data.error, data.ok);
      if (type === 'ready' && !this.#isReady) {
        this.#isReady = true;
        for (const { message } of this.#open.values()) this.#post(message);
      }
      if (type === 'height') this.#frame.style.height = `${data.height}px`;
      if (type === 'change') {
        this.#isMirror = true;
        for (const key in state) if (data[key] !== '' || this.hasAttribute(key)) this.setAttribute(key, data[key]);
        this.#isMirror = false;
      }
      this.#tell(type, detail);
    };
  }

  customElements.define('bittersweet-game', Game);
}
