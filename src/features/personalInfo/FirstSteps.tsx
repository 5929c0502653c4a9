import { Suspense, useState } from 'react';
import type { User } from '@portal/contract';
import { ErrorBoundary } from '@portal/ui-kit';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { useAppSelector } from '../../store/hooks';
import { useRememberedChoices } from '../../store/useRememberedChoices';
import { Placeholder } from './FirstSteps.placeholder';
import { isNewcomer } from './newcomerSteps';
import { lazyComponent } from '../../components/preloadable';

/** In the chunk of the page's modals, since the name of each additional chunk is loaded with every page (architecture §7). */
const FirstStepsPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "personalInfoParts" */ './FirstStepsPanel')).FirstStepsPanel,
);

interface FirstStepsProps {
  user: User;
  /** Called when the player has closed the panel, and its button has disappeared. */
  onClosed: () => void;
}

const OfNewcomer = (props: FirstStepsProps) => {
  const restored = useRememberedChoices(props.user.username);
  const closed = useAppSelector(({ choices }) => choices.firstStepsClosed);
  if (closed) return null;
  return (
    // If the panel fails, the page is the same as for other players.
    <ErrorBoundary>
      <Suspense fallback={<Placeholder lines={4} />}>
        {/* The host does not know what this device remembers, so it renders an empty place. */}
        {restored ? <FirstStepsPanel {...props} /> : <Placeholder lines={4} />}
      </Suspense>
    </ErrorBoundary>
  );
};

/** A newcomer's first steps, until all are done or the player closes them, which this device remembers (decision 0121). */
export const FirstSteps = (props: FirstStepsProps) => {
  const shownAgain = useSnapshotTime();
  const [now] = useState(() => shownAgain ?? Date.now());
  return isNewcomer(props.user, now) && <OfNewcomer {...props} />;
};
