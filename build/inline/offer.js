/** Tells the page where the script of a worker is. */
function offer(name, script) {
  const meta = document.createElement('meta');
  meta.name = `bittersweet-${name}`;
  meta.content = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  document.head.append(meta);
}
