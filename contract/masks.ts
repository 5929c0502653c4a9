/** Hides most of a phone number, for texts that other people may see: +84•••••678. */
export const maskedPhone = (e164: string): string =>
  e164.slice(0, 3) + '•'.repeat(Math.max(1, e164.length - 6)) + e164.slice(-3);

/** Hides most of an e-mail address: d•••@example.com. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
