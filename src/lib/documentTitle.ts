/** The document's title for a page (APP-6). */
export const documentTitle = (title: string): string => `${title} | FS Online`;
