import type { ColourMode, ModeTokens } from './tokens';

/**
 * The palette of MUI that is made of one mode's tokens. Both the theme and the style sheet of a brand (brandStyleSheet.ts) are made of it,
 * so that they cannot differ.
 */
export const paletteOf = (mode: ColourMode, tokens: ModeTokens) => {
  const { canvas, surface, text, secondary, controlBorder, hairline, tone, gold } = tokens;
  const toneOf = (main: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: mode === 'dark' ? canvas : surface,
  });
  return {
    primary: { main: tone.gold, light: tone.gold, dark: tone.gold, contrastText: gold.onFill },
    secondary: toneOf(secondary),
    error: toneOf(tone.error),
    info: toneOf(tone.info),
    success: toneOf(tone.success),
    warning: toneOf(tone.warning),
    background: { default: canvas, paper: surface },
    text: { primary: text, secondary, disabled: secondary },
    action: { active: secondary, disabled: controlBorder, disabledBackground: hairline },
    divider: hairline,
    kit: tokens,
  };
};
