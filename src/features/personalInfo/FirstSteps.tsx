import { lazy, Suspense, useState } from 'react';
import type { User } from '@portal/contract';
import { ErrorBoundary } from '@portal/ui-kit';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { useAppSelector } from '../../store/hooks';
import { useRememberedChoices } from '../../store/useRememberedChoices';
import { Placeholder } from './FirstSteps.placeholder';
import { isNewcomer } from './newcomerSteps';

/** In the chunk of the page's modals, since each chunk costs every page its name (architecture §7). */
const FirstStepsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "personalInfoParts" */ './FirstStepsPanel')).FirstStepsPanel,
}));

interface FirstStepsProps {
  user: User;
  /** The player has closed the panel, and its button is gone. */
  onClosed: () => void;
}

const OfNewcomer = (props: FirstStepsProps) => {
  const restored = useRememberedChoices(props.user.username);
  const closed = useAppSelector(({ choices }) => choices.firstStepsClosed);
  if (closed) return null;
  return (
    // Without it, the page is what it is for everyone.
    <ErrorBoundary>
      <Suspense fallback={<Placeholder lines={4} />}>
        {/* The host does not know what this device remembers, and leaves the place free. */}
        {restored ? <FirstStepsPanel {...props} /> : <Placeholder lines={4} />}
      </Suspense>
    </ErrorBoundary>
  );
};

/** What a newcomer does first, until all of it is done or they close it, which this device remembers (decision 0121). */
export const FirstSteps = (props: FirstStepsProps) => {
  const shownAgain = useSnapshotTime();
  const [now] = useState(() => shownAgain ?? Date.now());
  return isNewcomer(props.user, now) && <OfNewcomer {...props} />;
};
