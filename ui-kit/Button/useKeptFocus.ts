import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A browser removes the focus from a button as soon as it is disabled. This hook restores it when the button is no longer busy, unless
 * something else has received the focus meanwhile, so a keyboard user can press the button again (WCAG 2.4.3).
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
    // When no control has the focus, an ancestor of the button has it: the body, or a dialog.
    if (hadFocus.current && (!focused || focused.contains(node))) node.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [button, busy]);
}
