import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import type { ConsumerProject } from './consumerProject';

/** Bundles a file of `consumer/` into the project's `out/`. Resolves to the output files by name. */
export async function bundle({ folder }: ConsumerProject, entry: string, options: BuildOptions) {
  const { metafile } = await build({
    entryPoints: [path.join(folder, 'tests/ui-kit-package/consumer', entry)],
    absWorkingDir: folder,
    outdir: path.join(folder, 'out'),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    bundle: true,
    logLevel: 'silent',
    ...options,
    metafile: true,
  });
  return metafile.outputs;
}
