import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while the prerendered markup is hydrated, since the build does not know the deployment's settings; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
