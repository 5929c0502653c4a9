import { useTranslation } from 'react-i18next';
import type { Texts, TextValues } from './defineTexts';
import { i18n, translate } from './i18n';

export type Translate<Defined extends Texts> = <Key extends keyof Defined & string>(
  key: Key,
  ...values: TextValues<Defined[Key]>
) => string;

/** The texts of a feature, typed by key and placeholders; the component follows when a dictionary arrives. */
export function useTexts<const Defined extends Texts>(texts: Defined): Translate<Defined> {
  useTranslation(undefined, { i18n });
  return (key, ...values) => translate(texts, key, ...values);
}
