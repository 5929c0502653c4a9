import { fillPath, paths, type Locale, type LocaleDictionary } from '@portal/contract';
import { hostCall } from './hostCall';
import { i18n, namespaces } from '../i18n/i18n';

const isDictionary = (json: unknown): json is LocaleDictionary =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** GET /locales/:locale.json, sent like every other call (HOST-8). Any failure results in an empty dictionary (APP-4). */
async function fetchDictionary(apiHost: string, locale: Locale): Promise<LocaleDictionary> {
  const call = { url: fillPath(paths.locale, { locale }) };
  const answer = await hostCall(apiHost, call, new AbortController());
  const json = 'data' in answer ? answer.data : null;
  if (!isDictionary(json)) return {};
  return Object.fromEntries(Object.entries(json).filter(([, text]) => typeof text === 'string'));
}

/** Whether the dictionary changes any built-in text that is already loaded. */
function changesLoadedTexts(locale: Locale, dictionary: LocaleDictionary): boolean {
  return Object.entries(dictionary).some(([key, text]) => {
    const builtIn: unknown = i18n.getResource(locale, namespaces.builtIn, key);
    return builtIn !== undefined && builtIn !== text;
  });
}

/**
 * Fetches the dictionary, which overrides the built-in texts, including those whose chunk loads later (APP-4). Screens render again
 * only if one of their texts may have changed.
 */
export async function loadDictionary(apiHost: string, locale: Locale): Promise<void> {
  const dictionary = await fetchDictionary(apiHost, locale);
  i18n.addResourceBundle(locale, namespaces.dictionary, dictionary, false, true, {
    silent: !changesLoadedTexts(locale, dictionary),
  });
}
