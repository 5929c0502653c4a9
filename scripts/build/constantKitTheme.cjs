'use strict';
/**
 * A webpack loader for ui-kit/theme/kitTheme.ts. What MUI computes of the kit's own look takes a cheap phone some 30 ms and is always the same:
 * the build computes it (docs/decisions/0129). The build runs in tsx, so TypeScript can be required.
 */
module.exports = function constantKitTheme() {
  const { kitTheme } = require('../../ui-kit/theme/kitTheme.ts');
  const { baselineStyles } = require('../../ui-kit/theme/baseline.ts');
  const constants = JSON.stringify({ vars: kitTheme.vars, styles: baselineStyles(kitTheme) });
  return [
    "import { themeOfConstants } from './constantTheme';",
    `export const kitTheme = /* @__PURE__ */ themeOfConstants(${constants});`,
  ].join('\n');
};
