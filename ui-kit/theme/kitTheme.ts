import { createKitTheme } from './createKitTheme';

/** The kit's own look: what createKitTheme makes without a change. */
export const kitTheme = createKitTheme();
