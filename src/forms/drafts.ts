import { pageMemory, type PlayerKey } from '../lib/forgetPlayers';
import { isSecretField } from '../replay/mirror/secretFields';

/** Keeps the input of a form that disappears because the session ends: only in the memory of this page, and without secrets. */
function keepDraft(key: PlayerKey, values: object): void {
  pageMemory.set(key, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name))));
}

/** What a form needs to keep its input when the session ends. */
export interface Draft {
  key: PlayerKey;
  keep: (values: object) => void;
}

/** The draft of a form, under a key of useDraftKey. */
export const draftBy = (key: PlayerKey): Draft => ({ key, keep: (values) => keepDraft(key, values) });

/** Forgets the draft, once its form was saved or closed. */
export const dropDraft = (key: PlayerKey): void => void pageMemory.delete(key);

/** The kept values; an empty object if there is no draft. */
export const draftOf = <Values extends object>(key: PlayerKey): Partial<Values> => pageMemory.get(key) ?? {};
