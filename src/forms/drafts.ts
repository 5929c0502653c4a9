import { pageMemory } from '../lib/forgetPlayers';
import { isSecretField } from '../replay/mirror/secretFields';

/** Keeps what was typed in a form that the end of the session takes away: only in this page's memory, and no secrets. */
export function keepDraft(key: string, values: object): void {
  pageMemory.set(key, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name))));
}

export const dropDraft = (key: string): void => void pageMemory.delete(key);

export const draftOf = <Values extends object>(key: string): Partial<Values> => pageMemory.get(key) ?? {};
