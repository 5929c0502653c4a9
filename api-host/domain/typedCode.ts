/** Converts a code that a player typed to its stored form: case, spaces and the invisible marks of a chat do not matter (PLAY-8). */
export const typedCode = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
