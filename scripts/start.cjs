/*
 * `npm start`. Written in old JavaScript up to the version check, so that an old Node prints a one-line message instead of a
 * syntax error. The rest is in startHost.cjs.
 */

/* Taken first: npm's shell may end before the host is loaded, which would not notice that later. */
var parent = process.ppid;

var needed = [20, 19];
var have = process.versions.node.split('.').map(Number);

if (have[0] < needed[0] || (have[0] === needed[0] && have[1] < needed[1])) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node 20.19 or newer (https://nodejs.org). ' +
      'Hãy cài Node 20.19 trở lên.',
  );
  process.exit(1);
}

var installed = require('node:fs').existsSync(require('node:path').join(__dirname, '../node_modules/tsx'));
if (!installed) {
  console.error('Packages are missing: run "npm ci" first. Hãy chạy "npm ci" trước.');
  process.exit(1);
}

require('./startHost.cjs')(parent);
