import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import { places } from './places';

const rule: RuleSetRule = {
  test: path.join(places.root, 'ui-kit/theme/kitTheme.ts'),
  enforce: 'pre',
  loader: path.join(__dirname, 'constantKitTheme.cjs'),
};

/** Removes MUI's code that derives CSS variables or source code from a theme; the portal's bundles never do that. */
const withoutThemeMaker = new webpack.NormalModuleReplacementPlugin(
  /^\.[/](createThemeWithVars|stringifyTheme)\.mjs$/,
  path.join(__dirname, 'nothing.ts'),
);

/** Removes MUI's code that completes a palette; that of the constants is complete. */
const withoutPaletteMaker = new webpack.NormalModuleReplacementPlugin(
  /^\.[/]createPalette\.mjs$/,
  path.join(__dirname, 'completePalette.ts'),
);

/** Replaces MUI's default theme for components without a provider. */
const withoutDefaultTheme = new webpack.NormalModuleReplacementPlugin(
  /[./]defaultTheme\.mjs$/,
  path.join(__dirname, 'defaultTheme.ts'),
);

/** The kit's own theme as a constant of the portal's bundles (docs/decisions/0129). */
export const constantTheme = {
  rule,
  plugins: [withoutThemeMaker, withoutPaletteMaker, withoutDefaultTheme],
};
