import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { looksFolder } from '../../tests/support/looks/findChanges';

const root = path.resolve(__dirname, '../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** Symlinks the installed packages into the checked-out sources, except for the project's own packages, which come from those sources. */
function linkPackages(from: string, to: string, own: (name: string) => boolean) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '.cache' && !own(name)) symlinkSync(path.join(from, name), path.join(to, name));
}

function checkOut(commit: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  git('archive', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const packages = path.join(folder, 'node_modules');
  linkPackages(path.join(root, 'node_modules'), packages, (name) => name === '@portal');
  mkdirSync(path.join(packages, '@portal'), { recursive: true });
  for (const workspace of ['contract', 'ui-kit', 'api-host']) {
    symlinkSync(path.join(folder, workspace), path.join(packages, '@portal', workspace));
    linkPackages(
      path.join(root, workspace, 'node_modules'),
      path.join(folder, workspace, 'node_modules'),
      () => false,
    );
  }
}

/**
 * The Storybook of a commit, built from its sources with the packages that are installed here. It is cached in .cache/looks and
 * built only once (two minutes). Throws if the build fails.
 */
export function storybookOf(commit: string): string {
  const id = git('rev-parse', '--short=12', commit);
  const folder = path.join(looksFolder, 'base', id);
  const built = path.join(folder, 'storybook-static');
  if (existsSync(path.join(built, '.fingerprint'))) return built;
  rmSync(path.join(looksFolder, 'base'), { recursive: true, force: true });
  checkOut(id, folder);
  console.log(`Building the Storybook of ${id} …`);
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/buildStorybook.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The Storybook of ${id} could not be built.`);
  return built;
}
