import { foldDiacritics } from '@portal/contract';

/** A player's request to the hotline (REC-2): MXT asks for a code, PTV verifies the phone. */
interface HotlineText {
  keyword: 'MXT' | 'PTV';
  /** As read from the text; there may be no such account. */
  username: string;
}

const WANTED = /^(mxt|ptv)([a-z0-9_]+)$/;

/**
 * Parses an SMS to the hotline leniently: case, spaces, punctuation and the diacritics that Vietnamese keyboards add are ignored.
 * null if it is neither 'MXT {username}' nor 'PTV {username}'.
 */
export function readHotlineText(text: string): HotlineText | null {
  // NFKC replaces letters of another width, such as 'Ｍ'.
  const plain = foldDiacritics(text.normalize('NFKC')).replace(/[^a-z0-9_]/g, '');
  const [, keyword, username] = WANTED.exec(plain) ?? [];
  if (!keyword || !username) return null;
  return { keyword: keyword === 'mxt' ? 'MXT' : 'PTV', username };
}

/** Telex keyboards turn 'dd' into 'đ' and 'aa' into 'â', so doubled letters cannot be distinguished from single ones. */
const undoubled = (name: string): string => name.replace(/(.)\1+/g, '$1');

/** The account that the text names, among those of the sender's number; undefined if that is ambiguous. */
export function chooseAccount<Account extends { username: string }>(
  accounts: readonly Account[],
  written: string,
): Account | undefined {
  const exact = accounts.find(({ username }) => username === written);
  if (exact) return exact;
  const alike = accounts.filter(({ username }) => undoubled(username) === undoubled(written));
  return alike.length === 1 ? alike[0] : undefined;
}
