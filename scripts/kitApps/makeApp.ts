import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, npm } from '../../tests/ui-kit-package/commands';
import { eventually } from '../../tests/support/eventually';
import { freePort } from '../../tests/support/freePort';
import { type App, writeRecipe } from './recipes';

/** The packages of each app, in versions that run on the project's oldest supported Node. */
const packages: Record<App, string[]> = {
  vite: ['vite@^8', '@types/react@^19', '@types/react-dom@^19'],
  next: ['next@^16', 'typescript@^5.9', '@types/node@^20', '@types/react@^19', '@types/react-dom@^19'],
};

const programs: Record<App, string> = { vite: 'vite/bin/vite.js', next: 'next/dist/bin/next' };

const peers = [
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'react',
  'react-dom',
];

/** The version that the project itself uses, so that an app tests the kit and not the latest package releases. */
const installedVersion = (name: string) => {
  const manifest = path.join(__dirname, '../../node_modules', name, 'package.json');
  return `${name}@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;
};

/** Creates a fresh app by its recipe and builds it with the packed kit. Resolves to its folder. */
export async function makeApp(app: App, within: string, archive: string): Promise<string> {
  const folder = path.join(within, app);
  mkdirSync(folder);
  writeRecipe(app, folder);
  const pinned = [...peers, 'final-form', 'react-final-form'].map(installedVersion);
  await npm(['install', '--ignore-scripts', archive, ...pinned, ...packages[app]], folder);
  await npm(['run', 'build'], folder);
  return folder;
}

/** Builds the app with tokens that lack contrast. Resolves to the output of the failed build. */
export async function failureOfBadTokens(folder: string): Promise<string> {
  const file = path.join(folder, 'brand/tokens.js');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace("onFill: '#00210F'", "onFill: '#FFFFFF'"));
  const outcome = await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, env: environment }).then(
    () => '',
    (reason: unknown) => (reason as { stderr: string }).stderr,
  );
  writeFileSync(file, good);
  return outcome;
}

/** Starts a built app. Resolves to its address and a function that stops it. */
export async function startApp(app: App, folder: string): Promise<{ address: string; stop: () => void }> {
  const port = await freePort();
  const program = path.join(folder, 'node_modules', programs[app]);
  const command =
    app === 'vite'
      ? ['preview', '--host', '127.0.0.1', '--strictPort']
      : ['start', '--hostname', '127.0.0.1'];
  const child = spawn(process.execPath, [program, ...command, '--port', String(port)], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/`;
  await eventually(`${app} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${app} ended before it answered.`);
    return fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { address, stop: () => void child.kill() };
}
