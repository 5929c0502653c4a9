import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composed } from './art/composed';
import { layersOf } from './art/layersOf';
import { palettes } from './art/palette';
import { pictures } from './art/pictures';
import { places } from './build/places';

/**
 * `npm run art`: draws the portal's art into public/world, one file for each mode and one for each empty state. docs/design.md explains
 * how a season or a brand replaces them.
 */
const folder = path.join(places.publicFiles, 'world');

async function draw() {
  await mkdir(folder, { recursive: true });
  for (const [mode, palette] of Object.entries(palettes))
    await writeFile(path.join(folder, `${mode}.svg`), composed(layersOf(palette), palette.sky));
  for (const [name, svg] of Object.entries(pictures)) await writeFile(path.join(folder, `${name}.svg`), svg);
}

void draw();
