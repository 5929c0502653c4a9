import type { Layers } from './arrangements';
import { banners } from './banner';
import { citadel } from './citadel';
import { hero } from './hero';
import { moon } from './moon';
import type { Palette } from './palette';
import { ridges } from './ridges';

/** The layers of the art in the colours of one mode. */
export const layersOf = (palette: Palette): Layers => ({
  moon: moon(palette),
  far: ridges(palette, 0, 1),
  citadel: citadel(palette),
  near: ridges(palette, 2, 4),
  hero: hero(palette),
  banner: banners(palette),
});
