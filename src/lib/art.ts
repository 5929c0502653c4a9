/**
 * The places that the kit and the portal reserve for a deployment's art (`data-art`): behind public pages, behind titles, on the page
 * for unknown paths, and in empty states (docs/design.md).
 */
export const artNames = ['key', 'band', 'lost', 'history', 'gifts', 'notices'] as const;
export type ArtName = (typeof artNames)[number];
