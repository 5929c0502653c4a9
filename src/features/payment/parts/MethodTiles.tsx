import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '@portal/contract';
import { MethodTile, MethodTileGroup } from '@portal/ui-kit';
import { RouterLink } from '../../../components/RouterLink';
import '../texts';

export interface MethodTilesProps {
  /** Absent while loading or after a failure; the tiles then have no counts, but their links work. */
  methods: PaymentMethods | undefined;
  pathname: string;
}

/** PAY-1: the three ways to top up, each with its count and label. */
export const MethodTiles = ({ methods, pathname }: MethodTilesProps) => {
  const { t } = useTranslation();
  const tiles = [
    {
      href: '/payment/bank-transfer',
      title: t('payment.bank'),
      subtitle: methods
        ? t('payment.bankCount', { number: methods.bankTransfers.length })
        : t('payment.qrPay'),
      badge: t('payment.bankBadge'),
      badgeTone: 'gold',
    },
    {
      href: '/payment/e-wallet',
      title: t('payment.wallet'),
      subtitle: methods ? t('payment.walletCount', { number: methods.eWallets.length }) : '…',
      badge: t('payment.walletBadge'),
      badgeTone: 'info',
    },
    {
      href: '/payment/card',
      title: t('payment.card'),
      subtitle: methods ? t('payment.cardCount', { number: methods.cards.length }) : '…',
      badge: t('payment.cardBadge'),
      badgeTone: 'neutral',
    },
  ] as const;
  return (
    <MethodTileGroup aria-label={t('payment.methods')}>
      {tiles.map((tile) => (
        <MethodTile key={tile.href} {...tile} selected={pathname === tile.href} linkComponent={RouterLink} />
      ))}
    </MethodTileGroup>
  );
};
