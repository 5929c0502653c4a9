/** The document's title for a page of the portal of `game` (APP-6). */
export const documentTitle = (title: string, game: string): string => `${title} | ${game}`;
