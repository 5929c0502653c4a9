import { MethodsPage } from './MethodsPage';

export { CardPage } from './CardPage';
export { PaymentIndex } from './PaymentIndex';
export { PaymentPage } from './PaymentPage';

/** The chunk of /payment: its layout and its pages. */
export const BankTransferPage = () => <MethodsPage key="bankTransfers" kind="bankTransfers" />;
export const EWalletPage = () => <MethodsPage key="eWallets" kind="eWallets" />;
