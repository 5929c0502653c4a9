import { defaultLocale } from '@portal/contract';
import { i18n, namespaces } from './i18n';

/**
 * Adds a feature's built-in Vietnamese texts, by key, to i18next. Each text is written once, in a `texts.ts` beside its
 * feature, so that a page loads only the texts that it shows. `npm run texts` writes `public/locales/vi-VN.json` from these
 * files.
 */
export function defineTexts<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  // Silent, since no mounted component uses texts that did not exist before.
  i18n.addResourceBundle(defaultLocale, namespaces.builtIn, texts, false, true, { silent: true });
  return texts;
}
