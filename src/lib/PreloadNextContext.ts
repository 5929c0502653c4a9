import { createContext } from 'react';

/** Loads the chunks of the page that follows a login, so that they are there when it succeeds (architecture §7). */
export const PreloadNextContext = createContext<() => void>(() => undefined);
