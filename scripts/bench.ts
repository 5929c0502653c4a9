import { existsSync } from 'node:fs';
import { isFresh } from './build/freshness';
import { places } from './build/places';
import { benchCitus } from './bench/citus';
import { benchHeap } from './bench/heap';
import { benchHost } from './bench/host';
import { benchInteractions } from './bench/interactions';
import { benchLogins } from './bench/logins';
import { benchMoney } from './bench/money';
import { benchPage } from './bench/page';
import { benchReplay } from './bench/replay';
import { benchSignedIn } from './bench/signedIn';
import { benchStart } from './bench/start';
import { benchStorybook } from './bench/storybook';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  host: benchHost,
  logins: benchLogins,
  money: benchMoney,
  citus: benchCitus,
  page: benchPage,
  signedIn: benchSignedIn,
  interactions: benchInteractions,
  heap: benchHeap,
  start: benchStart,
  replay: benchReplay,
  storybook: benchStorybook,
};

/** The parts that load pages from dist/. Without it they would fail minutes later, after the parts before them. */
const loadPages: ReadonlySet<string> = new Set(['page', 'signedIn', 'interactions', 'heap']);

/**
 * `npm run bench [-- part…]`: measures the speed on this machine, each number beside the machine's limit measured in the same run. If parts
 * are named, only these run.
 */
async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  const wanted = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
  if (!existsSync(places.dist) && wanted.some(([name]) => loadPages.has(name)))
    throw new Error('There is no dist/: run `npm run build` first.');
  if (!isFresh())
    console.warn(
      'dist/ is older than the sources: run `npm run build` first to measure the current sources.',
    );
  for (const [, run] of wanted) await run();
}

void main();
