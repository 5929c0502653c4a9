import { createInstance } from 'i18next';
import type { Locale, LocaleDictionary } from '@portal/contract';
import { setTranslator } from './translate';

/**
 * Lets a fetched dictionary supply the texts, through i18next with `{placeholder}` substitution (APP-4). A chunk of
 * its own, loaded when the browser is idle: the first paint reads the built-in texts and doesn't wait for 14 kB.
 */
export async function showDictionary(locale: Locale, dictionary: LocaleDictionary): Promise<void> {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  setTranslator((key, values) => (i18n.exists(key) ? i18n.t(key, values) : undefined));
}
