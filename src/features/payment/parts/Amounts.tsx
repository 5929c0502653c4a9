import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { AmountChip, AmountChipGroup, formatNumber, SkeletonBlock } from '@portal/ui-kit';
import { isOffered, offeredCash } from '../amounts';
import { broughtBy } from '../rates';
import '../texts';
import { cashText } from '../useCodeTitle';
import { PartBoundary } from '../../../components/PartBoundary';
import { lazyComponent } from '../../../components/preloadable';

/** In its own chunk, since most players do not need this form. */
const OtherAmount = lazyComponent(async () => (await import('./OtherAmount')).OtherAmount);

export interface AmountsProps {
  method: Pick<PaymentMethod, 'exchangeRate' | 'bonuses'>;
  /** VND; undefined for none. */
  cash: number | undefined;
  /** null: none. */
  onChoose: (cash: number | null) => void;
}

/** PLAY-1: the offered amounts as chips, and a field for any other one. */
export const Amounts = ({ method, cash, onChoose }: AmountsProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  /** Whether the last input was a press: the arrow keys select a chip as well, and must not leave the group (WCAG 3.2.2). */
  const pressed = useRef(false);
  const [types, setTypes] = useState(false);
  const other = opened || (cash !== undefined && !isOffered(cash));
  const noteOf = (offered: number) => {
    const bonus = broughtBy(offered, method, 0)?.bonus ?? 0n;
    return bonus > 0n ? t('payment.bonusNote', { bonus: formatNumber(bonus) }) : undefined;
  };
  return (
    <div>
      <AmountChipGroup
        label={t('payment.amounts')}
        onPointerDown={() => {
          pressed.current = true;
        }}
        onKeyDown={() => {
          pressed.current = false;
        }}
      >
        {offeredCash.map((offered) => (
          <AmountChip
            key={offered}
            value={offered}
            label={cashText(offered)}
            note={noteOf(offered)}
            selected={!other && cash === offered}
            onSelect={() => {
              setOpened(false);
              onChoose(offered);
            }}
          />
        ))}
        <AmountChip
          open
          value="other"
          label={t('payment.otherAmount')}
          note={t('payment.otherFrom')}
          selected={other}
          onSelect={() => {
            setOpened(true);
            setTypes(pressed.current);
            onChoose(null);
          }}
        />
      </AmountChipGroup>
      {other && (
        <PartBoundary asked loading={<SkeletonBlock height={56} />}>
          <OtherAmount cash={cash} focused={types} onChoose={onChoose} onOpened={setOpened} />
        </PartBoundary>
      )}
    </div>
  );
};
