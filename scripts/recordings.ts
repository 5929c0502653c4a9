import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { journeys } from '../tests/recordings/journeys';
import { launchSlowly, recordJourney } from '../tests/support/recordJourney';
import { runPortalAsNewcomer } from '../tests/support/runPortal';
import { buildIfNeeded } from './start';

const folder = path.join(__dirname, '../tests/recordings');

/** `npm run recordings [name …]`: records tests/recordings again, against a separate host (docs/state.md). */
async function main() {
  if (!(await buildIfNeeded())) throw new Error('The portal could not be built.');
  const asked = process.argv.slice(2);
  const names = Object.keys(journeys).filter((name) => asked.length === 0 || asked.includes(name));
  const [portal, browser] = await Promise.all([
    runPortalAsNewcomer({ PORTAL_DEVTOOLS: '1', BOT_CHECK_DIFFICULTY: '3' }),
    launchSlowly(),
  ]);
  try {
    for (const name of names) {
      const journey = journeys[name];
      if (!journey) continue;
      const { recording, screens } = await recordJourney(browser, portal.host, journey);
      writeFileSync(path.join(folder, `${name}.json`), `${recording}\n`);
      writeFileSync(path.join(folder, 'screens', `${name}.json`), `${JSON.stringify(screens)}\n`);
      console.log(
        `${name}: ${Math.round(recording.length / 1000)} kB, ${Object.keys(screens).length} screens`,
      );
    }
  } finally {
    await browser.close();
    await portal.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
