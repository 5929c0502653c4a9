import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { banners } from './world/banner';
import { citadel } from './world/citadel';
import { composed } from './world/composed';
import { hero } from './world/hero';
import { moon } from './world/moon';
import { palettes } from './world/palette';
import { pictures } from './world/pictures';
import { ridges } from './world/ridges';
import { places } from './build/places';

/**
 * `npm run world`: draws the portal's art into public/world, one file for each mode and one for each empty state. docs/design.md explains
 * how a season or a brand replaces them.
 */
const folder = path.join(places.publicFiles, 'world');

async function draw() {
  await mkdir(folder, { recursive: true });
  for (const [mode, palette] of Object.entries(palettes)) {
    const layers = {
      moon: moon(palette),
      far: ridges(palette, 0, 1),
      citadel: citadel(palette),
      near: ridges(palette, 2, 4),
      hero: hero(palette),
      banner: banners(palette),
    };
    await writeFile(path.join(folder, `${mode}.svg`), composed(layers, palette.sky));
  }
  for (const [name, svg] of Object.entries(pictures)) await writeFile(path.join(folder, `${name}.svg`), svg);
}

void draw();
