import { useTranslation } from 'react-i18next';
import { SettingRow, StatusChip } from '@portal/ui-kit';
import { useGetLoginApprovalQuery } from '../../api/endpoints/loginApproval';
import { selectData } from '../../api/selectData';
import './texts';

/** SAFE-4: whether a sign-in from an unknown browser needs a code. Renders nothing if the host lacks the endpoint (HOST-4). */
export const ApprovalRow = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  const { data } = useGetLoginApprovalQuery(undefined, { selectFromResult: selectData });
  if (!data) return null;
  return (
    <SettingRow
      label={t('security.approval')}
      value={t('security.approvalShort')}
      status={
        data.enabled ? (
          <StatusChip tone="success" label={t('security.on')} />
        ) : (
          <StatusChip label={t('security.off')} />
        )
      }
      onClick={onClick}
    />
  );
};
