/** Most of a number hidden, for texts that may meet other eyes: +84•••••678. */
export const maskedPhone = (e164: string): string =>
  e164.slice(0, 3) + '•'.repeat(Math.max(1, e164.length - 6)) + e164.slice(-3);

/** Most of an address hidden: d•••@example.com. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
