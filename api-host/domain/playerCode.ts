/**
 * The transfer code of a player: 'ID', the player's number in at least 8 digits, and 2 check digits (ISO 7064, mod 97-10),
 * so that a digit misread or two swapped never name another player. No username has this form (a CHECK in the database).
 */
const form = /^id([0-9]{8,14})([0-9]{2})$/;

const checkDigits = (digits: string): string =>
  String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');

/** 'ID0000004269' for player 42. */
export function playerCode(playerId: number): string {
  const digits = String(playerId).padStart(8, '0');
  return `ID${digits}${checkDigits(digits)}`;
}

/** Whether a name would read as a transfer code; the database refuses such players. Underscores do not count, since banks drop them. */
export const readsAsPlayerCode = (username: string): boolean => form.test(username.replaceAll('_', ''));

/** Whether a name begins as a code does, or is the beginning of one: cut short, one of them may read as the other. */
export const mixesWithPlayerCodes = (username: string): boolean =>
  /^id([0-9]*$|[0-9]{10})/.test(username.replaceAll('_', ''));

/**
 * The player's number in a code (lower case, no separators); null when it is none, its check digits are wrong, or it has more
 * zeros than playerCode writes (a shorter code with foreign digits behind it).
 */
export function playerIdOf(code: string): number | null {
  const [, digits = '', check] = form.exec(code) ?? [];
  if (check === undefined || checkDigits(digits) !== check) return null;
  return digits.length > 8 && digits.startsWith('0') ? null : Number(digits);
}
