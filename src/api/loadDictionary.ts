import { earlyPaths, fillPath, type Locale, type LocaleDictionary } from '@portal/contract';
import { earlyCall } from './earlyCall';
import { i18n, namespaces } from '../i18n/i18n';

const isDictionary = (json: unknown): json is LocaleDictionary =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** GET /locales/:locale.json, sent like every other call (HOST-8). Any failure results in an empty dictionary (APP-4). */
async function fetchDictionary(apiHost: string, locale: Locale): Promise<LocaleDictionary> {
  const answer = await earlyCall(apiHost + fillPath(earlyPaths.locale, { locale }));
  const json = answer?.status === 200 ? answer.json : null;
  if (!isDictionary(json)) return {};
  // Translation tools export an empty text for one that is not translated yet.
  return Object.fromEntries(
    Object.entries(json).filter(([, text]) => typeof text === 'string' && text.trim()),
  );
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
