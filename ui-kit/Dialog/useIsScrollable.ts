import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element's content overflows. If so, the element must be focusable, so that the keyboard can scroll it. */
export function useIsScrollable(): [RefCallback<HTMLElement>, boolean] {
  const [isScrollable, setIsScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isScrollable];
}
