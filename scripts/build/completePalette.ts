import type { Palette } from '@mui/material/styles';

/** Replaces MUI's createPalette for a palette that is complete already (constantTheme.ts). */
const completePalette = (palette: Palette): Palette => palette;
export default completePalette;
