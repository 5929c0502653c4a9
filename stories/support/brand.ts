import { firstBrand, type Brand } from '@portal/contract';

let brand = firstBrand;

/** The brand that the toolbar has the screens wear. */
export const currentBrand = (): Brand => brand;
export const setBrand = (value: Brand): void => void (brand = value);

const named = (text: string): string =>
  text.replaceAll(firstBrand.unit, brand.unit).replaceAll(firstBrand.name, brand.name);

/** What a story says that is seen, which is as the first brand has it, in the words of the toolbar's brand. */
export function asShown(what: string | RegExp): string | RegExp {
  if (brand === firstBrand) return what;
  return typeof what === 'string' ? named(what) : new RegExp(named(what.source), what.flags);
}
