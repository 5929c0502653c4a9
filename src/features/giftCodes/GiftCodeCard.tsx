import { useTranslation } from 'react-i18next';
import type { GiftCode } from '@portal/contract';
import { CopyableValue, Panel, StatusChip, Text } from '@portal/ui-kit';
import { formatDateTime } from '../../lib/dates';
import { copyValue } from '../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { CodeState } from './codes';
import { Facts, Head } from './GiftCodes.styles';
import './texts';

const tones = { usable: 'success', used: 'neutral', expired: 'warning' } as const;

/** One code (GIFT-1): its title, the code (a click copies it), what it gives, its zone and its expiry. */
export const GiftCodeCard = ({ gift, state }: { gift: GiftCode; state: CodeState }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = `giftcode:${gift.code}`;
  const copied = useAppSelector((root) => root.copied.id === id);
  const facts = [
    [t('giftcode.gives'), gift.gives],
    [t('giftcode.where'), gift.zoneName ?? t('giftcode.everywhere')],
    [t('giftcode.expires'), gift.expiresAt === null ? t('giftcode.never') : formatDateTime(gift.expiresAt)],
    ...(gift.usedAt === null ? [] : [[t('giftcode.usedAt'), formatDateTime(gift.usedAt)]]),
  ];
  return (
    <Panel as="article">
      <Head>
        <Text as="h2" strong>
          {gift.title}
        </Text>
        <StatusChip tone={tones[state]} label={t(`giftcode.${state}`)} />
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
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
};
