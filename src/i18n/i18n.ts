import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, type LocaleDictionary } from '@portal/contract';
import type { Texts, TextValues } from './defineTexts';

const NAMESPACE = 'translation';

/** The one i18next instance: starts without a dictionary, so that no text waits for the network (APP-4). */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: defaultLocale,
  fallbackLng: false,
  resources: { [defaultLocale]: { [NAMESPACE]: {} } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
});

/** Takes the texts of a fetched dictionary; they win over the built-in ones and every screen follows. */
export function addDictionary(dictionary: LocaleDictionary) {
  i18n.addResourceBundle(defaultLocale, NAMESPACE, dictionary, false, true);
}

/** A text outside React, such as the message of a typed error. */
export function translate<Defined extends Texts, Key extends keyof Defined & string>(
  texts: Defined,
  key: Key,
  ...[values]: TextValues<Defined[Key]>
): string {
  return i18n.t(key, { ...values, defaultValue: texts[key] ?? key });
}
