'use strict';
// The host's worker thread that renders signed-in pages (api-host/serving/pageRenderer.ts). The build puts it beside the renderer.
const { parentPort } = require('node:worker_threads');
const { renderFrame, renderSignedIn } = require('./prerender.cjs');

// One page at a time, so that the host knows which one the thread hangs in.
let last = Promise.resolve();
parentPort.on('message', ({ id, path, config, answers }) => {
  const json = Object.fromEntries([...answers].map(([url, text]) => [url, JSON.parse(text)]));
  last = last
    .then(() => renderSignedIn(path, { config, answers: json }))
    .then(
      (markup) => parentPort.postMessage({ id, markup }),
      () => parentPort.postMessage({ id }),
    );
});
// Warm-up: the first render is slow, because no code is compiled yet.
void renderFrame('/payment/bank-transfer').then(() => parentPort.postMessage('ready'));
