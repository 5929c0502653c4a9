import { lazy, Suspense, type ComponentType } from 'react';

/** Loaded after the page. If its chunk cannot be loaded, the history still shows the recharges. */
const PendingRecharges = lazy(async (): Promise<{ default: ComponentType<{ username: string }> }> => {
  const loaded = await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy').catch(() => null);
  return { default: loaded?.PendingRecharges ?? (() => null) };
});

export const PendingRechargesArea = ({ username }: { username: string }) => (
  <Suspense>
    <PendingRecharges username={username} />
  </Suspense>
);
