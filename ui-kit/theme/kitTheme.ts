import { createKitTheme } from './createKitTheme';

/** The kit's own look: the result of createKitTheme without options. */
export const kitTheme = createKitTheme();
