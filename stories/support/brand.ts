import { firstBrand, type Brand } from '@portal/contract';

let brand = firstBrand;

/** The brand that the toolbar has the screens wear. */
export const currentBrand = (): Brand => brand;
export const setBrand = (value: Brand): void => void (brand = value);
