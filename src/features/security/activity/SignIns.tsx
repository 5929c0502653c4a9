import { useTranslation } from 'react-i18next';
import type { SignIn } from '@portal/contract';
import { Button, Dialog, EmptyState, History, Panel } from '@portal/ui-kit';
import { useGetSignInsQuery } from '../../../api/endpoints/playerSessions';
import { selectShown } from '../../../api/selectData';
import { refetchOnVisit } from '../../../api/refetchOnVisit';
import type { Modal } from '../../../hooks/useModal';
import { ActivitySection } from './ActivitySection';
import { Foot, Rows } from './Activity.styles';
import { SignInRow } from './SignInRow';
import './texts';

/** The name under which the router shows the whole list (useModal). */
const ALL = 'sign-ins';
/** How many sign-ins the page itself shows. */
const SHOWN = 5;

const List = ({ signIns }: { signIns: readonly SignIn[] }) => (
  <Rows as="ul">
    {signIns.map((signIn, index) => (
      <SignInRow key={`${signIn.happenedAt} ${signIn.kind} ${index}`} signIn={signIn} />
    ))}
  </Rows>
);

/** SAFE-3: sign-ins of 90 days, including failed ones, and changes of credentials; the newest on the page, all in a dialog. */
export const SignIns = ({ modal }: { modal: Modal }) => {
  const { t } = useTranslation();
  const query = useGetSignInsQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: selectShown,
  });
  const close = () => modal.close(ALL);
  return (
    <ActivitySection
      title={t('signIns.title')}
      intro={t('signIns.intro')}
      loading={t('signIns.loading')}
      query={query}
    >
      {(signIns) =>
        signIns.length === 0 ? (
          <Panel>
            <EmptyState art="notices" icon={<History size={28} aria-hidden />} title={t('signIns.empty')} />
          </Panel>
        ) : (
          <>
            <List signIns={signIns.slice(0, SHOWN)} />
            {signIns.length > SHOWN && (
              <Foot>
                <Button variant="secondary" onClick={() => modal.show(ALL)}>
                  {t('signIns.all', { count: signIns.length })}
                </Button>
              </Foot>
            )}
            <Dialog
              open={modal.open === ALL}
              onClose={close}
              title={t('signIns.title')}
              actions={
                <Button variant="secondary" onClick={close}>
                  {t('signIns.close')}
                </Button>
              }
            >
              <List signIns={signIns} />
            </Dialog>
          </>
        )
      }
    </ActivitySection>
  );
};
