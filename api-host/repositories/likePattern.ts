/** A LIKE pattern for texts that contain `text`, with LIKE's special characters escaped. */
export const likeContaining = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
