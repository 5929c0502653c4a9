/*
 * Builds the portal if necessary and becomes the API host. tsx is loaded by import(), so that it also resolves TypeScript modules that
 * the host itself loads by import(), such as those of metrics and traces; `tsx/cjs` would not.
 */
import('tsx').then(() => {
  if (require('./start.ts').buildIfNeeded()) require('../api-host/main.ts');
  else process.exitCode = 1;
});
