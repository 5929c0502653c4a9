import { dictionary } from '@zxcvbn-ts/language-common';
import { games } from '@portal/contract';

/** 49,000 leaked passwords in lower case, most frequent first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The password without symbols at its ends: 'password1!' is as common as 'password1'. */
const withoutEnds = (password: string): string => password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The password without trailing digits and a symbol before them: 'password-2024' is as easy to guess as 'password'. */
const withoutNumber = (password: string): string => password.replace(/[^\p{L}\p{N}]?\p{Nd}+$/u, '');

const COMMON = 'Mật khẩu này quá phổ biến và dễ bị đoán, hãy chọn mật khẩu khác.';
const GAME_NAME = 'Mật khẩu này quá giống tên trò chơi, hãy chọn mật khẩu khác.';
const COMMON_WITH_NUMBER =
  'Mật khẩu này chỉ là một từ phổ biến thêm chữ số nên dễ bị đoán, hãy chọn mật khẩu khác.';
const OWN_NAME = 'Mật khẩu này quá giống tên đăng nhập hoặc email của bạn, hãy chọn mật khẩu khác.';

/** Digits and symbols that stand for letters. Letters that share a digit count as the same: 1 is i or l. */
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

/** The words that a player of this portal may think of first: the games' names and ids. */
const gameWords = Object.entries(games).flatMap(([id, { name }]) => [id, name.toLowerCase()]);

/** Shorter names are not checked: they appear in too many words by chance. */
const SHORTEST_NAME = 4;

/** Whether a password is only a name with digits and symbols around it, even if digits replace its letters. */
function isNameDecorated(password: string, name: string): boolean {
  const wanted = asLetters(name);
  for (let at = 0; at + name.length <= password.length; at += 1) {
    const rest = password.slice(0, at) + password.slice(at + name.length);
    if (!/\p{L}/u.test(rest) && asLetters(password.slice(at, at + name.length)) === wanted) return true;
  }
  return false;
}

/** The player's own names, which a password must not resemble. */
export interface OwnNames {
  username: string;
  email: string | null;
}

/** The message to the player why a password is refused; null if it is allowed (SAFE-9). */
export function passwordFault(password: string, { username, email }: OwnNames): string | null {
  const plain = password.toLowerCase();
  const core = withoutEnds(plain);
  if (common.has(plain) || common.has(core)) return COMMON;
  const names = [username, username.replaceAll('_', ''), email ?? '', email?.split('@')[0] ?? ''];
  const own = names
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME)
    .some((name) => isNameDecorated(plain, name) || isNameDecorated(plain, [...name].reverse().join('')));
  if (own) return OWN_NAME;
  if (gameWords.some((word) => isNameDecorated(plain, word))) return GAME_NAME;
  return common.has(withoutNumber(core)) ? COMMON_WITH_NUMBER : null;
}
