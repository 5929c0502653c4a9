import { useSyncExternalStore } from 'react';

const coarsePointer = () => window.matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = coarsePointer();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the main input is touch. Such a device probably has an SMS app (REC-2). */
export const useIsTouchDevice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => coarsePointer().matches,
    () => false,
  );
