import { firstBrand, type Brand } from '@portal/contract';

/** Whether the portal wears the brand whose pictures the kit draws. A brand of another name never shows them. */
export const isFirstBrand = ({ name }: Brand): boolean => name === firstBrand.name;
