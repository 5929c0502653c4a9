import { useTranslation } from 'react-i18next';
import { sumOf } from '@portal/contract';
import { ConfirmDialog, DescriptionList, Money } from '@portal/ui-kit';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { coinsText } from '../amounts';
import '../texts';

export interface QuestionProps {
  order: RechargeOrder;
  /** The server's name. */
  zone: string;
  /** KP that the player can spend now; Infinity if unknown. */
  credit: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** PLAY-5: the one question before KP are spent: server, coins, price, and what is left. */
export const Question = ({ order, zone, credit, onCancel, onConfirm }: QuestionProps) => {
  const { t } = useTranslation();
  const coins = `${coinsText(order)} ${order.coinName}`;
  return (
    <ConfirmDialog
      open
      role="alertdialog"
      title={t('recharge.ask', { coins: coinsText(order), coinName: order.coinName })}
      confirmLabel={t('recharge.confirm')}
      cancelLabel={t('recharge.cancel')}
      confirmFocused
      onCancel={onCancel}
      onConfirm={onConfirm}
      // An Enter key that is still held from the page's button must not answer the question.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
    >
      <DescriptionList
        rows={[
          { label: t('recharge.zone'), value: zone },
          { label: t('recharge.coins'), value: coins },
          { label: t('recharge.price'), value: <Money value={order.creditAmount} /> },
          ...(credit === Infinity
            ? []
            : [
                {
                  label: t('recharge.leftNow'),
                  value: <Money value={sumOf([credit, -order.creditAmount])} />,
                },
              ]),
        ]}
      />
    </ConfirmDialog>
  );
};
