import { useTranslation } from 'react-i18next';
import type { Passkey } from '@portal/contract';
import { Smartphone } from '@portal/ui-kit';
import { formatDateTime } from '../../../lib/dates';
import { AccessRow } from '../activity/AccessRow';
import './texts';

/** One passkey, with a button that removes it. */
export const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const { t } = useTranslation();
  const { name, createdAt, lastUsedAt } = passkey;
  const facts = [
    createdAt === null ? null : t('passkeys.created', { time: formatDateTime(createdAt) }),
    lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { time: formatDateTime(lastUsedAt) }),
  ].filter((fact) => fact !== null);
  return (
    <AccessRow
      Icon={Smartphone}
      name={name}
      facts={facts}
      action={{ label: t('passkeys.remove'), onClick: onRemove }}
    />
  );
};
