import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element holds more than it shows: then it must be reachable by keyboard, or nobody without a mouse reads its end. */
export function useIsScrollable(): [RefCallback<HTMLElement>, boolean] {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls];
}
