/**
 * The transfer code of a player: 'ID', the player's number in at least 8 digits, and 2 check digits (ISO 7064, mod 97-10),
 * so that one misread digit or two swapped digits never name another player. No username has this form (a CHECK in the database).
 */
const form = /^id([0-9]{8,14})([0-9]{2})$/;

const checkDigits = (digits: string): string =>
  String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');

/** 'ID0000004269' for player 42. */
export function playerCode(playerId: number): string {
  const digits = String(playerId).padStart(8, '0');
  return `ID${digits}${checkDigits(digits)}`;
}

/** Whether a username begins like a code or is the beginning of one: if a bank cuts the text, one may read as the other. */
export const mixesWithPlayerCodes = (username: string): boolean =>
  /^id([0-9]*$|[0-9]{10})/.test(username.replaceAll('_', ''));

/**
 * The player's number in a code (lower case, no separators); null if it is not a code, its check digits are wrong, or it has more
 * leading zeros than playerCode writes (a shorter code followed by unrelated digits).
 */
export function playerIdOf(code: string): number | null {
  const [, digits = '', check] = form.exec(code) ?? [];
  if (check === undefined || checkDigits(digits) !== check) return null;
  return digits.length > 8 && digits.startsWith('0') ? null : Number(digits);
}

/** The characters that a person may write for a digit. */
const DIGIT = '[0-9oqilzsb]';
const mistyped: readonly (readonly [RegExp, string])[] = [
  [/[oq]/g, '0'],
  [/[il]/g, '1'],
  [/z/g, '2'],
  [/s/g, '5'],
  [/b/g, '8'],
];

/**
 * What begins like a code: `ID` and six digits. With letters for digits, fewer texts do, since `idol2010` is a name: two of its first
 * digits are zeros, as they are up to player 999999, or all ten are there. Without one or both of the letters `ID`, two zeros and six digits.
 */
const codeLike = new RegExp(
  `^(?:[il1]d(?:[0-9]{6}|[0oq]{2}${DIGIT}{4}|${DIGIT}{10})|(?:d[il1]?|[il])?[0oq]{2}${DIGIT}{6})`,
);

/**
 * The codes that somebody may have meant by a text without separators: letters for digits (O for 0) and a lost `ID` are put right.
 * It may be a code with something behind it.
 */
export function meantCode(text: string): string {
  const [, letters = '', rest = ''] = /^([il1]d|)(.*)$/s.exec(text) ?? [];
  if (letters === '' && !/^[0-9]/.test(text)) return text;
  return `id${mistyped.reduce((digits, [letter, digit]) => digits.replace(letter, digit), rest)}`;
}

/**
 * Whether a username could be what another player's code becomes if it is mistyped, loses digits or its letters, or is followed by
 * something. Underscores are ignored, since banks drop them.
 */
export const resemblesPlayerCode = (username: string): boolean => codeLike.test(username.replaceAll('_', ''));
