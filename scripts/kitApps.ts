import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../tests/support/browser';
import { packKit } from '../tests/ui-kit-package/commands';
import { failureOfBadTokens, makeApp, startApp } from './kitApps/makeApp';
import { openApp } from './kitApps/openApp';
import type { App } from './kitApps/recipes';

/**
 * `npm run kit:apps [vite|next]`: packs the kit, creates fresh apps by the recipes of its README with packages from npm, builds and starts them
 * with another product's look, and opens them in a browser (decision 0123). Fails on any console output. Pictures go to .cache/kit-apps/.
 */
const pictures = path.join(__dirname, '../.cache/kit-apps');

async function tryApp(app: App, within: string, archive: string): Promise<string[]> {
  const folder = await makeApp(app, within, archive);
  const bad = await failureOfBadTokens(folder);
  const faults = bad.includes('gold.onFill on gold.fill has a contrast of')
    ? []
    : [`${app}: a build with bad tokens did not fail as it must: ${bad || 'it passed'}`];
  const { address, stop } = await startApp(app, folder);
  const browser = await launchBrowser();
  try {
    return [...faults, ...(await openApp(browser, app, address, pictures))];
  } finally {
    await browser.close();
    stop();
  }
}

async function main() {
  const asked = process.argv.slice(2);
  const apps = (['vite', 'next'] as const).filter((app) => asked.length === 0 || asked.includes(app));
  const within = mkdtempSync(path.join(os.tmpdir(), 'kit-apps-'));
  mkdirSync(pictures, { recursive: true });
  const faults: string[] = [];
  try {
    const { archive } = await packKit(within);
    for (const app of apps) {
      faults.push(...(await tryApp(app, within, archive)));
      console.log(`${app}: opened in both modes and sizes.`);
    }
  } finally {
    rmSync(within, { recursive: true, force: true });
  }
  console.log(faults.length === 0 ? `No fault. Pictures: ${pictures}` : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
