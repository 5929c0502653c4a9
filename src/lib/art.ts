/**
 * The places that the kit and the portal keep for the art of a deployment (`data-art`): behind public pages, behind titles, on the page that
 * does not exist, and in empty states (docs/design.md).
 */
export const artNames = ['key', 'band', 'lost', 'history', 'gifts', 'notices'] as const;
export type ArtName = (typeof artNames)[number];
