import { useCallback } from 'react';
import { formatInteger, Toast } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { arrivalSeen } from '../../store/slices/arrivals';
import { appTexts } from '../texts';

/** PAY-9: tells once that KP came in. */
export const ArrivalToast = () => {
  const t = useTexts(appTexts);
  const dispatch = useAppDispatch();
  const credit = useAppSelector(({ arrivals }) => arrivals.credit);
  const close = useCallback(() => void dispatch(arrivalSeen()), [dispatch]);
  return (
    <Toast
      open={credit > 0}
      message={t('shell.arrived', { amount: formatInteger(credit) })}
      severity="success"
      onClose={close}
    />
  );
};
