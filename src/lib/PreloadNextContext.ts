import { createContext } from 'react';

/** Preloads the chunks of the page that is shown after a login (architecture §7). */
export const PreloadNextContext = createContext<() => void>(() => undefined);
