import { createInstance } from 'i18next';
import type { Locale, LocaleDictionary } from '@portal/contract';
import type { Texts } from './defineTexts';
import { setTranslator } from './translate';

/** Asked at every render of every text, so it remembers. */
function changesOf(dictionary: LocaleDictionary): (texts: Texts) => boolean {
  const known = new WeakMap<Texts, boolean>();
  return (texts) => {
    const before = known.get(texts);
    if (before !== undefined) return before;
    const changes = Object.entries(texts).some(([key, text]) => (dictionary[key] ?? text) !== text);
    known.set(texts, changes);
    return changes;
  };
}

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
  setTranslator({
    translate: (key, values) => (i18n.exists(key) ? i18n.t(key, values) : undefined),
    changes: changesOf(dictionary),
  });
}
