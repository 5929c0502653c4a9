import { defineConfig } from 'tsdown';

const shared = {
  entry: ['index.ts', 'forms/index.ts', 'theme/index.ts', 'tokens/index.ts'],
  tsconfig: 'tsconfig.build.json',
  platform: 'neutral',
  target: 'es2022',
  // One module for each source file, so that a bundler includes only what a page imports.
  unbundle: true,
  report: false,
};

/**
 * Modules with components, hooks or styles are client modules: they begin with the directive below, so React's server components import
 * them as references (decision 0123).
 */
const clientModule =
  /\.tsx$|\.styles\.ts$|\/use\w+\.ts$|\/componentChunk\.ts$|\/(groupName|printStyles|KitTextsContext)\.ts$/;
const banner = ({ facadeModuleId }) => (clientModule.test(facadeModuleId ?? '') ? "'use client';" : '');

// Two passes: in a single pass, the declarations would reference source maps that are not written.
export default defineConfig([
  { ...shared, sourcemap: true, dts: false, outputOptions: { banner } },
  { ...shared, clean: false, dts: { emitDtsOnly: true } },
]);
