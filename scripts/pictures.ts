import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../tests/support/browser';
import { serveStorybook, storyEntries, type StoryEntry } from '../tests/support/storybook';
import { drawOverview, drawSheet } from './pictures/drawSheet';
import { takeShots } from './pictures/takeShots';

/**
 * `npm run pictures`: draws every state of every screen in both modes at 360 and 1280 px on the sheets of docs/pictures/, for readers.
 * To find changes, use `npm run looks`. `--built` uses the existing Storybook build.
 */
const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'docs/pictures/screens');

/** The state that represents each screen on the overview. */
const representatives: Record<string, string> = {
  Login: 'Filled',
  Register: 'PasswordTyped',
  Recovery: 'Chooser',
  RecoveryByPhone: 'LongUsername',
  PersonalInfo: 'PhoneUnverified',
  Security: 'NeverChanged',
  AccountActivity: 'Devices',
  Payment: 'Banks',
  Recharge: 'Chosen',
  Migration: 'Fresh',
  Transactions: 'TopUpAndPurchase',
  TransferClaims: 'EveryState',
  GiftCodes: 'EveryState',
  Support: 'InDevelopment',
};

const screenOf = ({ title }: StoryEntry) => title.replace('Screens/', '');
const stateOf = ({ exportName = '' }: StoryEntry) => exportName;

async function main() {
  if (!process.argv.includes('--built'))
    spawnSync('npm', ['run', 'build:storybook'], { cwd: root, stdio: 'inherit', shell: true });
  const stories = storyEntries().filter(
    ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
  );
  const [server, browser] = await Promise.all([serveStorybook(), launchBrowser()]);
  const [narrow, wide] = await Promise.all(
    (['phone', 'laptop'] as const).map((size) => takeShots(browser, server.url, size, stories)),
  );
  const shots = new Map([...(narrow ?? []), ...(wide ?? [])]);

  mkdirSync(folder, { recursive: true });
  const screens = new Set(stories.map(screenOf));
  for (const screen of screens) {
    const ofScreen = stories.filter((story) => screenOf(story) === screen);
    writeFileSync(path.join(folder, `${screen}.webp`), await drawSheet(browser, ofScreen, shots));
  }
  const overview = stories.filter((story) => representatives[screenOf(story)] === stateOf(story));
  writeFileSync(path.join(folder, '../contact-sheet.webp'), await drawOverview(browser, overview, shots));
  await browser.close();
  await server.close();
  console.log(`${stories.length} states of ${screens.size} screens, ${shots.size} pictures.`);
}

void main();
