import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { SettingList, SettingRow, StatusChip } from '@portal/ui-kit';
import { formatPhone } from '../../lib/phone';
import './texts';

export type PersonalModal = 'name' | 'language' | 'phone' | 'email';

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

/** The editable rows of / (ME-3..6). */
export const Rows = ({ user, onOpen }: RowsProps) => {
  const { t } = useTranslation();
  const { firstName, middleName, lastName, phoneNumber, verifiedPhoneAt, email, verifiedAt } = user;
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
    </SettingList>
  );
};
