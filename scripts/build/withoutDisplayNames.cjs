'use strict';
/**
 * A webpack loader for packages whose components set a `displayName`. This is a side effect, which keeps unused components in the
 * bundle. It removes the names and marks the calls that create components as pure, so that the minifier can drop unused components.
 */
module.exports = function withoutDisplayNames(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
};
