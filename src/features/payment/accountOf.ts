import type { PaymentMethod } from '@portal/contract';
import './texts';

/** PAY-3: the number to send money to; for a wallet, its mobile account number. */
export const accountOf = ({ type, accountNumber, mobileAccountNumber }: PaymentMethod) =>
  type === 'e-wallet'
    ? ({ label: 'payment.mobileNumber', number: mobileAccountNumber ?? accountNumber } as const)
    : ({ label: 'payment.accountNumber', number: accountNumber } as const);
