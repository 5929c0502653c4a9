import { defaultBrand } from '@portal/contract';
import type { Look } from '../../api-host/brand/look';
import { tokens } from '../../ui-kit/tokens/tokens';

/** The look of the pages that the build writes. */
export const firstLook: Look = {
  brand: defaultBrand,
  description: null,
  ground: { dark: tokens.dark.canvas, light: tokens.light.canvas },
  styleSheet: '',
  fontCss: null,
  preview: true,
  art: true,
};
