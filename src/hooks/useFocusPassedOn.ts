import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an element that may be removed while a control in it has the focus, such as the row of an ended session. The focus
 * then moves to the closest container with `tabindex="-1"`, and not to the top of the document (WCAG 2.4.3). So does the focus that the
 * browser took from a control in it because the control was disabled, such as a busy button.
 */
export function useFocusPassedOn<Node extends HTMLElement>(): RefObject<Node | null> {
  const element = useRef<Node>(null);
  useLayoutEffect(() => {
    const { current: node } = element;
    let last = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      const { activeElement, body } = document;
      const focused = activeElement === body && last?.matches(':disabled') ? last : activeElement;
      if (!node?.contains(focused)) return;
      node.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
