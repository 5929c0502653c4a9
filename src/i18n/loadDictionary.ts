import { fillPath, paths, type Locale, type LocaleDictionary } from '@portal/contract';
import { i18n, namespaces } from './i18n';

const isDictionary = (json: unknown): json is LocaleDictionary =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** GET /locales/:locale.json; any failure gives an empty dictionary (APP-4). */
async function fetchDictionary(apiHost: string, locale: Locale): Promise<LocaleDictionary> {
  try {
    const response = await fetch(apiHost + fillPath(paths.locale, { locale }));
    const json: unknown = response.ok ? await response.json() : {};
    if (!isDictionary(json)) return {};
    return Object.fromEntries(Object.entries(json).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Whether the dictionary words any text differently that is built in and already loaded. */
function changesLoadedTexts(locale: Locale, dictionary: LocaleDictionary): boolean {
  return Object.entries(dictionary).some(([key, text]) => {
    const builtIn: unknown = i18n.getResource(locale, namespaces.builtIn, key);
    return builtIn !== undefined && builtIn !== text;
  });
}

/**
 * Fetches the dictionary and puts it on top of the built-in texts, also of those whose chunk loads later (APP-4).
 * Screens render again only when a text on them may have changed.
 */
export async function loadDictionary(apiHost: string, locale: Locale): Promise<void> {
  const dictionary = await fetchDictionary(apiHost, locale);
  i18n.addResourceBundle(locale, namespaces.dictionary, dictionary, false, true, {
    silent: !changesLoadedTexts(locale, dictionary),
  });
}
