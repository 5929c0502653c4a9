import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, defaultBrand, type Brand } from '@portal/contract';

/** The i18next namespaces. A text is looked up in the fetched dictionary first, then among the built-in texts (APP-4). */
export const namespaces = { dictionary: 'dictionary', builtIn: 'builtIn' } as const;

/** The values of `{game}`, `{company}` and `{unit}` in texts (docs/decisions/0126). */
export const brandVariables = ({ name, company, unit }: Brand) => ({ game: name, company, unit });

/** The portal's one i18next instance. Components call `useTranslation()`, other code `i18n.t()`. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: defaultLocale,
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: namespaces.dictionary,
  fallbackNS: namespaces.builtIn,
  resources: {},
  // Built-in texts need no request, so i18next is ready for the first render.
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: {
    prefix: '{',
    suffix: '}',
    // React already escapes what it renders.
    escapeValue: false,
    defaultVariables: brandVariables(defaultBrand),
  },
  react: { useSuspense: false, bindI18nStore: 'added' },
});

/**
 * Makes every text name this brand, including those whose chunk loads later (docs/decisions/0126). Call it before the first render,
 * since texts that are already shown do not change.
 */
export function setBrandTexts(brand: Brand): void {
  i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: brandVariables(brand) };
}

/** A built-in text with the values of the brand; other placeholders are kept. */
export const inBrand = (text: string): string =>
  i18n.services.interpolator.interpolate(text, {}, i18n.language, {});
