'use strict';
/**
 * A webpack loader for ui-kit/theme/kitTheme.ts. MUI needs about 30 ms on a cheap phone to compute the kit's own theme, and the result is
 * always the same, so the build computes it (docs/decisions/0129). The build runs in tsx, so TypeScript can be required.
 */
module.exports = function constantKitTheme() {
  const { kitTheme } = require('../../ui-kit/theme/kitTheme.ts');
  const { schemeOf } = require('../../ui-kit/theme/createKitTheme.ts');
  const { tokens } = require('../../ui-kit/tokens/tokens.ts');
  const { createTheme } = require('@mui/material/styles');
  const { baselineStyles } = require('../../ui-kit/theme/baseline.ts');
  const { withoutFallbacks } = require('./withoutFallbacks.ts');
  const { withoutUnused } = require('./withoutUnused.ts');
  // As MUI completes it, without its functions.
  const { palette } = createTheme(schemeOf('dark', tokens.dark));
  const styles = baselineStyles(kitTheme);
  const constants = withoutFallbacks(
    JSON.stringify({ vars: withoutUnused(kitTheme.vars), palette, styles }),
    styles,
  );
  return [
    "import { themeOfConstants } from './constantTheme';",
    `export const kitTheme = /* @__PURE__ */ themeOfConstants(${constants});`,
  ].join('\n');
};
