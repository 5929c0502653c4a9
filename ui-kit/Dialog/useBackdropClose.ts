import { useEffect, useRef } from 'react';

/** In ms. */
const DOUBLE_CLICK_MS = 500;

/** `onClose` for MUI's Dialog, except for the second click of a double click that opened it, which meets the backdrop. */
export function useBackdropClose(open: boolean, onClose: () => void) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = Date.now();
  }, [open]);
  return (_event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (reason !== 'backdropClick' || Date.now() - openedAt.current > DOUBLE_CLICK_MS) onClose();
  };
}
