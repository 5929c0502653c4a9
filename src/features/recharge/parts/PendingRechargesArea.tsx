import { Suspense, type ComponentType } from 'react';
import { lazyComponent } from '../../../components/preloadable';

/** Loaded after the page. If its chunk cannot be loaded, the history still shows the recharges. */
const PendingRecharges = lazyComponent(async (): Promise<ComponentType<{ username: string }>> => {
  const loaded = await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy').catch(() => null);
  return loaded?.PendingRecharges ?? (() => null);
});

export const PendingRechargesArea = ({ username }: { username: string }) => (
  <Suspense>
    <PendingRecharges username={username} />
  </Suspense>
);
