import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftCode } from '@portal/contract';
import { EmptyState, Gift, LinkButton, Panel, Text } from '@portal/ui-kit';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { RouterLink } from '../../components/RouterLink';
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
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('giftcode.empty')}
          description={t('giftcode.emptyNext')}
          action={
            <LinkButton href="/recharge" variant="secondary" linkComponent={RouterLink}>
              {t('giftcode.toRecharge')}
            </LinkButton>
          }
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
