'use strict';
/**
 * A webpack loader for `@emotion/cache`, whose default prefixer the portal replaces (src/lib/styleCache.ts). Without a reference to it,
 * the minifier can drop the prefixer.
 */
module.exports = function withoutPrefixer(source) {
  const plugins = 'var defaultStylisPlugins = [prefixer];';
  if (!source.includes(plugins)) throw new Error('@emotion/cache no longer names its prefixer as it did.');
  return source.replace(plugins, 'var defaultStylisPlugins = [];');
};
