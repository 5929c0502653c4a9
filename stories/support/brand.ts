import { defaultBrand, type Brand } from '@portal/contract';
import { inBrand } from '../../src/i18n/i18n';

let brand = defaultBrand;

/** The brand selected in the toolbar. */
export const currentBrand = (): Brand => brand;
export const setBrand = (value: Brand): void => void (brand = value);

const named = (text: string): string =>
  text.replaceAll(defaultBrand.unit, brand.unit).replaceAll(defaultBrand.name, brand.name);

/** Translates an expected text, written as a built-in text or with the default brand's words, to the brand selected in the toolbar. */
export const asShown = (what: string | RegExp): string | RegExp =>
  typeof what === 'string' ? named(inBrand(what)) : new RegExp(named(what.source), what.flags);
