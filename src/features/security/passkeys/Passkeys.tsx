import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { Button } from '@portal/ui-kit';
import { useGetPasskeysQuery } from '../../../api/endpoints/passkeys';
import { selectShown } from '../../../api/selectData';
import type { Modal } from '../../../hooks/useModal';
import { PortalConfigContext } from '../../../lib/PortalConfigContext';
import { canUsePasskeys } from '../../../lib/canUsePasskeys';
import { ActivitySection } from '../activity/ActivitySection';
import { Foot, Rows } from '../activity/Activity.styles';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { PasskeyRow } from './PasskeyRow';
import { RemovePasskeyDialog } from './RemovePasskeyDialog';
import './texts';

/** The names under which the router shows the dialogs (useModal); the second one is followed by the passkey's id. */
const ADD = 'addPasskey';
const REMOVE = 'removePasskey:';

/** SAFE-5: the player's passkeys. In their own chunk. */
export const Passkeys = ({ user, modal }: { user: User; modal: Modal }) => {
  const { t } = useTranslation();
  const query = useGetPasskeysQuery(undefined, { selectFromResult: selectShown });
  const canAdd = canUsePasskeys(useContext(PortalConfigContext));
  const { open, show, close } = modal;
  const removed = query.data?.find(({ id }) => open === `${REMOVE}${id}`);
  return (
    <ActivitySection
      title={t('passkeys.title')}
      intro={t('passkeys.intro')}
      loading={t('passkeys.loading')}
      query={query}
    >
      {(passkeys) => (
        <>
          {passkeys.length > 0 && (
            <Rows as="ul">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => show(`${REMOVE}${passkey.id}`)}
                />
              ))}
            </Rows>
          )}
          {canAdd && (
            <Foot>
              <Button variant="secondary" onClick={() => show(ADD)}>
                {t('passkeys.add')}
              </Button>
            </Foot>
          )}
          <AddPasskeyDialog user={user} open={open === ADD} onClose={() => close(ADD)} passkeys={passkeys} />
          {removed && (
            <RemovePasskeyDialog
              user={user}
              passkey={removed}
              open
              onClose={() => close(`${REMOVE}${removed.id}`)}
              passkeys={passkeys}
            />
          )}
        </>
      )}
    </ActivitySection>
  );
};
