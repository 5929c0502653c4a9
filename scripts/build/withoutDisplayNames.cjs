'use strict';
/**
 * A webpack loader for packages whose components have a `displayName`. Setting it is a side effect, which keeps a component that nobody
 * uses in the bundle. Without the names, and with the calls that make components marked as pure, the minifier leaves it out.
 */
module.exports = function withoutDisplayNames(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
};
