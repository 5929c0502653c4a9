/*
 * Runs the bundle beside this file: `main.cjs` runs `main.bundle.js`. V8 spends a third of a start on compiling, so the first program
 * that ends well leaves the compiled code in a file, and later ones read it (docs/decisions/0131). Without this file, or if it does not
 * fit, V8 compiles as usual. Node 22 does the same with NODE_COMPILE_CACHE.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

// V8 would drop the code of the start, which runs only once, before the file is written. The flag is part of what must fit.
setFlagsFromString('--no-flush-bytecode');

const bundle = __filename.replace(/\.cjs$/, '.bundle.js');
const cache = `${bundle}.cache`;
const isCached = existsSync(cache);
const script = new Script(
  // On one line with the bundle, so that line numbers stay the same.
  `(function (exports, require, module, __filename, __dirname) {${readFileSync(bundle, 'utf8')}\n})`,
  {
    filename: bundle,
    ...(isCached && { cachedData: readFileSync(cache) }),
  },
);
if (!isCached)
  process.once('exit', (code) => {
    if (code !== 0 || existsSync(cache)) return;
    const own = `${cache}.${process.pid}`;
    writeFileSync(own, script.createCachedData());
    renameSync(own, cache);
  });
script.runInThisContext()(exports, createRequire(bundle), module, bundle, __dirname);
