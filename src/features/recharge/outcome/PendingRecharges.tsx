import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import type { Transaction } from '@portal/contract';
import { formatNumber, Notice, TextLink } from '@portal/ui-kit';
import { Column } from '../../../components/layout';
import { receiptLink } from '../../../components/receiptLink';
import { StatusRegion } from '../../../components/StatusRegion';
import { rechargeStatusOf } from '../../../operations/recharge/rechargeOperation';
import { coinsText } from '../amounts';
import '../texts';
import './texts';
import { useEndedMigration } from './useEndedMigration';
import { usePendingRecharges } from './usePendingRecharges';

const orderTextOf = ({ value, payload: { metadata } }: Transaction) => ({
  coins: metadata ? coinsText({ gameId: metadata.gameId, coins: metadata.coin }) : '',
  coinName: metadata?.coinName ?? '',
  amount: value === null ? '' : formatNumber(Math.abs(value)),
});

const severities = { pending: 'info', success: 'success', failed: 'error' } as const;

/** One recharge: pending, delivered, or refused and refunded. */
const PendingRechargeNotice = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation();
  const bought = orderTextOf(transaction);
  const severity = severities[rechargeStatusOf(transaction)];
  const titles = {
    info: t('recharge.pending', bought),
    success: t('recharge.succeeded', bought),
    error: t('recharge.refusedTitle'),
  };
  const texts = {
    info: t('recharge.pendingText', bought),
    success: t('recharge.relogin'),
    error: t('recharge.refunded', bought),
  };
  return (
    <Notice severity={severity} live={severity === 'error' ? 'assertive' : 'off'} title={titles[severity]}>
      <p>
        {texts[severity]} <TextLink {...receiptLink(transaction)}>{t('recharge.receipt')}</TextLink>
      </p>
    </Notice>
  );
};

/** Takes no gap of the page while it has only the empty live region. */
const Area = styled(Column)({ '&[data-empty]': { position: 'absolute' } });

/** Recharges that wait for the game server, and their outcomes, even after a reload. Leads to the page of a migration that ended then. */
export const PendingRecharges = ({ username }: { username: string }) => {
  const followed = usePendingRecharges(username);
  useEndedMigration(username);
  const area = useRef<HTMLDivElement>(null);
  const news = followed.map(({ id, status }) => `${id} ${status}`).join();

  // On a phone, the button that was pressed is far below this area.
  useEffect(() => {
    if (news !== '') area.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);

  const noticesOf = (shown: Transaction[]) =>
    shown.length > 0 && (
      <Column>
        {shown.map((transaction) => (
          <PendingRechargeNotice key={transaction.id} transaction={transaction} />
        ))}
      </Column>
    );
  const isRefused = (transaction: Transaction) => rechargeStatusOf(transaction) === 'failed';
  return (
    <Area ref={area} data-empty={followed.length === 0 || undefined}>
      {/* Outside the live region, since they are alerts. */}
      {noticesOf(followed.filter(isRefused))}
      <StatusRegion inParts>{noticesOf(followed.filter((each) => !isRefused(each)))}</StatusRegion>
    </Area>
  );
};
