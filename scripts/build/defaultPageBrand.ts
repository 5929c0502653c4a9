import { defaultBrand } from '@portal/contract';
import type { PageBrand } from '../../api-host/brand/pageBrand';
import { tokens } from '../../ui-kit/tokens/tokens';

/** The brand in the pages that the build writes. */
export const defaultPageBrand: PageBrand = {
  brand: defaultBrand,
  description: null,
  ground: { dark: tokens.dark.canvas, light: tokens.light.canvas },
  styleSheet: '',
  fontCss: null,
  preview: true,
  art: true,
};
