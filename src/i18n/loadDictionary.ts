import { fillPath, paths, type Locale, type LocaleDictionary } from '@portal/contract';
import { yieldToMain } from '../lib/yieldToMain';

const isDictionary = (json: unknown): json is LocaleDictionary =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** GET /locales/:locale.json; whatever goes wrong is an empty dictionary (APP-4). */
export async function fetchDictionary(apiHost: string, locale: Locale): Promise<LocaleDictionary> {
  try {
    const response = await fetch(apiHost + fillPath(paths.locale, { locale }));
    const json: unknown = response.ok ? await response.json() : {};
    if (!isDictionary(json)) return {};
    return Object.fromEntries(Object.entries(json).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Fetches the dictionary and lets the screens show it; an empty one leaves the built-in texts as they are. */
export async function loadDictionary(apiHost: string, locale: Locale): Promise<void> {
  const dictionary = await fetchDictionary(apiHost, locale);
  if (Object.keys(dictionary).length === 0) return;
  const { showDictionary } = await import('./dictionary');
  await yieldToMain();
  await showDictionary(locale, dictionary);
}
