import { useTranslation } from 'react-i18next';
import { CopyableValue, StatusChip, Text } from '@portal/ui-kit';
import { BrandCoin } from '../../components/BrandCoin';
import { formatDateTime } from '../../lib/dates';
import { copyValue } from '../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Ticket } from './codes';
import { Body, Facts, Head, Stub, TicketCard } from './GiftCodes.styles';
import './texts';

const tones = { usable: 'success', used: 'neutral', expired: 'warning', redeemed: 'success' } as const;
const grades = { usable: 3, used: 0, expired: 0, redeemed: 2 } as const;
/** With this many days left or fewer, the expiry is shown as a warning. */
const SOON = 3;

/** One code as a ticket (GIFT-1): its title, the code (a click copies it), what it gives, its zone and its expiry. */
export const GiftCodeCard = ({ ticket: { gift, state, days } }: { ticket: Ticket }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = `giftcode:${gift.code}`;
  const copied = useAppSelector((root) => root.copied.id === id);
  const ends = state === 'usable' && days !== null;
  const soon = ends && days <= SOON;
  const label = ends
    ? days === 0
      ? t('giftcode.lastDay')
      : t('giftcode.daysLeft', { days: String(days) })
    : t(`giftcode.${state}`);
  const where = [
    [t('giftcode.where'), gift.zoneName ?? t('giftcode.everywhere')],
    [t('giftcode.expires'), gift.expiresAt === null ? t('giftcode.never') : formatDateTime(gift.expiresAt)],
  ];
  const usedAt = t(state === 'redeemed' ? 'giftcode.redeemedAt' : 'giftcode.usedAt');
  const facts = [
    [t('giftcode.gives'), gift.gives],
    ...(state === 'redeemed' ? [] : where),
    ...(gift.usedAt === null ? [] : [[usedAt, formatDateTime(gift.usedAt)]]),
  ];
  return (
    <TicketCard>
      <Stub tone={soon ? 'error' : state === 'redeemed' ? 'success' : 'info'} aria-hidden>
        <BrandCoin grade={grades[state]} width={64} />
      </Stub>
      <Body>
        <Head>
          <Text as="h2" strong>
            {gift.title}
          </Text>
          <StatusChip tone={soon ? 'error' : tones[state]} label={label} />
        </Head>
        <CopyableValue
          label={t('giftcode.code')}
          value={gift.code}
          emphasis={state === 'usable'}
          copied={copied}
          copiedText={t('giftcode.copied')}
          onCopy={(value) => void dispatch(copyValue(id, value))}
        />
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Body>
    </TicketCard>
  );
};
