import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../hooks/inBrowser';

const Campaigns = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).Campaigns,
}));

/** PLAY-9: the campaigns, at the end of the page and once it can be used: they move nothing, and no purchase waits for them. */
export const CampaignsArea = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <Campaigns />
    </Suspense>
  );
