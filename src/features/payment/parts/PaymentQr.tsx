import { limits, type PaymentMethod } from '@portal/contract';
import { QRCode } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import { useCodeTitle } from '../useCodeTitle';

/**
 * The version of a bank transfer's code without an amount. The kit reserves the quiet zone of the smallest allowed version, so that the
 * code is equally wide whatever it contains; with version 1 that zone would be almost twice as wide.
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
