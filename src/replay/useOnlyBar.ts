import { useEffect, useRef, type RefObject } from 'react';

const touches = [
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

/** While a moment is shown only the bar can be touched: the screen is a picture of what was. `keys` work everywhere. */
export function useOnlyBar(bar: RefObject<HTMLElement | null>, keys: Readonly<Record<string, () => void>>) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const inBar = ({ target }: Event) => target instanceof Node && bar.current?.contains(target) === true;
    const stop = (event: Event) => {
      if (inBar(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      // The slider and the list have arrows of their own.
      const own = inBar(event) && (target instanceof HTMLInputElement || target instanceof HTMLSelectElement);
      if (!own) current.current[key]?.();
      if (key !== 'Tab') stop(event);
    };
    for (const name of touches) window.addEventListener(name, stop, { capture: true, passive: false });
    window.addEventListener('keydown', press, true);
    return () => {
      for (const name of touches) window.removeEventListener(name, stop, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [bar]);
}
