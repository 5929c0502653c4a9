import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const isHidden = (node: Element): boolean => node.closest('[aria-hidden="true"]') !== null;

/**
 * Waits if a dialog hides the element from screen readers when this component is mounted or the message changes. They announce no text that
 * was inserted into a hidden live region, nor one that appears together with its region: `exposures` grows two frames after the region is
 * exposed.
 */
export function useExposure(
  element: RefObject<Element | null>,
  message: ReactNode,
  messageKey: Key | undefined,
): {
  exposures: number;
  waiting: RefObject<boolean>;
} {
  const [exposures, setExposures] = useState(0);
  const waiting = useRef(false);
  useLayoutEffect(() => {
    const { current: node } = element;
    // A message that changes within the two frames waits for them as well.
    if (!node || !(waiting.current || isHidden(node))) return undefined;
    waiting.current = true;
    let frame = 0;
    const announce = () => {
      waiting.current = false;
      setExposures((count) => count + 1);
    };
    const announceIfExposed = () => {
      if (isHidden(node)) return;
      observer.disconnect();
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(announce);
      });
    };
    const observer = new MutationObserver(announceIfExposed);
    observer.observe(node.ownerDocument, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    announceIfExposed();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, message, messageKey]);
  return { exposures, waiting };
}
