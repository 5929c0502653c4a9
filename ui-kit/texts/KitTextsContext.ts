import { createContext } from 'react';

/**
 * A function that maps a component's built-in texts to the texts to show: unchanged, or with the changes of a KitTextsProvider above it. A
 * component calls it in the default value of a prop, so that an explicit prop wins.
 */
export const KitTextsContext = createContext(<Texts extends object>(own: Texts): Texts => own);

/** The brand's name. In the same module as the context, because each separate module of the first load costs time (docs/decisions/0124). */
export const logo = { title: 'FS Online' };

/** The unit of amounts without their own unit. */
export const money = { unit: 'KP' };
