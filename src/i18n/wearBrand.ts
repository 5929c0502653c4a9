import type { Brand } from '@portal/contract';
import { brandVariables, i18n } from './i18n';

/**
 * Has every text name this brand, also those whose chunk loads later (docs/decisions/0126). Before the first render, as texts that
 * are shown already stay as they are.
 */
export function wearBrand(brand: Brand): void {
  i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: brandVariables(brand) };
}

/** A built-in text as the brand says it; what else stands in braces stays. */
export const inBrand = (text: string): string =>
  i18n.services.interpolator.interpolate(text, {}, i18n.language, {});
