import { isSecretField } from '../replay/mirror/secretFields';

const drafts = new Map<string, object>();

/** Keeps what was typed in a form that a lost session takes away; only in this page's memory, and no secrets. */
export function keepDraft(key: string, values: object): void {
  drafts.set(key, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name))));
}

export const dropDraft = (key: string): void => void drafts.delete(key);

export const draftOf = <Values extends object>(key: string): Partial<Values> => drafts.get(key) ?? {};
