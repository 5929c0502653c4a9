import { useEffect, useRef, type RefObject } from 'react';

const inputEvents = [
  'click',
  'mousedown',
  'pointerdown',
  'touchstart',
  'submit',
  'beforeinput',
  'paste',
  'drop',
  'dragover',
] as const;

/** While a snapshot is shown, blocks all input outside the bar. The handlers of `keys` work wherever the focus is. */
export function useReadOnlyPage(
  bar: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const inBar = ({ target }: Event) => target instanceof Node && bar.current?.contains(target) === true;
    const block = (event: Event) => {
      if (inBar(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      // The slider and the list handle the arrow keys themselves.
      const isHandledByBar =
        inBar(event) && (target instanceof HTMLInputElement || target instanceof HTMLSelectElement);
      if (!isHandledByBar) current.current[key]?.();
      if (key !== 'Tab') block(event);
    };
    for (const name of inputEvents) window.addEventListener(name, block, { capture: true, passive: false });
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      for (const name of inputEvents) window.removeEventListener(name, block, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [bar]);
}
