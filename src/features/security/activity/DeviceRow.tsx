import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Session } from '@portal/contract';
import { Monitor, Smartphone, StatusChip } from '@portal/ui-kit';
import { useEndSessionMutation } from '../../../api/endpoints/playerSessions';
import { asPortalError } from '../../../api/portalError';
import { originName } from '../originName';
import { formatDateTime } from '../../../lib/dates';
import { useAppDispatch } from '../../../store/hooks';
import { changeSaved } from '../../../store/slices/saved';
import { AccessRow } from './AccessRow';
import './texts';

/** Whether it is a phone or a tablet, judging by its system. */
const isMobile = ({ system }: Session): boolean => /^(android|ios|ipados|iphone|ipad)\b/i.test(system ?? '');

const addressOf = ({ place, address }: Session, t: TFunction): string | null => {
  const shown = address && t('sessions.address', { address });
  return [place, shown].filter(Boolean).join(' · ') || null;
};

/** One signed-in browser; any except the current one can be signed out. */
export const DeviceRow = ({ session }: { session: Session }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [end, { error, isLoading }] = useEndSessionMutation();
  const name = originName(session, t);
  const facts = [
    session.current || session.lastUsedAt === null
      ? null
      : t('sessions.lastUsed', { time: formatDateTime(session.lastUsedAt) }),
    session.createdAt && t('sessions.since', { time: formatDateTime(session.createdAt) }),
    addressOf(session, t),
  ].filter((fact) => fact !== null);
  const failure = error && asPortalError(error);

  const signOut = async () => {
    const answer = await end(session.id);
    if (!answer.error) dispatch(changeSaved('session'));
  };
  return (
    <AccessRow
      Icon={isMobile(session) ? Smartphone : Monitor}
      name={name}
      mark={session.current && <StatusChip tone="success" label={t('sessions.current')} />}
      facts={facts}
      action={
        session.current ? null : { label: t('sessions.end'), onClick: () => void signOut(), busy: isLoading }
      }
      error={failure?.status === 404 ? undefined : failure?.message}
    />
  );
};
