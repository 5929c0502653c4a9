/*
 * Builds the portal if necessary and becomes the API host. tsx is loaded by import(), so that it also resolves TypeScript modules that
 * the host itself loads by import(), such as those of metrics and traces; `tsx/cjs` would not.
 */
module.exports = (parent) =>
  import('tsx').then(async () => {
    if (await require('./start.ts').buildIfNeeded(parent)) require('../api-host/main.ts');
    else process.exitCode = 1;
  });
