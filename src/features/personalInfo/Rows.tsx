import { useTranslation } from 'react-i18next';
import { credentialPolicy, type User } from '@portal/contract';
import { SettingList, SettingRow, StatusChip } from '@portal/ui-kit';
import { formatPhone } from '../../lib/phone';
import './texts';

type PersonalModal = 'name' | 'language' | 'phone' | 'email' | 'export' | 'deletion';

const DELETION_DAYS = credentialPolicy.deletion.waitHours / 24;

const Verified = ({ at }: { at: string | null }) => {
  const { t } = useTranslation();
  return at === null ? (
    <StatusChip tone="warning" label={t('me.unverified')} />
  ) : (
    <StatusChip tone="success" label={t('me.verified')} />
  );
};

export interface RowsProps {
  user: User;
  onOpen: (modal: PersonalModal) => void;
}

/** The editable rows of / (ME-3..6), and those for export and deletion if the host offers them (SAFE-13). */
export const Rows = ({ user, onOpen }: RowsProps) => {
  const { t } = useTranslation();
  const { firstName, middleName, lastName, phoneNumber, verifiedPhoneAt, email, verifiedAt } = user;
  const { offersDataExport = false, deletesAt } = user;
  const name = [lastName, middleName, firstName].filter(Boolean).join(' ');
  return (
    <SettingList>
      <SettingRow label={t('me.name')} value={name || t('me.unset')} onClick={() => onOpen('name')} />
      <SettingRow label={t('me.language')} value={t('me.vietnamese')} onClick={() => onOpen('language')} />
      <SettingRow
        label={t('me.phone')}
        value={phoneNumber ? formatPhone(phoneNumber) : t('me.unset')}
        status={<Verified at={verifiedPhoneAt} />}
        onClick={() => onOpen('phone')}
      />
      <SettingRow
        label={t('me.email')}
        value={email ?? t('me.unset')}
        status={email !== null && <Verified at={verifiedAt} />}
        onClick={() => onOpen('email')}
      />
      {offersDataExport && (
        <SettingRow label={t('me.export')} value={t('me.exportValue')} onClick={() => onOpen('export')} />
      )}
      {deletesAt === null && (
        <SettingRow
          label={t('me.deletion')}
          value={t('me.deletionValue', { days: DELETION_DAYS })}
          onClick={() => onOpen('deletion')}
        />
      )}
    </SettingList>
  );
};
