import { readFileSync } from 'node:fs';
import path from 'node:path';
import { composed } from '../../scripts/art/composed';
import { layersOf } from '../../scripts/art/layersOf';
import { palettes } from '../../scripts/art/palette';
import { preview } from '../../scripts/icons/drawings';
import { places } from '../../scripts/build/places';

it.each(Object.entries(palettes))('public/world/%s.svg is what `npm run art` draws', (mode, palette) => {
  const file = path.join(places.publicFiles, 'world', `${mode}.svg`);
  expect(readFileSync(file, 'utf8')).toBe(composed(layersOf(palette), palette.sky));
});

it('PLAY-11: the link preview contains the logo and five layers of the art', () => {
  expect(preview().html.match(/data:image\/svg\+xml;base64,/g)).toHaveLength(6);
});
