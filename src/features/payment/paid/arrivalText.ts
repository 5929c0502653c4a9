import { sumOf } from '@portal/contract';
import type { Arrived } from '../../../moneyEvents/arrivalsSlice';
import '../texts';

/** PLAY-2: the KP that arrived, and the key of the words after them. */
export const arrivalText = ({ credited, repaid }: Arrived) =>
  ({
    amount: sumOf([credited, repaid]),
    title: credited > 0 ? 'payment.arrived' : 'payment.arrivedForDebt',
  }) as const;
