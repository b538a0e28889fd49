// The mistakes that can be planted in a file of Rust, with their places: another operator, a number that is one larger, the
// other truth value, or no `!`. Comments, texts, attributes and tests are left alone.

const swapped = {
  '+': '-', '-': '+', '*': '+', '/': '*', '%': '+', '^': '|', '&': '|', '|': '&', '<<': '>>', '>>': '<<',
  '==': '!=', '!=': '==', '<=': '<', '>=': '>', '<': '<=', '>': '>=', '&&': '||', '||': '&&', '+=': '-=', '-=': '+=', '*=': '+=',
  '..=': '..', '..': '..=', true: 'false', false: 'true', '.min(': '.max(', '.max(': '.min(', '!': '',
};

/** The text with everything that is not code as blanks, so that places stay what they are. */
export function code(text) {
  const parts = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|r(#*)"[\s\S]*?"\1|b?"(?:\\[\s\S]|[^"\\])*"|b?'(?:\\[^']+|[^'\\])'|#!?\[[^\]]*\]/g;
  const blank = (found) => found.replace(/[^\n]/g, ' ');
  // The item after `#[cfg(test)]` is a test, up to its semicolon or its last brace.
  const plain = text.replace(parts, (found) => (found === '#[cfg(test)]' ? '\u0001'.padEnd(found.length) : blank(found)));
  const signs = [...plain];
  for (let at = signs.indexOf('\u0001'); at >= 0; at = signs.indexOf('\u0001', at + 1)) {
    for (let depth = 0, end = at; end < signs.length; end += 1) {
      const sign = signs[end];
      if (sign !== '\n') signs[end] = ' ';
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      if ((sign === '}' && depth === 0) || (sign === ';' && depth === 0)) break;
    }
  }
  return signs.join('').replace(/^\s*(pub(\([^)]*\))? )?use [^;]*;/gm, blank);
}

/** All mistakes that can be planted: `{ at, before, after }`, the first place first. */
export function mistakes(text) {
  const plain = code(text);
  const found = [];
  const add = (at, before, after) => found.push({ at, before, after });
  // Rustfmt puts blanks around operators, and none around the brackets of types.
  for (const { 1: sign, index } of plain.matchAll(/(?<= )(\+=|-=|\*=|<<|>>|==|!=|<=|>=|&&|\|\||[-+*/%^&|<>])(?= )/g)) add(index, sign, swapped[sign]);
  for (const { 0: sign, index } of plain.matchAll(/(?<=[\w)])\.\.=?(?=[\w(])/g)) add(index, sign, swapped[sign]);
  for (const { 0: word, index } of plain.matchAll(/\b(true|false)\b|\.(min|max)\((?!\))/g)) add(index, word, swapped[word]);
  for (const { 0: sign, index } of plain.matchAll(/(?<=[\s(])!(?=[a-zA-Z(])/g)) add(index, sign, '');
  for (const { 0: number, index } of plain.matchAll(/(?<![\w.#'])\d+(?![\w.]|\s*=>)/g)) add(index, number, String(BigInt(number) + 1n));
  return found.sort((a, b) => a.at - b.at);
}
