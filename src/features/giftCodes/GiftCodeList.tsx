import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeRedemption, GiftCode } from '@portal/contract';
import { ChevronDown, formatNumber, Gift, Panel, Text } from '@portal/ui-kit';
import { everyMinute } from '../../lib/everyMinute';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { ticketsOf, type Ticket } from './codes';
import { GiftCodeCard } from './GiftCodeCard';
import { Cards, Fold } from './GiftCodes.styles';
import './texts';

interface GiftCodeListProps {
  codes: readonly GiftCode[];
  /** In ms, by this device's clock. */
  fetchedAt: number;
  redemptions: readonly CodeRedemption[];
}

const Tickets = ({ label, tickets }: { label: string; tickets: readonly Ticket[] }) => (
  <Cards aria-label={label}>
    {tickets.map((ticket) => (
      <li key={ticket.gift.code}>
        <GiftCodeCard ticket={ticket} />
      </li>
    ))}
  </Cards>
);

/** In ms. It moves on, since a code may expire while the page is open. */
function useNow() {
  const shownAgain = useSnapshotTime();
  const [now, setNow] = useState(() => shownAgain ?? Date.now());
  useEffect(
    () => (shownAgain === undefined ? everyMinute(() => setNow(Date.now())) : undefined),
    [shownAgain],
  );
  return now;
}

/** The player's codes, with those that are over folded below the usable ones. Without any codes, an empty state with a link. */
export const GiftCodeList = ({ codes, fetchedAt, redemptions }: GiftCodeListProps) => {
  const { t } = useTranslation();
  const now = useNow();
  const giftOf = (credit: number) => t('giftcode.kp', { amount: formatNumber(credit) });
  const { usable, over } = ticketsOf(codes, redemptions, { now, fetchedAt, giftOf });
  if (usable.length + over.length === 0)
    return (
      <Panel>
        <EmptyWithLink
          Icon={Gift}
          art="gifts"
          title={t('giftcode.empty')}
          text={t('giftcode.emptyNext')}
          href="/recharge"
          link={t('giftcode.toRecharge')}
        />
      </Panel>
    );
  const folded = t('giftcode.over', { count: over.length });
  return (
    <>
      {usable.length > 0 && (
        <>
          <Text size="small" tone="secondary">
            {t('giftcode.howTo')}
          </Text>
          <Tickets label={t('giftcode.list')} tickets={usable} />
        </>
      )}
      {over.length > 0 && (
        <Fold open={usable.length === 0}>
          <summary>
            {folded}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <Tickets label={folded} tickets={over} />
        </Fold>
      )}
    </>
  );
};
