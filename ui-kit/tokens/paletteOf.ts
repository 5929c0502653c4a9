import type { ColourMode, ModeTokens } from './tokens';

/**
 * MUI's palette for the tokens of one mode. Both the theme and a brand's style sheet (brandStyleSheet.ts) are derived from it, so they
 * cannot differ.
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
