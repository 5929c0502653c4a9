import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The maximum wait for a page to reach its previous height, in ms. */
const PATIENCE_MS = 5000;
const ofThePlayer = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top` as soon as the page is high enough, unless the player interacts first. Returns a function that stops waiting. */
function scrollWhenHighEnough(top: number, done: () => void): () => void {
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const type of ofThePlayer) window.removeEventListener(type, end);
    done();
  };
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    end();
  });
  const timer = window.setTimeout(end, PATIENCE_MS);
  for (const type of ofThePlayer) window.addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  return end;
}

/**
 * PLAY-10: Back and Forward restore the scroll position. The browser alone cannot, since a page is short until its data have loaded.
 * Positions are kept until the portal is closed or reloaded, by the location key of the router.
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const known = positions.current;
    const top = navigation === NavigationType.Pop ? known.get(key) : undefined;
    let restoring = top !== undefined && top > 0;
    const remember = () => {
      if (!restoring) known.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    const end = restoring ? scrollWhenHighEnough(top ?? 0, () => (restoring = false)) : undefined;
    return () => {
      window.removeEventListener('scroll', remember);
      end?.();
    };
  }, [key, navigation]);
}
