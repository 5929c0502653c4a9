import { useEffect, useRef } from 'react';

/** In ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * `onClose` for MUI's Dialog, except for clicks on the backdrop if it does not close, and for the second click of a double click that
 * opened the dialog, which meets the backdrop.
 */
export function useBackdropClose(open: boolean, onClose: () => void, backdropCloses: boolean) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = Date.now();
  }, [open]);
  return (_event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    const closes = backdropCloses && Date.now() - openedAt.current > DOUBLE_CLICK_MS;
    if (reason !== 'backdropClick' || closes) onClose();
  };
}
