import { useMediaQuery } from './inBrowser';

/** Whether the main input is touch. Such a device probably has an SMS app (REC-2). */
export const useIsTouchDevice = (): boolean => useMediaQuery('(pointer: coarse)');
