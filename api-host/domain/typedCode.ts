/** Converts a code that a player typed to its stored form: case and spaces do not matter (PLAY-8). */
export const typedCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
