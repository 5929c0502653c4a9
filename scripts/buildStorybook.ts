import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { places } from './build/places';
import { fingerprint, storybookFingerprintFile, storybookInputs } from './build/freshness';

/** `npm run build:storybook`: writes storybook-static/ as it is published, and a fingerprint of its sources. */
const sources = fingerprint(storybookInputs);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(places.root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    ...['build', '-c', '.storybook', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
  ],
  // Otherwise Storybook bundles React's development build.
  { cwd: places.root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
if (status === 0) writeFileSync(storybookFingerprintFile, sources);
process.exitCode = status ?? 1;
