import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, locale, screenOf } from '../tests/support/browser';
import { runPortalAsNewcomer } from '../tests/support/runPortal';
import type { HostProcess } from '../tests/support/startHost';
import { Filming, type Film } from './journeys/film';
import { journeys, register, type Account, type Journey } from './journeys/journeys';
import { makeSlow } from './journeys/slowPhone';
import { drawStrip } from './pictures/drawStrip';
import { buildIfNeeded } from './start';

/**
 * `npm run journeys [name …]`: films players' journeys on a phone on slow 4G and counts the effort (docs/design.md). The strips are written
 * to docs/pictures/journeys/.
 */
const folder = path.join(__dirname, '../docs/pictures/journeys');

async function film(browser: Browser, host: HostProcess, journey: Journey, account: Account): Promise<Film> {
  const context = await browser.newContext({ ...screenOf('phone'), ...locale, baseURL: host.origin });
  context.setDefaultTimeout(60_000);
  if (journey.signedIn) {
    const before = await context.newPage();
    await register(new Filming(before), account);
    await before.close();
  }
  const page = await context.newPage();
  await makeSlow(page);
  const filming = new Filming(page);
  await journey.play(filming, host, account);
  await context.close();
  return filming.film;
}

async function main() {
  if (!(await buildIfNeeded())) throw new Error('The portal could not be built.');
  const asked = process.argv.slice(2);
  const [portal, browser] = await Promise.all([runPortalAsNewcomer(), launchBrowser()]);
  mkdirSync(folder, { recursive: true });
  try {
    const names = Object.keys(journeys).filter((name) => asked.length === 0 || asked.includes(name));
    for (const [index, name] of names.entries()) {
      const journey = journeys[name];
      if (!journey) continue;
      const account = { name: `nguoi_moi_${index + 1}`, phone: `097765432${index + 1}` };
      const { taps, fields, screens, waited, frames } = await film(browser, portal.host, journey, account);
      writeFileSync(path.join(folder, `${name}.webp`), await drawStrip(browser, frames));
      const seconds = (waited / 1000).toFixed(1);
      console.log(
        `${journey.title}: ${taps.length} taps, ${fields} fields, ${screens} screens, ${seconds} s`,
      );
      console.log(`  ${taps.join(' → ')}`);
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
