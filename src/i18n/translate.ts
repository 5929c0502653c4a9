import type { Texts, TextValues } from './defineTexts';

type Values = Readonly<Record<string, string | number>>;
/** A dictionary that supplies texts. */
export interface Translator {
  /** Its text for a key, or undefined when it has none. */
  translate: (key: string, values: Values) => string | undefined;
  /** Whether it says anything else than these built-in texts. */
  changes: (texts: Texts) => boolean;
}

let translator: Translator | null = null;
const followers = new Set<() => void>();

/** The built-in text with its `{placeholder}`s filled in. */
const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Takes over from the built-in texts once a dictionary is there (i18n/dictionary); the screens it changes follow. */
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
  return translator?.translate(key, given) ?? fill(texts[key] ?? key, given);
}

export function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

/** Who says these texts otherwise than they are built in; what is equal needs no new render. */
export const translatorOf = (texts: Texts): Translator | null =>
  translator?.changes(texts) ? translator : null;
