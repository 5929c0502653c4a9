import { useEffect } from 'react';

/** Removes data that are shown only once from the store when their modal closes, including by the browser's Back. */
export function useForgetOnClose(open: boolean, isKept: boolean, forget: () => void): void {
  useEffect(() => {
    if (!open && isKept) forget();
  }, [open, isKept, forget]);
}
