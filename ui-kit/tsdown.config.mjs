import { defineConfig } from 'tsdown';

const shared = {
  entry: ['index.ts', 'forms/index.ts', 'theme/index.ts'],
  tsconfig: 'tsconfig.build.json',
  platform: 'neutral',
  target: 'es2022',
  // One module for each source file, so that a bundler takes only what a page imports.
  unbundle: true,
  report: false,
};

// Two passes: in one, the declarations would name source maps that are not written.
export default defineConfig([
  { ...shared, sourcemap: true, dts: false },
  { ...shared, clean: false, dts: { emitDtsOnly: true } },
]);
