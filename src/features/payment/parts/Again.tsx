import { useTranslation } from 'react-i18next';
import { TextLink } from '@portal/ui-kit';
import { RouterLink } from '../../../components/RouterLink';
import { newCodeAsked } from '../../../moneyEvents/arrivalsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { choiceMade } from '../../../store/slices/choices';
import '../texts';
import { cashText } from '../useCodeTitle';

const pages = { bankTransfers: '/payment/bank-transfer', eWallets: '/payment/e-wallet' } as const;

/** PLAY-6: repeats the last top-up with its method and amount. Renders nothing before the first one. */
export const Again = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const last = useAppSelector(({ choices }) => choices.lastTopUp);
  if (!last) return null;
  const { kind, method, cash } = last;
  return (
    <TextLink
      href={pages[kind]}
      linkComponent={RouterLink}
      aria-label={`${t('payment.againAmount', { amount: cashText(cash) })}. ${t('payment.again')}`}
      onClick={() => {
        dispatch(newCodeAsked());
        dispatch(choiceMade({ cash, [kind]: method }));
      }}
    >
      {t('payment.againAmount', { amount: cashText(cash) })}
    </TextLink>
  );
};
