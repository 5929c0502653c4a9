'use strict';
// The host's worker thread that renders every page once under a brand (api-host/brand/applyBrand.ts). The build puts it beside the renderer.
const { parentPort, workerData } = require('node:worker_threads');
const prerender = require('./prerender.cjs');
const { renderDocuments } = require('./documents.cjs');
const plan = require('./plan.json');

renderDocuments(prerender, plan, workerData).then((documents) => parentPort.postMessage(documents));
