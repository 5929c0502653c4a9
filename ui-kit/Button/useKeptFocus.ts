import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A browser takes the focus from a button as soon as it is disabled. This gives it back when the button is no longer busy, unless
 * the focus has gone to something else meanwhile: who pressed by the keyboard can press again (WCAG 2.4.3).
 */
export function useKeptFocus(button: RefObject<HTMLElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current: node } = button;
    if (!node) return;
    const focused = node.ownerDocument.activeElement;
    if (busy) {
      hadFocus.current = focused === node;
      return;
    }
    // Whatever holds the button has it where nothing else does: the page, or a dialog.
    if (hadFocus.current && (!focused || focused.contains(node))) node.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [button, busy]);
}
