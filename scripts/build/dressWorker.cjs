'use strict';
// The host's thread that renders every page under a brand, once (api-host/brand/dressPortal.ts). The build puts it beside what it renders with.
const { parentPort, workerData } = require('node:worker_threads');
const prerender = require('./prerender.cjs');
const { renderDocuments } = require('./documents.cjs');
const plan = require('./plan.json');

renderDocuments(prerender, plan, workerData).then((documents) => parentPort.postMessage(documents));
