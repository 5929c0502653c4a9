import { useContext } from 'react';
import styled from '@emotion/styled';
import { useHydrated } from '../../hooks/inBrowser';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { canUsePasskeys } from '../../lib/canUsePasskeys';
import { withApi } from '../../api/whenApi';
import { Optional } from '../../components/Optional';
import { lazyComponent } from '../../components/preloadable';

const PasskeySignIn = lazyComponent(
  async () => (await withApi(() => import('./PasskeySignIn'))).PasskeySignIn,
);

/**
 * Reserves the button's space. The host marks the document if passkeys are offered (serving/page.ts), so that the
 * prerendered page already has the space and nothing moves when the button appears.
 */
const Slot = styled.div({
  display: 'none',
  gap: 16,
  minHeight: 48,
  '[data-passkeys] &, &[data-shown]': { display: 'grid' },
});

/** The sign-in by passkey, if the deployment and the browser support it (SAFE-5). */
export const PasskeySlot = () => {
  const config = useContext(PortalConfigContext);
  const isHydrated = useHydrated();
  const isOffered = isHydrated && canUsePasskeys(config);
  return (
    <Slot data-shown={isOffered || undefined}>
      {isOffered && (
        <Optional>
          <PasskeySignIn />
        </Optional>
      )}
    </Slot>
  );
};
