import { defineConfig } from 'tsdown';

const shared = {
  entry: ['index.ts', 'forms/index.ts', 'theme/index.ts', 'tokens/index.ts'],
  tsconfig: 'tsconfig.build.json',
  platform: 'neutral',
  target: 'es2022',
  // One module for each source file, so that a bundler takes only what a page imports.
  unbundle: true,
  report: false,
};

/**
 * Modules with components, hooks or styles run in the browser and when a page is prerendered, not in React's server components, which take
 * them for references where this stands first (decision 0123).
 */
const clientModule =
  /\.tsx$|\.styles\.ts$|\/use\w+\.ts$|\/lazyComponent\.ts$|\/(groupName|printStyles|KitTextsContext)\.ts$/;
const banner = ({ facadeModuleId }) => (clientModule.test(facadeModuleId ?? '') ? "'use client';" : '');

// Two passes: in one, the declarations would name source maps that are not written.
export default defineConfig([
  { ...shared, sourcemap: true, dts: false, outputOptions: { banner } },
  { ...shared, clean: false, dts: { emitDtsOnly: true } },
]);
