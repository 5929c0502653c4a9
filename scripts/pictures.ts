import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../tests/support/browser';
import { serveStorybook, storyEntries, type StoryEntry } from '../tests/support/storybook';
import { compareSheets, type Change, type Sheet } from './pictures/compareSheets';
import { drawOverview, drawSheet } from './pictures/drawSheet';
import { writeReport } from './pictures/report';
import { takeShots } from './pictures/takeShots';

/**
 * `npm run pictures`: takes every state of every screen in both modes at 360 and 1280 into docs/pictures/, and says which of
 * them look other than in the last commit. `--built` takes the Storybook that is there, `--dry` writes no picture.
 */
const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'docs/pictures/screens');
const listFile = 'docs/pictures/screens/states.json';

/** The state of each screen that stands for it on the overview. */
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

type States = Record<string, string[]>;

const screenOf = ({ title }: StoryEntry) => title.replace('Screens/', '');
const stateOf = ({ exportName = '' }: StoryEntry) => exportName;

/** A file as the last commit has it; null when it isn't there. */
function committed(file: string): Buffer | null {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], {
      cwd: root,
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

function committedSheet(states: States, screen: string): Sheet | null {
  const webp = committed(`docs/pictures/screens/${screen}.webp`);
  return webp && { webp, states: states[screen] ?? [] };
}

async function main() {
  const dry = process.argv.includes('--dry');
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

  const before = JSON.parse(committed(listFile)?.toString() ?? '{}') as States;
  const now: States = {};
  const changes: (Change & { screen: string })[] = [];
  mkdirSync(folder, { recursive: true });
  for (const screen of new Set(stories.map(screenOf))) {
    const ofScreen = stories.filter((story) => screenOf(story) === screen);
    const sheet: Sheet = {
      states: ofScreen.map(stateOf),
      webp: await drawSheet(browser, ofScreen, shots),
    };
    now[screen] = [...sheet.states];
    const found = await compareSheets(browser, committedSheet(before, screen), sheet);
    changes.push(...found.map((change) => ({ ...change, screen })));
    if (!dry) writeFileSync(path.join(folder, `${screen}.webp`), sheet.webp);
  }
  if (!dry) {
    const overview = stories.filter((story) => representatives[screenOf(story)] === stateOf(story));
    writeFileSync(path.join(folder, '../contact-sheet.webp'), await drawOverview(browser, overview, shots));
    writeFileSync(path.join(root, listFile), `${JSON.stringify(now, null, 2)}\n`);
  }
  await browser.close();
  await server.close();

  console.log(`${stories.length} states of ${Object.keys(now).length} screens, ${shots.size} pictures.`);
  const gone = Object.entries(before).flatMap(([screen, states]) =>
    states.filter((state) => !now[screen]?.includes(state)).map((state) => `${screen}: ${state}`),
  );
  gone.forEach((name) => console.log(`gone     ${name}`));
  changes.forEach(({ screen, state, before: old }) =>
    console.log(`${old ? 'changed ' : 'new     '} ${screen}: ${state}`),
  );
  if (changes.length > 0)
    console.log(
      `\nBefore, after and difference: ${writeReport(path.join(root, '.cache/pictures'), changes)}`,
    );
  else console.log('Nothing looks other than in the last commit.');
}

void main();
