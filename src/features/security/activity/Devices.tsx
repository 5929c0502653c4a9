import { useTranslation } from 'react-i18next';
import { Button } from '@portal/ui-kit';
import { useGetSessionsQuery } from '../../../api/endpoints/playerSessions';
import { selectShown } from '../../../api/selectData';
import { refetchOnVisit } from '../../../api/refetchOnVisit';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import type { Modal } from '../../../hooks/useModal';
import { ActivitySection } from './ActivitySection';
import { Foot, Rows } from './Activity.styles';
import { DeviceRow } from './DeviceRow';
import { EndOthersDialog } from './EndOthersDialog';
import './texts';

/** The name under which the router shows the question (useModal). */
const QUESTION = 'devices';

const EndOthers = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <Foot ref={useFocusPassedOn<HTMLDivElement>()}>
      <Button variant="secondary" onClick={onClick}>
        {t('sessions.endOthers')}
      </Button>
    </Foot>
  );
};

/** SAFE-3: the browsers in which the player is signed in. Refetched on every visit. */
export const Devices = ({ modal }: { modal: Modal }) => {
  const { t } = useTranslation();
  const query = useGetSessionsQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: selectShown,
  });
  return (
    <ActivitySection
      title={t('sessions.title')}
      intro={t('sessions.intro')}
      loading={t('sessions.loading')}
      query={query}
    >
      {(sessions) => (
        <>
          <Rows as="ul">
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} />
            ))}
          </Rows>
          {sessions.some(({ current }) => !current) && <EndOthers onClick={() => modal.show(QUESTION)} />}
          <EndOthersDialog open={modal.open === QUESTION} onClose={() => modal.close(QUESTION)} />
        </>
      )}
    </ActivitySection>
  );
};
