import path from 'node:path';
import brand from '../fixtures/brand/brand.json';

/** The brand that is not the portal's own, as its brand.json says it. */
export const secondBrand = brand;

export const secondBrandFolder = path.resolve(__dirname, '../fixtures/brand');

/** A brand that has a name, and no pictures at all. */
export const plainBrandFolder = path.resolve(__dirname, '../fixtures/plainBrand');
