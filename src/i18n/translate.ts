import type { Texts, TextValues } from './defineTexts';

type Values = Readonly<Record<string, string | number>>;
/** Gives the dictionary's text for a key, or undefined when the dictionary has none. */
export type Translator = (key: string, values: Values) => string | undefined;

let translator: Translator | null = null;
const followers = new Set<() => void>();

/** The built-in text with its `{placeholder}`s filled in. */
const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Takes over from the built-in texts once a dictionary is there (i18n/dictionary); every screen follows. */
export function setTranslator(next: Translator | null) {
  translator = next;
  for (const follow of followers) follow();
}

/** A text outside React, such as the message of a typed error: the dictionary's, else the built-in one (APP-4). */
export function translate<Defined extends Texts, Key extends keyof Defined & string>(
  texts: Defined,
  key: Key,
  ...[values]: TextValues<Defined[Key]>
): string {
  const given: Values = values ?? {};
  return translator?.(key, given) ?? fill(texts[key] ?? key, given);
}

export function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

/** Changes whenever the texts do. */
export const currentTranslator = () => translator;
