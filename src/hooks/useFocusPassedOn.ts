import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an element that may be removed while a control in it has the focus, such as the row of an ended session. The focus
 * then moves to the closest container with `tabindex="-1"`, and not to the top of the document (WCAG 2.4.3).
 */
export function useFocusPassedOn<Node extends HTMLElement>(): RefObject<Node | null> {
  const element = useRef<Node>(null);
  useLayoutEffect(() => {
    const { current: node } = element;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      node.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
