import { paletteOf } from './paletteOf';
import type { ColourMode, ModeTokens } from './tokens';

/** The prefix of every CSS variable of the kit. */
export const variablePrefix = '--kit-';

/** The colours for which MUI also makes a variable with the three channels, '246 183 60', for translucent colours. */
const withChannels =
  /-palette-((primary|secondary|error|info|success|warning)-main|background-\w+|text-(primary|secondary)|action-active)$/;

/** Only MUI components outside the kit use these; the kit's style sheet leaves them out. */
const leftOut = /-palette-\w+-(light|dark|contrastText)$/;

const flat = (part: object, prefix: string): [string, string][] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value as object, `${prefix}${name}-`),
  );

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ');

/**
 * Every CSS variable that the kit derives from one mode's tokens, by name: `--kit-palette-kit-canvas`, and those of MUI's palette with
 * their channels, `--kit-palette-primary-main`, `--kit-palette-primary-mainChannel`. Colours must be #RRGGBB values. Needs neither React nor
 * MUI.
 */
export const tokenVariables = (mode: ColourMode, tokens: ModeTokens): Record<string, string> =>
  Object.fromEntries(
    flat(paletteOf(mode, tokens), `${variablePrefix}palette-`)
      .filter(([name]) => !leftOut.test(name))
      .flatMap(([name, value]) =>
        withChannels.test(name)
          ? [
              [name, value],
              [`${name}Channel`, channelsOf(value)],
            ]
          : [[name, value]],
      ),
  );
