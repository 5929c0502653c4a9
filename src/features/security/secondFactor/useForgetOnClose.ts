import { useEffect } from 'react';

/** What is shown once is gone from the store when its modal closes, also by the browser's Back. */
export function useForgetOnClose(open: boolean, isKept: boolean, forget: () => void): void {
  useEffect(() => {
    if (!open && isKept) forget();
  }, [open, isKept, forget]);
}
