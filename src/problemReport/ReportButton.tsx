import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@portal/ui-kit';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useAppDispatch } from '../store/hooks';
import { reportOpened } from '../store/slices/problemReport';
import './textsButton';

/** 'Báo lỗi', on every error panel; absent if the host accepts no reports (HOST-4). */
export const ReportButton = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { problemReports } = useContext(PortalConfigContext);
  return (
    problemReports && (
      <Button variant="quiet" onClick={() => void dispatch(reportOpened())}>
        {t('report.open')}
      </Button>
    )
  );
};
