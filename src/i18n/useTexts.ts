import { useSyncExternalStore } from 'react';
import type { Texts, TextValues } from './defineTexts';
import { follow, translate, translatorOf } from './translate';

export type Translate<Defined extends Texts> = <Key extends keyof Defined & string>(
  key: Key,
  ...values: TextValues<Defined[Key]>
) => string;

/** The texts of a feature, typed by key and placeholders; the component follows when a dictionary changes them. */
export function useTexts<const Defined extends Texts>(texts: Defined): Translate<Defined> {
  useSyncExternalStore(
    follow,
    () => translatorOf(texts),
    () => null,
  );
  return (key, ...values) => translate(texts, key, ...values);
}
