import * as contract from '@portal/contract';
import { i18n, inBrand, namespaces } from '../i18n/i18n';
import { routes } from '../app/routes';

/** All texts in one of the program's values, at any depth, including the keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

const words = (text: string): string[] => text.match(/\p{L}[\p{L}\d]*/gu) ?? [];

/** The colour modes (APP-2). */
const CHOICES = ['light', 'dark', 'system'];

/** The words of JavaScript engines' error messages. */
const ENGINE =
  'cannot can not read set properties property of undefined null reading setting is a an the function iterable defined constructor object array string number symbol failed to fetch network error load loading chunk maximum call stack size exceeded invalid time value length unexpected token end json input in at position be found here before initialization assignment constant variable minified react see visit for full message or and use development with more helpful warnings script timeout aborted abort user request was operation insecure quota access denied storage';

/**
 * Texts that the program itself contains and that are therefore harmless: constants of the contract, built-in texts, names in the
 * code. Text written by a player or a host is not among them.
 */
export interface Vocabulary {
  /** Whether the whole text is one of the program's. */
  knows: (text: string) => boolean;
  /** Whether a word occurs in the program or in the error messages of engines. */
  knowsWord: (word: string) => boolean;
}

/** The current vocabulary. It lacks the texts of pages that were not visited, because they are not loaded yet. */
export function vocabularyNow(): Vocabulary {
  const texts = i18n.getResourceBundle(i18n.language, namespaces.builtIn) as Readonly<Record<string, string>>;
  const constants = textsIn(contract);
  const whole = new Set([
    ...CHOICES,
    ...constants,
    ...[...Object.values(texts), '{game}', '{unit}'].map(inBrand),
  ]);
  const single = new Set([...constants, ...Object.keys(texts), ...textsIn(routes)].flatMap(words));
  const engine = new Set(words(ENGINE));
  return {
    knows: (text) => whole.has(text) || single.has(text),
    knowsWord: (word) => single.has(word) || engine.has(word.toLowerCase()),
  };
}
