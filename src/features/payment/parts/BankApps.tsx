import { memo, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bankAppLink, type PaymentMethod } from '@portal/contract';
import { Box, LinkButton } from '@portal/ui-kit';
import { PortalConfigContext } from '../../../lib/PortalConfigContext';
import { useIsTouchDevice } from '../../../hooks/useIsTouchDevice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { choiceMade } from '../../../store/slices/choices';
import '../texts';
import { appGrid } from './Checkout.styles';

export interface BankAppsProps {
  method: PaymentMethod;
  /** VND; null if the payer enters the amount. */
  cash: number | null;
}

/**
 * PLAY-1: on a phone, links to the bank apps that the deployment lists, with the last opened one first. Renders nothing on other
 * devices, without such a list, and for a code that names no bank.
 */
export const BankApps = memo(({ method, cash }: BankAppsProps) => {
  const { t } = useTranslation();
  const { bankApps } = useContext(PortalConfigContext);
  const isPhone = useIsTouchDevice();
  const labelId = useId();
  const dispatch = useAppDispatch();
  const last = useAppSelector(({ choices }) => choices.bankApp);
  const transfer = {
    qrCodeData: method.qrCodeData,
    cash,
    content: method.paymentSyntax,
    holder: method.accountName,
  };
  const links = [...bankApps]
    .sort((a, b) => Number(b.id === last) - Number(a.id === last))
    .flatMap((app) => {
      const href = bankAppLink(app, transfer);
      return href === null ? [] : [{ ...app, href }];
    });
  if (!isPhone || links.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={labelId}>
      {/* No heading, since on a phone it would be the first one below the page's title, two levels deeper. */}
      <Box component="p" id={labelId} sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 0.75 }}>
        {t('payment.openApp')}
      </Box>
      <Box sx={appGrid}>
        {links.map(({ id, name, href }, index) => (
          <LinkButton
            key={id}
            href={href}
            rel="noreferrer"
            variant={index === 0 && id === last ? 'primary' : 'secondary'}
            onClick={() => dispatch(choiceMade({ bankApp: id }))}
          >
            {name}
          </LinkButton>
        ))}
      </Box>
      <Box sx={{ mt: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>{t('payment.openAppHint')}</Box>
    </Box>
  );
});
BankApps.displayName = 'BankApps';
