import { Optional } from '../../../components/Optional';
import { lazyComponent } from '../../../components/preloadable';
import { useAppSelector } from '../../../store/hooks';
import { PlainOutcome } from './PlainOutcome';

const PendingRecharges = lazyComponent(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).PendingRecharges,
);

const PlainPending = () => {
  const recharge = useAppSelector((state) => state.recharge);
  return recharge.phase === 'succeeded' && recharge.pending && <PlainOutcome recharge={recharge} />;
};

/** Loaded after the page. If it cannot be, the history still shows the recharges, and this place the one that was just made. */
export const PendingRechargesArea = ({ username }: { username: string }) => (
  <Optional fallback={<PlainPending />}>
    <PendingRecharges username={username} />
  </Optional>
);
