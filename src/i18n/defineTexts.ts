import { defaultLocale } from '@portal/contract';
import { i18n, namespaces } from './i18n';

/**
 * Adds a feature's built-in Vietnamese texts, by key, to i18next. Every text is written once, in a `texts.ts` beside
 * its feature, so that a page loads only the texts it shows. These files are also the source of
 * `public/locales/vi-VN.json` (`npm run texts`).
 */
export function defineTexts<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  // Silent: no mounted component uses texts that were not there yet.
  i18n.addResourceBundle(defaultLocale, namespaces.builtIn, texts, false, true, { silent: true });
  return texts;
}
