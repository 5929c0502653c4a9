import path from 'node:path';
import brand from '../fixtures/brand/brand.json';

/** A brand other than the portal's own, as in its brand.json. */
export const secondBrand = brand;

export const secondBrandFolder = path.resolve(__dirname, '../fixtures/brand');

/** A brand with a name and no images. */
export const plainBrandFolder = path.resolve(__dirname, '../fixtures/plainBrand');
