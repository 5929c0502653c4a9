import { dictionary } from '@zxcvbn-ts/language-common';
import { games } from '@portal/contract';

/** 49,000 passwords by how often leaks had them, from the most common one on; in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Without symbols at its ends: 'password1!' is as common as 'password1'. */
const withoutEnds = (password: string): string => password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Without digits at its end, nor a symbol before them: 'password-2024' is guessed as soon as 'password' is. */
const withoutNumber = (password: string): string => password.replace(/[^\p{L}\p{N}]?\p{Nd}+$/u, '');

const COMMON = 'Mật khẩu này quá phổ biến và dễ bị đoán, hãy chọn mật khẩu khác.';
const GAME_NAME = 'Mật khẩu này quá giống tên trò chơi, hãy chọn mật khẩu khác.';
const COMMON_WITH_NUMBER =
  'Mật khẩu này chỉ là một từ phổ biến thêm chữ số nên dễ bị đoán, hãy chọn mật khẩu khác.';
const OWN_NAME = 'Mật khẩu này quá giống tên đăng nhập hoặc email của bạn, hãy chọn mật khẩu khác.';

/** Digits and symbols that stand for letters. Letters that the same one may stand for count as one: 1 is i or l. */
const alike: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
};
const asLetters = (text: string): string => [...text].map((letter) => alike[letter] ?? letter).join('');

/** What a player of this portal may think of first: the games' names and ids. */
const gameWords = Object.entries(games).flatMap(([id, { name }]) => [id, name.toLowerCase()]);

/** A shorter name stands in too many words by chance. */
const SHORTEST_NAME = 4;

/** Whether a password is a name with nothing but digits and symbols around it, digits for letters or not. */
function isNameDecorated(password: string, name: string): boolean {
  const wanted = asLetters(name);
  for (let at = 0; at + name.length <= password.length; at += 1) {
    const rest = password.slice(0, at) + password.slice(at + name.length);
    if (!/\p{L}/u.test(rest) && asLetters(password.slice(at, at + name.length)) === wanted) return true;
  }
  return false;
}

/** What a password must not be like. */
export interface OwnNames {
  username: string;
  email: string | null;
}

/** Why a password may not be chosen, in the player's words; null where it may (SAFE-9). */
export function passwordFault(password: string, { username, email }: OwnNames): string | null {
  const plain = password.toLowerCase();
  const core = withoutEnds(plain);
  if (common.has(plain) || common.has(core)) return COMMON;
  const names = [username, username.replaceAll('_', ''), email?.split('@')[0] ?? ''];
  const own = names
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME)
    .some((name) => isNameDecorated(plain, name) || isNameDecorated(plain, [...name].reverse().join('')));
  if (own) return OWN_NAME;
  if (gameWords.some((word) => isNameDecorated(plain, word))) return GAME_NAME;
  return common.has(withoutNumber(core)) ? COMMON_WITH_NUMBER : null;
}
