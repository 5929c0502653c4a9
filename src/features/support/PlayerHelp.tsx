import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { Button, Copy, DescriptionList, Panel, Text, VisuallyHidden } from '@portal/ui-kit';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { selectData } from '../../api/selectData';
import { ClaimLink } from '../../claims/ClaimLink';
import { Column } from '../../components/layout';
import { useIsLine } from '../../hooks/useIsLine';
import { formatDateTime } from '../../lib/dates';
import { copyValue } from '../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import './texts';

interface AboutProps {
  id: string;
  username: string;
}

const COPY_ID = 'support:transaction';

/** What support needs to know about a transaction: its number, its account, and its time if it is among the newest. */
const AboutTransaction = ({ id, username }: AboutProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const copied = useAppSelector((root) => root.copied.id === COPY_ID);
  const { data: history } = useGetHistoryQuery(undefined, { selectFromResult: selectData });
  const isIt = useIsLine(id);
  const updatedAt = history?.find(isIt)?.updatedAt;
  const rows = [
    { label: t('support.transaction'), value: id },
    { label: t('support.account'), value: username },
    ...(updatedAt ? [{ label: t('support.time'), value: formatDateTime(updatedAt) }] : []),
  ];
  const copy = () =>
    void dispatch(copyValue(COPY_ID, rows.map(({ label, value }) => `${label}: ${value}`).join('\n')));
  return (
    <Panel aria-label={t('support.about')}>
      <Column>
        <Text as="h2" strong>
          {t('support.about')}
        </Text>
        <DescriptionList rows={rows} />
        <VisuallyHidden role="status">{copied && t('support.copied')}</VisuallyHidden>
        <Button variant="secondary" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>
          {t(copied ? 'support.copied' : 'support.copy')}
        </Button>
      </Column>
    </Panel>
  );
};

/** The ids that are shown, of any host. They are short and without markup, since anybody can write an address. */
const ID = /^[\w:./+=#~ -]{1,64}$/;

/** What /support shows a signed-in player: the transaction that a receipt's link named, and a link to claim a missing transfer. */
export const PlayerHelp = ({ transactionId, user }: { transactionId: string | null; user: User }) => (
  <Column>
    {transactionId !== null && ID.test(transactionId) && (
      <AboutTransaction id={transactionId} username={user.username} />
    )}
    <ClaimLink />
  </Column>
);
