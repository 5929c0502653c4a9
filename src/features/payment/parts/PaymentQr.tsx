import { limits, type PaymentMethod } from '@portal/contract';
import { QRCode } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import { useCodeTitle } from '../useCodeTitle';

/**
 * That of a bank transfer without an amount. A code of version 1 would need a quiet zone almost twice as wide, and the kit reserves that
 * of the smallest version, so that the code is equally wide whatever it contains.
 */
const MIN_VERSION = 5;

export interface PaymentQrProps {
  method: PaymentMethod;
  code: MethodCode;
}

/** The code of a method (PAY-3). */
export const PaymentQr = ({ method, code: { data, cash } }: PaymentQrProps) => {
  const title = useCodeTitle();
  return (
    <QRCode data={data} size={limits.paymentQrPx} minVersion={MIN_VERSION} title={title(method, cash)} />
  );
};
