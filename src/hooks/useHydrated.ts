import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the markup is the build's own, which knows nothing of the deployment; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
