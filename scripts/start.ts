import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readEnvironment } from '../api-host/environment';
import { isFresh } from './build/freshness';

/** Builds the portal if dist/ is missing or stale. Returns false if the build failed. Called by start.cjs. */
export function buildIfNeeded(): boolean {
  if (hasBuild() || isFresh()) return true;
  console.log('Building the portal (once, about a minute) …');
  const script = path.join(__dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  return status === 0;
}

/** Whether the settings name a build. The host reports an invalid settings file. */
function hasBuild(): boolean {
  try {
    return Boolean(readEnvironment(process.env, process.cwd())['PORTAL_DIST']);
  } catch {
    return true;
  }
}
