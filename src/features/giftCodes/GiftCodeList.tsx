import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftCode } from '@portal/contract';
import { Gift, Panel, Text } from '@portal/ui-kit';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { stateOf, usableFirst } from './codes';
import { GiftCodeCard } from './GiftCodeCard';
import { Cards } from './GiftCodes.styles';
import './texts';

/** The player's codes, usable ones first; without any, an empty state with links to other pages. */
export const GiftCodeList = ({ codes }: { codes: readonly GiftCode[] }) => {
  const { t } = useTranslation();
  const shownAgain = useSnapshotTime();
  const [now] = useState(() => shownAgain ?? Date.now());
  if (codes.length === 0)
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
  return (
    <>
      <Text size="small" tone="secondary">
        {t('giftcode.howTo')}
      </Text>
      <Cards aria-label={t('giftcode.list')}>
        {usableFirst(codes, now).map((gift) => (
          <li key={gift.code}>
            <GiftCodeCard gift={gift} state={stateOf(gift, now)} />
          </li>
        ))}
      </Cards>
    </>
  );
};
