import { useTranslation } from 'react-i18next';
import { Button, Money, Notice } from '@portal/ui-kit';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import type { Arrived } from '../../../moneyEvents/arrivalsSlice';
import '../texts';
import { arrivalText } from './arrivalText';

interface PlainArrivalProps {
  arrived: Arrived;
  onNewCode: () => void;
}

/** The KP that arrived, as long as TopUpSuccess cannot be shown: the player must know that their money is there. */
export const PlainArrival = ({ arrived, onNewCode }: PlainArrivalProps) => {
  const { t } = useTranslation();
  const { amount, title } = arrivalText(arrived);
  return (
    <Notice
      ref={useFocusPassedOn<HTMLDivElement>()}
      severity="success"
      live="off"
      title={
        <>
          <Money value={amount} signed /> {t(title)}
        </>
      }
      action={
        <Button variant="secondary" onClick={onNewCode}>
          {t('payment.newCode')}
        </Button>
      }
    />
  );
};
