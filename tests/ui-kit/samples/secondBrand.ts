import type { KitTokens } from '@portal/ui-kit/tokens';

/** Another product's colours, for everything that a screen shows, with WCAG AA contrast. */
export const secondBrand = {
  dark: {
    canvas: '#0B1210',
    surface: '#11201B',
    surfaceLit: '#182B25',
    raised: '#1A2F28',
    hairline: '#264238',
    tone: { gold: '#5EE0A8' },
    soft: { gold: '#12302A' },
    gold: { fill: '#5EE0A8', fillHover: '#7DEBBB', onFill: '#00210F', coinRim: '#0B7A4B' },
    scenery: { skyTop: '#06100D', skyBottom: '#1F4A3C', sunCore: '#C9FFE5', haze: '#5EE0A8' },
  },
  light: {
    canvas: '#EEF7F2',
    surface: '#FBFFFD',
    hairline: '#CFE3D9',
    tone: { gold: '#0A6B41' },
    soft: { gold: '#DDF5E8' },
    gold: { fill: '#0A6B41', fillHover: '#075835', onFill: '#FFFFFF' },
    shadow: { card: '0 1px 2px rgb(0 40 20 / 0.1)' },
    scenery: { skyTop: '#CDEBDD', skyBottom: '#E9FBD8' },
  },
} satisfies KitTokens;
