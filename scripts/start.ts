import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isFresh } from './build/freshness';

/** Builds the portal where dist/ is missing or older than its sources, then becomes the API host. */
function buildIfNeeded(): boolean {
  if (isFresh()) return true;
  console.log('Building the portal (once, about a minute) …');
  const script = path.join(__dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  return status === 0;
}

const needsBuild = !process.env['PORTAL_DIST'];
if (!needsBuild || buildIfNeeded()) void import('../api-host/main');
else process.exitCode = 1;
