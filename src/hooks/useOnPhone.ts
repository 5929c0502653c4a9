import { useSyncExternalStore } from 'react';

const touch = () => window.matchMedia('(pointer: coarse)');

const follow = (onChange: () => void) => {
  const query = touch();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the device is handled by touch, and so is likely to have an SMS app (REC-2). */
export const useOnPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => touch().matches,
    () => false,
  );
