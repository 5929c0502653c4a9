import { PartBoundary } from '../../../components/PartBoundary';
import { lazyComponent } from '../../../components/preloadable';
import { useAppSelector } from '../../../store/hooks';
import { PlainOutcome } from './PlainOutcome';

const PendingRecharges = lazyComponent(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).PendingRecharges,
);

/** Loaded after the page. If it cannot be shown, the recharge that was just made is still reported here, and the others by the history. */
export const PendingRechargesArea = ({ username }: { username: string }) => {
  const recharge = useAppSelector((state) => state.recharge);
  const waits = recharge.phase === 'succeeded' && recharge.pending;
  return (
    <PartBoundary resetKey={waits} vital={waits ? <PlainOutcome recharge={recharge} /> : undefined}>
      <PendingRecharges username={username} />
    </PartBoundary>
  );
};
