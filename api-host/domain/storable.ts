/**
 * Text that PostgreSQL stores: it has no NUL, and jsonb no half of a character, such as of an emoji that another system has cut in two.
 * Each becomes U+FFFD.
 */
export const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '\ufffd');
