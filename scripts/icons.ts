import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser';
import { places } from './build/places';
import { icon, preview, type Drawing } from './icons/drawings';

/**
 * `npm run icons`: renders the home-screen icons and the link preview from public/favicon.svg and the layers of the art (scripts/art) with
 * Chromium (PLAY-11). public/manifest.webmanifest and scripts/build/html.ts reference them; iOS finds apple-touch-icon.png by its name.
 */
const pictures: Readonly<Record<string, Drawing>> = {
  'icons/192.png': icon({ size: 192, logoPart: 0.68, cornerPart: 0.22 }),
  'icons/512.png': icon({ size: 512, logoPart: 0.68, cornerPart: 0.22 }),
  // A system may crop the icon to a circle of 80 %.
  'icons/maskable.png': icon({ size: 512, logoPart: 0.5, cornerPart: 0 }),
  'apple-touch-icon.png': icon({ size: 180, logoPart: 0.62, cornerPart: 0 }),
  'preview.jpg': preview(),
};

async function photograph(browser: Browser, { width, height, html }: Drawing, type: 'png' | 'jpeg') {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot(
    type === 'jpeg' ? { type, quality: 82 } : { type, omitBackground: true },
  );
  await page.close();
  return picture;
}

async function main() {
  const browser = await launchBrowser();
  for (const [name, drawing] of Object.entries(pictures)) {
    const file = path.join(places.publicFiles, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await photograph(browser, drawing, name.endsWith('.jpg') ? 'jpeg' : 'png'));
  }
  await browser.close();
}

void main();
