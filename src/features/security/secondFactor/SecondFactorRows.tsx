import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '@portal/contract';
import { SettingRow, StatusChip } from '@portal/ui-kit';
import { formatDate } from '../../../lib/dates';
import './texts';

/** With this many recovery codes or fewer, the player should get new ones. */
const FEW = 3;

export interface SecondFactorRowsProps {
  factor: SecondFactor;
  /** Opens a modal by its name. */
  show: (modal: string) => void;
}

/** The rows of /security about the second factor (SAFE-5). */
export const SecondFactorRows = ({ factor: { enabledAt, codesLeft }, show }: SecondFactorRowsProps) => {
  const { t } = useTranslation();
  if (enabledAt === null)
    return (
      <SettingRow
        label={t('factor.title')}
        value={t('factor.off')}
        status={<StatusChip tone="warning" label={t('factor.statusOff')} />}
        onClick={() => show('secondFactor')}
      />
    );
  return (
    <>
      <SettingRow
        label={t('factor.title')}
        value={t('factor.on', { date: formatDate(enabledAt) })}
        status={<StatusChip tone="success" label={t('factor.statusOn')} />}
        onClick={() => show('secondFactorOff')}
      />
      <SettingRow
        label={t('factor.codes')}
        value={t('factor.codesLeft', { count: codesLeft })}
        status={codesLeft <= FEW && <StatusChip tone="warning" label={t('factor.fewCodes')} />}
        onClick={() => show('recoveryCodes')}
      />
    </>
  );
};
