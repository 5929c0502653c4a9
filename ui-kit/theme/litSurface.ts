import type { Theme } from '@mui/material/styles';

/** The ground of a card, lit from above. Every text has enough contrast on both ends. */
export const litSurface = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.paper,
  backgroundImage: `linear-gradient(${palette.kit.surfaceLit}, ${palette.background.paper} 160px)`,
});
