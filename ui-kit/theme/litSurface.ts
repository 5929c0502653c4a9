import type { Theme } from '@mui/material/styles';

/** The background of a card: a gradient, lighter at the top. Every text has enough contrast at both ends. */
export const litSurface = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.paper,
  backgroundImage: `linear-gradient(${palette.kit.surfaceLit}, ${palette.background.paper} 160px)`,
});
