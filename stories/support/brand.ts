import { firstBrand, type Brand } from '@portal/contract';
import { inBrand } from '../../src/i18n/i18n';

let brand = firstBrand;

/** The brand that the toolbar has the screens wear. */
export const currentBrand = (): Brand => brand;
export const setBrand = (value: Brand): void => void (brand = value);

const named = (text: string): string =>
  text.replaceAll(firstBrand.unit, brand.unit).replaceAll(firstBrand.name, brand.name);

/** What a story says that is seen: a built-in text, or words as the first brand has them. Returns it in the words of the toolbar's brand. */
export const asShown = (what: string | RegExp): string | RegExp =>
  typeof what === 'string' ? named(inBrand(what)) : new RegExp(named(what.source), what.flags);
