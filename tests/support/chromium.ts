import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The headless shell: it renders and runs pages as Chromium does, with less work per page (docs/decisions/0130). */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Full browsers with windows and extensions. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The file in which scripts/test/installChromium.ts records the browser that it downloaded. */
export const fetchedChromiumNote = path.resolve(__dirname, '../../.cache/chromium/path.txt');

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const fetched = () =>
  existsSync(fetchedChromiumNote) ? [readFileSync(fetchedChromiumNote, 'utf8').trim()] : [];

/** The configured path is used even if nothing exists there: silently starting another browser would hide a typo. */
const fromEnvironment = () => process.env['CHROMIUM_PATH'] || undefined;

const findShell = () => fromEnvironment() ?? onPath(shells).find(isProgram);
const findWhole = () => fromEnvironment() ?? [...onPath(whole), ...elsewhere].find(isProgram);

/** Whether CHROMIUM_PATH is set or this machine has a headless shell, so that nothing has to be installed. */
export const hasFastChromium = (): boolean => findShell() !== undefined;

/**
 * CHROMIUM_PATH, else an installed headless shell, else an installed Chromium or Chrome, else one that `npm test` downloaded
 * (architecture §6); undefined if there is none.
 */
export const findChromium = (): string | undefined => findShell() ?? findWhole() ?? fetched().find(isProgram);

/** The browser to test with. Throws instructions if there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found)
    throw new Error('No Chromium: install one, or set CHROMIUM_PATH, or run `npm test`, which fetches it.');
  return found;
}

/** A full browser as players have it, for measurements and extensions. Throws instructions if there is none. */
export function wholeChromiumPath(): string {
  const found = findWhole();
  if (!found) throw new Error('No whole Chromium: install one (Debian: chromium), or set CHROMIUM_PATH.');
  return found;
}

/**
 * For measurements: headless, without its own sandbox (containers run as root) and without background traffic. It paints only what
 * changed, as it does for players.
 */
export const benchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * For tests: changes are painted as a whole and at once, so that a page looks the same whatever was shown before. V8's optimizing compilers
 * are off: a page of a test ends before they pay (docs/decisions/0147).
 */
export const chromiumArguments = [
  ...benchArguments,
  ...['--disable-partial-raster', '--disable-checker-imaging'],
  '--js-flags=--no-maglev --no-turbofan',
];
