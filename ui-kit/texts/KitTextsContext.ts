import { createContext } from 'react';

/**
 * Gives the texts that a component shows for its own group: the same, or those of a KitTextsProvider above it. A component reads them by `use` in the
 * default of a prop, so that a prop wins.
 */
export const KitTextsContext = createContext(<Texts extends object>(own: Texts): Texts => own);

/** What a brand is called. Beside the context, as each module of the first load that stands apart costs time (docs/decisions/0124). */
export const logo = { title: 'FS Online' };

/** The unit of an amount that has none of its own. */
export const money = { unit: 'KP' };
