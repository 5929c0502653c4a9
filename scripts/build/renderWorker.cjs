'use strict';
// The host's thread that renders signed-in pages (api-host/serving/pageRenderer.ts). The build puts it beside what it renders with.
const { parentPort } = require('node:worker_threads');
const { renderFrame, renderSignedIn } = require('./prerender.cjs');

parentPort.on('message', ({ id, path, config, answers }) => {
  const json = Object.fromEntries([...answers].map(([url, text]) => [url, JSON.parse(text)]));
  renderSignedIn(path, { config, answers: json }).then(
    (markup) => parentPort.postMessage({ id, markup }),
    () => parentPort.postMessage({ id }),
  );
});
// The first page takes long, since nothing of it is compiled yet.
void renderFrame('/payment/bank-transfer').then(() => parentPort.postMessage('ready'));
