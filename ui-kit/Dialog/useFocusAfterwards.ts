import { type RefObject, useEffect, useRef } from 'react';
import { focusMain } from '../shared/focusMain';

/**
 * MUI returns the focus of a closed dialog to its opener. If a change on the page has removed the opener, the page's main element gets the
 * focus. Returns the ref for the root of the modal.
 */
export function useFocusAfterwards(open: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // When `open` changes, this cleanup runs after the trap's; when the dialog is unmounted, before it, and the trap then focuses an opener
    // that still exists.
    return () => {
      const { current: modal } = root;
      const { activeElement, body } = document;
      const isLost = !activeElement || activeElement === body || modal?.contains(activeElement);
      if (isLost) focusMain();
    };
  }, [open]);
  return root;
}
