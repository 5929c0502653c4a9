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

/** Whether a username reads as a transfer code; the database refuses such names. Underscores are ignored, since banks drop them. */
export const readsAsPlayerCode = (username: string): boolean => form.test(username.replaceAll('_', ''));

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
