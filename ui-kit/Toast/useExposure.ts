import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const isHidden = (node: Element): boolean => node.closest('[aria-hidden="true"]') !== null;

/**
 * Waits if a dialog hides the element from screen readers when this component is mounted. They announce no text that was inserted into a
 * hidden live region, nor one that appears together with its region: `exposures` becomes 1 two frames after the region is exposed.
 */
export function useExposure(element: RefObject<Element | null>): {
  exposures: number;
  waiting: RefObject<boolean>;
} {
  const [exposures, setExposures] = useState(0);
  const waiting = useRef(false);
  useLayoutEffect(() => {
    const { current: node } = element;
    if (!node || !isHidden(node)) return undefined;
    waiting.current = true;
    let frame = 0;
    const announce = () => {
      waiting.current = false;
      setExposures(1);
    };
    const observer = new MutationObserver(() => {
      if (isHidden(node)) return;
      observer.disconnect();
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(announce);
      });
    });
    observer.observe(node.ownerDocument, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return { exposures, waiting };
}
