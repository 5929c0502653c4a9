import { pageMemory } from '../lib/forgetPlayers';
import { isSecretField } from '../replay/mirror/secretFields';

/** Keeps the input of a form that disappears because the session ends: only in the memory of this page, and without secrets. */
export function keepDraft(key: string, values: object): void {
  pageMemory.set(key, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name))));
}

export const dropDraft = (key: string): void => void pageMemory.delete(key);

export const draftOf = <Values extends object>(key: string): Partial<Values> => pageMemory.get(key) ?? {};
