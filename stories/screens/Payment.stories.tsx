import type { Meta } from '@storybook/react-webpack5';
import { paymentScenes } from '../scenes/payment';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Payment', parameters: screenParameters };
export default meta;

const story = storyOf(paymentScenes);

export const Index = story('Index');
export const Loading = story('Loading');
export const Offline = story('Offline');
export const ServerError = story('ServerError');
export const Banks = story('Banks');
export const NoBanks = story('NoBanks');
export const Wallets = story('Wallets');
export const NoWallets = story('NoWallets');
export const Card = story('Card');
export const ZeroBalance = story('ZeroBalance');
export const Debt = story('Debt');
export const HugeBalance = story('HugeBalance');
export const LongValues = story('LongValues');
export const UnknownBank = story('UnknownBank');
export const BadRate = story('BadRate');
// React logs the error that the panel's error boundary catches.
export const BrokenPanel = { ...story('BrokenPanel'), tags: ['throws'] };
export const SyntaxCopied = story('SyntaxCopied');
export const AmountChosen = story('AmountChosen');
export const AmountChosenWithDebt = story('AmountChosenWithDebt');
export const OtherAmount = story('OtherAmount');
export const OtherAmountMistake = story('OtherAmountMistake');
export const BankApps = story('BankApps');
export const Remembered = story('Remembered');
export const Paid = story('Paid');
// React logs the error that the part's error boundary catches.
export const PaidFailed = { ...story('PaidFailed'), tags: ['throws'] };
export const PaidAfterDebt = story('PaidAfterDebt');
export const EnlargedPaid = story('EnlargedPaid');
export const Enlarged = story('Enlarged');
export const EnlargedWithAmount = story('EnlargedWithAmount');
export const EnlargedSaved = story('EnlargedSaved');
export const EnlargedNotSaved = story('EnlargedNotSaved');
export const Arrived = story('Arrived');
export const ArrivedAfterDebt = story('ArrivedAfterDebt');
export const ArrivedForDebt = story('ArrivedForDebt');
export const ArrivedClearedDebt = story('ArrivedClearedDebt');
