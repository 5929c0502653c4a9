import { useHydrated } from '../../../hooks/inBrowser';
import { Optional } from '../../../components/Optional';
import { lazyComponent } from '../../../components/preloadable';

const Campaigns = lazyComponent(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).Campaigns,
);

/** PLAY-9: the campaigns, at the end of the page and after hydration, so that they shift nothing and delay no purchase. */
export const CampaignsArea = () =>
  useHydrated() && (
    <Optional>
      <Campaigns />
    </Optional>
  );
