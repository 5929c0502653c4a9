import { useEffect } from 'react';

/**
 * MUI returns the focus of a closed dialog to its opener. If a saved change has removed the opener, the page's main element gets the focus,
 * which would otherwise begin again at the top of the document.
 */
export function useFocusAfterwards(titleId: string, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    // This cleanup runs after the one of MUI's focus trap, which is a child.
    return () => {
      const { activeElement, body } = document;
      const isLost = !activeElement || activeElement === body;
      if (!isLost && !activeElement.closest(`[aria-labelledby="${titleId}"]`)) return;
      document.querySelector<HTMLElement>('main[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [titleId, open]);
}
