import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { banners } from './world/banner';
import { citadel } from './world/citadel';
import { hero } from './world/hero';
import { moon } from './world/moon';
import { palettes } from './world/palette';
import { pictures } from './world/pictures';
import { ridges } from './world/ridges';
import { places } from './build/places';

/**
 * `npm run world`: draws the art of the portal into public/world, a file each layer and mode. public/world/world.css composes the
 * layers; docs/design.md says how a season or a brand replaces them.
 */
const folder = path.join(places.publicFiles, 'world');

async function draw() {
  for (const [mode, palette] of Object.entries(palettes)) {
    const layers = {
      moon: moon(palette),
      far: ridges(palette, 0, 1),
      citadel: citadel(palette),
      near: ridges(palette, 2, 4),
      hero: hero(palette),
      banner: banners(palette),
    };
    await mkdir(path.join(folder, mode), { recursive: true });
    for (const [name, svg] of Object.entries(layers))
      await writeFile(path.join(folder, mode, `${name}.svg`), svg);
  }
  for (const [name, svg] of Object.entries(pictures)) await writeFile(path.join(folder, `${name}.svg`), svg);
}

void draw();
