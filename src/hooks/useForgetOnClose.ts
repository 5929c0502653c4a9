import { useEffect } from 'react';

/** Removes what is shown only once, such as the outcome of a call, from the store when its modal closes, including by the browser's Back. */
export function useForgetOnClose(open: boolean, isKept: boolean, forget: () => void): void {
  useEffect(() => {
    if (!open && isKept) forget();
  }, [open, isKept, forget]);
}
