// Listens to the bar, and asks it.
const bar = document.querySelector('bittersweet-game');
const said = document.querySelector('#said');
const moves = document.querySelector('#moves');

const cell = (text, kind = 'td') => Object.assign(document.createElement(kind), { textContent: text });
const row = (...cells) => {
  const line = document.createElement('tr');
  line.append(...cells);
  return line;
};

bar.addEventListener('move', ({ detail }) => moves.append(row(cell(detail.player), cell(detail.words), cell(detail.after))));
bar.addEventListener('result', ({ detail }) => (said.textContent = detail.words));
bar.addEventListener('error', ({ detail }) => (said.textContent = detail.message));
bar.addEventListener('change', ({ detail }) => {
  // Moves that were undone are removed from the list; a new position begins with an empty list.
  while (moves.children.length > detail.moves) moves.lastElementChild.remove();
});

/** Does something with the bar; if it fails, shows the message of the error. */
const tell = (what) => async () => {
  try {
    await what();
  } catch (error) {
    said.textContent = error.message;
  }
};

document.querySelector('#best').onclick = tell(async () => {
  const { options } = await bar.evaluate();
  const best = options.find(({ grundy }) => grundy === 0);
  said.textContent = best ? `The move ${best.move} wins.` : 'No move wins here.';
  if (best) await bar.play(best.move);
});

document.querySelector('#values').onclick = tell(async () => {
  const { plane, columns, rows, values } = await bar.table({ size: 12 });
  const corner = cell(`${rows} \\ ${columns}`, 'th');
  const head = row(corner, ...values[0].map((_, number) => cell(number, 'th')));
  const lines = values.map((line, number) => {
    const cells = line.map((value) => cell(value ?? ''));
    cells.forEach((one, at) => one.classList.toggle('zero', line[at] === 0));
    return row(cell(number, 'th'), ...cells);
  });
  const caption = cell(`Grundy values, plane ${plane}; P-positions are underlined`, 'caption');
  document.querySelector('#table').replaceChildren(caption, head, ...lines);
});
