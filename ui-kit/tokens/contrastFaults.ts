import {
  type ColourName,
  type ContrastPair,
  colourNames,
  colourOf,
  contrastPairs,
  contrastRatio,
} from './contrast';
import type { ColourMode, ModeTokens } from './tokens';

/** A pair of colours below the contrast of WCAG AA. */
export interface ContrastFault extends ContrastPair {
  mode: ColourMode;
  /** The contrast ratio of the pair, 1 to 21. */
  ratio: number;
}

const modes: ColourMode[] = ['dark', 'light'];

/** Every pair of colours that can occur on a screen and is below WCAG AA. The colours must be #RRGGBB values. */
export const contrastFaults = (tokens: Record<ColourMode, ModeTokens>): ContrastFault[] =>
  modes.flatMap((mode) =>
    contrastPairs
      .map((pair) => ({
        mode,
        ...pair,
        ratio: contrastRatio(
          colourOf(tokens[mode], pair.foreground),
          colourOf(tokens[mode], pair.background),
        ),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum),
  );

/** A colour that is not a #RRGGBB value. Neither its contrast nor its channels can be computed. */
export interface ColourFault {
  mode: ColourMode;
  name: ColourName;
  value: string;
}

/** Every colour that is not a #RRGGBB value. */
export const colourFaults = (tokens: Record<ColourMode, ModeTokens>): ColourFault[] =>
  modes.flatMap((mode) =>
    colourNames
      .map((name) => ({ mode, name, value: colourOf(tokens[mode], name) }))
      .filter(({ value }) => !/^#[\da-f]{6}$/i.test(value)),
  );
