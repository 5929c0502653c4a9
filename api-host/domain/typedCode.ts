/** A code as it is kept, of one that a player typed: small letters and spaces do not matter (PLAY-8). */
export const typedCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
