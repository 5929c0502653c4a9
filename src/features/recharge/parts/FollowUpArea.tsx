import { lazy, Suspense, type ComponentType } from 'react';

/** Comes after the page; a chunk that can't be had leaves the history to tell. */
const FollowUp = lazy(async (): Promise<{ default: ComponentType<{ username: string }> }> => {
  const later = await import('../later').catch(() => null);
  return { default: later?.FollowUp ?? (() => null) };
});

export const FollowUpArea = ({ username }: { username: string }) => (
  <Suspense>
    <FollowUp username={username} />
  </Suspense>
);
