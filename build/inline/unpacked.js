/**
 * WebAssembly out of text (gzip in base64). The browser compiles it while it is unpacked, beside everything else. The bytes
 * come out of a response and not out of a blob: in a worker of a file, WebKit never comes to the end of a blob.
 */
function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}
