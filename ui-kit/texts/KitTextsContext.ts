import { createContext } from 'react';

/**
 * Gives the texts that a component shows for its own group: the same, or those of a KitTextsProvider above it. A component reads them by `use` in the
 * default of a prop, so that a prop wins.
 */
export const KitTextsContext = createContext(<Texts extends object>(own: Texts): Texts => own);
