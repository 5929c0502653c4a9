import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readEnvironment } from '../api-host/environment';
import { setParent, watchParent } from '../api-host/parentProcess';
import { SIGNALS } from '../api-host/stopOnSignals';
import { isFresh } from './build/freshness';
import { PACKAGES_OPTIONAL } from './build/packages';

/** Builds the portal if dist/ is missing or stale. Returns false if the build failed; ends the process, and the build, at a signal. */
export async function buildIfNeeded(parent = process.ppid): Promise<boolean> {
  setParent(parent);
  if (hasBuild() || isFresh()) return true;
  console.log('Building the portal (once, about a minute) …');
  const script = path.join(__dirname, 'build.ts');
  // Debian's npm, for example, can install the packages, but not list them.
  const args = ['--import', 'tsx', script, PACKAGES_OPTIONAL];
  const build = spawn(process.execPath, args, { stdio: 'inherit' });
  const stop = () => {
    build.kill();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const endWatch = watchParent(stop);
  const [code] = (await once(build, 'exit')) as [number | null];
  endWatch();
  for (const signal of SIGNALS) process.off(signal, stop);
  return code === 0;
}

/** Whether the settings name a build. The host reports an invalid settings file. */
function hasBuild(): boolean {
  try {
    return Boolean(readEnvironment(process.env, process.cwd())['PORTAL_DIST']);
  } catch {
    return true;
  }
}
