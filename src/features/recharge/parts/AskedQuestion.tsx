import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Zone } from '@portal/contract';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { PartBoundary } from '../../../components/PartBoundary';
import { lazyComponent } from '../../../components/preloadable';

const Question = lazyComponent(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).Question,
);

export interface AskedQuestionProps {
  open: boolean;
  /** null while a value is missing or an order is under way: then there is nothing to ask. */
  order: RechargeOrder | null;
  zones: readonly Zone[];
  credit: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question of PLAY-5 while the address says that it is open. It closes when there is nothing to ask. */
export const AskedQuestion = ({ open, order, zones, onCancel, ...rest }: AskedQuestionProps) => {
  const { key } = useLocation();
  const lost = open && !order;
  useEffect(() => {
    if (lost) onCancel();
  });
  if (!open || !order) return null;
  return (
    <PartBoundary asked resetKey={key}>
      <Question
        order={order}
        zone={zones.find(({ id }) => id === order.zoneId)?.name ?? ''}
        onCancel={onCancel}
        {...rest}
      />
    </PartBoundary>
  );
};
